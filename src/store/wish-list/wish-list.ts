/**
 * What this visitor has saved, the latest first, in the shop's storage: only in memory until the visitor allows more. Each variant is an
 * item of its own. Price and stock as they were are kept with it, so that a return tells what has changed. A member's list takes its place.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { StoragePort } from '../../platform/storage'
import { encodeJson } from '../../platform/wire/encode'
import { parseJson } from '../../platform/wire/json'
import { ownOf } from '../../platform/wire/record'
import type { CartItem } from '../base/cart-answer'
import { storageKey } from '../base/storage-keys'
import type { ProductView } from '../base/views'
import { selectPrice } from '../button/buy-state'
import { plainReference, STORES_APP_ID } from '../cart/plain-reference'
import { type ItemChoice, matchVariant } from '../catalog/choose/choose-variant'
import { isId } from '../catalog/is-id'
import { numberOf, objectOr, objectsIn, textOf } from '../catalog/untrusted'

/** The platform's own limit. */
export const MOST_ITEMS = 100

export interface SavedItem {
  /** The product with its variant, or with what was chosen; without options, the product as a whole. */
  item: CartItem
  /** Empty, without currency and stock, for what a member has saved elsewhere: as it was then is not known. */
  name: string
  /** Major units. */
  price: number
  currency: string
  inStock?: boolean
  /** It has joined a member's list. */
  given?: boolean
  /** The member's list is full: this item is in this browser alone. */
  isHere?: boolean
}

/** Who keeps the items: this browser, or a member's list on the platform. */
export interface Keeper {
  /** A copy. */
  read(): SavedItem[]
  keep(items: readonly SavedItem[]): void
  /** Something may have changed them elsewhere. */
  reread?(): void
}

/** Texts, extras and subscriptions are chosen when the item is bought. While an option is open, the product itself is meant. */
export const savedReference = (product: ProductView, { variant, options }: ItemChoice): CartItem =>
  plainReference({ ...product, modifiers: [], oneTimePurchase: true }, { variant, options }) ?? {
    appId: STORES_APP_ID,
    catalogItemId: product.id,
  }

export function toSaved(product: ProductView, choice: ItemChoice): SavedItem {
  const { price } = selectPrice(product, choice)
  const { inStock, preorder } = matchVariant(product, choice) ?? product
  const item = savedReference(product, choice)
  return { item, name: product.name, price: price.value, currency: price.currency, inStock: inStock || Boolean(preorder) }
}

/** The same for options in any order. */
export function itemKey({ catalogItemId, options }: CartItem): string {
  const { variantId = '', options: chosen } = ownOf(options)
  return JSON.stringify([catalogItemId, variantId, Object.entries(ownOf(chosen)).sort(([a], [b]) => (a < b ? -1 : 1))])
}

/** What names a product of the shop, and nothing else: neither stored values nor answers are trusted. */
export function itemIn(value: unknown): CartItem | undefined {
  const { catalogItemId, options } = objectOr(value as Partial<CartItem>)
  if (!catalogItemId || typeof catalogItemId !== 'string' || !isId(catalogItemId)) return undefined
  const { variantId, options: chosen } = objectOr(options)
  const texts: Record<string, string> = Object.fromEntries(
    Object.entries(objectOr(chosen) as object).filter(([, value]) => textOf(value)),
  )
  return {
    appId: STORES_APP_ID,
    catalogItemId,
    ...(textOf(variantId) ? { options: { variantId } } : Object.keys(texts).length && { options: { options: texts } }),
  }
}

/** Any script can write into the page's storage. */
export function readSaved(value: unknown): SavedItem[] {
  const found = new Map<string, SavedItem>()
  for (const { item: named, name, price, currency, inStock, given } of objectsIn(value as Partial<SavedItem>[])) {
    const [item, amount] = [itemIn(named), numberOf(price)]
    if (!item || amount === undefined || found.has(itemKey(item))) continue
    found.set(itemKey(item), {
      item,
      name: textOf(name),
      price: amount,
      currency: textOf(currency),
      ...(typeof inStock === 'boolean' && { inStock }),
      ...(given === true && { given }),
    })
  }
  return [...found.values()].slice(0, MOST_ITEMS)
}

export interface WishList {
  readonly store: StoreApi<readonly SavedItem[]>
  has(item: CartItem): boolean
  /** False if the list is full. An item that is there already stays as it was. */
  add(saved: SavedItem): boolean
  /** Returns what puts the item back in its place. */
  remove(item: CartItem): () => void
  /** Another tab may have changed it, or the visitor what may be stored. */
  reread(): void
  /** This browser's. */
  readonly own: Keeper
  /** From here on the items are those of `keeper`. @default `own` */
  lead(keeper?: Keeper): void
}

export function createWishList(storage: StoragePort, clientId: string): WishList {
  const key = storageKey(clientId, 'wish-list')
  const own: Keeper = {
    read: () => readSaved(parseJson(storage.read(key))),
    keep: (items) => void storage.write(key, encodeJson(items)),
  }
  let keeper = own
  const read = () => keeper.read()
  const store = createStore<readonly SavedItem[]>(read)
  const isSame =
    (item: CartItem) =>
    ({ item: other }: SavedItem) =>
      itemKey(other) === itemKey(item)
  function keep(items: readonly SavedItem[]): void {
    keeper.keep(items)
    show()
  }
  function show(): void {
    const items = read()
    if (encodeJson(items) !== encodeJson(store.getState())) store.setState(items, true)
  }
  return {
    store,
    has: (item) => store.getState().some(isSame(item)),
    add(saved) {
      const items = read() // another tab may have been faster
      if (items.some(isSame(saved.item))) keep(items)
      else if (items.length >= MOST_ITEMS) return false
      else keep([saved, ...items])
      return true
    },
    remove(item) {
      const items = read()
      const place = items.findIndex(isSame(item))
      const [taken] = items.splice(place, place < 0 ? 0 : 1)
      keep(items)
      return () => {
        const now = read()
        if (taken && now.length < MOST_ITEMS && !now.some(isSame(item)))
          keep([...now.slice(0, place), taken, ...now.slice(place)])
      }
    },
    reread() {
      keeper.reread?.()
      show()
    },
    own,
    lead(next = own) {
      keeper = next
      show()
    },
  }
}

/**
 * What this visitor has saved, the latest first, in the shop's storage: only in memory until the visitor allows more. Each variant is an
 * item of its own. Price and stock as they were are kept with it, so that a return tells what has changed.
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
  name: string
  /** Major units. */
  price: number
  currency: string
  inStock: boolean
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

/** For buying the item, and for drawing it. */
export function choiceOfItem({ options }: CartItem): ItemChoice {
  const { variantId, options: chosen } = ownOf(options)
  return { ...(variantId && { variant: variantId }), ...(chosen && { options: chosen }) }
}

/** The same for options in any order. */
export function itemKey({ catalogItemId, options }: CartItem): string {
  const { variantId = '', options: chosen } = ownOf(options)
  return JSON.stringify([catalogItemId, variantId, Object.entries(ownOf(chosen)).sort(([a], [b]) => (a < b ? -1 : 1))])
}

/** Any script can write into the page's storage. */
function readSaved(text: string | null | undefined): SavedItem[] {
  const found = new Map<string, SavedItem>()
  for (const kept of objectsIn(parseJson(text) as Partial<SavedItem>[])) {
    const { catalogItemId, options } = objectOr(kept.item)
    const price = numberOf(kept.price)
    if (!catalogItemId || typeof catalogItemId !== 'string' || !isId(catalogItemId) || price === undefined) continue
    const { variantId, options: chosen } = objectOr(options)
    const texts: Record<string, string> = Object.fromEntries(
      Object.entries(objectOr(chosen) as object).filter(([, value]) => textOf(value)),
    )
    const item: CartItem = {
      appId: STORES_APP_ID,
      catalogItemId,
      ...(textOf(variantId) ? { options: { variantId } } : Object.keys(texts).length && { options: { options: texts } }),
    }
    const key = itemKey(item)
    if (!found.has(key))
      found.set(key, { item, name: textOf(kept.name), price, currency: textOf(kept.currency), inStock: kept.inStock !== false })
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
}

export function createWishList(storage: StoragePort, clientId: string): WishList {
  const key = storageKey(clientId, 'wish-list')
  const read = () => readSaved(storage.read(key))
  const store = createStore<readonly SavedItem[]>(read)
  const isSame =
    (item: CartItem) =>
    ({ item: other }: SavedItem) =>
      itemKey(other) === itemKey(item)
  function keep(items: readonly SavedItem[]): void {
    storage.write(key, encodeJson(items) ?? '')
    store.setState(items, true)
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
      const items = read()
      if (encodeJson(items) !== encodeJson(store.getState())) store.setState(items, true)
    },
  }
}

/** What the return tells of an item. */
export interface SavedChange {
  stock?: 'sold-out' | 'back'
  isCheaper: boolean
}

/** Against the product as the platform has it now; never between two currencies. */
export function changeOf(saved: SavedItem, product: ProductView): SavedChange {
  const choice = choiceOfItem(saved.item)
  const { price } = selectPrice(product, choice)
  const { inStock, preorder } = matchVariant(product, choice) ?? product
  const isBuyable = inStock || Boolean(preorder)
  return {
    ...(isBuyable !== saved.inStock && { stock: isBuyable ? ('back' as const) : ('sold-out' as const) }),
    isCheaper: price.currency === saved.currency && price.value < saved.price,
  }
}

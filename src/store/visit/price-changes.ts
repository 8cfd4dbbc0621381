/**
 * Lines whose price changed since the visitor last saw the cart, on any page. Shown until the cart is closed, so once; an inline cart counts as
 * seen at once, and shows the change for the life of its page. Items added from a snapshot count as seen at the snapshot's price. Stock needs no
 * record: an unavailable line shows it as long as it lasts.
 */
import type { StoragePort } from '../../platform/environment'
import { ownOf } from '../../platform/wire/record'
import type { Amount } from '../base/amount'
import { type PriceChange, selectCart } from '../base/state'
import { storageKey } from '../base/storage-keys'
import type { CartLineView } from '../base/views'
import type { Shop } from '../shop/shop'

type Prices = Record<string, Amount>

/** Any script can write into the page's storage. */
function recall(text: string | null | undefined): Prices {
  try {
    const entries = Object.entries(JSON.parse(text ?? '{}') as Prices)
    const isAmount = (price: Partial<Amount> | null) => typeof price?.formatted === 'string' && typeof price.value === 'number'
    return ownOf(Object.fromEntries(entries.filter(([, price]) => isAmount(price))))
  } catch {
    return ownOf({})
  }
}

/** Starts watching; returns its undo. */
export function watchPrices({ clientId, store, listen }: Shop, storage: StoragePort): () => void {
  const key = storageKey(clientId, 'prices')
  let looked = recall(storage.read(key))
  let seen: unknown
  let inPage: unknown

  /** @param shown all prices on screen were seen */
  function pricesOf(shown: boolean): Prices {
    const lines = selectCart(store.getState())?.lines ?? []
    // An unreadable price is not comparable.
    const priceOf = ({ id, price }: CartLineView) => ((!shown || !price.formatted) && looked[id]) || price
    return ownOf(Object.fromEntries(lines.map((line) => [line.id, priceOf(line)])))
  }
  /** Stores what the next page compares with; this page goes on comparing with `looked`. */
  const keep = () => storage.write(key, JSON.stringify(inPage ? pricesOf(true) : looked))

  function compare(): void {
    const { cart, inlineCart, snapshotPrices = ownOf<Prices>({}) } = store.getState()
    const appeared = Boolean(inlineCart) && !inPage
    inPage = inlineCart
    if (cart.status !== 'ready') return
    if (cart === seen) {
      if (appeared) keep()
      return
    }
    seen = cart
    for (const { id, variantId = '', productId, price } of cart.cart.lines) {
      // Automatic discounts make a line cheaper than its product, so only a higher price is certain to have changed.
      const shown = snapshotPrices[variantId] ?? snapshotPrices[productId]
      if (shown && shown.value < price.value) looked[id] ??= shown
    }
    const moved: Record<string, PriceChange> = ownOf({})
    for (const line of cart.cart.lines) {
      const before = looked[line.id]
      if (
        before?.formatted &&
        line.price.formatted &&
        before.currency === line.price.currency &&
        before.value !== line.price.value
      )
        moved[line.key] = { kind: 'price', before }
    }
    looked = pricesOf(false)
    keep()
    if (Object.keys(moved).length || Object.keys(store.getState().priceChanges).length) store.setState({ priceChanges: moved })
  }

  const stop = [
    store.subscribe(compare),
    listen(({ type }) => {
      if (type !== 'cart-close') return
      looked = pricesOf(true)
      keep()
      store.setState({ priceChanges: ownOf({}) })
    }),
  ]
  compare() // this code may arrive after the cart
  return () => {
    for (const step of stop) step()
  }
}

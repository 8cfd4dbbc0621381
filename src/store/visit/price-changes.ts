/**
 * What changed since the visitor looked last: the price of a line, by their last open cart, whichever page that was on. Stays until the
 * cart is closed again, so it is said once; a cart that stands in the page is looked at as soon as it is there, and says it on that page. Stock needs no memory: a line that cannot be had says so for as long as it is so.
 */
import type { StoragePort } from '../../platform/environment'
import type { Shop } from '../shop'
import { type PriceChange, selectCart } from '../state'
import { storageKey } from '../storage-keys'
import type { Amount, CartLineView } from '../views'

type Prices = Record<string, Amount>

/** Anybody may have written into the page's storage. */
function recall(text: string | null): Prices {
  try {
    const entries = Object.entries(JSON.parse(text ?? '{}') as Prices)
    const isAmount = (price: Partial<Amount> | null) => typeof price?.formatted === 'string' && typeof price.value === 'number'
    return Object.fromEntries(entries.filter(([, price]) => isAmount(price)))
  } catch {
    return {}
  }
}

/** Starts watching; returns its undo. */
export function watchPrices({ clientId, store, listen }: Shop, storage: StoragePort): () => void {
  const key = storageKey(clientId, 'prices')
  let looked = recall(storage.read(key))
  let { cart: seen, inlineCart: inPage } = store.getState()

  /** @param shown everything on screen has been looked at */
  function pricesOf(shown: boolean): Prices {
    const lines = selectCart(store.getState())?.lines ?? []
    // A price that could not be read is nothing to compare with.
    const priceOf = ({ id, price }: CartLineView) => ((!shown || !price.formatted) && looked[id]) || price
    return Object.fromEntries(lines.map((line) => [line.id, priceOf(line)]))
  }
  /** This page goes on comparing with what it has compared with; the next one need not say it again. */
  const keep = () => storage.write(key, JSON.stringify(inPage ? pricesOf(true) : looked))

  function compare(): void {
    const { cart, inlineCart } = store.getState()
    const appeared = Boolean(inlineCart) && !inPage
    inPage = inlineCart
    if (cart.status !== 'ready') return
    if (cart === seen) {
      if (appeared) keep()
      return
    }
    seen = cart
    const moved: Record<string, PriceChange> = {}
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
      store.setState({ priceChanges: {} })
    }),
  ]
  return () => {
    for (const step of stop) step()
  }
}

/** Return from checkout (docs/architecture.md, "One press"): enables the checkout button again and emits the outcome exactly once. */

import type { Telling } from '../base/state'
import { storageKey } from '../base/storage-keys'
import type { Shop } from '../shop/shop'

/**
 * Called on page load and when a page is restored. If the visitor was at checkout, the cart is read again: an empty one means that an order was
 * placed, and so does a checkout that the platform calls completed. If the cart cannot be read, the mark stays for the next page.
 * @param orderId the order's id from the page's address, if the platform wrote it there
 * @returns what to tell the visitor, once for each order
 */
export async function handleCheckoutReturn(shop: Shop, orderId?: string | null): Promise<Telling | undefined> {
  const { store } = shop
  store.setState({ checkout: { status: 'idle' } })
  const { context, refresh } = await shop.engine()
  const { tabStorage, emit } = context
  const key = storageKey(shop.clientId, 'checkout')
  const checkout = tabStorage.read(key)
  if (!checkout) return undefined
  tabStorage.remove(key)
  const loading = import('./order.chunk')
  loading.catch(() => {}) // awaited below, or not at all
  await refresh()
  const { cart } = store.getState()
  if (cart.status !== 'ready') {
    tabStorage.write(key, checkout)
    return undefined
  }
  // The return is reported even when the order cannot be read.
  const found = await loading.then(({ readOrder }) => readOrder(context, checkout)).catch(() => null)
  const order = found ? { ...(orderId && { id: orderId }), ...found } : found
  const isEmpty = !cart.cart.count
  emit({ type: 'checkout-return', status: order || isEmpty ? 'SUCCESS' : 'UNKNOWN', ...(order && { order }) })
  return loading.then(({ toTelling }) => toTelling(order, isEmpty)).catch(() => undefined)
}

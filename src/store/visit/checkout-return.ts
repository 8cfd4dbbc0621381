/** Return from checkout (docs/architecture.md, "One press"): enables the checkout button again and emits the outcome exactly once. */
import type { Shop } from '../shop'
import { storageKey } from '../storage-keys'

/**
 * Called on page load and when a page is restored. If the visitor was at checkout, the cart is read again: an empty one means that an order was
 * placed. If the cart cannot be read, the mark stays for the next page.
 */
export async function handleCheckoutReturn(shop: Shop): Promise<void> {
  const { store } = shop
  store.setState({ checkout: { status: 'idle' } })
  const { context, refresh } = await shop.engine()
  const { tabStorage, emit } = context
  const key = storageKey(shop.clientId, 'checkout')
  const checkout = tabStorage.read(key)
  if (!checkout) return
  tabStorage.remove(key)
  await refresh()
  const { cart } = store.getState()
  if (cart.status !== 'ready') tabStorage.write(key, checkout)
  else emit({ type: 'checkout-return', status: cart.cart.count ? 'UNKNOWN' : 'SUCCESS' })
}

/** Back from checkout (product contract §6): the busy button is freed, and whoever waits for the outcome hears it exactly once. */
import type { Shop } from '../shop'
import { storageKey } from '../storage-keys'

/**
 * On a page load or a restored page: was the visitor at checkout? Then the cart is read again; its absence means an order was made.
 * While the cart is out of reach nothing is known, and the mark stays for the next page.
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

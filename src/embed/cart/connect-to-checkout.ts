/** Connects to the hosted checkout while a cart is open, so that a press on "Checkout" does not wait for the connection. */
import { assertNavigable } from '../../platform/redirects/api'
import { storageKey } from '../../store/base/storage-keys'
import type { PageView } from '../page/page'
import type { PageShop } from '../page/page-shop'

/** Uses the address that the platform returned last: a browser that never went to this shop's checkout does not know it. */
export function connectToCheckout({ document, life }: PageView, { shop, storage }: PageShop): void {
  let link: HTMLLinkElement | undefined
  const connect = () => {
    const origin = storage.read(storageKey(shop.clientId, 'checkout-origin'))
    if (!origin) return
    try {
      link = document.createElement('link')
      link.rel = 'preconnect'
      link.href = assertNavigable(origin).origin
      document.head.append(link)
    } catch {} // stored by another script, or a page without a head
  }
  connect()
  const stop = shop.listen(({ type }) => {
    if (type !== 'cart-open' && type !== 'cart-close') return
    link?.remove()
    if (type === 'cart-open') connect()
  })
  // The shop outlives this copy of the code when another one uses it too.
  life.signal.addEventListener('abort', () => {
    stop()
    link?.remove()
  })
}

/** The page's own corner of Cartlet: live region, floating toggle, drawer. The only node that we add to the host document. */
import { Overlay } from '../widget/Overlay'
import { loadDrawer } from './chunks'
import { type Embed, type EmbedKind, mountEmbed } from './embed'
import type { Page } from './page'
import type { PageShop } from './page-shop'

const TAG = 'cartlet-overlay'

/** One a shop; the page's own has the toggle, where it is wanted. */
const overlayKind = (own: boolean): EmbedKind => ({
  name: 'overlay',
  attributes: [],
  eager: true,
  render: ({ page, pageShop }) => (
    <Overlay
      toggle={own && page.config.cart === 'drawer'}
      position={page.config.cartPosition}
      toastOnAdd={page.config.onAdd === 'toast'}
      loadDrawer={() => Promise.all([loadDrawer(), pageShop.shop.prepareDrawer()]).then(([chunk]) => chunk)}
    />
  ),
})

/** Adds the overlay of a shop to the page; returns its undo. */
export function addOverlay(page: Page, { shop }: PageShop): () => void {
  const { document } = page.view
  const { clientId } = shop
  const host = document.createElement(TAG)
  host.setAttribute('client-id', clientId)
  host.setAttribute('data-lenis-prevent', '')
  let embed: Embed | undefined
  const place = () => {
    document.body.append(host)
    embed ??= mountEmbed(host, overlayKind(clientId === page.config.clientId), page)
  }
  if (document.body) place()
  else document.addEventListener('DOMContentLoaded', place, { once: true })
  // A router that swaps the body takes the overlay with it; whoever opens the cart wants it back.
  const stop = shop.listen((event) => {
    if (event.type === 'cart-open' && !host.isConnected) place()
  })
  return () => {
    document.removeEventListener('DOMContentLoaded', place)
    stop()
    embed?.unmount()
    host.remove()
  }
}

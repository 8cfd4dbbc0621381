/** The page's own corner of Cartlet: live region, floating toggle, drawer. The only node that we add to the host document. */

import { baseCss } from '../../widget/base.css'
import type { LoadCartExtras } from '../../widget/cart/cart-context'
import { unclobbered } from '../../widget/dialog/unclobbered'
import { Overlay } from '../../widget/overlay/Overlay'
import { pageCss } from '../../widget/overlay/page.css'
import { loadDrawer } from '../boot/chunks'
import { type Embed, type EmbedKind, mountEmbed } from '../boot/mount'
import { createOwnHost } from '../dom/own-host'
import { sheetFor } from '../dom/shadow-dom-inject'
import type { Page } from '../page/create-page'
import type { PageShop } from '../page/create-page-shop'

/** One a shop; the page's own has the toggle, where it is wanted. */
const overlayKind = (own: boolean, loadExtras: LoadCartExtras): EmbedKind => ({
  name: 'overlay',
  attributes: [],
  eager: true,
  part: {
    render: ({ page, pageShop }) => (
      <Overlay
        toggle={own && page.config.cart === 'drawer'}
        position={page.config.cartPosition}
        toastOnAdd={page.config.onAdd === 'toast'}
        loadExtras={loadExtras}
        loadDrawer={() => Promise.all([loadDrawer(), pageShop.shop.prepareDrawer()]).then(([chunk]) => chunk)}
      />
    ),
  },
})

/** Adds the overlay of a shop to the page; returns its undo. */
export function addOverlay(page: Page, { shop }: PageShop): () => void {
  const document = unclobbered(page.view.document)
  const { clientId } = shop
  const host = createOwnHost(document, 'cartlet-overlay', clientId)
  host.setAttribute('data-lenis-prevent', '')
  const loadExtras = async () => (await loadDrawer()).loadExtras(page)
  let embed: Embed | undefined
  let body: HTMLElement | undefined
  const place = () => {
    if (host.isConnected) return
    body = document.body
    body.append(host)
    embed ??= mountEmbed(host, overlayKind(clientId === page.config.clientId, loadExtras), page)
  }
  // A task of its own, its sheets not among it: nobody is waiting for it, and the first buttons have just been drawn.
  for (const css of [baseCss, pageCss]) sheetFor(page.view.document, css)
  const soon = setTimeout(() => document.body && place())
  if (!document.body) document.addEventListener('DOMContentLoaded', place, { once: true })
  host.onLeave = async () => {
    await undefined // moved nodes leave for a moment
    if (host.isConnected) return
    shop.closeDrawer() // or the page stays locked behind a dialog that is gone
    if (document.body !== body) place() // a router swapped the body; whoever took out just us meant it
  }
  const stop = shop.listen((event) => {
    if (event.type === 'cart-open' && !host.isConnected) place()
  })
  return () => {
    clearTimeout(soon)
    document.removeEventListener('DOMContentLoaded', place)
    host.onLeave = undefined
    stop()
    embed?.unmount()
    host.remove()
  }
}

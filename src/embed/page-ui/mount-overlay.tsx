/** The overlay of a shop: live region, floating toggle, drawer. The one node that stays in the host document. */
import { baseCss } from '../../widget/base.css'
import type { LoadCartExtras } from '../../widget/cart/cart-context'
import { Overlay, type OverlayProps } from '../../widget/overlay/Overlay'
import { pageCss } from '../../widget/overlay/page.css'
import type { EmbedKind } from '../boot/embed'
import { mountEmbed } from '../boot/mount'
import { reactPart } from '../boot/react-part'
import { createOwnHost, keepInPage } from '../dom/own-host'
import { injectShadow } from '../dom/shadow-dom-inject'
import type { Embed, Page } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { toldIfLost } from '../report/told-if-lost'
import { onAddOf } from '../shop/on-add'

/** Loads the drawer's chunk. */
type LoadDrawer = () => Promise<
  Awaited<ReturnType<OverlayProps['loadDrawer']>> & {
    loadExtras(page: Page, roomy: boolean, opened: PageShop): ReturnType<LoadCartExtras>
  }
>

/** Each shop has one; only that of the page's own shop has the toggle. */
const overlayKind = (
  isOwn: boolean,
  toastOnAdd: (source: unknown) => boolean,
  loadExtras: LoadCartExtras,
  loadDrawer: LoadDrawer,
  drawerAhead: Promise<unknown>,
): EmbedKind => ({
  name: 'overlay',
  properties: '',
  eager: true,
  part: reactPart({
    render: ({ page, pageShop }) => (
      <Overlay
        toggle={isOwn && page.config.cart === 'drawer'}
        position={page.config.cartPosition}
        toastOnAdd={toastOnAdd}
        loadExtras={loadExtras}
        drawerAhead={drawerAhead}
        loadDrawer={() => toldIfLost(page.document, pageShop.shop.prepareDrawer().then(loadDrawer))}
      />
    ),
  }),
})

/**
 * Adds the overlay of a shop to the page; returns a function that removes it.
 * @param drawerAhead resolves when its drawer may be drawn before it is opened
 */
export function addOverlay(page: Page, pageShop: PageShop, loadDrawer: LoadDrawer, drawerAhead: Promise<unknown>): () => void {
  const { document } = page
  const { shop } = pageShop
  const { clientId } = shop
  const host = createOwnHost(document, 'cartlet-overlay', clientId)
  const kept = keepInPage(document, host, () => shop.closeDrawer()) // otherwise the page would stay locked by a dialog that is gone
  host.setAttribute('data-lenis-prevent', '')
  const loadExtras = async () => (await loadDrawer()).loadExtras(page, false, pageShop)
  let embed: Embed | undefined
  const place = () => {
    kept.place()
    embed ??= mountEmbed(
      host,
      overlayKind(
        clientId === page.config.clientId,
        (source) => onAddOf(page, source) === 'toast',
        loadExtras,
        loadDrawer,
        drawerAhead,
      ),
      page,
    )
  }
  // Style sheets are parsed now, but the overlay is drawn in a separate task, because the first buttons have just been drawn.
  injectShadow(host, [baseCss, pageCss])
  const timer = setTimeout(() => document.body && place())
  if (!document.body) document.addEventListener('DOMContentLoaded', place, { once: true })
  const stop = shop.listen((event) => {
    if (event.type === 'cart-open' && !host.isConnected) place()
  })
  return () => {
    clearTimeout(timer)
    document.removeEventListener('DOMContentLoaded', place)
    stop()
    embed?.unmount()
    kept.stop()
  }
}

/**
 * Return from the hosted checkout: what the platform wrote into the address is read and, where it is no concern of the page, taken out;
 * the buyer is told how the checkout ended, at the place of the page that they left.
 */
import { OPEN_CART } from '../../store/base/context'
import { storageKey } from '../../store/base/storage-keys'
import { handleCheckoutReturn } from '../../store/visit/checkout-return'
import { addressedWindow, linkedWindow } from '../page/navigation'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'
import type { VisitParts } from './open-visit'

/** Of a placed order. */
const ORDER = 'orderId'
/** Of every hosted page, with `true` or `false`. */
const MEMBER = 'wixMemberLoggedIn'

/** Takes parameters out of the address, and leaves the others as they are written. */
function strip({ location, history }: Window, names: readonly string[]): void {
  const { pathname, search, hash } = location
  const parts = search.slice(1).split('&')
  const kept = parts.filter((part) => !names.includes([...new URLSearchParams(`&${part}`).keys()][0] ?? ''))
  if (kept.length === parts.length) return
  try {
    history.replaceState(history.state, '', pathname + (kept.length ? `?${kept.join('&')}` : '') + hash)
  } catch {} // a document without its own address
}

/** Scrolls to where the buyer was, unless they are elsewhere already. Returns whether this is the page that they left. */
function restorePlace({ shop: { clientId }, tabStorage }: PageShop, { view, document, life }: Page): boolean {
  const key = storageKey(clientId, 'place')
  const [, top, path] = /^(\d+) (.*)$/.exec(tabStorage.read(key) ?? '') ?? []
  const { location } = view
  if (path !== location.pathname) return false
  tabStorage.remove(key)
  const [entry] = view.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // Back and Reload restore it themselves.
  if (!Number(top) || location.hash || entry?.type !== 'navigate') return true
  const scroll = () => {
    if (!view.scrollY) view.scrollTo({ top: Number(top), behavior: 'instant' })
  }
  if (document.readyState === 'complete') scroll()
  else view.addEventListener('load', scroll, { once: true, signal: life.signal })
  return true
}

const CART_IN_PAGE = 'cartlet-cart,[data-cartlet="cart"]'

function openCart({ shop }: PageShop, { document }: Page): void {
  const inPage = document.querySelector(CART_IN_PAGE)
  if (inPage) inPage.scrollIntoView()
  else shop.openDrawer()
}

/** @param isRestored the page was kept in memory while the buyer was away: its address and place are as they were */
export async function comeBackFromCheckout(
  page: Page,
  pageShop: PageShop,
  later: VisitParts,
  isRestored?: boolean,
): Promise<void> {
  const { shop, tabStorage } = pageShop
  const { view } = page
  const addressed = addressedWindow(view)
  const returned = new URLSearchParams(addressed.location.search)
  const linking = linkedWindow(view)
  const isOwn = shop.clientId === page.config.clientId
  let isPlace = false
  if (!isRestored) {
    isPlace = restorePlace(pageShop, page)
    if (isOwn && new URLSearchParams(linking.location.search).get(OPEN_CART) === 'cart') openCart(pageShop, page)
    // Only a hint: anyone can write it. The session is asked, which shows nothing and may find a member who logged in on the hosted page.
    if (isOwn && returned.get(MEMBER) === 'true')
      shop
        .client()
        .then(async ({ session }) => session.role() === 'member' || (await later.members(page, pageShop)).lookForMember())
        .catch(() => {})
    strip(addressed, [MEMBER, OPEN_CART])
    if (linking !== addressed) strip(linking, [OPEN_CART])
  }
  const telling = await handleCheckoutReturn(shop, isRestored ? undefined : returned.get(ORDER))
  // A thank-you page of the author's may use it. Elsewhere it would be in every copy of the address.
  if (isPlace && !tabStorage.read(storageKey(shop.clientId, 'checkout'))) strip(addressed, [ORDER])
  if (telling) (await later.notice()).tellVisitor(page, pageShop, telling)
}

/** Sets up each shop of a page once, with overlay and visit, and what all shops share. */

import { storageKey } from '../../store/base/storage-keys'
import { loadMembers } from '../account/load-account'
import { containPresses } from '../dom/contain-presses'
import { whenIdle } from '../dom/when-idle'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { sharedShops } from '../page/shared-shops'
import { addOverlay } from '../page-ui/mount-overlay'
import { retryFailed } from '../page-ui/retry-products'
import { followLook } from '../theme/follow-colours'
import { openVisit, type VisitParts } from '../visit/open-visit'
import { loadDrawer } from './chunks'
import { drawerAhead } from './drawer-ahead'

/** What a visit may need. */
const LATER: VisitParts = {
  members: loadMembers,
  addLink: () => import('../add-link/add-link.chunk'),
  orderAhead: () => import('../product/order-ahead.chunk'),
  notice: () => import('../notice/notice.chunk'),
  keepUp: () => import('../live/keep-up.chunk'),
}

/** Prices in another currency, once the page or the visitor asks for one. Returns a function that ends the wait. */
function followCurrency(page: Page, pageShop: PageShop): () => void {
  const load = () => {
    if (page.config.currency || pageShop.storage.read(storageKey(pageShop.shop.clientId, 'currency')))
      import('../currency/currency.chunk').then(
        ({ currencyOf }) => currencyOf(page, pageShop),
        () => {}, // prices stay in the shop's currency
      )
  }
  load()
  return page.onLookChange(load)
}

/** Returns a function that removes Cartlet from the page. */
export function setUpShops(page: Page): () => void {
  const { view } = page
  const undo: (() => void)[] = []
  const findCounts = () => {
    if (page.document.querySelector('[data-cartlet-count]'))
      import('../cart/count.chunk').then(
        ({ followCounts }) => followCounts(page),
        () => {}, // the author's own content stays
      )
  }
  whenIdle(view, findCounts)
  page.onShop((pageShop) => {
    pageShop.shop.listen(findCounts)
    undo.push(addOverlay(page, pageShop, loadDrawer, drawerAhead(page, pageShop)))
    undo.push(openVisit(pageShop, page, LATER))
    undo.push(followCurrency(page, pageShop))
    undo.push(() => sharedShops(view).delete(pageShop.shop.clientId))
  })
  containPresses(page)
  retryFailed(page)
  followLook(page)
  return () => {
    page.life.abort()
    page.held.clear()
    for (const step of undo.splice(0)) step()
    for (const embed of [...page.embeds]) embed.unmount()
  }
}

/** Sets up each shop of a page once, with overlay and visit, and what all shops share. */

import { storageKey } from '../../store/base/storage-keys'
import { savesData } from '../../widget/saves-data'
import { loadMembers } from '../account/load-account'
import { prepareDrawer } from '../boot/prepare-drawer'
import { containPresses } from '../dom/contain-presses'
import { whenIdle } from '../dom/when-idle'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { sharedShops } from '../page/shared-shops'
import { addOverlay } from '../page-ui/mount-overlay'
import { retryFailed } from '../page-ui/retry-products'
import { followLook } from '../theme/follow-colours'
import { openVisit, type VisitParts } from '../visit/open-visit'
import { importSnapshotParts, loadDrawer } from './chunks'

/** What a visit may need. */
const LATER: VisitParts = {
  members: loadMembers,
  addLink: () => import('../add-link/add-link.chunk'),
  orderAhead: () => import('../product/order-ahead.chunk'),
  notice: () => import('../notice/notice.chunk'),
  keepUp: () => import('../live/keep-up.chunk'),
}

/**
 * Resolves when the closed drawer is to be drawn, so that the first press only has to open it. Never resolves for visitors who
 * want to save data or when the page shows no elements.
 */
const drawerAhead = (page: Page, pageShop: PageShop): Promise<void> =>
  new Promise((resolve) => {
    const { view } = page
    if (savesData(view)) return
    whenIdle(view, () => {
      if (!page.embeds.size || page.life.signal.aborted) return
      // The next visit draws its remembered products with this code, from the browser's cache.
      importSnapshotParts().catch(() => {})
      const prepared = prepareDrawer(page, pageShop)
      if (!prepared) return
      prepared.then(() =>
        whenIdle(view, () => {
          // A cart in the page is shown instead of the drawer.
          if (pageShop.shop.store.getState().inlineCart) return
          resolve()
          loadDrawer().then(
            ({ followPage }) => followPage(page, pageShop),
            () => {}, // a press loads it again
          )
        }),
      )
    })
  })

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

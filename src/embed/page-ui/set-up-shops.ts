/** What belongs to the shops of a page, once: overlay and visit; and what all of them share. */

import { savesData } from '../../widget/saves-data'
import { importSnapshotParts, loadDrawer } from '../boot/chunks'
import { prepareDrawer } from '../boot/prepare-drawer'
import { whenIdle } from '../dom/when-idle'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { sharedShops } from '../page/shared-shops'
import { openVisit } from '../visit/open-visit'
import { followLook } from './follow-look'
import { addOverlay } from './mount-overlay'
import { retryFailed } from './retry-products'

/**
 * Resolves when the closed drawer is to be drawn, so that the first press opens one that is there. Never where the visitor wants to load less, or
 * the page shows nothing to buy.
 */
const drawerAhead = (page: Page, pageShop: PageShop): Promise<void> =>
  new Promise((resolve) => {
    const { view } = page
    if (savesData(view)) return
    whenIdle(view, () => {
      if (!page.embeds.size || page.life.signal.aborted) return
      // The next visit finds in the browser's cache what it draws the remembered products with.
      importSnapshotParts().catch(() => {})
      const prepared = prepareDrawer(page, pageShop)
      if (!prepared) return
      prepared.then(() =>
        whenIdle(view, () => {
          // A cart that stands in the page is shown instead.
          if (pageShop.shop.store.getState().inlineCart) return
          resolve()
          loadDrawer().then(
            ({ expectAdds }) => expectAdds(page, pageShop),
            () => {}, // the press loads it again
          )
        }),
      )
    })
  })

/** Returns its undo, which takes everything of Cartlet off the page. */
export function setUpShops(page: Page): () => void {
  const { view } = page
  const undo: (() => void)[] = []
  page.onShop((pageShop) => {
    undo.push(addOverlay(page, pageShop, drawerAhead(page, pageShop)))
    undo.push(openVisit(pageShop, page))
    undo.push(() => sharedShops(view).delete(pageShop.shop.clientId))
  })
  retryFailed(page)
  followLook(page)
  return () => {
    page.life.abort()
    page.switches?.disconnect()
    for (const step of undo.splice(0)) step()
    for (const embed of [...page.embeds]) embed.unmount()
  }
}

/** Draws the closed drawer while the browser is idle, so that the first press only has to open it. */

import { savesData } from '../../widget/saves-data'
import { prepareDrawer } from '../boot/prepare-drawer'
import { whenIdle } from '../dom/when-idle'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { importSnapshotParts, loadDrawer } from './chunks'

/**
 * Resolves when the closed drawer is to be drawn: not while a cart in the page is shown instead of it. Never resolves for visitors who
 * want to save data or when the page shows no elements.
 */
export const drawerAhead = (page: Page, pageShop: PageShop): Promise<void> =>
  new Promise((resolve) => {
    const { view, life } = page
    const { store } = pageShop.shop
    const begin = () =>
      whenIdle(view, () => {
        if (life.signal.aborted) return
        if (store.getState().inlineCart) {
          const stop = store.subscribe(({ inlineCart }) => {
            if (inlineCart) return
            stop()
            begin()
          })
          return
        }
        resolve()
        loadDrawer().then(
          ({ followPage }) => followPage(page, pageShop),
          () => {}, // a press loads it again
        )
      })
    if (savesData(view)) return
    whenIdle(view, () => {
      if (!page.embeds.size || life.signal.aborted) return
      // The next visit draws its remembered products with this code, from the browser's cache.
      importSnapshotParts().catch(() => {})
      const prepared = prepareDrawer(page, pageShop)
      if (prepared) prepared.then(begin)
    })
  })

/** What belongs to the shops of a page, once: overlay and visit; and what all of them share. */
import { prepareDrawer } from '../boot/prepare-drawer'
import { guardShortcuts } from '../dom/guard-shortcuts'
import { whenIdle } from '../dom/when-idle'
import type { Page } from '../page/page'
import { sharedShops } from '../page/shared-shops'
import { openVisit } from '../visit/open-visit'
import { addOverlay } from './mount-overlay'
import { retryFailed } from './retry-products'

/** The visitor has asked the browser to load less (Chromium tells). */
const savesData = ({ navigator }: Window & { navigator: { connection?: { saveData?: boolean } } }) =>
  navigator.connection?.saveData === true

/** Returns its undo, which takes everything of Cartlet off the page. */
export function setUpShops(page: Page): () => void {
  const { view } = page
  const undo: (() => void)[] = []
  page.onShop((pageShop) => {
    undo.push(addOverlay(page, pageShop))
    undo.push(openVisit(pageShop, page))
    undo.push(() => sharedShops(view).delete(pageShop.shop.clientId))
    // The first press then opens a drawer that is there, instead of waiting for it on a slow line.
    if (!savesData(view)) whenIdle(view, () => page.embeds.size && !page.life.signal.aborted && prepareDrawer(page, pageShop))
  })
  retryFailed(page)
  guardShortcuts(page)
  return () => {
    page.life.abort()
    for (const step of undo.splice(0)) step()
    for (const embed of [...page.embeds]) embed.unmount()
  }
}

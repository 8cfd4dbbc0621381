/** What a page gets once, after its first buttons stand: overlay, markup, the return from checkout, the global API. */
import { once } from '../../store/load-once'
import { unclobbered } from '../../widget/dialog/unclobbered'
import type { Cartlet } from '../api/cartlet'
import { createPublicApi } from '../api/public-api'
import { dispatch } from '../api/public-events'
import type { PageConfig } from '../boot/config'
import { guardShortcuts } from '../dom/guard-shortcuts'
import type { Page } from '../page/create-page'
import { watchMarkup } from './data-attributes'
import { addOverlay } from './mount-overlay'
import { retryFailed } from './retry-products'

export { cartToggle } from './cart-toggle'
export { act } from './data-attributes'
export { loadAccount } from './load-account'

const loadVisitParts = once(() => import('../visit/visit.chunk'))

export interface PageUiSources {
  script: Element | null
  readConfig(): PageConfig
  /** What the page pushed before anything was here. */
  queue: readonly unknown[]
  /** Takes back what was set up before. */
  undo(): void
}

export function setUpPage(page: Page, { script, readConfig, queue, undo: undoStart }: PageUiSources): Cartlet {
  const { view } = page
  const document = unclobbered(view.document)
  const undo = [undoStart]

  page.onShop((pageShop) => {
    undo.push(addOverlay(page, pageShop))
    loadVisitParts().then(
      ({ openShop }) => page.life.signal.aborted || undo.push(openShop(pageShop, page)),
      () => {}, // this tab keeps to itself, and reads its cart when it is opened
    )
  })

  retryFailed(page)
  guardShortcuts(page)

  // The script's attributes may change at any time, like those of the elements.
  if (script) {
    const observer = new MutationObserver(() => page.configure(readConfig()))
    observer.observe(script, { attributes: true })
    undo.push(() => observer.disconnect())
  }

  const markup = watchMarkup(page)
  undo.push(markup.undo)
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => markup.scan(), { once: true })
  else markup.scan()

  const api = createPublicApi(page, markup, () => {
    page.life.abort()
    for (const step of undo.splice(0)) step()
    for (const embed of [...page.embeds]) embed.unmount()
  })
  // Defined, not assigned: an element of that name cannot be assigned over.
  Object.defineProperty(view, 'cartlet', { value: api, configurable: true, writable: true })
  api.push(...(queue as []))
  dispatch(document, 'cartlet:ready', { version: __VERSION__ })
  return api
}

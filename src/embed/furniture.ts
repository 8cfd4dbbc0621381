/** What a page gets once, after its first buttons stand: overlay, markup, the return from checkout, the global API. */
import { isCartletError } from '../platform/http/errors'
import { unclobbered } from '../widget/dialog/unclobbered'
import { tellAuthor } from './complain'
import type { PageConfig } from './config'
import { keepKeys } from './keep-keys'
import { watchMarkup } from './markup'
import { addOverlay } from './overlay'
import type { Page } from './page'
import type { PageShop } from './page-shop'
import { createPublicApi, type PublicApi } from './public-api'
import { dispatch } from './public-events'
import { retryFailed } from './retry'

export { CartToggle } from '../widget/CartToggle'
export { act } from './markup'

const IDLE_WITHIN_MS = 2000

function whenIdle(view: Window, task: () => void): void {
  if (typeof view.requestIdleCallback === 'function') view.requestIdleCallback(task, { timeout: IDLE_WITHIN_MS })
  else view.setTimeout(task, 1)
}

/** A visitor we know has a cart to show; one we do not know costs no request. */
function openShop({ shop }: PageShop, view: Window): void {
  // Nobody may be waiting for this, so nobody else may tell.
  const tell = (thrown: unknown) => {
    if (isCartletError(thrown)) tellAuthor(thrown)
  }
  shop.resume().then(() => whenIdle(view, () => void shop.cart.refreshOnce().catch(tell)), tell)
}

export interface FurnitureSources {
  script: Element | null
  readConfig(): PageConfig
  /** What the page pushed before anything was here. */
  queue: readonly unknown[]
  /** Takes back what was set up before. */
  undo(): void
}

export function furnish(page: Page, { script, readConfig, queue, undo: undoStart }: FurnitureSources): PublicApi {
  const { view } = page
  const document = unclobbered(view.document)
  const undo = [undoStart]

  page.onShop((pageShop) => {
    undo.push(addOverlay(page, pageShop))
    openShop(pageShop, view)
  })

  const returned = (event: PageTransitionEvent) => {
    if (!event.persisted) return
    for (const { shop } of page.shops())
      shop
        .resume()
        .then(shop.cart.refresh)
        .catch(() => {})
  }
  view.addEventListener('pageshow', returned)
  undo.push(() => view.removeEventListener('pageshow', returned))

  retryFailed(page)
  keepKeys(page)

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

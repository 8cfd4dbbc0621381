/** What a page gets once, after its first buttons stand: overlay, markup, the return from checkout, the global API. */
import { unclobbered } from '../widget/dialog/unclobbered'
import { watchMarkup } from './markup'
import { addOverlay } from './overlay'
import type { Page } from './page'
import type { PageShop } from './page-shop'
import { createPublicApi, type PublicApi } from './public-api'

export { CartToggle } from '../widget/CartToggle'

const IDLE_WITHIN_MS = 2000

function whenIdle(view: Window, task: () => void): void {
  if (typeof view.requestIdleCallback === 'function') view.requestIdleCallback(task, { timeout: IDLE_WITHIN_MS })
  else view.setTimeout(task, 1)
}

/** A visitor we know has a cart to show; one we do not know costs no request. */
function openShop({ shop }: PageShop, view: Window): void {
  void shop.resume().then(() => whenIdle(view, () => void shop.cart.refreshOnce()))
}

export function furnish(page: Page): PublicApi {
  const { view } = page
  const document = unclobbered(view.document)
  const undo: (() => void)[] = []

  page.onShop((pageShop) => {
    undo.push(addOverlay(page, pageShop))
    openShop(pageShop, view)
  })

  const returned = (event: PageTransitionEvent) => {
    if (!event.persisted) return
    for (const { shop } of page.shops()) void shop.resume().then(shop.cart.refresh)
  }
  view.addEventListener('pageshow', returned)
  undo.push(() => view.removeEventListener('pageshow', returned))

  const markup = watchMarkup(page)
  undo.push(markup.undo)
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => markup.scan(), { once: true })
  else markup.scan()

  return createPublicApi(page, markup, () => {
    for (const step of undo.splice(0)) step()
  })
}

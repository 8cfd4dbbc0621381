/** What a page gets once its first buttons stand: overlay, data attributes, visit, the global API. */
import type { Cartlet } from '../api/cartlet'
import { createPublicApi } from '../api/public-api'
import { dispatch } from '../api/public-events'
import type { PageConfig } from '../boot/config'
import { prepareDrawer } from '../boot/prepare-drawer'
import { guardShortcuts } from '../dom/guard-shortcuts'
import { whenIdle } from '../dom/when-idle'
import { liveAddress } from '../live/live-address'
import type { Page } from '../page/page'
import { openVisit } from '../visit/open-visit'
import { watchMarkup } from './data-attributes'
import { addOverlay } from './mount-overlay'
import { rereadConfig } from './reread-config'
import { retryFailed } from './retry-products'

/** The visitor has asked the browser to load less (Chromium tells). */
const savesData = ({ navigator }: Window & { navigator: { connection?: { saveData?: boolean } } }) =>
  navigator.connection?.saveData === true

export interface PageUiSources {
  script: Element | null
  /** As it was when the settings were read: it may have changed while this file was downloaded. */
  scriptAsRead?: Node
  readConfig(): PageConfig
  /** Commands that the page pushed before the API existed. */
  queue: readonly unknown[]
}

export function setUpPage(page: Page, { script, scriptAsRead, readConfig, queue }: PageUiSources): Cartlet {
  const { view, document } = page
  const undo: (() => void)[] = []

  page.onShop((pageShop) => {
    undo.push(addOverlay(page, pageShop))
    undo.push(openVisit(pageShop, page))
    // The first press then opens a drawer that is there, instead of waiting for it on a slow line.
    if (!savesData(view)) whenIdle(view, () => page.embeds.size && !page.life.signal.aborted && prepareDrawer(page, pageShop))
  })

  const live = liveAddress(script, view)
  if (live)
    whenIdle(view, () => {
      if (!page.life.signal.aborted)
        import('../live/live.chunk').then(({ followRelay }) => followRelay(page, page.shopFor(), live)).catch(() => {}) // the page goes on without news
    })

  retryFailed(page)
  guardShortcuts(page)

  // The script's attributes may change at any time, like those of the elements.
  if (script) {
    const reread = () => page.configure(rereadConfig(page.config, readConfig()))
    if (scriptAsRead && !script.isEqualNode(scriptAsRead)) reread()
    const observer = new MutationObserver(reread)
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
  // Defined, not assigned: where an element has the id `cartlet`, assigning may fail.
  Object.defineProperty(view, 'cartlet', { value: api, configurable: true, writable: true })
  api.push(...(queue as []))
  dispatch(document, 'cartlet:ready', { version: __VERSION__ })
  return api
}

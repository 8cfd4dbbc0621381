/** Sets up the rest of a page after its first buttons: overlay, data attributes, visit, the global API. */
import { ownOf } from '../../platform/wire/record'
import { loadFailed } from '../../store/base/load-once'
import { NOT_MEANT } from '../../store/base/pasted-text'
import { startDataLayer } from '../analytics/start-data-layer'
import type { Cartlet } from '../api/cartlet'
import { whenIdle } from '../dom/when-idle'
import type { Page } from '../page/page'
import { watchMarkup } from '../page-ui/data-attributes'
import { report } from '../report/console'
import { notifyAuthor } from '../report/notify-author'
import type { PageConfig } from '../settings/config'
import { lateSetting } from '../settings/late-setting'
import { readAttribute } from '../settings/read-attribute'
import { rereadConfig } from '../settings/reread-config'
import { ELEMENT_KINDS } from './element-kinds'
import { createPublicApi, publishApi } from './public-api'
import { setUpShops } from './set-up-shops'

/** Whether the author wants to see the check-up: `data-debug` on the script, or `?cartlet-debug` in the page's address. */
const wantsPanel = (script: Element | null, { location }: Window): boolean =>
  new URLSearchParams(location.search).has('cartlet-debug') || Boolean(script?.matches('[data-debug]:not([data-debug=false])'))

export interface PageUiSources {
  script: Element | null
  /** A copy of the script from when the settings were read; it may have changed while this file was downloaded. */
  scriptAsRead?: Node
  readConfig(): PageConfig
  /** For pages without a script: receives the function to call after each change of the settings. */
  watchSettings?(reread: () => void): void
  /** Commands that the page pushed before the API existed. */
  queue: readonly unknown[]
}

export function setUpPage(page: Page, sources: PageUiSources): Cartlet {
  const { script, scriptAsRead, readConfig, watchSettings, queue } = ownOf(sources)
  const { view, document } = page
  startDataLayer(page, script)
  const undo = [setUpShops(page)]

  // The page works without a part that cannot be loaded.
  const tell = (thrown: unknown) => notifyAuthor(document, loadFailed(thrown))
  if ('modelContext' in document && lateSetting('agents', script, view) === 'on')
    import('../agents/agents.chunk').then(({ offerTools }) => offerTools(page)).catch(tell)
  const live = lateSetting('live', script, view)
  if (live)
    whenIdle(view, () => {
      if (!page.life.signal.aborted)
        import('../live/live.chunk').then(({ followRelay }) => followRelay(page, page.shopFor(), live)).catch(tell)
    })

  // The script's attributes may change at any time, like those of elements.
  const reread = () => page.configure(rereadConfig(page.config, readConfig()))
  watchSettings?.(reread)
  if (script) {
    if (scriptAsRead && !script.isEqualNode(scriptAsRead)) reread()
    const observer = new MutationObserver(reread)
    observer.observe(script, ownOf({ attributes: true }))
    undo.push(() => observer.disconnect())
  }

  for (const named of document.querySelectorAll('[client-id],[data-client-id]')) {
    const id = readAttribute(named)('client-id')
    if (id?.replace(NOT_MEANT, '') !== id)
      report(
        'A client id contains an invisible character, or typographic quotes.',
        'Cartlet ignores them: type the id again.',
        named,
      )
  }

  const markup = watchMarkup(page, ELEMENT_KINDS)
  undo.push(markup.undo)
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => markup.scan(), { once: true })
  else markup.scan()

  const api = createPublicApi(page, markup, () => {
    for (const step of undo.splice(0)) step()
  })
  publishApi(page, api, queue)
  if (wantsPanel(script, view)) import('../check-up/check-up.chunk').then(({ openPanel }) => openPanel(page), tell)
  return api
}

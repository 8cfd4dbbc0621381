/** Starts Cartlet on a page: configuration → shop → elements, then everything that the first button does not need. */
import type { Cartlet } from './api/cartlet'
import { loadShopParts } from './boot/chunks'
import { pageConfiguration, readConfig } from './boot/config'
import type { EarlyRequests } from './boot/early-requests'
import { defineElements } from './boot/elements'
import { listenForActions } from './boot/page-buttons'
import { watchRoots } from './dom/root-events'
import { createPage } from './page/create-page'
import { report } from './report/console'
import { notifyThrown } from './report/notify-author'

export interface StartSources {
  /** The script tag that carries the settings; null where a bundler brought the elements. */
  script: HTMLScriptElement | null
  early?: EarlyRequests
  /** Where there is no script: takes what is to be called after each change of the settings. */
  watchSettings?(reread: () => void): void
  /** Commands that the page pushed before the API existed. */
  queue: readonly unknown[]
}

/** Elements are upgraded when this returns; `window.cartlet` is set when the promise resolves. */
export async function start(sources: StartSources, view: Window): Promise<Cartlet> {
  const { script } = sources
  const read = () =>
    readConfig(
      {
        scriptUrl: script?.src,
        script,
        globalConfig: pageConfiguration(view),
        // Reading anything of a cross-origin parent throws; comparing it does not.
        framed: view.top !== view,
      },
      report,
    )
  const scriptAsRead = script?.cloneNode()
  const shopParts = loadShopParts()
  shopParts.catch(() => {}) // awaited below
  const page = createPage(read(), view, sources.early)
  try {
    // Elements may name a shop of their own; each one that does not reports it. A script is there to name the page's.
    if (script || page.config.clientId) page.shopFor()
  } catch (thrown) {
    notifyThrown(page.document, thrown)
  }
  listenForActions(page)
  watchRoots(page)
  defineElements(page)
  const { setUpPage } = await shopParts
  // In the next task: this one asks for the products, and on a slow phone both together would be a long task.
  await new Promise((next) => setTimeout(next))
  return setUpPage(page, { ...sources, scriptAsRead, readConfig: read })
}

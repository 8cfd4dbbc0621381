/** Starts Cartlet on a page: configuration, shop, elements, then everything that the first button does not need. */
import type { Cartlet } from '../api/cartlet'
import { watchRoots } from '../dom/root-events'
import { report } from '../report/console'
import { notifyThrown } from '../report/notify-author'
import { pageConfiguration, readConfig } from '../settings/config'
import type { EarlyRequests } from '../settings/early-requests'
import { loadShopParts } from './chunks'
import { createPage } from './create-page'
import { defineElements } from './elements'
import { listenForActions } from './page-buttons'

export interface StartSources {
  /** The script tag with the settings; null if the elements were imported through a bundler. */
  script: HTMLScriptElement | null
  early?: EarlyRequests
  /** If there is no script: registers a function to call after each change of the settings. */
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
        // Reading a property of a cross-origin parent throws; comparing the window does not.
        framed: view.top !== view,
      },
      report,
    )
  const scriptAsRead = script?.cloneNode()
  const shopParts = loadShopParts()
  shopParts.catch(() => {}) // awaited below
  const page = createPage(read(), view, sources.early)
  try {
    // Without a script, each element may have its own client id, and those without one report it. A script must have the page's.
    if (script || page.config.clientId) page.shopFor()
  } catch (thrown) {
    notifyThrown(page.document, thrown)
  }
  listenForActions(page)
  watchRoots(page)
  defineElements(page)
  const { setUpPage } = await shopParts
  // In the next task: this one requests the products, and on a slow phone both together would be a long task.
  await new Promise((next) => setTimeout(next))
  return setUpPage(page, { ...sources, scriptAsRead, readConfig: read })
}

/** Starts Cartlet on a page: configuration, shop, elements, then everything that the first button does not need. */

import { isPress } from '../../widget/press'
import type { Cartlet } from '../api/cartlet'
import { watchRoots } from '../dom/root-events'
import type { Page } from '../page/page'
import { report } from '../report/console'
import { notifyThrown } from '../report/notify-author'
import { pageConfiguration, readConfig } from '../settings/config'
import type { EarlyRequests } from '../settings/early-requests'
import { loadShopParts } from './chunks'
import { createPage } from './create-page'
import { defineElements } from './elements'

/**
 * The page's own buttons that act on the cart. Presses are accepted from the start and carried out once the shop parts are
 * loaded.
 */
const ACTIONS = '[data-cartlet-open],[data-cartlet-add],[data-cartlet-checkout],[data-cartlet-login]'

/** One listener for all present and future buttons. */
function listenForActions(page: Page): void {
  const press = (event: MouseEvent) => {
    const [target] = event.composedPath()
    const element = target instanceof Element ? target.closest<HTMLElement>(ACTIONS) : null
    if (!element || event.defaultPrevented) return
    event.preventDefault()
    if (!isPress(event, element)) return
    loadShopParts().then(
      ({ performAction }) => performAction(page, element),
      () => {}, // `start` rejects with the same failure
    )
  }
  page.document.addEventListener('click', press, page.life)
}

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

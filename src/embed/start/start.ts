/** Starts Cartlet on a page: configuration, shop, elements, then everything that the first button does not need. */

import { isModifiedPress } from '../../widget/modified-press'
import type { Cartlet } from '../api/cartlet'
import { watchRoots } from '../dom/root-events'
import type { Page } from '../page/page'
import { report } from '../report/console'
import { notifyThrown } from '../report/notify-author'
import { ACTIONS } from '../settings/actions'
import { pageConfiguration, readConfig } from '../settings/config'
import type { EarlyRequests } from '../settings/early-requests'
import { loadShopParts, loadShopPartsForPage } from './chunks'
import { createPage } from './create-page'
import { defineElements } from './elements'

type Act = (page: Page, event: Event, element: HTMLElement) => void

/**
 * Presses are accepted from the start and carried out once the shop parts are loaded. One listener for all present and future buttons. It captures, since popups stop clicks, and looks along the whole path, since the
 * pressed node may be in another component's shadow root. A press with a modifier key is the browser's, as for the loader.
 * @returns takes what acts on presses from then on; until then no listener of the page can prevent one
 */
function listenForActions(page: Page): (next: Act) => void {
  let act: Act = (_, event, element) => {
    event.preventDefault()
    loadShopParts().then(
      ({ actOnPress }) => actOnPress(page, event, element),
      () => {}, // `start` rejects with the same failure
    )
  }
  const press = (event: MouseEvent) => {
    const element = event.composedPath().find((node) => node instanceof Element && node.matches(ACTIONS))
    if (element && !isModifiedPress(event)) act(page, event, element as HTMLElement)
  }
  page.document.addEventListener('click', press, { capture: true, signal: page.life.signal })
  return (next) => {
    act = next
  }
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
  const shopParts = loadShopPartsForPage()
  shopParts.catch(() => {}) // awaited below
  const page = createPage(read(), view, sources.early)
  try {
    // Without a script, each element may have its own client id, and those without one report it. A script must have the page's.
    if (script || page.config.clientId) page.shopFor()
  } catch (thrown) {
    notifyThrown(page.document, thrown)
  }
  const setAct = listenForActions(page)
  watchRoots(page)
  defineElements(page)
  const { setUpPage, actOnPress } = await shopParts
  setAct(actOnPress)
  return setUpPage(page, { ...sources, scriptAsRead, readConfig: read })
}

/** Cartlet's page, shared by all providers of a window: created by the first, removed after the last. */

import { watchRoots } from '../../embed/dom/root-events'
import type { Page } from '../../embed/page/page'
import { notifyThrown } from '../../embed/report/notify-author'
import { setSettingHint } from '../../embed/report/setting-hint'
import type { PageConfig } from '../../embed/settings/config'
import { loadShopParts } from '../../embed/start/chunks'
import { createPage } from '../../embed/start/create-page'
import { loadFailed } from '../../store/base/load-once'

type CartletWindow = Window & { cartlet?: unknown }

export interface ReactPage {
  readonly page: Page
  /** The client ids of the mounted providers, one entry for each provider. */
  readonly users: string[]
  close(): void
}

const pages = new WeakMap<Window, ReactPage>()

/** Islands of a page are separate roots, each with a provider: a note, and no mistake. */
const noted = new Set<string>()
function tellOfRoots(clientId: string): void {
  if (noted.has(clientId)) return
  noted.add(clientId)
  console.info?.(
    `[cartlet] Two <CartletProvider> have the client id "${clientId}". They share one cart, as separate roots of a page should. Inside one React app, keep one, around everything that sells.`,
  )
}

/** Sets up what exists once per page, as soon as its code is loaded. Returns a function that removes it. */
function setUpOnce(page: Page): () => void {
  const view: CartletWindow = page.view
  let undo = () => page.life.abort()
  // In parallel: the first contains modules that the second builds on.
  Promise.all([import('./set-up.chunk'), loadShopParts()]).then(
    ([{ setUpShops, createPublicApi, publishApi }]) => {
      if (page.life.signal.aborted) return
      undo = setUpShops(page)
      // The API of a script, or its stub, stays: it has the same shop.
      const queue = view.cartlet
      if (queue === undefined || Array.isArray(queue))
        publishApi(page, createPublicApi(page, { scan() {}, undo() {} }, undo), queue ?? [])
    },
    (thrown) => notifyThrown(page.document, loadFailed(thrown)),
  )
  return () => undo()
}

function openPage(config: PageConfig, view: Window): ReactPage {
  setSettingHint('Give <CartletProvider> the prop clientId: the public OAuth client id of the shop.')
  const page = createPage(config, view)
  watchRoots(page)
  return { page, users: [], close: setUpOnce(page) }
}

/**
 * @param config used if this provider is the first one
 * @returns the page, and a function that releases it: a provider that is mounted again in the same task keeps it
 */
export function takeReactPage(config: PageConfig, view: Window): { page: Page; release(): void } {
  let opened = pages.get(view)
  if (opened && !opened.users.length && opened.page.config.clientId !== config.clientId) {
    // After this commit, during which no other root may be unmounted.
    queueMicrotask(opened.close)
    opened = undefined
  }
  const taken = opened ?? openPage(config, view)
  pages.set(view, taken)
  const { page, users, close } = taken
  const { clientId } = config
  if (users.includes(clientId)) tellOfRoots(clientId)
  users.push(clientId)
  return {
    page,
    release() {
      users.splice(users.indexOf(clientId), 1)
      queueMicrotask(() => {
        if (users.length || pages.get(view) !== taken) return
        pages.delete(view)
        close()
      })
    },
  }
}

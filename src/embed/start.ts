/** The life of Cartlet on a page: configuration → shop → elements, and then everything that the first button can wait for. */
import { isCartletError } from '../platform/http/errors'
import { unclobbered } from '../widget/dialog/unclobbered'
import type { Cartlet } from './api/cartlet'
import { loadPageUi } from './boot/chunks'
import { pageConfiguration, readConfig } from './boot/config'
import type { Started } from './boot/early-requests'
import { defineElements } from './boot/elements'
import { listenForActions } from './boot/page-buttons'
import { createPage } from './page/create-page'
import { report } from './report/console'
import { notifyAuthor } from './report/notify-author'

export interface StartSources {
  /** The one with the settings; none where a bundler brought the elements. */
  script: HTMLScriptElement | null
  /** Requests that the loader has sent ahead. */
  started?: Started
  /** What the page pushed before anything was here. */
  queue: readonly unknown[]
}

/** Elements are upgraded when this returns; the API takes its place on the page when the promise settles. */
export async function start(sources: StartSources, view: Window): Promise<Cartlet> {
  const { script } = sources
  const read = () =>
    readConfig(
      {
        scriptUrl: script?.src,
        script,
        globalConfig: pageConfiguration(view),
        // Whoever frames the page may refuse to be looked into; comparing is always allowed.
        framed: view.top !== view,
      },
      ({ problem, hint }) => report(problem, hint),
    )
  const page = createPage(read(), view, sources.started)
  try {
    page.shopFor()
  } catch (thrown) {
    // Elements may still name a shop of their own; each that does not says so itself.
    if (!isCartletError(thrown)) throw thrown
    notifyAuthor(unclobbered(view.document), thrown)
  }
  const undo = listenForActions(page)
  defineElements(page)
  return (await loadPageUi()).setUpPage(page, { ...sources, readConfig: read, undo })
}

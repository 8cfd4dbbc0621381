/** The life of Cartlet on a page: configuration → shop → elements, and then everything that the first button can wait for. */
import { isCartletError } from '../platform/http/errors'
import { unclobbered } from '../widget/dialog/unclobbered'
import { loadFurniture } from './chunks'
import { complain } from './complain'
import { type ConfigSources, readConfig } from './config'
import { defineElements } from './elements'
import { report } from './log'
import { createPage } from './page'
import type { PublicApi } from './public-api'
import { dispatch } from './public-events'

/** Elements are upgraded when this returns; the API follows. */
export async function start(sources: ConfigSources, view: Window): Promise<PublicApi> {
  const page = createPage(
    readConfig(sources, ({ problem, cure }) => report(problem, cure)),
    view,
  )
  try {
    page.shopFor()
  } catch (thrown) {
    // Elements may still name a shop of their own; each that does not says so itself.
    if (!isCartletError(thrown)) throw thrown
    complain(unclobbered(view.document), thrown)
  }
  defineElements(page)
  return (await loadFurniture()).furnish(page)
}

/** Tells the page, after whoever waited for it has been served. */
export const announceReady = (document: Document) => dispatch(unclobbered(document), 'cartlet:ready', { version: __VERSION__ })

/**
 * Pushes to `window.dataLayer`, which a page may have replaced by a tag manager's list, a frozen array or an element with that
 * name.
 */
import { report } from '../report/console'
import type { EventOfAnalytics } from './ga4-events'

/** An event that is about no product. */
export interface SearchOfAnalytics {
  event: 'search' | 'view_search_results'
  search_term: string
}

type LayerWindow = Window & { dataLayer?: unknown }

const HINT = 'window.dataLayer must be an array with push(); the shop works without it.'

/** The current list, since tag managers replace it. Created if missing, as the snippets of tag managers do. */
function layerOf(view: LayerWindow): { push(entry: object): unknown } | undefined {
  if (view.dataLayer == null) view.dataLayer = []
  const layer = view.dataLayer as { push?: unknown } | null | undefined
  return typeof layer?.push === 'function' ? (layer as { push(entry: object): unknown }) : undefined
}

/** Never throws: failures of a tag manager must not affect the shop. */
export function pushEvent(view: Window, event: EventOfAnalytics | SearchOfAnalytics): void {
  try {
    const layer = layerOf(view)
    // Tag managers merge entries: without the reset, the items of an earlier event would be counted again.
    if (layer) for (const entry of [{ ecommerce: null }, { ...event }]) layer.push(entry)
    else report('window.dataLayer is not an array.', HINT)
  } catch (cause) {
    report('window.dataLayer.push() threw.', HINT, cause)
  }
}

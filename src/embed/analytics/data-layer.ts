/** Pushes to `window.dataLayer`, whatever the page has made of it: a list of a tag manager's own, a frozen one, an element of that name. */
import { report } from '../report/console'
import type { EventOfAnalytics } from './ga4-events'

type LayerWindow = Window & { dataLayer?: unknown }

const HINT = 'window.dataLayer must be a list that takes push(); the shop works without it.'

/** The page's list as it is now: tag managers replace it. Made where there is none, as their own snippets do. */
function layerOf(view: LayerWindow): { push(entry: object): unknown } | undefined {
  if (view.dataLayer == null) view.dataLayer = []
  const layer = view.dataLayer as { push?: unknown } | null | undefined
  return typeof layer?.push === 'function' ? (layer as { push(entry: object): unknown }) : undefined
}

/** Never throws: what a tag manager does with an entry is no matter of the shop's. */
export function pushEvent(view: Window, { event, ecommerce }: EventOfAnalytics): void {
  try {
    const layer = layerOf(view)
    // Tag managers merge what is pushed: without the first, items of an earlier event would be counted again.
    if (layer) for (const entry of [{ ecommerce: null }, { event, ecommerce }]) layer.push(entry)
    else report('window.dataLayer is no list.', HINT)
  } catch (cause) {
    report('window.dataLayer refused an event.', HINT, cause)
  }
}

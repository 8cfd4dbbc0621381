/** For pages with `data-analytics="datalayer"`: keeps events from the start and loads the code that reports them. */
import { loadFailed } from '../../store/base/load-once'
import type { Page } from '../page/page'
import { report } from '../report/console'
import { notifyAuthor } from '../report/notify-author'
import { lateSetting } from '../settings/late-setting'

/**
 * Takes an event's detail and target (a kept event has no path any more). `wasAllowed`: counting was allowed when it happened.
 */
export type Take = (name: string, detail: unknown, target: EventTarget | undefined, wasAllowed?: boolean) => void

export const mayCount = ({ analytics, consent }: Page['config']): boolean => analytics ?? consent === 'none'

/** The events that are reported. */
const NAMES =
  'product-view collection-view product-select search search-results cart-change cart-open checkout checkout-return'.split(' ')

export function startDataLayer(page: Page, script: Element | null): void {
  const { view, document, life } = page
  const asked = lateSetting('analytics', script, view)
  if (!asked || asked === 'none') return
  if (asked !== 'datalayer') {
    report(`data-analytics="${asked}" is not known.`, 'Use one of: none, datalayer.')
    return
  }
  const early: Parameters<Take>[] = []
  const wasAllowed = mayCount(page.config)
  let take: Take = (name, detail, target) => early.push([name, detail, target, mayCount(page.config)])
  // In the capture phase, since a listener of the page may stop the event.
  for (const name of NAMES)
    document.addEventListener(`cartlet:${name}`, (event) => take(name, (event as CustomEvent).detail, event.composedPath()[0]), {
      capture: true,
      signal: life.signal,
    })
  import('./data-layer.chunk').then(
    ({ fillDataLayer }) => {
      take = fillDataLayer(page, wasAllowed)
      for (const taken of early) take(...taken)
    },
    (thrown) => {
      take = () => {} // the page works without analytics
      notifyAuthor(document, loadFailed(thrown))
    },
  )
}

/** Pages with `data-analytics="datalayer"`: keeps what happens from the start, and loads what tells it. */
import type { Page } from '../page/page'
import { lateSetting } from '../page-ui/late-setting'
import { report } from '../report/console'

/** What an event said, and where; a kept event forgets its path. `wasAllowed`: counting was allowed when it happened. */
export type Take = (name: string, detail: unknown, target: EventTarget | undefined, wasAllowed?: boolean) => void

export const mayCount = ({ analytics, consent }: Page['config']): boolean => analytics ?? consent === 'none'

/** The events that something is told of. */
const NAMES = 'product-view collection-view product-select cart-change cart-open checkout checkout-return'.split(' ')

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
  // Captured: a listener of the page may stop an event on its way.
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
    () => {
      take = () => {} // the page goes on uncounted
    },
  )
}

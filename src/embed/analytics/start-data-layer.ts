/** Pages with `data-analytics="datalayer"`: hears what happens from the start, and loads what tells it. */
import type { Page } from '../page/page'
import { lateSetting } from '../page-ui/late-setting'
import { report } from '../report/console'

/** What an event said, and where; a kept event forgets its path. */
export type Hear = (name: string, detail: unknown, target: EventTarget | undefined) => void

/** The events that something is told of. */
const HEARD = 'product-view collection-view product-select cart-change cart-open checkout checkout-return'.split(' ')

export function startDataLayer(page: Page, script: Element | null): void {
  const { view, document, life } = page
  const asked = lateSetting('analytics', script, view)
  if (!asked || asked === 'none') return
  if (asked !== 'datalayer') {
    report(`data-analytics="${asked}" is not known.`, 'Use one of: none, datalayer.')
    return
  }
  const early: Parameters<Hear>[] = []
  let hear: Hear = (...heard) => early.push(heard)
  // Captured: a listener of the page may stop an event on its way.
  for (const name of HEARD)
    document.addEventListener(`cartlet:${name}`, (event) => hear(name, (event as CustomEvent).detail, event.composedPath()[0]), {
      capture: true,
      signal: life.signal,
    })
  import('./analytics.chunk').then(
    ({ fillDataLayer }) => {
      hear = fillDataLayer(page)
      for (const heard of early) hear(...heard)
    },
    () => {
      hear = () => {} // the page goes on uncounted
    },
  )
}

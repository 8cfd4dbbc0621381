/** Publishes `window.cartlet`. */
import type { Cartlet } from '../api/cartlet'
import { dispatch } from '../events/dispatch'
import type { PageView } from '../page/page'

/** Sets `window.cartlet`, runs the commands that the page has queued and dispatches `cartlet:ready`. */
export function publishApi({ view, document }: PageView, api: Cartlet, queue: readonly unknown[]): void {
  // Defined instead of assigned: assigning may fail when an element has the id `cartlet`.
  Object.defineProperty(view, 'cartlet', { value: api, configurable: true, writable: true })
  api.push(...(queue as []))
  dispatch(document, 'cartlet:ready', { version: __VERSION__ })
}

/** `window.cartlet` appears. */
import type { Cartlet } from '../api/cartlet'
import { dispatch } from '../api/public-events'
import type { PageView } from '../page/page'

/** Sets `window.cartlet`, runs the commands of the page and tells of it. */
export function publishApi({ view, document }: PageView, api: Cartlet, queue: readonly unknown[]): void {
  // Defined, not assigned: where an element has the id `cartlet`, assigning may fail.
  Object.defineProperty(view, 'cartlet', { value: api, configurable: true, writable: true })
  api.push(...(queue as []))
  dispatch(document, 'cartlet:ready', { version: __VERSION__ })
}

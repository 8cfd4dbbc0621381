/** `cartlet/elements`: registers the custom elements; does nothing on a server. Configured by `window.cartletConfig` or attributes. */
import { start } from './embed/start'

export type { PublicApi } from './embed/api/public-api'
export type { CartletEvents } from './embed/api/public-events'

if (typeof window !== 'undefined' && typeof customElements !== 'undefined') {
  const globals = window as Window & { cartlet?: unknown }
  const queue = Array.isArray(globals.cartlet) ? globals.cartlet : []
  void start({ script: null, queue }, window)
}

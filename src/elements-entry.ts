/** `cartlet/elements`: registers the custom elements; does nothing on a server. Configured by `window.cartletConfig` or attributes. */
import { announceReady, start } from './embed/start'

export type { PublicApi } from './embed/public-api'
export type { CartletEvents } from './embed/public-events'

if (typeof window !== 'undefined' && typeof customElements !== 'undefined') {
  const globals = window as unknown as { cartlet?: unknown; cartletConfig?: unknown }
  void start({ scriptUrl: document.baseURI, script: null, globalConfig: globals.cartletConfig }, window).then((api) => {
    globals.cartlet ??= api
    announceReady(document)
  })
}

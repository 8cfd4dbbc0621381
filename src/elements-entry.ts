/** `cartlet/elements`: registers the custom elements; does nothing on a server. Configured by `window.cartletConfig` or attributes. */
import { start } from './embed/start'

export type * from './embed/api/cartlet'
export type * from './embed/api/element-types'
export type * from './embed/api/event-types'
export type { ItemOfAnalytics } from './embed/api/item-of-analytics'
export type { CartletError, CartletErrorCode } from './platform/http/errors'
export type { AddResult } from './store/cart/add-request'
export type { ItemChoice } from './store/cart/choose-variant'
export type { CheckoutBuyer, CheckoutOutcome } from './store/drawer/checkout'
export type { EstimateRequest } from './store/estimate/estimate-request'
export type { CartAction, CartDelta } from './store/shop-events'
export type * from './store/views'

if (typeof window !== 'undefined' && typeof customElements !== 'undefined') {
  const globals = window as Window & { cartlet?: unknown }
  const queue = Array.isArray(globals.cartlet) ? globals.cartlet : []
  void start({ script: null, queue }, window)
}

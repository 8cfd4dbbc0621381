/** `cartlet/elements`: registers the custom elements; does nothing on a server. Configured by `configure()`, `window.cartletConfig` or attributes. */
import { startElements } from './embed/start/configure'

export type * from './embed/api/cartlet'
export type * from './embed/api/element-types'
export type * from './embed/api/global-types'
export type * from './embed/api/piece-types'
export type * from './embed/events/event-types'
export type { ItemOfAnalytics } from './embed/events/item-of-analytics'
export type { Configuration, ConfiguredMessages } from './embed/settings/config'
export { configure } from './embed/start/configure'
export type { CartletError, CartletErrorCode } from './platform/http/errors'
export type * from './store/base/amount'
export type { CheckoutBuyer, EstimateRequest } from './store/base/estimate-model'
export type { CartAction, CartDelta } from './store/base/shop-events'
export type * from './store/base/totals-model'
export type * from './store/base/views'
export type { AddResult } from './store/cart/add-request'
export type { ItemChoice } from './store/catalog/choose/choose-variant'
export type { CheckoutOutcome } from './store/drawer/checkout'

if (typeof window !== 'undefined' && typeof customElements !== 'undefined') startElements(window)

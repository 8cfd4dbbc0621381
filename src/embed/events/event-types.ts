/** The DOM events of Cartlet. Generated from `src/manifest` by `npx tsx src/manifest/write.ts`. */
import type { CartletErrorCode } from '../../platform/http/errors'
import type { CartAction, CartDelta, CheckoutOutcome, OrderView } from '../../store/base/shop-events'
import type { CartView, CouponView, ProductView } from '../../store/base/views'
import type { AddResult } from '../../store/cart/add-request'
import type { ItemChoice } from '../../store/catalog/choose/choose-variant'
import type { ItemList } from '../../store/collections/item-list'
import type { ItemOfAnalytics } from './item-of-analytics'

/** `detail` of each event. Plain data. Events bubble from the element concerned, out of shadow roots, to `document` and `window`. */
export interface CartletEvents {
  /** The elements are upgraded and the API is available; `cartlet.on('ready', …)` also calls a listener that is added later. */
  'cartlet:ready': { version: string }
  /** Cancelable. A buy button was pressed; `preventDefault()` stops it; `promise` resolves with the outcome. */
  'cartlet:before-add': ItemChoice & { product: string; quantity: number; readonly promise: Promise<AddResult | undefined> }
  /** Cancelable. Before the checkout is created; `preventDefault()` stops it; `promise` resolves with the outcome. */
  'cartlet:before-checkout': { cart?: CartView; readonly promise: Promise<'prevented' | CheckoutOutcome> }
  /** The cart became known, or the platform has confirmed a change; `promise` resolves with the cart once its totals are on screen. */
  'cartlet:cart-change': { action: CartAction; cart: CartView; delta: CartDelta[]; readonly promise: Promise<{ cart: CartView }> }
  /** A code was applied, or removed (`coupon` is absent). */
  'cartlet:coupon-change': { coupon?: CouponView; cart: CartView }
  /** The drawer opens. */
  'cartlet:cart-open': { cart?: CartView }
  /** The drawer closes. */
  'cartlet:cart-close': Record<string, never>
  /** Before the page leaves for the checkout; `promise` resolves with how it left. */
  'cartlet:checkout': { checkoutId: string; cart?: CartView; readonly promise: Promise<CheckoutOutcome> }
  /** The visitor is back from the checkout: `SUCCESS` when the cart became an order, `UNKNOWN` when the cart still exists; also for an order whose tab was closed. */
  'cartlet:checkout-return': { status: 'SUCCESS' | 'UNKNOWN'; orderId?: string; order?: OrderView }
  /** `visitor` or `member` after a login or logout. */
  'cartlet:session-change': { role: 'none' | 'visitor' | 'member' }
  /** A product is on the screen; `ecommerce` has the form of GA4's `view_item`. */
  'cartlet:product-view': { product: ProductView; ecommerce: { currency: string; value: number; items: ItemOfAnalytics[] } }
  /** A page of a grid is drawn: GA4's `view_item_list`. */
  'cartlet:collection-view': ItemList
  /** A visitor opened a product of a grid: GA4's `select_item`. */
  'cartlet:product-select': ItemList
  /** A visitor sent a search: GA4's `search`. */
  'cartlet:search': { search_term: string }
  /** The results of a search are drawn: GA4's `view_search_results`; `count` where the platform counts. */
  'cartlet:search-results': { search_term: string; count?: number }
  /** A visitor asks to be told of new stock: with `notify-url=""`, or once the shop has taken the request; never with the address. */
  'cartlet:notify-request': ItemChoice & { product: string }
  /** Something failed; `code` says what. */
  'cartlet:error': { code: CartletErrorCode; message: string; retryable: boolean; cause?: unknown }
}

export type CartletEventName = keyof CartletEvents

/** For `addEventListener`. */
export type CartletEventMap = { [K in CartletEventName]: CustomEvent<CartletEvents[K]> }

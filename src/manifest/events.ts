/** The DOM events, with the type of their `detail`. */
import type { EventRow } from './model'

export const EVENTS: readonly EventRow[] = [
  {
    name: 'cartlet:ready',
    type: '{ version: string }',
    shown: '{ version }',
    description:
      "the elements are upgraded and the API is available; `cartlet.on('ready', …)` also calls a listener that is added later",
  },
  {
    name: 'cartlet:before-add',
    type: 'ItemChoice & { product: string; quantity: number; readonly promise: Promise<AddResult | undefined> }',
    shown: '{ product, quantity, variant?, options?, …, promise }',
    cancelable: true,
    description: 'a buy button was pressed; `preventDefault()` stops it; `promise` resolves with the outcome',
  },
  {
    name: 'cartlet:before-checkout',
    type: "{ cart?: CartView; readonly promise: Promise<'prevented' | CheckoutOutcome> }",
    shown: '{ cart, promise }',
    cancelable: true,
    description: 'before the checkout is created; `preventDefault()` stops it; `promise` resolves with the outcome',
  },
  {
    name: 'cartlet:cart-change',
    type: '{ action: CartAction; cart: CartView; delta: CartDelta[]; readonly promise: Promise<{ cart: CartView }> }',
    shown: '{ action, cart, delta, promise }',
    description:
      'the cart became known, or the platform has confirmed a change; `promise` resolves with the cart once its totals are on screen',
  },
  {
    name: 'cartlet:coupon-change',
    type: '{ coupon?: CouponView; cart: CartView }',
    shown: '{ coupon, cart }',
    description: 'a code was applied, or removed (`coupon` is absent)',
  },
  { name: 'cartlet:cart-open', type: '{ cart?: CartView }', shown: '{ cart }', description: 'the drawer opens' },
  { name: 'cartlet:cart-close', type: 'Record<string, never>', shown: '{}', description: 'the drawer closes' },
  {
    name: 'cartlet:checkout',
    type: '{ checkoutId: string; cart?: CartView; readonly promise: Promise<CheckoutOutcome> }',
    shown: '{ checkoutId, cart, promise }',
    description: 'before the page leaves for the checkout; `promise` resolves with how it left',
  },
  {
    name: 'cartlet:checkout-return',
    type: "{ status: 'SUCCESS' | 'UNKNOWN'; orderId?: string; order?: OrderView }",
    shown: '{ status, orderId?, order? }',
    description:
      'the visitor is back from the checkout: `SUCCESS` when the cart became an order, `UNKNOWN` when the cart still exists; also for an order whose tab was closed',
  },
  {
    name: 'cartlet:session-change',
    type: "{ role: 'none' | 'visitor' | 'member' }",
    shown: '{ role }',
    description: '`visitor` or `member` after a login or logout',
  },
  {
    name: 'cartlet:product-view',
    type: '{ product: ProductView; ecommerce: { currency: string; value: number; items: ItemOfAnalytics[] } }',
    shown: '{ product, ecommerce }',
    description: "a product is on the screen; `ecommerce` has the form of GA4's `view_item`",
  },
  {
    name: 'cartlet:collection-view',
    type: 'ItemList',
    shown: 'item list',
    description: "a page of a grid is drawn: GA4's `view_item_list`",
  },
  {
    name: 'cartlet:product-select',
    type: 'ItemList',
    shown: 'item list of one',
    description: "a visitor opened a product of a grid: GA4's `select_item`",
  },
  {
    name: 'cartlet:search',
    type: '{ search_term: string }',
    shown: '{ search_term }',
    description: "a visitor sent a search: GA4's `search`",
  },
  {
    name: 'cartlet:search-results',
    type: '{ search_term: string; count?: number }',
    shown: '{ search_term, count? }',
    description: "the results of a search are drawn: GA4's `view_search_results`; `count` where the platform counts",
  },
  {
    name: 'cartlet:notify-request',
    type: 'ItemChoice & { product: string }',
    shown: '{ product, variant?, … }',
    description:
      'a visitor asks to be told of new stock: with `notify-url=""`, or once the shop has taken the request; never with the address',
  },
  {
    name: 'cartlet:error',
    type: '{ code: CartletErrorCode; message: string; retryable: boolean; cause?: unknown }',
    shown: '{ code, message, retryable, cause? }',
    description: 'something failed; `code` says what',
  },
]

/** Everything the host page can hear, and nothing else. Details are plain data, never live objects. */
import type { CartletError } from '../../platform/http/errors'
import type { ItemChoice } from '../../store/cart/choose-variant'
import type { ItemList } from '../../store/collections/item-list'
import type { CartAction, CartDelta, ShopEvent } from '../../store/shop-events'
import type { CartView, CouponView, ProductView } from '../../store/views'

/** An item as GA4 names its members; prices are major units. */
export interface ItemOfAnalytics {
  item_id: string
  item_name: string
  item_brand?: string
  item_variant?: string
  price: number
  quantity: number
}

export interface CartletEvents {
  /** The widget runs and elements are upgraded. A listener added late still learns of it through `cartlet.on`. */
  'cartlet:ready': { version: string }
  /** Cancelable: before anything is sent. */
  'cartlet:before-add': ItemChoice & { product: string; quantity: number }
  /** Cancelable: before the checkout is created. */
  'cartlet:before-checkout': { cart?: CartView }
  /** The platform confirmed another cart than the one before. */
  'cartlet:cart-change': { action: CartAction; cart: CartView; delta: CartDelta[] }
  /** A product is on the screen, once for each; `ecommerce` is what GA4's `view_item` takes. */
  'cartlet:product-view': {
    product: ProductView
    ecommerce: { currency: string; value: number; items: ItemOfAnalytics[] }
  }
  /** Somebody wants to be told when it is there again; only where the author offers it (`notify-url=""`). */
  'cartlet:notify-request': ItemChoice & { product: string }
  'cartlet:cart-open': { cart?: CartView }
  'cartlet:cart-close': Record<string, never>
  'cartlet:coupon-change': { coupon?: CouponView; cart: CartView }
  /** The visitor is about to leave for the hosted checkout. */
  'cartlet:checkout': { checkoutId: string; cart?: CartView }
  /** `SUCCESS`: the cart was turned into an order. `UNKNOWN`: the visitor is back and the cart is still there. */
  'cartlet:checkout-return': { status: 'SUCCESS' | 'UNKNOWN' }
  'cartlet:session-change': { role: 'none' | 'visitor' | 'member' }
  /** A page of a grid's results is drawn: what GA4 calls `view_item_list`. */
  'cartlet:collection-view': ItemList
  /** The visitor follows a card of a grid: what GA4 calls `select_item`. */
  'cartlet:product-select': ItemList
  'cartlet:error': { code: string; message: string; retryable: boolean; cause?: unknown }
}

export type CartletEventName = keyof CartletEvents

/** Sends an event from `target`; false when a listener prevented it. */
export function dispatch<K extends CartletEventName>(target: EventTarget, name: K, detail: CartletEvents[K]): boolean {
  const cancelable = name.startsWith('cartlet:before-')
  return target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }))
}

export const errorDetail = ({ code, message, retryable, cause }: CartletError): CartletEvents['cartlet:error'] => ({
  code,
  message,
  retryable,
  cause,
})

/** A store event as the page sees it. */
export function dispatchShopEvent(target: EventTarget, event: ShopEvent): void {
  if (event.type === 'error') {
    dispatch(target, 'cartlet:error', errorDetail(event.error))
    return
  }
  const { type, source: _source, ...detail } = event
  dispatch(target, `cartlet:${type}`, detail as CartletEvents[`cartlet:${typeof type}`])
}

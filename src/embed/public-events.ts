/** Everything the host page can hear, and nothing else. Details are plain data, never live objects. */
import type { CartletError } from '../platform/http/errors'
import type { CartAction, CartDelta, ShopEvent } from '../store/shop-events'
import type { CartView, CouponView } from '../store/views'

export interface CartletEvents {
  /** The widget runs and elements are upgraded. A listener added late still learns of it through `cartlet.on`. */
  'cartlet:ready': { version: string }
  /** Cancelable: before anything is sent. */
  'cartlet:before-add': { product: string; variant?: string; quantity: number }
  /** Cancelable: before the checkout is created. */
  'cartlet:before-checkout': { cart?: CartView }
  /** The platform confirmed another cart than the one before. */
  'cartlet:cart-change': { action: CartAction; cart: CartView; delta: CartDelta[] }
  'cartlet:cart-open': { cart?: CartView }
  'cartlet:cart-close': Record<string, never>
  'cartlet:coupon-change': { coupon?: CouponView; cart: CartView }
  /** The visitor is about to leave for the hosted checkout. */
  'cartlet:checkout': { checkoutId: string; cart?: CartView }
  /** `SUCCESS`: the cart was turned into an order. `UNKNOWN`: the visitor is back and the cart is still there. */
  'cartlet:checkout-return': { status: 'SUCCESS' | 'UNKNOWN' }
  'cartlet:session-change': { role: 'none' | 'visitor' | 'member' }
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

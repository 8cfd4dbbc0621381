/**
 * What the store asks of a cart, whichever version of the platform's calls it speaks (docs/platform.md §10). An adapter sends, and answers with the store's own
 * view; which answers are lost, late or repeated is told above it, for all versions alike.
 */
import type { CartItem, EstimateAnswer } from '../base/cart-answer'
import type { CheckoutReturn } from '../base/context'
import type { CheckoutBuyer, EstimateRequest } from '../base/estimate-model'
import type { CartView, CouponView } from '../base/views'

export type CartName = 'v1' | 'v2'

/** What a buy button needs. Every call rejects with the platform's code; one that changes the cart is not repeated after a lost connection. */
export interface CartPort {
  readonly name: CartName
  /** Null: this visitor has no cart yet. @param past any cache between the page and the platform */
  read(past?: boolean): Promise<CartView | null>
  /** The platform may add less than is asked, or nothing: the answer tells. */
  add(item: CartItem, quantity: number): Promise<CartView>
  /** Loads the rest, which only an open cart needs. */
  more(): Promise<FullCart>
}

/** What an open cart needs. */
export interface FullCart {
  /** Everything with one call. As with `add`, the answer tells how much came of it. */
  addAll(items: readonly { item: CartItem; quantity: number }[]): Promise<CartView>
  /** A whole number; 0 removes the line. */
  setQuantity(lineId: string, quantity: number): Promise<CartView>
  /** Resolves with null, the cart that is left; also when there was none. */
  clear(): Promise<null>
  applyCoupon(code: string): Promise<CartView>
  removeCoupon(coupon?: CouponView): Promise<CartView>
  setNote(text: string): Promise<CartView>
  /** Changes nothing. */
  estimate(terms?: EstimateRequest, signal?: AbortSignal): Promise<EstimateAnswer>
  /** Creates what the hosted checkout needs. Navigate to `url` only after checking it (`assertNavigable`). */
  checkout(cart: CartView, terms: CheckoutBuyer, way: CheckoutWay): Promise<StartedCheckout>
  /** Absent where the shop's cart takes no gift cards. */
  giftCards?: GiftCardCalls
  /** Undefined while the checkout is not completed. @param cartId where it is known: a checkout of version 1 has an id of its own */
  readOrdered(checkoutId: string, cartId?: string): Promise<OrderedCart | undefined>
}

/** Where the hosted checkout leads back to, and what its address carries. */
export interface CheckoutWay extends CheckoutReturn {
  parameters: Record<string, string>
}

export interface StartedCheckout {
  id: string
  url: string
}

export interface GiftCardCalls {
  add(code: string): Promise<CartView>
  remove(id: string): Promise<CartView>
}

/** A cart that became an order. */
export interface OrderedCart {
  cart: CartView
  /** Where the version of the cart says it. */
  orderId?: string
  sums: EstimateAnswer['priceSummary']
}

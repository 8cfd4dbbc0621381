/** Specification §7 "Cart": what is done to a cart that is there. Apart from reading and adding, which the first button needs. */
import type { Caller, ReadOptions } from '../http/call'
import { type Conversion, convert } from '../wire/convert'
import { CURRENT, post, readCart } from './api'
import type { CartEstimate } from './estimate-model'
import type { Cart, CartPatch, CheckoutOptions, EstimateOptions } from './model'

const ESTIMATE: Conversion = {
  dates: [
    'shippingInfo.selectedCarrierServiceOption.logistics.deliveryTimeSlot.*',
    'shippingInfo.carrierServiceOptions.shippingOptions.logistics.deliveryTimeSlot.*',
    'membershipOptions.eligibleMemberships.expirationDate',
    'membershipOptions.invalidMemberships.membership.expirationDate',
  ],
  numbers: ['appliedDiscounts.merchantDiscount.percentage'],
}

/** PATCH /v1/carts/current with the keys present in `patch`. Resolves the whole cart; a refused coupon rejects with the platform's code. */
export const updateCurrentCart = (client: Caller, { fieldMask, ...patch }: CartPatch): Promise<Cart> =>
  client.request({
    service: 'cart',
    method: 'PATCH',
    path: CURRENT,
    body: { ...patch, cartFieldmask: fieldMask?.join(',') },
    read: readCart,
  })

/** POST /v1/carts/current/remove-line-items. Resolves the whole cart. */
export const removeLineItems = (client: Caller, lineItemIds: readonly string[]): Promise<Cart> =>
  client.request(post('remove-line-items', { lineItemIds }))

/** POST /v1/carts/current/update-line-items-quantity. Resolves the whole cart. */
export const updateLineItemsQuantity = (client: Caller, lineItems: readonly { id: string; quantity: number }[]): Promise<Cart> =>
  client.request(post('update-line-items-quantity', { lineItems }))

/** POST /v1/carts/current/remove-coupon. Resolves the whole cart. */
export const removeCoupon = (client: Caller): Promise<Cart> => client.request(post('remove-coupon', {}))

/**
 * POST /v1/carts/current/estimate-totals. Changes nothing, so it is repeated like any read. Missing parts (an address without a shipping
 * rule, an expired coupon) are named in `calculationErrors`.
 */
export const estimateTotals = (
  client: Caller,
  { signal, ...options }: EstimateOptions & ReadOptions = {},
): Promise<CartEstimate> =>
  client.request<CartEstimate>({
    service: 'cart',
    method: 'POST',
    path: `${CURRENT}/estimate-totals`,
    body: options,
    idempotent: true,
    signal,
    read: (body) => {
      const estimate = convert<CartEstimate>(body, ESTIMATE)
      return body.cart == null ? estimate : { ...estimate, cart: readCart(body) }
    },
  })

/** POST /v1/carts/current/create-checkout. Resolves the id that a redirect session takes. */
export const createCheckout = (client: Caller, options: CheckoutOptions = {}): Promise<{ checkoutId: string }> =>
  client.request({
    service: 'cart',
    method: 'POST',
    path: `${CURRENT}/create-checkout`,
    body: options,
    read: ({ checkoutId }) => {
      if (typeof checkoutId !== 'string') throw new TypeError('checkoutId')
      return { checkoutId }
    },
  })

/** DELETE /v1/carts/current. The reply is not used. Without a cart it rejects with `OWNED_CART_NOT_FOUND`. */
export const deleteCurrentCart = (client: Caller): Promise<void> =>
  client.request<void>({ service: 'cart', method: 'DELETE', path: CURRENT, read: () => undefined })

/** docs/platform.md §7 "Cart": changes of an existing cart. Separate from reading and adding, which the first button needs. */

import type { Caller, CallOptions } from '../http/call'
import { CART } from '../http/gateway/gateway'
import { type Conversion, convert } from '../wire/convert'
import { ownOf } from '../wire/record'
import { toDate, toNumber } from '../wire/scalars'
import { CURRENT, ITEMS_CONVERSION, post, readCart } from './api'
import type { CartEstimate } from './estimate-model'
import type { Cart, CartPatch, CheckoutOptions, EstimateOptions } from './model'

export const ESTIMATE_CONVERSION: Conversion = [
  [
    toDate,
    'shippingInfo.selectedCarrierServiceOption.logistics.deliveryTimeSlot.*',
    'shippingInfo.carrierServiceOptions.shippingOptions.logistics.deliveryTimeSlot.*',
    'membershipOptions.eligibleMemberships.expirationDate',
    'membershipOptions.invalidMemberships.membership.expirationDate',
    'membershipOptions.validatedExistingMemberships.memberships.membership.expirationDate',
  ],
  [
    toNumber,
    'appliedDiscounts.merchantDiscount.percentage',
    'shippingInfo.selectedCarrierServiceOption.logistics.pickupDetails.address.geocode.*',
    'shippingInfo.carrierServiceOptions.shippingOptions.logistics.pickupDetails.address.geocode.*',
  ],
]
/**
 * PATCH /v1/carts/current with the keys present in `patch`. Resolves the whole cart. Rejects with the platform's code for a
 * refused coupon, for example `ERROR_COUPON_EXPIRED`. `fieldMask` lists the paths to overwrite even when their value is absent;
 * in the wire form of the specification it is derived from the given keys.
 */
export const updateCurrentCart = (client: Caller, given: CartPatch, options?: CallOptions): Promise<Cart> => {
  const { fieldMask, ...patch } = ownOf(given)
  const body = convert<object>(patch, ITEMS_CONVERSION)
  return client.request({
    ...options,
    service: CART,
    method: 'PATCH',
    path: CURRENT,
    body: { ...body, cartFieldmask: fieldMask?.join(',') },
    specification: { body: { ...body, cartFieldmask: (fieldMask ?? maskOf(patch)).join(',') } },
    read: readCart,
  })
}

/** The paths of all given fields. Those of `cartInfo` are listed one by one, so that its other fields are not cleared. */
const maskOf = ({ cartInfo = {}, ...others }: CartPatch): string[] => [
  ...Object.keys(cartInfo).map((key) => `cartInfo.${key}`),
  ...Object.keys(others),
]

/** POST /v1/carts/current/remove-line-items. Resolves the whole cart. */
export const removeLineItems = (client: Caller, lineItemIds: readonly string[], options?: CallOptions): Promise<Cart> =>
  client.request(post('remove-line-items', { lineItemIds }, options))

/** POST /v1/carts/current/update-line-items-quantity. Resolves the whole cart. */
export const updateLineItemsQuantity = (
  client: Caller,
  lineItems: readonly { id: string; quantity: number }[],
  options?: CallOptions,
): Promise<Cart> => client.request(post('update-line-items-quantity', { lineItems }, options))

/** POST /v1/carts/current/remove-coupon. Resolves the whole cart. */
export const removeCoupon = (client: Caller, options?: CallOptions): Promise<Cart> =>
  client.request(post('remove-coupon', {}, options))

/**
 * POST /v1/carts/current/estimate-totals. Resolves totals as decimal text. Changes nothing, so it is retried like any read. Parts
 * that could not be calculated (no shipping rule for the address, an expired coupon) are listed in `calculationErrors`.
 */
export const estimateTotals = (client: Caller, given: EstimateOptions & CallOptions = {}): Promise<CartEstimate> => {
  const { signal, timeoutMs, ...body } = ownOf(given)
  return client.request<CartEstimate>({
    signal,
    timeoutMs,
    service: CART,
    method: 'POST',
    path: `${CURRENT}/estimate-totals`,
    body,
    idempotent: true,
    read: (reply) => {
      const estimate = convert<CartEstimate>(reply, ESTIMATE_CONVERSION)
      return reply.cart == null ? estimate : { ...estimate, cart: readCart(reply) }
    },
  })
}

/** POST /v1/carts/current/create-checkout. Resolves the checkout id, with which a redirect session is created. */
export const createCheckout = (
  client: Caller,
  body: CheckoutOptions = {},
  options?: CallOptions,
): Promise<{ checkoutId: string }> =>
  client.request({
    ...options,
    service: CART,
    method: 'POST',
    path: `${CURRENT}/create-checkout`,
    body,
    read: (reply) => {
      if (typeof reply.checkoutId !== 'string' || !reply.checkoutId) throw new TypeError('checkoutId')
      return reply as { checkoutId: string }
    },
  })

/** DELETE /v1/carts/current. Resolves nothing. Rejects with `OWNED_CART_NOT_FOUND` when there is no cart. */
export const deleteCurrentCart = (client: Caller, options?: CallOptions): Promise<void> =>
  client.request<void>({ ...options, service: CART, method: 'DELETE', path: CURRENT, read: () => undefined })

/**
 * docs/platform.md §7 "Cart, version 2": the current cart of the visitor, which the platform creates with the first add. Every call
 * may reject with `CART_ALREADY_ORDERED`; §8 says what the codes mean. `by-id-api.ts` has the same calls for any cart.
 */
import type { Caller, CallOptions } from '../../http/call'
import { CART } from '../../http/gateway/gateway'
import { isRecord, ownOf } from '../../wire/record'
import { type CartCall, post, readCalculation, readCart, readUpsells, toItems, toNewCart, toPatch } from './calls'
import type {
  CartPatchV2,
  CartV2,
  FormSubmissionV2,
  LineItemUpdateV2,
  NewCartV2,
  NewDeliveryMethodV2,
  NewGiftCardV2,
  NewLineItemsV2,
} from './model'
import type { CalculatedCartV2, EstimateOptionsV2, UpsellsV2 } from './summary-model'

const CURRENT = '/v2/carts/current'

const act = (action: string, body: object, options?: CallOptions): CartCall => post(`${CURRENT}/${action}`, body, options)

/**
 * GET /v2/carts/current. Resolves the cart, or null when the visitor has no cart yet. The platform declares no code for that:
 * every 404 that comes from it counts.
 */
export const getCurrentCartV2 = (client: Caller, options?: CallOptions): Promise<CartV2 | null> =>
  client.request<CartV2 | null>({
    ...options,
    service: CART,
    method: 'GET',
    path: CURRENT,
    read: (body) => (body.cart == null ? null : readCart(body)),
    recover: ({ status, response }) => (status === 404 && isRecord(response?.body) ? null : undefined),
  })

/** POST /v2/carts/current. Resolves the new cart, which replaces the visitor's. Rejects with the codes of its items, coupon and gift card. */
export const createCurrentCartV2 = (client: Caller, cart: NewCartV2 = {}, options?: CallOptions): Promise<CartV2> =>
  client.request(post(CURRENT, toNewCart(cart), options))

/** PATCH /v2/carts/current with the keys present in `patch`. Resolves the whole cart. */
export const updateCurrentCartV2 = (client: Caller, patch: CartPatchV2, options?: CallOptions): Promise<CartV2> =>
  client.request({ ...post(CURRENT, { cart: toPatch(patch) }, options), method: 'PATCH' })

/** DELETE /v2/carts/current. Resolves nothing. */
export const deleteCurrentCartV2 = (client: Caller, options?: CallOptions): Promise<void> =>
  client.request<void>({ ...options, service: CART, method: 'DELETE', path: CURRENT, read: () => undefined })

/** POST /v2/carts/current/refresh. Reads prices and stock from the catalog again. Resolves the whole cart. */
export const refreshCurrentCartV2 = (client: Caller, options?: CallOptions): Promise<CartV2> =>
  client.request({ ...act('refresh', {}, options), idempotent: true })

/** POST /v2/carts/current/calculate. Resolves everything that an order of this cart costs, with the token that proves the prices. */
export const calculateCurrentCartV2 = (
  client: Caller,
  given: Pick<EstimateOptionsV2, 'refreshCart'> & CallOptions = {},
): Promise<CalculatedCartV2> => {
  const { signal, timeoutMs, ...body } = ownOf(given)
  return client.request({ ...act('calculate', body, { signal, timeoutMs }), idempotent: true, read: readCalculation })
}

/**
 * POST /v2/carts/current/estimate. Resolves the parts that were asked for: none by default. Parts that could not be calculated are
 * listed in `calculationErrors`, problems in `violations`.
 */
export const estimateCurrentCartV2 = (client: Caller, given: EstimateOptionsV2 & CallOptions = {}): Promise<CalculatedCartV2> => {
  const { signal, timeoutMs, ...body } = ownOf(given)
  return client.request({ ...act('estimate', body, { signal, timeoutMs }), idempotent: true, read: readCalculation })
}

/**
 * POST /v2/carts/current/add-line-items. Resolves the whole cart: `quantityInfo.confirmedQuantity` of a line may be smaller than what
 * was requested. Rejects with `ITEM_NOT_FOUND_IN_CATALOG`, `INSUFFICIENT_INVENTORY`, `MAX_LINE_ITEMS_EXCEEDED`, … Not retried after a
 * lost connection; the error then has `delivered: 'unknown'`.
 */
export const addLineItemsToCurrentCartV2 = (client: Caller, items: NewLineItemsV2, options?: CallOptions): Promise<CartV2> =>
  client.request(act('add-line-items', toItems(items), options))

/** POST /v2/carts/current/update-line-items. Resolves the whole cart. */
export const updateLineItemsInCurrentCartV2 = (
  client: Caller,
  lineItems: readonly LineItemUpdateV2[],
  options?: CallOptions,
): Promise<CartV2> => client.request(act('update-line-items', { lineItems }, options))

/** POST /v2/carts/current/remove-line-items, at most 100. Resolves the whole cart. Rejects with `LINE_ITEM_NOT_FOUND_IN_CART`. */
export const removeLineItemsFromCurrentCartV2 = (
  client: Caller,
  lineItemIds: readonly string[],
  options?: CallOptions,
): Promise<CartV2> => client.request(act('remove-line-items', { lineItemIds }, options))

/**
 * POST /v2/carts/current/add-coupon. Resolves the whole cart. Rejects with `INVALID_COUPON_CODE`, `INVALID_COUPON_STATUS` (its `data`
 * has the reason), `COUPON_ALREADY_EXISTS`, `MAX_COUPONS_PER_CART_EXCEEDED` or `COUPON_LOCKED`.
 */
export const addCouponToCurrentCartV2 = (client: Caller, code: string, options?: CallOptions): Promise<CartV2> =>
  client.request(act('add-coupon', { coupon: { code } }, options))

/** POST /v2/carts/current/remove-coupon, by the id that the coupon has in the cart. Resolves the whole cart. Rejects with `COUPON_NOT_FOUND_IN_CART`. */
export const removeCouponFromCurrentCartV2 = (client: Caller, couponId: string, options?: CallOptions): Promise<CartV2> =>
  client.request(act('remove-coupon', { couponId }, options))

/**
 * POST /v2/carts/current/add-gift-card. Resolves the whole cart. Rejects with `INVALID_GIFT_CARD_CODE`, `INVALID_GIFT_CARD_STATUS` (its
 * `data` has the reason), `GIFT_CARD_ALREADY_EXISTS`, `MAX_GIFT_CARDS_PER_CART_EXCEEDED`, `GIFT_CARD_LOCKED` or
 * `GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART`.
 */
export const addGiftCardToCurrentCartV2 = (client: Caller, giftCard: NewGiftCardV2, options?: CallOptions): Promise<CartV2> =>
  client.request(act('add-gift-card', { giftCard }, options))

/** POST /v2/carts/current/remove-gift-card, by the id that the card has in the cart. Resolves the whole cart. Rejects with `GIFT_CARD_NOT_FOUND_IN_CART`. */
export const removeGiftCardFromCurrentCartV2 = (client: Caller, giftCardId: string, options?: CallOptions): Promise<CartV2> =>
  client.request(act('remove-gift-card', { giftCardId }, options))

/**
 * POST /v2/carts/current/set-delivery-method. Resolves the whole cart. Rejects with `DELIVERY_METHOD_NOT_FOUND`,
 * `DELIVERY_METHOD_MISSING_ADDRESS` or `DELIVERY_METHOD_MISSING_LINE_ITEMS`.
 */
export const setDeliveryMethodForCurrentCartV2 = (
  client: Caller,
  deliveryMethod: NewDeliveryMethodV2,
  options?: CallOptions,
): Promise<CartV2> => client.request(act('set-delivery-method', { deliveryMethod }, options))

/** POST /v2/carts/current/remove-delivery-method. Resolves the whole cart. */
export const removeDeliveryMethodFromCurrentCartV2 = (client: Caller, options?: CallOptions): Promise<CartV2> =>
  client.request(act('remove-delivery-method', {}, options))

/** POST /v2/carts/current/update-forms-submission. Resolves the whole cart. */
export const updateFormSubmissionsInCurrentCartV2 = (
  client: Caller,
  formSubmissions: readonly FormSubmissionV2[],
  options?: CallOptions,
): Promise<CartV2> => client.request(act('update-forms-submission', { formSubmissions }, options))

/** GET /v2/carts/current/upsell-options. Resolves offers for the lines of the cart. A preview of the platform: a shop may not have it. */
export const getUpsellOptionsForCurrentCartV2 = (client: Caller, options?: CallOptions): Promise<UpsellsV2> =>
  client.request({ ...options, service: CART, method: 'GET', path: `${CURRENT}/upsell-options`, read: readUpsells })

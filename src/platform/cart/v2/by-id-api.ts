/**
 * docs/platform.md §7 "Cart, version 2": any cart by its id, for example a second cart to buy one thing at once. The calls take and
 * reject as those of `current-api.ts`; an id that would change the path is refused before anything is sent.
 */

import type { Caller, CallOptions } from '../../http/call'
import { CART } from '../../http/gateway/gateway'
import { get } from '../../http/read-call'
import { path } from '../../http/request-target'
import { readCheckoutUrl } from '../../wire/checkout-url'
import { type JsonRecord, ownOf } from '../../wire/record'
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
import type { CalculatedCartV2, EstimateOptionsV2, PlacedOrderV2, PlaceOrderV2, UpsellsV2 } from './summary-model'

/** The platform requires the id in the body, too. */
const act = (cartId: string, action: string, body: object, options?: CallOptions): CartCall =>
  post(path`/v2/carts/${cartId}/${action}`, { ...body, cartId }, options)

/** GET /v2/carts/{cartId}. Resolves the cart. Rejects with the platform's code or `HTTP_404` when there is none, `status` 403 for another visitor's. */
export const getCartV2 = (client: Caller, cartId: string, options?: CallOptions): Promise<CartV2> =>
  client.request({ ...get(CART, path`/v2/carts/${cartId}`, { cartId }, options), read: readCart })

/** POST /v2/carts. Resolves the new cart, which is not the visitor's current one. */
export const createCartV2 = (client: Caller, cart: NewCartV2 = {}, options?: CallOptions): Promise<CartV2> =>
  client.request(post('/v2/carts', toNewCart(cart), options))

/** PATCH /v2/carts/{cartId} with the keys present in `patch`. Resolves the whole cart. */
export const updateCartV2 = (client: Caller, cartId: string, patch: CartPatchV2, options?: CallOptions): Promise<CartV2> =>
  client.request({
    ...post(path`/v2/carts/${cartId}`, { cart: { ...toPatch(patch), id: cartId } }, options),
    method: 'PATCH',
  })

/** DELETE /v2/carts/{cartId}. Resolves nothing. */
export const deleteCartV2 = (client: Caller, cartId: string, options?: CallOptions): Promise<void> =>
  client.request<void>({
    ...options,
    service: CART,
    method: 'DELETE',
    path: path`/v2/carts/${cartId}`,
    query: { cartId },
    read: () => undefined,
  })

/** POST /v2/carts/{cartId}/refresh. Reads prices and stock from the catalog again. Resolves the whole cart. */
export const refreshCartV2 = (client: Caller, cartId: string, options?: CallOptions): Promise<CartV2> =>
  client.request({ ...act(cartId, 'refresh', {}, options), idempotent: true })

/** POST /v2/carts/{cartId}/calculate. Resolves everything that an order of this cart costs, with the token that proves the prices. */
export const calculateCartV2 = (
  client: Caller,
  cartId: string,
  given: Pick<EstimateOptionsV2, 'refreshCart'> & CallOptions = {},
): Promise<CalculatedCartV2> => {
  const { signal, timeoutMs, ...body } = ownOf(given)
  return client.request({ ...act(cartId, 'calculate', body, { signal, timeoutMs }), idempotent: true, read: readCalculation })
}

/** POST /v2/carts/{cartId}/estimate. Resolves the parts that were asked for: none by default. */
export const estimateCartV2 = (
  client: Caller,
  cartId: string,
  given: EstimateOptionsV2 & CallOptions = {},
): Promise<CalculatedCartV2> => {
  const { signal, timeoutMs, ...body } = ownOf(given)
  return client.request({ ...act(cartId, 'estimate', body, { signal, timeoutMs }), idempotent: true, read: readCalculation })
}

/** POST /v2/carts/{cartId}/add-line-items. Resolves the whole cart, whose confirmed quantities may be smaller. */
export const addLineItemsV2 = (client: Caller, cartId: string, items: NewLineItemsV2, options?: CallOptions): Promise<CartV2> =>
  client.request(act(cartId, 'add-line-items', toItems(items), options))

/** POST /v2/carts/{cartId}/update-line-items. Resolves the whole cart. */
export const updateLineItemsV2 = (
  client: Caller,
  cartId: string,
  lineItems: readonly LineItemUpdateV2[],
  options?: CallOptions,
): Promise<CartV2> => client.request(act(cartId, 'update-line-items', { lineItems }, options))

/** POST /v2/carts/{cartId}/remove-line-items, at most 100. Resolves the whole cart. */
export const removeLineItemsV2 = (
  client: Caller,
  cartId: string,
  lineItemIds: readonly string[],
  options?: CallOptions,
): Promise<CartV2> => client.request(act(cartId, 'remove-line-items', { lineItemIds }, options))

/** POST /v2/carts/{cartId}/add-coupon. Resolves the whole cart. */
export const addCouponV2 = (client: Caller, cartId: string, code: string, options?: CallOptions): Promise<CartV2> =>
  client.request(act(cartId, 'add-coupon', { coupon: { code } }, options))

/** POST /v2/carts/{cartId}/remove-coupon, by the id that the coupon has in the cart. Resolves the whole cart. */
export const removeCouponV2 = (client: Caller, cartId: string, couponId: string, options?: CallOptions): Promise<CartV2> =>
  client.request(act(cartId, 'remove-coupon', { couponId }, options))

/** POST /v2/carts/{cartId}/add-gift-card. Resolves the whole cart. */
export const addGiftCardV2 = (client: Caller, cartId: string, giftCard: NewGiftCardV2, options?: CallOptions): Promise<CartV2> =>
  client.request(act(cartId, 'add-gift-card', { giftCard }, options))

/** POST /v2/carts/{cartId}/remove-gift-card, by the id that the card has in the cart. Resolves the whole cart. */
export const removeGiftCardV2 = (client: Caller, cartId: string, giftCardId: string, options?: CallOptions): Promise<CartV2> =>
  client.request(act(cartId, 'remove-gift-card', { giftCardId }, options))

/** POST /v2/carts/{cartId}/set-delivery-method. Resolves the whole cart. */
export const setDeliveryMethodV2 = (
  client: Caller,
  cartId: string,
  deliveryMethod: NewDeliveryMethodV2,
  options?: CallOptions,
): Promise<CartV2> => client.request(act(cartId, 'set-delivery-method', { deliveryMethod }, options))

/** POST /v2/carts/{cartId}/remove-delivery-method. Resolves the whole cart. */
export const removeDeliveryMethodV2 = (client: Caller, cartId: string, options?: CallOptions): Promise<CartV2> =>
  client.request(act(cartId, 'remove-delivery-method', {}, options))

/** POST /v2/carts/{cartId}/update-forms-submission. Resolves the whole cart. */
export const updateFormSubmissionsV2 = (
  client: Caller,
  cartId: string,
  formSubmissions: readonly FormSubmissionV2[],
  options?: CallOptions,
): Promise<CartV2> => client.request(act(cartId, 'update-forms-submission', { formSubmissions }, options))

/** GET /v2/carts/{cartId}/upsell-options. Resolves offers for the lines of the cart. A preview of the platform: a shop may not have it. */
export const getUpsellOptionsV2 = (client: Caller, cartId: string, options?: CallOptions): Promise<UpsellsV2> =>
  client.request({ ...get(CART, path`/v2/carts/${cartId}/upsell-options`, { cartId }, options), read: readUpsells })

/**
 * POST /v2/carts/{cartId}/get-checkout-url. Resolves the address of the hosted checkout; check it with `assertNavigable` before
 * navigating. It has no way back: a redirect session with the cart's id as `checkoutId` has callbacks. Rejects with
 * `CHECKOUT_PAGE_NOT_FOUND` or `SITE_NOT_PUBLISHED`.
 */
export const getCheckoutUrlV2 = (
  client: Caller,
  cartId: string,
  given: { currencyCode?: string } & CallOptions = {},
): Promise<{ checkoutUrl: string }> => {
  const { signal, timeoutMs, ...body } = ownOf(given)
  return client.request({
    ...act(cartId, 'get-checkout-url', body, { signal, timeoutMs }),
    idempotent: true,
    read: readCheckoutUrl,
  })
}

/**
 * POST /v2/carts/{cartId}/place-order. Orders without the hosted checkout. Not retried after a lost connection. Rejects with
 * `CART_PRICES_OUT_OF_SYNC` when prices have changed since the token, `VIOLATIONS_WITH_ERROR_SEVERITY`, `LINE_ITEMS_OUT_OF_STOCK`,
 * `SITE_NOT_ACCEPTING_PAYMENTS`, …
 */
export const placeOrderV2 = (client: Caller, cartId: string, given: PlaceOrderV2 & CallOptions = {}): Promise<PlacedOrderV2> => {
  const { signal, timeoutMs, ...body } = ownOf(given)
  return client.request({
    ...act(cartId, 'place-order', body, { signal, timeoutMs }),
    read: (reply: JsonRecord) => reply as PlacedOrderV2,
  })
}

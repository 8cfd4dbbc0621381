/**
 * docs/platform.md §7 "Checkout, version 1; delivery and gift cards": a checkout without a cart, and changes of any checkout. For its visitor, or an elevated
 * client. The platform deprecates these calls: the cart of version 2 has its gift cards, coupons and delivery itself.
 */
import type { ChannelType, NewCustomLineItem, NewLineItem } from '../cart/model'
import type { Call, Caller, CallOptions, Path } from '../http/call'
import { CART } from '../http/gateway/gateway'
import { get } from '../http/read-call'
import { path } from '../http/request-target'
import { readCheckoutUrl } from '../wire/checkout-url'
import { type Conversion, convert, entityIn } from '../wire/convert'
import { fromMedia } from '../wire/media'
import type { JsonRecord } from '../wire/record'
import { CHECKOUT_CONVERSION } from './conversion'
import type { Checkout, CheckoutShippingInfo } from './model'

/** The fields that a checkout may be created or changed with. `selectedCarrierServiceOption` needs only `code` and `carrierId`. */
export interface CheckoutPatch
  extends Partial<
    Pick<
      Checkout,
      'billingInfo' | 'buyerInfo' | 'buyerNote' | 'customFields' | 'extendedFields' | 'membershipOptions' | 'taxExemptGroupId'
    >
  > {
  shippingInfo?: Pick<CheckoutShippingInfo, 'shippingDestination' | 'selectedCarrierServiceOption'>
}

/** What is added to a checkout. */
export interface CheckoutAdditions {
  lineItems?: readonly NewLineItem[]
  /** Needs an elevated client. */
  customLineItems?: readonly NewCustomLineItem[]
  couponCode?: string
  giftCardCode?: string
  /** The part of the gift card's balance to use: decimal text in major units. Without it: as much as is needed. */
  giftCardRedeemAmount?: string
  /** The shop's own checkout page. */
  overrideCheckoutUrl?: string
}

export interface NewCheckout extends CheckoutAdditions {
  /** `WEB` for pages. */
  channelType: ChannelType
  checkoutInfo?: CheckoutPatch
}

const IMAGES: Conversion = [
  [
    fromMedia,
    'lineItems.image',
    'lineItems.catalogOverrideFields.image',
    'customLineItems.media',
    'checkout.lineItems.media',
    'checkout.lineItems.catalogOverrideFields.image',
    'checkoutInfo.lineItems.media',
    'checkoutInfo.lineItems.catalogOverrideFields.image',
  ],
]

const readCheckout = (body: JsonRecord): Checkout => entityIn(body, 'checkout', CHECKOUT_CONVERSION)

const send = (method: 'POST' | 'PATCH', to: Path, body: object, options?: CallOptions): Call<Checkout> => ({
  ...options,
  service: CART,
  method,
  path: to,
  body: convert(body, IMAGES),
  read: readCheckout,
})

/** The platform requires the id in the body, too. */
const act = (id: string, action: string, body: object, options?: CallOptions): Call<Checkout> =>
  send('POST', path`/v1/checkouts/${id}/${action}`, { id, ...body }, options)

/**
 * POST /v1/checkouts. Resolves a checkout of the given items, for which no cart is needed. Rejects with `SITE_MUST_ACCEPT_PAYMENTS`
 * and the codes of `updateCheckout`. Not retried after a lost connection.
 */
export const createCheckoutOfItems = (client: Caller, checkout: NewCheckout, options?: CallOptions): Promise<Checkout> =>
  client.request(send('POST', '/v1/checkouts', checkout, options))

/**
 * PATCH /v1/checkouts/{id} with the keys present in `patch` and `additions`. Resolves the whole checkout. Rejects with the platform's
 * code for a refused coupon (`ERROR_COUPON_DOES_NOT_EXIST`, `ERROR_COUPON_HAS_EXPIRED`, …), gift card (`GIFT_CARD_NOT_FOUND`,
 * `GIFT_CARD_IS_EMPTY`, `GIFT_CARD_EXPIRED`, …) or delivery (`SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND`, …).
 */
export const updateCheckout = (
  client: Caller,
  id: string,
  patch: CheckoutPatch,
  additions: CheckoutAdditions = {},
  options?: CallOptions,
): Promise<Checkout> =>
  client.request(send('PATCH', path`/v1/checkouts/${id}`, { ...additions, checkout: { ...patch, id } }, options))

/** POST /v1/checkouts/{id}/update-line-items-quantity. Resolves the whole checkout. */
export const updateCheckoutLineItemsQuantity = (
  client: Caller,
  id: string,
  lineItems: readonly { id: string; quantity: number }[],
  options?: CallOptions,
): Promise<Checkout> => client.request(act(id, 'update-line-items-quantity', { lineItems }, options))

/** POST /v1/checkouts/{id}/remove-line-items. Resolves the whole checkout. */
export const removeCheckoutLineItems = (
  client: Caller,
  id: string,
  lineItemIds: readonly string[],
  options?: CallOptions,
): Promise<Checkout> => client.request(act(id, 'remove-line-items', { lineItemIds }, options))

/** POST /v1/checkouts/{id}/remove-gift-card. Resolves the whole checkout. */
export const removeCheckoutGiftCard = (client: Caller, id: string, options?: CallOptions): Promise<Checkout> =>
  client.request(act(id, 'remove-gift-card', {}, options))

/** POST /v1/checkouts/{id}/remove-coupon. Resolves the whole checkout. */
export const removeCheckoutCoupon = (client: Caller, id: string, options?: CallOptions): Promise<Checkout> =>
  client.request(act(id, 'remove-coupon', {}, options))

/**
 * GET /v1/checkouts/{id}/checkout-url. Resolves the address of the hosted checkout, which has no way back; check it with
 * `assertNavigable` before navigating.
 */
export const getCheckoutUrl = (client: Caller, id: string, options?: CallOptions): Promise<{ checkoutUrl: string }> =>
  client.request({ ...get(CART, path`/v1/checkouts/${id}/checkout-url`, { id }, options), read: readCheckoutUrl })

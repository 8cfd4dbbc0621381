/** Rules for `currentCartV2` and `cartV2`: the same functions for the visitor's cart, and for a cart by its id. */
import * as byId from '../../../../src/platform/cart/v2/by-id-api'
import * as current from '../../../../src/platform/cart/v2/current-api'
import type {
  CartPatchV2,
  FormSubmissionV2,
  LineItemUpdateV2,
  NewCartV2,
  NewDeliveryMethodV2,
  NewGiftCardV2,
  NewLineItemsV2,
} from '../../../../src/platform/cart/v2/model'
import type { EstimateOptionsV2, PlaceOrderV2 } from '../../../../src/platform/cart/v2/summary-model'
import type { Caller } from '../../../../src/platform/http/call'
import { type Arguments, positional, type Send } from '../positional'
import type { Rules } from '../rule'

/** A body of any call; each call reads the fields that it sends. */
interface Body extends NewCartV2, EstimateOptionsV2, PlaceOrderV2 {
  cartId: string
  cart: CartPatchV2
  lineItems: LineItemUpdateV2[]
  lineItemIds: string[]
  coupon: { code: string }
  couponId: string
  giftCard: NewGiftCardV2
  giftCardId: string
  deliveryMethod: NewDeliveryMethodV2
  formSubmissions: FormSubmissionV2[]
  currencyCode?: string
}

/** Puts the cart back into the envelope of the platform's reply, which our calls remove. */
const inEnvelope =
  (send: (caller: Caller, body: Body) => Promise<unknown>): Send =>
  async (caller, body: Body) => ({ cart: (await send(caller, body)) ?? undefined })

const NOTHING: Arguments = { fields: [] }
const inOptions = (...options: string[]): Arguments => ({ fields: [], options })
/** The same arguments after the id. */
const ofCart = ({ fields, options }: Arguments): Arguments => ({ fields: ['cartId', ...fields], options })

const NEW = inOptions('cart', 'catalogItems', 'customItems', 'coupons', 'deliveryMethod', 'giftCards')
const CALCULATION = inOptions('refreshCart')
const ESTIMATE = inOptions(
  'refreshCart',
  'validationConfig',
  'calculateDelivery',
  'calculateAdditionalFees',
  'calculateTax',
  'calculateGiftCards',
)
const ITEMS = inOptions('catalogItems', 'customItems')
const UPDATES = inOptions('lineItems')
const LINES: Arguments = { fields: ['lineItemIds'] }
const COUPON: Arguments = { fields: ['coupon'] }
const COUPON_ID: Arguments = { fields: ['couponId'] }
const GIFT_CARD: Arguments = { fields: ['giftCard'] }
const GIFT_CARD_ID: Arguments = { fields: ['giftCardId'] }
const DELIVERY: Arguments = { fields: ['deliveryMethod'] }
const FORMS = inOptions('formSubmissions')
const ORDER = inOptions(
  'priceVerificationToken',
  'paymentToken',
  'redirectUrls',
  'savePaymentMethod',
  'delayCapture',
  'inAppPurchase',
)

const currentRule = (name: string, given: Arguments, send: Send) => ({
  [`currentCartV2.${name}`]: positional(`currentCartV2.${name}`, given, send),
})
const idRule = (name: string, given: Arguments, send: Send) => ({
  [`cartV2.${name}`]: positional(`cartV2.${name}`, given, send),
})

const currentRules: Rules = {
  ...currentRule(
    'getCurrentCart',
    NOTHING,
    inEnvelope((c) => current.getCurrentCartV2(c)),
  ),
  ...currentRule(
    'createCurrentCart',
    NEW,
    inEnvelope((c, body) => current.createCurrentCartV2(c, body)),
  ),
  ...currentRule(
    'updateCurrentCart',
    { fields: ['cart'] },
    inEnvelope((c, { cart }) => current.updateCurrentCartV2(c, cart)),
  ),
  ...currentRule('deleteCurrentCart', NOTHING, (c) => current.deleteCurrentCartV2(c)),
  ...currentRule(
    'refreshCurrentCart',
    NOTHING,
    inEnvelope((c) => current.refreshCurrentCartV2(c)),
  ),
  ...currentRule('calculateCurrentCart', CALCULATION, (c, body: Body) => current.calculateCurrentCartV2(c, body)),
  ...currentRule('estimateCurrentCart', ESTIMATE, (c, body: Body) => current.estimateCurrentCartV2(c, body)),
  ...currentRule(
    'addLineItemsToCurrentCart',
    ITEMS,
    inEnvelope((c, items: NewLineItemsV2) => current.addLineItemsToCurrentCartV2(c, items)),
  ),
  ...currentRule(
    'updateLineItemsInCurrentCart',
    UPDATES,
    inEnvelope((c, { lineItems }) => current.updateLineItemsInCurrentCartV2(c, lineItems)),
  ),
  ...currentRule(
    'removeLineItemsFromCurrentCart',
    LINES,
    inEnvelope((c, { lineItemIds }) => current.removeLineItemsFromCurrentCartV2(c, lineItemIds)),
  ),
  ...currentRule(
    'addCouponToCurrentCart',
    COUPON,
    inEnvelope((c, { coupon }) => current.addCouponToCurrentCartV2(c, coupon.code)),
  ),
  ...currentRule(
    'removeCouponFromCurrentCart',
    COUPON_ID,
    inEnvelope((c, { couponId }) => current.removeCouponFromCurrentCartV2(c, couponId)),
  ),
  ...currentRule(
    'addGiftCardToCurrentCart',
    GIFT_CARD,
    inEnvelope((c, { giftCard }) => current.addGiftCardToCurrentCartV2(c, giftCard)),
  ),
  ...currentRule(
    'removeGiftCardFromCurrentCart',
    GIFT_CARD_ID,
    inEnvelope((c, { giftCardId }) => current.removeGiftCardFromCurrentCartV2(c, giftCardId)),
  ),
  ...currentRule(
    'setDeliveryMethodForCurrentCart',
    DELIVERY,
    inEnvelope((c, { deliveryMethod }) => current.setDeliveryMethodForCurrentCartV2(c, deliveryMethod)),
  ),
  ...currentRule(
    'removeDeliveryMethodFromCurrentCart',
    NOTHING,
    inEnvelope((c) => current.removeDeliveryMethodFromCurrentCartV2(c)),
  ),
  ...currentRule(
    'updateFormSubmissionsInCurrentCart',
    FORMS,
    inEnvelope((c, { formSubmissions }) => current.updateFormSubmissionsInCurrentCartV2(c, formSubmissions)),
  ),
  ...currentRule('getUpsellOptionsForCurrentCart', NOTHING, (c) => current.getUpsellOptionsForCurrentCartV2(c)),
}

const idRules: Rules = {
  ...idRule(
    'getCart',
    ofCart(NOTHING),
    inEnvelope((c, { cartId }) => byId.getCartV2(c, cartId)),
  ),
  ...idRule(
    'createCart',
    NEW,
    inEnvelope((c, body) => byId.createCartV2(c, body)),
  ),
  ...idRule(
    'updateCart',
    { fields: ['cartId', 'cart'], named: { cartId: '_id', 'cart.id': '_id' } },
    inEnvelope((c, { cartId, cart }) => byId.updateCartV2(c, cartId, cart)),
  ),
  ...idRule('deleteCart', ofCart(NOTHING), (c, { cartId }: Body) => byId.deleteCartV2(c, cartId)),
  ...idRule(
    'refreshCart',
    ofCart(NOTHING),
    inEnvelope((c, { cartId }) => byId.refreshCartV2(c, cartId)),
  ),
  ...idRule('calculateCart', ofCart(CALCULATION), (c, { cartId, ...body }: Body) => byId.calculateCartV2(c, cartId, body)),
  ...idRule('estimateCart', ofCart(ESTIMATE), (c, { cartId, ...body }: Body) => byId.estimateCartV2(c, cartId, body)),
  ...idRule(
    'addLineItems',
    ofCart(ITEMS),
    inEnvelope((c, { cartId, ...items }) => byId.addLineItemsV2(c, cartId, items)),
  ),
  ...idRule(
    'updateLineItems',
    ofCart(UPDATES),
    inEnvelope((c, { cartId, lineItems }) => byId.updateLineItemsV2(c, cartId, lineItems)),
  ),
  ...idRule(
    'removeLineItems',
    ofCart(LINES),
    inEnvelope((c, { cartId, lineItemIds }) => byId.removeLineItemsV2(c, cartId, lineItemIds)),
  ),
  ...idRule(
    'addCoupon',
    ofCart(COUPON),
    inEnvelope((c, { cartId, coupon }) => byId.addCouponV2(c, cartId, coupon.code)),
  ),
  ...idRule(
    'removeCoupon',
    ofCart(COUPON_ID),
    inEnvelope((c, { cartId, couponId }) => byId.removeCouponV2(c, cartId, couponId)),
  ),
  ...idRule(
    'addGiftCard',
    ofCart(GIFT_CARD),
    inEnvelope((c, { cartId, giftCard }) => byId.addGiftCardV2(c, cartId, giftCard)),
  ),
  ...idRule(
    'removeGiftCard',
    ofCart(GIFT_CARD_ID),
    inEnvelope((c, { cartId, giftCardId }) => byId.removeGiftCardV2(c, cartId, giftCardId)),
  ),
  ...idRule(
    'setDeliveryMethod',
    ofCart(DELIVERY),
    inEnvelope((c, { cartId, deliveryMethod }) => byId.setDeliveryMethodV2(c, cartId, deliveryMethod)),
  ),
  ...idRule(
    'removeDeliveryMethod',
    ofCart(NOTHING),
    inEnvelope((c, { cartId }) => byId.removeDeliveryMethodV2(c, cartId)),
  ),
  ...idRule(
    'updateFormSubmissions',
    ofCart(FORMS),
    inEnvelope((c, { cartId, formSubmissions }) => byId.updateFormSubmissionsV2(c, cartId, formSubmissions)),
  ),
  ...idRule('getUpsellOptions', ofCart(NOTHING), (c, { cartId }: Body) => byId.getUpsellOptionsV2(c, cartId)),
  ...idRule('getCheckoutUrl', ofCart(inOptions('currencyCode')), (c, { cartId, currencyCode }: Body) =>
    byId.getCheckoutUrlV2(c, cartId, { currencyCode }),
  ),
  ...idRule('placeOrder', ofCart(ORDER), (c, { cartId, ...body }: Body) => byId.placeOrderV2(c, cartId, body)),
}

export const cartV2Rules: Rules = { ...currentRules, ...idRules }

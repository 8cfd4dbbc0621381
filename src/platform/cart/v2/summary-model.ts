/** docs/platform.md §3 "Cart, version 2": what the platform calculates for a cart. */
import { enumOf, type Open, type ValueOf } from '../../wire/enum'
import type { TranslatableString } from '../../wire/primitives'
import type { CalculationError } from '../estimate-model'
import type { CatalogReference, ViolationSeverity } from '../model'
import type { AmountV2, CartV2, CouponReasonV2, DeliveryMethodV2, DiscountSourceV2, GiftCardReasonV2 } from './model'

/** How strictly an estimate checks the cart. */
export const ValidationsV2 = /*#__PURE__*/ enumOf('SKIP_VALIDATIONS', 'PRE_CHECKOUT_VALIDATIONS', 'CHECKOUT_VALIDATIONS')
export type ValidationsV2 = ValueOf<typeof ValidationsV2>

/** What a violation is about. */
export const ViolationScopeV2 = /*#__PURE__*/ enumOf(
  'GLOBAL',
  'LINE_ITEM',
  'DISCOUNT',
  'DELIVERY',
  'TAX',
  'MEMBERSHIP',
  'GIFT_CARD',
)
export type ViolationScopeV2 = ValueOf<typeof ViolationScopeV2>

/** The known codes of violations. The platform has more. */
export const ViolationCodeV2 = /*#__PURE__*/ enumOf(
  'EMPTY_CART',
  'LINE_ITEMS_OUT_OF_STOCK',
  'MEMBERS_ONLY_ITEM',
  'INVALID_COUPON_CODE',
  'INVALID_COUPON_STATUS',
  'MISSING_DELIVERY_ADDRESS',
  'MISSING_DELIVERY_METHOD',
  'DELIVERY_METHOD_NO_LONGER_AVAILABLE',
  'SUBTOTAL_BELOW_ORDER_MINIMUM',
  'INVALID_GIFT_CARD_CODE',
  'INVALID_GIFT_CARD_STATUS',
  'INVALID_POSTAL_CODE',
  'INVALID_SUBDIVISION',
)
export type ViolationCodeV2 = ValueOf<typeof ViolationCodeV2>

/** Facts about a coupon that cannot be used. */
export interface CouponProblemV2 {
  couponCode?: string
  reason?: Open<CouponReasonV2>
  minSubtotalNotReachedDetails?: { requiredMinimumSubtotal?: AmountV2 }
  minLineItemQuantityNotReachedDetails?: { requiredMinimumQuantity?: number; [field: string]: unknown }
}

/** Facts about a gift card that cannot be used. */
export interface GiftCardProblemV2 {
  giftCardCode?: string
  giftCardId?: string | null
  reason?: Open<GiftCardReasonV2>
}

/** A problem with the cart. One with the severity `ERROR` blocks the order. Its facts are in a field named after the code. */
export interface ViolationV2 {
  scope?: Open<ViolationScopeV2>
  code?: Open<ViolationCodeV2>
  severity?: Open<ViolationSeverity>
  /** Text that may contain links as HTML. */
  description?: string
  invalidCouponStatusData?: CouponProblemV2
  invalidCouponCodeData?: Pick<CouponProblemV2, 'couponCode'>
  invalidGiftCardStatusData?: GiftCardProblemV2
  invalidGiftCardCodeData?: Pick<GiftCardProblemV2, 'giftCardCode' | 'giftCardId'>
  lineItemsOutOfStockData?: { lineItemIds?: string[]; allLineItemsOutOfStock?: boolean }
  membersOnlyItemData?: { lineItemIds?: string[] }
  [data: string]: unknown
}

/** Totals as the platform calculates them; Cartlet never adds them up. */
export interface PriceSummaryV2 {
  subtotal?: AmountV2
  discount?: AmountV2
  delivery?: AmountV2
  additionalFees?: AmountV2
  tax?: AmountV2
  total?: AmountV2
}

export interface PaymentSummaryV2 {
  /** What each gift card pays. */
  giftCards?: { giftCardId?: string; redeemAmount?: AmountV2; [field: string]: unknown }[]
  totalAfterGiftCards?: AmountV2
  /** Charged with the order, after gift cards. */
  payNow?: AmountV2
  payLater?: AmountV2
  payAfterFreeTrial?: AmountV2
  /** False when gift cards pay for everything. */
  requiresPaymentAfterGiftCard?: boolean
  memberships?: unknown[]
  subscriptionCharges?: { charges?: { cycleBillingDate?: Date; [field: string]: unknown }[]; [field: string]: unknown }[]
}

export interface TaxSummaryV2 {
  taxes?: { name?: TranslatableString; taxableAmount?: AmountV2; amount?: AmountV2 }[]
  pricesIncludeTax?: boolean
  lineItemTaxes?: { lineItemId?: string; tax?: AmountV2; rate?: string }[]
  deliveryTax?: AmountV2
  additionalFeeTaxes?: { additionalFeeCode?: string; tax?: AmountV2 }[]
}

export interface CartSummaryV2 {
  cartId?: string
  cartRevision?: string
  calculationId?: string
  lineItems?: { lineItemId: string; quantity?: number; unitPrice?: AmountV2; totalPrice?: AmountV2; [field: string]: unknown }[]
  discounts?: {
    name?: TranslatableString
    source?: DiscountSourceV2
    scope?: string
    total?: AmountV2
    lineItemDiscounts?: { lineItemId: string; amountOff?: AmountV2 }[]
  }[]
  deliverySummary?: { method?: DeliveryMethodV2; price?: AmountV2; [field: string]: unknown }
  additionalFees?: {
    code?: string
    name?: TranslatableString
    price?: AmountV2
    lineItemIds?: string[]
    source?: string
    [field: string]: unknown
  }[]
  taxSummary?: TaxSummaryV2
  priceSummary?: PriceSummaryV2
  paymentSummary?: PaymentSummaryV2
  /** Proves to `placeOrder` which prices the buyer has seen. */
  priceVerificationToken?: string
  /** Why a part is missing; the other parts are valid. */
  calculationErrors?: Record<string, CalculationError | unknown>
  violations?: ViolationV2[]
}

/** A cart with its calculation. */
export interface CalculatedCartV2 {
  cart: CartV2
  summary: CartSummaryV2
}

export interface EstimateOptionsV2 {
  /** Reads prices and stock from the catalog first. */
  refreshCart?: boolean
  validationConfig?: ValidationsV2
  /** False by default, as the other three. */
  calculateDelivery?: boolean
  calculateAdditionalFees?: boolean
  calculateTax?: boolean
  calculateGiftCards?: boolean
}

/** Offers for the lines of a cart. */
export interface UpsellsV2 {
  itemsUpsells: {
    lineItemId: string
    upsells?: {
      id: string
      title?: string
      description?: string
      catalogReference?: CatalogReference
      metadata?: { benefitType?: string; benefitValue?: string }
      /** `price` is decimal text in the shop's currency. */
      priceDetails?: { price?: string; description?: string }
    }[]
  }[]
}

export interface PlaceOrderV2 {
  /** Of the calculation that the buyer has seen. The order is refused when prices have changed since. */
  priceVerificationToken?: string
  paymentToken?: string
  redirectUrls?: Record<string, string>
  savePaymentMethod?: boolean
  delayCapture?: boolean
  inAppPurchase?: boolean
}

export interface PlacedOrderV2 {
  orderId?: string
  paymentGatewayOrderId?: string
  paymentResponseToken?: string
  /** False while the payment is outstanding. */
  completed?: boolean
}

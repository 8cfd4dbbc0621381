/** docs/platform.md §3 "Cart, version 2": the cart. It is also the checkout: both have the same id. */
import { enumOf, type Open, type ValueOf } from '../../wire/enum'
import type { Image } from '../../wire/media'
import type { Address, ExtendedFields, MultiCurrencyPrice, PageUrl, TranslatableString } from '../../wire/primitives'
import type { ItemType, PaymentOption } from '../enums-model'
import type {
  CatalogOverrideFields,
  CatalogReference,
  ChannelType,
  DescriptionLine,
  SubscriptionOptionInfo,
  WeightUnit,
} from '../model'

/**
 * An amount without text: `amount` in `businessInfo.currencyCode`, `convertedAmount` in `customerInfo.currencyCode`. What is
 * charged is in `paymentInfo.currencyCode`, which may be a third currency.
 */
export type AmountV2 = Pick<MultiCurrencyPrice, 'amount' | 'convertedAmount'>

/** Whether a line of a cart can be bought. */
export const LineItemStatusV2 = /*#__PURE__*/ enumOf('IN_STOCK', 'PARTIALLY_IN_STOCK', 'OUT_OF_STOCK', 'REMOVED_FROM_CATALOG')
export type LineItemStatusV2 = ValueOf<typeof LineItemStatusV2>

/** Why a coupon cannot be used. */
export const CouponReasonV2 = /*#__PURE__*/ enumOf(
  'EXPIRED',
  'DISABLED',
  'INACTIVE',
  'MAX_USAGE_EXCEEDED',
  'MAX_USAGE_PER_CUSTOMER_EXCEEDED',
  'NOT_APPLICABLE_TO_SUBSCRIPTIONS',
  'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS',
  'MIN_LINE_ITEM_QUANTITY_NOT_REACHED',
  'MIN_SUBTOTAL_NOT_REACHED',
)
export type CouponReasonV2 = ValueOf<typeof CouponReasonV2>

/** Why a gift card cannot be used. */
export const GiftCardReasonV2 = /*#__PURE__*/ enumOf('EXPIRED', 'DISABLED', 'EMPTY_BALANCE')
export type GiftCardReasonV2 = ValueOf<typeof GiftCardReasonV2>

/** What a discount comes from. */
export interface DiscountSourceV2 {
  sourceType?: string
  couponCode?: string
  [field: string]: unknown
}

export interface ModifierGroupV2 {
  id: string
  name?: TranslatableString
  modifiers?: { id: string; quantity?: number; label?: TranslatableString; details?: TranslatableString; price?: AmountV2 }[]
}

export interface LineItemV2 {
  id: string
  name?: TranslatableString
  quantityInfo?: {
    /** The quantity that is in the cart; less than `requestedQuantity` when the stock does not suffice. */
    confirmedQuantity?: number
    requestedQuantity?: number
    /** Units left, when the shop tracks them. */
    availableQuantity?: number
    /** The quantity cannot be changed; the line can only be removed. */
    fixedQuantity?: boolean
  }
  pricing?: {
    /** Price of one unit, as it is charged. */
    unitPrice?: AmountV2
    /** Price of all units of the line. */
    totalPrice?: AmountV2
    breakdown?: {
      /** Price of one unit before any discount. */
      fullPrice?: AmountV2
      /** Price of one unit with the discount of the catalog. */
      salePrice?: AmountV2
      totalModifiersPrice?: AmountV2
      [field: string]: unknown
    }
    priceUndetermined?: boolean
    priceDescription?: TranslatableString
    [field: string]: unknown
  }
  source?: {
    /** Absent for a line that is in no catalog. */
    catalogReference?: CatalogReference
    catalogOverrideFields?: CatalogOverrideFields
    rootCatalogItemId?: string
  }
  attributes?: {
    descriptionLines?: DescriptionLine[]
    image?: Image
    url?: PageUrl
    itemType?: { preset?: Open<ItemType>; custom?: string }
    physicalProperties?: { weight?: number; sku?: string; shippable?: boolean } | null
    subscriptionInfo?: SubscriptionOptionInfo
    serviceProperties?: { scheduledDate?: Date; endDate?: Date; numberOfParticipants?: number }
    policies?: { title?: string; content?: string }[]
    membersOnly?: boolean
    [field: string]: unknown
  }
  status?: Open<LineItemStatusV2>
  discounts?: { name?: TranslatableString; amountOff?: AmountV2; source?: DiscountSourceV2 }[]
  modifierGroups?: ModifierGroupV2[]
  customLineItem?: boolean
  deliveryConfig?: { deliveryProfileId?: string; [field: string]: unknown }
  taxConfig?: { taxGroupId?: string; taxableAddress?: unknown; [field: string]: unknown }
  paymentConfig?: { savePaymentMethod?: boolean; paymentOption?: Open<PaymentOption>; [field: string]: unknown }
  extendedFields?: ExtendedFields
}

export interface DeliveryMethodV2 {
  code: string
  /** The app that delivers. */
  appId?: string
  title?: TranslatableString
  /** The buyer picks the order up. */
  pickup?: boolean
  [field: string]: unknown
}

/** A gift card in a cart. What it pays is in `paymentSummary.giftCards` of a calculation. */
export interface CartGiftCardV2 {
  /** Id inside the cart, with which it is removed. */
  id: string
  obfuscatedCode?: string
  appId?: string
  externalId?: string
  /** Present when only a part of the balance was asked for. */
  requestedRedeemAmount?: AmountV2
}

export interface ContactV2 {
  firstName?: string
  lastName?: string
  phone?: string
  company?: string
  vatId?: { id: string; type?: string }
}

export interface FormSubmissionV2 {
  id?: string
  formSubmissionId?: string
  title?: string
  lineItemIds?: string[]
  [field: string]: unknown
}

export interface CartV2 {
  id: string
  lineItems: LineItemV2[]
  subtotal?: AmountV2
  note?: string
  /** At most one. `id` removes it. */
  coupons?: { id: string; code: string }[]
  discounts?: { name?: TranslatableString; amountOff?: AmountV2; source?: DiscountSourceV2; [field: string]: unknown }[]
  source?: {
    channelType?: Open<ChannelType>
    createdBy?: { visitorId?: string; memberId?: string; [field: string]: unknown }
    [field: string]: unknown
  }
  businessInfo?: { locationId?: string; languageCode?: string; currencyCode?: string }
  customerInfo?: ContactV2 & {
    visitorId?: string
    memberId?: string
    contactId?: string
    email?: string
    languageCode?: string
    currencyCode?: string
    openAccess?: boolean
  }
  deliveryInfo?: { address?: Address | null; method?: DeliveryMethodV2; weightUnit?: Open<WeightUnit> }
  paymentInfo?: {
    /** At most one. */
    giftCards?: CartGiftCardV2[]
    billingAddress?: Address | null
    billingContact?: ContactV2
    currencyCode?: string
  }
  taxInfo?: { pricesIncludeTax?: boolean; [field: string]: unknown }
  /** The shop forbids to change these in this cart. */
  settings?: { lockGiftCard?: boolean; lockCouponCode?: boolean; [field: string]: unknown }
  /** The shop's own checkout; `{checkout_id}` stands for the cart's id. */
  customCheckoutUrl?: string
  orderPlaced?: boolean
  orderId?: string
  /** Whether it is the current cart of its visitor. */
  currentCart?: boolean
  demo?: boolean
  purchaseFlowId?: string
  forms?: FormSubmissionV2[]
  extendedFields?: ExtendedFields
  revision?: string
  createdDate?: Date
  updatedDate?: Date
}

/** An item of a catalog to add. */
export interface CatalogItemV2 {
  catalogReference: CatalogReference
  /** 1 to 100 000. */
  quantity: number
  /** Needs an elevated client. */
  catalogOverrideFields?: CatalogOverrideFields
  [field: string]: unknown
}

/** An item that is in no catalog. Needs an elevated client. */
export interface CustomItemV2 {
  name: TranslatableString
  quantityInfo: { requestedQuantity: number; fixedQuantity?: boolean }
  pricing: { price: { amount: string }; [field: string]: unknown }
  attributes?: LineItemV2['attributes']
  [field: string]: unknown
}

export interface NewLineItemsV2 {
  catalogItems?: readonly CatalogItemV2[]
  customItems?: readonly CustomItemV2[]
}

export interface NewGiftCardV2 {
  /** 8 to 20 characters. */
  code: string
  /** The part of the balance to use, in the shop's currency. Without it: as much as is needed. */
  redeemAmount?: { amount: string }
}

export type NewDeliveryMethodV2 = Pick<DeliveryMethodV2, 'code' | 'appId'>

/** Only the fields that are present are sent and changed. */
export type CartPatchV2 = Partial<
  Pick<CartV2, 'note' | 'deliveryInfo' | 'paymentInfo' | 'businessInfo' | 'customerInfo' | 'customCheckoutUrl' | 'extendedFields'>
> & {
  /** The revision that the change is made from; the platform refuses another. */
  revision?: string
}

export interface NewCartV2 extends NewLineItemsV2 {
  cart?: CartPatchV2
  coupons?: readonly { code: string }[]
  deliveryMethod?: NewDeliveryMethodV2
  giftCards?: readonly NewGiftCardV2[]
}

/** A change of a line: another quantity. */
export interface LineItemUpdateV2 {
  lineItemId: string
  /** 1 to 100 000; remove the line for none. */
  quantity?: { newQuantity: number }
  [field: string]: unknown
}

/** docs/platform.md §3 "Event payload shapes": the checkout. */
import type { CalculationError, CartViolation, Membership, PriceSummary } from '../cart/estimate-model'
import type { AppliedDiscount, BuyerInfo, ChannelType, ContactInfo, LineItem, PickupMethod, WeightUnit } from '../cart/model'
import { enumOf, type Open, type ValueOf } from '../wire/enum'
import type { Image } from '../wire/media'
import type { Address, ExtendedFields, MultiCurrencyPrice } from '../wire/primitives'
import type { AdditionalFeeChargeType, ItemTax, TaxableAddress, TaxSummary } from './tax-model'

/** docs/platform.md §4 "Checkout message severity". */
export const CheckoutMessageSeverity = /*#__PURE__*/ enumOf('WARNING', 'ERROR')
export type CheckoutMessageSeverity = ValueOf<typeof CheckoutMessageSeverity>
/** docs/platform.md §4 "Suggested fix". */
export const SuggestedFix = /*#__PURE__*/ enumOf('UNKNOWN_SUGGESTED_FIX', 'REMOVE_LINE_ITEM')
export type SuggestedFix = ValueOf<typeof SuggestedFix>
/** docs/platform.md §6 "Checkout identity". */
export const CheckoutIdentityType = /*#__PURE__*/ enumOf('UNSPECIFIED_IDENTITY_TYPE', 'MEMBER', 'CONTACT')
export type CheckoutIdentityType = ValueOf<typeof CheckoutIdentityType>

/** As in the cart, except that its image is called `media` and that it has tax details. */
export interface CheckoutLineItem extends Omit<LineItem, 'image'> {
  media?: Image
  discount?: MultiCurrencyPrice
  taxDetails?: ItemTax
  totalPriceAfterTax?: MultiCurrencyPrice
  totalPriceBeforeTax?: MultiCurrencyPrice
  taxableAddress?: TaxableAddress
  deliveryProfileId?: string
  consentRequiredPaymentPolicy?: string
  savePaymentMethod?: boolean
  policies?: { title?: string; content?: string }[]
}

export interface CheckoutLogistics {
  deliveryTime?: string
  instructions?: string
  deliveryTimeSlot?: { from?: Date; to?: Date }
  pickupDetails?: { address?: Address | null; businessLocation?: boolean; pickupMethod?: Open<PickupMethod> }
}

export interface DeliveryAllocation {
  deliveryCarrier?: { appId?: string; code?: string }
  deliveryRegion?: { id?: string; name?: string }
  applicableLineItems?: { lineItemIds?: string[] }
}

export interface CheckoutPrices {
  price?: MultiCurrencyPrice
  totalDiscount?: MultiCurrencyPrice
  totalPriceAfterTax?: MultiCurrencyPrice
  totalPriceBeforeTax?: MultiCurrencyPrice
  taxDetails?: ItemTax
}

export interface SelectedCarrierOption {
  code?: string
  title?: string
  carrierId?: string
  logistics?: CheckoutLogistics
  cost?: CheckoutPrices
  otherCharges?: { type?: Open<AdditionalFeeChargeType>; details?: string; cost?: CheckoutPrices }[]
  deliveryAllocations?: DeliveryAllocation[]
  requestedShippingOption?: boolean
  partial?: boolean
}

export interface CarrierOption {
  code?: string
  title?: string
  logistics?: CheckoutLogistics
  cost?: {
    price?: MultiCurrencyPrice
    otherCharges?: { type?: Open<AdditionalFeeChargeType>; price?: MultiCurrencyPrice; details?: string }[]
  }
  deliveryAllocations?: DeliveryAllocation[]
  partial?: boolean
}

export interface CheckoutShippingInfo {
  shippingDestination?: ContactInfo
  selectedCarrierServiceOption?: SelectedCarrierOption
  region?: { id?: string; name?: string }
  carrierServiceOptions?: { carrierId?: string; shippingOptions?: CarrierOption[] }[]
}

export interface CheckoutFee {
  code?: string
  name?: string
  translatedName?: string
  price?: MultiCurrencyPrice
  priceBeforeTax?: MultiCurrencyPrice
  priceAfterTax?: MultiCurrencyPrice
  taxDetails?: ItemTax
  providerAppId?: string
  lineItemIds?: string[]
  source?: string
  taxableAddress?: TaxableAddress
}

/** The creator of a checkout: exactly one id is present. */
export interface CheckoutCreator {
  userId?: string
  memberId?: string
  visitorId?: string
  appId?: string
}

export interface CustomField {
  title?: string
  translatedTitle?: string
  /** Any JSON. */
  value?: unknown
}

export interface GiftCardPayment {
  id?: string
  obfuscatedCode?: string
  amount?: MultiCurrencyPrice
  requestedAmount?: MultiCurrencyPrice
  appId?: string
  externalId?: string
}

export interface Checkout {
  id: string
  lineItems?: CheckoutLineItem[]
  billingInfo?: ContactInfo
  shippingInfo?: CheckoutShippingInfo
  buyerNote?: string
  buyerInfo?: BuyerInfo
  /** ISO 4217. */
  currency?: string
  conversionCurrency?: string
  paymentCurrency?: string
  priceSummary?: PriceSummary
  payNow?: PriceSummary
  payLater?: PriceSummary
  payAfterFreeTrial?: PriceSummary
  appliedDiscounts?: AppliedDiscount[]
  additionalFees?: CheckoutFee[]
  taxSummary?: TaxSummary
  taxIncludedInPrice?: boolean
  taxExemptGroupId?: string
  giftCard?: GiftCardPayment
  membershipOptions?: {
    eligibleMemberships?: Membership[]
    invalidMemberships?: { membership?: Membership; reason?: string }[]
    selectedMemberships?: { memberships?: { id: string; appId: string; lineItemIds?: string[] }[] }
  }
  subscriptionCharges?: {
    charges?: { cycleBillingDate?: Date; [field: string]: unknown }[]
    [field: string]: unknown
  }
  calculationErrors?: Record<string, CalculationError | unknown>
  violations?: CartViolation[]
  customFields?: CustomField[]
  customSettings?: {
    lockGiftCard?: boolean
    lockCouponCode?: boolean
    disabledPolicyAgreementCheckbox?: boolean
    disabledManualPayment?: boolean
  }
  customContentReference?: { appId?: string; componentId?: string }
  externalReference?: { appId?: string; resourceId?: string }
  weightUnit?: Open<WeightUnit>
  channelType?: ChannelType
  siteLanguage?: string
  buyerLanguage?: string
  cartId?: string
  completed?: boolean
  createdBy?: CheckoutCreator
  purchaseFlowId?: string
  businessLocationId?: string
  extendedFields?: ExtendedFields
  createdDate?: Date
  updatedDate?: Date
}

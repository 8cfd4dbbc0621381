/** docs/platform.md §3 "Event payload shapes": the order. */
import type {
  CatalogReference,
  ContactInfo,
  DescriptionLine,
  ItemType,
  ModifierGroup,
  PaymentOption,
  SubscriptionOptionInfo,
  WeightUnit,
} from '../cart/model'
import type { CheckoutCreator, CustomField } from '../checkout/model'
import type { TaxableAddress, TaxBreakdown } from '../checkout/tax-model'
import type { Open } from '../wire/enum'
import type { Image } from '../wire/media'
import type { Address, ExtendedFields, MultiCurrencyPrice, TranslatableString } from '../wire/primitives'
import type {
  AttributionSource,
  FulfillmentStatus,
  OrderActivityType,
  OrderChannelType,
  OrderHistoryType,
  OrderPaymentStatus,
  OrderStatus,
} from './enums-model'

/** Only `amount` and `formattedAmount`, in the currency of the order; without converted amounts. */
export type OrderPrice = MultiCurrencyPrice

export interface OrderTaxInfo {
  taxAmount?: OrderPrice
  taxableAmount?: OrderPrice
  /** Decimal as text. */
  taxRate?: string
  taxGroupId?: string
  taxIncludedInPrice?: boolean
  taxBreakdown?: TaxBreakdown[]
}

export interface OrderItemTax {
  taxableAmount?: OrderPrice
  taxRate?: string
  totalTax?: OrderPrice
}

export type SubscriptionSettings = NonNullable<SubscriptionOptionInfo['subscriptionSettings']>

export interface OrderLineItem {
  id?: string
  productName?: TranslatableString
  catalogReference?: CatalogReference
  quantity?: number
  price?: OrderPrice
  priceBeforeDiscounts?: OrderPrice
  lineItemPrice?: OrderPrice
  totalDiscount?: OrderPrice
  totalPriceBeforeTax?: OrderPrice
  totalPriceAfterTax?: OrderPrice
  depositAmount?: OrderPrice
  priceDescription?: TranslatableString
  descriptionLines?: DescriptionLine[]
  image?: Image
  physicalProperties?: { weight?: number; sku?: string; shippable?: boolean }
  itemType?: { preset?: Open<ItemType>; custom?: string }
  fulfillerId?: string
  refundQuantity?: number
  restockQuantity?: number
  paymentOption?: Open<PaymentOption>
  taxDetails?: OrderItemTax
  taxInfo?: OrderTaxInfo
  taxableAddress?: TaxableAddress
  digitalFile?: { fileId?: string; link?: string; expirationDate?: Date }
  subscriptionInfo?: {
    id?: string
    cycleNumber?: number
    subscriptionOptionTitle?: string
    subscriptionOptionDescription?: string
    subscriptionSettings?: SubscriptionSettings
    chargesDescription?: string
  }
  serviceProperties?: { scheduledDate?: Date; endDate?: Date; numberOfParticipants?: number }
  locations?: { id?: string; appId?: string; name?: string; quantity?: number }[]
  decimalQuantity?: { measurementUnit?: string; otherUnit?: string; value?: string; description?: TranslatableString }
  modifierGroups?: ModifierGroup[]
  priceUndetermined?: boolean
  fixedQuantity?: boolean
  extendedFields?: ExtendedFields
}

export interface OrderLogistics {
  shippingDestination?: ContactInfo
  pickupDetails?: { address?: Address | null; pickupMethod?: string }
  deliveryTime?: string
  instructions?: string
  deliverByDate?: Date
  deliveryTimeSlot?: { from?: Date; to?: Date }
}

export interface OrderShippingInfo {
  carrierId?: string
  code?: string
  title?: string
  logistics?: OrderLogistics
  cost?: {
    price?: OrderPrice
    totalPriceBeforeTax?: OrderPrice
    totalPriceAfterTax?: OrderPrice
    taxDetails?: OrderItemTax
    taxInfo?: OrderTaxInfo
    discount?: OrderPrice
  }
  region?: { id?: string; name?: string }
}

export interface OrderPriceSummary {
  subtotal?: OrderPrice
  shipping?: OrderPrice
  tax?: OrderPrice
  discount?: OrderPrice
  total?: OrderPrice
  totalAdditionalFees?: OrderPrice
}

export interface OrderDiscount {
  id?: string
  discountType?: string
  lineItemIds?: string[]
  coupon?: { id?: string; code?: string; name?: string; amount?: OrderPrice }
  merchantDiscount?: { description?: string; amount?: OrderPrice }
  discountRule?: { id?: string; name?: TranslatableString; amount?: OrderPrice }
  lineItemDiscounts?: { id?: string; totalDiscount?: OrderPrice }[]
}

export interface OrderFee {
  id?: string
  code?: string
  name?: string
  price?: OrderPrice
  priceBeforeTax?: OrderPrice
  priceAfterTax?: OrderPrice
  taxDetails?: OrderItemTax
  taxInfo?: OrderTaxInfo
  providerAppId?: string
  lineItemIds?: string[]
  source?: string
  taxableAddress?: TaxableAddress
}

/** One entry of the order's history. Its details depend on its type. */
export interface OrderActivity {
  id?: string
  type?: Open<OrderActivityType>
  activityType?: Open<OrderHistoryType>
  authorEmail?: string
  createdDate?: Date
  merchantComment?: { message?: string }
  orderRefunded?: { manual?: boolean; amount?: OrderPrice; reason?: string }
  [details: string]: unknown
}

export interface OrderBalance {
  balance?: OrderPrice
  paid?: OrderPrice
  refunded?: OrderPrice
  authorized?: OrderPrice
  pendingRefund?: OrderPrice
  pending?: OrderPrice
  chargeback?: OrderPrice
  chargebackReversal?: OrderPrice
  platformFees?: OrderPrice
  totalMinusPlatformFees?: OrderPrice
  cashRoundingAdjustment?: OrderPrice
}

export interface PlatformFeeSummary {
  total?: OrderPrice
  totalPassOn?: OrderPrice
  totalAbsorbed?: OrderPrice
  fees?: {
    name?: TranslatableString
    amount?: OrderPrice
    lineItemId?: string
    chargeType?: string
    percentageRate?: string
  }[]
}

export interface Order {
  id: string
  /** The order number that the buyer sees. */
  number?: string
  status?: Open<OrderStatus>
  paymentStatus?: Open<OrderPaymentStatus>
  fulfillmentStatus?: Open<FulfillmentStatus>
  lineItems?: OrderLineItem[]
  buyerInfo?: { visitorId?: string; memberId?: string; contactId?: string; email?: string }
  buyerNote?: string
  buyerLanguage?: string
  siteLanguage?: string
  /** ISO 4217. */
  currency?: string
  currencyConversionDetails?: { originalCurrency?: string; conversionRate?: string }
  weightUnit?: Open<WeightUnit>
  taxIncludedInPrices?: boolean
  priceSummary?: OrderPriceSummary
  payAfterFreeTrial?: OrderPriceSummary
  balanceSummary?: OrderBalance
  platformFeeSummary?: PlatformFeeSummary
  taxSummary?: { totalTax?: OrderPrice }
  taxInfo?: {
    totalTax?: OrderPrice
    taxBreakdown?: (Omit<TaxBreakdown, 'taxAmount'> & { aggregatedTaxAmount?: OrderPrice })[]
    taxExempt?: boolean
  }
  appliedDiscounts?: OrderDiscount[]
  additionalFees?: OrderFee[]
  billingInfo?: ContactInfo
  recipientInfo?: ContactInfo
  shippingInfo?: OrderShippingInfo
  activities?: OrderActivity[]
  attributionSource?: Open<AttributionSource>
  channelInfo?: { type?: Open<OrderChannelType>; externalOrderId?: string; externalOrderUrl?: string }
  createdBy?: CheckoutCreator
  customFields?: CustomField[]
  checkoutId?: string
  purchaseFlowId?: string
  businessLocation?: { id?: string; name?: string }
  tags?: { privateTags?: { tagIds?: string[] }; tags?: { tagIds?: string[] } }
  archived?: boolean
  seenByAHuman?: boolean
  imported?: boolean
  extendedFields?: ExtendedFields
  purchasedDate?: Date
  createdDate?: Date
  updatedDate?: Date
}

/** The changes of a committed edit of an order. */
export interface OrderChanges {
  changedShippingInfo?: OrderShippingInfo
  lineItems?: { lineItemId?: string; lineItemAdded?: boolean; lineItemRemoved?: OrderLineItem; [change: string]: unknown }[]
  appliedDiscounts?: { discountId?: string; editedDiscount?: OrderDiscount }[]
  additionalFees?: { additionalFeeId?: string; editedAdditionalFee?: OrderFee }[]
}

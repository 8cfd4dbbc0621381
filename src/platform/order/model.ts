/** Specification §3 "Order" and §4 "Payment status", "Fulfilment status", "Order approval". Amounts are decimal text in major units of `currency`. */
import type { Open, ValueOf } from '../wire/enum'
import type { Image } from '../wire/media'
import type { Address, ExtendedFields, MultiCurrencyPrice, TranslatableString } from '../wire/primitives'

export const OrderPaymentStatus = {
  UNSPECIFIED: 'UNSPECIFIED',
  NOT_PAID: 'NOT_PAID',
  PAID: 'PAID',
  PARTIALLY_REFUNDED: 'PARTIALLY_REFUNDED',
  FULLY_REFUNDED: 'FULLY_REFUNDED',
  PENDING: 'PENDING',
  PARTIALLY_PAID: 'PARTIALLY_PAID',
  PENDING_MERCHANT: 'PENDING_MERCHANT',
  CANCELED: 'CANCELED',
  DECLINED: 'DECLINED',
} as const
export type OrderPaymentStatus = ValueOf<typeof OrderPaymentStatus>

/** `CANCELED` stands in the specification; today the platform uses it for single fulfilments only. */
export const FulfillmentStatus = {
  NOT_FULFILLED: 'NOT_FULFILLED',
  FULFILLED: 'FULFILLED',
  PARTIALLY_FULFILLED: 'PARTIALLY_FULFILLED',
  CANCELED: 'CANCELED',
} as const
export type FulfillmentStatus = ValueOf<typeof FulfillmentStatus>

/** Approval of the order. */
export const OrderStatus = {
  INITIALIZED: 'INITIALIZED',
  APPROVED: 'APPROVED',
  CANCELED: 'CANCELED',
  PENDING: 'PENDING',
  REJECTED: 'REJECTED',
} as const
export type OrderStatus = ValueOf<typeof OrderStatus>

export interface OrderContact {
  firstName?: string
  lastName?: string
  phone?: string
  company?: string
  vatId?: { id?: string; type?: Open<'CPF' | 'CNPJ' | 'UNSPECIFIED'> }
}

export interface OrderAddress {
  address?: Address
  contactDetails?: OrderContact
}

export interface OrderPriceSummary {
  subtotal?: MultiCurrencyPrice
  shipping?: MultiCurrencyPrice
  tax?: MultiCurrencyPrice
  discount?: MultiCurrencyPrice
  total?: MultiCurrencyPrice
  totalAdditionalFees?: MultiCurrencyPrice
}

export interface OrderLineItem {
  id?: string
  productName?: TranslatableString
  catalogReference?: { catalogItemId?: string; appId?: string; options?: Record<string, unknown> }
  quantity?: number
  /** Pieces given back so far. */
  refundQuantity?: number
  restockQuantity?: number
  descriptionLines?: Record<string, unknown>[]
  image?: Image
  physicalProperties?: { weight?: number; sku?: string; shippable?: boolean }
  itemType?: { preset?: string; custom?: string }
  price?: MultiCurrencyPrice
  priceBeforeDiscounts?: MultiCurrencyPrice
  lineItemPrice?: MultiCurrencyPrice
  totalDiscount?: MultiCurrencyPrice
  totalPriceBeforeTax?: MultiCurrencyPrice
  totalPriceAfterTax?: MultiCurrencyPrice
  depositAmount?: MultiCurrencyPrice
  priceDescription?: TranslatableString
  paymentOption?: string
  /** `link` works until `expirationDate`. */
  digitalFile?: { fileId?: string; link?: string; expirationDate?: Date }
  subscriptionInfo?: {
    id?: string
    cycleNumber?: number
    subscriptionOptionTitle?: string
    subscriptionOptionDescription?: string
    subscriptionSettings?: {
      frequency?: string
      interval?: number
      autoRenewal?: boolean
      startDate?: Date
      [member: string]: unknown
    }
    [member: string]: unknown
  }
  serviceProperties?: { scheduledDate?: Date; endDate?: Date; [member: string]: unknown }
  modifierGroups?: Record<string, unknown>[]
  extendedFields?: ExtendedFields
  [member: string]: unknown
}

export interface OrderShipping {
  carrierId?: string
  code?: string
  title?: string
  region?: { name?: string }
  logistics?: {
    shippingDestination?: OrderAddress
    deliveryTime?: string
    instructions?: string
    deliverByDate?: Date
    deliveryTimeSlot?: { from?: Date; to?: Date }
    pickupDetails?: { address?: Address; [member: string]: unknown }
  }
  cost?: { price?: MultiCurrencyPrice; discount?: MultiCurrencyPrice; [member: string]: unknown }
}

export interface Order {
  id: string
  /** What buyer and shop call it. */
  number?: string
  createdDate?: Date
  updatedDate?: Date
  purchasedDate?: Date
  status?: Open<OrderStatus>
  paymentStatus?: Open<OrderPaymentStatus>
  fulfillmentStatus?: Open<FulfillmentStatus>
  lineItems?: OrderLineItem[]
  buyerInfo?: { visitorId?: string; memberId?: string; contactId?: string; email?: string }
  buyerLanguage?: string
  buyerNote?: string
  siteLanguage?: string
  weightUnit?: string
  /** ISO 4217. */
  currency?: string
  currencyConversionDetails?: { originalCurrency?: string; conversionRate?: string }
  taxIncludedInPrices?: boolean
  priceSummary?: OrderPriceSummary
  /** What was paid, given back and is still open. */
  balanceSummary?: Record<string, MultiCurrencyPrice>
  billingInfo?: OrderAddress
  recipientInfo?: OrderAddress
  shippingInfo?: OrderShipping
  appliedDiscounts?: Record<string, unknown>[]
  additionalFees?: Record<string, unknown>[]
  activities?: { id?: string; type?: string; authorEmail?: string; createdDate?: Date; [member: string]: unknown }[]
  channelInfo?: { type?: string; externalOrderId?: string; externalOrderUrl?: string }
  createdBy?: Record<string, unknown>
  checkoutId?: string
  archived?: boolean
  extendedFields?: ExtendedFields
  [member: string]: unknown
}

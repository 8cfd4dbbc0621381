/**
 * What a cart's adapter (`cart/cart-port.ts`) hands over as the platform sent it: parts that few carts have, which are read when they are drawn. All of it
 * is unverified; the types only name the members.
 */
import type { Open } from '../../platform/wire/enum'
import type { Address, MultiCurrencyPrice, TranslatableString } from '../../platform/wire/primitives'

type Price = MultiCurrencyPrice
type Frequency = Open<'DAY' | 'WEEK' | 'MONTH' | 'YEAR'>

/** What a line of the cart is, and what an add asks for: made by `catalog-reference`, compared by `same-item`. */
export interface CartItem {
  catalogItemId: string
  appId: string
  options?: {
    variantId?: string
    /** Option title → chosen choice. */
    options?: Record<string, string>
    /** Title of the text field → text of the buyer. */
    customTextFields?: Record<string, string>
    [key: string]: unknown
  } | null
}

export interface SubscriptionDetails {
  title?: TranslatableString
  description?: TranslatableString
  subscriptionSettings?: {
    frequency?: Frequency
    interval?: number
    autoRenewal?: boolean
    billingCycles?: number
    startDate?: Date
    freeTrialPeriod?: { frequency?: Frequency; interval?: number }
  }
}

/** Facts of a line that are not drawn for every line. */
export interface LineDetails {
  itemType?: { preset?: string; custom?: string }
  /** Absent for an item that is in no catalog. */
  catalogReference?: { catalogItemId: string }
  customLineItem?: boolean
  /** The quantity cannot be changed; the line can only be removed. */
  fixedQuantity?: boolean
  digitalFile?: { fileType?: string }
  serviceProperties?: { scheduledDate?: Date; endDate?: Date; numberOfParticipants?: number }
  subscriptionOptionInfo?: SubscriptionDetails
  physicalProperties?: { weight?: number; sku?: string } | null
  paymentOption?: string
  depositAmount?: Price
  modifierGroups?: { name?: TranslatableString; modifiers?: { label?: TranslatableString; price?: Price }[] }[]
}

/** A discount. Exactly one of `coupon`, `merchantDiscount` and `discountRule` is present. */
export interface CartDiscount {
  discountType?: Open<'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING'>
  /** The lines that it applies to, for `SPECIFIC_ITEMS`. */
  lineItemIds?: string[]
  coupon?: { id?: string; code: string; name?: string; amount?: Price }
  merchantDiscount?: { amount?: Price; percentage?: number }
  discountRule?: { name?: TranslatableString; amount?: Price }
}

interface Sums {
  subtotal?: Price
  shipping?: Price
  tax?: Price
  discount?: Price
  additionalFees?: Price
  total?: Price
}

export interface AnsweredLogistics {
  deliveryTime?: string
  instructions?: string
  deliveryTimeSlot?: { from?: Date; to?: Date }
  pickupDetails?: { address?: Address; pickupMethod?: string }
}

export interface AnsweredOption {
  code: string
  title: string
  logistics?: AnsweredLogistics
  cost?: { price?: Price; otherCharges?: { type?: string; price?: Price; details?: string }[] }
}

export interface AnsweredMembership {
  id: string
  appId: string
  name?: TranslatableString
  lineItemIds?: string[]
  credits?: { total?: number; remaining?: number }
  expirationDate?: Date
}

/** Why one part of the estimate is missing; the other parts are valid. */
export interface AnsweredError {
  applicationError?: { code?: string; description?: string; data?: unknown }
}

export interface AnsweredLine {
  lineItemId: string
  pricesBreakdown?: {
    totalPriceBeforeTax?: Price
    lineItemPrice?: Price
    totalDiscount?: Price
    depositAmount?: Price
    taxDetails?: { totalTax?: Price; rateBreakdown?: { name?: string; rate?: string; tax?: Price }[] }
  }
  paymentOption?: string
}

/** The items of the estimated cart, as far as an estimate's messages need them. */
export interface EstimatedItem {
  id: string
  quantity: number
  availability?: { status: string; quantityAvailable?: number }
  physicalProperties?: { shippable?: boolean } | null
  itemType?: { preset?: string }
}

type Chosen = { id: string }[]

/** The platform's estimate of a cart. */
export interface EstimateAnswer {
  cart?: { lineItems?: EstimatedItem[]; currency?: string; conversionCurrency?: string; taxIncludedInPrices?: boolean }
  calculatedLineItems?: AnsweredLine[]
  priceSummary?: Sums
  appliedDiscounts?: CartDiscount[]
  shippingInfo?: {
    selectedCarrierServiceOption?: {
      carrierId?: string
      code: string
      title: string
      logistics?: AnsweredLogistics
      cost?: { price?: Price }
    }
    carrierServiceOptions?: { carrierId: string; shippingOptions?: AnsweredOption[] }[]
  }
  membershipOptions?: {
    eligibleMemberships?: AnsweredMembership[]
    invalidMemberships?: { membership?: AnsweredMembership; reason?: string }[]
    selectedMemberships?: Chosen | { memberships?: Chosen }
  }
  additionalFees?: { code?: string; name?: string; translatedName?: string; price?: Price; lineItemIds?: string[] }[]
  taxSummary?: {
    calculationDetails?: {
      rateType?: Open<'NO_TAX_COLLECTED' | 'MANUAL_RATE' | 'AUTO_RATE' | 'FALLBACK_RATE'>
      autoTaxFallbackDetails?: { fallbackReason?: Open<'AUTO_TAX_FAILED' | 'AUTO_TAX_DEACTIVATED'> }
    }
  }
  payNow?: Sums
  payLater?: Sums
  /** Of subscriptions that begin with one. */
  payAfterFreeTrial?: Sums
  /** What each gift card pays. */
  giftCards?: { id: string; amount?: Price }[]
  /** This version of the cart lists no delivery options: they are chosen at the checkout. */
  listsNoDelivery?: boolean
  priceVerificationToken?: string
  calculationErrors?: Record<string, unknown>
  violations?: {
    severity?: Open<'WARNING' | 'ERROR'>
    /** What it is about, for codes that this release does not know. */
    scope?: string
    code?: string
    target?: { lineItem?: { id?: string; suggestedFix?: Open<'REMOVE_LINE_ITEM'> } }
    /** Text that may contain links as HTML. */
    description?: string
    /** From which amount on it is none. */
    least?: Price
  }[]
  currency?: string
}

/** docs/platform.md §3 "Estimate response". */
import type { Open } from '../wire/enum'
import type { Address, MultiCurrencyPrice, TranslatableString } from '../wire/primitives'
import type {
  AdditionalFeeSource,
  AppliedDiscount,
  Cart,
  PaymentOption,
  PickupMethod,
  ViolationSeverity,
  WeightUnit,
} from './model'

export interface TaxDetails {
  taxableAmount?: MultiCurrencyPrice
  /** Decimal as text. */
  taxRate?: string
  totalTax?: MultiCurrencyPrice
  rateBreakdown?: { name?: string; rate?: string; tax?: MultiCurrencyPrice }[]
}

/** The tax of the whole cart. */
export interface EstimatedTax extends Pick<TaxDetails, 'taxableAmount' | 'totalTax'> {
  calculationDetails?: {
    rateType?: Open<'NO_TAX_COLLECTED' | 'MANUAL_RATE' | 'AUTO_RATE' | 'FALLBACK_RATE'>
    autoTaxFallbackDetails?: { fallbackReason?: Open<'AUTO_TAX_FAILED' | 'AUTO_TAX_DEACTIVATED'> }
  }
}

export interface PricesBreakdown {
  totalPriceAfterTax?: MultiCurrencyPrice
  totalPriceBeforeTax?: MultiCurrencyPrice
  taxDetails?: TaxDetails
  totalDiscount?: MultiCurrencyPrice
  price?: MultiCurrencyPrice
  priceBeforeDiscounts?: MultiCurrencyPrice
  lineItemPrice?: MultiCurrencyPrice
  fullPrice?: MultiCurrencyPrice
  depositAmount?: MultiCurrencyPrice
}

export interface CalculatedLineItem {
  lineItemId: string
  pricesBreakdown?: PricesBreakdown
  paymentOption?: Open<PaymentOption>
}

/** Totals as the platform calculates them; Cartlet never adds them up. */
export interface PriceSummary {
  subtotal?: MultiCurrencyPrice
  shipping?: MultiCurrencyPrice
  tax?: MultiCurrencyPrice
  discount?: MultiCurrencyPrice
  additionalFees?: MultiCurrencyPrice
  total?: MultiCurrencyPrice
}

export interface DeliveryLogistics {
  deliveryTime?: string
  instructions?: string
  deliveryTimeSlot?: { from?: Date; to?: Date }
  pickupDetails?: { address?: Address; businessLocation?: boolean; pickupMethod?: Open<PickupMethod> }
}

export interface ShippingOption {
  code: string
  title: string
  logistics?: DeliveryLogistics
  cost?: { price?: MultiCurrencyPrice; otherCharges?: { type?: string; price?: MultiCurrencyPrice; details?: string }[] }
}

export interface ShippingInformation {
  region?: { id: string; name: string }
  selectedCarrierServiceOption?: {
    carrierId?: string
    code: string
    title: string
    logistics?: DeliveryLogistics
    cost?: PricesBreakdown
    requestedShippingOption?: boolean
  }
  carrierServiceOptions?: { carrierId: string; shippingOptions?: ShippingOption[] }[]
}

export interface Membership {
  id: string
  appId: string
  name?: TranslatableString
  lineItemIds?: string[]
  credits?: { total?: number; remaining?: number }
  expirationDate?: Date
}

export interface SelectedMemberships {
  memberships?: { id: string; appId: string; lineItemIds?: string[] }[]
}

export interface MembershipOptions {
  eligibleMemberships?: Membership[]
  invalidMemberships?: { membership?: Membership; reason?: string }[]
  /** A list, or an object with a list as in a request. */
  selectedMemberships?: SelectedMemberships['memberships'] | SelectedMemberships
  validatedExistingMemberships?: { memberships?: { membership?: Membership; selected?: boolean }[] }
}

/** Why one part of the estimate is missing; the other parts are valid. */
export interface CalculationError {
  applicationError?: { code?: string; description?: string; data?: unknown }
}

export interface AdditionalFee {
  code?: string
  name?: string
  translatedName?: string
  price?: MultiCurrencyPrice
  priceBeforeTax?: MultiCurrencyPrice
  priceAfterTax?: MultiCurrencyPrice
  lineItemIds?: string[]
  source?: Open<AdditionalFeeSource>
}

/** docs/platform.md §4 "Suggested fix". */
export type SuggestedFix = 'UNKNOWN_SUGGESTED_FIX' | 'REMOVE_LINE_ITEM'

/** A problem that blocks the checkout, or a warning of one. */
export interface CartViolation {
  severity?: Open<ViolationSeverity>
  target?: { lineItem?: { id?: string; name?: string; suggestedFix?: Open<SuggestedFix> }; other?: { name?: string } }
  /** Text that may contain links as HTML. */
  description?: string
}

export interface CartEstimate {
  cart?: Cart
  calculatedLineItems?: CalculatedLineItem[]
  priceSummary?: PriceSummary
  appliedDiscounts?: AppliedDiscount[]
  shippingInfo?: ShippingInformation
  membershipOptions?: MembershipOptions
  additionalFees?: AdditionalFee[]
  taxSummary?: EstimatedTax
  giftCard?: { id?: string; obfuscatedCode?: string; amount?: MultiCurrencyPrice }
  payNow?: PriceSummary
  payLater?: PriceSummary
  calculationErrors?: { orderValidationErrors?: { code?: string; description?: string; data?: unknown }[] } & Record<
    string,
    CalculationError | unknown
  >
  violations?: CartViolation[]
  currency?: string
  weightUnit?: Open<WeightUnit>
}

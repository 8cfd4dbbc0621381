/** docs/platform.md §4: tax of a cart, a checkout or an order, and additional fees. */
import type { Open, ValueOf } from '../wire/enum'
import type { MultiCurrencyPrice } from '../wire/primitives'

/** docs/platform.md §4 "Tax rate type". */
export const TaxRateType = {
  NO_TAX_COLLECTED: 'NO_TAX_COLLECTED',
  MANUAL_RATE: 'MANUAL_RATE',
  AUTO_RATE: 'AUTO_RATE',
  FALLBACK_RATE: 'FALLBACK_RATE',
} as const
export type TaxRateType = ValueOf<typeof TaxRateType>
/** docs/platform.md §4 "Tax fallback reason". */
export const TaxFallbackReason = {
  AUTO_TAX_FAILED: 'AUTO_TAX_FAILED',
  AUTO_TAX_DEACTIVATED: 'AUTO_TAX_DEACTIVATED',
} as const
export type TaxFallbackReason = ValueOf<typeof TaxFallbackReason>
/** docs/platform.md §4 "Tax jurisdiction". */
export const TaxJurisdiction = {
  UNDEFINED: 'UNDEFINED',
  COUNTRY: 'COUNTRY',
  STATE: 'STATE',
  COUNTY: 'COUNTY',
  CITY: 'CITY',
  SPECIAL: 'SPECIAL',
} as const
export type TaxJurisdiction = ValueOf<typeof TaxJurisdiction>
/** Why a manual rate was used (docs/platform.md §3: "tax", values not shown there). */
export const ManualTaxReason = {
  GLOBAL_SETTING_TO_MANUAL: 'GLOBAL_SETTING_TO_MANUAL',
  REGION_SETTING_TO_MANUAL: 'REGION_SETTING_TO_MANUAL',
} as const
export type ManualTaxReason = ValueOf<typeof ManualTaxReason>
/** Which address decides the tax (values not shown in the specification). */
export const TaxableAddressType = {
  BUSINESS: 'BUSINESS',
  BILLING: 'BILLING',
  SHIPPING: 'SHIPPING',
} as const
export type TaxableAddressType = ValueOf<typeof TaxableAddressType>
/** Values not shown in the specification. */
export const VatIdType = {
  UNSPECIFIED: 'UNSPECIFIED',
  CPF: 'CPF',
  CNPJ: 'CNPJ',
} as const
export type VatIdType = ValueOf<typeof VatIdType>
/** docs/platform.md §4 "Additional fee charge types". */
export const AdditionalFeeChargeType = {
  HANDLING_FEE: 'HANDLING_FEE',
  INSURANCE: 'INSURANCE',
} as const
export type AdditionalFeeChargeType = ValueOf<typeof AdditionalFeeChargeType>

export interface TaxableAddress {
  addressType?: Open<TaxableAddressType>
}

export interface TaxBreakdown {
  jurisdiction?: string
  jurisdictionType?: Open<TaxJurisdiction>
  /** Decimal as text. */
  rate?: string
  taxName?: string
  taxType?: string
  taxAmount?: MultiCurrencyPrice
  taxableAmount?: MultiCurrencyPrice
  nonTaxableAmount?: MultiCurrencyPrice
}

export interface ItemTax {
  taxableAmount?: MultiCurrencyPrice
  /** Decimal as text. */
  taxRate?: string
  totalTax?: MultiCurrencyPrice
  rateBreakdown?: { name?: string; rate?: string; tax?: MultiCurrencyPrice }[]
  taxBreakdown?: TaxBreakdown[]
}

export interface TaxSummary {
  taxableAmount?: MultiCurrencyPrice
  totalTax?: MultiCurrencyPrice
  calculationDetails?: {
    rateType?: Open<TaxRateType>
    manualRateReason?: Open<ManualTaxReason>
    autoTaxFallbackDetails?: { fallbackReason?: Open<TaxFallbackReason>; error?: unknown }
  }
}

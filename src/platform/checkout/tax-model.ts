/** docs/platform.md §4: tax of a cart, a checkout or an order, and additional fees. */
import { enumOf, type Open, type ValueOf } from '../wire/enum'
import type { MultiCurrencyPrice } from '../wire/primitives'

/** docs/platform.md §4 "Tax rate type". */
export const TaxRateType = /*#__PURE__*/ enumOf('NO_TAX_COLLECTED', 'MANUAL_RATE', 'AUTO_RATE', 'FALLBACK_RATE')
export type TaxRateType = ValueOf<typeof TaxRateType>
/** docs/platform.md §4 "Tax fallback reason". */
export const TaxFallbackReason = /*#__PURE__*/ enumOf('AUTO_TAX_FAILED', 'AUTO_TAX_DEACTIVATED')
export type TaxFallbackReason = ValueOf<typeof TaxFallbackReason>
/** docs/platform.md §4 "Tax jurisdiction". */
export const TaxJurisdiction = /*#__PURE__*/ enumOf('UNDEFINED', 'COUNTRY', 'STATE', 'COUNTY', 'CITY', 'SPECIAL')
export type TaxJurisdiction = ValueOf<typeof TaxJurisdiction>
/** Why a manual rate was used (docs/platform.md §3: "tax", values not shown there). */
export const ManualTaxReason = /*#__PURE__*/ enumOf('GLOBAL_SETTING_TO_MANUAL', 'REGION_SETTING_TO_MANUAL')
export type ManualTaxReason = ValueOf<typeof ManualTaxReason>
/** Which address decides the tax (values not shown in the specification). */
export const TaxableAddressType = /*#__PURE__*/ enumOf('BUSINESS', 'BILLING', 'SHIPPING')
export type TaxableAddressType = ValueOf<typeof TaxableAddressType>
/** Values not shown in the specification. */
export const VatIdType = /*#__PURE__*/ enumOf('UNSPECIFIED', 'CPF', 'CNPJ')
export type VatIdType = ValueOf<typeof VatIdType>
/** docs/platform.md §4 "Additional fee charge types". */
export const AdditionalFeeChargeType = /*#__PURE__*/ enumOf('HANDLING_FEE', 'INSURANCE')
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

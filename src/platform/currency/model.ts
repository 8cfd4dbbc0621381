/** docs/platform.md §7 "Currencies". */

export interface Currency {
  /** ISO 4217. */
  code: string
  symbol?: string
}

/** A number as its digits, so that nothing is lost to floating point: 42.50 is `{ value: "4250", decimalPlaces: 2 }`. */
export interface DecimalValue {
  /** Digits without a point. */
  value: string
  decimalPlaces: number
}

/** ISO 4217. */
export interface CurrencyPair {
  from: string
  to: string
}

export interface ConvertedAmounts {
  /** In the order of the request; they may have other decimal places. */
  amounts: DecimalValue[]
  rateTimestamp?: Date
}

export interface ConversionRate {
  rate: DecimalValue
  rateTimestamp?: Date
}

/** Money. */

export interface Amount {
  /** Major currency units. */
  value: number
  /** ISO 4217. */
  currency: string
  /** The platform's text where it sent one, otherwise formatted with `Intl`. */
  formatted: string
}

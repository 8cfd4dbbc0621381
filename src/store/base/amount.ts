/** Money. */

export interface Amount {
  /** Major currency units. */
  value: number
  /** ISO 4217. */
  currency: string
  /** In the page's language, formatted with `Intl`; the platform's text where that says more than the value. */
  formatted: string
}

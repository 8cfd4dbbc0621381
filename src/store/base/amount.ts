/** Money. */

export interface Amount {
  /** Major currency units. */
  value: number
  /** ISO 4217. */
  currency: string
  /** In the page's language, formatted with `Intl`; the platform's text where that says more than the value. */
  formatted: string
  /** What is shown, where the visitor reads prices in another currency: `formatted` is its text, which says so where it is approximate. */
  converted?: { value: number; currency: string }
}

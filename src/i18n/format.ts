/** Formats amounts for which the platform sent no formatted text. */

/**
 * Turns malformed tags that occur in practice (`en_US`, `EN-us`, `de, en;q=0.8`, ``) into one that `Intl` accepts, or else `en`.
 */
export function normalizeLocale(tag: string | null | undefined): string {
  try {
    return Intl.getCanonicalLocales(tag?.match(/[a-z]+([-_][a-z\d]+)*/i)?.[0].replace(/_/g, '-'))[0] ?? 'en'
  } catch {
    return 'en'
  }
}

/** @param value major currency units */
export function formatMoney(value: number, currency: string, locale: string): string {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(value)
  } catch {
    // The price is shown even with an unknown currency or a broken Intl.
    return `${currency} ${value.toFixed(2)}`.trim()
  }
}

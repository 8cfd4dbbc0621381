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

/** Making a formatter takes longer than writing all prices of a page. By locale and currency. */
const formatters = new Map<string, Intl.NumberFormat>()

/** @param value major currency units */
export function formatMoney(value: number, currency: string, locale: string): string {
  try {
    const key = locale + currency
    const formatter = formatters.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency })
    formatters.set(key, formatter)
    return formatter.format(value)
  } catch {
    // The price is shown even with an unknown currency or a broken Intl.
    return `${currency} ${value.toFixed(2)}`.trim()
  }
}

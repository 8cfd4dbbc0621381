/** Writes money. Not loaded with the first buttons, which are drawn before their prices are known. */

/** Making a formatter takes longer than writing all prices of a page. By locale and currency. */
const formatters = new Map<string, Intl.NumberFormat>()
/** On a server, a visitor's request may name the locale: invented ones must not pile up. */
const MOST_FORMATTERS = 100

/** @param value major currency units */
export function formatMoney(value: number, currency: string, locale: string): string {
  try {
    const key = locale + currency
    const formatter = formatters.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency })
    if (formatters.size >= MOST_FORMATTERS) formatters.clear()
    formatters.set(key, formatter)
    return formatter.format(value)
  } catch {
    // The price is shown even with an unknown currency or a broken Intl.
    return `${currency} ${value.toFixed(2)}`.trim()
  }
}

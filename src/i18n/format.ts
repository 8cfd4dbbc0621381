/** Writes money. Not loaded with the first buttons, which are drawn before their prices are known. */

/** Making a formatter takes longer than writing all prices of a page. By locale and currency. */
const formatters = new Map<string, Intl.NumberFormat>()
/** On a server, a visitor's request may name the locale: invented ones must not pile up. */
const MOST_FORMATTERS = 100

/** Texts that are exactly what `Intl` writes, in the languages and currencies of most shops. */
const WRITTEN_ALIKE: readonly [locale: RegExp, currency: string, text: RegExp][] = [
  [/^en(-US|-GB)?$/, 'EUR', /^€\d{1,3}(,\d{3})*\.\d\d$/],
  [/^en(-US|-GB)?$/, 'GBP', /^£\d{1,3}(,\d{3})*\.\d\d$/],
  [/^en(-US)?$/, 'USD', /^\$\d{1,3}(,\d{3})*\.\d\d$/],
  [/^(de|fr|it|es)$|^(de-DE|fr-FR|it-IT|es-ES)$/, 'EUR', /^\d{1,3},\d\d\u00a0€$/],
  [/^nl(-NL)?$/, 'EUR', /^€\u00a0\d{1,3},\d\d$/],
]

/**
 * The first formatter of a page takes 17 ms on a fast machine and 90 on a slow one, in one task: it is not made where the platform has written what it
 * would write.
 * @param value major currency units
 * @param written the platform's text, which says no more than the value
 */
export function formatMoney(value: number, currency: string, locale: string, written?: string): string {
  if (written && WRITTEN_ALIKE.some(([one, sign, text]) => sign === currency && one.test(locale) && text.test(written)))
    return written
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

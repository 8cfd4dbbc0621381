/** Money, dates, weights and countries as a locale writes them. */

import { formatMoney } from '../../i18n/format'
import { entryOf } from '../../store/catalog/untrusted'
import type { Formats } from '../../widget/cart/cart-context'

const WEIGHT_UNITS: Readonly<Record<string, string>> = { KG: 'kilogram', LB: 'pound' }

/** Locales that write addresses from the country down to the house; all others start with the house. */
const LARGE_FIRST = /^(ja|ko|zh)\b/

/** Old browsers lack parts of `Intl`, and some pages break it. */
function orElse<T>(write: () => T, fallback: () => T): T {
  try {
    return write()
  } catch {
    return fallback()
  }
}

export function createFormats(locale: string): Formats {
  const write = (date: Date, style: Intl.DateTimeFormatOptions) =>
    orElse(
      () => new Intl.DateTimeFormat(locale, style).format(date),
      () => date.toISOString().slice(0, 16).replace('T', ' '),
    )
  /** Constructed when a country is first shown, because that takes longer than drawing a cart. */
  let names: Intl.DisplayNames | null | undefined
  const namesOfCountries = () => {
    if (names === undefined)
      names = orElse(
        () => new Intl.DisplayNames([locale, 'en'], { type: 'region' }),
        () => null,
      )
    return names
  }
  const nameOf = (code: string) => namesOfCountries()?.of(code) ?? code
  return {
    money: (value, currency) => formatMoney(value, currency, locale),
    date: (date) => write(date, { dateStyle: 'medium' }),
    dateTime: (date) => write(date, { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }),
    time: (date) => write(date, { hour: 'numeric', minute: '2-digit' }),
    country: nameOf,
    place(code, postalCode) {
      if (!postalCode) return nameOf(code)
      if (LARGE_FIRST.test(locale)) return `${nameOf(code)} ${postalCode}`
      return `${postalCode}${locale.startsWith('ar') ? '،' : ','} ${nameOf(code)}`
    },
    weight: (value, unit) =>
      orElse(
        () => new Intl.NumberFormat(locale, { style: 'unit', unit: entryOf(WEIGHT_UNITS, unit) }).format(value),
        () => `${value} ${unit.toLowerCase()}`.trim(),
      ),
    compare: (a, b) => a.localeCompare(b, locale),
  }
}

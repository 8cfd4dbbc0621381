import { describe, expect, it, vi } from 'vitest'
import { enButton } from '../../../src/i18n/compiled/english/en-button'
import { enCart } from '../../../src/i18n/compiled/english/en-cart'
import { enPage } from '../../../src/i18n/compiled/english/en-page'
import { formatMoney } from '../../../src/i18n/format'
import { normalizeLocale } from '../../../src/i18n/locale'
import { cpuMs } from '../../support/source/cpu-time'

/** Replaces the non-breaking spaces that `Intl` writes. */
const plain = (text: string) => text.replace(/\s/g, ' ')

describe('normalizeLocale', () => {
  it.each([
    ['de', 'de'],
    ['en_US', 'en-US'],
    ['EN-us', 'en-US'],
    [' fr ', 'fr'],
    ['de_DE.UTF-8', 'de-DE'],
    ['sr@latin', 'sr'],
    ['zh-hant-tw', 'zh-Hant-TW'],
    ['', 'en'],
    ['auto!', 'en'],
    ['x', 'en'],
    [null, 'en'],
    [undefined, 'en'],
  ])('normalizeLocale turns %j into %s', (tag, locale) => expect(normalizeLocale(tag)).toBe(locale))

  it('normalizeLocale needs less than a second for a hundred thousand dots', () => {
    expect(cpuMs(() => normalizeLocale(`${'.'.repeat(100_000)}\nx`))).toBeLessThan(1000)
  })
})

describe('formatMoney', () => {
  // hazard 51
  it.each([
    [1234.5, 'EUR', 'en', '€1,234.50'],
    [1234.5, 'EUR', 'de', '1.234,50 €'],
    [1200, 'JPY', 'en', '¥1,200'],
    [1.25, 'KWD', 'en', 'KWD 1.250'],
    [0, 'USD', 'en-US', '$0.00'],
  ])('formatMoney writes %d %s in %s as %s', (value, currency, locale, text) =>
    expect(plain(formatMoney(value, currency, locale))).toBe(text))

  // hazard 52
  it.each([
    [18, 'EURO', 'en', 'EURO 18.00'],
    [18, '', 'en', '18.00'],
    [18, 'EUR', 'en_US', 'EUR 18.00'],
  ])('formatMoney still writes a price for %d of "%s" in "%s"', (value, currency, locale, text) => {
    expect(formatMoney(value, currency, locale)).toBe(text)
  })

  it('formatMoney takes a text of the platform only where it is what it would write', () => {
    let taken = 0
    for (const locale of [
      'en',
      'en-US',
      'en-GB',
      'en-IE',
      'de',
      'de-DE',
      'de-AT',
      'de-CH',
      'fr',
      'fr-FR',
      'it',
      'es',
      'es-ES',
      'nl',
      'nl-NL',
      'ja',
    ])
      for (const currency of ['EUR', 'USD', 'GBP', 'CHF', 'JPY'])
        for (const value of [0.5, 18, 999.99, 1234.5, 123456])
          for (const other of ['en', 'en-US', 'de', 'nl', 'fr', 'de-CH']) {
            const written = formatMoney(value, currency, other)
            const text = formatMoney(value, currency, locale, written)
            if (text === written) taken++
            expect(text, `${locale} ${written}`).toBe(formatMoney(value, currency, locale))
          }
    expect(taken).toBeGreaterThan(100)
  })

  it('formatMoney makes no formatter where the platform has written what it would write', () => {
    const made = vi.spyOn(Intl, 'NumberFormat')
    expect(formatMoney(18, 'EUR', 'en-GB', '€18.00')).toBe('€18.00')
    expect(formatMoney(18, 'EUR', 'it-IT', '18,00\u00a0€')).toBe('18,00\u00a0€')
    expect(made).not.toHaveBeenCalled()
    made.mockRestore()
  })

  it('formatMoney makes one formatter for all prices of a page, and keeps none of a thousand invented locales', () => {
    const made = vi.spyOn(Intl, 'NumberFormat')
    const write = (locale: string) => formatMoney(18, 'NOK', locale)
    write('nb-NO')
    write('nb-NO')
    expect(made).toHaveBeenCalledTimes(1)
    for (let n = 0; n < 1000; n++) write(`de-x-${n.toString(36).padStart(4, '0')}`)
    write('nb-NO')
    expect(made).toHaveBeenCalledTimes(1002)
    made.mockRestore()
  })
})

describe('English catalogue', () => {
  const sentences = Object.entries({ ...enButton, ...enPage, ...enCart }).map(([key, message]) => {
    const text = typeof message === 'string' ? message : (message as (...values: unknown[]) => string)('%name%', 3)
    return [key, text] as const
  })

  it.each(sentences)('the English text %s has letters and no undefined values', (_, text) => {
    expect(text.trim()).toMatch(/\p{L}/u)
    expect(text).not.toMatch(/undefined|\[object|NaN/)
  })

  it('the English cart counts one item in the singular and others in the plural', () => {
    expect([enPage.cart(0), enPage.cart(1), enPage.cart(2)]).toEqual(['Cart, 0 items', 'Cart, 1 item', 'Cart, 2 items'])
    expect([enCart.itemCount(1), enCart.itemCount(2)]).toEqual(['1 item', '2 items'])
  })
})

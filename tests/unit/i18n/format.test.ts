import { describe, expect, it } from 'vitest'
import { enButton } from '../../../src/i18n/english/en'
import { enCart } from '../../../src/i18n/english/en-cart'
import { enPage } from '../../../src/i18n/english/en-page'
import { formatMoney, normalizeLocale } from '../../../src/i18n/format'
import { cpuMs } from '../../support/source/cpu-time'

/** `Intl` writes spaces that do not break. */
const plain = (text: string) => text.replace(/\s/g, ' ')

describe('a locale', () => {
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
  ])('%j is read as %s', (tag, locale) => expect(normalizeLocale(tag)).toBe(locale))

  it('is read quickly, whatever stands there', () => {
    expect(cpuMs(() => normalizeLocale(`${'.'.repeat(100_000)}\nx`))).toBeLessThan(1000)
  })
})

describe('money', () => {
  // hazard 51
  it.each([
    [1234.5, 'EUR', 'en', '€1,234.50'],
    [1234.5, 'EUR', 'de', '1.234,50 €'],
    [1200, 'JPY', 'en', '¥1,200'],
    [1.25, 'KWD', 'en', 'KWD 1.250'],
    [0, 'USD', 'en-US', '$0.00'],
  ])('%d %s in %s is %s', (value, currency, locale, text) => expect(plain(formatMoney(value, currency, locale))).toBe(text))

  // hazard 52
  it.each([
    [18, 'EURO', 'en', 'EURO 18.00'],
    [18, '', 'en', '18.00'],
    [18, 'EUR', 'en_US', 'EUR 18.00'],
  ])('%d of "%s" in "%s" is still a price', (value, currency, locale, text) => {
    expect(formatMoney(value, currency, locale)).toBe(text)
  })
})

describe('the English catalogue', () => {
  const sentences = Object.entries({ ...enButton, ...enPage, ...enCart }).map(([key, message]) => {
    const text = typeof message === 'string' ? message : (message as (...values: unknown[]) => string)('%name%', 3)
    return [key, text] as const
  })

  it.each(sentences)('says something for %s', (_, text) => {
    expect(text.trim()).toMatch(/\p{L}/u)
    expect(text).not.toMatch(/undefined|\[object|NaN/)
  })

  it('counts one item as one', () => {
    expect([enPage.cart(0), enPage.cart(1), enPage.cart(2)]).toEqual(['Cart, 0 items', 'Cart, 1 item', 'Cart, 2 items'])
    expect([enCart.itemCount(1), enCart.itemCount(2)]).toEqual(['1 item', '2 items'])
  })
})

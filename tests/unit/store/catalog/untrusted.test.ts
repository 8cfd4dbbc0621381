import { describe, expect, it } from 'vitest'
import { formatMoney } from '../../../../src/i18n/format'
import { amountOf, comparedTo } from '../../../../src/store/catalog/untrusted'

const amount = (value: number) => ({ value, currency: 'EUR', formatted: `${value} EUR` })

describe('comparedTo', () => {
  it('comparedTo returns the compare price and the discount in whole percent', () => {
    expect(comparedTo(amount(15), amount(20))).toEqual({ comparePrice: amount(20), discountPercent: 25 })
    expect(comparedTo(amount(0), amount(20))).toEqual({ comparePrice: amount(20), discountPercent: 100 })
  })

  it('comparedTo returns nothing when the former price is not higher or is missing', () => {
    expect(comparedTo(amount(20), amount(20))).toEqual({})
    expect(comparedTo(amount(20), amount(15))).toEqual({})
    expect(comparedTo(amount(20), undefined)).toEqual({})
  })

  it.each([-1, -1e308])('comparedTo gives no percentage for a price of %d, which would exceed 100 or be infinite', (value) => {
    expect(comparedTo(amount(value), amount(0.1)).discountPercent).toBeUndefined()
  })
})

describe('amountOf', () => {
  const inGerman = (value: number, currency: string) => formatMoney(value, currency, 'de')
  const written = (value: unknown, words: unknown, currency = 'EUR') =>
    amountOf(value, words, currency, inGerman)?.formatted.replace(/\s/g, ' ')

  it.each([
    ['€18.00', 18, 'EUR', '18,00 €'],
    ['EUR 1,234.50', '1234.5', 'EUR', '1.234,50 €'],
    ['18 €', 18, 'EUR', '18,00 €'],
    ['-€5.00', -5, 'EUR', '-5,00 €'],
    ['€0.00', 0, 'EUR', '0,00 €'],
    ['¥1,500', 1500, 'JPY', '1.500 ¥'],
    ['KWD 1.250', 1.25, 'KWD', '1,250 KWD'],
  ])('amountOf writes the platform’s %s, which says only the value, in the page’s language', (words, value, currency, text) =>
    expect(written(value, words, currency)).toBe(text))

  it.each([
    ['18 € per box', 18, 'EUR'],
    ['€19', 18.5, 'EUR'],
    ['$18.00', 18, 'EUR'],
    ['CHF 18.00', 18, 'EUR'],
    ['€0.0125', 0.0125, 'EUR'],
    ['Price on request', 0, 'EUR'],
    ['١٨٫٠٠ €', 18, 'EUR'],
    // A price without a currency is in the shop's, which only the text names.
    ['€18.00', 18, ''],
  ])('amountOf keeps the platform’s %s, which says more than the value or differs from it', (words, value, currency) =>
    expect(written(value, words, currency)).toBe(words))
})

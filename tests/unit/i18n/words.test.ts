import { afterEach, describe, expect, it, vi } from 'vitest'
import { createWords } from '../../../src/i18n/words'

const plain = (text: string) => text.replace(/\s/g, ' ')

describe('createWords', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('writes numbers and percentages by the conventions of the locale', () => {
    expect(createWords('de').number(1234.567)).toBe('1.234,57')
    expect(plain(createWords('fr').number(1234.5))).toBe('1 234,5')
    expect(createWords('en').number(1234.5)).toBe('1,234.5')
    expect(plain(createWords('fr').percent(12.5))).toBe('12,5 %')
  })

  it.each([
    'de',
    'de-DE',
    'es',
    'fr',
    'he',
    'it',
    'ja',
    'nl',
    'pl',
    'pt-BR',
    'zh-CN',
    'de-CH',
    'fr-CH',
    'ar',
    'ar-EG',
    'fa',
  ])('writes in %s what Intl writes, and makes at most two formatters for it', (locale) => {
    const values = [...Array(1100).keys(), 0.5, 12.5, 2.71, -4]
    const { NumberFormat } = Intl
    const made = vi.fn(function create(...given: ConstructorParameters<typeof NumberFormat>) {
      return new NumberFormat(...given)
    })
    vi.stubGlobal('Intl', { ...Intl, NumberFormat: made, PluralRules: Intl.PluralRules })
    const { number, percent } = createWords(locale)
    const written = values.map((value) => `${number(value)} ${percent(value)}`)
    const decimal = new NumberFormat(locale, { maximumFractionDigits: 2 })
    const share = new NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
    expect(written).toEqual(values.map((value) => `${decimal.format(value)} ${share.format(value / 100)}`))
    expect(made).toHaveBeenCalledTimes(2)
  })

  it('needs no Intl for whole numbers and percentages of the languages that most pages have', () => {
    vi.stubGlobal('Intl', {})
    const words = createWords('de-DE')
    expect([words.number(3), words.percent(20), createWords('fr').percent(20)].map(plain)).toEqual(['3', '20 %', '20 %'])
  })

  it('chooses the plural form of a number and replaces every # in it', () => {
    const { count } = createWords('pl')
    const forms = { one: '# kot, #', few: '# koty', many: '# kotów', other: '# kota' }
    expect([1, 2, 5, 1.5].map((value) => count(value, forms))).toEqual(['1 kot, 1', '2 koty', '5 kotów', '1,5 kota'])
  })

  it('calls a plural form with other values as it is, so that a # in a name stays', () => {
    const { count } = createWords('en')
    expect(count(1, { one: () => '1 of Mug #7', other: '#' })).toBe('1 of Mug #7')
  })

  it('uses the last plural form when the category of the number is missing', () => {
    expect(createWords('fr').count(1_000_000, { one: '# an', other: '# ans' }).replace(/\s/g, '.')).toBe('1.000.000.ans')
  })

  it('writes plain numbers when the page has broken Intl', () => {
    const words = createWords('de')
    vi.stubGlobal('Intl', {})
    expect([words.number(1234.5), words.percent(12.5), words.count(1, { one: 'eins', other: '# Stück' })]).toEqual([
      '1234.5',
      '12.5%',
      '1 Stück',
    ])
  })
})

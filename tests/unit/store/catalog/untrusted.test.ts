import { describe, expect, it } from 'vitest'
import { formatMoney } from '../../../../src/i18n/format'
import {
  amountOf,
  colorOf,
  comparedTo,
  countOf,
  dateOf,
  entryOf,
  numberOf,
  objectOr,
  objectsIn,
  pictureOf,
  rangeOf,
  stringsIn,
  textOf,
  urlOf,
  videoSource,
  wordsOf,
} from '../../../../src/store/catalog/untrusted'

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
    ['18.00', 18, 'EUR', '18,00 €'],
    ['-€5.00', -5, 'EUR', '-5,00 €'],
    ['€0.00', 0, 'EUR', '0,00 €'],
    ['¥1,500', 1500, 'JPY', '1.500 ¥'],
    ['KWD 1.250', 1.25, 'KWD', '1,250 KWD'],
  ])('amountOf writes the platform’s %s, which says only the value, in the page’s language', (words, value, currency, text) =>
    expect(written(value, words, currency)).toBe(text))

  it.each([
    ['18 € per box', 18, 'EUR'],
    ['18 EURO', 18, 'EUR'],
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

describe('an untrusted value', () => {
  it('any value reads as an object, or as an empty one', () => {
    const some = { a: 1 }
    expect(objectOr(some)).toBe(some)
    for (const value of [undefined, null, 7, 'text', [some]]) expect(objectOr(value as object)).toEqual({})
  })

  it('any value reads as the objects or the texts of a list', () => {
    expect(objectsIn([{ a: 1 }, null, 7, [], { b: 2 }] as object[])).toEqual([{ a: 1 }, { b: 2 }])
    expect(stringsIn(['a', '', null, 7, {}, 'b'])).toEqual(['a', 'b'])
    for (const value of [undefined, null, 'ab', { length: 1 }])
      expect([objectsIn(value as []), stringsIn(value)]).toEqual([[], []])
  })

  it.each<[unknown, string, string | undefined]>([
    [' a b ', ' a b ', 'a b'],
    [' ', ' ', undefined],
    ['', '', undefined],
    [7, '', undefined],
    [['a'], '', undefined],
    [null, '', undefined],
  ])('%j reads as the text %j and as the words %j', (value, text, words) =>
    expect([textOf(value), wordsOf(value)]).toEqual([text, words]))

  it.each<[unknown, number | undefined, number | undefined]>([
    [7, 7, 7],
    ['7.5', 7.5, 7],
    [-1.5, -1.5, 0],
    [0, 0, 0],
    ['', undefined, undefined],
    [' ', undefined, undefined],
    ['7 kg', undefined, undefined],
    [Number.POSITIVE_INFINITY, undefined, undefined],
    ['NaN', undefined, undefined],
    [true, undefined, undefined],
    [[7], undefined, undefined],
    [null, undefined, undefined],
  ])('%j reads as the number %s and as a count of %s', (value, number, count) =>
    expect([numberOf(value), countOf(value)]).toEqual([number, count]))

  it('a value reads as a date only if it is a valid one', () => {
    const date = new Date(0)
    expect([date, new Date(Number.NaN), '1970-01-01', 0].map(dateOf)).toEqual([date, undefined, undefined, undefined])
  })

  it('a text reads as the name of an own entry of a table', () => {
    const table = { a: 'A' }
    expect(['a', 'b', 'toString', undefined, ['a']].map((name) => entryOf(table, name))).toEqual([
      'A',
      ...Array(4).fill(undefined),
    ])
  })

  it.each([
    ['https://a.example/x', true],
    ['HTTP://a.example', true],
    ['https://', false],
    ['https:///x', false],
    ['https:// x', false],
    [' https://a.example', false],
    ['ftp://a.example', false],
    ['javascript:https://a.example', false],
    [7, false],
  ])('the address %j is one: %s', (value, isUrl) => expect(urlOf(value)).toBe(isUrl ? value : undefined))

  it.each([
    ...['#fff', '#ffff', '#A1b2c3', '#a1b2c3d4', 'teal', 'rgb(1, 2, 3)', 'RGBA(1,2,3,.5)', 'hsl(1 2% 3%)', 'hsla(1,2%,3%,1)'],
    ...['inherited', 'currentcolors'],
  ])('%s is a colour, also with spaces around it', (color) =>
    expect([colorOf(color), colorOf(` ${color} `)]).toEqual([color, color]))

  it.each([
    ...[
      '#ff',
      '#fffff',
      '#a1b2c3d',
      '#a1b2c3d4e',
      '#ggg',
      'x#fff',
      '#fff;',
      'no',
      'x'.repeat(21),
      'te al',
      'teal;',
      'rgb()',
      'rgb(url(x))',
    ],
    ...['inherit', 'initial', 'unset', 'revert', 'transparent', 'currentColor', 'xrgb(1,2,3)', 'rgb(1,2,3)x', '', 7],
  ])('%j is no colour', (value) => expect(colorOf(value)).toBeUndefined())

  it('an object reads as a picture with an address, whose other facts may be missing', () => {
    const url = 'https://a.example/1.jpg'
    expect(pictureOf({ id: 'a', url, width: 4, height: '3', altText: ' A mug ', alt: 'x' }, 'B', 'given')).toEqual({
      id: 'given',
      url,
      width: 4,
      height: 3,
      alt: 'A mug',
    })
    expect(pictureOf({ id: 'a', url, alt: 'A mug' }, 'B')).toMatchObject({ id: 'a', alt: 'A mug' })
    expect(pictureOf({ url, width: 0, height: -1 }, 'B')).toEqual({ url, alt: 'B' })
    for (const value of [undefined, null, {}, { url: 'javascript:x' }]) expect(pictureOf(value, 'B')).toBeUndefined()
  })

  it('an object reads as a file of a video, if it has an address', () => {
    const url = 'https://a.example/1.mp4'
    expect(videoSource({ url, format: 'mp4', width: '640', height: 360 })).toEqual([
      { url, format: 'mp4', width: 640, height: 360 },
    ])
    expect(videoSource({ url })).toEqual([{ url }])
    expect(videoSource({ url: '/1.mp4' })).toEqual([])
  })
})

describe('rangeOf', () => {
  it('rangeOf returns the lowest and the highest amount, where they differ', () => {
    expect(rangeOf([amount(3), amount(1), amount(2)])).toEqual({ min: amount(1), max: amount(3) })
    for (const same of [[], [amount(1)], [amount(1), amount(1)]]) expect(rangeOf(same)).toBeUndefined()
  })
})

import { expect, it } from 'vitest'
import { amountIn, piecesOf, toAmount, toOptions, translated, wholePieces } from '../../../../src/store/cart/read-price'

type Price = Parameters<typeof amountIn>[0]
const format = (value: number, currency: string) => `${value.toFixed(2)} ${currency}`
const euros = (value: number, formatted = format(value, 'EUR')) => ({ value, currency: 'EUR', formatted })

it.each<[unknown, ReturnType<typeof euros> | undefined]>([
  [{ amount: '2.00', convertedAmount: '1.00' }, euros(1)],
  [{ amount: '2.00' }, euros(2)],
  [{ amount: '2.00', formattedAmount: 'two each' }, euros(2, 'two each')],
  [{ amount: '2.00', formattedAmount: 'two each', formattedConvertedAmount: 'one each' }, euros(2, 'one each')],
  [{ amount: '2.00', formattedAmount: 'two each', formattedConvertedAmount: ' ' }, euros(2, 'two each')],
  [{ amount: 'much', formattedAmount: 'on request' }, euros(0, 'on request')],
  [{ amount: 'much' }, undefined],
  [{}, undefined],
  [null, undefined],
])('the price %j is read as %j', (price, amount) => expect(amountIn(price as Price, 'EUR', format)).toEqual(amount))

it('an absent price is nothing, and one that cannot be read has no text', () => {
  expect([undefined, null, {}].map((price) => toAmount(price as Price, 'EUR', format))).toEqual([
    euros(0),
    euros(0),
    euros(0, ''),
  ])
})

it.each<[unknown, number | undefined]>([
  [2, 2],
  ['2', 2],
  [1.2, 2],
  [0, 0],
  [-1, undefined],
  [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  [2 ** 53, undefined],
  ['many', undefined],
  [null, undefined],
])('a quantity of %j is %s pieces, and one that cannot be read is a piece', (value, pieces) => {
  expect([wholePieces(value), piecesOf(value)]).toEqual([pieces, pieces ?? 1])
})

it.each<[object | null, string]>([
  [{ original: 'Becher', translated: 'Mug' }, 'Mug'],
  [{ original: 'Becher', translated: '' }, 'Becher'],
  [{ original: 7 }, ''],
  [null, ''],
])('the text %j is shown as %j', (text, shown) => expect(translated(text)).toBe(shown))

it('a choice of a line has a name or a value, and a colour only if that is one', () => {
  const lines = [
    { name: { original: 'Size' }, plainText: { original: 'M' } },
    { name: { original: 'Colour' }, plainText: { original: 'x' }, colorInfo: { original: 'Sage', code: '#8a9a7b' } },
    { name: { original: 'Glaze' }, colorInfo: { original: 'Moss', code: 'url(x)' } },
    { name: { original: 'Engraving' } },
    { plainText: { original: 'Bare' } },
    { name: { original: '' }, plainText: null },
    null,
  ]
  expect(toOptions(lines as Parameters<typeof toOptions>[0])).toEqual([
    { name: 'Size', value: 'M' },
    { name: 'Colour', value: 'Sage', color: '#8a9a7b' },
    { name: 'Glaze', value: 'Moss' },
    { name: 'Engraving', value: '' },
    { name: '', value: 'Bare' },
  ])
})

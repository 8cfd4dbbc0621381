/** Whatever stands where a member of a cart is expected: every line that can be read is drawn, and no number is made up. */
import { describe, expect, it } from 'vitest'
import type { Cart } from '../../../../src/platform/cart/model'
import { toCartView } from '../../../../src/store/cart/cart-view'
import { toLineFacts } from '../../../../src/store/estimate/line-facts'
import type { CartLineView } from '../../../../src/store/views'
import { aWireLine, aWirePrice } from '../../../support/fixtures/wire-bodies'

const format = (value: number, currency: string) => `${value} ${currency}`
const viewOf = (lines: unknown, more: object = {}) =>
  toCartView({ id: 'cart-1', currency: 'EUR', lineItems: lines, ...more } as Cart, format)
const lineOf = (more: object) => viewOf([{ ...aWireLine(), ...more }]).lines[0] as CartLineView
/** One value a test: a list among them would be taken for the test's own values. */
const one = <T>(values: T[]) => values.map((value) => [value] as const)
const factsOf = (more: object) => toLineFacts(lineOf(more), format, 'KG')

describe('the quantity of a line', () => {
  it.each([
    [3, 3],
    [0, 0],
    ['3', 3],
    [' 12 ', 12],
    ['2.0', 2],
  ])('of %j is %i', (quantity, expected) => expect(lineOf({ quantity }).quantity).toBe(expected))

  it.each(
    one<unknown>([
      undefined,
      null,
      '',
      'x',
      'NaN',
      '1,5',
      Number.NaN,
      Number.POSITIVE_INFINITY,
      -2,
      '-2',
      1e300,
      true,
      {},
      [],
      [3],
    ]),
  )('that is %j is one piece, because the line is there', (quantity) => expect(lineOf({ quantity }).quantity).toBe(1))

  it('of every line is added up as a number', () => {
    const lines = [aWireLine({ id: 'a' }), aWireLine({ id: 'b' }), aWireLine({ id: 'c' })]
    const quantities = ['2', undefined, 3]
    expect(viewOf(lines.map((line, place) => ({ ...line, quantity: quantities[place] }))).count).toBe(6)
  })
})

describe('money of a line', () => {
  it.each(one<unknown>(['1,5', 'NaN', 'Infinity', '', true, {}, []]))('that is %j without words has no text at all', (amount) => {
    const { price, total } = lineOf({ price: { amount }, lineItemPrice: { amount } })
    expect([price, total]).toEqual([
      { value: 0, currency: 'EUR', formatted: '' },
      { value: 0, currency: 'EUR', formatted: '' },
    ])
  })

  it('keeps the platform’s words where its number cannot be read', () => {
    expect(lineOf({ price: { amount: '1,5', formattedAmount: '1,50 €' } }).price).toEqual({
      value: 0,
      currency: 'EUR',
      formatted: '1,50 €',
    })
  })

  it('never takes the shop’s number for the visitor’s currency', () => {
    const price = { amount: '18.00', convertedAmount: '20,50' }
    expect(viewOf([{ ...aWireLine(), price }], { conversionCurrency: 'USD' }).lines[0]?.price.formatted).toBe('')
  })

  it.each(one<unknown>([7, 'x', true, []]))('that is %j and no price at all has no text', (price) =>
    expect(lineOf({ price }).price.formatted).toBe(''))

  it.each(one<unknown>([7, null, {}, [], 'EURO']))('in the currency %j is written all the same', (currency) => {
    expect(typeof viewOf([aWireLine()], { currency }).lines[0]?.price.currency).toBe('string')
  })
})

describe('a line', () => {
  it.each(
    one<unknown>([7, 'x', true, [], [7], { url: 7 }, { url: 'javascript:alert(1)' }, { url: {} }]),
  )('with the picture %j has none', (image) => expect(lineOf({ image }).picture).toBeUndefined())

  it.each(one<unknown>([7, 'x', [], { url: 'javascript:alert(1)' }, { url: 7 }]))('with the address %j has none', (url) =>
    expect(lineOf({ url }).url).toBeUndefined())

  it.each(
    one<unknown>([7, {}, 'x', [7], [[]], [{ name: 7, plainText: [] }], [{ colorInfo: 'red' }]]),
  )('with the choices %j has none', (descriptionLines) => expect(lineOf({ descriptionLines }).options).toEqual([]))

  it('takes no colour that is none', () => {
    const descriptionLines = [{ name: { original: 'Colour' }, colorInfo: { original: 'Sage', code: 'url(javascript:1)' } }]
    expect(lineOf({ descriptionLines }).options).toEqual([{ name: 'Colour', value: 'Sage', color: undefined }])
  })

  it.each(one<unknown>([7, [], 'x', { translated: 7, original: {} }]))('with the name %j has no name', (productName) =>
    expect(lineOf({ productName }).name).toBe(''))

  it.each(one<unknown>([7, 'x', [], { catalogItemId: 7 }]))('that refers to %j is in no catalog', (catalogReference) => {
    const { item, productId } = lineOf({ catalogReference })
    expect([item, productId]).toEqual([undefined, ''])
  })

  it.each(one<unknown>([-1, 'x', {}, [], Number.NaN]))('with %j left is not counted', (quantityAvailable) =>
    expect([undefined, 0]).toContain(lineOf({ availability: { quantityAvailable } }).quantityAvailable))

  it('that cannot be read at all harms no other', () => {
    const names = viewOf([7, null, 'x', [], aWireLine({ id: 'a' }), {}, aWireLine({ id: 'b' })]).lines.map(({ name }) => name)
    expect(names.filter(Boolean)).toEqual(['Blue Mug', 'Blue Mug'])
  })

  it('without an id has a key of its own', () => {
    const lines = [{ ...aWireLine(), id: null }, { ...aWireLine(), id: 7 }, aWireLine()]
    expect(new Set(viewOf(lines).lines.map(({ key }) => key)).size).toBe(3)
  })
})

describe('a cart', () => {
  it.each(
    one<unknown>([7, {}, 'x', [7], [null], [{ coupon: 7 }], [{ coupon: { code: 7 } }]]),
  )('with the discounts %j has no coupon', (appliedDiscounts) => {
    const { lines, coupon } = viewOf([aWireLine()], { appliedDiscounts })
    expect([lines.length, coupon]).toEqual([1, undefined])
  })

  it.each(one<unknown>([7, {}, []]))('with the note %j has none', (buyerNote) =>
    expect(viewOf([], { buyerNote }).note).toBeUndefined())

  it.each(one<unknown>(['2026-01-01', 7, {}]))('that was changed at %j does not say when', (updatedDate) =>
    expect(viewOf([], { updatedDate }).updatedDate).toBeUndefined())
})

describe('what a line is besides', () => {
  const NOTHING_GOOD = [7, 'x', true, [], [7], { toString: 1, valueOf: 1 }]
  const FIELDS = [
    'itemType',
    'digitalFile',
    'serviceProperties',
    'subscriptionOptionInfo',
    'physicalProperties',
    'modifierGroups',
    'paymentOption',
    'depositAmount',
    'fixedQuantity',
  ]
  it.each(
    FIELDS.flatMap((field) => NOTHING_GOOD.map((value) => [field, value] as const)),
  )('is told without %s where that is %j', (field, value) => {
    const facts = factsOf({ physicalProperties: { sku: 'A1' }, [field]: value })
    expect(JSON.stringify(facts)).not.toMatch(/null|toString/)
    if (field !== 'physicalProperties') expect(facts.sku).toBe('A1')
  })

  it.each([
    'constructor',
    'toString',
    '__proto__',
  ])('takes the inherited name %s for no kind, no way to pay and no span', (name) => {
    const facts = factsOf({
      itemType: { preset: name },
      paymentOption: name,
      subscriptionOptionInfo: { subscriptionSettings: { frequency: name, interval: 'x', billingCycles: {}, startDate: 'x' } },
    })
    expect(JSON.parse(JSON.stringify(facts))).toEqual({
      payment: { kind: 'other' },
      subscription: { every: { unit: 'unknown', count: 1 } },
    })
  })

  it('is told of its extras one by one', () => {
    const modifiers = [null, 7, { label: 7, price: 7 }, { label: { original: 'Cotton' }, price: aWirePrice(4.5) }]
    expect(factsOf({ modifierGroups: [7, { name: [] }, { name: { original: 'Wrap' }, modifiers }] }).extras).toEqual([
      { name: 'Wrap', value: 'Cotton', price: { value: 4.5, currency: 'EUR', formatted: '€4.50' } },
    ])
  })
})

/** Carts with values of the wrong type: every readable line is drawn, and no number is invented. */

import { describe, expect, it } from 'vitest'
import { formatMoney } from '../../../../src/i18n/format'
import type { Cart } from '../../../../src/platform/cart/model'
import type { CartLineView } from '../../../../src/store/base/views'
import { toCartView } from '../../../../src/store/cart/v1/v1-cart-view'
import { toLineFacts } from '../../../../src/store/estimate/line-facts'
import { aWireLine, aWirePrice } from '../../../support/fixtures/wire-bodies'

/** As a page in English writes money. */
const format = (value: number, currency: string) => formatMoney(value, currency, 'en')
const viewOf = (lines: unknown, more: object = {}) =>
  toCartView({ id: 'cart-1', currency: 'EUR', lineItems: lines, ...more } as Cart, format)
const lineOf = (more: object) => viewOf([{ ...aWireLine(), ...more }]).lines[0] as CartLineView
/** Wraps each value, since `it.each` would spread an array among them into several arguments. */
const one = <T>(values: T[]) => values.map((value) => [value] as const)
const factsOf = (more: object) => toLineFacts(lineOf(more), format, 'KG')

describe('the quantity of a line', () => {
  it.each([
    [3, 3],
    [0, 0],
    ['3', 3],
    [' 12 ', 12],
    ['2.0', 2],
  ])('a quantity of %j is read as %i', (quantity, expected) => expect(lineOf({ quantity }).quantity).toBe(expected))

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
  )('an unreadable quantity of %j counts as 1', (quantity) => expect(lineOf({ quantity }).quantity).toBe(1))

  it('adds the quantities of all lines as numbers, not as strings', () => {
    const lines = [aWireLine({ id: 'a' }), aWireLine({ id: 'b' }), aWireLine({ id: 'c' })]
    const quantities = ['2', undefined, 3]
    expect(viewOf(lines.map((line, place) => ({ ...line, quantity: quantities[place] }))).count).toBe(6)
  })
})

describe('the prices of a line', () => {
  it.each(
    one<unknown>(['1,5', 'NaN', 'Infinity', '', true, {}, []]),
  )('an amount of %j without a formatted text is shown as an empty text', (amount) => {
    const { price, total } = lineOf({ price: { amount }, lineItemPrice: { amount } })
    expect([price, total]).toEqual([
      { value: 0, currency: 'EUR', formatted: '' },
      { value: 0, currency: 'EUR', formatted: '' },
    ])
  })

  it('shows the platform’s formatted text when the amount cannot be read', () => {
    expect(lineOf({ price: { amount: '1,5', formattedAmount: '1,50 €' } }).price).toEqual({
      value: 0,
      currency: 'EUR',
      formatted: '1,50 €',
    })
  })

  it('does not show the shop’s amount in the visitor’s currency when the converted amount cannot be read', () => {
    const price = { amount: '18.00', convertedAmount: '20,50' }
    expect(viewOf([{ ...aWireLine(), price }], { conversionCurrency: 'USD' }).lines[0]?.price.formatted).toBe('')
  })

  it.each(one<unknown>([7, 'x', true, []]))('a price of %j is shown as an empty text', (price) =>
    expect(lineOf({ price }).price.formatted).toBe(''))

  it.each(
    one<unknown>([7, null, {}, [], 'EURO']),
  )('a price has a string as its currency when the cart’s currency is %j', (currency) => {
    expect(typeof viewOf([aWireLine()], { currency }).lines[0]?.price.currency).toBe('string')
  })
})

describe('a line', () => {
  it.each(
    one<unknown>([7, 'x', true, [], [7], { url: 7 }, { url: 'javascript:alert(1)' }, { url: {} }]),
  )('an image of %j is dropped from the line', (image) => expect(lineOf({ image }).picture).toBeUndefined())

  it.each(one<unknown>([7, 'x', [], { url: 'javascript:alert(1)' }, { url: 7 }]))('a URL of %j is dropped from the line', (url) =>
    expect(lineOf({ url }).url).toBeUndefined())

  it.each(
    one<unknown>([7, {}, 'x', [7], [[]], [{ name: 7, plainText: [] }], [{ colorInfo: 'red' }]]),
  )('description lines of %j yield no options', (descriptionLines) => expect(lineOf({ descriptionLines }).options).toEqual([]))

  it('drops a colour code that is not a colour', () => {
    const descriptionLines = [{ name: { original: 'Colour' }, colorInfo: { original: 'Sage', code: 'url(javascript:1)' } }]
    expect(lineOf({ descriptionLines }).options).toEqual([{ name: 'Colour', value: 'Sage', color: undefined }])
  })

  it.each(
    one<unknown>([7, [], 'x', { translated: 7, original: {} }]),
  )('a product name of %j is shown as an empty text', (productName) => expect(lineOf({ productName }).name).toBe(''))

  it.each(
    one<unknown>([7, 'x', [], { catalogItemId: 7 }]),
  )('a catalog reference of %j is dropped from the line', (catalogReference) => {
    const { item, productId } = lineOf({ catalogReference })
    expect([item, productId]).toEqual([undefined, ''])
  })

  it.each(
    one<unknown>([-1, 'x', {}, [], Number.NaN]),
  )('an available quantity of %j is read as unknown or 0', (quantityAvailable) =>
    expect([undefined, 0]).toContain(lineOf({ availability: { quantityAvailable } }).quantityAvailable))

  it('a line that cannot be read does not affect the others', () => {
    const names = viewOf([7, null, 'x', [], aWireLine({ id: 'a' }), {}, aWireLine({ id: 'b' })]).lines.map(({ name }) => name)
    expect(names.filter(Boolean)).toEqual(['Blue Mug', 'Blue Mug'])
  })

  it('lines without an id get unique keys', () => {
    const lines = [{ ...aWireLine(), id: null }, { ...aWireLine(), id: 7 }, aWireLine()]
    expect(new Set(viewOf(lines).lines.map(({ key }) => key)).size).toBe(3)
  })
})

describe('a cart', () => {
  it.each(
    one<unknown>([7, {}, 'x', [7], [null], [{ coupon: 7 }], [{ coupon: { code: 7 } }]]),
  )('discounts of %j yield no coupon and leave the lines', (appliedDiscounts) => {
    const { lines, coupon } = viewOf([aWireLine()], { appliedDiscounts })
    expect([lines.length, coupon]).toEqual([1, undefined])
  })

  it.each(one<unknown>([7, {}, []]))('a buyer note of %j is dropped', (buyerNote) =>
    expect(viewOf([], { buyerNote }).note).toBeUndefined())

  it.each(one<unknown>(['2026-01-01', 7, {}]))('an update date of %j is dropped', (updatedDate) =>
    expect(viewOf([], { updatedDate }).updatedDate).toBeUndefined())
})

describe('toLineFacts', () => {
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
  )('an unreadable %s of %j leaves the other facts of a line intact', (field, value) => {
    const facts = factsOf({ physicalProperties: { sku: 'A1' }, [field]: value })
    expect(JSON.stringify(facts)).not.toMatch(/null|toString/)
    if (field !== 'physicalProperties') expect(facts.sku).toBe('A1')
  })

  it.each([
    'constructor',
    'toString',
    '__proto__',
  ])('the inherited property name %s is not taken for an item type, payment option or interval', (name) => {
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

  it('lists the readable modifiers of a line as extras and drops the others', () => {
    const modifiers = [null, 7, { label: 7, price: 7 }, { label: { original: 'Cotton' }, price: aWirePrice(4.5) }]
    expect(factsOf({ modifierGroups: [7, { name: [] }, { name: { original: 'Wrap' }, modifiers }] }).extras).toEqual([
      { name: 'Wrap', value: 'Cotton', price: { value: 4.5, currency: 'EUR', formatted: '€4.50' } },
    ])
  })
})

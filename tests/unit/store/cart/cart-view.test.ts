import { describe, expect, it } from 'vitest'
import { formatMoney } from '../../../../src/i18n/format'
import type { CartEstimate } from '../../../../src/platform/cart/estimate-model'
import type { Cart, LineItem } from '../../../../src/platform/cart/model'
import { toAmount } from '../../../../src/store/cart/read-price'
import { toCartView } from '../../../../src/store/cart/v1/v1-cart-view'
import { toTotals } from '../../../../src/store/estimate/totals-view'
import { aWireLine, aWirePrice } from '../../../support/fixtures/wire-bodies'

/** As a page in English writes money. */
const format = (value: number, currency: string) => formatMoney(value, currency, 'en')
const aCartOf = (lines: unknown[], more: Partial<Cart> = {}): Cart =>
  ({ id: 'cart-1', currency: 'EUR', lineItems: lines as LineItem[], ...more }) as Cart
const lineView = (more: object) => toCartView(aCartOf([{ ...aWireLine(), ...more }]), format).lines[0]

describe('an amount', () => {
  it.each([
    ['the converted one', { convertedAmount: '20.50', formattedConvertedAmount: '$20.50' }, { value: 20.5, formatted: '$20.50' }],
    ['the shop’s own', {}, { value: 18, formatted: '€18.00' }],
    ['formatted here when the platform sends none', { formattedAmount: undefined }, { value: 18, formatted: '€18.00' }],
    ['formatted here when the platform sends an empty one', { formattedAmount: '' }, { value: 18, formatted: '€18.00' }],
  ])('the formatted amount is %s', (_, more, expected) => {
    expect(toAmount(aWirePrice(18, more), 'EUR', format)).toEqual({ currency: 'EUR', ...expected })
  })

  it.each([
    ['JPY', '1200', 1200],
    ['KWD', '1.250', 1.25],
    ['EUR', '0.00', 0],
    ['EUR', '-3.00', -3],
  ])('an amount in %s of "%s" keeps its decimals', (currency, amount, value) => {
    expect(toAmount({ amount }, currency, format)).toEqual({ value, currency, formatted: format(value, currency) })
  })

  // hazard 51
  it.each(['NaN', 'free', '', undefined, null, {}])('an amount of %j is shown in the platform’s formatted text', (amount) => {
    expect(toAmount({ amount, formattedAmount: 'on request' } as never, 'EUR', format).formatted).toBe('on request')
  })
})

describe('a cart', () => {
  it('counts the quantities of the lines, not the lines', () => {
    expect(toCartView(aCartOf([aWireLine({ quantity: 2 }), aWireLine({ id: 'b', quantity: 3 })]), format).count).toBe(5)
  })

  it('uses the conversion currency when the cart has one', () => {
    const cart = aCartOf([aWireLine()], { conversionCurrency: 'USD' })
    expect(toCartView(cart, format)).toMatchObject({ currency: 'USD', lines: [{ price: { currency: 'USD' } }] })
  })

  it('finds the coupon among other discounts', () => {
    const cart = aCartOf([], {
      appliedDiscounts: [{ discountRule: { id: 'rule' } }, { coupon: { code: 'WELCOME10', name: 'Welcome' } }],
    })
    expect(toCartView(cart, format).coupon).toEqual({ code: 'WELCOME10', name: 'Welcome' })
  })

  it('shows no coupon when no discount comes from one', () => {
    const cart = aCartOf([], { appliedDiscounts: [{ merchantDiscount: { percentage: 5 } }] })
    expect(toCartView(cart, format).coupon).toBeUndefined()
  })

  it.each([
    ['Ring twice', 'Ring twice'],
    ['', undefined],
    [undefined, undefined],
    [null, undefined],
  ])('a buyer note of %j is shown as %j', (buyerNote, note) =>
    expect(toCartView(aCartOf([], { buyerNote: buyerNote as string }), format).note).toBe(note))
})

describe('a line', () => {
  it('shows the translated product name, or the original when there is no translation', () => {
    expect(lineView({ productName: { original: 'Blauer Becher', translated: 'Blue Mug' } })?.name).toBe('Blue Mug')
    expect(lineView({ productName: { original: 'Blauer Becher', translated: '' } })?.name).toBe('Blauer Becher')
  })

  it('shows a compare price only when the full price is above the price', () => {
    expect(lineView({ fullPrice: aWirePrice(25) })?.comparePrice?.value).toBe(25)
    expect(lineView({ fullPrice: aWirePrice(18) })?.comparePrice).toBeUndefined()
    expect(lineView({ fullPrice: aWirePrice(10) })?.comparePrice).toBeUndefined()
  })

  it('shows the choices of a line by name, and colours with their colour code', () => {
    const descriptionLines = [
      { name: { original: 'Size' }, plainText: { original: 'M' } },
      { name: { original: 'Colour' }, colorInfo: { original: 'Sage', code: '#8a9a7b' } },
    ]
    expect(lineView({ descriptionLines })?.options).toEqual([
      { name: 'Size', value: 'M', color: undefined },
      { name: 'Colour', value: 'Sage', color: '#8a9a7b' },
    ])
  })

  it.each([
    ['AVAILABLE', true],
    ['PARTIALLY_AVAILABLE', true],
    ['NOT_AVAILABLE', false],
    ['NOT_FOUND', false],
    ['SOMETHING_NEW', true],
    [undefined, true],
  ])('a line with the availability %s counts as available: %s', (status, available) => {
    expect(lineView({ availability: { status } })?.available).toBe(available)
  })

  it('a line of which nothing is left does not count as available, whatever its status', () => {
    expect(lineView({ availability: { status: 'PARTIALLY_AVAILABLE', quantityAvailable: 0 } })?.available).toBe(false)
    expect(lineView({ availability: { status: 'PARTIALLY_AVAILABLE', quantityAvailable: 1 } })?.available).toBe(true)
  })

  it('shows the available quantity only when the platform sends a number', () => {
    expect(lineView({ availability: { status: 'AVAILABLE', quantityAvailable: 0 } })?.quantityAvailable).toBe(0)
    expect(lineView({ availability: { status: 'AVAILABLE', quantityAvailable: null } })?.quantityAvailable).toBeUndefined()
  })

  it('shows an image only if it has a URL, with the product name as its default alt text', () => {
    expect(lineView({ image: { url: 'https://a.example/b.jpg' } })?.picture).toMatchObject({ alt: 'Blue Mug' })
    expect(lineView({ image: { kind: 'image', url: 'https://a.example/b.jpg', alt: 'A mug' } })?.picture?.alt).toBe('A mug')
    expect(lineView({ image: { width: 3 } })?.picture).toBeUndefined()
  })

  it('reads the variant id of a line only when it is a string', () => {
    const reference = (variantId: unknown) => ({ catalogReference: { catalogItemId: 'p', options: { variantId } } })
    expect(lineView(reference('v'))?.variantId).toBe('v')
    expect(lineView(reference(7))?.variantId).toBeUndefined()
  })

  // hazard 25
  it.each(
    Object.keys(aWireLine()).concat('fullPrice', 'image', 'url', 'descriptionLines'),
  )('keeps a line whose %s is undefined or null', (field) => {
    for (const nothing of [undefined, null]) {
      const line = { ...aWireLine(), descriptionLines: [{}], [field]: nothing }
      expect(toCartView(aCartOf([line]), format).lines).toHaveLength(1)
    }
  })

  it.each([
    { descriptionLines: [{ name: null, plainText: null, colorInfo: null }] },
    { catalogReference: { catalogItemId: null, options: null } },
    { price: { amount: null } },
    { productName: { original: null } },
    { availability: {} },
    { image: {} },
    { url: {} },
  ])('does not throw for a line with %j', (more) => {
    expect(() => lineView(more)).not.toThrow()
  })
})

describe('null in a list', () => {
  it.each([
    ['lines', { lineItems: [null, aWireLine()] }],
    ['discounts', { lineItems: [aWireLine()], appliedDiscounts: [null] }],
    ['choices of a line', { lineItems: [{ ...aWireLine(), descriptionLines: [null] }] }],
  ])('drops null from the %s and keeps the rest', (_, more) => {
    expect(toCartView({ ...aCartOf([]), ...more } as Cart, format).lines).toMatchObject([{ name: 'Blue Mug', options: [] }])
  })
})

describe('totals', () => {
  const estimate = (more: object) => ({ currency: 'EUR', ...more }) as CartEstimate

  it('shows the subtotal, discount and total that the platform sent', () => {
    const priceSummary = { subtotal: aWirePrice(40), discount: aWirePrice(4), total: aWirePrice(36) }
    expect(toTotals(estimate({ priceSummary }), format)).toMatchObject({
      subtotal: { value: 40, formatted: '€40.00' },
      discount: { value: 4 },
      total: { value: 36 },
    })
  })

  it('shows no discount of zero', () => {
    const priceSummary = { subtotal: aWirePrice(40), discount: aWirePrice(0), total: aWirePrice(40) }
    expect(toTotals(estimate({ priceSummary }), format)?.discount).toBeUndefined()
  })

  it.each([
    {},
    { priceSummary: null },
    { priceSummary: {} },
    { priceSummary: { subtotal: null } },
  ])('shows no totals for an estimate with %j', (more) => {
    expect(toTotals(estimate(more), format)).toBeUndefined()
  })

  it('shows the subtotal as the total when the platform sends no total', () => {
    expect(toTotals(estimate({ priceSummary: { subtotal: aWirePrice(40) } }), format)?.total.value).toBe(40)
  })
})

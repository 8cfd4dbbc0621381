/**
 * Payloads and their amounts in currencies with no, two and three decimals. A browser test checks whole journeys against the
 * schema.
 */
import { describe, expect, it } from 'vitest'
import { cartChanges, ofCart, purchase } from '../../../../src/embed/analytics/ga4-events'
import { viewItem } from '../../../../src/embed/events/ga4-view-item'
import { cartDelta } from '../../../../src/store/base/shop-events'
import type { CartView } from '../../../../src/store/base/views'
import { faultsOf } from '../../../support/analytics/ga4-faults'
import { aCart, aLine, anAmount, aProduct, aVariant } from '../../../support/fixtures/views'

const PRICES = [
  ['EUR', 18.1, 54.3],
  ['JPY', 2400, 7200],
  ['KWD', 5.255, 15.765],
] as const
const words = (value: number, currency: string) => `${currency} ${value}`

describe.each(PRICES)('GA4 events in %s', (currency, price, three) => {
  const amount = { value: price, currency, formatted: '' }
  const line = aLine({ quantity: 3, price: amount })
  const cart = aCart([line])

  it('add_to_cart, remove_from_cart and view_cart carry the exact total of three items', () => {
    const [put] = cartChanges(cartDelta(undefined, cart, words))
    const [taken] = cartChanges(cartDelta(cart, aCart([]), words))
    const shown = ofCart('view_cart', cart)
    for (const event of [put, taken, shown]) {
      expect(faultsOf(event)).toEqual([])
      expect(event?.ecommerce).toMatchObject({ currency, value: three, items: [{ price, quantity: 3 }] })
    }
    expect([put?.event, taken?.event]).toEqual(['add_to_cart', 'remove_from_cart'])
  })

  it('a purchase carries the value, shipping and coupon, and its order id or else its checkout id', () => {
    const items = cartDelta(undefined, cart, words)
    const order = { checkoutId: 'c-1', currency, value: { ...amount, value: three }, shipping: amount, coupon: 'A', items }
    expect(faultsOf(purchase(order))).toEqual([])
    expect(purchase(order)?.ecommerce).toMatchObject({ transaction_id: 'c-1', value: three, shipping: price, coupon: 'A' })
    expect(purchase({ ...order, id: 'o-1' })?.ecommerce).toMatchObject({ transaction_id: 'o-1' })
  })

  it('view_item carries the price and the reduction from the compare price', () => {
    const { ecommerce } = viewItem(aProduct({ price: amount, comparePrice: { ...amount, value: three } }))
    expect(faultsOf({ event: 'view_item', ecommerce })).toEqual([])
    expect(ecommerce).toMatchObject({ currency, value: price, items: [{ discount: Number((three - price).toFixed(4)) }] })
  })
})

it('view_item carries the variant that the author shows, with its own price', () => {
  const large = aVariant('large', { choices: { Size: 'Large' }, price: anAmount(52), comparePrice: anAmount(60) })
  const { ecommerce } = viewItem(aProduct({ price: anAmount(38), variants: [aVariant('small'), large] }), 'large')
  expect(ecommerce).toMatchObject({ value: 52, items: [{ item_variant: 'Large', price: 52, discount: 8 }] })
})

describe('discounts of the cart', () => {
  const mugs = aLine({ id: 'mugs', productId: 'mug', quantity: 3, price: anAmount(10) })
  const tee = aLine({ id: 'tee', productId: 'tee', quantity: 1, price: anAmount(44), comparePrice: anAmount(50) })
  const coupon = { code: 'TENTH', amount: { amount: '7.40' } }
  const cart: CartView = {
    ...aCart([mugs, tee]),
    currency: 'EUR',
    coupon: { code: 'TENTH' },
    discounts: [{ coupon, discountType: 'GLOBAL' }],
  }
  type Shown = {
    value: number
    coupon?: string
    items: { price: number; quantity: number; discount?: number; coupon?: string }[]
  }
  const shownIn = (event: { ecommerce: object } | undefined) => {
    expect(faultsOf(event)).toEqual([])
    return event?.ecommerce as Shown
  }
  const sumOf = ({ items }: Shown) => items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

  it('a coupon lowers the price of each item by its share, which is its discount, and the value is their sum', () => {
    for (const event of ['view_cart', 'begin_checkout'] as const) {
      const shown = shownIn(ofCart(event, cart))
      expect(shown.value).toBe(66.6)
      expect(sumOf(shown)).toBeCloseTo(66.6, 4)
      expect(shown.items).toMatchObject([
        { price: 9, discount: 1, coupon: 'TENTH' },
        { price: 39.6, discount: 10.4, coupon: 'TENTH' },
      ])
    }
    expect(shownIn(ofCart('begin_checkout', cart)).coupon).toBe('TENTH')
  })

  it('a purchase has the same arithmetic, and its value stays the platform’s', () => {
    const items = cartDelta(undefined, cart, words)
    const order = { checkoutId: 'c-1', currency: 'EUR', value: anAmount(66.6), coupon: 'TENTH', discounts: cart.discounts, items }
    const shown = shownIn(purchase(order))
    expect(shown).toMatchObject({
      value: 66.6,
      coupon: 'TENTH',
      items: [
        { price: 9, discount: 1 },
        { price: 39.6, discount: 10.4 },
      ],
    })
    const unnamed = shownIn(purchase({ ...order, discounts: undefined }))
    expect(sumOf(unnamed)).toBeCloseTo(66.6, 4)
  })

  it('a discount of some lines lowers their price only', () => {
    const rule = { discountRule: { amount: { amount: '6' } }, discountType: 'SPECIFIC_ITEMS', lineItemIds: ['mugs'] }
    const shown = shownIn(ofCart('view_cart', { ...cart, coupon: undefined, discounts: [rule] }))
    expect(shown.value).toBe(68)
    expect(shown.items).toMatchObject([
      { price: 8, discount: 2 },
      { price: 44, discount: 6 },
    ])
    expect(shown.items.map((item) => item.coupon)).toEqual([undefined, undefined])
  })

  it('a discount of the delivery, an unreadable one and one above the price of its lines keep prices at zero or more', () => {
    const free = { coupon: { code: 'FREE', amount: { amount: '5' } }, discountType: 'SHIPPING' }
    expect(shownIn(ofCart('view_cart', { ...cart, discounts: [free] })).value).toBe(74)
    const broken = [null, 7, { coupon: { code: 'X', amount: 'much' } }, { coupon: null }] as never
    expect(shownIn(ofCart('view_cart', { ...cart, discounts: broken })).value).toBe(74)
    const huge = { coupon: { code: 'ALL', amount: { amount: '500' } }, discountType: 'GLOBAL' }
    const shown = shownIn(ofCart('view_cart', { ...cart, discounts: [huge] }))
    expect([shown.value, ...shown.items.map(({ price }) => price)]).toEqual([0, 0, 0])
  })

  it('the platform’s total of discounts counts where the discounts themselves do not add up to it', () => {
    const totals = { subtotal: anAmount(74), discount: anAmount(7.4), total: anAmount(66.6) }
    const shown = shownIn(ofCart('begin_checkout', { ...cart, discounts: [], totals }))
    expect(shown.value).toBe(66.6)
    expect(sumOf(shown)).toBeCloseTo(66.6, 4)
  })
})

describe('no event', () => {
  it('creates no events for an empty cart or an empty list of changes', () => {
    expect(ofCart('view_cart', aCart([]))).toBeUndefined()
    expect(cartChanges([])).toEqual([])
  })
})

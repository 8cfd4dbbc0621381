/**
 * Payloads and their amounts in currencies with no, two and three decimals. A browser test checks whole journeys against the
 * schema.
 */
import { describe, expect, it } from 'vitest'
import { cartChanges, ofCart, purchase, viewItem } from '../../../../src/embed/analytics/ga4-events'
import { cartDelta } from '../../../../src/store/base/shop-events'
import { faultsOf } from '../../../support/analytics/ga4-faults'
import { aCart, aLine, aProduct } from '../../../support/fixtures/views'

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
    const event = viewItem(aProduct({ price: amount, comparePrice: { ...amount, value: three } }))
    expect(faultsOf(event)).toEqual([])
    expect(event.ecommerce).toMatchObject({ currency, value: price, items: [{ discount: Number((three - price).toFixed(4)) }] })
  })
})

describe('no event', () => {
  it('creates no events for an empty cart or an empty list of changes', () => {
    expect(ofCart('view_cart', aCart([]))).toBeUndefined()
    expect(cartChanges([])).toEqual([])
  })
})

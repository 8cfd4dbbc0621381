import { describe, expect, it } from 'vitest'
import { aFakeShop, applicationError, type FakeShop, json, PATHS, settled } from '../../../support/fakes/fake-shop'
import { aWireLine, aWirePrice } from '../../../support/fixtures/wire-bodies'

const totalsOf = (fake: FakeShop) => {
  const { cart } = fake.state()
  return 'cart' in cart ? cart.cart?.totals : undefined
}

/** As with an open drawer: the totals are wanted. */
async function aShopWithTotals() {
  const fake = aFakeShop({ lines: [aWireLine({ quantity: 1 })] })
  await fake.shop.prepareDrawer()
  fake.shop.showTotals()
  return fake
}

describe('totals', () => {
  it('requests totals only once they are shown', async () => {
    const fake = aFakeShop({ lines: [aWireLine()] })
    await fake.shop.prepareDrawer()
    await fake.settle(fake.shop.cart.refresh())
    await settled()
    expect(fake.calls(PATHS.estimate)).toEqual([])
    fake.shop.showTotals()
    await settled()
    expect(totalsOf(fake)).toMatchObject({ total: { value: 18 } })
  })

  it('requests nothing when totals are wanted twice before there is a cart', async () => {
    const fake = await aShopWithTotals()
    fake.shop.showTotals()
    await settled()
    expect([fake.calls(PATHS.estimate), fake.state().estimating]).toEqual([[], false])
  })

  it('requests totals that were wanted before the drawer actions were loaded', async () => {
    const fake = aFakeShop({ lines: [aWireLine()] })
    fake.shop.showTotals()
    await fake.settle(fake.shop.cart.refresh())
    await fake.shop.prepareDrawer()
    await settled()
    expect(totalsOf(fake)).toMatchObject({ total: { value: 18 } })
  })

  it('requests totals without tax and shipping', async () => {
    const fake = await aShopWithTotals()
    await fake.settle(fake.shop.cart.refresh())
    await settled()
    expect(fake.calls(PATHS.estimate)[0]?.body).toEqual({ calculateTax: false, calculateShipping: false })
  })

  it('updates the totals after a change of the cart', async () => {
    const fake = await aShopWithTotals()
    await fake.settle(fake.shop.cart.refresh())
    await settled()
    await fake.settle(fake.shop.cart.setQuantity('line-1', 3))
    await settled()
    expect(totalsOf(fake)).toMatchObject({ total: { value: 54 } })
  })

  it('asks no more than twice when the platform has the cart, and says of its totals that it has none', async () => {
    const fake = await aShopWithTotals()
    const MOST = 9 // without an end, the test would have none either
    fake.answer(PATHS.estimate, () =>
      fake.calls(PATHS.estimate).length < MOST ? applicationError('OWNED_CART_NOT_FOUND', 404) : undefined,
    )
    await fake.settle(fake.shop.cart.refresh())
    for (let turn = 0; turn < MOST; turn += 1) await settled()
    expect(fake.calls(PATHS.estimate)).toHaveLength(2)
    expect(fake.state().estimating).toBe(false)
    expect(totalsOf(fake)).toBeUndefined()
  })

  it('reads the rest of an estimate whose amount to be paid later is no number, nor can become one', async () => {
    const fake = await aShopWithTotals()
    const payLater = { total: { convertedAmount: { toString: null, valueOf: null } } }
    const priceSummary = { subtotal: aWirePrice(18), total: aWirePrice(18) }
    fake.answer(PATHS.estimate, () => json({ currency: 'EUR', priceSummary, payLater }))
    await fake.settle(fake.shop.cart.refresh())
    await settled()
    expect(totalsOf(fake)).toMatchObject({ total: { value: 18 } })
  })

  it('keeps the old totals, marked as being estimated, until the new ones arrive', async () => {
    const fake = await aShopWithTotals()
    await fake.settle(fake.shop.cart.refresh())
    await settled()
    const answers = fake.hold(PATHS.estimate)
    await fake.settle(fake.shop.cart.setQuantity('line-1', 3))
    await settled()
    expect(fake.state().estimating).toBe(true)
    expect(totalsOf(fake)).toMatchObject({ total: { value: 18 } })
    await answers.release()
    expect(fake.state().estimating).toBe(false)
    expect(totalsOf(fake)).toMatchObject({ total: { value: 54 } })
  })

  it('ignores the totals of an older request that is answered last', async () => {
    const fake = await aShopWithTotals()
    await fake.settle(fake.shop.cart.refresh())
    await settled()
    const answers = fake.hold(PATHS.estimate)
    const first = fake.shop.cart.setQuantity('line-1', 2)
    await settled()
    await first
    const second = fake.shop.cart.setQuantity('line-1', 5)
    await settled()
    await second
    expect(answers.count()).toBe(2)
    await answers.release(1)
    expect(totalsOf(fake)).toMatchObject({ total: { value: 90 } })
    await answers.release(0)
    expect(totalsOf(fake)).toMatchObject({ total: { value: 90 } })
    expect(fake.state().estimating).toBe(false)
  })

  it('requests totals once after two changes that were queued together, and none between them', async () => {
    const fake = await aShopWithTotals()
    await fake.settle(fake.shop.cart.refresh())
    await settled()
    const before = fake.calls(PATHS.estimate).length
    const changes = fake.hold(PATHS.update)
    const coupons = fake.hold(PATHS.cart)
    const [first, second] = [fake.shop.cart.setQuantity('line-1', 2), fake.shop.cart.applyCoupon('WELCOME10')]
    await settled()
    await changes.release()
    await settled()
    expect([coupons.count(), fake.calls(PATHS.estimate).length]).toEqual([1, before])
    await coupons.release()
    await Promise.all([first, second])
    await settled()
    expect(fake.calls(PATHS.estimate).length).toBe(before + 1)
  })

  it('drops the old totals when the platform refuses the new ones', async () => {
    const fake = await aShopWithTotals()
    await fake.settle(fake.shop.cart.refresh())
    await settled()
    fake.answer(PATHS.estimate, () => applicationError('SITE_CLOSED', 403))
    await fake.settle(fake.shop.cart.setQuantity('line-1', 3))
    await settled()
    expect(totalsOf(fake)).toBeUndefined()
    expect(fake.state()).toMatchObject({ estimating: false, cart: { status: 'ready', cart: { count: 3 } } })
  })

  it('requests failed totals again the next time they are shown, but not totals that it has', async () => {
    const fake = await aShopWithTotals()
    let isDown = true
    fake.answer(PATHS.estimate, () => (isDown ? applicationError('NOPE') : undefined))
    await fake.settle(fake.shop.cart.refresh())
    await settled()
    expect(totalsOf(fake)).toBeUndefined()
    isDown = false
    fake.shop.showTotals()
    await settled()
    expect(totalsOf(fake)).toMatchObject({ total: { value: 18 } })
    const asked = fake.calls(PATHS.estimate).length
    fake.shop.showTotals()
    await settled()
    expect(fake.calls(PATHS.estimate)).toHaveLength(asked)
  })

  it.each([
    ['as they are, for the same lines', 1, undefined],
    ['as old, for other lines', 3, true],
  ])('keeps totals when new ones cannot be read: %s, and asks for old ones again when they are shown', async (_, quantity, isOld) => {
    const fake = await aShopWithTotals()
    await fake.settle(fake.shop.cart.refresh())
    await settled()
    fake.answer(PATHS.estimate, () => json([]))
    if (quantity === 1) await fake.settle(fake.shop.cart.refresh())
    else await fake.settle(fake.shop.cart.setQuantity('line-1', quantity))
    await settled()
    expect(fake.eventsOf('error')).toMatchObject([{ error: { code: 'BAD_RESPONSE' } }])
    expect([totalsOf(fake)?.total.value, totalsOf(fake)?.isOld]).toEqual([18, isOld])
    const asked = fake.calls(PATHS.estimate).length
    fake.shop.showTotals()
    await settled()
    expect(fake.calls(PATHS.estimate)).toHaveLength(asked + (isOld ? 1 : 0))
  })

  it('requests no totals for an empty cart and stops waiting for earlier ones', async () => {
    const fake = await aShopWithTotals()
    const answers = fake.hold(PATHS.estimate)
    await fake.settle(fake.shop.cart.refresh())
    await settled()
    expect(fake.state().estimating).toBe(true)
    await fake.settle(fake.shop.cart.remove('line-1'))
    expect(fake.state().estimating).toBe(false)
    await answers.release()
    expect(totalsOf(fake)).toBeUndefined()
    expect(fake.calls(PATHS.estimate)).toHaveLength(1)
  })
})

describe('the rows of totals', () => {
  const SUMS = { currency: 'EUR', priceSummary: { subtotal: aWirePrice(18), total: aWirePrice(19) } }

  it.each([
    [
      'a fee',
      { additionalFees: [{ code: 'bottle', name: 'Deposit', price: aWirePrice(1) }] },
      { fees: [{ name: 'Deposit', price: { value: 1 } }] },
    ],
    [
      'a part that is paid later',
      { payNow: { total: aWirePrice(5) }, payLater: { total: aWirePrice(14) } },
      { payNow: { value: 5 }, payLater: { value: 14 }, fees: [] },
    ],
    [
      'a gift card',
      { giftCards: [{ id: 'card-1', amount: aWirePrice(4) }] },
      { giftCards: [{ id: 'card-1', amount: { value: 4 } }] },
    ],
    [
      'a discount with a name',
      { appliedDiscounts: [{ coupon: { id: 'c', code: 'SPRING', name: 'Spring', amount: aWirePrice(2) } }] },
      { discounts: [{ name: 'Spring', amount: { value: 2 } }] },
    ],
    ['nothing more', {}, { fees: [] }],
  ])('the totals of a cart with %s have its row, as the drawer draws it', async (_, more, rows) => {
    const fake = await aShopWithTotals()
    fake.answer(PATHS.estimate, () => json({ ...SUMS, ...more }))
    await fake.settle(fake.shop.cart.refresh())
    await settled()
    expect(totalsOf(fake)).toMatchObject({ subtotal: { value: 18 }, total: { value: 19 }, ...rows })
  })

  it('rows of a destination are absent until there is one', async () => {
    const fake = await aShopWithTotals()
    fake.answer(PATHS.estimate, () => json({ ...SUMS, additionalFees: [{ name: 'Deposit', price: aWirePrice(1) }] }))
    const { shipping, shippingOptions, shippingOption, tax } = await fake.settle(fake.shop.cart.estimate())
    expect([shipping, shippingOptions, shippingOption, tax]).toEqual([undefined, undefined, undefined, undefined])
  })
})

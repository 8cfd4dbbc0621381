import { describe, expect, it } from 'vitest'
import { applyCouponOnce } from '../../../src/store/coupon-link'
import { aFakeShop, applicationError, dropped, PATHS, settled } from '../../support/fake-shop'
import { aProduct } from '../../support/views'
import { aWireLine } from '../../support/wire-bodies'

const sent = (fake: ReturnType<typeof aFakeShop>) => fake.calls(PATHS.cart, 'PATCH').map(({ body }) => body)

describe('a code that came with the address', () => {
  it('is applied as soon as there is something in the cart, and once', async () => {
    const fake = aFakeShop({ known: false })
    applyCouponOnce(fake.shop, 'WELCOME10', fake.storage)
    await fake.settle(fake.shop.cart.refreshOnce())
    expect(sent(fake)).toEqual([])
    await fake.settle(fake.shop.cart.add({ product: aProduct() }))
    await settled()
    expect(sent(fake)).toEqual([{ couponCode: 'WELCOME10' }])
    await fake.settle(fake.shop.cart.removeCoupon())
    applyCouponOnce(fake.shop, 'WELCOME10', fake.storage)
    await fake.settle(fake.shop.cart.refresh())
    await settled()
    expect(sent(fake)).toHaveLength(1)
  })

  it('does not take the place of the shopper’s own', async () => {
    const fake = aFakeShop({ lines: [aWireLine()] })
    fake.server.coupon = 'MINE'
    applyCouponOnce(fake.shop, 'WELCOME10', fake.storage)
    await fake.settle(fake.shop.cart.refresh())
    await settled()
    expect(sent(fake)).toEqual([])
  })

  it('that the shop refuses stands beside its reason, and is not tried again', async () => {
    const fake = aFakeShop({ lines: [aWireLine()] })
    fake.answer(PATHS.cart, ({ method }) => (method === 'PATCH' ? applicationError('ERROR_COUPON_EXPIRED', 400) : undefined))
    applyCouponOnce(fake.shop, 'SUMMER24', fake.storage)
    await fake.settle(fake.shop.cart.refresh())
    await settled()
    expect(fake.state().coupon).toMatchObject({ status: 'refused', code: 'SUMMER24' })
    applyCouponOnce(fake.shop, 'SUMMER24', fake.storage)
    await settled()
    expect(sent(fake)).toHaveLength(1)
  })

  it('that got lost on the way is tried again on the next page', async () => {
    const fake = aFakeShop({ lines: [aWireLine()] })
    fake.answer(PATHS.cart, ({ method }, count) => (method === 'PATCH' && count === 1 ? dropped() : undefined))
    applyCouponOnce(fake.shop, 'WELCOME10', fake.storage)
    await fake.settle(fake.shop.cart.refresh())
    await settled()
    expect(sent(fake)).toHaveLength(1)
    applyCouponOnce(fake.shop, 'WELCOME10', fake.storage)
    await settled()
    expect(sent(fake)).toHaveLength(2)
  })
})

import { describe, expect, it } from 'vitest'
import { applyCouponOnce } from '../../../../src/store/visit/coupon-link'
import { aFakeShop, applicationError, dropped, json, PATHS, settled } from '../../../support/fakes/fake-shop'
import { aProduct } from '../../../support/fixtures/views'
import { aWireLine } from '../../../support/fixtures/wire-bodies'

const sent = (fake: ReturnType<typeof aFakeShop>) => fake.calls(PATHS.cart, 'PATCH').map(({ body }) => body)

describe('applyCouponOnce', () => {
  it('applies the coupon of a link once, as soon as the cart has a line', async () => {
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

  it('does not replace a coupon that the cart already has', async () => {
    const fake = aFakeShop({ lines: [aWireLine()] })
    fake.server.coupon = 'MINE'
    applyCouponOnce(fake.shop, 'WELCOME10', fake.storage)
    await fake.settle(fake.shop.cart.refresh())
    await settled()
    expect(sent(fake)).toEqual([])
  })

  it('shows a refused coupon with its error and does not try it again', async () => {
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

  it.each([
    ['429', () => json({}, { status: 429 })],
    ['500', () => json({}, { status: 500 })],
    ['503', () => json({}, { status: 503 })],
    ['a gateway’s 502', () => new Response('<html>', { status: 502 })],
    ['a portal’s 403', () => new Response('<html>', { status: 403 })],
    ['a coupon service that is away', () => applicationError('ERROR_COUPON_SERVICE_UNAVAILABLE', 428)],
    ['a cart that is gone', () => applicationError('OWNED_CART_NOT_FOUND')],
  ])('a coupon that fails because of %s is tried again at the next read of the cart', async (_, answer) => {
    const fake = aFakeShop({ lines: [aWireLine()] })
    let isDown = true
    fake.answer(PATHS.cart, ({ method }) => (method === 'PATCH' && isDown ? answer() : undefined))
    const stop = applyCouponOnce(fake.shop, 'WELCOME10', fake.storage)
    await fake.settle(fake.shop.cart.refresh())
    await settled()
    expect(fake.storage.read('cartlet:c1:coupon')).toBeNull()
    const before = sent(fake).length
    isDown = false
    await fake.settle(fake.shop.cart.refresh())
    await settled()
    expect(sent(fake).length).toBe(before + 1)
    expect(fake.state()).toMatchObject({ coupon: { status: 'idle' }, cart: { cart: { coupon: { code: 'WELCOME10' } } } })
    expect(fake.storage.read('cartlet:c1:coupon')).toBe('WELCOME10')
    stop()
  })

  it('tries a failing coupon once for each read of the cart, and no more after stop()', async () => {
    const fake = aFakeShop({ lines: [aWireLine()] })
    fake.answer(PATHS.cart, ({ method }) => (method === 'PATCH' ? json({}, { status: 429 }) : undefined))
    const stop = applyCouponOnce(fake.shop, 'WELCOME10', fake.storage)
    for (const readings of [1, 2, 3]) {
      await fake.settle(fake.shop.cart.refresh())
      await settled()
      expect(sent(fake)).toHaveLength(readings)
    }
    stop()
    await fake.settle(fake.shop.cart.refresh())
    await settled()
    expect(sent(fake)).toHaveLength(3)
  })

  it('a coupon whose request was lost is tried again on the next page', async () => {
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

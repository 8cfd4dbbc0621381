import { describe, expect, it } from 'vitest'
import { applyCouponOnce } from '../../../../src/store/visit/coupon-link'
import { aFakeShop, applicationError, dropped, json, PATHS, settled } from '../../../support/fakes/fake-shop'
import { aProduct } from '../../../support/fixtures/views'
import { aWireLine } from '../../../support/fixtures/wire-bodies'

/** The code that the next page of the tab tries. */
const kept = ({ storage }: ReturnType<typeof aFakeShop>) => storage.read('cartlet:c1:coupon-kept')
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

  it('says that the code waits while the cart is empty, once, and then that it is applied', async () => {
    const fake = aFakeShop({ known: false })
    const told: unknown[] = []
    applyCouponOnce(fake.shop, 'WELCOME10', fake.storage, (telling) => told.push(telling))
    await fake.settle(fake.shop.cart.refreshOnce())
    fake.shop.openDrawer()
    fake.shop.closeDrawer()
    expect(told).toEqual([{ by: 'link', coupon: 'waits' }])
    await fake.settle(fake.shop.cart.add({ product: aProduct() }))
    await settled()
    expect(told.slice(1)).toEqual([{ by: 'link', coupon: 'applied' }])
  })

  it.each([
    ['an open cart', { drawerOpen: true }],
    ['a cart in the page', { inlineCart: { says: '' } }],
  ])('says nothing of a code that %s shows itself', async (_, shown) => {
    const fake = aFakeShop({ lines: [aWireLine()] })
    const told: unknown[] = []
    fake.shop.store.setState(shown)
    applyCouponOnce(fake.shop, 'WELCOME10', fake.storage, (telling) => told.push(telling))
    await fake.settle(fake.shop.cart.refresh())
    await settled()
    expect(told).toEqual([])
  })

  it('says that a code waits although the empty cart is open', async () => {
    const fake = aFakeShop({ known: false })
    const told: unknown[] = []
    fake.shop.openDrawer()
    applyCouponOnce(fake.shop, 'WELCOME10', fake.storage, (telling) => told.push(telling))
    await fake.settle(fake.shop.cart.refreshOnce())
    expect(told).toEqual([{ by: 'link', coupon: 'waits' }])
  })

  it('says that a refused code was not accepted', async () => {
    const fake = aFakeShop({ lines: [aWireLine()] })
    const told: unknown[] = []
    fake.answer(PATHS.cart, ({ method }) => (method === 'PATCH' ? applicationError('ERROR_COUPON_EXPIRED', 400) : undefined))
    applyCouponOnce(fake.shop, 'SUMMER24', fake.storage, (telling) => told.push(telling))
    await fake.settle(fake.shop.cart.refresh())
    await settled()
    expect(told).toEqual([{ by: 'link', coupon: 'refused' }])
  })

  it('does not replace a coupon that the cart already has', async () => {
    const fake = aFakeShop({ lines: [aWireLine()] })
    fake.server.coupon = 'MINE'
    applyCouponOnce(fake.shop, 'WELCOME10', fake.storage)
    await fake.settle(fake.shop.cart.refresh())
    await settled()
    expect(sent(fake)).toEqual([])
  })

  it.each([
    ['ERROR_COUPON_EXPIRED', 400],
    ['INVALID_COUPON', 428],
    ['ERROR_COUPON_DISABLED', 499],
  ])('shows a coupon that is refused with %s and the status %i, and does not try it again', async (code, status) => {
    const fake = aFakeShop({ lines: [aWireLine()] })
    fake.answer(PATHS.cart, ({ method }) => (method === 'PATCH' ? applicationError(code, status) : undefined))
    applyCouponOnce(fake.shop, 'SUMMER24', fake.storage)
    await fake.settle(fake.shop.cart.refresh())
    await settled()
    expect(fake.state().coupon).toMatchObject({ status: 'refused', code: 'SUMMER24' })
    expect([kept(fake), fake.storage.read('cartlet:c1:coupon')]).toEqual([null, 'SUMMER24'])
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
    ['a coupon service that fails', () => applicationError('ERROR_COUPON_SERVICE', 500)],
    ['an argument that is none', () => applicationError('INVALID_ARGUMENT', 400)],
    ['another error', () => applicationError('SOME_ERROR_COUPON', 400)],
  ])('a coupon that fails because of %s is tried once on this page, with a reason, and again on the next one', async (_, answer) => {
    const fake = aFakeShop({ lines: [aWireLine()] })
    let isDown = true
    fake.answer(PATHS.cart, ({ method }) => (method === 'PATCH' && isDown ? answer() : undefined))
    applyCouponOnce(fake.shop, 'WELCOME10', fake.storage)
    for (let readings = 0; readings < 4; readings += 1) {
      await fake.settle(fake.shop.cart.refresh())
      await settled()
    }
    expect(sent(fake)).toHaveLength(1)
    expect(fake.state().coupon).toMatchObject({ status: 'refused', code: 'WELCOME10' })
    expect(kept(fake)).toBe('WELCOME10')

    isDown = false
    applyCouponOnce(fake.shop, kept(fake) ?? '', fake.storage)
    await settled()
    expect(sent(fake)).toHaveLength(2)
    expect(fake.state()).toMatchObject({ coupon: { status: 'idle' }, cart: { cart: { coupon: { code: 'WELCOME10' } } } })
    expect(kept(fake)).toBeNull()
  })

  it('a coupon for a cart that is gone is kept for the next page, and the cart is read again', async () => {
    const fake = aFakeShop({ lines: [aWireLine()] })
    fake.answer(PATHS.cart, ({ method }) => (method === 'PATCH' ? applicationError('OWNED_CART_NOT_FOUND') : undefined))
    applyCouponOnce(fake.shop, 'WELCOME10', fake.storage)
    await fake.settle(fake.shop.cart.refresh())
    await settled()
    expect(sent(fake)).toHaveLength(1)
    expect(fake.state().coupon).toMatchObject({ status: 'refused', code: 'WELCOME10' })
    expect(kept(fake)).toBe('WELCOME10')
  })

  it('keeps the coupon of a link for the next page while the cart is empty', async () => {
    const fake = aFakeShop({ known: false })
    const leave = applyCouponOnce(fake.shop, 'WELCOME10', fake.storage)
    await fake.settle(fake.shop.cart.refreshOnce())
    leave()
    applyCouponOnce(fake.shop, kept(fake) ?? '', fake.storage)
    await fake.settle(fake.shop.cart.add({ product: aProduct() }))
    await settled()
    expect(sent(fake)).toEqual([{ couponCode: 'WELCOME10' }])
  })

  it('sends nothing after its page was left', async () => {
    const fake = aFakeShop({ lines: [aWireLine()] })
    const leave = applyCouponOnce(fake.shop, 'WELCOME10', fake.storage)
    leave()
    await fake.settle(fake.shop.cart.refresh())
    await settled()
    expect(sent(fake)).toEqual([])
  })

  it('tries the coupon of a newer link instead of a kept one', async () => {
    const fake = aFakeShop({ lines: [aWireLine()] })
    fake.answer(PATHS.cart, ({ method }, count) => (method === 'PATCH' && count === 1 ? json({}, { status: 503 }) : undefined))
    applyCouponOnce(fake.shop, 'WELCOME10', fake.storage)
    await fake.settle(fake.shop.cart.refresh())
    await settled()
    applyCouponOnce(fake.shop, 'SUMMER24', fake.storage)
    await settled()
    expect(sent(fake)).toEqual([{ couponCode: 'WELCOME10' }, { couponCode: 'SUMMER24' }])
    expect(kept(fake)).toBeNull()
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

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Platform, startPlatform } from '../server'
import { type CartAnswer, codeOf, createShopper, type Shopper, send } from './support/support'

let platform: Platform
let shopper: Shopper
beforeAll(async () => {
  platform = await startPlatform({ port: 0, databaseFile: ':memory:' })
})
afterAll(() => platform.close())
beforeEach(async () => {
  platform.reset()
  shopper = await createShopper(platform)
})

const control = (path: string, body: unknown) => send<unknown>(`${platform.url}/_control/${path}`, 'POST', body)
const firstLine = async () => (await shopper.cart()).body.cart.lineItems[0]

describe('changes while the cart is open', () => {
  it('a line item of a product that sells out says how many are left', async () => {
    await shopper.add('blue-mug', 3)
    platform.setStock('blue-mug', 2)
    expect((await firstLine())?.availability).toEqual({ status: 'PARTIALLY_AVAILABLE', quantityAvailable: 2 })
    await control('stock', { slug: 'blue-mug', quantity: 0 })
    expect(await firstLine()).toMatchObject({ quantity: 3, availability: { status: 'NOT_AVAILABLE', quantityAvailable: 0 } })
  })

  it('a price that changes is also the price of the line item in the cart', async () => {
    await shopper.add('fig-candle', 2)
    await control('price', { slug: 'fig-candle', minor: 9950 })
    expect(await firstLine()).toMatchObject({
      price: { amount: '99.50' },
      fullPrice: { amount: '99.50' },
      lineItemPrice: { amount: '199.00' },
    })
  })

  it('an expired coupon stays on the cart, discounts nothing, and cannot be applied again', async () => {
    await shopper.add('blue-mug', 1)
    await shopper.patch({ couponCode: 'WELCOME10' })
    await control('expire-coupon', { code: 'welcome10' })
    const { appliedDiscounts } = (await shopper.cart()).body.cart
    expect(appliedDiscounts[0]?.coupon).toMatchObject({ code: 'WELCOME10', amount: { amount: '0.00' } })
    expect(codeOf(await shopper.patch({ couponCode: 'WELCOME10' }))).toBe('ERROR_COUPON_EXPIRED')
  })

  it('reset restores the changed price and the expired coupon', async () => {
    platform.setPrice('blue-mug', 1)
    platform.expireCoupon('WELCOME10')
    platform.reset()
    expect((await shopper.add('blue-mug')).body.cart.lineItems[0]?.price.amount).toBe('18.00')
    expect((await shopper.patch({ couponCode: 'WELCOME10' })).status).toBe(200)
  })

  it.each([
    ['stock', { slug: 'no-such-thing', quantity: 1 }, 404],
    ['stock', { slug: 'blue-mug', quantity: -1 }, 400],
    ['price', { slug: 'blue-mug', minor: 1.5 }, 400],
    ['expire-coupon', { code: 'NOBODY' }, 404],
  ])('the control route %s refuses %o', async (path, body, status) => {
    expect((await control(path, body)).status).toBe(status)
  })
})

describe('an add that does nothing', () => {
  it('adding a product that is sold out answers 200 with the cart unchanged', async () => {
    await shopper.add('blue-mug', 1)
    platform.setStock('low-stock-vase', 0)
    const answer = await shopper.add('low-stock-vase')
    expect(answer.status).toBe(200)
    expect((answer.body as CartAnswer).cart.lineItems).toHaveLength(1)
  })
})

/** Version 2 of the cart: its calculation, carts by their id, and the way to the checkout. */
import { describe, expect, it } from 'vitest'
import { productIdOf } from '../../seed'
import {
  type Amount,
  add,
  type Calculated,
  type CartV2,
  CURRENT,
  dataOf,
  firstId,
  HOME,
  outcome,
  patch,
  post,
  quantities,
  read,
  type Summary,
} from '../support/cart-v2'
import { platform, shopper, startAnewForEachTest } from '../support/seeded-platform'
import { createShopper, pay, reference, violationOf } from '../support/support'

startAnewForEachTest()

describe('the summary of version 2', () => {
  const calculate = () => shopper.post<{ cart: CartV2; summary: Summary }>(`${CURRENT}/calculate`)
  const estimate = (body: unknown): Promise<Calculated> => shopper.post(`${CURRENT}/estimate`, body)

  it('estimates only what is asked for, and calculates everything', async () => {
    await add('blue-mug', 2)
    await patch({ deliveryInfo: { address: HOME } })
    const bare = (await estimate({})).body.summary
    expect([bare.priceSummary.delivery.amount, bare.priceSummary.tax.amount, bare.priceSummary.total.amount]).toEqual([
      '0.00',
      '0.00',
      '36.00',
    ])
    expect(bare.violations).toEqual([])
    const asked = (await estimate({ calculateDelivery: true, calculateTax: true })).body.summary
    const whole = (await calculate()).body.summary
    expect(asked.priceSummary).toEqual(whole.priceSummary)
    expect(whole.deliverySummary).toMatchObject({ method: { code: 'standard' }, price: { amount: '4.90' } })
    const v1 = await shopper.post<{ priceSummary: { total: Amount } }>('/ecom/v1/carts/current/estimate-totals')
    expect(whole.priceSummary.total.amount).toBe(v1.body.priceSummary.total.amount)
  })

  it('names problems by scope and code, those of a checkout only when it calculates', async () => {
    await add('low-stock-vase', 2)
    await post('add-coupon', { coupon: { code: 'WELCOME10' } })
    platform.expireCoupon('WELCOME10')
    platform.setStock('low-stock-vase', 1)
    const codes = ({ body }: Calculated) => body.summary.violations.map(({ scope, code, severity }) => [scope, code, severity])
    const problems = [
      ['LINE_ITEM', 'LINE_ITEMS_OUT_OF_STOCK', 'ERROR'],
      ['DISCOUNT', 'INVALID_COUPON_STATUS', 'WARNING'],
    ]
    const validationConfig = 'PRE_CHECKOUT_VALIDATIONS'
    expect(codes(await estimate({ validationConfig, calculateDelivery: true }))).toEqual(problems)
    const calculated = await calculate()
    expect(codes(calculated)).toEqual([...problems, ['DELIVERY', 'MISSING_DELIVERY_ADDRESS', 'ERROR']])
    expect(calculated.body.summary.violations[1]).toMatchObject({
      invalidCouponStatusData: { couponCode: 'WELCOME10', reason: 'EXPIRED' },
    })
  })

  it('lists a coupon for free delivery as a discount on delivery, and one for goods on the lines', async () => {
    const id = firstId(await add('blue-mug', 2))
    await patch({ deliveryInfo: { address: HOME } })
    const discounts = async (code: string) => {
      const { coupons } = (await post('add-coupon', { coupon: { code } })).body.cart
      const { summary } = (await calculate()).body
      await post('remove-coupon', { couponId: coupons[0]?.id })
      return summary.discounts
    }
    expect(await discounts('FREESHIP')).toMatchObject([{ scope: 'DELIVERY', total: { amount: '4.90' }, lineItemDiscounts: [] }])
    expect(await discounts('WELCOME10')).toMatchObject([
      { scope: 'LINE_ITEM', total: { amount: '3.60' }, lineItemDiscounts: [{ lineItemId: id, amountOff: { amount: '3.60' } }] },
    ])
  })

  it('passes the warnings of the shop on, with a code that is in no list', async () => {
    platform.setCommerce({ warnOfPriceChanges: true })
    const id = firstId(await add('blue-mug'))
    platform.setPrice('blue-mug', 2000)
    expect((await calculate()).body.summary.violations).toContainEqual({
      scope: 'LINE_ITEM',
      code: 'SHOP_WARNING',
      severity: 'WARNING',
      description: 'Blue Mug was €18.00 and is €20.00 now.',
      shopWarningData: { lineItemIds: [id] },
    })
  })

  it('a summary has no delivery method unless one was chosen, where the shop does not pick the first one', async () => {
    platform.setCommerce({ picksDelivery: false })
    await add('blue-mug')
    await patch({ deliveryInfo: { address: { country: 'IE' } } })
    const before = (await calculate()).body.summary
    expect(before.deliverySummary).toBeUndefined()
    expect(before.violations).toMatchObject([{ code: 'MISSING_DELIVERY_METHOD' }])
    await post('set-delivery-method', { deliveryMethod: { code: 'express' } })
    expect((await calculate()).body.summary.deliverySummary).toMatchObject({ method: { code: 'express' } })
  })

  it('tells the order minimum and an empty cart', async () => {
    platform.setCommerce({ minimumOrderMinor: 5000 })
    const id = firstId(await add('blue-mug'))
    const codes = async () => (await calculate()).body.summary.violations.map(({ code }) => code)
    expect(await codes()).toContain('SUBTOTAL_BELOW_ORDER_MINIMUM')
    await post('remove-line-items', { lineItemIds: [id] })
    expect(await codes()).toEqual(['EMPTY_CART'])
  })

  it('gives another price token only when a price has changed', async () => {
    await add('blue-mug')
    const token = async () => (await calculate()).body.summary.priceVerificationToken
    const before = await token()
    expect(await token()).toBe(before)
    platform.setPrice('blue-mug', 999)
    expect(await token()).not.toBe(before)
  })
})

describe('carts by id', () => {
  const create = (body: unknown) => shopper.post<{ cart: CartV2 }>('/ecom/v2/carts', body)
  const catalogItems = [{ quantity: 1, catalogReference: reference('fig-candle') }]

  it('makes a cart beside the current one, which neither version shows as current', async () => {
    await add('blue-mug')
    const { id, currentCart } = (await create({ catalogItems, cart: { note: 'Now' }, coupons: [{ code: 'WELCOME10' }] })).body
      .cart
    expect(currentCart).toBe(false)
    expect((await read()).body.cart.id).not.toBe(id)
    expect((await shopper.cart()).body.cart.lineItems).toHaveLength(1)
    const answer = await shopper.call<{ cart: CartV2 }>('GET', `/ecom/v2/carts/${id}`)
    expect(answer.body.cart).toMatchObject({ note: 'Now', coupons: [{ code: 'WELCOME10' }] })
    expect(answer.body.cart.lineItems[0]?.source.catalogReference?.catalogItemId).toBe(productIdOf('fig-candle'))
  })

  it('makes nothing when a coupon in the request is refused', async () => {
    const current = (await add('blue-mug')).body.cart.id
    const refused = await shopper.post(CURRENT, { catalogItems, coupons: [{ code: 'NOPE' }] })
    expect(outcome(refused)).toEqual([404, 'INVALID_COUPON_CODE'])
    expect((await read()).body.cart.id).toBe(current)
  })

  it('replaces the current cart when one is made anew', async () => {
    await add('blue-mug')
    const { body } = await shopper.post<{ cart: CartV2 }>(CURRENT, { catalogItems })
    expect(body.cart.lineItems).toHaveLength(1)
    expect((await read()).body.cart.id).toBe(body.cart.id)
  })

  it('changes the current cart by its id, too', async () => {
    const { id } = (await add('blue-mug')).body.cart
    await shopper.call('PATCH', `/ecom/v2/carts/${id}`, { cart: { id, note: 'By id' } })
    expect((await read()).body.cart.note).toBe('By id')
    await shopper.call('DELETE', `/ecom/v2/carts/${id}`)
    expect((await read()).status).toBe(404)
  })

  it('refuses the cart of another visitor, an unknown one, and an id that is none', async () => {
    const { id } = (await add('blue-mug')).body.cart
    const other = await createShopper(platform)
    expect(outcome(await other.call('GET', `/ecom/v2/carts/${id}`))).toEqual([403, 'PERMISSION_DENIED'])
    expect(outcome(await other.post(`/ecom/v2/carts/${id}/add-coupon`, { coupon: { code: 'X' } }))).toEqual([
      403,
      'PERMISSION_DENIED',
    ])
    const unknown = '/ecom/v2/carts/7e9d2a3c-1f0b-4c5d-8e6f-0a1b2c3d4e5f'
    expect(outcome(await shopper.call('GET', unknown))).toEqual([404, 'CART_NOT_FOUND'])
    expect(violationOf(await shopper.call('GET', '/ecom/v2/carts/x'))).toMatchObject({ field: 'cartId' })
  })
})

describe('leaving with a cart of version 2', () => {
  const leave = async (checkoutId: string) =>
    shopper.post<{ redirectSession: { fullUrl: string } }>('/_api/redirects-api/v1/redirect-session', {
      ecomCheckout: { checkoutId },
      callbacks: { postFlowUrl: 'https://page.example/back' },
    })

  it('takes the id of the cart as that of a checkout, and sells what is in the cart when it is paid', async () => {
    const { id } = (await add('blue-mug', 1)).body.cart
    const { fullUrl } = (await leave(id)).body.redirectSession
    await add('blue-mug', 2)
    const paid = await pay(fullUrl)
    expect(paid.status).toBe(303)
    expect(platform.orders()).toMatchObject([{ checkoutId: id, lines: [{ quantity: 3 }] }])
    expect((await read()).status).toBe(404)
  })

  it('shows an ordered cart by its id and refuses every change of it', async () => {
    const { id } = (await add('blue-mug')).body.cart
    await pay((await leave(id)).body.redirectSession.fullUrl)
    const orderId = platform.orders()[0]?.id
    const { cart } = (await shopper.call<{ cart: CartV2 }>('GET', `/ecom/v2/carts/${id}`)).body
    expect(cart).toMatchObject({ orderPlaced: true, orderId, currentCart: false })
    expect(cart.lineItems).toHaveLength(1)
    const answer = await shopper.call('PATCH', `/ecom/v2/carts/${id}`, { cart: { note: 'x' } })
    expect(outcome(answer)).toEqual([428, 'CART_ALREADY_ORDERED'])
    expect(dataOf(answer)).toEqual({ cartId: id, orderId })
  })

  it('refuses a redirect with the cart of another visitor', async () => {
    const { id } = (await (await createShopper(platform)).add('blue-mug')).body.cart
    expect(outcome(await leave(id))).toEqual([404, 'CHECKOUT_NOT_FOUND'])
  })

  it('the checkout of a cart has an address without a way back, or the one that the shop has set', async () => {
    const { id } = (await add('blue-mug')).body.cart
    const ask = () => shopper.post<{ checkoutUrl: string }>(`/ecom/v2/carts/${id}/get-checkout-url`)
    const { checkoutUrl } = (await ask()).body
    expect(await (await fetch(checkoutUrl)).text()).toContain('Blue Mug')
    await patch({ customCheckoutUrl: 'https://shop.example/pay/{checkout_id}' })
    expect((await ask()).body.checkoutUrl).toBe(`https://shop.example/pay/${id}`)
  })

  it('orders a second cart without touching the current one', async () => {
    await add('blue-mug')
    const catalogItems = [{ quantity: 1, catalogReference: reference('fig-candle') }]
    const { id } = (await shopper.post<{ cart: CartV2 }>('/ecom/v2/carts', { catalogItems })).body.cart
    await pay((await leave(id)).body.redirectSession.fullUrl)
    expect(platform.orders()).toHaveLength(1)
    expect(quantities(await read())).toEqual([1])
  })
})

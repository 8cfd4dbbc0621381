/** Checkouts of version 1: made without a cart, changed, and paid. */
import { describe, expect, it } from 'vitest'
import { platform, shopper, startAnewForEachTest } from '../support/seeded-platform'
import { codeOf, createMerchant, createShopper, type LineBody, type Price, pay, reference, violationOf } from '../support/support'

startAnewForEachTest()

const CHECKOUTS = '/ecom/v1/checkouts'
interface CheckoutAnswer {
  checkout: {
    id: string
    cartId?: string
    lineItems: LineBody[]
    buyerNote: string
    buyerInfo: { visitorId: string; email?: string }
    billingInfo?: unknown
    shippingInfo: {
      shippingDestination?: { address: { country: string }; contactDetails?: { firstName: string } }
      selectedCarrierServiceOption?: { code: string }
    }
    giftCard?: { obfuscatedCode: string; amount: Price; requestedAmount?: Price }
    appliedDiscounts: { coupon: { code: string } }[]
    customFields: unknown[]
    priceSummary: { subtotal: Price; discount: Price; total: Price }
  }
}

const mugs = (quantity = 1) => [{ quantity, catalogReference: reference('blue-mug') }]
const create = (body: object = { lineItems: mugs() }) => shopper.post<CheckoutAnswer>(CHECKOUTS, { channelType: 'WEB', ...body })
const act = (id: string, action: string, body: object = {}) =>
  shopper.post<CheckoutAnswer>(`${CHECKOUTS}/${id}/${action}`, { id, ...body })
const patch = (id: string, body: object, checkout: object = {}) =>
  shopper.call<CheckoutAnswer>('PATCH', `${CHECKOUTS}/${id}`, { ...body, checkout: { ...checkout, id } })
const urlOf = async (id: string) =>
  (await shopper.call<{ checkoutUrl: string }>('GET', `${CHECKOUTS}/${id}/checkout-url?id=${id}`)).body.checkoutUrl

describe('a checkout without a cart', () => {
  it('a checkout of items leaves the visitor without a cart, and is paid on its own page', async () => {
    const { checkout } = (await create({ lineItems: mugs(2) })).body
    expect(checkout).toMatchObject({
      lineItems: [{ quantity: 2 }],
      buyerInfo: { visitorId: expect.any(String) },
      priceSummary: { subtotal: { amount: '36.00' } },
    })
    expect(checkout.cartId).toBeUndefined()
    expect((await shopper.cart()).status).toBe(404)
    expect((await pay(await urlOf(checkout.id))).status).toBe(303)
    expect(platform.orders()).toMatchObject([{ checkoutId: checkout.id, lines: [{ name: 'Blue Mug', quantity: 2 }] }])
    expect(platform.stockOf('blue-mug')).toBe(22)
    const late = await act(checkout.id, 'remove-coupon')
    expect([late.status, codeOf(late)]).toEqual([428, 'CHECKOUT_ALREADY_PAID'])
  })

  it('items of one request share the stock, and unknown ones are left out', async () => {
    platform.setStock('blue-mug', 3)
    const lineItems = [
      ...mugs(2),
      ...mugs(2),
      { quantity: 1, catalogReference: { ...reference('blue-mug'), catalogItemId: 'none' } },
    ]
    expect((await create({ lineItems })).body.checkout.lineItems.map(({ quantity }) => quantity)).toEqual([3])
  })

  it('a custom item is refused to a visitor, also in a change', async () => {
    const customLineItems = [{ quantity: 1, price: '0.01', productName: { original: 'Gold' } }]
    const { checkout } = (await create()).body
    for (const answer of [await create({ customLineItems }), await patch(checkout.id, { customLineItems })])
      expect([answer.status, codeOf(answer)]).toEqual([403, 'PERMISSION_DENIED'])
    const merchant = createMerchant(platform)
    const made = await merchant.postFor<CheckoutAnswer>(shopper, CHECKOUTS, { channelType: 'WEB', customLineItems })
    expect(made.body.checkout.lineItems).toHaveLength(1)
  })

  it('a checkout needs its channel', async () => {
    const answer = await shopper.post(CHECKOUTS, { lineItems: mugs() })
    expect([answer.status, violationOf(answer)?.field]).toEqual([400, 'channelType'])
  })
})

describe('changes of a checkout', () => {
  it('a change of a checkout leaves the cart alone that it came from', async () => {
    await shopper.add('blue-mug', 2)
    const { checkoutId } = (await shopper.post<{ checkoutId: string }>('/ecom/v1/carts/current/create-checkout')).body
    const [line] = (await shopper.call<CheckoutAnswer>('GET', `${CHECKOUTS}/${checkoutId}`)).body.checkout.lineItems
    const fewer = await act(checkoutId, 'update-line-items-quantity', { lineItems: [{ id: line?.id, quantity: 1 }] })
    expect(fewer.body.checkout.lineItems.map(({ quantity }) => quantity)).toEqual([1])
    const none = await act(checkoutId, 'remove-line-items', { lineItemIds: [line?.id] })
    expect(none.body.checkout.lineItems).toEqual([])
    expect((await shopper.cart()).body.cart.lineItems.map(({ quantity }) => quantity)).toEqual([2])
  })

  it('a quantity is limited to what is left, and an unknown line is refused', async () => {
    platform.setStock('blue-mug', 4)
    const { checkout } = (await create()).body
    const more = await act(checkout.id, 'update-line-items-quantity', {
      lineItems: [{ id: checkout.lineItems[0]?.id, quantity: 9 }],
    })
    expect(more.body.checkout.lineItems.map(({ quantity }) => quantity)).toEqual([4])
    const unknown = await act(checkout.id, 'update-line-items-quantity', { lineItems: [{ id: 'none', quantity: 1 }] })
    expect([unknown.status, codeOf(unknown)]).toEqual([404, 'LINE_ITEM_NOT_FOUND'])
  })

  it('buyer, destination and delivery option are kept, and are those of the hosted page', async () => {
    const { checkout } = (await create()).body
    const changed = await patch(
      checkout.id,
      {},
      {
        buyerNote: 'Ring twice',
        buyerInfo: { email: 'ada@example.com' },
        billingInfo: { contactDetails: { company: 'Engines' } },
        customFields: [{ title: 'Gift', value: true }],
        shippingInfo: {
          shippingDestination: { address: { country: 'IE', city: 'Galway' }, contactDetails: { firstName: 'Ada' } },
          selectedCarrierServiceOption: { code: 'express' },
        },
      },
    )
    expect(changed.body.checkout).toMatchObject({
      buyerNote: 'Ring twice',
      buyerInfo: { email: 'ada@example.com' },
      billingInfo: { contactDetails: { company: 'Engines' } },
      customFields: [{ title: 'Gift', value: true }],
      shippingInfo: {
        shippingDestination: { address: { country: 'IE' }, contactDetails: { firstName: 'Ada' } },
        selectedCarrierServiceOption: { code: 'express' },
      },
    })
    const html = await (await fetch(await urlOf(checkout.id))).text()
    expect(html).toMatch(/value="express" checked/)
    expect(html).toContain('value="ada@example.com"')
  })

  it.each([
    ['drone', 404, 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND'],
    [undefined, 400, 'INVALID_SELECTED_CARRIER_SERVICE_OPTION'],
  ])('a delivery option with the code %j is refused', async (code, status, refusal) => {
    const { checkout } = (await create()).body
    const answer = await patch(checkout.id, {}, { shippingInfo: { selectedCarrierServiceOption: { code } } })
    expect([answer.status, codeOf(answer)]).toEqual([status, refusal])
  })

  it('a coupon is applied and removed', async () => {
    const { checkout } = (await create()).body
    const applied = await patch(checkout.id, { couponCode: 'WELCOME10' })
    expect(applied.body.checkout).toMatchObject({
      appliedDiscounts: [{ coupon: { code: 'WELCOME10' } }],
      priceSummary: { discount: { amount: '1.80' } },
    })
    expect((await act(checkout.id, 'remove-coupon')).body.checkout.appliedDiscounts).toEqual([])
  })

  it('an unknown and an expired coupon are refused, each with its code', async () => {
    const { checkout } = (await create()).body
    const unknown = await patch(checkout.id, { couponCode: 'NOPE' })
    expect([unknown.status, codeOf(unknown)]).toEqual([404, 'ERROR_COUPON_DOES_NOT_EXIST'])
    platform.expireCoupon('WELCOME10')
    const late = await patch(checkout.id, { couponCode: 'WELCOME10' })
    expect([late.status, codeOf(late)]).toEqual([428, 'ERROR_COUPON_HAS_EXPIRED'])
  })

  it('a gift card pays a part, is shown without its code, and is removed', async () => {
    const { checkout } = (await create()).body
    const held = await patch(checkout.id, { giftCardCode: 'FERN-10-GIFT', giftCardRedeemAmount: '4.00' })
    expect(held.body.checkout.giftCard).toMatchObject({
      obfuscatedCode: '****-GIFT',
      amount: { amount: '4.00' },
      requestedAmount: { amount: '4.00' },
    })
    expect(JSON.stringify(held.body)).not.toContain('FERN-10')
    expect((await act(checkout.id, 'remove-gift-card')).body.checkout.giftCard).toBeUndefined()
  })

  it.each([
    ['short', 400, 'GIFT_CARD_CODE_INVALID'],
    ['NOBODY-HAS-IT', 404, 'GIFT_CARD_NOT_FOUND'],
    ['EMPTY-GIFT', 428, 'GIFT_CARD_IS_EMPTY'],
    ['SUMMER24-GIFT', 428, 'GIFT_CARD_EXPIRED'],
    ['STOPPED-GIFT', 428, 'GIFT_CARD_DISABLED'],
  ])('the gift card %s is refused', async (giftCardCode, status, code) => {
    const { checkout } = (await create()).body
    const answer = await patch(checkout.id, { giftCardCode })
    expect([answer.status, codeOf(answer)]).toEqual([status, code])
  })

  it('every call is refused for the checkout of another visitor', async () => {
    const { checkout } = (await create()).body
    const other = await createShopper(platform)
    const at = `${CHECKOUTS}/${checkout.id}`
    const answers = [
      await other.call('PATCH', at, { checkout: { id: checkout.id } }),
      await other.call('GET', `${at}/checkout-url`),
      ...(await Promise.all(
        ['update-line-items-quantity', 'remove-line-items', 'remove-coupon', 'remove-gift-card'].map((action) =>
          other.post(`${at}/${action}`, {}),
        ),
      )),
    ]
    expect(answers.map((answer) => [answer.status, codeOf(answer)])).toEqual(answers.map(() => [404, 'CHECKOUT_NOT_FOUND']))
  })

  it('the address of the checkout is the shop’s own page where it has one', async () => {
    const { checkout } = (await create({ lineItems: mugs(), overrideCheckoutUrl: 'https://shop.example/pay?c={checkout_id}' }))
      .body
    expect(await urlOf(checkout.id)).toBe(`https://shop.example/pay?c=${checkout.id}`)
  })
})

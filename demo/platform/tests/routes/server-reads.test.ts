/** Reads for the shop's own server: an order, what is left on a gift card, and how goods can be delivered. */
import { describe, expect, it } from 'vitest'
import { platform, shopper, startAnewForEachTest } from '../support/seeded-platform'
import { codeOf, createMerchant, createShopper, pay, violationOf } from '../support/support'

startAnewForEachTest()

describe('an order', () => {
  const ordered = async () => {
    await shopper.add('blue-mug', 2)
    await pay(await shopper.checkout())
    return platform.orders()[0]?.id ?? ''
  }
  const read = (who: Pick<typeof shopper, 'call'>, id: string) =>
    who.call<{ order: object }>('GET', `/ecom/v1/orders/${id}?id=${id}`)

  it('an order is read by its buyer and by the shop’s own server, in the form of its events', async () => {
    const id = await ordered()
    const order = {
      id,
      number: '10001',
      status: 'APPROVED',
      paymentStatus: 'PAID',
      lineItems: [{ productName: { original: 'Blue Mug' }, quantity: 2, price: { amount: '18.00' } }],
      priceSummary: { subtotal: { amount: '36.00' } },
    }
    expect((await read(shopper, id)).body.order).toMatchObject(order)
    expect((await read(createMerchant(platform), id)).body.order).toMatchObject(order)
  })

  it('an order is refused to another visitor, an unknown one is not found, and an id must be one', async () => {
    const id = await ordered()
    const stranger = await read(await createShopper(platform), id)
    expect([stranger.status, codeOf(stranger)]).toEqual([403, 'PERMISSION_DENIED'])
    const unknown = await read(shopper, '99999999-0000-4000-8000-000000000099')
    expect([unknown.status, codeOf(unknown)]).toEqual([404, 'ORDER_NOT_FOUND'])
    const wrong = await read(shopper, 'x')
    expect([wrong.status, violationOf(wrong)?.field]).toEqual([400, 'id'])
  })
})

describe('a gift card', () => {
  const read = (who: Pick<ReturnType<typeof createMerchant>, 'post'>, code: string) =>
    who.post(`/ecom/v1/gift-cards/${code}`, { code })

  it('the shop’s own server reads what is left on a gift card', async () => {
    expect((await read(createMerchant(platform), 'FERN-10-GIFT')).body).toMatchObject({
      giftCard: { obfuscatedCode: '****-GIFT', balance: { value: '10.00', currency: 'EUR' }, status: 'VALID' },
    })
  })

  it('a visitor may not read it, and an unknown code is not found', async () => {
    const refused = await read(createMerchant(platform), 'NOBODY-HAS-IT')
    expect([refused.status, codeOf(refused)]).toEqual([404, 'GIFT_CARD_NOT_FOUND'])
    const visitor = await shopper.post('/ecom/v1/gift-cards/FERN-10-GIFT', { code: 'FERN-10-GIFT' })
    expect([visitor.status, codeOf(visitor)]).toEqual([403, 'PERMISSION_DENIED'])
  })
})

describe('delivery without a cart', () => {
  const PATH = '/_api/delivery-rates/v1/get-delivery-solutions'
  const ask = (body: object) =>
    createMerchant(platform).post<{ deliverySolutions: { code: string; cost: object }[] }>(PATH, {
      lineItems: [{ quantity: 2, totalPrice: '36.00' }],
      currency: 'EUR',
      ...body,
    })

  it('the ways to deliver to an address are those of the cart’s estimate', async () => {
    const { deliverySolutions } = (await ask({ destination: { country: 'IE' } })).body
    expect(deliverySolutions.map(({ code }) => code)).toEqual(['standard', 'express', 'locker', 'studio'])
    expect(deliverySolutions[0]?.cost).toMatchObject({ price: '4.90', currency: 'EUR', deliveryPrice: { amount: '4.90' } })
  })

  it.each([
    ['without a country', { destination: {} }, 400, 'REQUIRED_COUNTRY'],
    ['where the shop does not deliver', { destination: { country: 'AQ' } }, 404, 'NO_DELIVERY_REGION_FOUND'],
    ['without a currency', { currency: null }, 400, 'MISSING_CURRENCY_IN_THE_REQUEST_HEADERS'],
  ])('a question %s is refused', async (_, body, status, code) => {
    const answer = await ask(body)
    expect([answer.status, codeOf(answer)]).toEqual([status, code])
  })

  it('a question without goods names the field, and a visitor is refused', async () => {
    const empty = await ask({ lineItems: [], destination: { country: 'IE' } })
    expect([empty.status, violationOf(empty)?.field]).toEqual([400, 'lineItems'])
    const visitor = await shopper.post(PATH, {})
    expect([visitor.status, codeOf(visitor)]).toEqual([403, 'PERMISSION_DENIED'])
  })
})

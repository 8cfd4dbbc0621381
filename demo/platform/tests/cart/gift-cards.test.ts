/** Gift cards: each pays a part of an order, and is refused with a reason. */
import { describe, expect, it } from 'vitest'
import { platform, shopper, startAnewForEachTest } from '../support/seeded-platform'
import { type Answer, BUYER, codeOf, type ErrorBody, pay, reference, violationOf } from '../support/support'

startAnewForEachTest()

const CURRENT = '/ecom/v2/carts/current'

interface Amount {
  amount: string
}
interface CartV2 {
  id: string
  paymentInfo: { giftCards: { id: string; obfuscatedCode: string }[] }
}
interface Payment {
  giftCards: { giftCardId: string; redeemAmount: Amount }[]
  totalAfterGiftCards: Amount
  payNow: Amount
  requiresPaymentAfterGiftCard: boolean
}

const addItem = (slug: string, quantity = 1) =>
  shopper.post<{ cart: CartV2 }>(`${CURRENT}/add-line-items`, {
    catalogItems: [{ quantity, catalogReference: reference(slug) }],
  })
const addCard = (code: string, more: object = {}) =>
  shopper.post<{ cart: CartV2 }>(`${CURRENT}/add-gift-card`, { giftCard: { code, ...more } })
const paymentOf = async () =>
  (await shopper.post<{ summary: { paymentSummary: Payment } }>(`${CURRENT}/calculate`)).body.summary.paymentSummary
const outcome = (answer: Answer<unknown>) => [answer.status, codeOf(answer)]
const dataOf = (answer: Answer<unknown>) =>
  (answer.body as ErrorBody & { details: { applicationError?: { data?: unknown } } }).details.applicationError?.data
const leave = async (checkoutId: string) =>
  (
    await shopper.post<{ redirectSession: { fullUrl: string } }>('/_api/redirects-api/v1/redirect-session', {
      ecomCheckout: { checkoutId },
      callbacks: { postFlowUrl: 'https://page.example/back' },
    })
  ).body.redirectSession.fullUrl

describe('a gift card in a cart', () => {
  it('a gift card is shown without its code, pays up to its balance, and is removed by its id', async () => {
    await addItem('blue-mug', 2)
    const before = await paymentOf()
    const added = await addCard('fern-10-gift')
    const [card] = added.body.cart.paymentInfo.giftCards
    expect(card?.obfuscatedCode).toBe('****-GIFT')
    expect(JSON.stringify(added.body)).not.toMatch(/fern-10/i)
    const after = await paymentOf()
    expect(after.giftCards).toMatchObject([{ giftCardId: card?.id, redeemAmount: { amount: '10.00' } }])
    expect(Number(after.payNow.amount)).toBeCloseTo(Number(before.payNow.amount) - 10)
    expect(after.requiresPaymentAfterGiftCard).toBe(true)
    const removed = await shopper.post<{ cart: CartV2 }>(`${CURRENT}/remove-gift-card`, { giftCardId: card?.id })
    expect(removed.body.cart.paymentInfo.giftCards).toEqual([])
    expect((await paymentOf()).payNow).toEqual(before.payNow)
  })

  it('a gift card pays everything when its balance suffices, and only the asked part', async () => {
    await addItem('blue-mug')
    await addCard('FERN-1000-GIFT')
    expect(await paymentOf()).toMatchObject({ payNow: { amount: '0.00' }, requiresPaymentAfterGiftCard: false })
    const [card] = (await shopper.call<{ cart: CartV2 }>('GET', CURRENT)).body.cart.paymentInfo.giftCards
    await shopper.post(`${CURRENT}/remove-gift-card`, { giftCardId: card?.id })
    await addCard('FERN-1000-GIFT', { redeemAmount: { amount: '5.00' } })
    expect((await paymentOf()).giftCards).toMatchObject([{ redeemAmount: { amount: '5.00' } }])
  })

  it.each([
    ['NO-SUCH-GIFT', 404, 'INVALID_GIFT_CARD_CODE', { giftCardId: null }],
    ['EMPTY-GIFT', 428, 'INVALID_GIFT_CARD_STATUS', { reason: 'EMPTY_BALANCE' }],
    ['SUMMER24-GIFT', 428, 'INVALID_GIFT_CARD_STATUS', { reason: 'EXPIRED' }],
    ['STOPPED-GIFT', 428, 'INVALID_GIFT_CARD_STATUS', { reason: 'DISABLED' }],
  ])('%s is refused with its reason', async (code, status, error, data) => {
    await addItem('blue-mug')
    const answer = await addCard(code)
    expect(outcome(answer)).toEqual([status, error])
    expect(dataOf(answer)).toMatchObject({ giftCardCode: code, ...data })
  })

  it('a gift card is refused twice, beside another one, and with a code that is too short', async () => {
    await addItem('blue-mug')
    await addCard('FERN-10-GIFT')
    expect(outcome(await addCard('FERN-10-GIFT'))).toEqual([409, 'GIFT_CARD_ALREADY_EXISTS'])
    expect(outcome(await addCard('FERN-1000-GIFT'))).toEqual([428, 'MAX_GIFT_CARDS_PER_CART_EXCEEDED'])
    expect(violationOf(await addCard('SHORT'))).toMatchObject({ field: 'giftCard.code', violatedRule: 'MIN_LENGTH' })
    const unknown = await shopper.post(`${CURRENT}/remove-gift-card`, { giftCardId: 'x' })
    expect(outcome(unknown)).toEqual([404, 'GIFT_CARD_NOT_FOUND_IN_CART'])
  })
})

describe('an order that a gift card pays', () => {
  it('an order takes the rest from the card of the bank, and the balance sinks', async () => {
    const { id } = (await addItem('blue-mug')).body.cart
    await addCard('FERN-10-GIFT')
    const url = await leave(id)
    expect(await (await fetch(url)).text()).toContain('Gift card ****-GIFT')
    expect((await pay(url)).status).toBe(303)
    await addItem('blue-mug')
    expect(dataOf(await addCard('FERN-10-GIFT'))).toMatchObject({ reason: 'EMPTY_BALANCE' })
  })

  it('an order needs no other card when the gift card pays for everything', async () => {
    const { id } = (await addItem('blue-mug')).body.cart
    await addCard('FERN-1000-GIFT')
    const url = await leave(id)
    expect(await (await fetch(url)).text()).not.toContain('Card number')
    const { cardNumber: _, cardExpiry: __, cardCvc: ___, ...buyer } = BUYER
    const paid = await fetch(url, { method: 'POST', body: new URLSearchParams(buyer), redirect: 'manual' })
    expect(paid.status).toBe(303)
    expect(platform.orders()).toHaveLength(1)
  })

  it('an order can be placed without the hosted page, at the prices that the buyer has seen', async () => {
    const { id } = (await addItem('blue-mug')).body.cart
    const place = (priceVerificationToken?: string) =>
      shopper.post<{ orderId: string; completed: boolean }>(`/ecom/v2/carts/${id}/place-order`, { priceVerificationToken })
    expect(outcome(await place())).toEqual([428, 'MISSING_DELIVERY_ADDRESS'])
    await shopper.call('PATCH', CURRENT, { cart: { deliveryInfo: { address: { country: 'IE', city: 'Galway' } } } })
    expect(outcome(await place())).toEqual([428, 'MISSING_DELIVERY_METHOD'])
    await shopper.post(`${CURRENT}/set-delivery-method`, { deliveryMethod: { code: 'standard' } })
    expect(outcome(await place())).toEqual([428, 'EMPTY_PAYMENT_TOKEN'])
    await addCard('FERN-1000-GIFT')
    expect(outcome(await place('PVT.old'))).toEqual([409, 'CART_PRICES_OUT_OF_SYNC'])
    const { body } = await shopper.post<{ summary: { priceVerificationToken: string } }>(`${CURRENT}/calculate`)
    const placed = await place(body.summary.priceVerificationToken)
    expect(placed.body).toEqual({ orderId: platform.orders()[0]?.id, completed: true })
    expect(outcome(await place())).toEqual([428, 'CART_ALREADY_ORDERED'])
  })

  it('an order is not paid by a card that was emptied in the meantime', async () => {
    const { id } = (await addItem('blue-mug')).body.cart
    await addCard('FERN-10-GIFT')
    const first = await leave(id)
    const catalogItems = [{ quantity: 1, catalogReference: reference('blue-mug') }]
    const beside = await shopper.post<{ cart: CartV2 }>('/ecom/v2/carts', { catalogItems, giftCards: [{ code: 'FERN-10-GIFT' }] })
    expect((await pay(await leave(beside.body.cart.id))).status).toBe(303)
    expect(await (await fetch(first)).text()).not.toContain('Gift card')
    const answer = await shopper.post<{ summary: { violations: { code: string }[] } }>(`${CURRENT}/calculate`)
    expect(answer.body.summary.violations.map(({ code }) => code)).toContain('INVALID_GIFT_CARD_STATUS')
  })
})

/** What members read of their own orders. */
import { expect, it } from 'vitest'
import { codeOf, pay, send } from '../support/support'
import { page, platform, startAnewForEachTest } from './support/member-platform'

startAnewForEachTest()

interface Found {
  orders: { id: string; number: string; status: string; lineItems: { id: string; catalogReference: object }[] }[]
  metadata: { count: number; hasNext: boolean; cursors: { next?: string; prev?: string } }
}

const SEARCH = '/ecom/v1/orders/search'

/** A member with three orders; another visitor's order is not theirs. */
async function aMember() {
  await page.add('blue-mug')
  await pay(await page.checkout())
  const { access_token } = await page.memberTokens((await page.register('orders@members.example')).body.sessionToken)
  const ask = <T>(method: string, path: string, body?: unknown) => send<T>(platform.url + path, method, body, access_token)
  const cart = '/ecom/v1/carts/current'
  const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
  for (const slug of ['canvas-tote', 'blue-mug', 'fig-candle']) {
    const catalogReference = { appId, catalogItemId: platform.productId(slug) }
    await ask('POST', `${cart}/add-to-cart`, { lineItems: [{ quantity: 1, catalogReference }] })
    const { checkoutId } = (await ask<{ checkoutId: string }>('POST', `${cart}/create-checkout`, {})).body
    const answer = await ask<{ redirectSession: { fullUrl: string } }>('POST', '/_api/redirects-api/v1/redirect-session', {
      ecomCheckout: { checkoutId },
      callbacks: { postFlowUrl: 'https://page.example/back' },
    })
    expect((await pay(answer.body.redirectSession.fullUrl)).status).toBe(303)
  }
  const search = (asked: object) => ask<Found>('POST', SEARCH, { search: asked })
  return { ask, search }
}

it('a member finds their own orders alone, the newest first, page by page', async () => {
  const { search } = await aMember()
  expect(platform.orders()).toHaveLength(4)
  const [first, second] = [await search({ cursorPaging: { limit: 2 } }), await search({})]
  expect(second.body.orders.map(({ number }) => number)).toEqual(['10004', '10003', '10002'])
  expect(first.body.metadata).toMatchObject({ count: 2, hasNext: true })
  const last = await search({ cursorPaging: { limit: 2, cursor: first.body.metadata.cursors.next } })
  expect([last.body.orders.map(({ number }) => number), last.body.metadata.hasNext]).toEqual([['10002'], false])
  const back = await search({ cursorPaging: { limit: 2, cursor: last.body.metadata.cursors.prev } })
  expect(back.body.orders).toHaveLength(2)
})

it('a search filters and sorts, and refuses a limit, a field or a cursor that is none', async () => {
  const { search } = await aMember()
  const numbers = async (asked: object) => (await search(asked)).body.orders.map(({ number }) => number)
  expect(await numbers({ filter: { number: '10003', status: { $in: ['APPROVED', 'CANCELED'] } } })).toEqual(['10003'])
  expect(await numbers({ filter: { status: { $in: ['PENDING', 'REJECTED'] } } })).toEqual([])
  expect(await numbers({ sort: [{ fieldName: 'createdDate', order: 'ASC' }] })).toEqual(['10002', '10003', '10004'])
  for (const wrong of [{ cursorPaging: { limit: 101 } }, { sort: [{ fieldName: 'x' }] }, { cursorPaging: { cursor: 'x' } }])
    expect((await search(wrong)).status).toBe(400)
})

it('a member reads the fulfillments and invoices of their own orders, and of no others', async () => {
  const { ask, search } = await aMember()
  const [newest] = (await search({})).body.orders
  const orderId = `${newest?.id}`
  const [foreign] = platform.orders()
  const trackingInfo = { trackingNumber: '1Z', shippingProvider: 'ups', trackingLink: 'https://ups.example/1Z' }
  platform.sendOrder(orderId, { lineItems: [{ id: `${newest?.lineItems[0]?.id}`, quantity: 1 }], trackingInfo })
  const one = await ask('GET', `/ecom/v1/fulfillments/orders/${orderId}?orderId=${orderId}`)
  expect(one.body).toMatchObject({ orderWithFulfillments: { orderId, fulfillments: [{ trackingInfo, completed: true }] } })
  expect((await search({ filter: { fulfillmentStatus: 'FULFILLED' } })).body.orders).toHaveLength(1)
  expect(codeOf(await ask('GET', `/ecom/v1/fulfillments/orders/${foreign?.id}`))).toBe('ORDER_NOT_FOUND')
  const orderIds = [orderId, `${foreign?.id}`]
  for (const [path, list] of [
    ['fulfillments', 'ordersWithFulfillments'],
    ['invoices', 'invoicesForOrder'],
  ]) {
    const { body } = await ask<Record<string, object[]>>('POST', `/ecom/v1/${path}/list-by-ids`, { orderIds })
    expect(body[`${list}`]).toMatchObject([{ orderId }])
  }
})

it('a member without subscriptions has none, and a visitor may ask for nothing', async () => {
  const { ask } = await aMember()
  const contracts = '/ecom/subscription-contracts/v1/subscription-contracts'
  expect((await ask('GET', `${contracts}/query`)).body).toMatchObject({ subscriptionContracts: [] })
  const [order] = platform.orders()
  expect(codeOf(await ask('GET', `${contracts}/${order?.id}`))).toBe('NOT_FOUND')
  const asVisitor = [
    await page.post(SEARCH, {}),
    await page.call('GET', `/ecom/v1/fulfillments/orders/${order?.id}`),
    await page.post('/ecom/v1/invoices/list-by-ids', { orderIds: [order?.id] }),
    await page.call('GET', `${contracts}/query`),
  ]
  expect(asVisitor.map(({ status }) => status)).toEqual([403, 403, 403, 403])
})

import { describe, expect, it } from 'vitest'
import {
  listFulfillments,
  listFulfillmentsOfOrders,
  listInvoicesOfOrders,
  searchOrders,
} from '../../../../src/platform/order/search-api'
import { getSubscriptionContract, querySubscriptionContracts } from '../../../../src/platform/order/subscription-api'
import { ask, decodeR } from '../../../support/pages/ask'

const DATE = '2026-01-10T09:08:07.500Z'
const order = { id: 'o1', createdDate: DATE, lineItems: [{ digitalFile: { fileId: 'f', expirationDate: DATE } }] }
const fulfillment = { id: 'p1', createdDate: DATE, trackingInfo: { trackingLink: 'https://post.example/1' } }

describe('orders of members', () => {
  it('searchOrders sends the search exactly as given, and converts dates of every order', async () => {
    const search = { cursorPaging: { limit: 10, cursor: 'next' } }
    const metadata = { count: 1, cursors: { next: 'more' }, hasNext: true }
    const date = new Date(DATE)
    expect(await ask((c) => searchOrders(c, search), { orders: [order, null], metadata })).toEqual({
      sent: [{ method: 'POST', path: '/ecom/v1/orders/search', body: { search } }],
      result: {
        orders: [{ id: 'o1', createdDate: date, lineItems: [{ digitalFile: { fileId: 'f', expirationDate: date } }] }],
        metadata,
      },
    })
    expect((await ask(searchOrders)).result.orders).toEqual([])
  })

  it('fulfillments are read for one order or for several', async () => {
    const [read] = [{ ...fulfillment, createdDate: new Date(DATE) }]
    const one = await ask((c) => listFulfillments(c, 'o1'), {
      orderWithFulfillments: { orderId: 'o1', fulfillments: [fulfillment] },
    })
    expect(one).toEqual({
      sent: [{ method: 'GET', path: '/ecom/v1/fulfillments/orders/o1?orderId=o1' }],
      result: { orderId: 'o1', fulfillments: [read] },
    })
    const several = await ask((c) => listFulfillmentsOfOrders(c, ['o1']), {
      ordersWithFulfillments: [{ orderId: 'o1', fulfillments: [fulfillment] }],
    })
    expect(several).toEqual({
      sent: [{ method: 'POST', path: '/ecom/v1/fulfillments/list-by-ids', body: { orderIds: ['o1'] } }],
      result: [{ orderId: 'o1', fulfillments: [read] }],
    })
  })

  it('listInvoicesOfOrders resolves ids only', async () => {
    const found = { orderId: 'o1', invoicesInfo: [{ id: 'i1', appId: 'a1' }] }
    expect(await ask((c) => listInvoicesOfOrders(c, ['o1']), { invoicesForOrder: [found] })).toEqual({
      sent: [{ method: 'POST', path: '/ecom/v1/invoices/list-by-ids', body: { orderIds: ['o1'] } }],
      result: [found],
    })
  })

  it('subscriptions are read by id, and by a query whose answer has its dates converted', async () => {
    const contract = { id: 's1', createdDate: DATE, subscriptionSettings: { startDate: DATE } }
    const read = { id: 's1', createdDate: new Date(DATE), subscriptionSettings: { startDate: new Date(DATE) } }
    const one = await ask((c) => getSubscriptionContract(c, 's1'), { subscriptionContract: contract })
    expect([one.sent[0]?.path, one.result]).toEqual([
      '/ecom/subscription-contracts/v1/subscription-contracts/s1?subscriptionContractId=s1',
      read,
    ])
    const query = { filter: { 'buyerInfo.contactId': 'c1' }, cursorPaging: { limit: 20 } }
    const { sent, result } = await ask((c) => querySubscriptionContracts(c, query), { subscriptionContracts: [contract] })
    expect(decodeR(sent[0]?.path ?? '')).toEqual({ query })
    expect(result.subscriptionContracts).toEqual([read])
  })
})

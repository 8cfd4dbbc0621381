/** What a member's orders, shipments and subscriptions are read as when the platform says less than the local one, or other things. */
import { expect, it } from 'vitest'
import { memoryStorage } from '../../../../src/platform/storage'
import { readOrders } from '../../../../src/store/orders/read-orders'
import { readShipments } from '../../../../src/store/orders/read-shipments'
import { readSubscriptions } from '../../../../src/store/orders/read-subscriptions'
import { aDevice, json } from '../../platform/fake-platform'

function aMember(answer: object) {
  const device = aDevice()
  device.answer(({ path }) => (path === '/oauth2/token' ? undefined : json(answer)))
  const formatMoney = (value: number, currency: string) => `${value.toFixed(2)} ${currency}`
  const context = { client: device.tab(), storage: memoryStorage(), formatMoney }
  return {
    bodies: () => device.calls().map(({ body }) => body),
    orders: (cursor?: string) => device.settle(readOrders(context, cursor)),
    shipments: () => device.settle(readShipments(context, 'o')),
    subscriptions: () => device.settle(readSubscriptions(context)),
  }
}

it('orders of every status are asked for, and further pages by their cursor alone', async () => {
  const { orders, bodies } = aMember({ orders: [{ id: 'a' }, null] })
  expect((await orders())?.orders.map(({ id }) => id)).toEqual(['a'])
  await orders('c')
  expect(bodies()).toEqual([
    { search: { filter: { status: { $in: ['APPROVED', 'CANCELED', 'PENDING', 'REJECTED'] } }, cursorPaging: { limit: 10 } } },
    { search: { cursorPaging: { limit: 10, cursor: 'c' } } },
  ])
})

it.each([
  ['says that there is more', { hasNext: true, cursors: { next: 'c' } }, 'c'],
  ['says that there is no more', { hasNext: false, cursors: { next: 'c' } }, undefined],
  ['says nothing of it', { cursors: { next: 'c' } }, 'c'],
  ['has no cursor', { hasNext: true }, undefined],
])('the orders lead on as the answer %s', async (_, metadata, next) => {
  expect((await aMember({ orders: [], metadata }).orders())?.next).toBe(next)
})

it('a shipment is told that can be followed by a number or a safe address', async () => {
  const createdDate = '2026-11-20T10:00:00.000Z'
  const fulfillments = [
    { createdDate, trackingInfo: { trackingNumber: '1Z', shippingProvider: 'ups', trackingLink: 'javascript:alert(1)' } },
    { trackingInfo: { trackingLink: 'https://ups.example/1Z' } },
    { createdDate, trackingInfo: { shippingProvider: 'ups' } },
    { createdDate },
    null,
  ]
  expect(await aMember({ orderWithFulfillments: { orderId: 'o', fulfillments } }).shipments()).toEqual([
    { number: '1Z', url: undefined, carrier: 'ups', date: new Date(createdDate) },
    { number: undefined, url: 'https://ups.example/1Z', carrier: undefined, date: undefined },
  ])
})

it('a subscription is named after what it delivers, or by its own title', async () => {
  const createdDate = '2026-11-20T10:00:00.000Z'
  const subscriptionContracts = [
    {
      id: 's',
      title: 'Two tins',
      lineItems: [{ productName: { original: 'Tee', translated: 'Tea' } }, {}, { productName: { original: 'Honey' } }],
      subscriptionSettings: { frequency: 'WEEK', interval: 2 },
      createdDate,
      currency: 'EUR',
      priceSummary: { total: { amount: '20.00' } },
    },
    { id: 't', title: 'Surprise', subscriptionSettings: { interval: 0 } },
  ]
  expect(await aMember({ subscriptionContracts }).subscriptions()).toEqual([
    {
      id: 's',
      name: 'Tea, Honey',
      unit: 'week',
      interval: 2,
      since: new Date(createdDate),
      total: { value: 20, currency: 'EUR', formatted: '20.00 EUR' },
    },
    { id: 't', name: 'Surprise', unit: 'unknown', interval: 1, since: undefined, total: undefined },
  ])
})

it.each([
  ['DAY', 'day'],
  ['WEEK', 'week'],
  ['MONTH', 'month'],
  ['YEAR', 'year'],
  ['FORTNIGHT', 'unknown'],
])('a subscription of the frequency %s comes every %s', async (frequency, unit) => {
  const subscriptionContracts = [{ id: 's', subscriptionSettings: { frequency } }]
  expect(await aMember({ subscriptionContracts }).subscriptions()).toMatchObject([{ unit, interval: 1 }])
})

import { expect, it } from 'vitest'
import type { Order } from '../../../../src/platform/order/model'
import { toOrderLine, toOrderView } from '../../../../src/store/orders/order-view'
import { aWireLine, aWirePrice } from '../../../support/fixtures/wire-bodies'

const NOW = Date.parse('2026-11-28T12:00:00Z')
const URL_OF_FILE = 'https://files.example/pattern.pdf'
const [past, later] = [new Date('2026-11-27T12:00:00Z'), new Date('2026-12-01T12:00:00Z')]

const downloadOf = (digitalFile: object) =>
  toOrderLine({ id: 'l', digitalFile } as Parameters<typeof toOrderLine>[0], 0, 'EUR', String, NOW).download

it('a file without an end can be downloaded, and one whose time is over is named with its end alone', () => {
  expect(downloadOf({ link: URL_OF_FILE })).toMatchObject({ url: URL_OF_FILE })
  expect(downloadOf({ link: URL_OF_FILE, expirationDate: later })).toEqual({ url: URL_OF_FILE, expires: later })
  const now = new Date(NOW)
  expect(downloadOf({ link: URL_OF_FILE, expirationDate: now })).toEqual({ url: URL_OF_FILE, expires: now })
  expect(downloadOf({ link: URL_OF_FILE, expirationDate: past })).toEqual({ expires: past })
  expect(downloadOf({ expirationDate: later })).toEqual({ expires: later })
  expect(downloadOf({})).toBeUndefined()
})

const format = (value: number, currency: string) => `${value.toFixed(2)} ${currency}`
const viewOf = (order: object) => toOrderView({ id: 'o', currency: 'EUR', ...order } as Order, format, NOW)

it.each([
  ['PENDING', 'FULFILLED', 'pending', true],
  ['REJECTED', 'NOT_FULFILLED', 'rejected', false],
  ['CANCELED', 'PARTIALLY_FULFILLED', 'canceled', true],
  ['APPROVED', 'NOT_FULFILLED', 'preparing', false],
  ['APPROVED', 'PARTIALLY_FULFILLED', 'partlySent', true],
  ['APPROVED', 'FULFILLED', 'sent', true],
  ['A_NEW_STATUS', 'A_NEW_STATUS', 'preparing', false],
])('an order that is %s and %s is %s for its buyer, and parts of it were sent: %s', (status, fulfillmentStatus, state, isSent) => {
  expect(viewOf({ status, fulfillmentStatus })).toMatchObject({ state, isSent })
})

it.each([
  ['NOT_PAID', 'notPaid'],
  ['PAID', 'paid'],
  ['PARTIALLY_PAID', 'partlyPaid'],
  ['PENDING', 'pending'],
  ['PENDING_MERCHANT', 'pending'],
  ['PARTIALLY_REFUNDED', 'partlyRefunded'],
  ['FULLY_REFUNDED', 'refunded'],
  ['CANCELED', 'paymentCanceled'],
  ['DECLINED', 'declined'],
  ['A_NEW_STATUS', undefined],
])('an order with the payment status %s is told as %s', (paymentStatus, payment) => {
  expect(viewOf({ paymentStatus }).payment).toBe(payment)
})

it('an order has its sums in the order in which they are read, without those of zero, except for the total', () => {
  const priceSummary = {
    total: aWirePrice(0),
    tax: aWirePrice(3),
    totalAdditionalFees: aWirePrice(1),
    shipping: aWirePrice(0),
    discount: aWirePrice(2),
    subtotal: aWirePrice(18),
  }
  const { sums, total } = viewOf({ priceSummary })
  expect(sums.map(({ sum, amount }) => [sum, amount.value])).toEqual([
    ['subtotal', 18],
    ['discount', 2],
    ['fees', 1],
    ['tax', 3],
    ['total', 0],
  ])
  expect(total?.value).toBe(0)
  expect(viewOf({})).toMatchObject({ sums: [], lines: [] })
})

it('an order is dated by its purchase, or by its creation, and names its delivery', () => {
  const shippingInfo = { title: 'By post' }
  expect(viewOf({ number: '7', purchasedDate: past, createdDate: later, shippingInfo })).toMatchObject({
    id: 'o',
    number: '7',
    date: past,
    delivery: 'By post',
  })
  expect(viewOf({ createdDate: later }).date).toBe(later)
})

it('a line has its name, choices, quantity and prices, and can be ordered again if it is in a catalog', () => {
  const line = {
    ...aWireLine({ id: 'l', quantity: 2 }),
    descriptionLines: [{ name: { original: 'Size' }, plainText: { original: 'M' } }],
    image: { url: 'https://files.example/mug.jpg' },
  }
  const { lineItemPrice, catalogReference, ...bare } = line
  const [whole, odd] = viewOf({ lineItems: [line, { ...bare, id: '', totalPriceBeforeTax: aWirePrice(9) }] }).lines
  expect(whole).toMatchObject({
    id: 'l',
    name: 'Blue Mug',
    options: [{ name: 'Size', value: 'M' }],
    picture: { url: 'https://files.example/mug.jpg', alt: 'Blue Mug' },
    quantity: 2,
    price: { value: 18 },
    total: { value: 36 },
    item: catalogReference,
  })
  expect(odd).toMatchObject({ id: 'line 1', total: { value: 9 } })
  expect(odd).not.toHaveProperty('item')
})

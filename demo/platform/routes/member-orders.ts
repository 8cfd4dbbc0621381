/** What a member may read of their own orders: searches, fulfillments, invoices, subscriptions. The shop's own server reads those of all. */
import { type ApiContext, createRouter, jsonBody } from '../api-app'
import { checkoutBody } from '../events/checkout-body'
import { orderBody } from '../events/order-body'
import { applicationError, refuse } from '../gateway/errors'
import type { Order } from '../hosted/checkout/order'
import { idFor } from '../storage/ids'
import {
  integerBetween,
  isRecord,
  type Json,
  optionalList,
  optionalRecord,
  optionalString,
  own,
  parseJson,
  requiredIds,
} from '../untrusted'
import { readQueryString } from './query-string'

const MOST = 100
const LONGEST_CURSOR = 16_000
const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const SORTABLE = ['createdDate', 'updatedDate', 'purchasedDate', 'number']
/** Orders that are named by a status only. */
const UNASKED = ['PENDING', 'REJECTED', 'INITIALIZED']

function mayRead(c: ApiContext, permission: string): void {
  const { caller } = c.var
  if (caller.subject?.role === 'MEMBER' || caller.elevated) return
  throw applicationError(403, 'PERMISSION_DENIED', `Permission denied: ${permission}`, { permission })
}

const toBody = (c: ApiContext, order: Order): Json | undefined => {
  const { shop } = c.var
  const checkout = shop.checkouts.find(order.checkoutId)
  if (!checkout) return undefined
  const fulfillments = shop.fulfillments.of(order.id)
  const body = orderBody(shop.site, order, checkoutBody(shop.site, checkout) as Json, 'approved')
  return { ...body, fulfillmentStatus: fulfillments.some(({ completed }) => completed) ? 'FULFILLED' : body.fulfillmentStatus }
}

/** The newest first. */
const ownOrders = (c: ApiContext): Json[] => {
  const { shop, caller, visitorId } = c.var
  return shop.orders
    .list()
    .filter((order) => caller.elevated || order.visitorId === visitorId)
    .reverse()
    .flatMap((order): Json[] => {
      const body = toBody(c, order)
      return body ? [body] : []
    })
}

const isOwn = (c: ApiContext, id: string): boolean => ownOrders(c).some((order) => order.id === id)

const valueAt = (entity: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (isRecord(at) ? own(at, key) : undefined), entity)

/** The operators that are declared for every field. */
const holds = (value: unknown, condition: unknown): boolean => {
  if (!isRecord(condition)) return value === condition
  return Object.entries(condition).every(([operator, asked]) => {
    if (operator === '$eq') return value === asked
    if (operator === '$ne') return value !== asked
    if (operator === '$in') return Array.isArray(asked) && asked.includes(value)
    if (operator === '$nin') return Array.isArray(asked) && !asked.includes(value)
    return refuse('search.filter', `does not support ${operator}`, 'INVALID_FILTER')
  })
}

interface Asked {
  filter: Json
  ascending: boolean
  limit: number
  offset: number
}

function readCursor(cursor: string): { filter: Json; ascending: boolean; offset: number } {
  try {
    const { filter, ascending, offset } = parseJson(Buffer.from(cursor, 'base64url').toString('utf8')) as Json
    if (isRecord(filter) && Number.isInteger(offset)) return { filter, ascending: ascending === true, offset: Number(offset) }
  } catch {
    // Refused below.
  }
  return refuse('search.cursorPaging.cursor', 'is not a cursor', 'FORMAT')
}

function readSearch(body: Json): Asked {
  const search = optionalRecord(own(body, 'search'), 'search') ?? {}
  const paging = optionalRecord(own(search, 'cursorPaging'), 'search.cursorPaging') ?? {}
  const limit = integerBetween(own(paging, 'limit') ?? MOST, 'search.cursorPaging.limit', 1, MOST)
  const cursor = optionalString(own(paging, 'cursor'), 'search.cursorPaging.cursor', LONGEST_CURSOR)
  if (cursor) return { ...readCursor(cursor), limit }
  const [sort] = (optionalList(own(search, 'sort'), 'search.sort', 4) ?? []).map((entry) => (isRecord(entry) ? entry : {}))
  if (sort && !SORTABLE.includes(`${own(sort, 'fieldName')}`))
    refuse('search.sort[0].fieldName', 'cannot be sorted', 'INVALID_SORT')
  return {
    filter: optionalRecord(own(search, 'filter'), 'search.filter') ?? {},
    ascending: Boolean(sort) && own(sort as Json, 'order') !== 'DESC',
    limit,
    offset: 0,
  }
}

const search = (c: ApiContext) => {
  mayRead(c, 'ECOM.READ_ORDERS')
  const { filter, ascending, limit, offset } = readSearch(jsonBody(c))
  const found = ownOrders(c).filter(
    (order) =>
      Object.entries(filter).every(([field, condition]) => holds(valueAt(order, field), condition)) &&
      (Object.hasOwn(filter, 'status') || !UNASKED.includes(`${order.status}`)),
  )
  if (ascending) found.reverse()
  const orders = found.slice(offset, offset + limit)
  const cursorAt = (at: number) => Buffer.from(JSON.stringify({ filter, ascending, offset: at })).toString('base64url')
  const hasNext = offset + limit < found.length
  return c.json({
    orders,
    metadata: {
      count: orders.length,
      cursors: {
        ...(hasNext && { next: cursorAt(offset + limit) }),
        ...(offset > 0 && { prev: cursorAt(Math.max(0, offset - limit)) }),
      },
      hasNext,
    },
  })
}

const readId = (id: string, field: string): string =>
  GUID.test(id) ? id : refuse(field, 'value is not a valid GUID', 'FORMAT', { type: 'GUID' })

/** A contract for each line of an order that is a subscription. */
const contractsOf = (c: ApiContext): Json[] =>
  ownOrders(c).flatMap((order) =>
    (order.lineItems as Json[]).flatMap((line, at) => {
      const info = line.subscriptionInfo as Json | undefined
      if (!info) return []
      const { createdDate, updatedDate, currency, buyerInfo, priceSummary, billingInfo, shippingInfo } = order
      const contract = { createdDate, updatedDate, currency, buyerInfo, priceSummary, billingInfo, shippingInfo }
      return {
        ...contract,
        id: idFor(`contract/${order.id}/${at}`),
        revision: '1',
        title: info.title ?? info.subscriptionOptionTitle,
        description: info.description ?? info.subscriptionOptionDescription,
        subscriptionSettings: info.subscriptionSettings,
        lineItems: [line],
        activities: [],
      }
    }),
  )

const queryContracts = (c: ApiContext, body: Json) => {
  mayRead(c, 'ECOM.SUBSCRIPTION_CONTRACT_READ')
  const query = optionalRecord(own(body, 'query'), 'query') ?? {}
  const filter = optionalRecord(own(query, 'filter'), 'query.filter') ?? {}
  const subscriptionContracts = contractsOf(c).filter((contract) =>
    Object.entries(filter).every(([field, condition]) => holds(valueAt(contract, field), condition)),
  )
  return c.json({ subscriptionContracts, pagingMetadata: { count: subscriptionContracts.length, cursors: {}, hasNext: false } })
}

const CONTRACTS = '/ecom/subscription-contracts/v1/subscription-contracts'

export const createMemberOrderRoutes = () => {
  const app = createRouter()
  app.post('/ecom/v1/orders/search', search)
  app.get('/ecom/v1/fulfillments/orders/:orderId', (c) => {
    mayRead(c, 'ECOM.READ_FULFILLMENTS')
    const orderId = readId(c.req.param('orderId'), 'orderId')
    if (!isOwn(c, orderId)) throw applicationError(404, 'ORDER_NOT_FOUND', 'order not found')
    return c.json({ orderWithFulfillments: { orderId, fulfillments: c.var.shop.fulfillments.of(orderId) } })
  })
  app.post('/ecom/v1/fulfillments/list-by-ids', (c) => {
    mayRead(c, 'ECOM.READ_FULFILLMENTS')
    const orderIds = requiredIds(own(jsonBody(c), 'orderIds'), 'orderIds', MOST).filter((id) => isOwn(c, id))
    return c.json({
      ordersWithFulfillments: orderIds.map((orderId) => ({ orderId, fulfillments: c.var.shop.fulfillments.of(orderId) })),
    })
  })
  app.post('/ecom/v1/invoices/list-by-ids', (c) => {
    mayRead(c, 'ECOM.READ_INVOICES')
    const orderIds = requiredIds(own(jsonBody(c), 'orderIds'), 'orderIds', MOST).filter((id) => isOwn(c, id))
    const invoicesInfo = (orderId: string) => [{ id: idFor(`invoice/${orderId}`), appId: idFor('invoices') }]
    return c.json({ invoicesForOrder: orderIds.map((orderId) => ({ orderId, invoicesInfo: invoicesInfo(orderId) })) })
  })
  app.get(`${CONTRACTS}/query`, (c) => queryContracts(c, readQueryString(c.req.url)))
  app.post(`${CONTRACTS}/query`, (c) => queryContracts(c, jsonBody(c)))
  app.get(`${CONTRACTS}/:id`, (c) => {
    mayRead(c, 'ECOM.SUBSCRIPTION_CONTRACT_READ')
    const id = readId(c.req.param('id'), 'subscriptionContractId')
    const subscriptionContract = contractsOf(c).find((contract) => contract.id === id)
    if (!subscriptionContract) throw applicationError(404, 'NOT_FOUND', 'not found')
    return c.json({ subscriptionContract })
  })
  return app
}

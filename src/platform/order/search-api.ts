/** docs/platform.md §7 "Orders": the orders of the caller, what of them was sent, and their invoices. */
import type { Caller, CallOptions } from '../http/call'
import { CART } from '../http/gateway/gateway'
import { get, readByPost } from '../http/read-call'
import { path } from '../http/request-target'
import { readPage } from '../query/read-page'
import { entitiesIn, entityIn } from '../wire/convert'
import { FULFILLMENTS_CONVERSION, ORDER_CONVERSION } from './conversion'
import type { OrderFulfillments } from './fulfillment-model'
import type { OrderInvoices, OrderPage, OrderSearch } from './search-model'

/**
 * POST /v1/orders/search, a read. For members: the platform answers with their own orders, without any filter. Resolves a page, whose cursors are
 * in `metadata`. Rejects with `INVALID_ARGUMENT` and `violations` for a search that the platform refuses, `status` 403 for a visitor.
 */
export const searchOrders = (client: Caller, search: OrderSearch = {}, options?: CallOptions): Promise<OrderPage> =>
  client.request({
    ...readByPost(CART, '/v1/orders/search', { search }, options),
    read: readPage<OrderPage>('orders', ORDER_CONVERSION),
  })

/** GET /v1/fulfillments/orders/{orderId}. For members: the fulfillments of one order, with their tracking links. */
export const listFulfillments = (client: Caller, orderId: string, options?: CallOptions): Promise<OrderFulfillments> =>
  client.request({
    ...get(CART, path`/v1/fulfillments/orders/${orderId}`, { orderId }, options),
    read: (body) => entityIn<OrderFulfillments>(body, 'orderWithFulfillments', FULFILLMENTS_CONVERSION),
  })

/** POST /v1/fulfillments/list-by-ids, a read. For members: the fulfillments of 1 to 100 orders. */
export const listFulfillmentsOfOrders = (
  client: Caller,
  orderIds: readonly string[],
  options?: CallOptions,
): Promise<OrderFulfillments[]> =>
  client.request({
    ...readByPost(CART, '/v1/fulfillments/list-by-ids', { orderIds }, options),
    read: (body) => entitiesIn<OrderFulfillments>(body, 'ordersWithFulfillments', FULFILLMENTS_CONVERSION),
  })

/** POST /v1/invoices/list-by-ids, a read. For members: ids of the invoices of 1 to 100 orders; the platform gives no address of them. */
export const listInvoicesOfOrders = (
  client: Caller,
  orderIds: readonly string[],
  options?: CallOptions,
): Promise<OrderInvoices[]> =>
  client.request({
    ...readByPost(CART, '/v1/invoices/list-by-ids', { orderIds }, options),
    read: (body) => entitiesIn<OrderInvoices>(body, 'invoicesForOrder'),
  })

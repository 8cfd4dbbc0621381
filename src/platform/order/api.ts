/** docs/platform.md §3 "Order": reads. They need an elevated client, or the member who placed the order. */
import type { Caller, CallOptions } from '../http/call'
import { CART } from '../http/gateway/gateway'
import { get } from '../http/read-call'
import { path } from '../http/request-target'
import { entityIn } from '../wire/convert'
import { ORDER_CONVERSION } from './conversion'
import type { Order } from './model'

/**
 * GET /v1/orders/{id} (§3 "Order"). Resolves the order; amounts are decimal text in major units of its currency, weights in
 * `weightUnit`. Rejects with the platform's code or `HTTP_404` when there is no such order, `status` 403 for an order of another
 * buyer.
 */
export const getOrder = (client: Caller, id: string, options?: CallOptions): Promise<Order> =>
  client.request({
    ...get(CART, path`/v1/orders/${id}`, { id }, options),
    read: (body) => entityIn<Order>(body, 'order', ORDER_CONVERSION),
  })

/** One order, for its buyer and the shop's own server. */
import { createRouter } from '../api-app'
import { checkoutBody } from '../events/checkout-body'
import { orderBody } from '../events/order-body'
import { applicationError, refuse } from '../gateway/errors'
import type { Json } from '../untrusted'

const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export const createOrderRoutes = () => {
  const app = createRouter()
  app.get('/ecom/v1/orders/:id', (c) => {
    const { shop, caller, visitorId } = c.var
    const id = c.req.param('id')
    if (!GUID.test(id)) refuse('id', 'value is not a valid GUID', 'FORMAT', { type: 'GUID' })
    const order = shop.orders.find(id)
    const checkout = order && shop.checkouts.find(order.checkoutId)
    if (!checkout) throw applicationError(404, 'ORDER_NOT_FOUND', 'order not found')
    if (order.visitorId !== visitorId && !caller.elevated)
      throw applicationError(403, 'PERMISSION_DENIED', 'Permission denied: ECOM.READ_ORDERS', { permission: 'ECOM.READ_ORDERS' })
    return c.json({ order: orderBody(shop.site, order, checkoutBody(shop.site, checkout) as Json, 'approved') })
  })
  return app
}

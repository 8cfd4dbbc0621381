/** Events of a payment: checkout completed; order created, paid and approved; stock reduced; cart deleted. */
import type { Cart } from '../cart/cart-store'
import type { HostedCheckout, Order } from '../hosted/checkout/order'
import type { Orders } from '../hosted/checkout/orders'
import type { Site } from '../site'
import type { Db } from '../storage/db'
import type { Json } from '../untrusted'
import { recoverAbandoned } from './abandoned'
import type { CartEvents } from './cart-events'
import type { CatalogEvents } from './catalog-events'
import { checkoutBody } from './checkout-body'
import { orderBody } from './order-body'
import { type Actor, isSubscribed, recordEvent } from './record'

const ORDER = 'wix.ecom.v1.order'
const CHECKOUT = 'wix.ecom.v1.checkout'

interface OrderEventOptions {
  db: Db
  site: Site
  orders: Orders
  events: CartEvents
  stock: CatalogEvents
  actorOf(ownerId: string): Actor
}

/** The cart as it was stored in the checkout. */
const cartIn = (
  db: Db,
  { checkoutId, cartId, visitorId, lines, coupon, info }: HostedCheckout,
): { cart: Cart; createdAt: string } => {
  const row = db.get<{ snapshot: string; created_at: string }>('SELECT * FROM checkout WHERE id = ?', checkoutId)
  const { buyerNote = '' } = JSON.parse(row?.snapshot ?? '{}') as { buyerNote?: string }
  const kept = db.get<{ purchase_flow_id: string; owned_by_member: number }>(
    `SELECT purchase_flow_id, EXISTS (SELECT 1 FROM identity WHERE identity.id = cart.visitor_id) AS owned_by_member FROM cart WHERE id = ?`,
    cartId,
  )
  const createdAt = row?.created_at ?? new Date().toISOString()
  const cart: Cart = {
    id: cartId,
    visitorId,
    ownedByMember: kept?.owned_by_member === 1,
    couponCode: coupon?.code ?? null,
    buyerNote,
    info,
    purchaseFlowId: kept?.purchase_flow_id ?? '',
    createdAt,
    updatedAt: createdAt,
    revision: 1,
    lines: lines.map(({ line }) => line),
  }
  return { cart, createdAt }
}

export const announceOrders = ({ db, site, orders, events, stock, actorOf }: OrderEventOptions): Orders => {
  const orderEvents = (order: Order, checkout: Json, actor: Actor): void => {
    const record = (slug: string, body: Parameters<typeof recordEvent>[1]['body']) =>
      recordEvent(db, { entity: ORDER, entityId: order.id, slug, actor, body })
    record('created', { createdEvent: { entity: orderBody(site, order, checkout, 'made') } })
    const paid = { order: orderBody(site, order, checkout, 'paid'), previousPaymentStatus: 'NOT_PAID' }
    record('payment_status_updated', { actionEvent: { body: paid } })
    record('approved', { actionEvent: { body: { order: orderBody(site, order, checkout, 'approved') } } })
  }

  const place: Orders['place'] = (sessionId, contact, address, option) => {
    const checkout = isSubscribed(db) ? orders.findCheckout(sessionId) : null
    if (!checkout || checkout.state === 'DONE') return orders.place(sessionId, contact, address, option)
    const actor = actorOf(checkout.visitorId)
    const { cart, createdAt } = cartIn(db, checkout)
    return events.watch([checkout.visitorId], () => {
      const body = checkoutBody(site, {
        id: checkout.checkoutId,
        cart,
        lines: checkout.lines,
        coupon: checkout.coupon,
        buyer: {
          ...checkout.buyer,
          email: contact.email,
          ...(address && { shippingAddress: address }),
          ...(option && { selectedShippingOption: option }),
        },
        completed: true,
        createdAt,
        updatedAt: new Date().toISOString(),
      }) as Json
      const placed = stock.watch('ORDER', actor, () => orders.place(sessionId, contact, address, option))
      const order = placed.outcome === 'paid' ? orders.find(placed.orderId) : null
      if (!order) return placed
      const about = { entity: CHECKOUT, entityId: checkout.checkoutId, actor }
      recordEvent(db, { ...about, slug: 'updated', body: { updatedEvent: { currentEntity: body } } })
      recordEvent(db, { ...about, slug: 'completed', body: { actionEvent: { body: { checkout: body, orderId: order.id } } } })
      recoverAbandoned(db, site, checkout.checkoutId, body)
      orderEvents(order, body, actor)
      return placed
    })
  }
  return { ...orders, place }
}

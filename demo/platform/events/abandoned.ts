/** Checkouts that nobody paid for in time, and those that were paid after all. */
import { randomUUID } from 'node:crypto'
import type { CartLine } from '../cart/cart-store'
import { findCoupon } from '../cart/coupons'
import { priceLine } from '../cart/pricing'
import type { Catalog } from '../catalog/catalog'
import type { Db } from '../db'
import type { Json } from '../read'
import type { Site } from '../site'
import { checkoutBody } from './checkout-body'
import { recordEvent } from './record'

const ENTITY = 'wix.ecom.v1.abandoned_checkout'

interface CheckoutRow {
  id: string
  visitor_id: string
  cart_id: string
  snapshot: string
  created_at: string
  purchase_flow_id: string
  owned_by_member: number
}

const abandonedBody = (site: Site, id: string, checkout: Json, createdAt: string, recoveredAt?: string): Json => {
  const summary = checkout.priceSummary as Json
  return {
    id,
    createdDate: createdAt,
    updatedDate: recoveredAt ?? createdAt,
    checkoutId: checkout.id,
    cartId: checkout.cartId,
    status: recoveredAt ? 'RECOVERED' : 'ABANDONED',
    buyerLanguage: checkout.buyerLanguage,
    buyerInfo: checkout.buyerInfo,
    currency: checkout.currency,
    conversionCurrency: checkout.conversionCurrency,
    totalPrice: summary.total,
    subtotalPrice: summary.subtotal,
    activities: [],
    checkoutUrl: `${site.url}${site.homePath}`,
    lineItems: (checkout.lineItems as Json[]).map(
      ({
        id: lineId,
        quantity,
        catalogReference,
        productName,
        price,
        priceBeforeDiscounts,
        descriptionLines,
        media,
        physicalProperties,
      }) => ({
        id: lineId,
        quantity,
        catalogReference,
        productName,
        price,
        priceBeforeDiscounts,
        descriptionLines,
        ...(media !== undefined && { image: media }),
        physicalProperties,
      }),
    ),
    appliedDiscounts: checkout.appliedDiscounts,
    ...(recoveredAt !== undefined && { checkoutRecoveredDate: recoveredAt }),
  }
}

/** Announces, once each, the open checkouts that are older than `afterMs` and whose cart still waits. */
export const announceAbandoned = (db: Db, site: Site, catalog: Catalog, afterMs: number): void => {
  const since = new Date(Date.now() - afterMs).toISOString()
  const rows = db.all<CheckoutRow>(
    `SELECT c.id, c.visitor_id, c.cart_id, c.snapshot, c.created_at, cart.purchase_flow_id,
            EXISTS (SELECT 1 FROM identity WHERE identity.id = cart.visitor_id) AS owned_by_member
     FROM checkout c JOIN cart ON cart.id = c.cart_id
     WHERE c.state = 'OPEN' AND c.created_at <= ? AND c.id NOT IN (SELECT checkout_id FROM abandoned_checkout)`,
    since,
  )
  for (const row of rows) {
    db.transaction(() => {
      const { lines, couponCode, buyerNote, info, buyer } = JSON.parse(row.snapshot)
      const checkout = checkoutBody(site, {
        id: row.id,
        cart: {
          id: row.cart_id,
          visitorId: row.visitor_id,
          ownedByMember: row.owned_by_member === 1,
          couponCode,
          buyerNote,
          info,
          purchaseFlowId: row.purchase_flow_id,
          createdAt: row.created_at,
          updatedAt: row.created_at,
          lines,
        },
        lines: (lines as CartLine[]).map((line) => priceLine(catalog, line, lines)),
        coupon: findCoupon(db, couponCode, row.visitor_id),
        buyer,
        completed: false,
        createdAt: row.created_at,
        updatedAt: row.created_at,
      }) as Json
      const id = randomUUID()
      const now = new Date().toISOString()
      db.run('INSERT INTO abandoned_checkout VALUES (?, ?, ?, NULL)', row.id, id, now)
      recordEvent(db, {
        entity: ENTITY,
        entityId: id,
        slug: 'created',
        body: { createdEvent: { entity: abandonedBody(site, id, checkout, now) } },
      })
    })
  }
}

/** Inside the transaction of the payment: tells that a checkout which was given up has been paid. */
export const recoverAbandoned = (db: Db, site: Site, checkoutId: string, checkout: Json): void => {
  const row = db.get<{ id: string; created_at: string }>(
    'SELECT * FROM abandoned_checkout WHERE checkout_id = ? AND recovered_at IS NULL',
    checkoutId,
  )
  if (!row) return
  const now = new Date().toISOString()
  db.run('UPDATE abandoned_checkout SET recovered_at = ? WHERE checkout_id = ?', now, checkoutId)
  const body = { abandonedCheckout: abandonedBody(site, row.id, checkout, row.created_at, now) }
  recordEvent(db, { entity: ENTITY, entityId: row.id, slug: 'recovered', body: { actionEvent: { body } } })
}

/** Checkouts that were not paid in time (abandoned), and those that were paid after that (recovered). */
import { randomUUID } from 'node:crypto'
import { createCheckouts } from '../cart/checkouts'
import type { Catalog } from '../catalog/catalog'
import type { Site } from '../site'
import type { Db } from '../storage/db'
import type { Json } from '../untrusted'
import { checkoutBody } from './checkout-body'
import { recordEvent } from './record'

const ENTITY = 'wix.ecom.v1.abandoned_checkout'

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

/** Announces once each open checkout that is older than `afterMs` and whose cart was not bought. */
export const announceAbandoned = (db: Db, site: Site, catalog: Catalog, afterMs: number): void => {
  const since = new Date(Date.now() - afterMs).toISOString()
  const known = new Set(
    db.all<{ checkout_id: string }>('SELECT checkout_id FROM abandoned_checkout').map((row) => row.checkout_id),
  )
  for (const facts of createCheckouts(db, catalog).openBefore(since)) {
    if (known.has(facts.id)) continue
    db.transaction(() => {
      const checkout = checkoutBody(site, facts) as Json
      const id = randomUUID()
      const now = new Date().toISOString()
      db.run('INSERT INTO abandoned_checkout VALUES (?, ?, ?, NULL)', facts.id, id, now)
      recordEvent(db, {
        entity: ENTITY,
        entityId: id,
        slug: 'created',
        body: { createdEvent: { entity: abandonedBody(site, id, checkout, now) } },
      })
    })
  }
}

/** Announces that an abandoned checkout has been paid. Call it inside the transaction of the payment. */
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

/** Turns an open checkout into an order, in one transaction. */
import { randomUUID } from 'node:crypto'
import type { CartInfo, CartLine } from '../../cart/cart-store'
import { countCouponUse, findCoupon } from '../../cart/coupons'
import { type ChosenOption, chosenOption } from '../../cart/estimate/delivery'
import { destinationOf } from '../../cart/estimate/destination'
import { everything, totalsOf } from '../../cart/estimate/totals'
import { priceLine } from '../../cart/pricing'
import { type HeldGiftCard, obfuscated, paidByGiftCard, redeemGiftCard } from '../../cart/v2/gift-cards'
import { openCheckout } from '../../cart/v2/open-checkout'
import type { Catalog } from '../../catalog/catalog'
import type { Site } from '../../site'
import type { Db } from '../../storage/db'
import type { Json } from '../../untrusted'
import { describeLine, lineName, linePicture } from './line-text'
import {
  type Callbacks,
  type Contact,
  type DeliveryAddress,
  type DeliveryRequest,
  type HostedCheckout,
  type Order,
  type OrderLine,
  type OrderTotals,
  type Placed,
  workingCoupon,
} from './order'

interface SessionRow {
  id: string
  checkout_id: string
  callbacks: string
  visitor_id: string
  cart_id: string
  state: 'OPEN' | 'DONE'
  snapshot: string
  order_id: string | null
  cart_exists: number
}

interface Snapshot {
  lines: CartLine[]
  couponCode: string | null
  giftCard?: HeldGiftCard
  info: CartInfo
  buyer: Json
}

interface PurchaseRow {
  id: string
  number: number
  checkout_id: string
  visitor_id: string
  contact: string
  address: string | null
  coupon_code: string | null
  totals: string
  created_at: string
}

const FIRST_ORDER_NUMBER = 10_001

export const createOrders = (db: Db, catalog: Catalog, site: Site) => {
  /** A cart that is its own checkout is paid as it is now, not as it was when its buyer left the shop. */
  const renew = (sessionId: string): void => {
    const open = db.get<{ checkout_id: string }>(
      'SELECT s.checkout_id FROM redirect_session s JOIN cart ON cart.id = s.checkout_id WHERE s.id = ?',
      sessionId,
    )
    if (open) openCheckout(db, open.checkout_id)
  }

  const findCheckout = (sessionId: string, request: DeliveryRequest = {}): HostedCheckout | null => {
    renew(sessionId)
    const row = db.get<SessionRow>(
      `SELECT s.id, s.checkout_id, s.callbacks, c.visitor_id, c.cart_id, c.state, c.snapshot, c.order_id,
              c.cart_id = '' OR EXISTS (SELECT 1 FROM cart WHERE cart.id = c.cart_id) AS cart_exists
       FROM redirect_session s JOIN checkout c ON c.id = s.checkout_id WHERE s.id = ?`,
      sessionId,
    )
    if (!row) return null
    const snapshot = JSON.parse(row.snapshot) as Snapshot
    const lines = snapshot.lines.map((line) => priceLine(catalog, line, snapshot.lines))
    const coupon = findCoupon(db, snapshot.couponCode, row.visitor_id)
    const { info, buyer, giftCard } = snapshot
    const destination = destinationOf(request.address ?? buyer.shippingAddress ?? info.contactInfo?.address)
    const option = request.option ?? chosenOption(buyer.selectedShippingOption ?? info.selectedShippingOption)
    const totals = totalsOf(site, lines, coupon, everything(row.visitor_id, destination, option))
    const paidMinor = paidByGiftCard(db, giftCard, totals.payNow)
    return {
      sessionId: row.id,
      checkoutId: row.checkout_id,
      visitorId: row.visitor_id,
      cartId: row.cart_id,
      state: row.state,
      orderId: row.order_id,
      cartExists: row.cart_exists === 1,
      callbacks: JSON.parse(row.callbacks) as Callbacks,
      lines,
      coupon,
      totals,
      giftCard: giftCard && paidMinor > 0 ? { held: giftCard, shown: obfuscated(giftCard.code), paidMinor } : null,
      info,
      buyer,
    }
  }

  const linesOf = (orderId: string): OrderLine[] =>
    db
      .all<{
        product_id: string | null
        variant_id: string | null
        name: string
        details: string
        picture: string | null
        quantity: number
        unit_price_minor: number
        line_total_minor: number
      }>('SELECT * FROM purchase_line WHERE purchase_id = ? ORDER BY position', orderId)
      .map((row) => ({
        productId: row.product_id,
        variantId: row.variant_id,
        name: row.name,
        details: row.details,
        picture: row.picture,
        quantity: row.quantity,
        unitPriceMinor: row.unit_price_minor,
        lineTotalMinor: row.line_total_minor,
      }))
  const toOrder = (row: PurchaseRow): Order => ({
    id: row.id,
    number: row.number,
    checkoutId: row.checkout_id,
    visitorId: row.visitor_id,
    contact: JSON.parse(row.contact) as Contact,
    address: row.address === null ? null : (JSON.parse(row.address) as DeliveryAddress),
    couponCode: row.coupon_code,
    lines: linesOf(row.id),
    totals: JSON.parse(row.totals) as OrderTotals,
    createdAt: row.created_at,
  })
  const list = (): Order[] => db.all<PurchaseRow>('SELECT * FROM purchase ORDER BY number').map(toOrder)
  const find = (orderId: string): Order | null => {
    const row = db.get<PurchaseRow>('SELECT * FROM purchase WHERE id = ?', orderId)
    return row ? toOrder(row) : null
  }

  const insert = (checkout: HostedCheckout, contact: Contact, address: DeliveryAddress | null): string => {
    const id = randomUUID()
    const { totals, lines } = checkout
    const stored: OrderTotals = {
      subtotalMinor: totals.subtotal,
      discountMinor: totals.discount,
      shippingMinor: totals.shipping,
      taxMinor: totals.tax,
      totalMinor: totals.total,
      paidMinor: totals.payNow,
      fees: totals.fees.map(({ code, name, minor }) => ({ code, name, minor })),
      taxName: totals.rate.name,
      taxPercent: totals.rate.percent,
      taxIncluded: totals.rate.included,
      delivery: totals.option && { code: totals.option.code, carrierId: totals.option.carrierId, title: totals.option.title },
    }
    db.run(
      `INSERT INTO purchase
       SELECT ?, coalesce(max(number) + 1, ${FIRST_ORDER_NUMBER}), ?, ?, ?, ?, ?, ?, ? FROM purchase`,
      id,
      checkout.checkoutId,
      checkout.visitorId,
      JSON.stringify(contact),
      address && JSON.stringify(address),
      workingCoupon(checkout)?.code ?? null,
      JSON.stringify(stored),
      new Date().toISOString(),
    )
    lines.forEach((priced, position) => {
      const { item, quantity } = priced.line
      const catalogItem = item.kind === 'catalog' ? item : null
      db.run(
        'INSERT INTO purchase_line VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
        id,
        position,
        catalogItem?.productId ?? null,
        catalogItem?.variantId ?? null,
        lineName(priced),
        describeLine(priced),
        linePicture(priced)?.id ?? null,
        quantity,
        priced.unitMinor,
        priced.totalMinor,
      )
    })
    return id
  }

  /** Idempotent: a second submit, of the same form or from another tab, returns the existing order. */
  const place = (sessionId: string, contact: Contact, address: DeliveryAddress | null, option?: ChosenOption): Placed =>
    db.transaction((): Placed => {
      const checkout = findCheckout(sessionId, { ...(address && { address: { ...address } }), ...(option && { option }) })
      if (checkout?.state === 'DONE' && checkout.orderId) return { outcome: 'paid', orderId: checkout.orderId }
      if (!checkout?.cartExists) return { outcome: 'closed' }
      const short = checkout.lines.filter(({ line, left }) => left < line.quantity)
      if (short.length > 0) return { outcome: 'unavailable', lines: short }
      if (checkout.totals.unserved) return { outcome: 'unserved' }
      const orderId = insert(checkout, contact, address)
      for (const { line } of checkout.lines) {
        if (line.item.kind !== 'catalog') continue
        // Checked above inside the same transaction; a failure here rolls the order back.
        if (!catalog.takeStock(line.item.productId, line.item.variantId, line.quantity))
          throw new Error('stock was lost mid-payment')
      }
      const coupon = workingCoupon(checkout)
      if (coupon) countCouponUse(db, coupon)
      if (checkout.giftCard) redeemGiftCard(db, checkout.giftCard.held, checkout.giftCard.paidMinor)
      db.run('DELETE FROM cart WHERE id = ?', checkout.cartId)
      db.run("UPDATE checkout SET state = 'DONE', order_id = ? WHERE id = ?", orderId, checkout.checkoutId)
      return { outcome: 'paid', orderId }
    })

  const fullUrlOf = (sessionId: string): string | null =>
    db.get<{ full_url: string }>('SELECT full_url FROM redirect_session WHERE id = ?', sessionId)?.full_url ?? null

  return { findCheckout, fullUrlOf, place, list, find }
}

export type Orders = ReturnType<typeof createOrders>

/** Checkouts: the contents of the cart when they were created, or as they were changed since, priced as of now. */
import type { Catalog } from '../catalog/catalog'
import type { CheckoutFacts } from '../events/checkout-body'
import type { Db } from '../storage/db'
import type { Json } from '../untrusted'
import type { CartInfo, CartLine } from './cart-store'
import { findCoupon } from './coupons'
import { priceLine } from './pricing'
import { findGiftCard, type HeldGiftCard } from './v2/gift-cards'

interface CheckoutRow {
  id: string
  visitor_id: string
  /** Empty for a checkout that was made without a cart. */
  cart_id: string
  state: 'OPEN' | 'DONE'
  snapshot: string
  created_at: string
  purchase_flow_id: string | null
  owned_by_member: number
}

export interface CheckoutSnapshot {
  lines: CartLine[]
  couponCode: string | null
  buyerNote: string
  info: CartInfo
  buyer: Json
  giftCard?: HeldGiftCard
  customUrl?: string
  /** Absent until the checkout is changed. */
  updatedAt?: string
}

/** A left join, since the cart is deleted when it is paid. */
const SELECT = `SELECT checkout.*, cart.purchase_flow_id,
    EXISTS (SELECT 1 FROM identity WHERE identity.id = checkout.visitor_id) AS owned_by_member
  FROM checkout LEFT JOIN cart ON cart.id = checkout.cart_id`

export const createCheckouts = (db: Db, catalog: Catalog) => {
  const toFacts = (row: CheckoutRow): CheckoutFacts => {
    const { lines, couponCode, buyerNote, info, buyer, giftCard, customUrl, updatedAt } = JSON.parse(
      row.snapshot,
    ) as CheckoutSnapshot
    const card = giftCard && findGiftCard(db, giftCard.code)
    return {
      id: row.id,
      cart: {
        id: row.cart_id,
        visitorId: row.visitor_id,
        ownedByMember: row.owned_by_member === 1,
        couponCode,
        buyerNote,
        info,
        purchaseFlowId: row.purchase_flow_id ?? '',
        createdAt: row.created_at,
        updatedAt: row.created_at,
        revision: 1,
        lines,
      },
      lines: lines.map((line) => priceLine(catalog, line, lines)),
      coupon: findCoupon(db, couponCode, row.visitor_id),
      buyer,
      completed: row.state === 'DONE',
      ...(card && { giftCard: { ...giftCard, balanceMinor: card.balanceMinor } }),
      ...(customUrl && { customUrl }),
      createdAt: row.created_at,
      updatedAt: updatedAt ?? row.created_at,
    }
  }
  const firstOf = (row: CheckoutRow | undefined): CheckoutFacts | null => (row ? toFacts(row) : null)

  return {
    find: (id: string) => firstOf(db.get<CheckoutRow>(`${SELECT} WHERE checkout.id = ?`, id)),
    /** The newest checkout of a cart. */
    findOfCart: (cartId: string) =>
      firstOf(
        db.get<CheckoutRow>(
          `${SELECT} WHERE checkout.cart_id = ? ORDER BY checkout.created_at DESC, checkout.rowid DESC`,
          cartId,
        ),
      ),
    /** Open checkouts created before `since` whose cart, if they have one, still exists. */
    openBefore: (since: string) =>
      db
        .all<CheckoutRow>(
          `${SELECT} WHERE checkout.state = 'OPEN' AND checkout.created_at <= ?
           AND (cart.id IS NOT NULL OR checkout.cart_id = '')`,
          since,
        )
        .map(toFacts),
  }
}

export type Checkouts = ReturnType<typeof createCheckouts>

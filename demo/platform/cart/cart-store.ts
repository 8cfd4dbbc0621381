/** Stores one cart per visitor, in rows. Every change is a transaction and updates `updatedAt`. */
import { randomUUID } from 'node:crypto'
import type { Db } from '../storage/db'
import type { Json } from '../untrusted'

export interface CatalogItem {
  kind: 'catalog'
  productId: string
  variantId: string
  choices: Record<string, string>
  customTexts: Record<string, string>
  /** Choices that define no variant but may have a price; only in version 3 of the catalog. */
  modifiers?: Record<string, string>
  /** Keys of `catalogReference.options` that the shop does not use; they are returned as they were sent. */
  extras: Json
  /** The price of one unit when it was added, in minor units. */
  pricedMinor?: number
}

export interface CustomItem {
  kind: 'custom'
  name: string
  priceMinor: number
  preset: string
  descriptionLines: { name: string; text: string }[]
  payment?: Payment
  physical?: { weight?: number; sku?: string; shippable?: boolean }
  /** For a service: the time and the number of participants. */
  at?: { scheduledDate?: string; endDate?: string; numberOfParticipants?: number }
  media?: Json
  /** The slug of one of the shop's services, and the reference it was added by. */
  service?: string
  reference?: Json
}

export interface Payment {
  option: PaymentOption
  /** For one unit, in minor units. */
  depositMinor?: number
}

export const PAYMENT_OPTIONS = [
  'FULL_PAYMENT_ONLINE',
  'FULL_PAYMENT_OFFLINE',
  'MEMBERSHIP',
  'DEPOSIT_ONLINE',
  'MEMBERSHIP_OFFLINE',
] as const
export type PaymentOption = (typeof PAYMENT_OPTIONS)[number]

export interface CartLine {
  id: string
  quantity: number
  item: CatalogItem | CustomItem
}

export interface CartInfo {
  contactInfo?: Json
  email?: string
  selectedShippingOption?: Json
}

export interface Cart {
  id: string
  /** The id of the visitor or the member. */
  visitorId: string
  ownedByMember: boolean
  couponCode: string | null
  buyerNote: string
  info: CartInfo
  purchaseFlowId: string
  createdAt: string
  updatedAt: string
  /** Rises with every change. */
  revision: number
  lines: CartLine[]
}

interface CartRow {
  id: string
  visitor_id: string
  owned_by_member: number
  coupon_code: string | null
  buyer_note: string
  info: string
  purchase_flow_id: string
  created_at: string
  updated_at: string
  revision: number
  owner_id: string
}

/** A cart with its owner: the visitor or member whose current cart it is, or for whom it was made beside that one. */
const SELECT = `SELECT cart.*, coalesce(cart_v2.owner_id, cart.visitor_id) AS owner_id,
    EXISTS (SELECT 1 FROM identity WHERE identity.id = coalesce(cart_v2.owner_id, cart.visitor_id)) AS owned_by_member
  FROM cart LEFT JOIN cart_v2 ON cart_v2.cart_id = cart.id`

/** Items with equal keys share a line item. Choices and texts are sorted, so their order in the request does not matter. */
export const mergeKeyOf = (item: CatalogItem | CustomItem): string => {
  const sorted = (record: Json) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))
  return item.kind === 'custom'
    ? item.reference
      ? JSON.stringify([item.service, item.at])
      : `custom ${randomUUID()}`
    : JSON.stringify([
        item.productId,
        item.variantId,
        sorted(item.choices),
        sorted(item.customTexts),
        sorted(item.extras),
        sorted(item.modifiers ?? {}),
      ])
}

export const createCartStore = (db: Db) => {
  const find = (visitorId: string): Cart | null => toCart(db.get<CartRow>(`${SELECT} WHERE cart.visitor_id = ?`, visitorId))
  const findById = (id: string): Cart | null => toCart(db.get<CartRow>(`${SELECT} WHERE cart.id = ?`, id))

  const toCart = (row: CartRow | undefined): Cart | null => {
    if (!row) return null
    const lines = db
      .all<{ id: string; quantity: number; item: string }>('SELECT * FROM cart_line WHERE cart_id = ? ORDER BY position', row.id)
      .map((line) => ({ id: line.id, quantity: line.quantity, item: JSON.parse(line.item) as CartLine['item'] }))
    return {
      id: row.id,
      visitorId: row.owner_id,
      ownedByMember: row.owned_by_member === 1,
      couponCode: row.coupon_code,
      buyerNote: row.buyer_note,
      info: JSON.parse(row.info) as CartInfo,
      purchaseFlowId: row.purchase_flow_id,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      revision: row.revision,
      lines,
    }
  }

  const findOrCreate = (visitorId: string): Cart => {
    const now = new Date().toISOString()
    db.run(
      "INSERT INTO cart VALUES (?, ?, NULL, '', '{}', ?, ?, ?, 1) ON CONFLICT (visitor_id) DO NOTHING",
      randomUUID(),
      visitorId,
      randomUUID(),
      now,
      now,
    )
    const cart = find(visitorId)
    if (!cart) throw new Error('a cart that was just created is missing')
    return cart
  }

  const touch = (cartId: string): void =>
    db.run('UPDATE cart SET updated_at = ?, revision = revision + 1 WHERE id = ?', new Date().toISOString(), cartId)

  const addLine = (cartId: string, item: CartLine['item'], quantity: number): void => {
    const next = db.get<{ position: number }>(
      'SELECT coalesce(max(position), 0) + 1 AS position FROM cart_line WHERE cart_id = ?',
      cartId,
    )
    db.run(
      `INSERT INTO cart_line VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (cart_id, merge_key) DO UPDATE SET quantity = quantity + excluded.quantity`,
      randomUUID(),
      cartId,
      next?.position ?? 1,
      mergeKeyOf(item),
      quantity,
      JSON.stringify(item),
    )
    touch(cartId)
  }

  const setQuantity = (cartId: string, lineId: string, quantity: number): void => {
    db.run('UPDATE cart_line SET quantity = ? WHERE cart_id = ? AND id = ?', quantity, cartId, lineId)
    touch(cartId)
  }

  const removeLine = (cartId: string, lineId: string): void => {
    db.run('DELETE FROM cart_line WHERE cart_id = ? AND id = ?', cartId, lineId)
    touch(cartId)
  }

  const setCoupon = (cartId: string, code: string | null): void => {
    db.run('UPDATE cart SET coupon_code = ? WHERE id = ?', code, cartId)
    touch(cartId)
  }

  const setInfo = (cartId: string, buyerNote: string, info: CartInfo): void => {
    db.run('UPDATE cart SET buyer_note = ?, info = ? WHERE id = ?', buyerNote, JSON.stringify(info), cartId)
    touch(cartId)
  }

  const exists = (cartId: string): boolean => db.get('SELECT 1 FROM cart WHERE id = ?', cartId) !== undefined
  const remove = (cartId: string): void => db.run('DELETE FROM cart WHERE id = ?', cartId)

  return { find, findById, findOrCreate, touch, addLine, setQuantity, removeLine, setCoupon, setInfo, exists, remove }
}

export type CartStore = ReturnType<typeof createCartStore>

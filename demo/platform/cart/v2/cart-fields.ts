/** What only version 2 knows of a cart, beside its lines, coupon, note and delivery: those are shared with version 1. */
import type { Db } from '../../storage/db'
import type { Json } from '../../untrusted'
import type { HeldGiftCard } from './gift-cards'

export interface CartFields {
  giftCard?: HeldGiftCard
  customCheckoutUrl?: string
  /** Name and telephone of the buyer. */
  customer?: Json
  billingAddress?: Json
  billingContact?: Json
  extendedFields?: Json
  forms?: Json[]
}

export const readFields = (db: Db, cartId: string): CartFields => {
  const row = db.get<{ fields: string }>('SELECT fields FROM cart_v2 WHERE cart_id = ?', cartId)
  return row ? (JSON.parse(row.fields) as CartFields) : {}
}

export const writeFields = (db: Db, cartId: string, fields: CartFields): void =>
  db.run(
    'INSERT INTO cart_v2 (cart_id, fields) VALUES (?, ?) ON CONFLICT (cart_id) DO UPDATE SET fields = excluded.fields',
    cartId,
    JSON.stringify(fields),
  )

/** Makes the cart one beside its owner's current cart. */
export const setOwner = (db: Db, cartId: string, ownerId: string): void =>
  db.run('INSERT INTO cart_v2 (cart_id, owner_id) VALUES (?, ?)', cartId, ownerId)

export const isBeside = (db: Db, cartId: string): boolean =>
  db.get('SELECT 1 FROM cart_v2 WHERE cart_id = ? AND owner_id IS NOT NULL', cartId) !== undefined

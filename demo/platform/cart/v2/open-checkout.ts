/** A cart of version 2 is its own checkout: it has a row under its own id, which holds what is in the cart at this moment. */
import type { Db } from '../../storage/db'
import { createCartStore } from '../cart-store'
import { readFields } from './cart-fields'

/** For a cart that still exists; one that was ordered keeps its row. */
export const openCheckout = (db: Db, cartId: string): void => {
  const cart = createCartStore(db).findById(cartId)
  if (!cart) return
  const { giftCard } = readFields(db, cartId)
  const { lines, couponCode, buyerNote, info } = cart
  db.run(
    `INSERT INTO checkout VALUES (?, ?, ?, 'OPEN', ?, NULL, ?)
     ON CONFLICT (id) DO UPDATE SET snapshot = excluded.snapshot, visitor_id = excluded.visitor_id`,
    cartId,
    cart.visitorId,
    cartId,
    JSON.stringify({ lines, couponCode, buyerNote, info, buyer: {}, giftCard }),
    new Date().toISOString(),
  )
}

/** Whether the visitor may leave for the checkout with this id as that of a cart. */
export const isOwnCart = (db: Db, cartId: string, visitorId: string): boolean =>
  createCartStore(db).findById(cartId)?.visitorId === visitorId

/** Moves the contents of a visitor's cart to the member's cart at login. */
import { createCartStore, mergeKeyOf } from '../../cart/cart-store'
import { leftFor } from '../../cart/pricing'
import { readFields, writeFields } from '../../cart/v2/cart-fields'
import type { Catalog } from '../../catalog/catalog'
import type { Db } from '../../storage/db'

/**
 * The visitor's cart becomes the member's; if the member has one, the line items are added to it, limited to the stock.
 * The visitor's open checkouts move too, so that a login during a checkout does not lose it.
 */
export const adoptCart = (db: Db, catalog: Catalog, visitorId: string, memberId: string): void =>
  db.transaction(() => {
    db.run("UPDATE checkout SET visitor_id = ? WHERE visitor_id = ? AND state = 'OPEN'", memberId, visitorId)
    db.run('UPDATE cart_v2 SET owner_id = ? WHERE owner_id = ?', memberId, visitorId)
    const store = createCartStore(db)
    const visitors = store.find(visitorId)
    if (!visitors) return
    const members = store.find(memberId)
    if (!members) {
      db.run('UPDATE cart SET visitor_id = ?, updated_at = ? WHERE id = ?', memberId, new Date().toISOString(), visitors.id)
      return
    }
    for (const { item, quantity } of visitors.lines) {
      const lines = store.find(memberId)?.lines ?? []
      const same = lines.find((line) => mergeKeyOf(line.item) === mergeKeyOf(item))
      const product = item.kind === 'catalog' ? catalog.findProduct(item.productId) : null
      const room = product ? leftFor(product, same ?? { id: '', quantity: 0, item }, lines) - (same?.quantity ?? 0) : quantity
      const taken = Math.min(quantity, room)
      if (taken > 0) store.addLine(members.id, item, taken)
    }
    if (members.couponCode === null && visitors.couponCode !== null) store.setCoupon(members.id, visitors.couponCode)
    const { giftCard } = readFields(db, visitors.id)
    const fields = readFields(db, members.id)
    if (giftCard && !fields.giftCard) writeFields(db, members.id, { ...fields, giftCard })
    store.remove(visitors.id)
  })

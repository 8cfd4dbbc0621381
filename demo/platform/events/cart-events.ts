/** Events of carts and checkouts: whatever the change was, the event is derived from the state before and after it. */
import { cartBody } from '../cart/cart-body'
import type { CartService, PricedCart } from '../cart/cart-service'
import type { CheckoutWrites } from '../cart/checkout-writes'
import { PlatformError } from '../gateway/errors'
import type { Site } from '../site'
import type { Db } from '../storage/db'
import type { Json } from '../untrusted'
import { type CheckoutFacts, checkoutBody } from './checkout-body'
import { type Actor, isSubscribed, recordEvent } from './record'

const CART = 'wix.ecom.v1.cart'
const CHECKOUT = 'wix.ecom.v1.checkout'

export interface CartEvents {
  /** Runs `work` and records its changes to the carts of `owners`, in one transaction. */
  watch<T>(owners: readonly string[], work: () => T): T
  checkoutCreated(checkoutId: string, priced: PricedCart, buyer: Json): void
}

interface CartEventOptions {
  db: Db
  site: Site
  carts: CartService
  actorOf(ownerId: string): Actor
}

export const createCartEvents = ({ db, site, carts, actorOf }: CartEventOptions): CartEvents => {
  const cartOf = (ownerId: string): PricedCart | null => {
    try {
      return carts.get(ownerId)
    } catch (error) {
      if (error instanceof PlatformError && error.code === 'OWNED_CART_NOT_FOUND') return null
      throw error
    }
  }
  /** The bodies of all carts of the owners, by cart id. */
  const bodiesOf = (owners: readonly string[]): Map<string, { ownerId: string; body: Json }> => {
    const found = owners.flatMap((ownerId) => {
      const priced = cartOf(ownerId)
      return priced ? [{ ownerId, body: cartBody(site, priced.cart, priced.lines, priced.coupon) as Json }] : []
    })
    return new Map(found.map((entry) => [String(entry.body.id), entry]))
  }
  /** A new date alone does not count as a change. */
  const isSame = (a: Json, b: Json): boolean =>
    JSON.stringify({ ...a, updatedDate: null }) === JSON.stringify({ ...b, updatedDate: null })

  const watch = <T>(owners: readonly string[], work: () => T): T => {
    if (!isSubscribed(db)) return work()
    return db.transaction(() => {
      const before = bodiesOf(owners)
      const result = work()
      const after = bodiesOf(owners)
      for (const [entityId, { ownerId, body }] of before) {
        if (after.has(entityId)) continue
        const deletedEvent = { deletedEntity: body }
        recordEvent(db, { entity: CART, entityId, slug: 'deleted', actor: actorOf(ownerId), body: { deletedEvent } })
      }
      for (const [entityId, { ownerId, body }] of after) {
        const known = before.get(entityId)
        if (known && isSame(known.body, body)) continue
        const change = known ? { updatedEvent: { currentEntity: body } } : { createdEvent: { entity: body } }
        const slug = known ? 'updated' : 'created'
        recordEvent(db, { entity: CART, entityId, slug, actor: actorOf(ownerId), body: change })
      }
      return result
    })
  }

  const checkoutCreated = (checkoutId: string, { cart, lines, coupon }: PricedCart, buyer: Json): void => {
    const now = new Date().toISOString()
    const facts: CheckoutFacts = {
      id: checkoutId,
      cart,
      lines,
      coupon,
      buyer,
      completed: false,
      createdAt: now,
      updatedAt: now,
    }
    recordEvent(db, {
      entity: CHECKOUT,
      entityId: checkoutId,
      slug: 'created',
      actor: actorOf(cart.visitorId),
      body: { createdEvent: { entity: checkoutBody(site, facts) } },
    })
  }

  return { watch, checkoutCreated }
}

/** The same writes, which also record events. */
export const announceCheckouts = (
  db: Db,
  site: Site,
  writes: CheckoutWrites,
  actorOf: (ownerId: string) => Actor,
): CheckoutWrites => {
  const recorded = (slug: 'created' | 'updated', work: () => CheckoutFacts): CheckoutFacts =>
    db.transaction(() => {
      const facts = work()
      const entity = checkoutBody(site, facts)
      const body = slug === 'created' ? { createdEvent: { entity } } : { updatedEvent: { currentEntity: entity } }
      recordEvent(db, { entity: CHECKOUT, entityId: facts.id, slug, actor: actorOf(facts.cart.visitorId), body })
      return facts
    })
  return {
    create: (ownerId, change) => recorded('created', () => writes.create(ownerId, change)),
    update: (id, change) => recorded('updated', () => writes.update(id, change)),
    setQuantities: (id, updates) => recorded('updated', () => writes.setQuantities(id, updates)),
    removeLines: (id, ids) => recorded('updated', () => writes.removeLines(id, ids)),
    removeCoupon: (id) => recorded('updated', () => writes.removeCoupon(id)),
    removeGiftCard: (id) => recorded('updated', () => writes.removeGiftCard(id)),
  }
}

/** The same service, which also records events. */
export const announceCarts = (db: Db, carts: CartService, events: CartEvents): CartService => ({
  get: carts.get,
  add: (id, items) => events.watch([id], () => carts.add(id, items)),
  update: (id, patch) => events.watch([id], () => carts.update(id, patch)),
  setQuantities: (id, updates) => events.watch([id], () => carts.setQuantities(id, updates)),
  removeLines: (id, lines) => events.watch([id], () => carts.removeLines(id, lines)),
  removeCoupon: (id) => events.watch([id], () => carts.removeCoupon(id)),
  remove: (id) => events.watch([id], () => carts.remove(id)),
  createCheckout: (id, buyer) =>
    db.transaction(() => {
      const checkoutId = carts.createCheckout(id, buyer)
      events.checkoutCreated(checkoutId, carts.get(id), buyer)
      return checkoutId
    }),
})

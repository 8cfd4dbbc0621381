/** Wraps a shop so that its changes become events. The rest of the platform does not know about events. */
import type { Shop } from '../shop'
import { announceCarts, announceCheckouts, createCartEvents } from './cart-events'
import { announceWrites, createCatalogEvents } from './catalog-events'
import { announceOrders } from './order-events'
import { clearEvents, createEventTables } from './outbox'
import { type Actor, recordEvent } from './record'

const REDIRECT_SESSION = 'wix.headless.v1.redirect_session'

/** Returns the shop with functions that record events; creates the tables for them. */
export const announceChanges = (shop: Shop): Shop => {
  const { db, site, carts, orders, identity } = shop
  createEventTables(db)
  const actorOf = (ownerId: string): Actor => ({ kind: identity.accounts.find(ownerId) ? 'member' : 'visitor', id: ownerId })
  const stock = createCatalogEvents(db, site, shop.fullCatalog)
  const events = createCartEvents({ db, site, carts, actorOf })
  return {
    ...shop,
    ...announceWrites(stock, shop),
    carts: announceCarts(db, carts, events),
    checkoutWrites: announceCheckouts(db, site, shop.checkoutWrites, actorOf),
    orders: announceOrders({ db, site, orders, events, stock, actorOf }),
    identity: {
      ...identity,
      adoptCart: (visitorId, memberId) => events.watch([visitorId, memberId], () => identity.adoptCart(visitorId, memberId)),
      redirects: {
        ...identity.redirects,
        create: (session, urlFor) =>
          db.transaction(() => {
            const created = identity.redirects.create(session, urlFor)
            const { origin, pathname, searchParams } = new URL(created.fullUrl)
            const entity = {
              id: created.id,
              fullUrl: created.fullUrl,
              urlDetails: { endpoint: origin + pathname, searchParams: Object.fromEntries(searchParams) },
              shortUrl: `${site.url}/r/${created.id}`,
            }
            recordEvent(db, {
              entity: REDIRECT_SESSION,
              entityId: created.id,
              slug: 'created',
              actor: actorOf(session.owner.id),
              body: { createdEvent: { entity } },
            })
            return created
          }),
      },
    },
    reset: () => {
      shop.reset()
      clearEvents(db)
    },
  }
}

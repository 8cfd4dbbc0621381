/** One shop of the platform: a database of its own, so nothing of it can be seen from another one. */
import { type CartService, createCartService } from './cart/cart-service'
import { type Catalog, createCatalog } from './catalog/catalog'
import { type Credentials, credentialsOf } from './credentials'
import { type Db, openDb } from './db'
import { createOrders, type Orders } from './hosted/orders'
import { createIdentity, type Identity } from './identity/identity'
import { createRules } from './identity/rules'
import { type Currency, createMoney } from './money'
import { reseedShop, type ShopSeed, seedShop } from './seed'
import type { Site } from './site'
import { createTokens, type Tokens } from './tokens'

export interface ShopOptions {
  seed: ShopSeed
  databaseFile: string
  currency: Currency
  bulkProducts: number
  accessTokenLifetimeS: number
  platformUrl: () => string
}

export interface Shop {
  clientId: string
  site: Site
  db: Db
  catalog: Catalog
  carts: CartService
  orders: Orders
  tokens: Tokens
  identity: Identity
  /** What the shop's own server and its app identify themselves with. */
  credentials: Credentials
  /** Back to the seed. Visitors keep their tokens. */
  reset(): void
}

export const openShop = ({
  seed,
  databaseFile,
  currency,
  bulkProducts,
  accessTokenLifetimeS,
  platformUrl,
}: ShopOptions): Shop => {
  const db = openDb(databaseFile)
  const money = createMoney(currency)
  seedShop(db, seed, { money, bulkProducts })
  const site: Site = {
    get url() {
      return platformUrl()
    },
    homePath: seed.homePath,
    name: seed.name,
    money,
    deliveryMinor: seed.deliveryMinor(money),
  }
  const catalog = createCatalog(db)
  const rules = createRules(db)
  const rotates = () => rules.get().rotateRefreshTokens
  const tokens = createTokens(db, { clientId: seed.clientId, lifetimeS: accessTokenLifetimeS, rotates })
  const credentials = credentialsOf(seed.clientId)
  return {
    clientId: seed.clientId,
    site,
    db,
    catalog,
    carts: createCartService(db, catalog, money),
    orders: createOrders(db, catalog, site),
    tokens,
    identity: createIdentity({ db, catalog, site, siteId: credentials.siteId, tokens, rules }),
    credentials,
    reset: () => {
      rules.reset()
      reseedShop(db, seed, { money, bulkProducts })
    },
  }
}

/** One shop of the platform: a database of its own, so nothing of it can be seen from another one. */
import { type BehindTheBack, createBehindTheBack } from './cart/behind-the-back'
import { type CartService, createCartService } from './cart/cart-service'
import { type Catalog, createCatalog } from './catalog/catalog'
import { type Db, openDb } from './db'
import { createOrders, type Orders } from './hosted/orders'
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
  behindTheBack: BehindTheBack
  orders: Orders
  tokens: Tokens
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
  return {
    clientId: seed.clientId,
    site,
    db,
    catalog,
    carts: createCartService(db, catalog, money),
    behindTheBack: createBehindTheBack(db, catalog),
    orders: createOrders(db, catalog, site),
    tokens: createTokens(db, { clientId: seed.clientId, lifetimeS: accessTokenLifetimeS }),
    reset: () => reseedShop(db, seed, { money, bulkProducts }),
  }
}

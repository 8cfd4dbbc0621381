/** One shop of the platform, with a separate database, so that shops cannot see each other's data. */
import { createStockRequests, type StockRequests } from './back-in-stock/stock-requests'
import { type BehindTheBack, createBehindTheBack, noMishaps } from './cart/behind-the-back'
import { type CartService, createCartService } from './cart/cart-service'
import { type CheckoutWrites, createCheckoutWrites } from './cart/checkout-writes'
import { type Checkouts, createCheckouts } from './cart/checkouts'
import { type Commerce, createCommerceRules } from './cart/commerce-rules'
import { type Catalog, type CatalogVersion, createCatalog } from './catalog/catalog'
import { createInventoryWrites, type InventoryWrites } from './catalog/inventory'
import { type CollectionWrites, createCollectionWrites } from './catalog/writes/collection-writes'
import { createProductWrites, type ProductWrites } from './catalog/writes/product-writes'
import { type Credentials, credentialsOf } from './gateway/credentials'
import { createTokens, type Tokens } from './gateway/tokens'
import { createFulfillments, type Fulfillments } from './hosted/checkout/fulfillments'
import { createOrders, type Orders } from './hosted/checkout/orders'
import { createIdentity, type Identity } from './identity/identity'
import { createRules } from './identity/rules'
import { type Currency, createMoney } from './money'
import { reseedShop, type ShopSeed, seedShop } from './seed'
import type { Site } from './site'
import { type Db, openDb } from './storage/db'
import { createWishLists, type WishLists } from './wish-list/wish-lists'

export interface ShopOptions {
  seed: ShopSeed
  databaseFile: string
  currency: Currency
  /** @default v1 */
  catalogVersion?: CatalogVersion
  bulkProducts: number
  accessTokenLifetimeS: number
  platformUrl: () => string
}

export interface Shop {
  clientId: string
  site: Site
  db: Db
  /** The catalog as visitors see it. */
  catalog: Catalog
  /** The catalog as the merchant sees it, with hidden products. */
  fullCatalog: Catalog
  productWrites: ProductWrites
  collectionWrites: CollectionWrites
  inventoryWrites: InventoryWrites
  carts: CartService
  checkouts: Checkouts
  checkoutWrites: CheckoutWrites
  /** The owner's settings for orders. */
  commerce: Commerce
  behindTheBack: BehindTheBack
  orders: Orders
  stockRequests: StockRequests
  wishLists: WishLists
  /** What of the orders was sent. */
  fulfillments: Fulfillments
  tokens: Tokens
  identity: Identity
  /** Credentials of the shop's own server and its app. */
  credentials: Credentials
  /** Restores the seed. Visitors keep their tokens. */
  reset(): void
}

export const openShop = ({
  seed,
  databaseFile,
  currency,
  catalogVersion = 'v1',
  bulkProducts,
  accessTokenLifetimeS,
  platformUrl,
}: ShopOptions): Shop => {
  const db = openDb(databaseFile)
  const money = createMoney(currency)
  seedShop(db, seed, { money, bulkProducts })
  const commerce = createCommerceRules(db)
  const mishaps = noMishaps()
  const site: Site = {
    get commerce() {
      return commerce.get()
    },
    get url() {
      return platformUrl()
    },
    homePath: seed.homePath,
    name: seed.name,
    money,
    catalogVersion,
    deliveryMinor: seed.deliveryMinor(money),
  }
  const catalog = createCatalog(db, { version: catalogVersion })
  const fullCatalog = createCatalog(db, { version: catalogVersion, hidden: true })
  const productWrites = createProductWrites(db, fullCatalog, money)
  const rules = createRules(db)
  const rotates = () => rules.get().rotateRefreshTokens
  const tokens = createTokens(db, { clientId: seed.clientId, lifetimeS: accessTokenLifetimeS, rotates })
  const checkouts = createCheckouts(db, catalog)
  const credentials = credentialsOf(seed.clientId)
  const identity = createIdentity({ db, catalog, site, siteId: credentials.siteId, tokens, rules })
  return {
    clientId: seed.clientId,
    site,
    db,
    catalog,
    fullCatalog,
    productWrites,
    collectionWrites: createCollectionWrites(db, fullCatalog, productWrites),
    inventoryWrites: createInventoryWrites(db, fullCatalog),
    carts: createCartService(db, catalog, money, mishaps),
    checkouts,
    checkoutWrites: createCheckoutWrites({ db, catalog, site, find: checkouts.find }),
    commerce,
    behindTheBack: createBehindTheBack(db, catalog, mishaps),
    orders: createOrders(db, catalog, site),
    stockRequests: createStockRequests(db),
    wishLists: createWishLists(db),
    fulfillments: createFulfillments(db),
    tokens,
    identity,
    credentials,
    reset: () => {
      rules.reset()
      identity.throttle.reset()
      commerce.reset()
      Object.assign(mishaps, noMishaps())
      reseedShop(db, seed, { money, bulkProducts })
    },
  }
}

/** The local commerce platform: a token service, a catalog, carts, and the hosted pages for payment. */
import { Hono } from 'hono'
import type { ApiEnv } from './api-app'
import type { StockRequest } from './back-in-stock/stock-requests'
import type { CommerceRules } from './cart/commerce-rules'
import { type CartSwitch, type CartVersions, refuseGone } from './cart/v2/cart-versions'
import type { CatalogVersion } from './catalog/catalog'
import { stockOfVariant, totalStock } from './catalog/product'
import { announceChanges } from './events/announce'
import type { Undelivered } from './events/outbox'
import { type EventOptions, startEvents } from './events/start'
import { createFaults, type Faults } from './faults'
import type { Credentials } from './gateway/credentials'
import { notFoundBody } from './gateway/errors'
import { answerError, onApi, readBody, withCors, withRequestId } from './gateway/gateway'
import type { Fulfillments } from './hosted/checkout/fulfillments'
import type { Order } from './hosted/checkout/order'
import { createHostedFlowRoutes } from './hosted/login/flow-routes'
import { createInstallerRoutes } from './hosted/login/installer'
import { createMerchantRoutes } from './hosted/merchant'
import { createHostedRoutes } from './hosted/routes'
import type { Identity } from './identity/identity'
import { createJournal, type Journal } from './journal'
import type { Currency } from './money'
import { createCartRoutes } from './routes/cart'
import { createCartV2Routes } from './routes/cart-v2'
import { createCatalogRoutes } from './routes/catalog/catalog'
import { createCheckoutRoutes } from './routes/checkouts'
import { createControlRoutes } from './routes/control'
import { createMemberControlRoutes } from './routes/control-members'
import { createEventRoutes } from './routes/events'
import { requireVisitor } from './routes/identity/caller'
import { createCaptchaRoutes } from './routes/identity/captcha'
import { createIdentityRoutes } from './routes/identity/identity'
import { createIdentityBrowserRoutes } from './routes/identity/identity-browser'
import { createIdentityProviderRoutes } from './routes/identity/identity-provider'
import { createOauthRoutes } from './routes/identity/oauth'
import { createRecoveryRoutes } from './routes/identity/recovery'
import { createVerificationRoutes } from './routes/identity/verification'
import { createMediaRoutes } from './routes/media'
import { createRedirectRoutes } from './routes/redirects'
import { createServiceRoutes, SERVICE_PREFIXES } from './routes/services'
import { FERN_AND_FABLE, NORTHLIGHT, type ShopSeed } from './seed'
import { NASTY_COLLECTIONS, NASTY_PRODUCTS } from './seeds/shops/nasty'
import { openShop, type Shop } from './shop'

export interface ShopsOptions {
  databaseFile?: string
  accessTokenLifetimeS?: number
  /** The currency of the main shop; the second one always uses another. */
  currency?: Currency
  /** The catalog version of both shops; calls of the other are refused as on the real platform. @default v1 */
  catalogVersion?: CatalogVersion
  /** The versions of the cart that work; calls of another one are answered as gone. @default both */
  cart?: CartVersions
  /** Adds this many simple products, from `bulk-001` on. */
  bulkProducts?: number
  /** Adds sixty hostile products, in the separate collection `nasty`. */
  nastyProducts?: boolean
  /** The receiver of events; without it, none are sent. */
  events?: EventOptions
}

export interface Platform {
  readonly url: string
  clientId: string
  /** Another shop on the same platform: other products, carts, coupons and currency. */
  secondClientId: string
  catalogVersion: CatalogVersion
  bulkProducts: number
  faults: Faults
  journal: Journal
  /** Applies to tokens issued from now on. */
  setAccessTokenLifetime(seconds: number): void
  /** Every access token issued so far is answered with 401; refresh tokens stay valid. */
  expireAccessTokens(): void
  /** Without a variant id, every variant of the product gets the quantity. */
  setStock(slug: string, quantity: number, variantId?: string): void
  /** Sets the price of every variant, in minor units, and ends the product's discount. */
  setPrice(slug: string, minor: number): void
  /** Only in the main shop. */
  expireCoupon(code: string): void
  /** The product is gone from the catalog; in carts it remains as a line item without a product. */
  hideProduct(slug: string): void
  /** The next adds in the main shop answer 200 and add nothing. @default 1 */
  ignoreAdds(times?: number): void
  /** The next changes of carts in the main shop are refused like concurrent changes. @default 1 */
  refuseChanges(times?: number): void
  /** Changes the main shop's settings for orders, only those that are named. */
  setCommerce(changes: Partial<CommerceRules>): CommerceRules
  /** From now on, only these versions of the cart work. `goneAs` is how calls of version 1 are refused. */
  setCart(changes: Partial<CartSwitch>): CartSwitch
  /** Without a variant id, the sum over the variants; `Infinity` when not tracked. */
  stockOf(slug: string, variantId?: string): number
  /** The orders of the main shop, unless another one is named. */
  orders(clientId?: string): Order[]
  productId(slug: string): string
  /** Who waits for what in the main shop, oldest first. */
  stockRequests(): StockRequest[]
  /** Sends a fulfillment of an order of the main shop. */
  sendOrder: Fulfillments['add']
  /** Members, messages and rules of the main shop, unless another one is named. */
  identity(clientId?: string): Identity
  /** Credentials of the shop's own server and its app. */
  credentials(clientId?: string): Credentials
  /** Restores the seed: carts, orders, stock, faults and journal. Visitors keep their tokens. */
  reset(): void
  /** Events that their receiver has not accepted yet. */
  undeliveredEvents(): Undelivered[]
  /** Method and path of every route, as the router lists them: `POST /ecom/v1/carts/current/add-to-cart`. */
  routes(): string[]
  /** Answers one request. `bindings` are those of the HTTP server, if there is one. */
  fetch(request: Request, bindings?: object): Response | Promise<Response>
  /** Ends delays, waits for requests under way, and closes the databases. `connections` settles when the last connection is closed. */
  close(connections?: Promise<void>): Promise<void>
}

/** Where the platform is reached. */
export interface Place {
  url(): string
  closeIdleConnections?(): void
}

const DEFAULT_LIFETIME_S = 14_400
const VISITOR_PREFIXES = ['/ecom/*', '/stores-reader/*', '/stores/*', '/categories/*', ...SERVICE_PREFIXES, '/v2/*', '/_api/*']

/** The second shop's database is a file beside the first one's. */
const secondFile = (file: string): string => (file === ':memory:' ? file : file.replace(/(\.\w+)?$/, '-second$1'))

const withNasty = (shop: ShopSeed): ShopSeed => ({
  ...shop,
  products: [...shop.products, ...NASTY_PRODUCTS],
  collections: [...shop.collections, ...NASTY_COLLECTIONS],
})

/** The platform without a port: requests are answered in process. */
export const openPlatform = ({ url, closeIdleConnections = () => {} }: Place, options: ShopsOptions = {}): Platform => {
  const { databaseFile = ':memory:', currency = 'EUR', bulkProducts = 0 } = options
  const {
    accessTokenLifetimeS: lifetimeS = DEFAULT_LIFETIME_S,
    catalogVersion = 'v1',
    nastyProducts = false,
    cart = 'both',
  } = options
  const seed = nastyProducts ? withNasty(FERN_AND_FABLE) : FERN_AND_FABLE
  const common = { accessTokenLifetimeS: lifetimeS, platformUrl: url, catalogVersion }
  const main = announceChanges(openShop({ ...common, seed, databaseFile, currency, bulkProducts }))
  const second = announceChanges(
    openShop({
      ...common,
      seed: NORTHLIGHT,
      databaseFile: secondFile(databaseFile),
      currency: currency === 'USD' ? 'EUR' : 'USD',
      bulkProducts: 0,
    }),
  )
  const shops: readonly Shop[] = [main, second]
  const closeShops = () => {
    for (const { db } of shops) db.close()
  }
  const events = (() => {
    try {
      return startEvents(shops, options.events)
    } catch (error) {
      closeShops()
      throw error
    }
  })()
  const { faults, middleware: injectFaults, keepNoConnection, end: endFaults } = createFaults(closeIdleConnections)
  const { journal, middleware: record } = createJournal()

  const cartSwitch: CartSwitch = { versions: cart, goneAs: 'route' }
  const setCart = (changes: Partial<CartSwitch>): CartSwitch => ({ ...Object.assign(cartSwitch, changes) })

  const setAccessTokenLifetime = (seconds: number) => {
    for (const { tokens } of shops) tokens.setLifetime(seconds)
  }
  const expireAccessTokens = () => {
    for (const { tokens } of shops) tokens.expireAll()
  }
  const reset = () => {
    for (const shop of shops) shop.reset()
    setAccessTokenLifetime(lifetimeS)
    setCart({ versions: cart, goneAs: 'route' })
    faults.clear()
    journal.clear()
  }
  const controls = {
    behindTheBack: main.behindTheBack,
    commerce: main.commerce,
    faults,
    journal,
    setCart,
    reset,
    setAccessTokenLifetime,
    expireAccessTokens,
  }

  const allowedToo = () => (main.commerce.get().currencyHeader === 'refused' ? '' : ', x-wix-currency')
  const working = new Set<Promise<void>>()
  const app = new Hono<ApiEnv>()
  app.onError(answerError)
  app.use(async (_, next) => {
    const work = next()
    working.add(work)
    await work.finally(() => working.delete(work))
  })
  app.use(withRequestId)
  app.use('/_control/*', readBody)
  app.route('/', createControlRoutes(controls))
  app.route('/', createMemberControlRoutes(shops))
  app.use(keepNoConnection, onApi(record), onApi(withCors(allowedToo)), readBody, injectFaults)
  app.route('/', createEventRoutes(events))
  app.route('/', createMediaRoutes())
  app.route('/', createHostedFlowRoutes(shops))
  app.route('/', createHostedRoutes(main, [second]))
  app.route('/', createMerchantRoutes(main))
  app.route('/', createInstallerRoutes(shops))
  app.route('/', createOauthRoutes(shops))
  app.route('/', createCaptchaRoutes(shops))
  app.route('/', createIdentityProviderRoutes(shops))
  app.route('/', createIdentityBrowserRoutes(shops))
  for (const prefix of VISITOR_PREFIXES) app.use(prefix, requireVisitor(shops))
  app.use(
    '/ecom/*',
    refuseGone(() => cartSwitch),
  )
  app.route('/', createCartRoutes())
  app.route('/', createCartV2Routes())
  app.route('/', createCheckoutRoutes())
  app.route('/', createCatalogRoutes())
  app.route('/', createServiceRoutes())
  app.route('/', createRedirectRoutes())
  app.route('/', createIdentityRoutes())
  app.route('/', createVerificationRoutes())
  app.route('/', createRecoveryRoutes())
  app.notFound((c) => answerError(notFoundBody(c.req.method, c.req.path), c))

  const shopOf = (clientId: string): Shop => {
    const shop = shops.find((candidate) => candidate.clientId === clientId)
    if (!shop) throw new Error(`there is no shop "${clientId}"`)
    return shop
  }
  const productOf = (slug: string) => {
    for (const { catalog, behindTheBack } of shops) {
      const product = catalog.findProductBySlug(slug)
      if (product) return { product, behindTheBack }
    }
    throw new Error(`no shop has a product "${slug}"`)
  }

  return {
    get url() {
      return url()
    },
    clientId: main.clientId,
    secondClientId: second.clientId,
    catalogVersion,
    bulkProducts,
    faults,
    journal,
    setAccessTokenLifetime,
    expireAccessTokens,
    setStock: (slug, ...change) => productOf(slug).behindTheBack.setStock(slug, ...change),
    setPrice: (slug, minor) => productOf(slug).behindTheBack.setPrice(slug, minor),
    expireCoupon: (code) => main.behindTheBack.expireCoupon(code),
    hideProduct: (slug) => productOf(slug).behindTheBack.hide(slug),
    ignoreAdds: (times = 1) => main.behindTheBack.ignoreAdds(times),
    refuseChanges: (times = 1) => main.behindTheBack.refuseChanges(times),
    setCommerce: (changes) => main.commerce.set(changes),
    setCart,
    stockOf: (slug, variantId) => {
      const { product } = productOf(slug)
      return variantId === undefined ? totalStock(product) : stockOfVariant(product, variantId)
    },
    productId: (slug) => productOf(slug).product.id,
    stockRequests: () => main.stockRequests.list(),
    sendOrder: main.fulfillments.add,
    identity: (clientId = main.clientId) => shopOf(clientId).identity,
    credentials: (clientId = main.clientId) => shopOf(clientId).credentials,
    orders: (clientId = main.clientId) => shops.find((shop) => shop.clientId === clientId)?.orders.list() ?? [],
    reset,
    undeliveredEvents: () => events.undelivered(),
    routes: () => [
      ...new Set(app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`)),
    ],
    fetch: (request, bindings) => app.fetch(request, bindings),
    close: async (connections) => {
      const stopped = events.stop()
      endFaults()
      try {
        await Promise.all([stopped, connections])
        // Requests that are delayed, or whose caller is gone, still finish their work on the database.
        while (working.size) await Promise.allSettled(working)
      } finally {
        closeShops()
      }
    },
  }
}

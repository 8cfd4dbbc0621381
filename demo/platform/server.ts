/** The local commerce platform: a token service, a catalog, carts, and the hosted pages that take the money. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import type { ApiEnv } from './api-app'
import { createCartService } from './cart/cart-service'
import { createCatalog } from './catalog/catalog'
import { stockOfVariant, totalStock } from './catalog/product'
import { openDb } from './db'
import { notFoundBody } from './errors'
import { createFaults, type Faults } from './faults'
import { answerError, limitBody, onApi, withCors, withRequestId } from './gateway'
import { createOrders, type Order } from './hosted/orders'
import { createHostedRoutes } from './hosted/routes'
import { createJournal, type Journal } from './journal'
import { createCartRoutes } from './routes/cart'
import { createCatalogRoutes } from './routes/catalog'
import { createControlRoutes } from './routes/control'
import { createMediaRoutes } from './routes/media'
import { createOauthRoutes, requireVisitor } from './routes/oauth'
import { createRedirectRoutes } from './routes/redirects'
import { DEMO_CLIENT_ID, reseedShop, seedShop } from './seed'
import { createTokens } from './tokens'

export interface PlatformOptions {
  /** 0 picks a free one. */
  port?: number
  host?: string
  /** The host name in the URLs the platform hands out. */
  publicHost?: string
  databaseFile?: string
  accessTokenLifetimeS?: number
}

export interface Platform {
  url: string
  clientId: string
  faults: Faults
  journal: Journal
  /** For tokens issued from now on. */
  setAccessTokenLifetime(seconds: number): void
  /** Every access token issued so far is answered with 401; refresh tokens stay good. */
  expireAccessTokens(): void
  /** Without a variant id, every variant of the product gets the quantity. */
  setStock(slug: string, quantity: number, variantId?: string): void
  /** Without a variant id, the sum over the variants; `Infinity` when not tracked. */
  stockOf(slug: string, variantId?: string): number
  productId(slug: string): string
  orders(): Order[]
  /** Back to the seed: carts, orders, stock, faults and journal. Visitors keep their tokens. */
  reset(): void
  close(): Promise<void>
}

const DEFAULT_LIFETIME_S = 14_400
const VISITOR_PREFIXES = ['/ecom/*', '/stores-reader/*', '/stores/*', '/v2/*', '/_api/*']

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })

export const startPlatform = async (options: PlatformOptions = {}): Promise<Platform> => {
  const { host = '127.0.0.1', publicHost = 'localhost', databaseFile = ':memory:' } = options
  const db = openDb(databaseFile)
  seedShop(db)
  const catalog = createCatalog(db)
  const carts = createCartService(db, catalog)
  const orders = createOrders(db, catalog)
  const lifetimeS = options.accessTokenLifetimeS ?? DEFAULT_LIFETIME_S
  const tokens = createTokens(db, { clientId: DEMO_CLIENT_ID, lifetimeS })
  const { faults, middleware: injectFaults } = createFaults()
  const { journal, middleware: record } = createJournal()
  let url = ''
  const baseUrl = () => url

  const reset = () => {
    reseedShop(db)
    tokens.setLifetime(lifetimeS)
    faults.clear()
    journal.clear()
  }
  const controls = {
    faults,
    journal,
    reset,
    setAccessTokenLifetime: tokens.setLifetime,
    expireAccessTokens: tokens.expireAll,
  }

  const app = new Hono<ApiEnv>()
  app.onError(answerError)
  app.use(withRequestId)
  app.route('/', createControlRoutes(controls))
  app.use(onApi(withCors), onApi(record), limitBody, injectFaults)
  app.route('/', createMediaRoutes())
  app.route('/', createHostedRoutes({ orders, catalog }))
  app.route('/', createOauthRoutes(tokens, DEMO_CLIENT_ID))
  for (const prefix of VISITOR_PREFIXES) app.use(prefix, requireVisitor(tokens))
  app.route('/', createCartRoutes(carts, baseUrl))
  app.route('/', createCatalogRoutes(catalog, baseUrl))
  app.route('/', createRedirectRoutes(db, baseUrl))
  app.notFound((c) => answerError(notFoundBody(c.req.method, c.req.path), c))

  const server = createAdaptorServer({ fetch: app.fetch, createServer }) as Server
  try {
    url = `http://${publicHost}:${await listen(server, options.port ?? 0, host)}`
  } catch (error) {
    db.close()
    throw error
  }

  const productOf = (slug: string) => {
    const product = catalog.findProductBySlug(slug)
    if (!product) throw new Error(`the shop has no product "${slug}"`)
    return product
  }

  return {
    url,
    clientId: DEMO_CLIENT_ID,
    faults,
    journal,
    setAccessTokenLifetime: tokens.setLifetime,
    expireAccessTokens: tokens.expireAll,
    setStock: (slug, quantity, variantId) => {
      const product = productOf(slug)
      const ids = variantId === undefined ? product.variants.map((variant) => variant.id) : [variantId]
      for (const id of ids) {
        if (!product.stock.has(id)) throw new Error(`"${slug}" has no variant "${id}"`)
        catalog.setStock(product.id, id, quantity)
      }
    },
    stockOf: (slug, variantId) => {
      const product = productOf(slug)
      return variantId === undefined ? totalStock(product) : stockOfVariant(product, variantId)
    },
    productId: (slug) => productOf(slug).id,
    orders: orders.list,
    reset,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => {
          db.close()
          if (error) reject(error)
          else resolve()
        })
        server.closeAllConnections()
      }),
  }
}

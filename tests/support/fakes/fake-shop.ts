/**
 * A shop over the real client, whose network is a small platform in memory: it keeps one cart, knows its stock, and answers as
 * slowly as a test wants. Requests are recorded.
 */
import { formatMoney } from '../../../src/i18n/format'
import type { AddToCart, CartPatch, CatalogReference, LineItem } from '../../../src/platform/cart/model'
import type { ProductV1 } from '../../../src/platform/catalog/v1/v1-model'
import { type Environment, memoryStorage, type StoragePort } from '../../../src/platform/environment'
import { loadCatalog } from '../../../src/store/catalog/load'
import type { ShopPorts } from '../../../src/store/shop/shop'
import { createWholeShop } from '../../../src/store/shop/whole-shop'
import type { ShopEvent } from '../../../src/store-entry'
import {
  type Answer,
  aDevice,
  applicationError,
  CLIENT_ID,
  json,
  type Seen,
  storedTokens,
  TOKENS_KEY,
} from '../../unit/platform/fake-platform'
import { aWireLine, aWirePrice } from '../fixtures/wire-bodies'

/** As a page in English writes money. */
export const moneyInEnglish = (value: number, currency: string): string => formatMoney(value, currency, 'en')

export { applicationError, CLIENT_ID, dropped, json } from '../../unit/platform/fake-platform'

// Files are read in real time; the shops of the tests have a fake clock.
await Promise.all([
  ...(['v1', 'v3'] as const).map(async (name) => (await loadCatalog(name)).more()),
  import('../../../src/store/cart/v1/cart-v1-more.chunk'),
  import('../../../src/store/cart/v2/cart-v2-more.chunk'),
  import('../../../src/store/collections/recommended.chunk'),
  import('../../../src/store/visit/thanked-order.chunk'),
])

export const COUNT_KEY = `cartlet:${CLIENT_ID}:count`
export const CHECKOUT_KEY = `cartlet:${CLIENT_ID}:checkout`
export const PATHS = {
  cart: '/ecom/v1/carts/current',
  add: '/ecom/v1/carts/current/add-to-cart',
  update: '/ecom/v1/carts/current/update-line-items-quantity',
  remove: '/ecom/v1/carts/current/remove-line-items',
  removeCoupon: '/ecom/v1/carts/current/remove-coupon',
  estimate: '/ecom/v1/carts/current/estimate-totals',
  checkout: '/ecom/v1/carts/current/create-checkout',
  redirect: '/_api/redirects-api/v1/redirect-session',
  products: '/stores-reader/v1/products/query-platformized',
} as const

export interface FakeShopOptions {
  /** Lines of the cart; without them there is no cart. */
  lines?: LineItem[]
  products?: ProductV1[]
  /** Largest quantity of a product id in the cart. */
  stock?: Record<string, number>
  /** Whether the visitor has been here before. @default true */
  known?: boolean
  /** What an earlier page has stored. */
  stored?: Record<string, string>
  storage?: StoragePort
  /** A query that the loader sent early. */
  startedProducts?: ShopPorts['startedProducts']
  /** @default v1, which this network speaks */
  catalog?: ShopPorts['catalog']
  /** @default auto */
  cartApi?: ShopPorts['cartApi']
  /** @default leaves */
  navigate?: ShopPorts['navigate']
  /** For silent logins. */
  openHiddenFrame?: Environment['openHiddenFrame']
}

/** Runs all callbacks and promises that are ready. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 12; i++) await new Promise((resolve) => setImmediate(resolve))
}

export function aFakeShop({ lines, products = [], stock = {}, known = true, stored = {}, ...ports }: FakeShopOptions = {}) {
  const device = aDevice()
  const storage = ports.storage ?? memoryStorage()
  if (known) storage.write(TOKENS_KEY, storedTokens({ receivedAt: device.environment.now() }))
  for (const [key, value] of Object.entries(stored)) storage.write(key, value)

  const server = {
    id: 'cart-1',
    lines: lines as LineItem[] | undefined,
    coupon: undefined as string | undefined,
    note: undefined as string | undefined,
  }
  let lineIds = 0

  const cartBody = () => ({
    cart: {
      id: server.id,
      currency: 'EUR',
      lineItems: (server.lines ?? []).map((line) => ({ ...line, lineItemPrice: aWirePrice(18 * line.quantity) })),
      buyerNote: server.note,
      appliedDiscounts: server.coupon ? [{ coupon: { code: server.coupon } }] : [],
    },
  })
  const left = (productId: string) => stock[productId] ?? Number.POSITIVE_INFINITY

  function add({ lineItems = [] }: AddToCart) {
    server.lines ??= []
    for (const { catalogReference, quantity } of lineItems) {
      const { catalogItemId, options } = catalogReference
      const madeOf = ({ options: more }: Pick<CatalogReference, 'options'>) =>
        JSON.stringify([more?.variantId, more?.customTextFields])
      const same = server.lines.find(
        ({ catalogReference: held }) => held?.catalogItemId === catalogItemId && madeOf(held) === madeOf({ options }),
      )
      const limit = left(catalogItemId)
      const availability = { status: 'AVAILABLE', ...(Number.isFinite(limit) && { quantityAvailable: limit }) }
      const next = Math.min((same?.quantity ?? 0) + quantity, limit)
      if (same) Object.assign(same, { quantity: next, availability })
      else if (next > 0) {
        lineIds += 1
        server.lines.push(aWireLine({ id: `added-${lineIds}`, quantity: next, catalogReference, availability }))
      }
    }
  }

  function filterOf({ search, body }: Seen): unknown {
    const encoded = search.get('.r')
    const query = encoded ? JSON.parse(Buffer.from(encoded, 'base64url').toString()) : body
    return (query as { query: { filter: unknown } }).query.filter
  }

  function respond(seen: Seen): Response | undefined {
    const { path, method, body } = seen
    if (path === PATHS.products) {
      const asked = JSON.stringify(filterOf(seen))
      return json({ products: products.filter(({ id, slug }) => asked.includes(`"${id}"`) || asked.includes(`"${slug}"`)) })
    }
    if (path === PATHS.redirect) return json({ redirectSession: { fullUrl: 'https://pay.example/checkout?session=1' } })
    if (path === PATHS.add) add(body as AddToCart)
    else if (!path.startsWith(PATHS.cart)) return undefined
    else if (!server.lines) return applicationError('OWNED_CART_NOT_FOUND')
    if (path === PATHS.checkout) return json({ checkoutId: 'checkout-1' })
    if (path === PATHS.estimate) {
      const total = (server.lines ?? []).map(({ quantity }) => quantity * 18).reduce((sum, amount) => sum + amount, 0)
      return json({ ...cartBody(), currency: 'EUR', priceSummary: { subtotal: aWirePrice(total), total: aWirePrice(total) } })
    }
    if (path === PATHS.update)
      for (const { id, quantity } of (body as { lineItems: { id: string; quantity: number }[] }).lineItems) {
        const line = server.lines?.find((one) => one.id === id)
        if (line) line.quantity = Math.min(quantity, left(line.catalogReference?.catalogItemId ?? ''))
      }
    if (path === PATHS.remove) {
      const { lineItemIds } = body as { lineItemIds: string[] }
      server.lines = server.lines?.filter(({ id }) => !lineItemIds.includes(id))
    }
    if (path === PATHS.removeCoupon) server.coupon = undefined
    if (path === PATHS.cart && method === 'PATCH') {
      const { couponCode, cartInfo } = body as CartPatch
      server.coupon = couponCode ?? server.coupon
      server.note = cartInfo?.buyerNote ?? server.note
    }
    if (path === PATHS.cart && method === 'DELETE') {
      server.lines = undefined
      return json({})
    }
    return json(cartBody())
  }
  device.answer(respond)

  const client = device.tab({ environment: { ...device.environment, storage, openHiddenFrame: ports.openHiddenFrame } })
  const visited: string[] = []
  const events: ShopEvent[] = []
  const shop = createWholeShop({
    client,
    storage,
    startedProducts: ports.startedProducts,
    catalog: ports.catalog ?? 'v1',
    cartApi: ports.cartApi,
    formatMoney: moneyInEnglish,
    navigate: ports.navigate ?? ((url) => visited.push(url)),
    sleep: device.environment.sleep,
  })
  shop.listen((event) => events.push(event))

  return {
    device,
    shop,
    client,
    storage,
    server,
    events,
    /** The addresses to which the page was sent. */
    visited,
    state: () => shop.store.getState(),
    calls: (path?: string, method?: string) =>
      device.calls().filter((seen) => (!path || seen.path === path) && (!method || seen.method === method)),
    filters: () =>
      device
        .calls()
        .filter(({ path }) => path === PATHS.products)
        .map(filterOf),
    eventsOf: <T extends ShopEvent['type']>(type: T) =>
      events.filter((event): event is Extract<ShopEvent, { type: T }> => event.type === type),
    /** Answers `path` from now on; `undefined` leaves the request to the platform. */
    answer: (path: string, handler: (seen: Seen, count: number) => Answer | undefined) =>
      device.answer((seen, count) => (seen.path === path ? handler(seen, count) : undefined)),
    /**
     * The platform carries out requests to `path`, and its responses are changed. Where `change` returns undefined, the
     * response is left as it is.
     */
    alter(path: string, change: (body: Record<string, unknown>, seen: Seen) => unknown) {
      device.answer((seen) => {
        if (seen.path !== path) return undefined
        const real = respond(seen)
        return real
          ?.clone()
          .json()
          .then((body: Record<string, unknown>) => {
            const altered = change(body, seen)
            return altered === undefined ? real : json(altered)
          })
      })
    },
    /** The platform carries out requests to `path` at once; its responses are held until they are released, in any order. */
    hold(path: string) {
      const held: (() => void)[] = []
      device.answer((seen) => {
        const answer = seen.path === path ? respond(seen) : undefined
        return answer && new Promise((resolve) => held.push(() => resolve(answer)))
      })
      return {
        count: () => held.length,
        /** Releases the response that has waited longest, or the one at `place`. */
        async release(place = 0) {
          const [answer] = held.splice(place, 1)
          if (!answer) throw new Error(`Nothing is held at ${place}`)
          answer()
          await settled()
        },
      }
    },
    settle: device.settle,
    advance: device.advance,
    failure: (promise: Promise<unknown>) => device.failure(promise),
  }
}

export type FakeShop = ReturnType<typeof aFakeShop>

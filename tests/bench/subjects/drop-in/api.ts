/** The part of Commerce Layer's API that the drop-in components call: a token, SKUs with stock, prices, an order and its lines. */
import { setTimeout as wait } from 'node:timers/promises'
import { type ApiAnswer, LATENCY, readBody, sendJson } from '../../servers/api'
import type { SlotProduct } from '../subject'

export const SLUG = 'shop-window'
const JSON_API = 'application/vnd.api+json'
const LIFETIME_S = 14_400

interface Resource {
  id: string
  type: string
  attributes: Record<string, unknown>
  relationships?: Record<string, { data: { id: string; type: string }[] }>
}
interface Sent {
  data?: { attributes?: { quantity?: number; sku_code?: string }; relationships?: { order?: { data?: { id: string } } } }
}
interface Reply {
  data: Resource | Resource[]
  included?: Resource[]
}
interface Line {
  code: string
  quantity: number
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const formatted = (cents: number) => `€${(cents / 100).toFixed(2)}`
const resource = (type: string, id: string, attributes: Record<string, unknown>): Resource => ({ id, type, attributes })

/** The components only decode it; nothing checks its signature. */
function createToken() {
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    organization: { id: 'organization1', slug: SLUG, enterprise: false, region: 'eu-west-1' },
    application: { id: 'application1', kind: 'sales_channel', public: true, client_id: 'client1' },
    market: { id: ['market1'], stock_location_ids: ['location1'], geocoder_id: null, allows_external_prices: false },
    scope: 'market:code:europe',
    exp: now + LIFETIME_S,
    iat: now,
    iss: 'https://auth.commercelayer.io',
    test: true,
    rand: Math.random(),
  }
  const accessToken = [encode({ alg: 'RS512', typ: 'JWT' }), encode(claims), encode({ signature: SLUG })].join('.')
  return { access_token: accessToken, token_type: 'Bearer', expires_in: LIFETIME_S, scope: claims.scope, created_at: now }
}

const organization = resource('organizations', 'organization1', {
  config: {
    mfe: {
      default: {
        links: {
          cart: `https://${SLUG}.commercelayer.app/cart/:order_id?accessToken=:access_token`,
          checkout: `https://${SLUG}.commercelayer.app/checkout/:order_id?accessToken=:access_token`,
          identity: `https://${SLUG}.commercelayer.app/identity/:identity_type`,
          my_account: `https://${SLUG}.commercelayer.app/my-account?accessToken=:access_token`,
        },
      },
    },
  },
})

export function createCommerceLayerApis(products: readonly SlotProduct[]): Record<string, ApiAnswer> {
  const indexOf = new Map(products.map(({ slug }, index) => [slug, index]))
  const orders = new Map<string, Line[]>()
  const listed = (value: string | null) => (value ?? '').split(',').filter((code) => indexOf.has(code))
  const stock = { available: true, quantity: 100, levels: [] }
  const sku = (code: string, full: boolean) => resource('skus', code, { code, ...(full && { name: code, inventory: stock }) })
  const price = (code: string) => {
    const cents = 200 + (((indexOf.get(code) ?? 0) * 35) % 900)
    const amounts = { amount_cents: cents, formatted_amount: formatted(cents), formatted_compare_at_amount: formatted(cents) }
    return resource('prices', `price-${code}`, { sku_code: code, currency_code: 'EUR', ...amounts })
  }
  const lineResource = ({ code, quantity }: Line) =>
    resource('line_items', `line-${code}`, { sku_code: code, item_type: 'skus', quantity, name: code })
  const order = (id: string): Reply => {
    const included = (orders.get(id) ?? []).map(lineResource)
    const attributes = {
      status: 'draft',
      editable: true,
      language_code: 'en',
      skus_count: (orders.get(id) ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
    }
    const data = included.map(({ type, id: line }) => ({ id: line, type }))
    return { data: { ...resource('orders', id, attributes), relationships: { line_items: { data } } }, included }
  }

  const run = (method: string, path: string, query: URLSearchParams, sent: Sent): Reply | undefined => {
    const [, , collection = '', id = ''] = path.split('/')
    if (collection === 'organization') return { data: organization }
    if (collection === 'prices') return { data: listed(query.get('filter[q][sku_code_in]')).map(price) }
    if (collection === 'skus' && id) return { data: sku(id, true) }
    if (collection === 'skus') return { data: listed(query.get('filter[q][code_in]')).map((code) => sku(code, false)) }
    if (collection === 'orders' && method === 'POST') {
      const created = `order${orders.size + 1}`
      orders.set(created, [])
      return order(created)
    }
    if (collection === 'orders' && orders.has(id)) return order(id)
    if (collection === 'line_items') {
      const { attributes: { sku_code: code = '', quantity = 1 } = {}, relationships } = sent.data ?? {}
      const lines = orders.get(relationships?.order?.data?.id ?? '') ?? []
      lines.push({ code, quantity })
      return { data: lineResource({ code, quantity }) }
    }
    return undefined
  }

  const answer =
    (work: (...values: Parameters<typeof run>) => object | undefined, type: string): ApiAnswer =>
    async (request, response) => {
      const started = performance.now()
      const { pathname, searchParams } = new URL(request.url, 'https://host.invalid')
      const body = await readBody(request)
      const isToken = pathname.startsWith('/oauth/')
      const reply = work(request.method, pathname, searchParams, body && !isToken ? (JSON.parse(body) as Sent) : {})
      const latency = request.method === 'GET' || isToken ? LATENCY.read : LATENCY.change
      await wait(Math.max(0, started + latency - performance.now()))
      sendJson(response, reply ?? { errors: [{ title: 'Record not found', status: '404' }] }, reply ? 200 : 404, type)
    }

  /** The hosted cart is no public package. The page in its place is lighter than any real one, which flatters the peer. */
  const hostedCart: ApiAnswer = async (_, response) => {
    await wait(LATENCY.read)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end('<!doctype html><title>Cart</title><p>Your cart</p>')
  }
  return {
    'auth.commercelayer.io': answer(createToken, 'application/json'),
    [`${SLUG}.commercelayer.io`]: answer(run, JSON_API),
    [`${SLUG}.commercelayer.app`]: hostedCart,
  }
}

/**
 * A shop to try the configurator with: a few products and a cart in this page, for whom has no client id yet. Its answers are those of the
 * platform's API, so that client and script are the real ones; nothing is sent anywhere.
 */
import { runQuery } from '../../platform/catalog/filter'
import { PlatformError } from '../../platform/gateway/errors'
import { createCart, type DemoCart, type SentLine } from './cart'
import { COLLECTION_FIELDS, GOOD_FIELDS, type Goods } from './goods'

/** No server can have an address that ends in `.invalid`: a request that this shop does not answer reaches no server. */
export const DEMO_API = 'https://demo-shop.invalid'
export const DEMO_CLIENT_ID = 'de300000-0000-4000-8000-000000000000'

type Fetch = (input: string, init?: RequestInit) => Promise<Response>

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const refusal = (status: number, code: string, description: string) =>
  json({ message: description, details: { applicationError: { code, description } } }, status)

const notAnswered = (method: string, path: string) => refusal(404, 'NOT_FOUND', `The demo shop does not know ${method} ${path}`)

/** The payload of a read: `.r` is base64url of JSON in UTF-8. */
function payloadOf(url: URL, body: unknown): Record<string, unknown> {
  const encoded = url.searchParams.get('.r')
  if (!encoded) return JSON.parse(typeof body === 'string' && body ? body : '{}') as Record<string, unknown>
  const bytes = Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
  return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>
}

function answerCart(cart: DemoCart, call: string, sent: Record<string, unknown>): Response {
  const lines = (sent.lineItems ?? []) as readonly SentLine[]
  if (call === 'POST /add-to-cart') cart.add(lines)
  else if (!cart.isThere()) return refusal(404, 'OWNED_CART_NOT_FOUND', 'This visitor has no cart.')
  else if (call === 'POST /estimate-totals') return json(cart.totals())
  else if (call === 'POST /update-line-items-quantity') cart.set(lines)
  else if (call === 'POST /remove-line-items') cart.remove((sent.lineItemIds ?? []) as readonly string[])
  else if (call === 'PATCH ') cart.note(`${(sent.cartInfo as { buyerNote?: string })?.buyerNote ?? ''}`)
  else if (sent.couponCode) return refusal(400, 'ERROR_COUPON_DOES_NOT_EXIST', 'The demo shop has no coupons.')
  else if (call !== 'GET ') return notAnswered(call, 'of the cart')
  return json({ cart: cart.body() })
}

const CART = '/ecom/v1/carts/current'

interface Opened {
  goods: Goods
  cart: DemoCart
}

function answer({ goods: { products, collections }, cart }: Opened, url: URL, method: string, body: unknown): Response {
  const path = url.pathname
  const sent = payloadOf(url, body)
  if (path.startsWith(CART)) return answerCart(cart, `${method} ${path.slice(CART.length)}`, sent)
  switch (path) {
    case '/oauth2/token':
      return json({ access_token: 'demo', token_type: 'Bearer', expires_in: 14400, refresh_token: 'demo' })
    case '/stores/v3/provision/version':
      return json({ catalogVersion: 'V1_CATALOG' })
    case '/stores-reader/v1/products/query-platformized': {
      const { items, metadata } = runQuery(products, GOOD_FIELDS, sent.query)
      return json({ products: items, metadata, totalResults: metadata.total })
    }
    case '/stores-reader/v2/collections/query': {
      const { items, metadata } = runQuery(collections, COLLECTION_FIELDS, sent.query)
      return json({ collections: items, metadata, totalResults: metadata.total })
    }
    case '/stores-reader/v2/inventoryItems/query':
      return json({ inventoryItems: [], metadata: { items: 0, offset: 0 }, totalResults: 0 })
    case '/v1/recommendations/algorithms':
      return json({ availableAlgorithms: [] })
  }
  const product = products.find(({ id }) => path === `/stores-reader/v1/products/${id}`)
  const collection = collections.find(({ slug }) => path === `/stores-reader/v2/collections/slug/${slug}`)
  if (product) return json({ product })
  return collection ? json({ collection }) : notAnswered(method, path)
}

/**
 * @param base address of the folder of the configurator
 * @param fetchFile reads its files
 * @returns answers requests to the demo shop; undefined for every other address
 */
export function createDemoShop(
  base: string,
  fetchFile: Fetch,
): (url: string, init?: RequestInit) => Promise<Response> | undefined {
  const folder = new URL('demo-shop', base).href
  let opened: Promise<Opened> | undefined
  const open = async (): Promise<Opened> => {
    const file = await fetchFile(`${folder}/goods.json`)
    if (!file.ok) throw new TypeError('The folder demo-shop is not next to the configurator')
    const goods = JSON.parse((await file.text()).replaceAll('%PICTURES%', folder)) as Goods
    return { goods, cart: createCart(goods) }
  }
  return (address, init = {}) => {
    if (!address.startsWith(`${DEMO_API}/`)) return undefined
    opened ??= open()
    opened.catch(() => {
      opened = undefined
    })
    return opened.then((shop) => {
      try {
        return answer(shop, new URL(address), init.method ?? 'GET', init.body)
      } catch (thrown) {
        if (thrown instanceof PlatformError) return json(thrown.body, thrown.status)
        throw thrown
      }
    })
  }
}

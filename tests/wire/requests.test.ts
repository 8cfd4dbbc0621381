/** The client's request as recorded, and as received by the local platform over HTTP, each compared with the same row of the specification. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Platform, startPlatform } from '../../demo/platform/server'
import { addToCurrentCart, createCheckout, createRedirectSession, queryProductsV1 } from '../../src/index'
import { aLocalShop } from '../support/fakes/local-shop'
import { described, describeRequest, REDIRECTS, SEND, type WireIds, type WireRequest } from '../support/fixtures/wire-calls'
import { aDevice, json } from '../unit/platform/fake-platform'
import { SPEC, type SpecName } from './runner/spec-table'

type CallName = keyof typeof SEND
const CALLS = Object.keys(SEND) as CallName[]

const IDS: WireIds = {
  productId: 'product-1',
  variantId: 'variant-1',
  lineId: 'line-1',
  checkoutId: 'checkout-1',
  collectionId: 'collection-1',
  collectionSlug: 'home',
  couponCode: 'WELCOME10',
}
/** A response that has what each call needs. */
const ANSWER = {
  cart: { id: 'cart-1', lineItems: [] },
  checkoutId: 'checkout-1',
  redirectSession: { fullUrl: 'https://pay.example/' },
  product: { id: 'product-1' },
  products: [],
  variants: [],
  collection: { id: 'collection-1' },
  collections: [],
}

/** The request that the client sent for `send`, without token requests. */
async function recorded(send: (client: ReturnType<ReturnType<typeof aDevice>['tab']>) => Promise<unknown>): Promise<WireRequest> {
  const device = aDevice()
  device.answer(({ path }) => (path === '/oauth2/token' ? undefined : json(ANSWER)))
  await device.settle(send(device.tab()))
  const [request, ...more] = device.calls()
  expect(more).toEqual([])
  if (!request) throw new Error('Nothing was sent')
  return { ...request, body: request.text }
}

/** A redirect session has one purpose; all other payloads are sent with every key. */
const sentBy = (name: CallName): readonly string[] =>
  name === 'createRedirectSession' ? ['ecomCheckout', 'callbacks', 'preferences'] : SPEC[name].payload

describe('the client', () => {
  it('the client has a call for every row of the specification table', () => {
    expect([...CALLS, 'anonymousToken', 'refreshToken'].sort()).toEqual(Object.keys(SPEC).sort())
  })

  it.each(CALLS)('the client sends %s as specified', async (name) => {
    const request = await recorded((client) => SEND[name](client, IDS))
    expect(describeRequest(request, SPEC[name])).toEqual(described(SPEC[name], sentBy(name)))
  })

  it.each(CALLS)('the client sends %s with the raw token, and with a content type only if it has a body', async (name) => {
    const { headers, body } = await recorded((client) => SEND[name](client, IDS))
    const type = body === undefined ? {} : { 'Content-Type': 'application/json' }
    expect(headers).toEqual({ Authorization: 'access-1', ...type })
  })

  it.each(Object.entries(REDIRECTS))('the client requests a redirect session of the kind %s', async (kind, params) => {
    const { body } = await recorded((client) => createRedirectSession(client, params))
    expect(SPEC.createRedirectSession.payload).toContain(kind)
    expect(JSON.parse(body ?? '')).toEqual(params)
  })

  it.each([
    ['anonymousToken', {}],
    ['refreshToken', { expired: true }],
  ] as const)('the client sends the token request %s as specified', async (name, { expired = false }: { expired?: boolean }) => {
    const device = aDevice()
    const client = device.tab()
    if (expired) {
      await device.settle(client.session.accessToken())
      await device.advance(14_400_000)
    }
    await device.settle(client.session.accessToken())
    const request = device.tokenRequests().at(-1)
    expect(describeRequest({ ...request, body: request?.text } as WireRequest, SPEC[name])).toEqual(
      described(SPEC[name], SPEC[name].payload),
    )
  })

  it.each([
    ['stays a GET at 3999 characters', 3999, 'GET'],
    ['becomes a POST of the same payload at 4001', 4001, 'POST'],
  ])('a product query %s', async (_, length, method) => {
    // Unpadded base64url is never 4n + 1 characters long: after `.r=`, a length of exactly 4000 is impossible.
    const payloadOf = (text: string) => JSON.stringify({ query: { filter: { name: text } } })
    const searchOf = (text: string) => `.r=${Buffer.from(payloadOf(text)).toString('base64url')}`
    let text = ''
    while (searchOf(text).length < length) text += 'x'
    if (searchOf(text).length !== length) throw new Error(`No query is ${length} characters long`)
    const request = await recorded((client) => queryProductsV1(client, { filter: { name: text } }))
    expect(request.method).toBe(method)
    if (method === 'POST') expect(request.body).toBe(payloadOf(text))
    else expect(new URL(request.url).search).toHaveLength(length + 1)
  })
})

describe('the local platform', () => {
  let platform: Platform
  beforeAll(async () => {
    platform = await startPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(() => platform.reset())

  it.each(CALLS)('the local platform accepts and answers %s as specified', async (name) => {
    // A visitor may not name a price: only the shop's server adds custom lines.
    const shop = aLocalShop(platform, /^(addTo|update)CurrentCart$/.test(name))
    const { client, ids } = await shop.withCart()
    if (name === 'createRedirectSession') ids.checkoutId = (await createCheckout(client)).checkoutId
    shop.exchanges.length = 0
    await SEND[name](client, ids)

    const [{ request, status, answer } = { status: 0 }, ...more] = shop.exchanges
    expect(more).toEqual([])
    expect(describeRequest(request as WireRequest, SPEC[name])).toEqual(described(SPEC[name], sentBy(name)))
    expect(status).toBe(200)
    expect(Object.keys(answer ?? {})).toEqual(expect.arrayContaining([...SPEC[name].answer]))
    expect(platform.journal.unexpected([])).toEqual([])
  })

  it.each([
    ['anonymousToken', 0],
    ['refreshToken', 1],
  ] as const)('the local platform accepts and answers the token request %s as specified', async (name, place) => {
    const shop = aLocalShop(platform)
    const client = shop.client()
    await client.session.renewAfter401(await client.session.accessToken())
    const { request, status, answer } = shop.exchanges[place] ?? { status: 0 }
    expect(describeRequest(request as WireRequest, SPEC[name])).toEqual(described(SPEC[name], SPEC[name].payload))
    expect(status).toBe(200)
    expect(Object.keys(answer ?? {})).toEqual(expect.arrayContaining([...SPEC[name].answer]))
  })

  it('the local platform answers a long query sent as POST like a GET', async () => {
    const client = aLocalShop(platform).client()
    const short = await queryProductsV1(client, { filter: { slug: { $in: ['blue-mug'] } } })
    const long = await queryProductsV1(client, { filter: { slug: { $in: ['blue-mug', 'x'.repeat(4000)] } } })
    expect(platform.journal.requests({ path: SPEC.queryProducts.path }).map(({ method }) => method)).toEqual(['GET', 'POST'])
    expect(long.products).toEqual(short.products)
  })

  it('the cart that an add returns has its creation date as a Date', async () => {
    const { client, ids } = await aLocalShop(platform).withCart()
    const cart = await addToCurrentCart(client, { lineItems: [] })
    expect(cart.createdDate).toBeInstanceOf(Date)
    expect(cart.lineItems[0]?.id).toBe(ids.lineId)
  })

  it('the local platform refuses paths without the gateway’s prefix', async () => {
    const names: SpecName[] = ['getCurrentCart', 'addToCurrentCart', 'getProduct', 'queryCollections']
    for (const name of names) {
      const { path } = SPEC[name]
      const bare = path.replace(/^\/(ecom|stores-reader)/, '').replace('{id}', 'x')
      expect((await fetch(platform.url + bare, { method: SPEC[name].method })).status, bare).toBeGreaterThanOrEqual(400)
    }
  })
})

/** docs/platform.md §8: the client's errors for refusals of the local platform and for network failures, over HTTP. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Platform, startPlatform } from '../../demo/platform/server'
import {
  addToCurrentCart,
  type CartletError,
  type Client,
  createCheckout,
  createRedirectSession,
  deleteCurrentCart,
  getCollection,
  getCollectionBySlug,
  getCurrentCart,
  getProductV1,
  getProductVariantsV1,
  queryProductsV1,
  removeCoupon,
  removeLineItems,
  updateCurrentCart,
  updateLineItemsQuantity,
} from '../../src/index'
import { aLocalShop, withFault } from '../support/fakes/local-shop'
import type { WireIds } from '../support/fixtures/wire-calls'
import { SPEC } from './runner/spec-table'

const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const add = (client: Client, catalogItemId: string, quantity = 1) =>
  addToCurrentCart(client, { lineItems: [{ quantity, catalogReference: { appId: STORES, catalogItemId } }] })
const failureOf = (promise: Promise<unknown>): Promise<CartletError> =>
  promise.then(
    () => Promise.reject(new Error('Expected a failure')),
    (error: CartletError) => error,
  )

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())
beforeEach(() => platform.reset())

describe('refusals of the platform', () => {
  it.each<[string, number, string, (client: Client, ids: WireIds) => Promise<unknown>]>([
    ['ERROR_COUPON_DOES_NOT_EXIST', 400, 'an unknown coupon', (client) => updateCurrentCart(client, { couponCode: 'NOPE' })],
    ['ERROR_COUPON_EXPIRED', 400, 'an old coupon', (client) => updateCurrentCart(client, { couponCode: 'SUMMER24' })],
    ['ERROR_COUPON_NOT_APPLICABLE', 400, 'a coupon for more', (client) => updateCurrentCart(client, { couponCode: 'FIVEOFF' })],
    [
      'PERMISSION_DENIED',
      403,
      'a discount of the buyer’s own',
      (client) => updateCurrentCart(client, { merchantDiscounts: [{ percentage: 99 }] }),
    ],
    [
      'LINE_ITEM_NOT_FOUND',
      404,
      'a line that is gone',
      (client) => updateLineItemsQuantity(client, [{ id: 'gone', quantity: 2 }]),
    ],
    ['PRODUCT_NOT_FOUND', 404, 'an unknown product', (client) => getProductV1(client, 'gone')],
    ['PRODUCT_NOT_FOUND', 404, 'variants of an unknown product', (client) => getProductVariantsV1(client, 'gone')],
    ['COLLECTION_NOT_FOUND', 404, 'an unknown collection', (client) => getCollection(client, 'gone')],
    ['COLLECTION_NOT_FOUND', 404, 'an unknown slug', (client) => getCollectionBySlug(client, 'gone')],
    [
      'CHECKOUT_NOT_FOUND',
      404,
      'an unknown checkout',
      (client) => createRedirectSession(client, { ecomCheckout: { checkoutId: 'x' } }),
    ],
    [
      'REDIRECT_URL_NOT_ALLOWED',
      403,
      'a way back that is not https',
      (client) => createRedirectSession(client, { login: {}, callbacks: { postFlowUrl: 'http://page.example/' } }),
    ],
  ])('the client rejects with %s (%i) for %s', async (code, status, _, call) => {
    const { client, ids } = await aLocalShop(platform).withCart()
    expect(await failureOf(call(client, ids))).toMatchObject({
      name: 'CartletError',
      code,
      status,
      retryable: false,
      delivered: 'yes',
      requestId: expect.stringMatching(/^\d+\.\d+$/),
    })
  })

  it('createCheckout rejects with EMPTY_CART for an empty cart', async () => {
    const { client, ids } = await aLocalShop(platform).withCart()
    await removeLineItems(client, [ids.lineId])
    expect((await failureOf(createCheckout(client))).code).toBe('EMPTY_CART')
  })

  it('a redirect session with a return URL on another site rejects with REDIRECT_URL_NOT_ALLOWED', async () => {
    const { client } = await aLocalShop(platform).withCart()
    const { checkoutId } = await createCheckout(client)
    const postFlowUrl = 'http://evil.example/'
    expect(
      (await failureOf(createRedirectSession(client, { ecomCheckout: { checkoutId }, callbacks: { postFlowUrl } }))).code,
    ).toBe('REDIRECT_URL_NOT_ALLOWED')
  })

  it('a validation error names the invalid field by its path in the request', async () => {
    const { client, ids } = await aLocalShop(platform).withCart()
    const error = await failureOf(updateLineItemsQuantity(client, [{ id: ids.lineId, quantity: 0 }]))
    expect(error).toMatchObject({
      code: 'INVALID_ARGUMENT',
      violations: [{ field: 'lineItems[0].quantity', violatedRule: 'MIN', description: expect.stringContaining('1') }],
    })
    expect(error.message).toContain('"lineItems[0].quantity"')
  })

  it('onError is called once with the error of a refused call', async () => {
    const told: CartletError[] = []
    const error = await failureOf(getProductV1(aLocalShop(platform).client({ onError: (e) => told.push(e) }), 'gone'))
    expect(told).toEqual([error])
  })
})

describe('a visitor without a cart', () => {
  it('getCurrentCart resolves with null for a visitor without a cart', async () => {
    expect(await getCurrentCart(aLocalShop(platform).client())).toBeNull()
  })

  it.each<[string, (client: Client) => Promise<unknown>]>([
    ['delete', deleteCurrentCart],
    ['take a coupon off', removeCoupon],
    ['check out', createCheckout],
  ])('a visitor without a cart gets OWNED_CART_NOT_FOUND on an attempt to %s', async (_, call) => {
    expect((await failureOf(call(aLocalShop(platform).client()))).code).toBe('OWNED_CART_NOT_FOUND')
  })
})

describe('adds that the platform answers with 200', () => {
  it('the platform answers 200 to an add of an unknown product and adds nothing', async () => {
    expect((await add(aLocalShop(platform).client(), 'gone')).lineItems).toEqual([])
  })

  it('the platform answers 200 to an add beyond the stock and adds only the stock', async () => {
    const { client, ids } = await aLocalShop(platform).withCart()
    platform.setStock('blue-mug', 3)
    expect((await add(client, ids.productId, 9)).lineItems).toMatchObject([
      { quantity: 3, availability: { quantityAvailable: 3 } },
    ])
  })
})

describe('network failures', () => {
  const products = SPEC.queryProducts.path
  const cart = SPEC.addToCurrentCart.path

  it.each([
    ['breaks', { kind: 'drop' }],
    ['is busy', { kind: 'status', status: 503 }],
    ['has had enough', { kind: 'status', status: 429, headers: { 'retry-after': '1' } }],
    ['answers with a page', { kind: 'html', status: 502 }],
  ] as const)('a read is retried until it succeeds when the platform %s', async (_, fault) => {
    const shop = aLocalShop(platform)
    await withFault(platform, { path: products, times: 2, ...fault })
    expect((await queryProductsV1(shop.client())).products.length).toBeGreaterThan(0)
    expect(shop.sent(products)).toHaveLength(3)
  })

  it('a read rejects with NETWORK after four attempts', async () => {
    const shop = aLocalShop(platform)
    await withFault(platform, { path: products, kind: 'drop', times: 99 })
    expect(await failureOf(queryProductsV1(shop.client()))).toMatchObject({
      code: 'NETWORK',
      retryable: true,
      delivered: 'unknown',
    })
    expect(shop.sent(products)).toHaveLength(4)
  })

  it.each([
    ['before the platform has added', 'before', 0],
    ['after the platform has added', 'after', 1],
  ] as const)('an add is not sent again when the connection drops %s', async (_, when, added) => {
    const shop = aLocalShop(platform)
    const { client, ids } = await shop.withCart()
    await withFault(platform, { path: cart, kind: 'drop', when })
    expect(await failureOf(add(client, ids.productId))).toMatchObject({ code: 'NETWORK', delivered: 'unknown' })
    expect(shop.sent(cart)).toHaveLength(2)
    expect((await getCurrentCart(client))?.lineItems[0]?.quantity).toBe(1 + added)
  })

  it('an add with a truncated response rejects with BAD_RESPONSE and delivered "unknown"', async () => {
    const { client, ids } = await aLocalShop(platform).withCart()
    await withFault(platform, { path: cart, kind: 'truncate' })
    expect(await failureOf(add(client, ids.productId))).toMatchObject({ code: 'BAD_RESPONSE', delivered: 'unknown', status: 200 })
  })

  it.each([
    ['a page', { kind: 'html', status: 200 }],
    ['a list', { kind: 'body', body: '[]' }],
    ['nothing', { kind: 'body', body: '' }],
    ['something without the cart', { kind: 'body', body: {} }],
  ] as const)('an add answered with %s instead of the cart rejects with BAD_RESPONSE', async (_, fault) => {
    const { client, ids } = await aLocalShop(platform).withCart()
    await withFault(platform, { path: cart, ...fault })
    expect((await failureOf(add(client, ids.productId))).code).toBe('BAD_RESPONSE')
  })
})

/** Requests recorded from the platform's own SDK, one row per call: method, path, query, body. */
import { describe, expect, it } from 'vitest'
import { addToCurrentCart, getCurrentCart } from '../../../src/platform/cart/api'
import {
  createCheckout,
  deleteCurrentCart,
  estimateTotals,
  removeCoupon,
  removeLineItems,
  updateCurrentCart,
  updateLineItemsQuantity,
} from '../../../src/platform/cart/changes-api'
import { getCollection, getCollectionBySlug, queryCollections } from '../../../src/platform/catalog/v1/collection-api'
import { getProductV1, getProductVariantsV1, queryProductsV1 } from '../../../src/platform/catalog/v1/v1-api'
import type { Client } from '../../../src/platform/client'
import { createRedirectSession } from '../../../src/platform/redirects/api'
import { aDevice } from './fake-platform'

type Row = [
  name: string,
  call: (client: Client) => Promise<unknown>,
  method: string,
  path: string,
  search: string,
  body?: unknown,
]

const CART = '/ecom/v1/carts/current'
const PRODUCTS = '/stores-reader/v1/products'
const COLLECTIONS = '/stores-reader/v2/collections'
const PRODUCT_ID = 'c8539b66-7a44-fe18-affc-afec4be8562a'
const COLLECTION_ID = '32fd0b3a-2d38-2235-7754-78a3f819274a'
const reference = {
  appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
  catalogItemId: PRODUCT_ID,
  options: { options: { Size: 'Large' } },
}
const lineItems = [{ catalogReference: reference, quantity: 1 }]
const customLineItems = [{ quantity: 1, price: '5', productName: { original: 'Fee' }, itemType: { custom: 'fee' } }]
const memberships = [{ appId: 'a1', lineItemIds: ['l1'], id: 'm1' }]
const ids = Array.from({ length: 90 }, (_, i) => `00000000-0000-4000-8000-${`${i}`.padStart(12, '0')}`)
const ecomCheckout = {
  ecomCheckout: { checkoutId: 'c1' },
  callbacks: { postFlowUrl: 'https://shop.example.com/', thankYouPageUrl: 'https://shop.example.com/thanks' },
}

const ROWS: Row[] = [
  ['cart.get', (c) => getCurrentCart(c), 'GET', CART, ''],
  ['cart.add', (c) => addToCurrentCart(c, { lineItems }), 'POST', `${CART}/add-to-cart`, '', { lineItems }],
  ['cart.add.no-args', (c) => addToCurrentCart(c, {}), 'POST', `${CART}/add-to-cart`, '', {}],
  [
    'cart.add.business-location',
    (c) => addToCurrentCart(c, { lineItems, businessLocationId: 'b0' }),
    'POST',
    `${CART}/add-to-cart`,
    '',
    { lineItems, businessLocationId: 'b0' },
  ],
  ['cart.update.coupon', (c) => updateCurrentCart(c, { couponCode: 'SAVE10' }), 'PATCH', CART, '', { couponCode: 'SAVE10' }],
  [
    'cart.update.line-items',
    (c) => updateCurrentCart(c, { lineItems, customLineItems }),
    'PATCH',
    CART,
    '',
    { lineItems, customLineItems },
  ],
  ['cart.update.no-args', (c) => updateCurrentCart(c, {}), 'PATCH', CART, '', {}],
  [
    'cart.update-quantity',
    (c) => updateLineItemsQuantity(c, [{ id: '00000000-0000-0000-0000-000000000001', quantity: 5 }]),
    'POST',
    `${CART}/update-line-items-quantity`,
    '',
    { lineItems: [{ quantity: 5, id: '00000000-0000-0000-0000-000000000001' }] },
  ],
  ['cart.remove', (c) => removeLineItems(c, ['l1']), 'POST', `${CART}/remove-line-items`, '', { lineItemIds: ['l1'] }],
  ['cart.remove-coupon', (c) => removeCoupon(c), 'POST', `${CART}/remove-coupon`, '', {}],
  [
    'cart.estimate',
    (c) => estimateTotals(c, { calculateTax: true, calculateShipping: true }),
    'POST',
    `${CART}/estimate-totals`,
    '',
    { calculateTax: true, calculateShipping: true },
  ],
  [
    'cart.estimate.v2',
    (c) => estimateTotals(c, { selectedMemberships: { memberships } }),
    'POST',
    `${CART}/estimate-totals`,
    '',
    { selectedMemberships: { memberships } },
  ],
  ['cart.estimate.no-args', (c) => estimateTotals(c), 'POST', `${CART}/estimate-totals`, '', {}],
  ['cart.create-checkout.no-args', (c) => createCheckout(c), 'POST', `${CART}/create-checkout`, '', {}],
  ['cart.delete', (c) => deleteCurrentCart(c), 'DELETE', CART, ''],
  [
    'redirect.ecomCheckout',
    (c) => createRedirectSession(c, ecomCheckout),
    'POST',
    '/_api/redirects-api/v1/redirect-session',
    '',
    ecomCheckout,
  ],
  [
    'redirect.login',
    (c) => createRedirectSession(c, { login: {} }),
    'POST',
    '/_api/redirects-api/v1/redirect-session',
    '',
    { login: {} },
  ],
  ['products.get', (c) => getProductV1(c, PRODUCT_ID), 'GET', `${PRODUCTS}/${PRODUCT_ID}`, `id=${PRODUCT_ID}`],
  [
    'products.get.merchant-data-false',
    (c) => getProductV1(c, PRODUCT_ID, { includeMerchantSpecificData: false }),
    'GET',
    `${PRODUCTS}/${PRODUCT_ID}`,
    `id=${PRODUCT_ID}&includeMerchantSpecificData=false`,
  ],
  [
    'products.variants.query',
    (c) => getProductVariantsV1(c, PRODUCT_ID, { choices: { Weight: '250g' }, paging: { limit: 10, offset: 0 } }),
    'POST',
    `${PRODUCTS}/${PRODUCT_ID}/variants/query`,
    '',
    { id: PRODUCT_ID, choices: { Weight: '250g' }, paging: { limit: 10, offset: 0 } },
  ],
  [
    'products.query.default',
    (c) => queryProductsV1(c),
    'GET',
    `${PRODUCTS}/query-platformized`,
    '.r=eyJxdWVyeSI6eyJmaWx0ZXIiOnt9LCJwYWdpbmciOnsib2Zmc2V0IjowLCJsaW1pdCI6NTB9fX0',
  ],
  [
    'products.query.op.hasSome',
    (c) => queryProductsV1(c, { filter: { collectionIds: { $hasSome: ['a', 'b'] } }, paging: { offset: 0, limit: 50 } }),
    'GET',
    `${PRODUCTS}/query-platformized`,
    '.r=eyJxdWVyeSI6eyJmaWx0ZXIiOnsiY29sbGVjdGlvbklkcyI6eyIkaGFzU29tZSI6WyJhIiwiYiJdfX0sInBhZ2luZyI6eyJvZmZzZXQiOjAsImxpbWl0Ijo1MH19fQ',
  ],
  [
    'products.query.long->POST-fallback',
    (c) => queryProductsV1(c, { filter: { id: { $in: ids } }, paging: { offset: 0, limit: 50 } }),
    'POST',
    `${PRODUCTS}/query-platformized`,
    '',
    { query: { filter: { id: { $in: ids } }, paging: { offset: 0, limit: 50 } } },
  ],
  ['collections.get', (c) => getCollection(c, COLLECTION_ID), 'GET', `${COLLECTIONS}/${COLLECTION_ID}`, `id=${COLLECTION_ID}`],
  ['collections.bySlug', (c) => getCollectionBySlug(c, 'coffee'), 'GET', `${COLLECTIONS}/slug/coffee`, 'slug=coffee'],
  [
    'collections.bySlug.unicode',
    (c) => getCollectionBySlug(c, 'קפה & tea'),
    'GET',
    `${COLLECTIONS}/slug/%D7%A7%D7%A4%D7%94%20&%20tea`,
    'slug=%D7%A7%D7%A4%D7%94+%26+tea',
  ],
  [
    'collections.query.eq',
    (c) => queryCollections(c, { filter: { slug: 'coffee' }, paging: { offset: 0, limit: 50 } }),
    'GET',
    `${COLLECTIONS}/query`,
    '.r=eyJxdWVyeSI6eyJmaWx0ZXIiOnsic2x1ZyI6ImNvZmZlZSJ9LCJwYWdpbmciOnsib2Zmc2V0IjowLCJsaW1pdCI6NTB9fX0',
  ],
]

/** A response that is valid for every call. */
const anything = {
  cart: { id: 'c', lineItems: [] },
  checkoutId: 'x',
  product: { id: 'p' },
  collection: { id: 'c' },
  redirectSession: { fullUrl: 'https://shop.example' },
}

describe('recorded requests', () => {
  it.each(ROWS)('%s sends the recorded request', async (_, call, method, path, search, body) => {
    const device = aDevice()
    device.answer((request) => (request.path === '/oauth2/token' ? undefined : new Response(JSON.stringify(anything))))
    await device.settle(call(device.tab()))
    const [sent] = device.calls()
    expect(sent).toMatchObject({ method, path })
    expect(sent?.url).toBe(`https://www.wixapis.com${path}${search && `?${search}`}`)
    expect(sent?.body).toEqual(body)
    expect(sent?.headers['Content-Type']).toBe(body ? 'application/json' : undefined)
  })

  it('oauth.generateVisitorTokens.anonymous and oauth.renewToken send the recorded requests', async () => {
    const device = aDevice()
    const { session } = device.tab({ clientId: '5f1d5a1e-8a3c-4e0b-9b1d-2c7f0a6e9d11' })
    await device.settle(session.accessToken())
    await device.settle(session.renewAfter401('access-1'))
    expect(device.seen.map(({ method, url, headers, text }) => [method, url, headers, text])).toEqual([
      [
        'POST',
        'https://www.wixapis.com/oauth2/token',
        { 'Content-Type': 'application/json' },
        '{"clientId":"5f1d5a1e-8a3c-4e0b-9b1d-2c7f0a6e9d11","grantType":"anonymous"}',
      ],
      [
        'POST',
        'https://www.wixapis.com/oauth2/token',
        { 'Content-Type': 'application/json' },
        '{"clientId":"5f1d5a1e-8a3c-4e0b-9b1d-2c7f0a6e9d11","refreshToken":"refresh-1","grantType":"refresh_token"}',
      ],
    ])
  })
})

/**
 * docs/platform.md §7, one row per call that we make: what the client must send, and what the local platform must accept and answer. The two share
 * no code; this table is their only connection.
 */

export interface SpecRow {
  /** As written in the specification. */
  call: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** With the gateway's prefix; `{id}` and `{slug}` stand for one segment. */
  path: string
  /** Where the payload is sent: as a JSON body, as plain query parameters, or as base64url of JSON in `.r`. */
  payloadIn: 'body' | 'query' | '.r' | 'nothing'
  /** All keys that the payload may have. */
  payload: readonly string[]
  /** Keys that the response must have. */
  answer: readonly string[]
}

const CART = '/ecom/v1/carts/current'
const PRODUCTS = '/stores-reader/v1/products'
const COLLECTIONS = '/stores-reader/v2/collections'

const row = (
  call: string,
  path: string,
  payloadIn: SpecRow['payloadIn'],
  payload: readonly string[],
  answer: readonly string[],
): SpecRow => ({ call, method: call.split(' ')[0] as SpecRow['method'], path, payloadIn, payload, answer })

export const SPEC = {
  getCurrentCart: row('GET /v1/carts/current', CART, 'nothing', [], ['cart']),
  updateCurrentCart: row(
    'PATCH /v1/carts/current',
    CART,
    'body',
    ['cartInfo', 'couponCode', 'merchantDiscounts', 'lineItems', 'customLineItems', 'cartFieldmask'],
    ['cart'],
  ),
  addToCurrentCart: row(
    'POST /v1/carts/current/add-to-cart',
    `${CART}/add-to-cart`,
    'body',
    ['lineItems', 'customLineItems'],
    ['cart'],
  ),
  removeLineItems: row(
    'POST /v1/carts/current/remove-line-items',
    `${CART}/remove-line-items`,
    'body',
    ['lineItemIds'],
    ['cart'],
  ),
  createCheckout: row(
    'POST /v1/carts/current/create-checkout',
    `${CART}/create-checkout`,
    'body',
    ['channelType', 'shippingAddress', 'billingAddress', 'selectedShippingOption', 'email'],
    ['checkoutId'],
  ),
  removeCoupon: row('POST /v1/carts/current/remove-coupon', `${CART}/remove-coupon`, 'body', [], ['cart']),
  updateLineItemsQuantity: row(
    'POST /v1/carts/current/update-line-items-quantity',
    `${CART}/update-line-items-quantity`,
    'body',
    ['lineItems'],
    ['cart'],
  ),
  estimateTotals: row(
    'POST /v1/carts/current/estimate-totals',
    `${CART}/estimate-totals`,
    'body',
    ['selectedShippingOption', 'shippingAddress', 'billingAddress', 'selectedMemberships', 'calculateTax', 'calculateShipping'],
    ['cart', 'shippingInfo', 'membershipOptions', 'appliedDiscounts', 'priceSummary'],
  ),
  deleteCurrentCart: row('DELETE /v1/carts/current', CART, 'nothing', [], []),

  createRedirectSession: row(
    'POST /v1/redirect-session',
    '/_api/redirects-api/v1/redirect-session',
    'body',
    [
      ...['bookingsCheckout', 'ecomCheckout', 'eventsCheckout', 'paidPlansCheckout', 'login', 'logout', 'auth'],
      ...['storesProduct', 'bookingsBook', 'callbacks', 'preferences'],
    ],
    ['redirectSession'],
  ),

  getProduct: row('GET /v1/products/{id}', `${PRODUCTS}/{id}`, 'query', ['id', 'includeMerchantSpecificData'], ['product']),
  queryProducts: row(
    'GET /v1/products/query-platformized',
    `${PRODUCTS}/query-platformized`,
    '.r',
    ['query'],
    ['products', 'metadata', 'totalResults'],
  ),
  getProductVariants: row(
    'POST /v1/products/{id}/variants/query',
    `${PRODUCTS}/{id}/variants/query`,
    'body',
    ['id', 'choices', 'variantIds', 'paging'],
    ['variants', 'metadata', 'totalResults'],
  ),

  getCollection: row('GET /v2/collections/{id}', `${COLLECTIONS}/{id}`, 'query', ['id'], ['collection']),
  getCollectionBySlug: row('GET /v2/collections/slug/{slug}', `${COLLECTIONS}/slug/{slug}`, 'query', ['slug'], ['collection']),
  queryCollections: row('GET /v2/collections/query', `${COLLECTIONS}/query`, '.r', ['query'], ['collections', 'metadata']),

  anonymousToken: row(
    'POST /oauth2/token',
    '/oauth2/token',
    'body',
    ['clientId', 'grantType'],
    ['access_token', 'refresh_token', 'expires_in'],
  ),
  refreshToken: row(
    'POST /oauth2/token',
    '/oauth2/token',
    'body',
    ['clientId', 'refreshToken', 'grantType'],
    ['access_token', 'refresh_token', 'expires_in'],
  ),
} satisfies Record<string, SpecRow>

export type SpecName = keyof typeof SPEC

/**
 * Specification §7 row by row, and the paths under which this platform answers each. A second path of a row is the same
 * call in another form: with another prefix, or by POST because the query was too long for a URL.
 */
export const SECTIONS = [
  'Redirect session',
  'Cart',
  'Authentication and identity',
  'Recovery and verification',
  'OAuth',
  'Collections, read',
  'Products and collections, write',
  'Products, read',
] as const
export type Section = (typeof SECTIONS)[number]

export interface RouteRow {
  section: Section
  /** As the specification writes it. */
  call: string
  /** Method and path on the gateway; `{id}` stands for what the caller puts there. */
  routes: readonly string[]
  /** True: only with an API key or the token of an app. */
  elevated: boolean
}

const under =
  (section: Section, prefix: string, elevated = false) =>
  (call: string, ...more: string[]): RouteRow => {
    const [method = '', path = ''] = call.split(' ')
    return { section, call, routes: [`${method} ${prefix}${path}`, ...more], elevated }
  }

const redirect = under('Redirect session', '/_api/redirects-api')
const cart = under('Cart', '/ecom')
const authentication = under('Authentication and identity', '/_api/iam/authentication')
const recovery = under('Recovery and verification', '/_api/iam/recovery')
const verification = under('Recovery and verification', '/_api/iam/verification')
const oauth = under('OAuth', '')
const collection = under('Collections, read', '/stores-reader')
const write = under('Products and collections, write', '/stores', true)
const read = under('Products, read', '/stores-reader')

export const ROUTE_TABLE: readonly RouteRow[] = [
  redirect('POST /v1/redirect-session'),

  cart('GET /v1/carts/current'),
  cart('PATCH /v1/carts/current'),
  cart('POST /v1/carts/current/add-to-cart'),
  cart('POST /v1/carts/current/remove-line-items'),
  cart('POST /v1/carts/current/create-checkout'),
  cart('POST /v1/carts/current/remove-coupon'),
  cart('POST /v1/carts/current/update-line-items-quantity'),
  cart('POST /v1/carts/current/estimate-totals'),
  cart('DELETE /v1/carts/current'),

  authentication('POST /v2/register'),
  authentication('POST /v2/login'),
  authentication('POST /v2/change-password'),
  authentication('GET /v1/sso/login/{tenantId}/{idpConnectionId}'),
  authentication('GET /v1/callback'),
  authentication('POST /v1/sso/login-with-token-params'),
  authentication('POST /v2/sign-on'),
  authentication('GET /v1/logout'),
  authentication('POST /v2/{factorType}/verify'),

  recovery('POST /v1/send-email'),
  recovery('POST /v1/activation-email'),
  recovery('POST /v1/recover'),
  verification('POST /v1/Start', 'POST /_api/iam/verification/v1/start'),
  verification('POST /v1/auth/verify'),
  verification('POST /v1/auth/resend'),

  oauth('POST /oauth2/token'),

  collection('GET /v2/collections/{id}', 'GET /v2/collections/{id}'),
  collection('GET /v2/collections/slug/{slug}', 'GET /v2/collections/slug/{slug}'),
  collection(
    'POST /v2/collections/query',
    'GET /stores-reader/v2/collections/query',
    'POST /v2/collections/query',
    'GET /v2/collections/query',
  ),

  write('POST /v1/products'),
  write('PATCH /v1/products/{id}'),
  write('DELETE /v1/products/{id}'),
  write('PATCH /v1/products/{id}/variants'),
  write('POST /v1/products/{id}/variants/resetToDefault'),
  write('POST /v1/collections/{id}/productIds'),
  write('POST /v1/collections/{id}/productIds/delete'),
  write('POST /v1/products/{id}/media'),
  write('POST /v1/products/{id}/media/delete'),
  write('PATCH /v1/products/{id}/choices/media'),
  write('POST /v1/products/{id}/choices/media/delete'),
  write('DELETE /v1/products/{id}/options'),
  write('POST /v1/products/{id}/remove-brand'),
  write('POST /v1/products/{id}/remove-ribbon'),
  write('POST /v1/collections'),
  write('PATCH /v1/collections/{id}'),
  write('DELETE /v1/collections/{id}'),
  write('POST /v1/bulk/products/update'),
  write('POST /v1/bulk/products/adjust-properties'),

  read('GET /v1/products/{id}'),
  read('GET /v1/collections/slug/{slug}'),
  read('POST /v1/products/{id}/productOptionsAvailability'),
  read('POST /v1/products/{id}/variants/query'),
  read('POST /v1/variants/query'),
  read('GET /v1/variants/{id}'),
  read('POST /v1/products/query-platformized', 'GET /stores-reader/v1/products/query-platformized'),
]

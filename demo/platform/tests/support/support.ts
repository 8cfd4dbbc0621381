/** Clients for the tests of the platform, over real HTTP: a shopper (one visitor) and a merchant. */

import { productIdOf } from '../../seed'
import { STORES_APP_ID } from '../../storage/ids'

export interface Answer<Body = Record<string, unknown>> {
  status: number
  headers: Headers
  body: Body
}

export interface Price {
  amount: string
  formattedAmount: string
}

export interface LineBody {
  id: string
  quantity: number
  price: Price
  lineItemPrice: Price
  fullPrice: Price
  availability: { status: string; quantityAvailable?: number }
  catalogReference: { catalogItemId: string; options: Record<string, unknown> }
  descriptionLines: {
    name: { original: string }
    plainText?: { original: string }
    colorInfo?: { original: string; code: string }
  }[]
}

export interface CartAnswer {
  cart: {
    id: string
    lineItems: LineBody[]
    buyerNote: string
    buyerInfo: { visitorId: string; email?: string }
    contactInfo?: unknown
    appliedDiscounts: { coupon: { code: string; name: string; amount: Price } }[]
  }
}

export interface ErrorBody {
  message: string
  error?: string
  details: {
    applicationError?: { code: string; description: string }
    validationError?: { fieldViolations: { field: string; description: string; violatedRule: string }[] }
  }
}

export interface TokenBody {
  access_token: string
  refresh_token: string
  token_type: string
  expires_in: number
}

export const send = async <Body>(url: string, method: string, body?: unknown, authorization?: string): Promise<Answer<Body>> => {
  const response = await fetch(url, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(authorization !== undefined && { authorization }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) as Body }
}

export const violationOf = (answer: Answer<unknown>) =>
  (answer.body as Partial<ErrorBody>).details?.validationError?.fieldViolations[0]
export const codeOf = (answer: Answer<unknown>) => (answer.body as Partial<ErrorBody>).details?.applicationError?.code

export const reference = (slug: string, options?: Record<string, unknown>) => ({
  appId: STORES_APP_ID,
  catalogItemId: productIdOf(slug),
  ...(options && { options }),
})

/** A merchant's own script: an API key, and the site that it belongs to. */
export const createMerchant = (platform: { url: string; credentials(): { apiKey: string; siteId: string } }) => {
  const { url } = platform
  const credentials = platform.credentials()
  const call = async <Body = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<Answer<Body>> => {
    const response = await fetch(url + path, {
      method,
      headers: {
        authorization: credentials.apiKey,
        'wix-site-id': credentials.siteId,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) as Body }
  }
  return {
    call,
    post: <Body = Record<string, unknown>>(path: string, body: unknown = {}) => call<Body>('POST', path, body),
    /** Acts for a visitor, with their access token beside the key. */
    postFor: <Body = CartAnswer>({ tokens }: { tokens: TokenBody }, path: string, body: unknown) =>
      send<Body>(url + path, 'POST', body, `${tokens.access_token},${credentials.apiKey}`),
  }
}

export type Merchant = ReturnType<typeof createMerchant>

export const askToken = (url: string, clientId: string) =>
  send<TokenBody>(`${url}/oauth2/token`, 'POST', { clientId, grantType: 'anonymous' })

const CART = '/ecom/v1/carts/current'

export const createShopper = async ({ url, clientId }: { url: string; clientId: string }) => {
  const tokens = (await askToken(url, clientId)).body
  const call = <Body>(method: string, path: string, body?: unknown) => send<Body>(url + path, method, body, tokens.access_token)
  const post = <Body = CartAnswer>(path: string, body: unknown = {}) => call<Body>('POST', path, body)
  return {
    tokens,
    call,
    post,
    cart: () => call<CartAnswer>('GET', CART),
    add: (slug: string, quantity: unknown = 1, options?: Record<string, unknown>) =>
      post(`${CART}/add-to-cart`, { lineItems: [{ quantity, catalogReference: reference(slug, options) }] }),
    patch: (body: unknown) => call<CartAnswer>('PATCH', CART, body),
    setQuantity: (id: string, quantity: unknown) => post(`${CART}/update-line-items-quantity`, { lineItems: [{ id, quantity }] }),
    checkout: async (callbacks: Record<string, string> = { postFlowUrl: 'https://page.example/back' }) => {
      const { checkoutId } = (await post<{ checkoutId: string }>(`${CART}/create-checkout`)).body
      const answer = await post<{ redirectSession: { fullUrl: string } }>('/_api/redirects-api/v1/redirect-session', {
        ecomCheckout: { checkoutId },
        callbacks,
      })
      return answer.body.redirectSession.fullUrl
    },
  }
}

export type Shopper = Awaited<ReturnType<typeof createShopper>>

export const BUYER = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  addressLine: '1 Main Street',
  city: 'Dublin',
  postalCode: 'D01',
  country: 'IE',
  cardNumber: '4242 4242 4242 4242',
  cardExpiry: '12/49',
  cardCvc: '123',
}

/** Submits the hosted form the way a browser without scripts does, and stops at the first redirect. */
export const pay = async (fullUrl: string, changes: Partial<typeof BUYER> = {}) => {
  const response = await fetch(fullUrl, {
    method: 'POST',
    body: new URLSearchParams({ ...BUYER, ...changes }),
    redirect: 'manual',
  })
  return { status: response.status, location: response.headers.get('location') ?? '', page: await response.text() }
}

/** Calls of our client with every argument they take, and what they look like on the wire. */
import * as cartlet from '../../src/index'
import type { SpecName, SpecRow } from '../wire/spec-table'

/** What the calls are about. */
export interface WireIds {
  productId: string
  variantId: string
  lineId: string
  checkoutId: string
  collectionId: string
  collectionSlug: string
  couponCode: string
}

type Send = (client: cartlet.Client, ids: WireIds) => Promise<unknown>

const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const ADDRESS: cartlet.Address = { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine: 'Invalidenstr. 1' }
const lineItems = ({ productId, variantId }: WireIds) => [
  { quantity: 1, catalogReference: { appId: STORES, catalogItemId: productId, options: { variantId } } },
]
const customLineItems: cartlet.NewCustomLineItem[] = [
  { quantity: 1, price: '12.50', productName: { original: 'Gift wrap' }, itemType: { preset: 'SERVICE' } },
]
const callbacks = { postFlowUrl: 'https://blog.example/mugs' }
const preferences = { additionalQueryParameters: { ref: 'blog' } }
const authRequest = { clientId: 'c1' }
const QUERY: cartlet.OffsetQuery = {
  filter: { name: { $startsWith: 'B' } },
  sort: [{ fieldName: 'name', order: 'ASC' }],
  paging: { limit: 2, offset: 0 },
}

/** One for every row of the table. Tokens are asked for by the session, whatever the call. */
export const SEND: Record<Exclude<SpecName, 'anonymousToken' | 'refreshToken'>, Send> = {
  getCurrentCart: (client) => cartlet.getCurrentCart(client),
  updateCurrentCart: (client, ids) =>
    cartlet.updateCurrentCart(client, {
      cartInfo: { buyerNote: 'Ring twice' },
      couponCode: ids.couponCode,
      merchantDiscounts: [],
      lineItems: lineItems(ids),
      customLineItems,
      fieldMask: ['cartInfo.buyerNote'],
    }),
  addToCurrentCart: (client, ids) => cartlet.addToCurrentCart(client, { lineItems: lineItems(ids), customLineItems }),
  removeLineItems: (client, { lineId }) => cartlet.removeLineItems(client, [lineId]),
  createCheckout: (client) =>
    cartlet.createCheckout(client, {
      channelType: 'WEB',
      shippingAddress: ADDRESS,
      billingAddress: ADDRESS,
      selectedShippingOption: { code: 'standard' },
      email: 'ada@example.com',
    }),
  removeCoupon: (client) => cartlet.removeCoupon(client),
  updateLineItemsQuantity: (client, { lineId }) => cartlet.updateLineItemsQuantity(client, [{ id: lineId, quantity: 2 }]),
  estimateTotals: (client) =>
    cartlet.estimateTotals(client, {
      selectedShippingOption: { code: 'standard' },
      shippingAddress: ADDRESS,
      billingAddress: ADDRESS,
      selectedMemberships: { memberships: [] },
      calculateTax: true,
      calculateShipping: true,
    }),
  deleteCurrentCart: (client) => cartlet.deleteCurrentCart(client),
  createRedirectSession: (client, { checkoutId }) =>
    cartlet.createRedirectSession(client, { ecomCheckout: { checkoutId }, callbacks, preferences }),
  getProduct: (client, { productId }) => cartlet.getProduct(client, productId, { includeMerchantSpecificData: false }),
  queryProducts: (client) => cartlet.queryProducts(client, QUERY),
  getProductVariants: (client, { productId, variantId }) =>
    cartlet.getProductVariants(client, productId, { choices: {}, variantIds: [variantId], paging: { limit: 5, offset: 0 } }),
  getCollection: (client, { collectionId }) => cartlet.getCollection(client, collectionId),
  getCollectionBySlug: (client, { collectionSlug }) => cartlet.getCollectionBySlug(client, collectionSlug),
  queryCollections: (client) => cartlet.queryCollections(client, QUERY),
}

/** Every purpose of a redirect session. */
export const REDIRECTS: Record<string, cartlet.RedirectParams> = {
  bookingsCheckout: { bookingsCheckout: { slotAvailability: {}, timezone: 'Europe/Berlin' } },
  ecomCheckout: { ecomCheckout: { checkoutId: 'checkout-1' } },
  eventsCheckout: { eventsCheckout: { reservationId: 'r', eventSlug: 'e' } },
  paidPlansCheckout: { paidPlansCheckout: { planId: 'p' } },
  login: { login: {} },
  logout: { logout: { clientId: 'c1' } },
  auth: { auth: { authRequest, prompt: 'login' } },
  storesProduct: { storesProduct: { productSlug: 'blue-mug' } },
  bookingsBook: { bookingsBook: { resourceSlug: 'r' } },
}

export interface WireRequest {
  method: string
  url: string
  body: string | undefined
  headers: Record<string, string>
}

/** A request as a row describes one. */
export function describeRequest({ method, url, body }: WireRequest, { path, payloadIn }: SpecRow) {
  const { pathname, searchParams } = new URL(url)
  const written = path.split('/')
  const segments = pathname.split('/').map((segment, i) => (/^\{\w+\}$/.test(written[i] ?? '') && segment ? written[i] : segment))
  const encoded = searchParams.get('.r')
  const inBody = body === undefined ? [] : Object.keys(JSON.parse(body))
  const inR = encoded === null ? [] : Object.keys(JSON.parse(Buffer.from(encoded, 'base64url').toString()))
  const inQuery = [...searchParams.keys()].filter((key) => key !== '.r')
  const places = { body: inBody, '.r': inR, query: inQuery }
  const elsewhere = Object.entries(places).flatMap(([place, keys]) => (place === payloadIn ? [] : keys))
  return {
    method,
    path: segments.join('/'),
    hasBody: body !== undefined,
    payload: payloadIn === 'nothing' ? [] : [...places[payloadIn]].sort(),
    elsewhere,
  }
}

/** What `describeRequest` has to say when a row is kept. */
export const described = ({ method, path, payloadIn }: SpecRow, payload: readonly string[]) => ({
  method,
  path,
  hasBody: payloadIn === 'body',
  payload: [...payload].sort(),
  elsewhere: [],
})

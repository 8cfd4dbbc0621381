/**
 * docs/platform.md §7 "Cart": reading and adding. The other calls are in `changes-api.ts`, which is downloaded later. Every call
 * is about the current cart of the visitor; the platform creates it with the first add.
 */
import type { Call, Caller, CallOptions } from '../http/call'
import { CART } from '../http/gateway/gateway'
import { type Conversion, convert, entitiesIn, entityIn } from '../wire/convert'
import { fromMedia, toImage } from '../wire/media'
import type { JsonRecord } from '../wire/record'
import { toDate, toNumber } from '../wire/scalars'
import type { AddToCart, Cart } from './model'

export const CURRENT = '/v1/carts/current'
const NO_CART = ['OWNED_CART_NOT_FOUND', 'CART_NOT_FOUND']

export const CART_CONVERSION: Conversion = [
  [
    toDate,
    'createdDate',
    'updatedDate',
    'lineItems.image.urlExpirationDate',
    'lineItems.serviceProperties.scheduledDate',
    'lineItems.serviceProperties.endDate',
    'lineItems.subscriptionOptionInfo.subscriptionSettings.startDate',
  ],
  [
    toNumber,
    'contactInfo.address.geocode.*',
    'lineItems.image.focalPoint.*',
    'lineItems.physicalProperties.weight',
    'lineItems.catalogOverrideFields.physicalProperties.weight',
  ],
  [toImage, 'lineItems.image', 'lineItems.catalogOverrideFields.image'],
]
/** Images are the only values of a request whose type differs from the wire format. */
export const ITEMS_CONVERSION: Conversion = [
  [fromMedia, 'lineItems.image', 'lineItems.catalogOverrideFields.image', 'customLineItems.media'],
]

/** Throws when `lineItems` is not a list, which the transport reports as a bad response: the cart must not look empty then. */
export const readCart = (body: JsonRecord): Cart => {
  const cart = entityIn<Cart>(body, 'cart', CART_CONVERSION)
  return { ...cart, lineItems: entitiesIn(cart as object as JsonRecord, 'lineItems') }
}

export const post = (action: string, body: object, options?: CallOptions): Call<Cart> => ({
  ...options,
  service: CART,
  method: 'POST',
  path: `${CURRENT}/${action}`,
  body,
  read: readCart,
})

/** GET /v1/carts/current. Resolves the cart, or null when the visitor has no cart yet. docs/platform.md §7 "Cart". */
export const getCurrentCart = (client: Caller, options?: CallOptions): Promise<Cart | null> =>
  client.request<Cart | null>({
    ...options,
    service: CART,
    method: 'GET',
    path: CURRENT,
    read: (body) => (body.cart == null ? null : readCart(body)),
    recover: (error) => (NO_CART.includes(error.code) ? null : undefined),
  })

/**
 * POST /v1/carts/current/add-to-cart. Resolves the whole cart, which may hold a smaller quantity than requested, and
 * nothing of an item whose variant or options are not named: check it, or use `cartlet/store`, whose `cart.add` names the missing choice. Not
 * retried after a lost connection; the error then has `delivered: 'unknown'`. docs/platform.md §7 "Cart".
 */
export const addToCurrentCart = (client: Caller, items: AddToCart, options?: CallOptions): Promise<Cart> =>
  client.request(post('add-to-cart', convert(items, ITEMS_CONVERSION), options))

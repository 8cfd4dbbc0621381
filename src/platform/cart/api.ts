/** Specification §7 "Cart", reading and adding; the other calls, in `changes-api.ts`, are downloaded later. Every call acts on the caller's own current cart; the platform makes one at the first add. */
import type { Call, Caller, ReadOptions } from '../http/call'
import { type Conversion, entityIn } from '../wire/convert'
import type { JsonRecord } from '../wire/record'
import type { AddToCart, Cart } from './model'

export const CURRENT = '/v1/carts/current'
const NO_CART = ['OWNED_CART_NOT_FOUND', 'CART_NOT_FOUND']

const CART: Conversion = {
  dates: [
    'createdDate',
    'updatedDate',
    'lineItems.serviceProperties.scheduledDate',
    'lineItems.serviceProperties.endDate',
    'lineItems.subscriptionOptionInfo.subscriptionSettings.startDate',
  ],
  numbers: [
    'contactInfo.address.geocode.*',
    'lineItems.physicalProperties.weight',
    'lineItems.catalogOverrideFields.physicalProperties.weight',
  ],
}
export const readCart = (body: JsonRecord): Cart => {
  const cart = entityIn<Cart>(body, 'cart', CART)
  cart.lineItems ??= []
  return cart
}

export const post = (action: string, body: object): Call<Cart> => ({
  service: 'cart',
  method: 'POST',
  path: `${CURRENT}/${action}`,
  body,
  read: readCart,
})

/** GET /v1/carts/current. Null when the visitor has no cart yet: that is an answer, not an error. */
export const getCurrentCart = (client: Caller, options: ReadOptions = {}): Promise<Cart | null> =>
  client.request<Cart | null>({
    service: 'cart',
    method: 'GET',
    path: CURRENT,
    read: (body) => (body.cart == null ? null : readCart(body)),
    recover: (error) => (NO_CART.includes(error.code) ? null : undefined),
    signal: options.signal,
  })

/**
 * POST /v1/carts/current/add-to-cart. Resolves the whole cart, which may hold less than was asked for: check it. Never repeated after a
 * lost connection; the error's `delivered` is then `'unknown'`.
 */
export const addToCurrentCart = (client: Caller, items: AddToCart): Promise<Cart> => client.request(post('add-to-cart', items))

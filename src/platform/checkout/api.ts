/**
 * docs/platform.md §3: reads of checkouts (paths as the platform's own SDK sends them). For the visitor of the cart, or an
 * elevated client.
 */
import type { Caller, CallOptions } from '../http/call'
import { CART } from '../http/gateway/gateway'
import { get } from '../http/read-call'
import { path } from '../http/request-target'
import { entityIn } from '../wire/convert'
import type { JsonRecord } from '../wire/record'
import { CHECKOUT_CONVERSION } from './conversion'
import type { Checkout } from './model'

/**
 * GET /v1/checkouts/{id} (§3). Resolves the checkout in the same form as its events; amounts are decimal text in major units of
 * its currency, weights are in `weightUnit`. Rejects with the platform's code or `HTTP_404` when there is no such checkout or it
 * belongs to another visitor.
 */
export const getCheckout = (client: Caller, id: string, options?: CallOptions): Promise<Checkout> =>
  client.request({ ...get(CART, path`/v1/checkouts/${id}`, { id }, options), read: readCheckout })

/**
 * GET /v1/checkouts/by-cart-id/{cartId} (§3). As `getCheckout`, by the id of the cart that the checkout was created from. Rejects
 * with the platform's code or `HTTP_404` when that cart has no checkout.
 */
export const getCheckoutByCartId = (client: Caller, cartId: string, options?: CallOptions): Promise<Checkout> =>
  client.request({ ...get(CART, path`/v1/checkouts/by-cart-id/${cartId}`, { id: cartId }, options), read: readCheckout })

const readCheckout = (body: JsonRecord): Checkout => entityIn(body, 'checkout', CHECKOUT_CONVERSION)

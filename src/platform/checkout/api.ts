/** docs/platform.md §3: checkouts, read (paths as the platform's own SDK sends them). For the visitor whose cart it was, or an elevated client. */
import type { Caller, CallOptions } from '../http/call'
import { CART } from '../http/gateway/gateway'
import { get } from '../http/read-call'
import { path } from '../http/request-target'
import { entityIn } from '../wire/convert'
import type { JsonRecord } from '../wire/record'
import { CHECKOUT_CONVERSION } from './conversion'
import type { Checkout } from './model'

/**
 * GET /v1/checkouts/{id} (§3). Resolves the checkout as its events carry it; amounts are decimal text in major units of its currency,
 * weights in `weightUnit`. Rejects with the platform's code or `HTTP_404` when there is none, or when it is another visitor's.
 */
export const getCheckout = (client: Caller, id: string, options?: CallOptions): Promise<Checkout> =>
  client.request({ ...get(CART, path`/v1/checkouts/${id}`, { id }, options), read: readCheckout })

/**
 * GET /v1/checkouts/by-cart-id/{cartId} (§3). As `getCheckout`, by the id of the cart that the checkout was made of. Rejects with the
 * platform's code or `HTTP_404` where there was no checkout of that cart.
 */
export const getCheckoutByCartId = (client: Caller, cartId: string, options?: CallOptions): Promise<Checkout> =>
  client.request({ ...get(CART, path`/v1/checkouts/by-cart-id/${cartId}`, { id: cartId }, options), read: readCheckout })

const readCheckout = (body: JsonRecord): Checkout => entityIn(body, 'checkout', CHECKOUT_CONVERSION)

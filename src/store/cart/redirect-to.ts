/** The way to the hosted checkout and back (docs/platform.md §7 "Redirect session"). */
import type { Caller } from '../../platform/http/call'
import type { CartletError } from '../../platform/http/errors'
import { createRedirectSession } from '../../platform/redirects/api'
import { isGone } from './cart-gone'
import type { CheckoutWay } from './cart-port'

/** The platform takes no longer callback. */
const MAX_CHARS = 2048

/** Resolves with the address of the hosted checkout. */
export async function redirectTo(client: Caller, checkoutId: string, way: CheckoutWay): Promise<string> {
  const { returnTo, thankYouUrl, cartUrl, language, parameters } = way
  const query = { ...(language && { lang: language }), ...parameters }
  // One that is too long would cost the buyer the whole checkout.
  const addresses = Object.entries({ postFlowUrl: returnTo, thankYouPageUrl: thankYouUrl, cartPageUrl: cartUrl })
  const { fullUrl } = await createRedirectSession(client, {
    ecomCheckout: { checkoutId },
    callbacks: Object.fromEntries(addresses.filter(([, url]) => url && url.length <= MAX_CHARS)),
    ...(Object.keys(query).length && { preferences: { additionalQueryParameters: query } }),
  }).catch((refused: CartletError) => {
    // Another service's answer: it says nothing about a version of the cart.
    throw Object.assign(refused, isGone(refused) && { delivered: 'no' })
  })
  return fullUrl
}

/** The way to the hosted checkout and back (docs/platform.md §7 "Redirect session"). */
import type { Caller } from '../../platform/http/call'
import { createRedirectSession } from '../../platform/redirects/api'
import type { CheckoutWay } from './cart-port'

/** Resolves with the address of the hosted checkout. */
export async function redirectTo(client: Caller, checkoutId: string, { returnTo, parameters }: CheckoutWay): Promise<string> {
  const { fullUrl = '' } = await createRedirectSession(client, {
    ecomCheckout: { checkoutId },
    callbacks: { postFlowUrl: returnTo },
    ...(Object.keys(parameters).length && { preferences: { additionalQueryParameters: parameters } }),
  })
  return fullUrl
}

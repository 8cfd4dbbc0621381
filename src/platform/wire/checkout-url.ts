/** The address of the hosted checkout, which both versions send in the same form. */
import type { JsonRecord } from './record'

/** Throws without an address, which the transport reports as a bad response. */
export function readCheckoutUrl(body: JsonRecord): { checkoutUrl: string } {
  if (typeof body.checkoutUrl !== 'string' || !body.checkoutUrl) throw new TypeError('checkoutUrl')
  return body as { checkoutUrl: string }
}

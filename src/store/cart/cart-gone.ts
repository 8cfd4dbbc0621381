/** How the platform says that a version of its cart is no more. */
import type { CartletError } from '../../platform/http/errors'

/** A call that does not exist; and codes, as a shop of one catalog version refuses the other's calls, and as gateways name such a call. */
const GONE =
  /^(HTTP_404|UNIMPLEMENTED|\w*CALLING_CART_V\d_API|(CART_V\d|API|METHOD|ENDPOINT|ROUTE)_\w*(GONE|REMOVED|DEPRECATED|NOT_FOUND))$/

/**
 * Whether the calls of a version are no more. A cart, line or coupon that does not exist has a code of its own; an outage has another status; and what was not
 * delivered, for want of a token, says nothing about the call.
 */
export const isGone = ({ code, status, delivered }: Partial<CartletError>): boolean =>
  delivered !== 'no' && (status === 410 || status === 501 || GONE.test(`${code}`))

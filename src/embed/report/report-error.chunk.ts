/** The console line of an error: its code and message, and a hint. */

import type { CartletError } from '../../platform/http/errors'
import { entryOf } from '../../store/catalog/untrusted'
import { report } from './console'
import { loadHint } from './load-cause'
import { settingHint } from './setting-hint'

const NOT_ALLOWED = 'Check that this site’s address is among the allowed redirect domains of the OAuth client.'

const HINTS: Record<string, string> = {
  PRODUCT_NOT_FOUND: 'Check the product attribute: it takes the id or the slug of a product that is visible in the shop.',
  VARIANT_NOT_FOUND: 'Check the variant attribute: it takes the id of one of the product’s variants.',
  COLLECTION_NOT_FOUND:
    'Check the collection attribute: it takes the id or the slug of a collection that is visible in the shop.',
  TOKEN_REJECTED: 'Check data-client-id: the platform does not know this client.',
  NETWORK: 'Check data-api, the network, and that the page’s policy allows the API origin in connect-src.',
  TIMEOUT: 'The API took too long. Calls that may be repeated were tried again.',
  SNAPSHOT_IGNORED: 'Take a new one with `npx cartlet snapshot`. Until then, prices come from the platform.',
  INVALID_REDIRECT: 'The platform answered with an address that is not https.',
  REDIRECT_URL_NOT_ALLOWED:
    'Add this page’s address to the login’s allowed redirect addresses, and its domain to the allowed domains, of the OAuth client.',
  HTTP_402: 'The shop’s plan does not include this call.',
  HTTP_403: NOT_ALLOWED,
  PERMISSION_DENIED: NOT_ALLOWED,
}

/** What a page sees that names a version of catalog or cart which the shop does not have, or not any more. */
const NO_SUCH_CALL = /^(HTTP_404|HTTP_410|HTTP_501|UNIMPLEMENTED|\w+_CALLING_\w+_API)$/
const NO_SUCH_CALL_HINT =
  'The platform does not have this call for this shop. Check data-api, and leave data-cart-api and data-catalog out: Cartlet finds the version by itself.'

/** Errors that are expected and are not the author's mistake: shown to the visitor, not in the console. */
const EXPECTED = new Set([
  'MAX_IN_CART',
  'NOT_ADDED',
  'OPTIONS_REQUIRED',
  'TEXT_REQUIRED',
  '-19973',
  '-19999',
  'TOO_MANY_ATTEMPTS',
  'IDENTITY_BLOCKED',
  'IDENTITY_OFFLINE',
  'INVALID_STATE_TOKEN',
  'INVALID_RECOVERY_TOKEN',
  'access_denied',
  'login_required',
])

/** What a visitor has typed is refused, in both versions of the cart. */
const REFUSED_CODE =
  /^(ERROR_COUPON_|INVALID_(COUPON|GIFT_CARD)_(CODE|STATUS)$|(COUPON|GIFT_CARD)_(ALREADY_EXISTS|LOCKED)$|MAX_(COUPONS|GIFT_CARDS)_PER_CART_)/

/** A message that names the attribute, and what it takes, needs no more. */
const NAMES_ATTRIBUTE = /^The attribute "/

/** Where the browser does not tell more. */
const LOAD_HINT = 'Check that all files of this release are served, and that the page’s policy allows them in script-src.'

function hintFor({ code, message, cause }: CartletError): string {
  if (code === 'INVALID_ARGUMENT')
    return NAMES_ATTRIBUTE.test(message)
      ? 'Correct it, or leave it out.'
      : 'Check the attributes of the tag: product takes an id or a slug, quantity a whole number.'
  if (code === 'INVALID_CONFIG') return settingHint()
  if (code === 'LOAD_FAILED') return loadHint(cause, window) ?? LOAD_HINT
  if (NO_SUCH_CALL.test(code)) return NO_SUCH_CALL_HINT
  return entryOf(HINTS, code) ?? ''
}

export function reportError(error: CartletError): void {
  if (EXPECTED.has(error.code) || REFUSED_CODE.test(error.code)) return
  // The message already contains the id if the platform sent no message.
  const id = error.requestId && !error.message.includes(error.requestId) ? ` (request id ${error.requestId})` : ''
  report(`${error.code}: ${error.message}${id}.`, hintFor(error), error.cause)
}

/** docs/platform.md §8: the one error class of the client. */

import type { Open } from '../wire/enum'
import type { RuleType } from './rule-type'

/** One refused field, as the platform names it: `field` is its path in the request body. */
export interface FieldViolation {
  field: string
  description: string
  violatedRule?: Open<RuleType>
  data?: unknown
}

/** Codes that this package decides on. */
type OwnErrorCode =
  | 'ABORTED' // by the caller's signal, or a newer call took its place
  | 'BAD_RESPONSE' // HTML, cut-off JSON or an unexpected shape
  | 'CHECKOUT_BLOCKED' // the shop does not take the cart as it is
  | 'CHECKOUT_FAILED'
  | 'COLLECTION_NOT_FOUND'
  | 'ELEVATED_IN_PAGE'
  | 'INSECURE_CONTEXT' // the page has no WebCrypto
  | 'INTERNAL'
  | 'INVALID_ARGUMENT' // see `violations`; without them it was never sent
  | 'INVALID_CALLBACK'
  | 'INVALID_CONFIG'
  | 'INVALID_REDIRECT' // the platform sent an address that is unsafe to open
  | 'ITEMS_UNAVAILABLE'
  | 'LINE_GONE'
  | 'LINE_NOT_FOUND'
  | 'LOAD_FAILED' // a part of Cartlet could not be downloaded
  | 'LOGGED_OUT' // before the call was sent
  | 'MAX_IN_CART'
  | 'NAVIGATION_BLOCKED'
  | 'NETWORK'
  | 'NOTHING_TO_UNDO'
  | 'NOT_ADDED'
  | 'NOT_CHANGED'
  | 'NO_PAGE'
  | 'OPTIONS_REQUIRED'
  | 'PRODUCT_NOT_FOUND'
  | 'SEO_REFUSED'
  | 'SNAPSHOT_IGNORED' // of another shop, API or format, too old, or unreadable
  | 'STORAGE_BLOCKED'
  | 'SUBSCRIPTION_NOT_FOUND'
  | 'SUBSCRIPTION_REQUIRED'
  | 'TEXT_LENGTH'
  | 'TEXT_REQUIRED'
  | 'TIMEOUT'
  | 'TOKEN_REJECTED'
  | 'UNKNOWN'
  | 'UNSUPPORTED'
  | 'VARIANT_NOT_FOUND'

/** Codes of the platform that a page is likely to handle. It has more. */
type PlatformErrorCode =
  | 'CART_NOT_FOUND'
  | 'ERROR_COUPON_DOES_NOT_EXIST'
  | 'ERROR_COUPON_EXPIRED'
  | 'ERROR_COUPON_NOT_APPLICABLE'
  | 'OWNED_CART_NOT_FOUND'
  | 'REDIRECT_URL_NOT_ALLOWED'

/**
 * The platform's own application code where it sent one, `HTTP_<status>` where it did not, else a code of ours. Open: the platform's other codes
 * are allowed, and completion still lists the known ones.
 */
export type CartletErrorCode = Open<OwnErrorCode | PlatformErrorCode | `HTTP_${number}`>

/** What a `CartletError` knows besides its code and message. */
export interface ErrorDetails {
  status?: number
  requestId?: string
  retryable?: boolean
  violations?: FieldViolation[]
  data?: unknown
  response?: { statusText: string; body: unknown }
  cause?: unknown
  delivered?: 'yes' | 'no' | 'unknown'
  retryAfterMs?: number
}

/**
 * Every failure of the client, whatever its origin. Never holds a token, a password or a key, even where the platform's answer quotes the request. `cause` of a
 * lost connection has name, message and code of what fetch threw.
 * `errorKind` sorts codes into the kinds of the specification.
 */
export class CartletError extends Error {
  // A field, not an assignment: on pages with frozen intrinsics an inherited name cannot be assigned over.
  override readonly name = 'CartletError'
  declare readonly code: CartletErrorCode
  /** HTTP status of the reply, when there was one. */
  declare readonly status?: number
  /** The platform's id of the request, for its support and logs. */
  declare readonly requestId?: string
  /** The same call may succeed when made again later. For a write look at `delivered` first. */
  declare readonly retryable: boolean
  declare readonly violations?: FieldViolation[]
  /** The application error's own data, as sent. */
  declare readonly data?: unknown
  /** The reply as it came: the status line's text, and a refusal's body where it is JSON, else null. */
  declare readonly response?: { statusText: string; body: unknown }
  /** Whether the request reached the platform. `unknown`: it may have been carried out; read before sending a write again. */
  declare readonly delivered: 'yes' | 'no' | 'unknown'
  /** How long the platform asked us to wait, in milliseconds. */
  declare readonly retryAfterMs?: number

  constructor(code: string, message: string, details: ErrorDetails = {}) {
    super(message, details)
    Object.assign(this, { code, retryable: false, delivered: 'no' }, details)
  }

  /** What `JSON.stringify` writes: everything but stack and cause, which may hold anything. */
  toJSON(): object {
    return { ...this, message: this.message }
  }
}

/** By name, not `instanceof`: two copies of the package, or an error from another frame, are still recognised. */
export const isCartletError = (error: unknown): error is CartletError =>
  typeof error === 'object' && error !== null && (error as { name?: unknown }).name === 'CartletError'

/** docs/platform.md §8, "anything else": one wording, with the request id where there is one. */
export const systemError = (code: string, details: ErrorDetails): CartletError =>
  new CartletError(code, `System error occurred${details.requestId ? ` (request id ${details.requestId})` : ''}`, details)

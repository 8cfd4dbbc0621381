/** docs/platform.md §8: the one error class of the client. */

import type { Open } from '../wire/enum'
import type { CartV2ErrorCode, CheckoutErrorCode } from './cart-error-codes'
import type { RuleType } from './rule-type'

/** One refused field, as the platform reports it: `field` is its path in the request body. */
export interface FieldViolation {
  field: string
  description: string
  violatedRule?: Open<RuleType>
  data?: unknown
}

/** Codes of this package. */
type OwnErrorCode =
  | 'ABORTED' // by the caller's signal, or replaced by a newer call
  | 'BAD_RESPONSE' // HTML, cut-off JSON or an unexpected shape
  | 'CHECKOUT_BLOCKED' // the shop does not accept the cart as it is
  | 'CHECKOUT_FAILED'
  | 'COLLECTION_NOT_FOUND'
  | 'COUPON_NOT_FOUND_IN_CART' // version 2 has no cart that could have one
  | 'ELEVATED_IN_PAGE'
  | 'EMPTY_CART' // at the checkout
  | 'INSECURE_CONTEXT' // the page has no WebCrypto
  | 'INTERNAL'
  | 'INVALID_ARGUMENT' // see `violations`; without them nothing was sent
  | 'INVALID_CALLBACK'
  | 'INVALID_CONFIG'
  | 'INVALID_REDIRECT' // the platform sent a URL that is unsafe to open
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
  | 'SNAPSHOT_IGNORED' // for another shop, API or format, too old, or unreadable
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

/** Codes of the platform that a page is likely to handle. There are more. */
type PlatformErrorCode =
  | 'CART_NOT_FOUND'
  | 'ERROR_COUPON_DOES_NOT_EXIST'
  | 'ERROR_COUPON_EXPIRED'
  | 'ERROR_COUPON_NOT_APPLICABLE'
  | 'OWNED_CART_NOT_FOUND'
  | 'REDIRECT_URL_NOT_ALLOWED'

/**
 * The platform's application code if it sent one, else `HTTP_<status>` for a response, else a code of this package. The type is
 * open: it allows other codes of the platform, while editors complete the known ones.
 */
export type CartletErrorCode = Open<OwnErrorCode | PlatformErrorCode | CartV2ErrorCode | CheckoutErrorCode | `HTTP_${number}`>

/** The details of a `CartletError` besides code and message. */
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
  hint?: string
}

/**
 * The error of every failed call. It never contains a token, a password or a key, even if the platform's response quotes the
 * request. The `cause` of a lost connection has name, message and code of the error of fetch. `errorKind` returns the kind of the
 * specification.
 */
export class CartletError extends Error {
  // A field, not an assignment: in pages with frozen intrinsics, an inherited `name` cannot be assigned.
  override readonly name = 'CartletError'
  declare readonly code: CartletErrorCode
  /** HTTP status, if there was a response. */
  declare readonly status?: number
  /** The platform's id of the request, for its support and its logs. */
  declare readonly requestId?: string
  /** Whether the same call may succeed later. For a write, check `delivered` first. */
  declare readonly retryable: boolean
  declare readonly violations?: FieldViolation[]
  /** The data of the application error, as the platform sent it. */
  declare readonly data?: unknown
  /** The response: its status text, and the body of a refusal if it is JSON, else null. Secrets are masked. */
  declare readonly response?: { statusText: string; body: unknown }
  /** Whether the platform processed the request. `unknown`: it may have; read the state before you send a write again. */
  declare readonly delivered: 'yes' | 'no' | 'unknown'
  /** The wait that the platform asked for, in milliseconds, at most 30 000. */
  declare readonly retryAfterMs?: number
  /** For the author, in our words: what to look at, where the platform's message cannot say it. */
  declare readonly hint?: string

  constructor(code: string, message: string, details: ErrorDetails = {}) {
    super(message, details)
    Object.assign(this, { code, retryable: false, delivered: 'no' }, details)
  }

  /** The JSON form: everything but stack and cause, which may contain anything. */
  toJSON(): object {
    return { ...this, message: this.message }
  }
}

/** Checks the name, not `instanceof`, so that errors of another copy of the package or of another frame are recognised. */
export const isCartletError = (error: unknown): error is CartletError =>
  typeof error === 'object' && error !== null && (error as { name?: unknown }).name === 'CartletError'

/** Specification §8: the one error class of the client. */

import type { Open } from '../wire/enum'
import type { RuleType } from './rule-type'

/** One refused field, as the platform names it: `field` is its path in the request body. */
export interface FieldViolation {
  field: string
  description: string
  violatedRule?: Open<RuleType>
  data?: unknown
}

/** What a `CartletError` knows besides its code and message. */
export interface ErrorDetails {
  status?: number
  requestId?: string
  retryable?: boolean
  violations?: FieldViolation[]
  data?: unknown
  response?: { statusText: string; body: unknown }
  cause?: unknown
  delivered?: boolean | 'unknown'
  retryAfterMs?: number
}

/**
 * Every failure of the client, whatever its origin. Never holds a token, a password or a key, even where the platform's answer quotes the request. `cause` of a
 * lost connection has name, message and code of what fetch threw.
 *
 * `code` is the platform's own application code (`OWNED_CART_NOT_FOUND`, `ERROR_COUPON_EXPIRED`, …) where it sent one, else one of
 * `INVALID_ARGUMENT` (see `violations`, or a refused argument that was never sent), `HTTP_<status>`, `NETWORK`, `TIMEOUT`,
 * `BAD_RESPONSE` (HTML, cut-off JSON or an unexpected shape), `ABORTED`, `TOKEN_REJECTED`, `INVALID_CONFIG`, `INVALID_REDIRECT`,
 * `ELEVATED_IN_PAGE`, `NO_PAGE`, `UNKNOWN`. `errorKind` sorts them into the kinds of the specification.
 */
export class CartletError extends Error {
  // A field, not an assignment: on pages with frozen intrinsics an inherited name cannot be assigned over.
  override readonly name = 'CartletError'
  declare readonly code: string
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
  /** Did the request reach the platform? `'unknown'`: it may have been carried out; read before sending a write again. */
  declare readonly delivered: boolean | 'unknown'
  /** How long the platform asked us to wait, in milliseconds. */
  declare readonly retryAfterMs?: number

  constructor(code: string, message: string, details: ErrorDetails = {}) {
    super(message, details)
    Object.assign(this, { code, retryable: false, delivered: false }, details)
  }

  /** What `JSON.stringify` writes: everything but stack and cause, which may hold anything. */
  toJSON(): object {
    return { ...this, message: this.message }
  }
}

/** By name, not `instanceof`: two copies of the package, or an error from another frame, are still recognised. */
export const isCartletError = (error: unknown): error is CartletError =>
  typeof error === 'object' && error !== null && (error as { name?: unknown }).name === 'CartletError'

/** Specification §8, "anything else": one wording, with the request id where there is one. */
export const systemError = (code: string, details: ErrorDetails): CartletError =>
  new CartletError(code, `System error occurred${details.requestId ? ` (request id ${details.requestId})` : ''}`, details)

/** Why a delivery was refused (docs/platform.md §7 "Server-pushed events"). */
import type { ValueOf } from '../../wire/enum'

export const EventErrorCode = {
  METHOD_NOT_ALLOWED: 'METHOD_NOT_ALLOWED',
  BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  /** Not a signed token, or a token without an event. */
  MALFORMED: 'MALFORMED',
  /** Not signed with RS256, not by a known key, or tampered with. */
  BAD_SIGNATURE: 'BAD_SIGNATURE',
  EXPIRED: 'EXPIRED',
  NOT_YET_VALID: 'NOT_YET_VALID',
  /** Signed longer ago than `maxAgeMs`. */
  TOO_OLD: 'TOO_OLD',
  /** Correctly signed, but by another issuer or for another audience. */
  NOT_FOR_US: 'NOT_FOR_US',
  /** The key cannot be used: an error of the receiver's configuration, not of the sender. */
  BAD_KEY: 'BAD_KEY',
  /** An option of the receiver does not exist or has the wrong type. Thrown when the receiver is made. */
  INVALID_CONFIG: 'INVALID_CONFIG',
  /** The same event is being handled at the moment. */
  BUSY: 'BUSY',
  HANDLER_FAILED: 'HANDLER_FAILED',
} as const
export type EventErrorCode = ValueOf<typeof EventErrorCode>

/** The HTTP status of the response. The platform delivers again after anything but 200. */
export const STATUS_OF: Readonly<Record<EventErrorCode, number>> = {
  METHOD_NOT_ALLOWED: 405,
  BODY_TOO_LARGE: 413,
  MALFORMED: 400,
  BAD_SIGNATURE: 401,
  EXPIRED: 401,
  NOT_YET_VALID: 401,
  TOO_OLD: 401,
  NOT_FOR_US: 403,
  BAD_KEY: 500,
  INVALID_CONFIG: 500,
  BUSY: 503,
  HANDLER_FAILED: 500,
}

/** Does not contain the token. `cause` is the error of a handler, a key source or the JSON parser. */
export class EventError extends Error {
  override readonly name = 'EventError'

  constructor(
    readonly code: EventErrorCode,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options)
  }
}

export const malformed = (message: string, cause?: unknown): EventError => new EventError('MALFORMED', message, { cause })

export const badKey = (why: string, cause?: unknown): EventError => new EventError('BAD_KEY', `The public key ${why}.`, { cause })

/** Checks the name, not `instanceof`, so that two copies of the package recognise each other's errors. */
export const isEventError = (error: unknown): error is EventError =>
  typeof error === 'object' && error !== null && (error as { name?: unknown }).name === 'EventError'

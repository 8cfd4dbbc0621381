/** docs/platform.md §8: the kinds of failure. There is one error class; these functions read its fields, so that bundles need no subclasses. */
import { type CartletError, type FieldViolation, isCartletError } from './errors'

export type ErrorKind =
  | 'ValidationError'
  | 'ApplicationError'
  | 'SystemError'
  | 'NetworkError'
  | 'TimeoutError'
  | 'AbortError'
  | 'UsageError'

/** Arguments were refused: by the platform, which names each field, or by the client before anything was sent. */
export interface ValidationError extends CartletError {
  readonly code: 'INVALID_ARGUMENT'
  /** Absent when the client itself refused. */
  readonly violations?: FieldViolation[]
}

/** The platform understood and said no: `code` is its own where it has one, else `HTTP_<status>`; `data` as it sent it. */
export interface ApplicationError extends CartletError {
  readonly status: number
}

/** The platform failed, or its reply cannot be read. `requestId` is for its support. */
export type SystemError = CartletError

const LOCAL: Readonly<Record<string, ErrorKind>> = {
  INVALID_ARGUMENT: 'ValidationError',
  NETWORK: 'NetworkError',
  TIMEOUT: 'TimeoutError',
  ABORTED: 'AbortError',
  BAD_RESPONSE: 'SystemError',
  UNKNOWN: 'SystemError',
}

/**
 * What kind of failure `error` is. `UsageError` is a mistake of the caller, found before anything was sent (`INVALID_CONFIG`,
 * `INVALID_REDIRECT`, `ELEVATED_IN_PAGE`, `NO_PAGE`).
 */
export function errorKind({ code, status, violations }: CartletError): ErrorKind {
  if (violations) return 'ValidationError'
  if (status === undefined) return (Object.keys(LOCAL).includes(code) && LOCAL[code]) || 'UsageError'
  return status >= 400 && status < 500 ? 'ApplicationError' : 'SystemError'
}

const is = (error: unknown, kind: ErrorKind): boolean => isCartletError(error) && errorKind(error) === kind

export const isValidationError = (error: unknown): error is ValidationError => is(error, 'ValidationError')
export const isApplicationError = (error: unknown): error is ApplicationError => is(error, 'ApplicationError')
export const isSystemError = (error: unknown): error is SystemError => is(error, 'SystemError')
/** The connection broke or was never made. */
export const isNetworkError = (error: unknown): error is CartletError => is(error, 'NetworkError')
/** The platform took longer than `timeoutMs`. */
export const isTimeoutError = (error: unknown): error is CartletError => is(error, 'TimeoutError')
/** The caller's own signal. */
export const isAbortError = (error: unknown): error is CartletError => is(error, 'AbortError')

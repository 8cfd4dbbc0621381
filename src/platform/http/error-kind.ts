/**
 * docs/platform.md §8: the kinds of failure. There is only one error class; these functions read its fields, so that bundles need
 * no subclasses.
 */
import { type CartletError, type FieldViolation, isCartletError } from './errors'

export type ErrorKind =
  | 'ValidationError'
  | 'ApplicationError'
  | 'SystemError'
  | 'NetworkError'
  | 'TimeoutError'
  | 'AbortError'
  | 'UsageError'

/** Invalid arguments, refused by the platform with each field, or by the client before it sent a request. */
export interface ValidationError extends CartletError {
  readonly code: 'INVALID_ARGUMENT'
  /** Absent when the client refused the arguments. */
  readonly violations?: FieldViolation[]
}

/** The platform refused the request: `code` is the platform's, else `HTTP_<status>`; `data` is as the platform sent it. */
export interface ApplicationError extends CartletError {
  readonly status: number
}

/** The platform failed, or its response cannot be read. `requestId` is for the platform's support. */
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
 * The kind of `error`. `UsageError` is any code without a response that has no other kind, for example `INVALID_CONFIG`,
 * `INVALID_REDIRECT`, `ELEVATED_IN_PAGE` or `NO_PAGE`. Not all of them are mistakes of the caller: a login may end with
 * `LOGGED_OUT`, or with `login_required` or `access_denied` of the hosted page.
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
/** The connection was lost or could not be made. */
export const isNetworkError = (error: unknown): error is CartletError => is(error, 'NetworkError')
/** The platform took longer than `timeoutMs`. */
export const isTimeoutError = (error: unknown): error is CartletError => is(error, 'TimeoutError')
/** The caller's signal was aborted. */
export const isAbortError = (error: unknown): error is CartletError => is(error, 'AbortError')

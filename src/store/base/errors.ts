import { CartletError, isCartletError } from '../../platform/http/errors'

/** Anything thrown, as the one error type that the page sees. */
export const toCartletError = (thrown: unknown): CartletError =>
  isCartletError(thrown) ? thrown : new CartletError('INTERNAL', 'Something inside Cartlet failed', { cause: thrown })

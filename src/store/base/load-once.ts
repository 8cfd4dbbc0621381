import { CartletError, isCartletError } from '../../platform/http/errors'

/**
 * Runs `load` on the first call and keeps its result. A failure is retried once at once, and again on the next call; what is no `CartletError` becomes
 * `LOAD_FAILED`.
 */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load()
      .catch(load)
      .catch((error: unknown) => {
        loading = undefined
        throw loadFailed(error)
      })
    return loading
  }
}

/** The error for a part of the widget that could not be loaded. */
export const loadFailed = (cause: unknown): CartletError =>
  isCartletError(cause)
    ? cause
    : new CartletError('LOAD_FAILED', 'A part of Cartlet could not be loaded', { cause, retryable: true })

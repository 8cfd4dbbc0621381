import { CartletError, isCartletError } from '../platform/http/errors'

/** Runs `load` at the first need and remembers its answer; a failure is tried once more at once, and afresh at the next need. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load()
      .catch(load)
      .catch((error: unknown) => {
        loading = undefined
        throw error
      })
    return loading
  }
}

/** What the page is told when a part of ours did not come. */
export const loadFailed = (cause: unknown): CartletError =>
  isCartletError(cause)
    ? cause
    : new CartletError('LOAD_FAILED', 'A part of Cartlet could not be loaded', { cause, retryable: true })

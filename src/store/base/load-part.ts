import type { CartletError } from '../../platform/http/errors'
import { loadFailed } from './load-once'

/** Rejects with `LOAD_FAILED` if a part of the widget cannot be loaded; the page and its author are told before. */
export const loadPart = <T>(loading: Promise<T>, tell: (error: CartletError) => void): Promise<T> =>
  loading.catch((thrown: unknown) => {
    const error = loadFailed(thrown)
    tell(error)
    throw error
  })

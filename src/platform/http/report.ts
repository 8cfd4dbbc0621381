/** Reports failures to `onError`. */
import type { CartletError } from './errors'

type OnError = (error: CartletError) => void

/** Reported errors: a call may fail with the error of its token request, which has already been reported. */
const reported = new WeakMap<CartletError, OnError>()

/** Reports each error once. Async, so that neither an exception nor a rejection of the callback replaces the error. */
export function report(onError: OnError | undefined, error: CartletError): void {
  if (!onError || reported.get(error) === onError) return
  reported.set(error, onError)
  const tell = async () => onError(error)
  tell().catch(() => {})
}

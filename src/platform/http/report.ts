/** Tells the page of failures. */
import type { CartletError } from './errors'

type OnError = (error: CartletError) => void

/** A call that waited for a token fails with the error of the token request, which has already been reported. */
const told = new WeakMap<CartletError, OnError>()

/** Each error once. Async, so that neither a throw nor a rejection of the page's callback takes the place of the error. */
export function report(onError: OnError | undefined, error: CartletError): void {
  if (!onError || told.get(error) === onError) return
  told.set(error, onError)
  const tell = async () => onError(error)
  tell().catch(() => {})
}

/** Reports errors as an event for the page and as a console line with a hint for its author. */
import { type CartletError, isCartletError } from '../../platform/http/errors'
import { dispatch, errorDetail } from '../events/dispatch'
import { report } from './console'
import { policyRefusesApi } from './csp'

/** Writes only the console line. */
export function tellAuthor(error: CartletError): void {
  if (error.code === 'NETWORK' && policyRefusesApi()) return // reported already, with the directive
  import('./report-error.chunk').then(
    ({ reportError }) => reportError(error),
    () => report(`${error.code}: ${error.message}.`, '', error.cause),
  )
}

/** Dispatches the event and writes the console line. */
export function notifyAuthor(target: EventTarget, error: CartletError): void {
  tellAuthor(error)
  dispatch(target, 'cartlet:error', errorDetail(error))
}

/** The same for a caught value; rethrows anything but a `CartletError`. */
export function notifyThrown(target: EventTarget, thrown: unknown): void {
  if (!isCartletError(thrown)) throw thrown
  notifyAuthor(target, thrown)
}

/** Errors, as an event for the page and as a console line with a hint for its author. */
import { type CartletError, isCartletError } from '../../platform/http/errors'
import { dispatch, errorDetail } from '../api/public-events'
import { report } from './console'
import { policyRefusesApi } from './csp'

/** The console line alone. */
export function tellAuthor(error: CartletError): void {
  if (error.code === 'NETWORK' && policyRefusesApi()) return // reported already, with the directive
  import('./report-error.chunk').then(
    ({ reportError }) => reportError(error),
    () => report(`${error.code}: ${error.message}.`, '', error.cause),
  )
}

/** Event and console line. */
export function notifyAuthor(target: EventTarget, error: CartletError): void {
  tellAuthor(error)
  dispatch(target, 'cartlet:error', errorDetail(error))
}

/** The same for what a `catch` receives; rethrows anything but a `CartletError`. */
export function notifyThrown(target: EventTarget, thrown: unknown): void {
  if (!isCartletError(thrown)) throw thrown
  notifyAuthor(target, thrown)
}

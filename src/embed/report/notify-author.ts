/** What went wrong: told to the page as an event and to its author as one console line, with the hint. */
import type { CartletError } from '../../platform/http/errors'
import { dispatch, errorDetail } from '../api/public-events'
import { report } from './console'
import { policyRefusesApi } from './csp'

/** The hints are words for authors: visitors of a healthy page never download them. */
export function tellAuthor(error: CartletError): void {
  if (error.code === 'NETWORK' && policyRefusesApi()) return // has been said, with the directive
  import('./report-error').then(
    ({ reportError }) => reportError(error),
    () => report(`${error.code}: ${error.message}.`, '', error.cause),
  )
}

export function notifyAuthor(target: EventTarget, error: CartletError): void {
  tellAuthor(error)
  dispatch(target, 'cartlet:error', errorDetail(error))
}

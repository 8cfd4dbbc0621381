/** Rules for `redirects`. */
import { requestRedirectSession } from '../../../../src/platform/redirects/api'
import type { RedirectParams } from '../../../../src/platform/redirects/model'
import { callerOf } from '../identity/client'
import { inOptions, type Rules, withPaths } from '../rule'
import { toOurs, toSdk } from '../shape'

const FN = 'redirects.createRedirectSession'
const FIELDS = [
  'bookingsCheckout',
  'ecomCheckout',
  'eventsCheckout',
  'paidPlansCheckout',
  'login',
  'logout',
  'auth',
  'storesProduct',
  'bookingsBook',
  'ecomOrderPaymentRequest',
  'callbacks',
  'preferences',
  'origin',
]

/** The argument paths of the SDK's function. */
export const REDIRECT_PATHS = inOptions(...FIELDS)

export const redirectsRules: Rules = {
  [FN]: withPaths(REDIRECT_PATHS, async (scene, options: unknown) => {
    return { result: toSdk(FN, await requestRedirectSession(callerOf(scene), toOurs(FN, options) as object as RedirectParams)) }
  }),
}

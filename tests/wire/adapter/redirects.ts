/** Rules for `redirects`. */
import { createRedirectSession } from '../../../src/platform/redirects/api'
import { callerOf, isSpecEra } from './client'
import { inOptions, type Rules, withPaths } from './rule'
import { toOurs, toSdk } from './shape'

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

export const redirectsRules: Rules = {
  [FN]: withPaths(inOptions(...FIELDS), async (scene, options: unknown) => {
    const redirectSession = await createRedirectSession(callerOf(scene), toOurs(FN, options))
    return { result: toSdk(FN, { redirectSession }, { asText: isSpecEra(scene) }) }
  }),
}

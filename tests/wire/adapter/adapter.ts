/**
 * Translates a call of an SDK function into one call of our client, and our result into the SDK's shape: by rule, never by a vector's name. It
 * only renames; a function without a rule is a failure.
 */

import type { Scene } from '../runner/scene'
import { decode } from '../runner/vector'
import { cartRules } from './cart/cart'
import { cartV2Rules } from './cart/cart-v2'
import { deliveryRules } from './cart/delivery'
import { eventsRules, WITHOUT_CALL } from './cart/events'
import { redirectsRules } from './cart/redirects'
import { backInStockRules } from './catalog/back-in-stock'
import { catalogRules } from './catalog/catalog'
import { currencyRules } from './catalog/currencies'
import { promotionRules } from './catalog/promotions'
import { recommendationRules } from './catalog/recommendations'
import { siteRules } from './catalog/site'
import { subscriptionOptionRules } from './catalog/subscription-options'
import { wishListRules } from './catalog/wish-lists'
import { toSdkError } from './errors'
import { identityRules } from './identity/identity'
import { loginRules } from './identity/logins'
import { oauthRules } from './identity/oauth'
import type { Performed, Rules } from './rule'
import { takeSteps } from './steps'

export type { Performed, Rule } from './rule'

/** By the name of the SDK's function, as in the vectors. Each file of `adapter/` adds its domain. */
export const RULES: Rules = {
  ...backInStockRules,
  ...cartRules,
  ...cartV2Rules,
  ...deliveryRules,
  ...catalogRules,
  ...eventsRules,
  ...identityRules,
  ...loginRules,
  ...oauthRules,
  ...promotionRules,
  ...recommendationRules,
  ...redirectsRules,
  ...currencyRules,
  ...siteRules,
  ...subscriptionOptionRules,
  ...wishListRules,
}

export async function perform(scene: Scene): Promise<Performed> {
  const { call } = scene.vector
  const args = (decode(call?.args) ?? []) as unknown[]
  return takeSteps(scene, call?.fn ?? WITHOUT_CALL, args, (fn, given) => performOne(scene, fn, given))
}

async function performOne(scene: Scene, fn: string, args: unknown[]): Promise<Performed> {
  const rule = RULES[fn]
  if (!rule) return { error: `no rule for ${fn}` }
  try {
    return await rule(scene, ...(args as never[]))
  } catch (error) {
    return { error: toSdkError(scene, error, rule.paths) }
  }
}

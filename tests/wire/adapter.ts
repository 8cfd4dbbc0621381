/**
 * From the SDK's function and SDK-shaped arguments to one call of our client, and from our result to the SDK's shape: by rule, never by
 * a vector's name. It renames and no more; a function without a rule is a failure.
 */
import { cartRules } from './adapter/cart'
import { catalogRules } from './adapter/catalog'
import { toSdkError } from './adapter/errors'
import { eventsRules, WITHOUT_CALL } from './adapter/events'
import { identityRules } from './adapter/identity'
import { loginRules } from './adapter/logins'
import { oauthRules } from './adapter/oauth'
import { redirectsRules } from './adapter/redirects'
import type { Performed, Rules } from './adapter/rule'
import { takeSteps } from './adapter/steps'
import type { Scene } from './scene'
import { decode } from './vector'

export type { Performed, Rule } from './adapter/rule'

/** By the name of the SDK's function, as the vectors write it. Each file of `adapter/` adds its domain. */
export const RULES: Rules = {
  ...cartRules,
  ...catalogRules,
  ...eventsRules,
  ...identityRules,
  ...loginRules,
  ...oauthRules,
  ...redirectsRules,
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

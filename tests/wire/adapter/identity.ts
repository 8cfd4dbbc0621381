/** Rules for the SDK's functions of this domain, by name. */
import type { Rules } from './rule'

export const identityRules: Rules = {}

/** The rules to which rows of `deviations.json` refer by name. */
import { answerRules } from './answers'
import { errorRules } from './errors'
import { eventRules } from './events'
import { loginRules } from './logins'
import { requestRules } from './requests'
import type { DeviationRules } from './rule'
import { sessionRules } from './sessions'
import { valueRules } from './values'

export const DEVIATION_RULES: DeviationRules = {
  ...answerRules,
  ...errorRules,
  ...eventRules,
  ...loginRules,
  ...requestRules,
  ...sessionRules,
  ...valueRules,
}

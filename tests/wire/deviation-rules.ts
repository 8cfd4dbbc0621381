/** The rules that rows of `deviations.json` name. */
import { answerRules } from './deviation-rules/answers'
import { errorRules } from './deviation-rules/errors'
import { eventRules } from './deviation-rules/events'
import { loginRules } from './deviation-rules/logins'
import { requestRules } from './deviation-rules/requests'
import type { DeviationRules } from './deviation-rules/rule'
import { sessionRules } from './deviation-rules/sessions'
import { valueRules } from './deviation-rules/values'

export const DEVIATION_RULES: DeviationRules = {
  ...answerRules,
  ...errorRules,
  ...eventRules,
  ...loginRules,
  ...requestRules,
  ...sessionRules,
  ...valueRules,
}

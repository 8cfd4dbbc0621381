/** The dates and decimals in discount rules. */
import type { Conversion } from '../wire/convert'
import { toDate, toNumber } from '../wire/scalars'

export const DISCOUNT_RULE_CONVERSION: Conversion = [
  [toDate, 'createdDate', 'updatedDate', 'activeTimeInfo.start', 'activeTimeInfo.end'],
  [toNumber, 'discounts.values.percentage'],
]

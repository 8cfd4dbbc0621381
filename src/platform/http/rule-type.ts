/** docs/platform.md §5: the rules of field violations. */
import { enumOf, type ValueOf } from '../wire/enum'

export const RuleType = /*#__PURE__*/ enumOf(
  'VALIDATION',
  'OTHER',
  'MAX',
  'MIN',
  'MAX_LENGTH',
  'MIN_LENGTH',
  'MAX_SIZE',
  'MIN_SIZE',
  'FORMAT',
  'DECIMAL_LTE',
  'DECIMAL_GTE',
  'DECIMAL_LT',
  'DECIMAL_GT',
  'DECIMAL_MAX_SCALE',
  'INVALID_ENUM_VALUE',
  'REQUIRED_FIELD',
  'FIELD_NOT_ALLOWED',
  'ONE_OF_ALIGNMENT',
  'EXACT_LENGTH',
  'EXACT_SIZE',
  'REQUIRED_ONE_OF_FIELD',
)
export type RuleType = ValueOf<typeof RuleType>

/** A message for each rule, for developers; the `description` of a violation says more. */
export const RULE_TYPE_MESSAGES: Readonly<Record<RuleType, string>> = {
  VALIDATION: 'The value breaks a rule of the platform.',
  OTHER: 'The value breaks a rule that the platform does not name.',
  MAX: 'The number is too large.',
  MIN: 'The number is too small.',
  MAX_LENGTH: 'The text is too long.',
  MIN_LENGTH: 'The text is too short.',
  MAX_SIZE: 'The list has too many items.',
  MIN_SIZE: 'The list has too few items.',
  FORMAT: 'The text does not have the required format.',
  DECIMAL_LTE: 'The decimal must not be above the bound.',
  DECIMAL_GTE: 'The decimal must not be below the bound.',
  DECIMAL_LT: 'The decimal must be below the bound.',
  DECIMAL_GT: 'The decimal must be above the bound.',
  DECIMAL_MAX_SCALE: 'The decimal has too many digits after the point.',
  INVALID_ENUM_VALUE: 'The value is not one of the known values.',
  REQUIRED_FIELD: 'The field is missing.',
  FIELD_NOT_ALLOWED: 'The field is not allowed here.',
  ONE_OF_ALIGNMENT: 'The fields exclude each other.',
  EXACT_LENGTH: 'The text does not have the required length.',
  EXACT_SIZE: 'The list does not have the required number of items.',
  REQUIRED_ONE_OF_FIELD: 'One of several fields is required, and none is given.',
}

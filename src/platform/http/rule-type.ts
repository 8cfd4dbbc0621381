/** docs/platform.md §5: the rules of field violations. */
import type { ValueOf } from '../wire/enum'

export const RuleType = {
  VALIDATION: 'VALIDATION',
  OTHER: 'OTHER',
  MAX: 'MAX',
  MIN: 'MIN',
  MAX_LENGTH: 'MAX_LENGTH',
  MIN_LENGTH: 'MIN_LENGTH',
  MAX_SIZE: 'MAX_SIZE',
  MIN_SIZE: 'MIN_SIZE',
  FORMAT: 'FORMAT',
  DECIMAL_LTE: 'DECIMAL_LTE',
  DECIMAL_GTE: 'DECIMAL_GTE',
  DECIMAL_LT: 'DECIMAL_LT',
  DECIMAL_GT: 'DECIMAL_GT',
  DECIMAL_MAX_SCALE: 'DECIMAL_MAX_SCALE',
  INVALID_ENUM_VALUE: 'INVALID_ENUM_VALUE',
  REQUIRED_FIELD: 'REQUIRED_FIELD',
  FIELD_NOT_ALLOWED: 'FIELD_NOT_ALLOWED',
  ONE_OF_ALIGNMENT: 'ONE_OF_ALIGNMENT',
  EXACT_LENGTH: 'EXACT_LENGTH',
  EXACT_SIZE: 'EXACT_SIZE',
  REQUIRED_ONE_OF_FIELD: 'REQUIRED_ONE_OF_FIELD',
} as const
export type RuleType = ValueOf<typeof RuleType>

/** A message for each rule, for developers; the `description` of a violation says more. */
export const RULE_TYPE_MESSAGES: Readonly<Record<RuleType, string>> = {
  VALIDATION: 'The value breaks a rule of the platform.',
  OTHER: 'The value breaks a rule that has no name.',
  MAX: 'The number is too large.',
  MIN: 'The number is too small.',
  MAX_LENGTH: 'The text is too long.',
  MIN_LENGTH: 'The text is too short.',
  MAX_SIZE: 'The list has too many members.',
  MIN_SIZE: 'The list has too few members.',
  FORMAT: 'The text has not the form that is asked for.',
  DECIMAL_LTE: 'The decimal must not be above the bound.',
  DECIMAL_GTE: 'The decimal must not be below the bound.',
  DECIMAL_LT: 'The decimal must be below the bound.',
  DECIMAL_GT: 'The decimal must be above the bound.',
  DECIMAL_MAX_SCALE: 'The decimal has too many digits after its point.',
  INVALID_ENUM_VALUE: 'The value is none of those the platform knows.',
  REQUIRED_FIELD: 'The field is missing.',
  FIELD_NOT_ALLOWED: 'The field must not be given here.',
  ONE_OF_ALIGNMENT: 'Of several fields that exclude each other, the wrong ones are given.',
  EXACT_LENGTH: 'The text has not the length that is asked for.',
  EXACT_SIZE: 'The list has not the number of members that is asked for.',
  REQUIRED_ONE_OF_FIELD: 'Of several fields one must be given, and none is.',
}

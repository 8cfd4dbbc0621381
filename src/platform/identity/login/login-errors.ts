/** docs/platform.md §8 "Registration and login application codes": the reasons of a refused registration or login. */
import type { CartletError } from '../../http/errors'
import type { ValueOf } from '../../wire/enum'

/** The known reasons of a refused registration or login. */
export const LoginErrorCode = {
  MISSING_CAPTCHA_TOKEN: 'missingCaptchaToken',
  INVALID_CAPTCHA_TOKEN: 'invalidCaptchaToken',
  EMAIL_ALREADY_EXISTS: 'emailAlreadyExists',
  INVALID_PASSWORD: 'invalidPassword',
  RESET_PASSWORD: 'resetPassword',
  INVALID_EMAIL: 'invalidEmail',
} as const
export type LoginErrorCode = ValueOf<typeof LoginErrorCode>

/** The platform's codes. `invalidEmail` has none: it is used for every other refusal of a login. */
export const LOGIN_APPLICATION_CODES = {
  missingCaptchaToken: '-19971',
  invalidCaptchaToken: '-19970',
  emailAlreadyExists: '-19995',
  invalidPassword: '-19976',
  resetPassword: '-19973',
} as const satisfies Partial<Record<LoginErrorCode, string>>

/** A message for each reason. */
export const LOGIN_ERROR_MESSAGES: Readonly<Record<LoginErrorCode, string>> = {
  missingCaptchaToken: 'The shop requires a captcha.',
  invalidCaptchaToken: 'The captcha was not solved, or its solution has expired.',
  emailAlreadyExists: 'An account with this e-mail address already exists.',
  invalidPassword: 'The password is wrong.',
  resetPassword: 'The password must be reset by e-mail.',
  invalidEmail: 'The e-mail address is wrong.',
}

/** The reason of a failed registration, or undefined. */
export const readRegisterError = (error: CartletError): LoginErrorCode | undefined =>
  emailViolation(error)
    ? LoginErrorCode.INVALID_EMAIL
    : meaningOf(error, ['missingCaptchaToken', 'invalidCaptchaToken', 'emailAlreadyExists'])

/**
 * The reason of a failed login. Any other refusal counts as an invalid e-mail address, but not a failure of the platform or
 * network.
 */
export function readLoginError(error: CartletError): LoginErrorCode | undefined {
  const meaning = meaningOf(error, ['missingCaptchaToken', 'invalidCaptchaToken', 'invalidPassword', 'resetPassword'])
  const { status = 0, retryable, violations } = error
  const isRefusal = status >= 400 && status < 500 && !retryable && !violations
  return meaning ?? (isRefusal || emailViolation(error) ? LoginErrorCode.INVALID_EMAIL : undefined)
}

/** The platform's message for an invalid e-mail address, if there is one. */
export const emailViolation = ({ violations = [] }: CartletError): string | undefined =>
  violations.find(({ data }) => (data as { type?: unknown } | undefined)?.type === 'EMAIL')?.description

const meaningOf = (
  { code }: CartletError,
  known: readonly (keyof typeof LOGIN_APPLICATION_CODES)[],
): LoginErrorCode | undefined => known.find((meaning) => LOGIN_APPLICATION_CODES[meaning] === code)

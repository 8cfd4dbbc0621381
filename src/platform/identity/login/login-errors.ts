/** docs/platform.md §8 "Registration and login application codes": what a refusal means. */
import type { CartletError } from '../../http/errors'
import type { ValueOf } from '../../wire/enum'

/** Why a registration or login was refused, as far as it is known. */
export const LoginErrorCode = {
  MISSING_CAPTCHA_TOKEN: 'missingCaptchaToken',
  INVALID_CAPTCHA_TOKEN: 'invalidCaptchaToken',
  EMAIL_ALREADY_EXISTS: 'emailAlreadyExists',
  INVALID_PASSWORD: 'invalidPassword',
  RESET_PASSWORD: 'resetPassword',
  INVALID_EMAIL: 'invalidEmail',
} as const
export type LoginErrorCode = ValueOf<typeof LoginErrorCode>

/** The platform's own codes. The last one has none: it stands for every refusal that has no row here. */
export const LOGIN_APPLICATION_CODES = {
  missingCaptchaToken: '-19971',
  invalidCaptchaToken: '-19970',
  emailAlreadyExists: '-19995',
  invalidPassword: '-19976',
  resetPassword: '-19973',
} as const satisfies Partial<Record<LoginErrorCode, string>>

/** A sentence for each. */
export const LOGIN_ERROR_MESSAGES: Readonly<Record<LoginErrorCode, string>> = {
  missingCaptchaToken: 'The shop asks for a captcha.',
  invalidCaptchaToken: 'The captcha was not solved, or too long ago.',
  emailAlreadyExists: 'There is an account with this e-mail address.',
  invalidPassword: 'The password is not right.',
  resetPassword: 'The password must be set anew, by e-mail.',
  invalidEmail: 'The e-mail address is not right.',
}

/** What a registration tells apart; it answers everything else without a code. */
export const readRegisterError = (error: CartletError): LoginErrorCode | undefined =>
  emailViolation(error)
    ? LoginErrorCode.INVALID_EMAIL
    : meaningOf(error, ['missingCaptchaToken', 'invalidCaptchaToken', 'emailAlreadyExists'])

/** A login calls every other refusal an invalid e-mail address. A busy or broken platform, or no platform at all, is no refusal. */
export function readLoginError(error: CartletError): LoginErrorCode | undefined {
  const known = meaningOf(error, ['missingCaptchaToken', 'invalidCaptchaToken', 'invalidPassword', 'resetPassword'])
  const { status = 0, retryable, violations } = error
  const isRefusal = status >= 400 && status < 500 && !retryable && !violations
  return known ?? (isRefusal || emailViolation(error) ? LoginErrorCode.INVALID_EMAIL : undefined)
}

/** The platform's message for an invalid e-mail address. */
export const emailViolation = ({ violations = [] }: CartletError): string | undefined =>
  violations.find(({ data }) => (data as { type?: unknown } | undefined)?.type === 'EMAIL')?.description

const meaningOf = (
  { code }: CartletError,
  known: readonly (keyof typeof LOGIN_APPLICATION_CODES)[],
): LoginErrorCode | undefined => known.find((meaning) => LOGIN_APPLICATION_CODES[meaning] === code)

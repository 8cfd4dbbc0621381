/** docs/platform.md §8: an error → the key of its message and the field beside which it is shown. */
import type { CartletError, FieldViolation } from '../../platform/http/errors'
import { emailViolation, LOGIN_APPLICATION_CODES, type LoginErrorCode } from '../../platform/identity/login/login-errors'
import { UNKNOWN_STATE } from '../../platform/identity/login/login-result'
import type { IdentityStatus } from '../../platform/identity/model'
import { entryOf, objectOr } from '../catalog/untrusted'
import { type MemberFailure, type MemberFailureKey, type MemberField, memberFailure } from './member-failures'
import type { MemberTask } from './member-model'

/** The message for each status of an identity. */
export const STATUS_KEYS = {
  PENDING: 'statusPending',
  ACTIVE: 'statusActive',
  DELETED: 'statusDeleted',
  BLOCKED: 'statusBlocked',
  OFFLINE: 'statusOffline',
} as const satisfies Readonly<Record<Exclude<IdentityStatus, 'UNKNOWN_STATUS'>, MemberFailureKey>>

/** The message for each code of §8. */
export const LOGIN_CODE_KEYS = {
  missingCaptchaToken: 'captchaMissing',
  invalidCaptchaToken: 'captchaInvalid',
  emailAlreadyExists: 'emailTaken',
  invalidPassword: 'passwordWrong',
  resetPassword: 'passwordResetRequired',
  invalidEmail: 'emailInvalid',
} as const satisfies Readonly<Record<LoginErrorCode, MemberFailureKey>>

/** Other codes of the platform and of the client. */
const OTHER_CODES: Readonly<Record<string, MemberFailureKey>> = {
  INVALID_CODE: 'codeWrong',
  INVALID_STATE_TOKEN: 'loginExpired',
  INVALID_RECOVERY_TOKEN: 'recoveryExpired',
  PUSH_NOT_ANSWERED: 'pushUnanswered',
  FACTOR_NOT_ENROLLED: 'factorMissing',
  REDIRECT_URL_NOT_ALLOWED: 'notSetUp',
  INVALID_REDIRECT: 'notSetUp',
  INVALID_CONFIG: 'notSetUp',
  INVALID_CALLBACK: 'callbackInvalid',
  access_denied: 'accessDenied',
  login_required: 'loginRequired',
  interaction_required: 'loginRequired',
  consent_required: 'loginRequired',
  account_selection_required: 'loginRequired',
  TOKEN_REJECTED: 'tokensRefused',
  LOGGED_OUT: 'loggedOutMeanwhile',
  INSECURE_CONTEXT: 'insecurePage',
  UNSUPPORTED: 'timedOut',
  TIMEOUT: 'timedOut',
  STORAGE_BLOCKED: 'storageBlocked',
  NETWORK: 'outOfReach',
  LOAD_FAILED: 'loadFailed',
  CAPTCHA_UNAVAILABLE: 'captchaUnavailable',
  [UNKNOWN_STATE]: 'unknownState',
}

/** Violated rules with a message of their own for passwords. */
const PASSWORD_RULES: Readonly<Record<string, MemberFailureKey>> = {
  REQUIRED_FIELD: 'passwordRequired',
  MIN_LENGTH: 'passwordTooShort',
  MAX_LENGTH: 'passwordTooLong',
}

/** What `error` means during `task`. */
export function toMemberFailure(error: CartletError, task: MemberTask): MemberFailure {
  const { code, retryable, retryAfterMs } = error
  const { key, ...more } = meaningOf(error, task)
  return memberFailure(key, { code, retryable, ...(retryAfterMs !== undefined && { retryAfterMs }), ...more })
}

type Reading = Pick<MemberFailure, 'key'> & Partial<Pick<MemberFailure, 'field' | 'detail' | 'least'>>

function meaningOf(error: CartletError, task: MemberTask): Reading {
  const { code, status = 0, violations } = error
  const ofLogin = Object.entries(LOGIN_APPLICATION_CODES).find(([, its]) => its === code)
  if (ofLogin) return { key: LOGIN_CODE_KEYS[ofLogin[0] as LoginErrorCode] }
  const identityStatus = statusIn(error)
  if (identityStatus) return { key: identityStatus }
  if (Object.keys(OTHER_CODES).includes(code)) return { key: OTHER_CODES[code] as MemberFailureKey }
  if (status === 429) return { key: 'tooManyTries' }
  if (status >= 500) return { key: 'platformBusy' }
  const [violation] = violations ?? []
  if (violation) return readViolation(error, violation)
  // docs/platform.md §8: any other refusal of a login means that the e-mail address is unknown.
  return { key: task === 'LOG_IN' && status >= 400 ? 'emailUnknown' : 'failed' }
}

function statusIn({ code, data }: CartletError): MemberFailureKey | undefined {
  const said = (data as { status?: unknown } | null | undefined)?.status
  const name = typeof said === 'string' ? said : code.replace(/^IDENTITY_/, '')
  return Object.keys(STATUS_KEYS).includes(name) ? STATUS_KEYS[name as keyof typeof STATUS_KEYS] : undefined
}

/** docs/platform.md §5: a violation of type EMAIL is an invalid e-mail address, whatever its field. */
function readViolation(error: CartletError, { field, description, violatedRule, data }: FieldViolation): Reading {
  if (/^profile\./.test(field)) return { key: 'fieldRefused', field: field as MemberField, detail: description }
  if (emailViolation(error) !== undefined || /^(loginId(\.email)?|email)$/.test(field)) return { key: 'emailInvalid' }
  if (/assword$/.test(field)) {
    const key = entryOf(PASSWORD_RULES, violatedRule)
    if (!key) return { key: 'passwordRefused', detail: description }
    // Our sentence says it; the platform's is for developers.
    const { threshold } = objectOr(data as { threshold?: unknown } | null | undefined)
    return { key, ...(key === 'passwordTooShort' && typeof threshold === 'number' && { least: threshold }) }
  }
  if (/(^|\.)code$/.test(field)) return { key: 'codeRequired' }
  return { key: 'fieldRefused', detail: description }
}

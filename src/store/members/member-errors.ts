/** Specification §8, for whoever shows it: a refusal as the key of a sentence and the field it belongs beside. */
import type { CartletError } from '../../platform/http/errors'
import { emailViolation, LOGIN_APPLICATION_CODES, type LoginErrorCode } from '../../platform/identity/login/login-errors'
import { UNKNOWN_STATE } from '../../platform/identity/login/login-result'
import type { IdentityStatus } from '../../platform/identity/model'
import { entryOf } from '../catalog/untrusted'
import type { MemberTask, VisitorForm } from './member-model'

/** Where a failure is said: `''` over the form. `profile.…` is the path in the registration's profile that the platform refuses. */
export type MemberField = '' | 'email' | 'password' | 'code' | 'captcha' | `profile.${string}`

interface Meaning {
  field: Exclude<MemberField, `profile.${string}`>
  /** What was begun is over: this form is where it can be begun again. */
  form?: VisitorForm
}

/** Every key of a sentence, with its place. */
export const MEMBER_FAILURES = {
  captchaMissing: { field: 'captcha' },
  captchaInvalid: { field: 'captcha' },
  captchaUnavailable: { field: 'captcha' },
  emailTaken: { field: 'email' },
  emailInvalid: { field: 'email' },
  /** Nobody is registered, or not any more; a login does not tell which. */
  emailUnknown: { field: 'email' },
  passwordWrong: { field: 'password' },
  passwordResetRequired: { field: '', form: 'FORGOT_PASSWORD' },
  passwordRequired: { field: 'password' },
  passwordTooShort: { field: 'password' },
  passwordTooLong: { field: 'password' },
  passwordRefused: { field: 'password' },
  codeWrong: { field: 'code' },
  codeRequired: { field: 'code' },
  pushUnanswered: { field: 'code' },
  factorMissing: { field: 'code' },
  loginExpired: { field: '', form: 'LOG_IN' },
  recoveryExpired: { field: '', form: 'FORGOT_PASSWORD' },
  fieldRefused: { field: '' },
  statusPending: { field: '' },
  statusActive: { field: '' },
  statusDeleted: { field: '' },
  statusBlocked: { field: '' },
  statusOffline: { field: '' },
  /** The hosted page came back without a code, or with one for another login. */
  callbackInvalid: { field: '' },
  accessDenied: { field: '' },
  loginRequired: { field: '' },
  tokensRefused: { field: '' },
  loggedOutMeanwhile: { field: '' },
  /** The hosted pages could not be asked to forget the member as well. */
  loggedOutHereOnly: { field: '' },
  timedOut: { field: '' },
  tooManyTries: { field: '' },
  outOfReach: { field: '' },
  platformBusy: { field: '' },
  insecurePage: { field: '' },
  /** The shop's owner has something to set up: the redirect address is not allowed, or the client id is unknown. */
  notSetUp: { field: '' },
  unknownState: { field: '', form: 'LOG_IN' },
  /** The browser keeps nothing for this page, so the way back from the hosted login would lead nowhere. */
  storageBlocked: { field: '' },
  loadFailed: { field: '' },
  failed: { field: '' },
} as const satisfies Readonly<Record<string, Meaning>>
export type MemberFailureKey = keyof typeof MEMBER_FAILURES

export interface MemberFailure {
  key: MemberFailureKey
  /** The code of the error, for the author. */
  code: string
  field: MemberField
  /** What was begun is over: see `MEMBER_FAILURES`. */
  form?: VisitorForm
  /** What the platform says of a field; text, never HTML. */
  detail?: string
  /** The same may succeed later. */
  retryable: boolean
  /** When, in milliseconds, if the platform said so. */
  retryAfterMs?: number
}

/** The sentence for each status of an identity. */
export const STATUS_KEYS = {
  PENDING: 'statusPending',
  ACTIVE: 'statusActive',
  DELETED: 'statusDeleted',
  BLOCKED: 'statusBlocked',
  OFFLINE: 'statusOffline',
} as const satisfies Readonly<Record<Exclude<IdentityStatus, 'UNKNOWN_STATUS'>, MemberFailureKey>>

/** The sentence for each code of §8. */
export const LOGIN_CODE_KEYS = {
  missingCaptchaToken: 'captchaMissing',
  invalidCaptchaToken: 'captchaInvalid',
  emailAlreadyExists: 'emailTaken',
  invalidPassword: 'passwordWrong',
  resetPassword: 'passwordResetRequired',
  invalidEmail: 'emailInvalid',
} as const satisfies Readonly<Record<LoginErrorCode, MemberFailureKey>>

/** Codes of the platform and of the client beside those. */
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

/** Rules that say something about a password of their own. */
const PASSWORD_RULES: Readonly<Record<string, MemberFailureKey>> = {
  REQUIRED_FIELD: 'passwordRequired',
  MIN_LENGTH: 'passwordTooShort',
  MAX_LENGTH: 'passwordTooLong',
}

/** The failure with this key. */
export function memberFailure(key: MemberFailureKey, more: Partial<MemberFailure> = {}): MemberFailure {
  return { key, code: key, retryable: false, ...(MEMBER_FAILURES[key] as Meaning), ...more }
}

/** What `error` says to whoever was doing `task`. */
export function toMemberFailure(error: CartletError, task: MemberTask): MemberFailure {
  const { code, retryable, retryAfterMs } = error
  const { key, ...more } = meaningOf(error, task)
  return memberFailure(key, { code, retryable, ...(retryAfterMs !== undefined && { retryAfterMs }), ...more })
}

type Reading = Pick<MemberFailure, 'key'> & Partial<Pick<MemberFailure, 'field' | 'detail'>>

function meaningOf(error: CartletError, task: MemberTask): Reading {
  const { code, status = 0, violations } = error
  const known = Object.entries(LOGIN_APPLICATION_CODES).find(([, its]) => its === code)
  if (known) return { key: LOGIN_CODE_KEYS[known[0] as LoginErrorCode] }
  const identityStatus = statusIn(error)
  if (identityStatus) return { key: identityStatus }
  if (Object.keys(OTHER_CODES).includes(code)) return { key: OTHER_CODES[code] as MemberFailureKey }
  if (status === 429) return { key: 'tooManyTries' }
  if (status >= 500) return { key: 'platformBusy' }
  if (violations?.length) return readViolation(error)
  // Specification §8: whatever else a login is refused for, it is the address.
  return { key: task === 'LOG_IN' && status >= 400 ? 'emailUnknown' : 'failed' }
}

function statusIn({ code, data }: CartletError): MemberFailureKey | undefined {
  const said = (data as { status?: unknown } | null | undefined)?.status
  const name = typeof said === 'string' ? said : code.replace(/^IDENTITY_/, '')
  return Object.keys(STATUS_KEYS).includes(name) ? STATUS_KEYS[name as keyof typeof STATUS_KEYS] : undefined
}

/** Specification §5: a violation of type EMAIL is an e-mail address that is none, wherever it stands. */
function readViolation(error: CartletError): Reading {
  const [first] = error.violations ?? []
  const { field = '', description = '', violatedRule = '' } = first ?? {}
  if (/^profile\./.test(field)) return { key: 'fieldRefused', field: field as MemberField, detail: description }
  if (emailViolation(error) !== undefined || /^(loginId(\.email)?|email)$/.test(field)) return { key: 'emailInvalid' }
  if (/assword$/.test(field)) return { key: entryOf(PASSWORD_RULES, violatedRule) ?? 'passwordRefused', detail: description }
  if (/(^|\.)code$/.test(field)) return { key: 'codeRequired' }
  return { key: 'fieldRefused', detail: description }
}

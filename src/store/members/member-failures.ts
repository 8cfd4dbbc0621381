/** Every failure that a member's form can show: the key of its message, and the field beside which it is shown. */
import type { VisitorForm } from './member-forms'

/** Where a failure is shown; `''` is above the form. `profile.…` is the refused path in the registration's profile. */
export type MemberField = '' | 'email' | 'password' | 'code' | 'captcha' | `profile.${string}`

interface Meaning {
  field: Exclude<MemberField, `profile.${string}`>
  /** The attempt is over; it can be started again from this form. */
  form?: VisitorForm
}

/** Every message key, with the place of its message. */
export const MEMBER_FAILURES = {
  captchaMissing: { field: 'captcha' },
  captchaInvalid: { field: 'captcha' },
  captchaUnavailable: { field: 'captcha' },
  emailTaken: { field: 'email' },
  emailInvalid: { field: 'email' },
  /** Not registered, or deleted: the answer to a login does not say which. */
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
  /** Logging out of the hosted pages failed. */
  loggedOutHereOnly: { field: '' },
  timedOut: { field: '' },
  tooManyTries: { field: '' },
  outOfReach: { field: '' },
  platformBusy: { field: '' },
  insecurePage: { field: '' },
  /** The shop's configuration is incomplete: the redirect address is not allowed, or the client id is unknown. */
  notSetUp: { field: '' },
  unknownState: { field: '', form: 'LOG_IN' },
  /** The browser stores nothing for this page, so a return from the hosted login could not be completed. */
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
  /** The attempt is over; see `MEMBER_FAILURES`. */
  form?: VisitorForm
  /** The platform's message about a field; text, never HTML. */
  detail?: string
  /** How many characters the platform asks for. */
  least?: number
  /** The same may succeed later. */
  retryable: boolean
  /** After this many milliseconds, if the platform said so. */
  retryAfterMs?: number
}

/** The failure with this key. */
export function memberFailure(key: MemberFailureKey, more: Partial<MemberFailure> = {}): MemberFailure {
  return { key, code: key, retryable: false, ...(MEMBER_FAILURES[key] as Meaning), ...more }
}

/** States and events of the login (docs/platform.md §4 "Client login states" and the steps around them). */
import type { FactorType } from '../../platform/identity/model'
import { enumOf, type ValueOf } from '../../platform/wire/enum'
import type { Member } from '../base/session-state'
import type { MemberFailure } from './member-failures'
import type { MemberForm, VisitorForm } from './member-forms'

/** The first seven are named as in the specification. FAILURE keeps the form on screen that it belongs to. */
export const MemberScreen = /*#__PURE__*/ enumOf(
  'INITIAL',
  'BUSY',
  'SUCCESS',
  'FAILURE',
  'EMAIL_VERIFICATION_REQUIRED',
  'OWNER_APPROVAL_REQUIRED',
  'USER_CAPTCHA_REQUIRED',
  'SILENT_CAPTCHA_REQUIRED',
  'RECOVERY_MAIL_SENT',
  'NEW_PASSWORD_REQUIRED',
  'FACTOR_REQUIRED',
  'LOGGED_IN',
)
export type MemberScreen = ValueOf<typeof MemberScreen>

/** Running tasks that the visitor waits for. */
export const MemberTask = {
  LOG_IN: 'LOG_IN',
  REGISTER: 'REGISTER',
  VERIFY_CODE: 'VERIFY_CODE',
  RESEND_CODE: 'RESEND_CODE',
  SEND_RECOVERY_MAIL: 'SEND_RECOVERY_MAIL',
  RECOVER: 'RECOVER',
  VERIFY_FACTOR: 'VERIFY_FACTOR',
  /** The page is about to be left for the hosted login. */
  LEAVE: 'LEAVE',
  /** Back from the hosted login. */
  RETURN: 'RETURN',
  CHANGE_PASSWORD: 'CHANGE_PASSWORD',
} as const
export type MemberTask = ValueOf<typeof MemberTask>

/** Tasks that may need a captcha. */
export type CaptchaTask = 'LOG_IN' | 'REGISTER'

/** Factors that can be proven here. The platform has more; members with only those log in on the hosted pages. */
export const FACTORS = ['PASSWORD', 'SMS', 'CALL', 'EMAIL', 'TOTP', 'PUSH'] as const satisfies readonly FactorType[]
export type MemberFactor = (typeof FACTORS)[number]

/** No member is logged in; `form` is the one on the screen. */
export interface Initial {
  screen: 'INITIAL'
  form: VisitorForm
}
/** A code was mailed to `email`. `sent` counts the mails, so that each new one can be announced. */
export interface EmailVerificationRequired {
  screen: 'EMAIL_VERIFICATION_REQUIRED'
  email: string
  sent: number
}
export interface OwnerApprovalRequired {
  screen: 'OWNER_APPROVAL_REQUIRED'
}
/** The visible captcha must be solved before `task` goes on. `failure`: the last answer was refused. */
export interface UserCaptchaRequired {
  screen: 'USER_CAPTCHA_REQUIRED'
  task: CaptchaTask
  failure?: MemberFailure
}
/** The invisible captcha must run before `task` goes on, without the visitor. */
export interface SilentCaptchaRequired {
  screen: 'SILENT_CAPTCHA_REQUIRED'
  task: CaptchaTask
}
/** The same whether or not the address is registered, so that addresses cannot be probed. */
export interface RecoveryMailSent {
  screen: 'RECOVERY_MAIL_SENT'
  email: string
}
/** The visitor has followed the link of a recovery mail. */
export interface NewPasswordRequired {
  screen: 'NEW_PASSWORD_REQUIRED'
}
/** One of `factors` must be proven. */
export interface FactorRequired {
  screen: 'FACTOR_REQUIRED'
  factors: readonly MemberFactor[]
  sent: number
}
export interface LoggedIn {
  screen: 'LOGGED_IN'
  form: MemberForm
  /** Absent until the platform has answered. */
  member?: Member
  /** Shown once: the password was changed, or the browser stores nothing and the login ends with the page. */
  notice?: 'passwordChanged' | 'forPageOnly'
}

/** States that last until the visitor acts; the others are transient. */
export type MemberPlace =
  | Initial
  | EmailVerificationRequired
  | OwnerApprovalRequired
  | UserCaptchaRequired
  | SilentCaptchaRequired
  | RecoveryMailSent
  | NewPasswordRequired
  | FactorRequired
  | LoggedIn

/** `at` stays on the screen; a failure returns to it. */
export interface Busy {
  screen: 'BUSY'
  task: MemberTask
  at: MemberPlace
}
/** Password or code were accepted and the member's tokens are requested. `at` stays on the screen, because this step may fail too. */
export interface Success {
  screen: 'SUCCESS'
  at: MemberPlace
}
/** Shown beside `failure.field` of the form at `at`, which can be submitted again. */
export interface Failure {
  screen: 'FAILURE'
  failure: MemberFailure
  at: MemberPlace
  /** The login itself has succeeded: `tryAgain` repeats only the step after it. */
  again?: true
}

/** Plain data without passwords, codes, tokens or verifiers: safe to log. */
export type MemberState = MemberPlace | Busy | Success | Failure

/** Actions of the visitor; each starts the task of its name. */
export type TaskEvent = { type: MemberTask }

/** Everything that changes a `MemberState`. */
export type MemberEvent =
  | TaskEvent
  /** Shows another form and abandons the running task. */
  | { type: 'SHOW'; form: VisitorForm | MemberForm }
  /** Repeats the step after a successful login. */
  | { type: 'TRY_AGAIN' }
  /** Dismisses the failure. */
  | { type: 'DISMISS' }
  | { type: 'OPEN_RECOVERY_LINK' }
  | { type: 'ANSWER_CAPTCHA' }
  /** The captcha cannot be shown or run here. */
  | { type: 'CAPTCHA_UNAVAILABLE'; failure: MemberFailure }
  | { type: 'SUCCEEDED' }
  | { type: 'FAILED'; failure: MemberFailure }
  | { type: 'VERIFICATION_NEEDED'; email: string }
  | { type: 'APPROVAL_NEEDED' }
  | { type: 'CAPTCHA_NEEDED'; kind: 'visible' | 'invisible'; failure?: MemberFailure }
  | { type: 'FACTOR_NEEDED'; factors: readonly MemberFactor[] }
  | { type: 'CODE_RESENT' }
  | { type: 'RECOVERY_MAIL_SENT'; email: string }
  | { type: 'PASSWORD_CHANGED' }
  /** The visitor came back to the page that was left for the hosted login. */
  | { type: 'STAYED' }
  | { type: 'MEMBER_READ'; member: Member }
  /** A member logged in, in any tab; `forPageOnly`: the tokens could not be stored, and this was not reported yet. */
  | { type: 'MEMBER_CAME'; forPageOnly?: boolean }
  /** The member logged out, in any tab. */
  | { type: 'MEMBER_LEFT' }
  /** The member logged out here, but logging out of the hosted pages failed. */
  | { type: 'LOG_OUT_UNFINISHED'; failure: MemberFailure }
export type MemberEventType = MemberEvent['type']

/** Where a visitor stands on the way to being a member (specification §4 "Client login states", and what lies around them). */
import type { FactorType } from '../../platform/identity/model'
import type { ValueOf } from '../../platform/wire/enum'
import type { MemberFailure } from './member-failures'
import type { MemberForm, VisitorForm } from './member-forms'

/** The first seven are those of the specification, in its words; FAILURE stands over the place whose form is still there. */
export const MemberScreen = {
  INITIAL: 'INITIAL',
  BUSY: 'BUSY',
  SUCCESS: 'SUCCESS',
  FAILURE: 'FAILURE',
  EMAIL_VERIFICATION_REQUIRED: 'EMAIL_VERIFICATION_REQUIRED',
  OWNER_APPROVAL_REQUIRED: 'OWNER_APPROVAL_REQUIRED',
  USER_CAPTCHA_REQUIRED: 'USER_CAPTCHA_REQUIRED',
  SILENT_CAPTCHA_REQUIRED: 'SILENT_CAPTCHA_REQUIRED',
  RECOVERY_MAIL_SENT: 'RECOVERY_MAIL_SENT',
  NEW_PASSWORD_REQUIRED: 'NEW_PASSWORD_REQUIRED',
  FACTOR_REQUIRED: 'FACTOR_REQUIRED',
  LOGGED_IN: 'LOGGED_IN',
} as const
export type MemberScreen = ValueOf<typeof MemberScreen>

/** What a visitor waits for. */
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

/** A captcha can only stand in the way of these. */
export type CaptchaTask = 'LOG_IN' | 'REGISTER'

/** How somebody can prove who they are here. The platform has more; who has only those logs in on the hosted pages. */
export const FACTORS = ['PASSWORD', 'SMS', 'CALL', 'EMAIL', 'TOTP', 'PUSH'] as const satisfies readonly FactorType[]
export type MemberFactor = (typeof FACTORS)[number]

/** Who is logged in, as far as it may be shown. */
export interface Member {
  id?: string
  /** First and last name, else the nickname, else the address. */
  name: string
  email?: string
  /** https only. */
  picture?: string
}

/** Nobody is logged in; `form` is the one on the screen. */
export interface Initial {
  screen: 'INITIAL'
  form: VisitorForm
}
/** A code was mailed to `email`. `sent` counts the mails, so that each further one can be announced. */
export interface EmailVerificationRequired {
  screen: 'EMAIL_VERIFICATION_REQUIRED'
  email: string
  sent: number
}
export interface OwnerApprovalRequired {
  screen: 'OWNER_APPROVAL_REQUIRED'
}
/** The visible captcha is to be solved, then `task` goes on. `failure`: the last answer was refused. */
export interface UserCaptchaRequired {
  screen: 'USER_CAPTCHA_REQUIRED'
  task: CaptchaTask
  failure?: MemberFailure
}
/** The invisible captcha is to be run, then `task` goes on; nothing is asked of the visitor. */
export interface SilentCaptchaRequired {
  screen: 'SILENT_CAPTCHA_REQUIRED'
  task: CaptchaTask
}
/** Whether or not the address is known: nobody is told. */
export interface RecoveryMailSent {
  screen: 'RECOVERY_MAIL_SENT'
  email: string
}
/** The visitor came by the link of a recovery mail. */
export interface NewPasswordRequired {
  screen: 'NEW_PASSWORD_REQUIRED'
}
/** One of `factors` is to be proven. */
export interface FactorRequired {
  screen: 'FACTOR_REQUIRED'
  factors: readonly MemberFactor[]
  sent: number
}
export interface LoggedIn {
  screen: 'LOGGED_IN'
  form: MemberForm
  /** Absent until the platform has told. */
  member?: Member
  /** Said once: something was done, or the browser keeps nothing, and the login ends with the page. */
  notice?: 'passwordChanged' | 'forPageOnly'
}

/** Where somebody can rest; the others pass. */
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

/** `at` is what stays on the screen, and where a failure leads back to. */
export interface Busy {
  screen: 'BUSY'
  task: MemberTask
  at: MemberPlace
}
/** The password (or code) was right; the member's tokens are on their way. `at` stays on the screen, with what was typed: this step may fail, too. */
export interface Success {
  screen: 'SUCCESS'
  at: MemberPlace
}
/** Said beside `failure.field` of the form at `at`, which can be sent again. */
export interface Failure {
  screen: 'FAILURE'
  failure: MemberFailure
  at: MemberPlace
  /** The login itself has succeeded: `tryAgain` repeats only the step after it. */
  again?: true
}

/** Plain data without a password, code, token or verifier: whoever draws it may log it. */
export type MemberState = MemberPlace | Busy | Success | Failure

/** What the visitor does. Each begins the task of its name. */
export type TaskEvent = { type: MemberTask }

/** What happens. Everything that changes a `MemberState` is one of these. */
export type MemberEvent =
  | TaskEvent
  /** Another form, which ends whatever was waited for. */
  | { type: 'SHOW'; form: VisitorForm | MemberForm }
  /** Repeats the step after a login that has succeeded. */
  | { type: 'TRY_AGAIN' }
  /** The failure was read. */
  | { type: 'DISMISS' }
  | { type: 'OPEN_RECOVERY_LINK' }
  | { type: 'ANSWER_CAPTCHA' }
  /** It cannot be shown or run here. */
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
  /** The page was not left after all: the visitor came Back. */
  | { type: 'STAYED' }
  | { type: 'MEMBER_READ'; member: Member }
  /** A member's tokens are here, from whichever tab; `forPageOnly`: nothing keeps them, which nobody has said yet. */
  | { type: 'MEMBER_CAME'; forPageOnly?: boolean }
  /** They are gone, from whichever tab. */
  | { type: 'MEMBER_LEFT' }
  /** They are gone, but the hosted pages could not be asked to forget the member. */
  | { type: 'LOG_OUT_UNFINISHED'; failure: MemberFailure }
export type MemberEventType = MemberEvent['type']

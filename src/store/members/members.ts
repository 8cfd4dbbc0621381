/** The actions of visitors and members: log in, register, recover, log out (docs/platform.md §4, §5, §7, §8). */
import type { StoreApi } from 'zustand/vanilla'
import type { IdentityProfile } from '../../platform/identity/model'
import type { AuthRequest, Prompt } from '../../platform/redirects/model'
import type { Tokens } from '../../platform/session/tokens'
import type { Member } from '../base/session-state'
import type { MemberForm, VisitorForm } from './member-forms'
import type { MemberFactor, MemberState } from './member-model'

/** A custom field of the shop: text, number or date. */
export interface CustomFieldValue {
  name: string
  value: string | number | Date
}

export interface RegisterRequest {
  email: string
  password: string
  profile?: Omit<IdentityProfile, 'customFields'>
  /** Empty texts and invalid numbers and dates are left out. */
  customFields?: readonly CustomFieldValue[]
}

export interface HostedLoginOptions {
  /** The page to return to, without its fragment; the shop must allow it. @default the page the visitor is on */
  returnTo?: string
  /** What the hosted page may prompt for. @default 'login' */
  prompt?: Prompt
  /** Skips the hosted form and goes to another provider. */
  provider?: 'google' | 'facebook' | { connectionId: string }
}

export interface FactorAnswer {
  factor: MemberFactor
  /** For every factor but PASSWORD and PUSH. */
  code?: string
  /** For PASSWORD. */
  password?: string
  rememberDevice?: boolean
}

/** No action rejects: its outcome is in the state. An action that the state does not allow does nothing. */
export interface Members {
  readonly store: StoreApi<MemberState>
  /** Loads the code of the actions ahead; sends nothing. */
  prepare(): void
  /** Shows another form and abandons the running task. */
  show(form: VisitorForm | MemberForm): void
  /** Repeats only the step that failed after a login, while the FAILURE state has `again`. */
  tryAgain(): Promise<void>
  /** Dismisses the failure. */
  dismiss(): void
  /** POST /v2/login, then member tokens through a hidden frame, or the hosted login where frames are refused. */
  login(credentials: { email: string; password: string }): Promise<void>
  /** POST /v2/register, then as `login`. */
  register(request: RegisterRequest): Promise<void>
  /** POST /v1/auth/verify: the code from the mail. */
  verifyCode(code: string): Promise<void>
  /** POST /v1/auth/resend. */
  resendCode(): Promise<void>
  /** POST /v2/{factorType}/verify. */
  verifyFactor(answer: FactorAnswer): Promise<void>
  /** The captcha's token, for the login or registration that waits for it. */
  answerCaptcha(token: string): Promise<void>
  /** The captcha's script did not load, or a policy refuses it. */
  captchaUnavailable(): void
  /** POST /v1/send-email. `returnTo`: the page that the mail's link leads to. */
  sendRecoveryMail(email: string, returnTo?: string): Promise<void>
  /** The visitor has followed the link of a recovery mail. */
  openRecoveryLink(recoveryToken: string): void
  /** POST /v1/recover with the token of the link. */
  recover(password: string): Promise<void>
  /** POST /v2/change-password. */
  changePassword(newPassword: string): Promise<void>
  /** Leaves the page for the hosted login (PKCE). */
  loginByRedirect(options?: HostedLoginOptions): Promise<void>
  /**
   * For a redirect session `auth` of the page's own: makes the secrets of a log-in, keeps them for `finishRedirect`, and resolves the whole
   * request. One with a `codeChallenge` is left alone, since its secrets are the caller's. The one action that rejects: `STORAGE_BLOCKED`, `LOAD_FAILED`, or
   * `INVALID_ARGUMENT` for the response mode `web_message`.
   */
  completeAuthRequest(request?: Partial<AuthRequest>): Promise<Partial<AuthRequest>>
  /** Completes the hosted login with the address that it led back to. */
  finishRedirect(url: string): Promise<void>
  /** Logs in silently through a hidden frame if the platform still recognises the member; nothing is shown otherwise. */
  lookForMember(): Promise<void>
  /**
   * Logs the member out here and in every tab at once, then leaves for the hosted pages, which log out too and lead back to `returnTo`. When they
   * do not answer within 5 s, the state becomes a failure (`loggedOutHereOnly`). Does nothing when no member is logged in. `former`: the tokens of
   * a member whom the caller has logged out already, before this module was loaded.
   */
  logout(returnTo?: string, former?: Tokens): Promise<void>
  /** The member who is logged in; undefined when there is none, or the platform does not answer. */
  member(): Promise<Member | undefined>
  /** The browser restored this page after it was left for the hosted login. */
  stayed(): void
  /** Stops listening to the session and abandons the running task. */
  dispose(): void
}

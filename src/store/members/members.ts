/** What a visitor can do to become a member, stay one and leave (specification §4, §5, §7, §8). */
import type { StoreApi } from 'zustand/vanilla'
import type { IdentityProfile } from '../../platform/identity/model'
import type { Prompt } from '../../platform/redirects/model'
import type { Tokens } from '../../platform/session/tokens'
import type { Member, MemberFactor, MemberForm, MemberState, VisitorForm } from './member-model'

/** A field of the shop's own: text, number or date. */
export interface CustomFieldValue {
  name: string
  value: string | number | Date
}

export interface RegisterRequest {
  email: string
  password: string
  profile?: Omit<IdentityProfile, 'customFields'>
  /** Empty texts and dates that are none are left out. */
  customFields?: readonly CustomFieldValue[]
}

export interface HostedLoginOptions {
  /** The page to come back to, which the shop must have allowed; without its fragment. @default the page the visitor is on */
  returnTo?: string
  /** What the hosted page may ask. @default 'login' */
  prompt?: Prompt
  /** Straight on to another provider. */
  provider?: 'google' | 'facebook' | { connectionId: string }
}

export interface FactorAnswer {
  factor: MemberFactor
  /** Of everything but PASSWORD and PUSH. */
  code?: string
  /** Of PASSWORD. */
  password?: string
  rememberDevice?: boolean
}

/** No action rejects: what comes of it is in the state. One that is not allowed there does nothing. */
export interface Members {
  readonly store: StoreApi<MemberState>
  /** Fetches what the actions need before somebody acts, and sends nothing. */
  prepare(): void
  /** Another form; ends whatever was waited for. */
  show(form: VisitorForm | MemberForm): void
  /** Repeats only the step that failed after a login, while the state's FAILURE says `again`. */
  tryAgain(): Promise<void>
  /** Takes the failure off the screen. */
  dismiss(): void
  /** POST /v2/login, then member tokens by a hidden frame; by the hosted login where no frame is let in. */
  login(credentials: { email: string; password: string }): Promise<void>
  /** POST /v2/register, then as `login`. */
  register(request: RegisterRequest): Promise<void>
  /** POST /v1/auth/verify: the code from the mail. */
  verifyCode(code: string): Promise<void>
  /** POST /v1/auth/resend. */
  resendCode(): Promise<void>
  /** POST /v2/{factorType}/verify. */
  verifyFactor(answer: FactorAnswer): Promise<void>
  /** What the captcha gave, for the login or registration that waits for it. */
  answerCaptcha(token: string): Promise<void>
  /** The captcha's script did not come, or a policy refuses it. */
  captchaUnavailable(): void
  /** POST /v1/send-email. `returnTo`: where the mail's link ends. */
  sendRecoveryMail(email: string, returnTo?: string): Promise<void>
  /** The visitor came by the link of a recovery mail. */
  openRecoveryLink(recoveryToken: string): void
  /** POST /v1/recover with the token of the link. */
  recover(password: string): Promise<void>
  /** POST /v2/change-password. */
  changePassword(newPassword: string): Promise<void>
  /** Leaves the page for the hosted login (PKCE). */
  loginByRedirect(options?: HostedLoginOptions): Promise<void>
  /** With the address the visitor came back to. */
  finishRedirect(url: string): Promise<void>
  /** Whether the platform still knows a member: a hidden frame; nothing is asked, nothing waits, and nothing is said when it knows nobody. */
  lookForMember(): Promise<void>
  /**
   * Forgets the member here and in every tab at once, then leaves for the hosted pages, which forget them, too, and lead back to `returnTo`. When those
   * cannot be asked within 5 s the state says so (`loggedOutHereOnly`). Does nothing when no member is logged in. `former`: the tokens of a member whom the
   * caller has logged out here already, before the members were loaded.
   */
  logout(returnTo?: string, former?: Tokens): Promise<void>
  /** Who is logged in; undefined when nobody is, or the platform does not tell. */
  member(): Promise<Member | undefined>
  /** The page was left for the hosted login and is here again, restored by Back. */
  stayed(): void
  /** Stops listening to the session, and gives up what it waits for. */
  dispose(): void
}

/** docs/platform.md §4 "Login and registration result", "Client login states": the state of a login, for display. */
import { type CartletError, isCartletError } from '../../http/errors'
import { enumOf, type Open, type ValueOf } from '../../wire/enum'
import type { FactorType, Identity } from '../model'
import { type AuthenticationReply, AuthenticationState } from './authentication-model'
import { emailViolation, type LoginErrorCode } from './login-errors'

/**
 * The states of docs/platform.md §4; a result also has `FACTOR_REQUIRED`. `INITIAL` is the state before any attempt; the two about captchas are for pages that ask for one after `missingCaptchaToken`.
 */
export const LoginState = /*#__PURE__*/ enumOf(
  'INITIAL',
  'SUCCESS',
  'FAILURE',
  'EMAIL_VERIFICATION_REQUIRED',
  'OWNER_APPROVAL_REQUIRED',
  'USER_CAPTCHA_REQUIRED',
  'SILENT_CAPTCHA_REQUIRED',
)
export type LoginState = ValueOf<typeof LoginState>

export interface LoginSuccess {
  loginState: 'SUCCESS'
  /** For `loginSilently`. */
  sessionToken: string
  identity?: Identity
}

/** The shop's owner must approve the member first. */
export interface ApprovalRequired {
  loginState: 'OWNER_APPROVAL_REQUIRED'
  identity?: Identity
}

/** A code has been sent by e-mail: pass it to `verifyMember` together with this result. */
export interface VerificationRequired {
  loginState: 'EMAIL_VERIFICATION_REQUIRED'
  stateToken: string
  identity?: Identity
}

/** The member has a second factor: pass its proof to `verifyMemberFactor` together with this result. */
export interface FactorRequired {
  loginState: 'FACTOR_REQUIRED'
  /** The platform's own name of the state. */
  state: 'REQUIRE_MFA' | 'MFA_CHALLENGE'
  stateToken: string
  /** The factors that the member has set up, without the password, which is the first one. */
  factors: Open<FactorType>[]
  identity?: Identity
}

export interface LoginFailure {
  loginState: 'FAILURE'
  /** The platform's message, or 'Unknown _state'. */
  message: string
  errorCode?: LoginErrorCode
  /** The error of the call. Absent when the platform returned a state that this client cannot continue. */
  error?: CartletError
  /** The state that this client cannot continue. */
  state?: string
}

export type LoginResult = LoginSuccess | ApprovalRequired | VerificationRequired | FactorRequired | LoginFailure

export const UNKNOWN_STATE = 'Unknown _state'

/** Whether `value` is a non-empty text. */
export const isToken = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Any response but the three states of §4 and a second factor, with their tokens, is a failure with the message 'Unknown _state'. */
export function toLoginResult({ state, sessionToken, stateToken, identity }: AuthenticationReply): LoginResult {
  if (state === AuthenticationState.SUCCESS && isToken(sessionToken))
    return { loginState: LoginState.SUCCESS, sessionToken, identity }
  if (state === AuthenticationState.REQUIRE_OWNER_APPROVAL) return { loginState: LoginState.OWNER_APPROVAL_REQUIRED, identity }
  if (state === AuthenticationState.REQUIRE_EMAIL_VERIFICATION && isToken(stateToken))
    return { loginState: LoginState.EMAIL_VERIFICATION_REQUIRED, stateToken, identity }
  if ((state === AuthenticationState.REQUIRE_MFA || state === AuthenticationState.MFA_CHALLENGE) && isToken(stateToken))
    return {
      loginState: 'FACTOR_REQUIRED',
      state: state as FactorRequired['state'],
      stateToken,
      factors: factorsOf(identity),
      identity,
    }
  return { loginState: LoginState.FAILURE, message: UNKNOWN_STATE, state }
}

const factorsOf = (identity: Identity | undefined): Open<FactorType>[] =>
  (identity?.factors ?? []).flatMap(({ type, status }) => (type && type !== 'PASSWORD' && status !== 'INACTIVE' ? [type] : []))

/** Turns the error of a call into a result. Rethrows an abort by the caller and errors that are not a `CartletError`. */
export function toLoginFailure(caught: unknown, codeOf: (error: CartletError) => LoginErrorCode | undefined): LoginFailure {
  if (!isCartletError(caught) || caught.code === 'ABORTED') throw caught
  const message = emailViolation(caught) ?? caught.message
  return { loginState: LoginState.FAILURE, message, errorCode: codeOf(caught), error: caught }
}

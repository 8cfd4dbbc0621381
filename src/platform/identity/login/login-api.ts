/**
 * docs/platform.md §4, §8: registration and login with e-mail and password. Each step resolves a result that a page can display.
 */
import type { Caller, CallOptions } from '../../http/call'
import type { CartletError } from '../../http/errors'
import type { Open } from '../../wire/enum'
import { ownOf } from '../../wire/record'
import type { FactorType, IdentityProfile } from '../model'
import { rawRecover, resendDuringAuthentication, sendRecoveryEmail, verifyDuringAuthentication } from '../recovery/recovery-api'
import { rawLogin, rawRegister, verifyFactor } from './authentication-api'
import type { AuthenticationReply, CaptchaToken } from './authentication-model'
import { type LoginErrorCode, readLoginError, readRegisterError } from './login-errors'
import { type LoginResult, toLoginFailure, toLoginResult, UNKNOWN_STATE } from './login-result'

export interface Credentials {
  email: string
  password: string
  /** Tokens of the solved captchas: the visible one, the invisible one, or both. */
  captcha?: { visible?: string; invisible?: string }
}

/**
 * POST /v2/register: `loginId.email`, `password`, `profile`, `captchaTokens`. Does not log the member in: see `loginSilently`.
 * Resolves a `LoginResult`; every failed call is a `FAILURE` with `error` and, if known, `errorCode`. Rejects only with
 * `ABORTED`. docs/platform.md §4, §7, §8.
 */
export const register = (
  client: Caller,
  given: Credentials & { profile?: IdentityProfile },
  options?: CallOptions,
): Promise<LoginResult> =>
  resultOf(rawRegister(client, { ...toRequest(given), profile: ownOf(given).profile }, options), readRegisterError)

/**
 * POST /v2/login: `loginId.email`, `password`, `captchaTokens`. Resolves and rejects as `register` does. docs/platform.md §4, §7,
 * §8.
 */
export const login = (client: Caller, credentials: Credentials, options?: CallOptions): Promise<LoginResult> =>
  resultOf(rawLogin(client, toRequest(credentials), options), readLoginError)

/** Results that can no longer be continued. */
const spent = new WeakSet<LoginResult>()

/**
 * POST /v1/auth/verify: `code` and the `stateToken` of `pending`. Resolves and rejects as `register` does. After a failed call,
 * for example for a wrong code, `pending` can be used again; any other result ends it. For a `pending` that has ended or is not
 * in the state `EMAIL_VERIFICATION_REQUIRED`, resolves `FAILURE` 'Unknown _state' without a request. docs/platform.md §4, §7.
 */
export async function verifyMember(
  client: Caller,
  pending: LoginResult,
  code: string,
  options?: CallOptions,
): Promise<LoginResult> {
  if (pending.loginState !== 'EMAIL_VERIFICATION_REQUIRED' || spent.has(pending))
    return { loginState: 'FAILURE', message: UNKNOWN_STATE }
  const { stateToken } = pending
  const result = await resultOf(verifyDuringAuthentication(client, { code, stateToken }, options), () => undefined)
  if (result.loginState !== 'FAILURE' || !result.error) spent.add(pending)
  return result
}

/** The proof of a second factor. */
export interface FactorProof {
  /** One of the result's `factors`. */
  factor: Open<FactorType>
  /** From the app, mail, message or call; none for `PUSH`. */
  code?: string
  /** Whether this device needs no second factor next time. */
  rememberDevice?: boolean
}

/**
 * POST /v2/{factorType}/verify: the `stateToken` of `pending` and the proof. Resolves and rejects as `register` does. After a
 * failed call, for example for a wrong code, `pending` can be used again; any other result ends it. For a `pending` that has ended
 * or is not in the state `FACTOR_REQUIRED`, resolves `FAILURE` 'Unknown _state' without a request. docs/platform.md §4, §7.
 */
export async function verifyMemberFactor(
  client: Caller,
  pending: LoginResult,
  proof: FactorProof,
  options?: CallOptions,
): Promise<LoginResult> {
  if (pending.loginState !== 'FACTOR_REQUIRED' || spent.has(pending)) return { loginState: 'FAILURE', message: UNKNOWN_STATE }
  const { factor, code, rememberDevice } = ownOf(proof)
  const request = {
    stateToken: pending.stateToken,
    rememberThisDevice: rememberDevice,
    [`${factor.toLowerCase()}Data`]: code === undefined ? {} : { code: code.trim() },
  }
  const result = await resultOf(verifyFactor(client, factor as FactorType, request, options), () => undefined)
  if (result.loginState !== 'FAILURE' || !result.error) spent.add(pending)
  return result
}

/**
 * POST /v1/auth/resend: the `stateToken` of `pending`. Sends the e-mail with the code again. Resolves the result to continue
 * with: a copy with the new state token if the platform returns one, else `pending`. Rejects with the call's error.
 * docs/platform.md §7.
 */
export async function resendVerification(client: Caller, pending: LoginResult, options?: CallOptions): Promise<LoginResult> {
  if (pending.loginState !== 'EMAIL_VERIFICATION_REQUIRED' || spent.has(pending))
    return { loginState: 'FAILURE', message: UNKNOWN_STATE }
  const { stateToken } = await resendDuringAuthentication(client, { stateToken: pending.stateToken }, options)
  return stateToken && stateToken !== pending.stateToken ? { ...pending, stateToken } : pending
}

/**
 * POST /v1/recover: the `recoveryToken` of the e-mail and the new `password`. Resolves and rejects as `register` does.
 * docs/platform.md §7.
 */
export const recoverPassword = (
  client: Caller,
  request: { recoveryToken: string; password: string },
  options?: CallOptions,
): Promise<LoginResult> => resultOf(rawRecover(client, request, options), () => undefined)

/**
 * POST /v1/send-email: `email`, `language`, `redirect` with the client id and `url`, which must be allowed in the shop's
 * settings. Resolves nothing. docs/platform.md §7.
 */
export const sendPasswordResetEmail = (
  client: Caller & { clientId: string },
  given: { email: string; redirectUrl: string; language?: string },
  options?: CallOptions,
): Promise<void> => {
  const { email, redirectUrl, language } = ownOf(given)
  return sendRecoveryEmail(client, { email, language, redirect: { url: redirectUrl, clientId: client.clientId } }, options)
}

async function resultOf(
  call: Promise<AuthenticationReply>,
  codeOf: (error: CartletError) => LoginErrorCode | undefined,
): Promise<LoginResult> {
  try {
    return toLoginResult(await call)
  } catch (caught) {
    return toLoginFailure(caught, codeOf)
  }
}

function toRequest(credentials: Credentials) {
  const { email, password, captcha } = ownOf(credentials)
  const { visible, invisible } = ownOf(captcha)
  const captchaTokens: CaptchaToken[] | undefined = captcha && [{ Recaptcha: visible, InvisibleRecaptcha: invisible }]
  return { loginId: { email }, password, captchaTokens }
}

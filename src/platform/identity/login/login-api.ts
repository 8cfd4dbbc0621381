/** docs/platform.md §4, §8: registration and login with e-mail and password, step by step, each step with a result that can be shown. */
import type { Caller, CallOptions } from '../../http/call'
import type { CartletError } from '../../http/errors'
import { ownOf } from '../../wire/record'
import type { IdentityProfile } from '../model'
import { rawRecover, resendDuringAuthentication, sendRecoveryEmail, verifyDuringAuthentication } from '../recovery/recovery-api'
import { rawLogin, rawRegister } from './authentication-api'
import type { AuthenticationReply, CaptchaToken } from './authentication-model'
import { type LoginErrorCode, readLoginError, readRegisterError } from './login-errors'
import { type LoginResult, toLoginFailure, toLoginResult, UNKNOWN_STATE } from './login-result'

export interface Credentials {
  email: string
  password: string
  /** Answers of the captchas that were solved: the one to tick, the invisible one, or both. */
  captcha?: { visible?: string; invisible?: string }
}

/**
 * POST /v2/register: `loginId.email`, `password`, `profile`, `captchaTokens`. Does not log in by itself: see `logInSilently`.
 * Resolves a `LoginResult`; a refusal, a broken network and a busy platform are `FAILURE` with `error` and, where known, `errorCode`.
 * Rejects with `ABORTED` only. docs/platform.md §4, §7, §8.
 */
export const register = (
  client: Caller,
  given: Credentials & { profile?: IdentityProfile },
  options?: CallOptions,
): Promise<LoginResult> =>
  resultOf(rawRegister(client, { ...toRequest(given), profile: ownOf(given).profile }, options), readRegisterError)

/** POST /v2/login: `loginId.email`, `password`, `captchaTokens`. Resolves and rejects as `register` does. docs/platform.md §4, §7, §8. */
export const login = (client: Caller, credentials: Credentials, options?: CallOptions): Promise<LoginResult> =>
  resultOf(rawLogin(client, toRequest(credentials), options), readLoginError)

/** Steps that a later one has taken the place of. */
const spent = new WeakSet<LoginResult>()

/**
 * POST /v1/auth/verify: `code` and the `stateToken` of `pending`. Resolves and rejects as `register` does. A wrong code leaves `pending` as it is;
 * every other answer spends it. Spent, or no `EMAIL_VERIFICATION_REQUIRED` at all: `FAILURE` 'Unknown _state', and nothing is sent. docs/platform.md §4, §7.
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

/**
 * POST /v1/auth/resend: the `stateToken` of `pending`. Sends the mail with the code once more. Resolves what to go on with: a new step when the
 * platform gives a new state token, else `pending`. Rejects with the call's error. docs/platform.md §7.
 */
export async function resendVerification(client: Caller, pending: LoginResult, options?: CallOptions): Promise<LoginResult> {
  if (pending.loginState !== 'EMAIL_VERIFICATION_REQUIRED' || spent.has(pending))
    return { loginState: 'FAILURE', message: UNKNOWN_STATE }
  const { stateToken } = await resendDuringAuthentication(client, { stateToken: pending.stateToken }, options)
  return stateToken && stateToken !== pending.stateToken ? { ...pending, stateToken } : pending
}

/** POST /v1/recover: the `recoveryToken` of the mail and the new `password`. Resolves and rejects as `register` does. docs/platform.md §7. */
export const recoverPassword = (
  client: Caller,
  request: { recoveryToken: string; password: string },
  options?: CallOptions,
): Promise<LoginResult> => resultOf(rawRecover(client, request, options), () => undefined)

/** POST /v1/send-email: `email`, `redirect` with `url` (which must be allowed in the shop's settings) and the client's id. Resolves nothing. docs/platform.md §7. */
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

/** Rules for the SDK's logins with e-mail and password. */
import { type Credentials, login, register, verifyMember } from '../../../../src/platform/identity/login/login-api'
import { type LoginResult, LoginState } from '../../../../src/platform/identity/login/login-result'
import type { Scene } from '../../runner/scene'
import { isRefusal, toSdkError } from '../errors'
import { type ArgumentPaths, type Rules, withPaths } from '../rule'
import { strategy } from '../strategy'
import { sessionClientOf } from './client'
import { LOGIN_PATHS, REGISTER_PATHS, VERIFY_PATHS } from './identity'

interface SdkCredentials {
  email: string
  password: string
  profile?: object
  captchaTokens?: { recaptchaToken?: string; invisibleRecaptchaToken?: string }
}

const toCredentials = ({ captchaTokens, ...credentials }: SdkCredentials): Credentials => ({
  ...credentials,
  ...(captchaTokens && { captcha: { visible: captchaTokens.recaptchaToken, invisible: captchaTokens.invisibleRecaptchaToken } }),
})

/** The state of the SDK's login. If our message is that of the refusal, the SDK's is the whole refusal. */
function toSdkLogin(scene: Scene, result: LoginResult, paths: ArgumentPaths): unknown {
  const { loginState } = result
  switch (loginState) {
    case 'SUCCESS':
      return { loginState, data: { sessionToken: result.sessionToken } }
    case 'EMAIL_VERIFICATION_REQUIRED':
      return { loginState, data: { stateToken: result.stateToken } }
    case 'OWNER_APPROVAL_REQUIRED':
      return { loginState }
    // The SDK knows no second factor.
    case 'FACTOR_REQUIRED':
      return { loginState: 'FAILURE', error: 'Unknown _state', errorCode: undefined }
    default: {
      const { error, message, errorCode } = result
      const isWhole = error && isRefusal(error) && message === error.message
      const text = isWhole ? (toSdkError(scene, error, paths) as { message?: unknown }).message : message
      return { loginState, error: text, errorCode }
    }
  }
}

const NOTHING_PENDING: LoginResult = { loginState: 'FAILURE', message: '' }

interface SdkState {
  loginState?: string
  data?: { stateToken?: string }
}

/** The state that the caller passed, otherwise the last one of this client. */
function pendingOf(scene: Scene, state: SdkState | undefined): LoginResult {
  if (!state) return lastStates.get(scene) ?? NOTHING_PENDING
  return state.loginState === LoginState.EMAIL_VERIFICATION_REQUIRED && state.data?.stateToken
    ? { loginState: LoginState.EMAIL_VERIFICATION_REQUIRED, stateToken: state.data.stateToken }
    : NOTHING_PENDING
}

/** The pending login of each scene: the SDK's client remembers it, ours returns it. */
const lastStates = new WeakMap<Scene, LoginResult>()
function remembered(scene: Scene, result: LoginResult): LoginResult {
  if (result.loginState === LoginState.EMAIL_VERIFICATION_REQUIRED) lastStates.set(scene, result)
  return result
}

export const loginRules: Rules = {
  register: withPaths(REGISTER_PATHS, async (scene, params: SdkCredentials) => {
    const result = await register(sessionClientOf(scene), toCredentials(params))
    return { result: toSdkLogin(scene, remembered(scene, result), REGISTER_PATHS) }
  }),
  login: withPaths(LOGIN_PATHS, async (scene, params: SdkCredentials) => {
    const result = await login(sessionClientOf(scene), toCredentials(params))
    return { result: toSdkLogin(scene, remembered(scene, result), LOGIN_PATHS) }
  }),
  processVerification: withPaths(
    VERIFY_PATHS,
    strategy(async (scene, { verificationCode, code }: { verificationCode?: string; code?: string }, state?: SdkState) => {
      const given = (verificationCode ?? code) as string
      const result = await verifyMember(sessionClientOf(scene), pendingOf(scene, state), given)
      // The SDK's function throws the failure.
      if (result.loginState === 'FAILURE' && result.error) throw result.error
      return { result: toSdkLogin(scene, remembered(scene, result), VERIFY_PATHS) }
    }, VERIFY_PATHS),
  ),
}

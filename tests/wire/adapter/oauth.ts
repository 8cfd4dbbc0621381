/** Rules for the SDK's strategies: tokens, the ways to log in and out. The strategy of apps has a file of its own. */

import { getCurrentCart } from '../../../src/platform/cart/api'
import type { Client, ClientConfig } from '../../../src/platform/client'
import type { CartletError } from '../../../src/platform/http/errors'
import {
  type AuthUrlOptions,
  createAuthUrl,
  createLoginAttempt,
  type LoginAttempt,
  parseAuthCallback,
} from '../../../src/platform/identity/authorize'
import { captchaSiteKeys } from '../../../src/platform/identity/captcha'
import {
  requestExternalMemberTokens,
  requestExternalMemberTokensWithSession,
} from '../../../src/platform/identity/external-login'
import { logOut } from '../../../src/platform/identity/log-out'
import {
  type Credentials,
  logInMember,
  registerMember,
  sendPasswordResetEmail,
  verifyMember,
} from '../../../src/platform/identity/login-api'
import { type LoginResult, LoginState } from '../../../src/platform/identity/login-result'
import { requestMemberTokens } from '../../../src/platform/identity/member-tokens'
import { TokenRole } from '../../../src/platform/identity/roles'
import { requestMemberTokensSilently } from '../../../src/platform/identity/silent-login'
import { createOAuth } from '../../../src/platform/session/oauth'
import { parseTokens, type Tokens } from '../../../src/platform/session/tokens'
import { isRecord, parseRecord } from '../../../src/platform/wire/record'
import type { Scene } from '../scene'
import { exchangesOf } from '../vector'
import { appRules } from './app'
import { cartRules } from './cart'
import { CLIENT_ID, remember, type SdkTokens, sessionClientOf } from './client'
import { toSdkError } from './errors'
import { aFramePage } from './frame-page'
import { LOGIN_PATHS, REGISTER_PATHS, VERIFY_PATHS } from './identity'
import { recordedCrypto } from './recorded-crypto'
import type { ArgumentPaths, Performed, Rule, Rules } from './rule'
import { isPlain, toTokenError } from './token-error'

const TOKENS_KEY = `cartlet:${CLIENT_ID}:tokens`
const EMPTY_TOKENS = { accessToken: { value: '', expiresAt: 0 }, refreshToken: { value: '', role: TokenRole.NONE } }

/** A client with the recording's random numbers. */
function clientOf(scene: Scene, { environment, ...config }: Partial<ClientConfig> = {}): Client {
  const ports = { ...scene.environment, crypto: recordedCrypto(scene.vector), ...environment }
  const setup = scene.vector.call?.setup ?? {}
  const tokenHeaders = (setup.tokenRequestOptions as { headers?: Record<string, string> } | undefined)?.headers
  return sessionClientOf(scene, { ...config, environment: ports, tokenHeaders } as Partial<ClientConfig>)
}

const toSdkTokens = ({ accessToken, refreshToken, role, receivedAt, expiresIn }: Tokens) => ({
  accessToken: { value: accessToken, expiresAt: Math.floor(receivedAt / 1000) + expiresIn },
  refreshToken: { value: refreshToken, role },
})

/** What the session has now, as the SDK hands it out. */
function keptTokens({ environment }: Scene) {
  const tokens = parseTokens(parseRecord(environment.storage.read(TOKENS_KEY)))
  return tokens ? toSdkTokens(tokens) : EMPTY_TOKENS
}

/** The SDK's `{ tokens, loggedIn, stored }` beside a result: those that the recording has. */
function withFacts(scene: Scene, result: Record<string, unknown>): Performed {
  const tokens = keptTokens(scene)
  const loggedIn = tokens.refreshToken.role === TokenRole.MEMBER
  const facts: Record<string, unknown> = { tokens, stored: tokens, loggedIn }
  const recorded = isRecord(scene.vector.result) ? scene.vector.result : {}
  const kept = Object.entries(facts).filter(([name]) => name in recorded)
  return { result: { ...result, ...Object.fromEntries(kept) } }
}

/** Failures of the token endpoint and of callbacks are plain errors in the SDK; the rest is worded as everywhere. */
const oauthError = (scene: Scene, error: unknown, paths?: ArgumentPaths): unknown =>
  isPlain(error) ? toTokenError(scene, error) : toSdkError(scene, error, paths)

const messageOf = (scene: Scene, error: unknown): unknown => (oauthError(scene, error) as { message?: unknown }).message

/** A rule whose failures are those of the SDK's strategy. */
const strategy =
  (perform: (scene: Scene, ...args: never[]) => Promise<Performed>, paths?: ArgumentPaths): Rule =>
  async (scene, ...args) => {
    try {
      return await perform(scene, ...args)
    } catch (error) {
      return { error: oauthError(scene, error, paths) }
    }
  }

/** A session that starts with `tokens`, and what it has once somebody needed an access token. */
async function sessionAfterNeed(scene: Scene, tokens: SdkTokens | undefined) {
  const client = clientOf(scene)
  scene.environment.storage.remove(TOKENS_KEY)
  remember(scene, tokens)
  await client.session.accessToken()
  return keptTokens(scene)
}

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

/** The SDK compares codes as text: for it, the same code as a number means nothing. */
function hasNumericCode(error: CartletError | undefined): boolean {
  const body = error?.response?.body as { details?: { applicationError?: { code?: unknown } } } | undefined
  return typeof body?.details?.applicationError?.code === 'number'
}

/** The SDK's state machine. A refusal's text is the whole error, except that of a malformed address. */
function toSdkLogin(scene: Scene, result: LoginResult, paths: ArgumentPaths): unknown {
  const { loginState } = result
  switch (loginState) {
    case 'SUCCESS':
      return { loginState, data: { sessionToken: result.sessionToken } }
    case 'EMAIL_VERIFICATION_REQUIRED':
      return { loginState, data: { stateToken: result.stateToken } }
    case 'OWNER_APPROVAL_REQUIRED':
      return { loginState }
    default: {
      const { error, message, errorCode } = result
      const isWhole = error?.response && !(errorCode === 'invalidEmail' && error.violations)
      const text = isWhole ? (toSdkError(scene, error, paths) as { message?: unknown }).message : message
      return { loginState, error: text, ...(errorCode && !hasNumericCode(error) && { errorCode }) }
    }
  }
}

/** The SDK's `processVerification` throws what failed. */
async function verified(scene: Scene, client: Client, pending: LoginResult, code: string): Promise<Performed> {
  const result = await verifyMember(client, pending, code)
  if (result.loginState === 'FAILURE' && result.error) throw result.error
  return { result: toSdkLogin(scene, result, VERIFY_PATHS) }
}

const NOTHING_PENDING: LoginResult = { loginState: 'FAILURE', message: '' }
const pendingOf = (state: { loginState?: string; data?: { stateToken?: string } } | undefined): LoginResult =>
  state?.loginState === LoginState.EMAIL_VERIFICATION_REQUIRED && state.data?.stateToken
    ? { loginState: LoginState.EMAIL_VERIFICATION_REQUIRED, stateToken: state.data.stateToken }
    : NOTHING_PENDING

const isToken = ({ request }: { request: { path: string } }) => request.path === '/oauth2/token'

/** Cart reads of one client. Where the recording holds what the client knew afterwards, as many as were recorded, one after the other. */
const readCart: Rule = async (scene, ...args) => {
  const once = cartRules['currentCart.getCurrentCart'] as Rule
  if (!isRecord(scene.vector.result) || !('loggedIn' in scene.vector.result)) return once(scene, ...args)
  const reads = exchangesOf(scene.vector).filter((exchange) => !isToken(exchange)).length
  for (let i = 0; i < reads; i++) await once(scene, ...args)
  return withFacts(scene, {})
}

/** The same at the same time. Replies are given out in the recorded order, so only the tokens count. */
const readCartsAtOnce: Rule = async (scene) => {
  const client = clientOf(scene)
  const reads = exchangesOf(scene.vector).filter((exchange) => !isToken(exchange)).length
  await Promise.allSettled(Array.from({ length: reads }, () => getCurrentCart(client)))
  return withFacts(scene, {})
}

export const oauthRules: Rules = {
  'currentCart.getCurrentCart': readCart,
  'Promise.all([getCurrentCart, getCurrentCart, getCurrentCart])': readCartsAtOnce,

  generateVisitorTokens: strategy(async (scene, tokens?: SdkTokens) => ({ result: await sessionAfterNeed(scene, tokens) })),
  renewToken: strategy(async (scene, { value, role }: { value: string; role: Tokens['role'] }) => {
    const earlier: Tokens = { accessToken: 'spent', refreshToken: value, role, receivedAt: 0, expiresIn: 0, renewed: false }
    return { result: toSdkTokens(await createOAuth(clientOf(scene).options).refresh(earlier)) }
  }),
  getAuthHeaders: async (scene, ...args) => {
    if (scene.vector.client === 'AppStrategy') return (appRules.getAuthHeaders as Rule)(scene, ...args)
    const token = await clientOf(scene).session.accessToken()
    return withFacts(scene, { headers: { Authorization: token } })
  },
  getTokens: async (scene) => {
    clientOf(scene)
    return { result: keptTokens(scene) }
  },
  loggedIn: async (scene) => ({ result: clientOf(scene).session.role() === TokenRole.MEMBER }),

  'captchaInvisibleSiteKey/captchaVisibleSiteKey/TokenRole/LoginState': async () => {
    const { invisible, visible } = captchaSiteKeys()
    return {
      result: { captchaInvisibleSiteKey: invisible, captchaVisibleSiteKey: visible, TokenRole, LoginState, EMPTY_TOKENS },
    }
  },

  generateOAuthData: async (scene, redirectUri?: string, originalUri?: string) => ({
    result: await createLoginAttempt(clientOf(scene), { redirectUri, originalUri }),
  }),
  getAuthUrl: async (scene, attempt?: LoginAttempt, options?: AuthUrlOptions) => {
    const client = visitorOf(scene)
    return { result: await createAuthUrl(client, attempt ?? (await defaultAttempt(client)), options) }
  },
  parseFromUrl: strategy(async (scene, url?: string, mode?: 'fragment' | 'query') => {
    const page = scene.vector.call?.setup?.window as { location: { href: string } } | undefined
    return { result: parseAuthCallback(url ?? page?.location.href ?? '', mode) }
  }),
  getMemberTokens: strategy(async (scene, code: string | null, state: string | null, attempt: LoginAttempt) => ({
    result: toSdkTokens(await requestMemberTokens(clientOf(scene), { code, state }, attempt)),
  })),
  getMemberTokensForExternalLogin: strategy(async (scene, memberId: string, apiKey: string) => {
    const client = clientOf(scene)
    rememberUnlessRecorded(scene, 'visitor')
    return { result: toSdkTokens(await requestExternalMemberTokens(client, memberId, apiKey)) }
  }),
  getMemberTokensForExternalLoginWithSession: strategy(async (scene, email: string, apiKey: string, options?: object) => ({
    result: toSdkTokens(
      await requestExternalMemberTokensWithSession(clientOf(scene), { loginId: { email }, ...options }, apiKey),
    ),
  })),
  getMemberTokensForDirectLogin: async (scene, sessionToken: string) => {
    const { openHiddenFrame, sleep, facts } = aFramePage(scene)
    const client = clientOf(scene, { environment: { openHiddenFrame, sleep } })
    const outcome = await requestMemberTokensSilently(client, { sessionToken }).then(
      (tokens) => ({ result: toSdkTokens(tokens) }),
      (error) => ({ error: messageOf(scene, error) }),
    )
    return { result: { ...outcome, ...facts() } }
  },
  logout: async (scene, postFlowUrl: string) => {
    const client = clientOf(scene)
    rememberUnlessRecorded(scene, 'member')
    const outcome = await logOut(client, postFlowUrl).catch((error) => ({ threw: messageOf(scene, error) }))
    return withFacts(scene, outcome)
  },

  register: async (scene, params: SdkCredentials) => {
    const result = await registerMember(visitorOf(scene), toCredentials(params))
    return { result: toSdkLogin(scene, result, REGISTER_PATHS) }
  },
  login: async (scene, params: SdkCredentials) => {
    const result = await logInMember(visitorOf(scene), toCredentials(params))
    return { result: toSdkLogin(scene, result, LOGIN_PATHS) }
  },
  processVerification: strategy(
    async (scene, { verificationCode }: { verificationCode: string }, state?: Parameters<typeof pendingOf>[0]) =>
      verified(scene, visitorOf(scene), pendingOf(state), verificationCode),
    VERIFY_PATHS,
  ),
  'login + processVerification': strategy(
    async (scene, params: SdkCredentials, { verificationCode }: { verificationCode: string }) => {
      const client = visitorOf(scene)
      return verified(scene, client, await logInMember(client, toCredentials(params)), verificationCode)
    },
    VERIFY_PATHS,
  ),
  sendPasswordResetEmail: async (scene, email: string, redirectUrl: string) => ({
    result: await sendPasswordResetEmail(visitorOf(scene), { email, redirectUrl }),
  }),
  handleOAuthCallback: appRules.handleOAuthCallback as Rule,
}

/** Without arguments the SDK draws one pair of secrets that it does not use. */
async function defaultAttempt(client: Client): Promise<LoginAttempt> {
  const attempt = await createLoginAttempt(client, { redirectUri: 'unused://' })
  return { ...attempt, state: (await createLoginAttempt(client)).codeChallenge }
}

function visitorOf(scene: Scene): Client {
  const client = clientOf(scene)
  rememberUnlessRecorded(scene, 'visitor')
  return client
}

/** Some recordings leave out which tokens there were before. Their requests show whose they were. */
function rememberUnlessRecorded(scene: Scene, role: 'visitor' | 'member'): void {
  if (scene.vector.call?.setup?.tokens || scene.environment.storage.read(TOKENS_KEY)) return
  const expiresAt = scene.environment.now() / 1000 + 14_400
  remember(scene, {
    accessToken: { value: `OauthNG.JWS.${role}-access-token`, expiresAt },
    refreshToken: { value: `JWS.${role}-refresh-token`, role },
  })
}

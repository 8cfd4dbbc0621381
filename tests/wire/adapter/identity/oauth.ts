/** Rules for the SDK's strategies: tokens, the hosted login and its callback. Those for passwords and apps are in `logins.ts` and `app.ts`. */

import type { Client } from '../../../../src/platform/client'
import {
  type AuthUrlOptions,
  createAuthUrl,
  createLoginAttempt,
  type LoginAttempt,
  parseAuthCallback,
} from '../../../../src/platform/identity/authorize/authorize'
import {
  requestExternalMemberTokens,
  requestExternalMemberTokensWithSession,
} from '../../../../src/platform/identity/authorize/external-login'
import { requestMemberTokens } from '../../../../src/platform/identity/authorize/member-tokens'
import { requestMemberTokensSilently } from '../../../../src/platform/identity/authorize/silent-login'
import { captchaSiteKeys } from '../../../../src/platform/identity/login/captcha'
import { logout } from '../../../../src/platform/identity/login/log-out'
import { sendPasswordResetEmail } from '../../../../src/platform/identity/login/login-api'
import { LoginState } from '../../../../src/platform/identity/login/login-result'
import { TokenRole } from '../../../../src/platform/identity/roles'
import { createOAuth } from '../../../../src/platform/session/oauth'
import type { Tokens } from '../../../../src/platform/session/tokens'
import { isRecord } from '../../../../src/platform/wire/record'
import type { Scene } from '../../runner/scene'
import { REDIRECT_PATHS } from '../cart/redirects'
import { type Performed, type Rule, type Rules, withPaths } from '../rule'
import { messageOf, strategy } from '../strategy'
import { appRules } from './app'
import { NO_ACCESS_TOKEN, type SdkTokens, sessionClientOf, setHeaders, startSession, toOurTokens, toSdkTokens } from './client'
import { aFramePage } from './frame-page'

/** The session's current tokens, in the SDK's form. */
const keptTokens = (scene: Scene) => toSdkTokens(sessionClientOf(scene).session.tokens())

/** Adds the SDK's `tokens`, `loggedIn` and `stored` to a result, if they were recorded. */
export function withFacts(scene: Scene, result: Record<string, unknown>): Performed {
  const tokens = keptTokens(scene)
  const loggedIn = tokens.refreshToken.role === TokenRole.MEMBER
  const facts: Record<string, unknown> = { tokens, stored: tokens, loggedIn }
  const recorded = isRecord(scene.vector.result) ? scene.vector.result : {}
  const kept = Object.entries(facts).filter(([name]) => name in recorded)
  return { result: { ...result, ...Object.fromEntries(kept) } }
}

/** The tokens of a session that starts with `tokens`, after a call needed an access token. */
async function sessionAfterNeed(scene: Scene, tokens: SdkTokens | undefined) {
  const { session } = startSession(scene, toOurTokens(tokens))
  await session.accessToken()
  return toSdkTokens(session.tokens())
}

export const oauthRules: Rules = {
  generateVisitorTokens: strategy(async (scene, tokens?: SdkTokens) => ({ result: await sessionAfterNeed(scene, tokens) })),
  renewToken: strategy(async (scene, { value, role }: { value: string; role: Tokens['role'] }) => {
    const earlier: Tokens = { accessToken: NO_ACCESS_TOKEN, refreshToken: value, role, receivedAt: 0, expiresIn: 0 }
    return { result: toSdkTokens(await createOAuth(sessionClientOf(scene).options).refresh(earlier)) }
  }),
  getAuthHeaders: strategy(async (scene, ...args) => {
    if (scene.vector.client === 'AppStrategy') return (appRules.getAuthHeaders as Rule)(scene, ...args)
    const token = await sessionClientOf(scene).session.accessToken()
    return withFacts(scene, { headers: { Authorization: token } })
  }),
  getActiveToken: async (scene) => ({ result: keptTokens(scene).accessToken.value }),
  'client.setHeaders': async (scene, headers: Record<string, string>) => {
    setHeaders(scene, headers)
    return {}
  },
  getTokens: async (scene) => ({ result: keptTokens(scene) }),
  setTokens: async (scene, tokens: SdkTokens) => {
    startSession(scene, toOurTokens(tokens))
    return {}
  },
  loggedIn: async (scene) => ({ result: sessionClientOf(scene).session.role() === TokenRole.MEMBER }),

  'captchaInvisibleSiteKey/captchaVisibleSiteKey/TokenRole/LoginState': async () => {
    const { invisible, visible } = captchaSiteKeys()
    return {
      result: {
        captchaInvisibleSiteKey: invisible,
        captchaVisibleSiteKey: visible,
        TokenRole,
        LoginState,
        EMPTY_TOKENS: toSdkTokens(null),
      },
    }
  },

  generateOAuthData: async (scene, redirectUri?: string, originalUri?: string) => ({
    result: await attemptAsDrawn(sessionClientOf(scene), { redirectUri, originalUri }),
  }),
  getAuthUrl: withPaths(REDIRECT_PATHS, async (scene, attempt?: LoginAttempt, options?: AuthUrlOptions) => {
    const client = sessionClientOf(scene)
    return {
      result: await createAuthUrl(client, attempt ?? (await attemptAsDrawn(client, { redirectUri: 'unused://' })), options),
    }
  }),
  parseFromUrl: strategy(async (scene, url?: string, mode?: 'fragment' | 'query') => {
    const page = scene.vector.call?.setup?.window as { location: { href: string } } | undefined
    return { result: parseAuthCallback(url ?? page?.location.href ?? '', mode) }
  }),
  getMemberTokens: strategy(async (scene, code: string | null, state: string | null, attempt: LoginAttempt) => ({
    result: toSdkTokens(await requestMemberTokens(sessionClientOf(scene), { code, state }, attempt)),
  })),
  getMemberTokensForExternalLogin: strategy(async (scene, memberId: string, apiKey: string) => {
    const client = sessionClientOf(scene)
    return { result: toSdkTokens(await requestExternalMemberTokens(client, memberId, apiKey)) }
  }),
  getMemberTokensForExternalLoginWithSession: strategy(async (scene, email: string, apiKey: string, options?: object) => ({
    result: toSdkTokens(
      await requestExternalMemberTokensWithSession(sessionClientOf(scene), { loginId: { email }, ...options }, apiKey),
    ),
  })),
  getMemberTokensForDirectLogin: async (scene, sessionToken: string) => {
    const { openHiddenFrame, sleep, facts } = aFramePage(scene)
    const client = sessionClientOf(scene, { environment: { openHiddenFrame, sleep } })
    const outcome = await requestMemberTokensSilently(client, { sessionToken }).then(
      (tokens) => ({ result: toSdkTokens(tokens) }),
      (error) => ({ error: messageOf(scene, error, REDIRECT_PATHS) }),
    )
    return { result: { ...outcome, ...facts() } }
  },
  logout: async (scene, postFlowUrl: string) => {
    const client = sessionClientOf(scene)
    const outcome = await logout(client, postFlowUrl).catch((error) => ({ threw: messageOf(scene, error, REDIRECT_PATHS) }))
    return withFacts(scene, outcome)
  },

  sendPasswordResetEmail: strategy(async (scene, email: string, redirectUrl: string) => ({
    result: await sendPasswordResetEmail(sessionClientOf(scene), { email, redirectUrl }),
  })),
  handleOAuthCallback: appRules.handleOAuthCallback as Rule,
  getInstallUrl: appRules.getInstallUrl as Rule,
}

/** The SDK generates one unused pair of secrets; its state comes from the third pair. */
async function attemptAsDrawn(client: Client, target: Pick<LoginAttempt, 'redirectUri' | 'originalUri'>): Promise<LoginAttempt> {
  const attempt = await createLoginAttempt(client, target)
  return { ...attempt, state: (await createLoginAttempt(client)).codeChallenge }
}

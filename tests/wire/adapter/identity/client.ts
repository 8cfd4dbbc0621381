/** Our client in the state of the vector's: its credentials, its earlier tokens and its wire form. One for all calls of a scene. */
import { createAdminClient } from '../../../../src/platform/admin/client'
import { type Client, type ClientConfig, createAnonymousClient, createClient } from '../../../../src/platform/client'
import { defaultEnvironment } from '../../../../src/platform/environment'
import type { Caller } from '../../../../src/platform/http/call'
import type { ConnectionConfig, WireOptions } from '../../../../src/platform/http/connection'
import type { TokenSource } from '../../../../src/platform/http/transport'
import { type AppInstance, createAppTokens } from '../../../../src/platform/identity/app-credentials'
import type { Tokens } from '../../../../src/platform/session/tokens'
import { RECORDED_AT_MS, type Scene } from '../../runner/scene'
import { exchangesOf, type Vector } from '../../runner/vector'
import { recordedCrypto } from './recorded-crypto'

export const CLIENT_ID = '5f1d5a1e-8a3c-4e0b-9b1d-2c7f0a6e9d11'
const API_KEY = 'IST.eyJ-api-key'
const SITE_ID = '9d0c1b2a-3e4f-4a5b-8c6d-7e8f9a0b1c2d'
export const APP = { appId: 'app-1', appSecret: 'sec-1' }
const LIFETIME_S = 14_400

/** Tokens in the SDK's form. */
export interface SdkTokens {
  accessToken?: { value?: string; expiresAt?: number }
  refreshToken?: { value?: string; role?: string }
}

/** Whether the vector is of the SDK release that the specification matches. The only rule that reads a group. */
export const isSpecEra = ({ vector }: Scene): boolean => vector.group === 'legacy'

/** The configuration of every client of a scene. The recorded SDK did not retry; our retries are tested elsewhere. */
export const connectionOf = (scene: Scene): ConnectionConfig & WireOptions => ({
  environment: scene.environment,
  retries: 0,
  wireForm: isSpecEra(scene) ? 'specification' : 'today',
  headers: headersOf(scene),
})

const callers = new WeakMap<Scene, Caller>()
const headers = new WeakMap<Scene, Record<string, string>>()
const headersOf = (scene: Scene): Record<string, string> | undefined => headers.get(scene)

/** The SDK's `setHeaders`: our client takes headers only when it is created. */
export function setHeaders(scene: Scene, more: Record<string, string>): void {
  headers.set(scene, { ...headersOf(scene), ...more })
  callers.delete(scene)
}

/** A client of the vector's kind. */
export function callerOf(scene: Scene): Caller {
  const caller = callers.get(scene) ?? newCaller(scene)
  callers.set(scene, caller)
  return caller
}

function newCaller(scene: Scene): Caller {
  const kind = scene.vector.client ?? ''
  const connection = connectionOf(scene)
  if (kind === 'none') return createAnonymousClient(connection)
  // An elevated client has no older form.
  const { wireForm: _, ...elevated } = connection
  if (kind.startsWith('apiKey') || kind === 'ApiKeyStrategy') return createAdminClient({ ...elevated, ...keyOf(scene.vector) })
  if (kind.startsWith('App')) return createAdminClient({ ...elevated, tokens: appTokensOf(scene, {}) })
  return sessionClientOf(scene)
}

/** The site or account of a key is not among the recorded arguments, but in the headers of the requests. */
function keyOf(vector: Vector): { apiKey: string; siteId?: string; accountId?: string } {
  const sent = exchangesOf(vector)[0]?.request.headers ?? {}
  const { apiKey = API_KEY, siteId, accountId } = (vector.call?.setup ?? {}) as Record<string, string | undefined>
  const known = { siteId: siteId ?? sent['wix-site-id'], accountId: accountId ?? sent['wix-account-id'] }
  return { apiKey, ...(known.siteId || known.accountId ? known : { siteId: SITE_ID }) }
}

interface AppSetup {
  appId?: string
  appSecret?: string
  instanceId?: string
  refreshToken?: string
  accessToken?: string
}

/** The tokens of the app strategy. The instance is not always among the arguments, but in the first token request. */
export function appTokensOf(scene: Scene, given: AppSetup): TokenSource {
  const asked = (exchangesOf(scene.vector)[0]?.request.body ?? {}) as Record<string, string>
  const { appId, appSecret, ...instance } = { ...(scene.vector.call?.setup as AppSetup | undefined), ...given }
  const fromRequest = { instanceId: asked.instance_id, refreshToken: asked.refresh_token, accessToken: asked.access_token }
  const known = Object.entries(Object.keys(instance).length ? instance : fromRequest).filter(([, value]) => value)
  const app = { ...APP, ...(appId && { appId }), ...(appSecret && { appSecret }) }
  return createAppTokens(appPortsOf(scene), app, Object.fromEntries(known) as AppInstance)
}

export const appPortsOf = ({ environment }: Scene) => ({
  environment: defaultEnvironment(environment),
  api: 'https://www.wixapis.com',
  timeoutMs: 15_000,
})

const sessions = new WeakMap<Scene, Client>()

/** A client with a session and the recording's random numbers, created with the session's earlier tokens. */
export function sessionClientOf(scene: Scene, config: Partial<ClientConfig> = {}): Client {
  const known = sessions.get(scene)
  if (known && !config.environment) return known
  return startSession(scene, toOurTokens(tokensBefore(scene.vector)), config)
}

/** The SDK's `setTokens`: creates a client with these tokens. */
export function startSession(scene: Scene, tokens: Tokens | null, config: Partial<ClientConfig> = {}): Client {
  const { tokenRequestOptions } = (scene.vector.call?.setup ?? {}) as {
    tokenRequestOptions?: { headers?: Record<string, string> }
  }
  const client = createClient({
    ...connectionOf(scene),
    clientId: CLIENT_ID,
    tokenHeaders: tokenRequestOptions?.headers,
    tokens,
    ...config,
    environment: { ...scene.environment, crypto: recordedCrypto(scene.vector), ...config.environment },
  })
  sessions.set(scene, client)
  callers.delete(scene)
  return client
}

/**
 * The session's tokens before the call: the vector's own tokens; otherwise those of a visitor or member, if the kind of client or the token of
 * the recorded requests shows that there was one.
 */
export function tokensBefore({ call, client, exchanges, request }: Vector): SdkTokens | undefined {
  if (call?.setup?.tokens) return call.setup.tokens as SdkTokens
  const sent = (exchanges?.[0]?.request ?? request)?.headers.Authorization
  const [, ofKind] = /^(visitor|member)\b/.exec(client ?? '') ?? []
  const [, ofRequest] = /^OauthNG\.JWS\.(visitor|member)-access-token\b/.exec(sent ?? '') ?? []
  const role = ofKind ?? ofRequest
  return role
    ? {
        accessToken: { value: `OauthNG.JWS.${role}-access-token`, expiresAt: RECORDED_AT_MS / 1000 + LIFETIME_S },
        refreshToken: { value: `JWS.${role}-refresh-token`, role },
      }
    : undefined
}

/** Expired placeholder for SDK tokens without an access token. */
export const NO_ACCESS_TOKEN = 'no-access-token'

/** Converts SDK tokens to ours; null without a refresh token. */
export function toOurTokens(tokens: SdkTokens | undefined): Tokens | null {
  const accessToken = tokens?.accessToken?.value || NO_ACCESS_TOKEN
  const refreshToken = tokens?.refreshToken?.value
  if (!refreshToken) return null
  const receivedAt = ((tokens?.accessToken?.expiresAt ?? 0) - LIFETIME_S) * 1000
  return { accessToken, refreshToken, role: tokens?.refreshToken?.role as Tokens['role'], receivedAt, expiresIn: LIFETIME_S }
}

const NO_TOKENS = { accessToken: { value: '', expiresAt: 0 }, refreshToken: { value: '', role: 'none' } }

/** Converts our tokens to the SDK's; null becomes empty tokens. */
export const toSdkTokens = (tokens: Tokens | null) =>
  tokens
    ? {
        accessToken: {
          value: tokens.accessToken === NO_ACCESS_TOKEN ? '' : tokens.accessToken,
          expiresAt: Math.floor(tokens.receivedAt / 1000) + tokens.expiresIn,
        },
        refreshToken: { value: tokens.refreshToken, role: tokens.role },
      }
    : NO_TOKENS

/** Our client as the vector's was: its credential, what it knew before, and the form in which it writes. */
import { createAdminClient } from '../../../src/platform/admin/client'
import { type Client, type ConnectionConfig, createAnonymousClient, createClient } from '../../../src/platform/client'
import type { Caller } from '../../../src/platform/http/call'
import { RECORDED_AT_MS, type Scene } from '../scene'

export const CLIENT_ID = '5f1d5a1e-8a3c-4e0b-9b1d-2c7f0a6e9d11'
const API_KEY = 'IST.eyJ-api-key'
const SITE_ID = '9d0c1b2a-3e4f-4a5b-8c6d-7e8f9a0b1c2d'
const LIFETIME_S = 14_400

/** Tokens as the SDK hands them out. */
export interface SdkTokens {
  accessToken?: { value?: string; expiresAt?: number }
  refreshToken?: { value?: string; role?: string }
}

/** The recordings of the SDK release that the specification matches. The only rule that looks at a group. */
export const isSpecEra = ({ vector }: Scene): boolean => vector.group === 'legacy'

/** What every client of a scene is made with. Recorded failures were not repeated; our own repeating has tests of its own. */
export const connectionOf = (scene: Scene): ConnectionConfig => ({
  environment: scene.environment,
  retries: 0,
  wireForm: isSpecEra(scene) ? 'specification' : 'today',
})

/** The client of the vector's kind. */
export function callerOf(scene: Scene, config: ConnectionConfig = {}): Caller {
  const connection = { ...connectionOf(scene), ...config }
  switch (scene.vector.client) {
    case 'apiKey':
      return createAdminClient({ ...connection, apiKey: API_KEY, siteId: SITE_ID })
    case 'none':
      return createAnonymousClient(connection)
    default:
      return sessionClientOf(scene, config)
  }
}

/** A client with a session: what an earlier visit left is in storage before it starts. */
export function sessionClientOf(scene: Scene, config: ConnectionConfig = {}): Client {
  // Tokens of a kind count as just renewed, so that a recorded 401 is the answer: renewing older ones then has tests of its own.
  remember(scene, startingTokens(scene), { renewed: !scene.vector.call?.setup?.tokens })
  return createClient({ ...connectionOf(scene), ...config, clientId: CLIENT_ID })
}

/** A vector's own tokens, else those of a visitor or member for kinds that are named after one. */
function startingTokens({ vector }: Scene): SdkTokens | undefined {
  if (vector.call?.setup?.tokens) return vector.call.setup.tokens as SdkTokens
  const role = /^(visitor|member)\b/.exec(vector.client ?? '')?.[1]
  return role
    ? {
        accessToken: { value: `OauthNG.JWS.${role}-access-token`, expiresAt: RECORDED_AT_MS / 1000 + LIFETIME_S },
        refreshToken: { value: `JWS.${role}-refresh-token`, role },
      }
    : undefined
}

/** Writes tokens of the SDK's form as our storage holds them; empty ones are none. */
export function remember({ environment }: Scene, tokens: SdkTokens | undefined, { renewed = false } = {}): void {
  const accessToken = tokens?.accessToken?.value
  const refreshToken = tokens?.refreshToken?.value
  if (!accessToken || !refreshToken) return
  const receivedAt = ((tokens.accessToken?.expiresAt ?? 0) - LIFETIME_S) * 1000
  const role = tokens.refreshToken?.role
  const stored = { v: 1, accessToken, refreshToken, role, receivedAt, expiresIn: LIFETIME_S, renewed }
  environment.storage.write(`cartlet:${CLIENT_ID}:tokens`, JSON.stringify(stored))
}

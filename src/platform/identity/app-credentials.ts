/**
 * The credentials of an app: tokens for calls on a site that has installed it. Elevated: for servers only. Newer than the
 * specification.
 */

import type { CallOptions } from '../http/call'
import {
  CONNECTION_OPTIONS,
  type ConnectionConfig,
  checkOptions,
  complete,
  invalidConfig,
  toConnection,
} from '../http/connection'
import { CartletError } from '../http/errors'
import { TOKEN_PATH } from '../http/gateway/gateway'
import type { TokenSource } from '../http/transport'
import { postGrant } from '../session/oauth'
import { toSeconds } from '../session/tokens'
import type { OptionKinds } from '../wire/options'
import { type JsonRecord, ownOf } from '../wire/record'

/** Throws `ELEVATED_IN_PAGE` when there is a `document`. */
export function refusePage(): void {
  if ('document' in globalThis)
    throw new CartletError(
      'ELEVATED_IN_PAGE',
      'This must run on a server: in a page every visitor could read the key and use it.',
    )
}

export interface AppIdentity {
  appId: string
  appSecret: string
}

/**
 * The installation of the app: its id, the refresh token of `handleAppCallback`, or a token that is bound to a browser session.
 */
export type AppInstance = { instanceId: string } | { refreshToken: string } | { accessToken: string }

/** All optional: the options of a client, of which calls for tokens use these. `client.options` will do, too. */
export interface AppPorts extends Pick<ConnectionConfig, 'api' | 'apiOrigin' | 'environment' | 'timeoutMs' | 'onError'> {
  /** Additional headers of every token request. */
  tokenHeaders?: Readonly<Record<string, string>>
}

/** With what `options` of a client has besides. */
const PORTS = { ...CONNECTION_OPTIONS, tokenHeaders: 'object', clientId: 'any', prepare: 'any' } as const
const APP: OptionKinds<AppIdentity> = { appId: 'text', appSecret: 'text' }
const INSTANCE = { instanceId: 'text', refreshToken: 'text', accessToken: 'text' } as const

function portsOf(asker: string, ports: AppPorts, app: AppIdentity) {
  checkOptions<AppPorts>(asker, ports, PORTS)
  const { tokenHeaders } = ownOf(ports)
  checkOptions(`${asker} as the app`, app, APP, ['appId', 'appSecret'])
  return { ...toConnection(complete(ports)), tokenHeaders }
}

interface AppToken {
  accessToken: string
  /** End of use, in milliseconds of the monotonic clock. */
  endsAt: number
}

const LEEWAY_MS = 30_000

/**
 * A token source for a transport, with one request at a time: POST /oauth2/token (`client_credentials`, `strip_bound_session`) or
 * POST /oauth/access (`refresh_token`). A token is reused until 30 s, or a tenth of its lifetime, before it expires; without an
 * expiry it is requested for each call. A rotated refresh token replaces the earlier one. Its methods reject with
 * `TOKEN_REJECTED` when the platform refuses the credential. Throws `INVALID_CONFIG` with the name of a missing, unknown or wrong
 * option, and `ELEVATED_IN_PAGE` when there is a `document`.
 */
export function createAppTokens(given: AppPorts, app: AppIdentity, installation: AppInstance): TokenSource {
  refusePage()
  const ports = portsOf('createAppTokens()', given, app)
  const { appId, appSecret } = app
  checkOptions('createAppTokens() as the installation', installation, INSTANCE)
  const instance = ownOf(installation)
  if (Object.values(instance).filter(Boolean).length !== 1)
    throw invalidConfig('instanceId', ', refreshToken or accessToken of the installation must be given, and only one of them')
  const { monotonic } = ports.environment
  let refreshToken = 'refreshToken' in instance ? instance.refreshToken : ''
  let kept: AppToken | undefined
  let inFlight: Promise<AppToken> | undefined

  const grantOf = (): [path: string, grant: Record<string, string>] => {
    if ('instanceId' in instance)
      return [
        TOKEN_PATH,
        { instance_id: instance.instanceId, client_id: appId, client_secret: appSecret, grant_type: 'client_credentials' },
      ]
    if ('accessToken' in instance)
      return [TOKEN_PATH, { grant_type: 'strip_bound_session', client_secret: appSecret, access_token: instance.accessToken }]
    return [
      '/oauth/access',
      { refresh_token: refreshToken, client_id: appId, client_secret: appSecret, grant_type: 'refresh_token' },
    ]
  }

  async function ask(): Promise<AppToken> {
    const [path, grant] = grantOf()
    const read = (body: JsonRecord | null): AppToken | null => {
      const accessToken = textOf(body?.access_token)
      if (!accessToken) return null
      refreshToken = textOf(body?.refresh_token) ?? refreshToken
      const lifeMs = toSeconds(body?.expires_in) * 1000
      return { accessToken, endsAt: monotonic() + lifeMs - Math.min(LEEWAY_MS, lifeMs / 10) }
    }
    const token = await postGrant(ports, { path, grant, read })
    kept = token
    return token
  }

  const renew = async (): Promise<string> => {
    inFlight ??= ask()
    const asked = inFlight
    try {
      return (await asked).accessToken
    } finally {
      if (inFlight === asked) inFlight = undefined
    }
  }

  return {
    accessToken: async () => (kept && monotonic() < kept.endsAt ? kept.accessToken : renew()),
    renewAfter401: async (used) => (kept && kept.accessToken !== used ? kept.accessToken : renew()),
  }
}

export interface AppInstallation {
  instanceId: string
  accessToken: string
  refreshToken: string
}

/**
 * POST /oauth/access, `authorization_code`: exchanges the code in `url`, to which the platform sends a site's owner after
 * installing the app. Resolves the installation and its tokens. Rejects with `INVALID_ARGUMENT` for a relative URL,
 * `INVALID_CALLBACK` when `code` or `instanceId` is missing or `state` is not the expected one, `TOKEN_REJECTED` when the
 * platform refuses the code, `ABORTED` by the signal, `INVALID_CONFIG` for a wrong option, and `ELEVATED_IN_PAGE` when there is a `document`.
 */
export async function handleAppCallback(
  given: AppPorts,
  app: AppIdentity,
  url: string,
  expected?: { state?: string } & CallOptions,
): Promise<AppInstallation> {
  refusePage()
  const ports = portsOf('handleAppCallback()', given, app)
  const { appId, appSecret } = app
  const answer = readSearch(url)
  const code = answer.get('code')
  const instanceId = answer.get('instanceId')
  if (!code || !instanceId) throw invalidCallback('the address must contain code and instanceId')
  const { state, ...options } = ownOf(expected)
  if (state && answer.get('state') !== state) throw invalidCallback('the state is not the one that was sent')
  const grant = { code, client_id: appId, client_secret: appSecret, grant_type: 'authorization_code' }
  const read = (body: JsonRecord | null): AppInstallation | null => {
    const accessToken = textOf(body?.access_token)
    const refreshToken = textOf(body?.refresh_token)
    return accessToken && refreshToken ? { instanceId, accessToken, refreshToken } : null
  }
  return postGrant(ports, { ...options, path: '/oauth/access', grant, read, isCall: true })
}

const invalidCallback = (why: string): CartletError => new CartletError('INVALID_CALLBACK', `Not a callback of the app: ${why}`)

function readSearch(url: string): URLSearchParams {
  try {
    return new URL(url).searchParams
  } catch (cause) {
    throw new CartletError('INVALID_ARGUMENT', 'The address must be an absolute URL', { cause })
  }
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined)

/** The credentials of an app: tokens for calls in the name of a site that has installed it. Elevated: for servers only. Newer than the specification. */
import type { CallOptions } from '../http/call'
import { CartletError } from '../http/errors'
import type { TokenSource } from '../http/transport'
import { type OAuthOptions, postGrant } from '../session/oauth'
import { type JsonRecord, ownOf } from '../wire/record'
import { refusePage } from './elevated'

export interface AppIdentity {
  appId: string
  appSecret: string
}

/** As which installation the app acts: by its id, by the refresh token of `handleAppCallback`, or by a token that is bound to a browser session. */
export type AppInstance = { instanceId: string } | { refreshToken: string } | { accessToken: string }

type Ports = Omit<OAuthOptions, 'clientId'>

interface AppToken {
  accessToken: string
  /** On the monotonic clock. */
  endsAt: number
}

const LEEWAY_MS = 30_000

/**
 * Tokens for a transport, one request at a time: POST /oauth2/token (`client_credentials`, `strip_bound_session`) or POST /oauth/access (`refresh_token`).
 * Kept as long as the platform promised, less 30 s or a tenth; without a promise asked for anew each time. A rotated refresh token takes the place of the
 * earlier one. Rejects with `TOKEN_REJECTED` when the platform refuses for good. Throws `ELEVATED_IN_PAGE` where there is a `document`.
 */
export function createAppTokens(ports: Ports, { appId, appSecret }: AppIdentity, given: AppInstance): TokenSource {
  refusePage()
  const instance = ownOf(given)
  const { monotonic } = ports.environment
  let refreshToken = 'refreshToken' in instance ? instance.refreshToken : ''
  let kept: AppToken | undefined
  let inFlight: Promise<AppToken> | undefined

  const grantOf = (): [path: string, grant: Record<string, string>] => {
    if ('instanceId' in instance)
      return [
        '/oauth2/token',
        { instance_id: instance.instanceId, client_id: appId, client_secret: appSecret, grant_type: 'client_credentials' },
      ]
    if ('accessToken' in instance)
      return [
        '/oauth2/token',
        { grant_type: 'strip_bound_session', client_secret: appSecret, access_token: instance.accessToken },
      ]
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
      const lifeMs = Number(body?.expires_in) * 1000 || 0
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
 * Redeems the address that the platform sends a site's owner to after the app was installed: POST /oauth/access, `authorization_code`. Resolves the
 * installation and its tokens. Rejects with `INVALID_CALLBACK` when `code`, `instanceId` or the expected `state` is missing or another, with
 * `TOKEN_REJECTED` when the platform refuses the code, with `ABORTED` by the signal.
 */
export async function handleAppCallback(
  ports: Ports,
  { appId, appSecret }: AppIdentity,
  url: string,
  expected?: { state?: string } & CallOptions,
): Promise<AppInstallation> {
  refusePage()
  const answer = readSearch(url)
  const code = answer.get('code')
  const instanceId = answer.get('instanceId')
  if (!code || !instanceId) throw invalidCallback('the address must hold code and instanceId')
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

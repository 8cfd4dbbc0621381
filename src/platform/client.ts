/** The headless client: transport and session. Every call is a function that takes it, so that bundlers drop the rest. */
import { defaultEnvironment, type Environment } from './environment'
import type { Caller } from './http/call'
import { CartletError } from './http/errors'
import { parseSafeUrl } from './http/safe-url'
import { createTransport } from './http/transport'
import { createOAuth, type OAuthOptions } from './session/oauth'
import { createSession, type Session } from './session/session'

const DEFAULT_API_ORIGIN = 'https://www.wixapis.com'
const DEFAULT_TIMEOUT_MS = 15_000
/** Timers beyond 2^31 ms fire at once, and nobody waits this long. */
const LONGEST_TIMEOUT_MS = 600_000

export interface ClientConfig {
  /** Public OAuth client id of the shop. */
  clientId: string
  /** https, or http on loopback. Only the origin is used. @default 'https://www.wixapis.com' */
  apiOrigin?: string
  /** Ports to use in place of the machine's own. */
  environment?: Partial<Environment>
  /** Told of every failed call, which is then rethrown. What it throws itself is ignored. */
  onError?: (error: CartletError) => void
  /** Milliseconds one request may take, its reply's body included. @default 15000 */
  timeoutMs?: number
  /** Reply body of an anonymous token request that was sent ahead; used instead of asking again when storage holds no tokens. */
  startedToken?: Promise<unknown>
  /** Further headers of every token request, for example a binding of the client. */
  tokenHeaders?: Record<string, string>
}

export interface Client extends Caller {
  readonly clientId: string
  readonly session: Session
  /** For calls that go out under another authorization than the session's: logins, and elevated ones. */
  readonly options: OAuthOptions
}

/**
 * Sends nothing by itself. Throws `INVALID_CONFIG`, naming the field, for an empty `clientId`, an `apiOrigin` that is neither https nor
 * loopback, or a `timeoutMs` above ten minutes. Specification §4 "Tokens", §7, §8.
 */
export function createClient(config: ClientConfig): Client {
  const { clientId, onError, startedToken, tokenHeaders, timeoutMs = DEFAULT_TIMEOUT_MS } = config
  if (typeof clientId !== 'string' || clientId.trim() === '')
    throw invalid('clientId', 'must be the public OAuth client id of the shop')
  if (!(timeoutMs > 0 && timeoutMs <= LONGEST_TIMEOUT_MS))
    throw invalid('timeoutMs', `must be between 1 and ${LONGEST_TIMEOUT_MS}`)
  const api = parseSafeUrl(config.apiOrigin ?? DEFAULT_API_ORIGIN)
  if (!api) throw invalid('apiOrigin', 'must be an https or loopback address')
  const options = { clientId, tokenHeaders, environment: defaultEnvironment(config.environment), apiOrigin: api.origin, timeoutMs }
  const session = createSession({ ...options, startedToken, grant: createOAuth(options) })
  return { clientId, session, options, request: createTransport({ ...options, tokens: session, onError }) }
}

const invalid = (field: string, rule: string): CartletError => new CartletError('INVALID_CONFIG', `${field} ${rule}`)

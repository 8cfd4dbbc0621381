/**
 * The headless client: transport and session. Every call is a function that takes the client, so that bundlers drop unused calls.
 */
import { type AnyStoragePort, toSessionStorage } from './async-storage'
import { defaultEnvironment, type Environment } from './environment'
import type { Call, Caller } from './http/call'
import { CartletError } from './http/errors'
import { DEFAULT_API_ORIGIN } from './http/gateway/origin'
import { spellHeaders } from './http/headers'
import { DEFAULT_RETRIES } from './http/retry'
import { parseSafeUrl } from './http/safe-url'
import { createTransport, fixedToken, type TokenSource, type TransportOptions } from './http/transport'
import { checkTokens } from './session/given-tokens'
import { createOAuth, type OAuthOptions } from './session/oauth'
import { createSession, type Session } from './session/session'
import { tokensKey } from './session/token-store'
import type { Tokens } from './session/tokens'
import { ownOf } from './wire/record'

const DEFAULT_TIMEOUT_MS = 15_000
/** Timers beyond 2^31 ms fire at once. */
const LONGEST_TIMEOUT_MS = 600_000

/** Configuration of every kind of client. */
export interface ConnectionConfig {
  /** https, or http on loopback. Only the origin is used. @default 'https://www.wixapis.com' */
  apiOrigin?: string
  /** Ports that replace those of the runtime. */
  environment?: Partial<Environment>
  /**
   * Called once for every failed call, before the call rejects, and for every failed token request. Its own errors are ignored.
   */
  onError?: (error: CartletError) => void
  /** Timeout of one request in milliseconds, including the response body. Each call may override it. @default 15000 */
  timeoutMs?: number
  /** Number of retries of a read after a lost connection, a 429 or a 5xx. @default 3 */
  retries?: number
  /**
   * Maximum sum of the waits before the retries of a call, in milliseconds. When the platform asks for more (`Retry-After`), the
   * call fails at once with the platform's error. @default no limit but 30 seconds for each wait
   */
  maxWaitMs?: number
  /**
   * Headers to send with every request. `Authorization` and `X-Wix-Consistent` of the client override them, in any letter case.
   */
  headers?: Readonly<Record<string, string>>
}

/**
 * `'specification'`: product queries always as POST, `/v1/Start`, a cart update with its field mask, a renewal without the client
 * id.
 */
export type WireForm = 'today' | 'specification'

/** Needed only for tests of the wire format, therefore an option of the clients of `cartlet/platform`. */
export interface WireOptions {
  /** The form of requests for which today's platform and the specification differ. @default 'today' */
  wireForm?: WireForm
}

/** Configuration of the client of a page. Its storage is that of its environment. */
export interface PageClientConfig extends ConnectionConfig {
  /** Public OAuth client id of the shop. */
  clientId: string
  /**
   * Response body of an anonymous token request that was sent early; used in place of a new request when the storage has no
   * tokens.
   */
  startedToken?: Promise<unknown>
  /** Additional headers of every token request, for example one that binds the tokens to this device. */
  tokenHeaders?: Readonly<Record<string, string>>
}

export interface ClientConfig extends PageClientConfig {
  /**
   * Tokens of the visitor or member of this client, as an earlier `session.tokens()` returned them: for a server, where each
   * request has its own client. They replace those in the storage.
   */
  tokens?: Tokens | null
  /**
   * Storage for the tokens of this client, under one key that contains the client id. An asynchronous storage is read as soon as
   * the client is created; calls wait for that, and resolve once the storage has saved their changes.
   * @default `environment.storage`
   */
  storage?: AnyStoragePort
}

export interface Client extends Caller {
  readonly clientId: string
  readonly session: Session
  /** For calls with another authorization than the session's: logins and elevated calls. */
  readonly options: Connection & OAuthOptions
}

type Connection = Omit<TransportOptions, 'tokens'> & WireOptions

/**
 * Creates a client and sends nothing. In a page, the tokens are stored in its localStorage; without a document (servers, workers)
 * they are kept in the memory of this client, whatever globals the runtime has, unless there is a `storage`. Throws
 * `INVALID_CONFIG` with the name of the field for an empty `clientId`, an `apiOrigin` that is neither https nor loopback, a
 * `timeoutMs` that is not between 1 and 600 000, or invalid `tokens`. docs/platform.md §4 "Tokens", §7, §8.
 */
export function createClient(config: ClientConfig): Client {
  const { tokens, storage, tokenHeaders, clientId, environment, ...given } = ownOf(config)
  const ours = { ...complete(given), clientId, environment, tokenHeaders: spellHeaders(tokenHeaders) }
  if (storage) ours.environment = { ...environment, storage: toSessionStorage(storage, tokensKey(clientId)) }
  return createPageClient(ours, tokens == null ? undefined : checkTokens(tokens))
}

/** `createClient` with a choice of the wire form. */
export const createPlatformClient: (config: ClientConfig & WireOptions) => Client = createClient

/** `createClient` without the options that a page does not need. */
export function createPageClient(
  config: PageClientConfig & Required<Pick<ConnectionConfig, 'apiOrigin'>>,
  tokens?: Tokens,
): Client {
  const { clientId, startedToken, tokenHeaders } = ownOf(config)
  if (typeof clientId !== 'string' || clientId.trim() === '')
    throw invalidConfig('clientId', 'must be the public OAuth client id of the shop')
  const options = { ...toConnection(config), clientId, tokenHeaders }
  const session = createSession({ ...options, tokens, startedToken, grant: createOAuth(options) })
  return { clientId, session, options, request: createTransport({ ...options, tokens: session }) }
}

/** A client without a credential, for the few calls that need none: its requests have an empty `Authorization`. */
export const createAnonymousClient = (config: ConnectionConfig & WireOptions = {}): Caller => callerWith(fixedToken(''), config)

/** A client with another source of tokens: an API key or an app's credential. */
export const callerWith = (tokens: TokenSource, config: ConnectionConfig): Caller => ({
  request: createTransport({ ...toConnection(complete(config)), tokens }),
})

/** A page has its own default of the origin, and no headers. */
function complete<T extends ConnectionConfig>(config: T) {
  const { apiOrigin, headers } = ownOf<ConnectionConfig>(config)
  return { ...config, apiOrigin: apiOrigin ?? DEFAULT_API_ORIGIN, headers: spellHeaders(headers) }
}

export const invalidConfig = (field: string, rule: string): CartletError => new CartletError('INVALID_CONFIG', `${field} ${rule}`)

function toConnection(config: ConnectionConfig & WireOptions): Connection {
  const {
    onError,
    headers,
    wireForm,
    apiOrigin,
    environment,
    timeoutMs = DEFAULT_TIMEOUT_MS,
    retries = DEFAULT_RETRIES,
    maxWaitMs = Infinity,
  } = ownOf(config)
  if (!(timeoutMs > 0 && timeoutMs <= LONGEST_TIMEOUT_MS))
    throw invalidConfig('timeoutMs', `must be between 1 and ${LONGEST_TIMEOUT_MS}`)
  const api = parseSafeUrl(apiOrigin)
  if (!api) throw invalidConfig('apiOrigin', 'must be an https or loopback address')
  return {
    environment: defaultEnvironment(environment),
    apiOrigin: api.origin,
    timeoutMs,
    retries,
    maxWaitMs,
    headers,
    onError,
    wireForm,
    prepare: wireForm === 'specification' ? asSpecified : undefined,
  }
}

/** In the specification, queries are a POST where they are a GET with `.r` today. Other differences are declared by the calls. */
function asSpecified(call: Call): Call {
  const { specification, ...today } = call
  const written =
    today.complex && !specification ? { method: 'POST' as const, query: undefined, body: today.query, idempotent: true } : {}
  return { ...today, ...written, ...specification }
}

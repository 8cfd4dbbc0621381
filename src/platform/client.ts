/** The headless client: transport and session. Every call is a function that takes it, so that bundlers drop the rest. */
import { type AnyStoragePort, toSessionStorage } from './async-storage'
import { defaultEnvironment, type Environment } from './environment'
import type { Call, Caller } from './http/call'
import { CartletError } from './http/errors'
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

const DEFAULT_API_ORIGIN = 'https://www.wixapis.com'
const DEFAULT_TIMEOUT_MS = 15_000
/** Timers beyond 2^31 ms fire at once. */
const LONGEST_TIMEOUT_MS = 600_000

/** What every kind of client takes. */
export interface ConnectionConfig {
  /** https, or http on loopback. Only the origin is used. @default 'https://www.wixapis.com' */
  apiOrigin?: string
  /** Ports to use in place of the machine's own. */
  environment?: Partial<Environment>
  /** Called once for every failed call, before the call rejects, and for every failed token request. What it throws itself is ignored. */
  onError?: (error: CartletError) => void
  /** Milliseconds one request may take, its reply's body included. Each call may say otherwise. @default 15000 */
  timeoutMs?: number
  /** How often a read is sent again after a lost connection, a 429 or a 5xx. @default 3 */
  retries?: number
  /**
   * Milliseconds a call may wait before it is sent again, all its waits together. Where the platform asks for longer (`Retry-After`) the call
   * fails at once, with the platform's refusal. @default no limit but 30 seconds for each wait
   */
  maxWaitMs?: number
  /** Headers to send with every request. `Authorization` and `X-Wix-Consistent` are ours and win, in whatever case these are written. */
  headers?: Readonly<Record<string, string>>
}

/** `'specification'`: product queries always as POST, `/v1/Start`, a cart patch with its field mask, a renewal without the client id. */
export type WireForm = 'today' | 'specification'

/** For tests of the wire alone, so it is an option of the clients of `cartlet/platform`. */
export interface WireOptions {
  /** How requests are written where the platform of today and the specification differ. @default 'today' */
  wireForm?: WireForm
}

/** What a page's own client takes. Its storage is that of its environment. */
export interface PageClientConfig extends ConnectionConfig {
  /** Public OAuth client id of the shop. */
  clientId: string
  /** Reply body of an anonymous token request that was sent ahead; used instead of asking again when storage holds no tokens. */
  startedToken?: Promise<unknown>
  /** Further headers of every token request, for example one that binds the tokens to this device. */
  tokenHeaders?: Readonly<Record<string, string>>
}

export interface ClientConfig extends PageClientConfig {
  /**
   * Of the visitor or member this client works for, as an earlier `session.tokens()` gave them: for a server, where each request has its own client.
   * They take the place of those in the storage.
   */
  tokens?: Tokens | null
  /**
   * Where this client keeps its tokens, under one key that holds the client id. An asynchronous one is read as soon as the client is created; calls
   * wait for it, and resolve once it holds what they have changed. @default `environment.storage`
   */
  storage?: AnyStoragePort
}

export interface Client extends Caller {
  readonly clientId: string
  readonly session: Session
  /** For calls that go out under another authorization than the session's: logins, and elevated ones. */
  readonly options: Connection & OAuthOptions
}

type Connection = Omit<TransportOptions, 'tokens'> & WireOptions

/**
 * Sends nothing by itself. On a page the tokens are kept in its localStorage; without a document (servers, workers) in memory of this client's own, whatever
 * globals there are, unless it is given a `storage`. Throws `INVALID_CONFIG`, naming the field, for an empty `clientId`, an `apiOrigin` that is neither https
 * nor loopback, a `timeoutMs` above ten minutes, or `tokens` that are none. docs/platform.md §4 "Tokens", §7, §8.
 */
export function createClient(config: ClientConfig): Client {
  const { tokens, storage, headers, tokenHeaders, clientId, environment, ...given } = ownOf(config)
  const ours = { ...given, clientId, environment, headers: spellHeaders(headers), tokenHeaders: spellHeaders(tokenHeaders) }
  if (storage) ours.environment = { ...environment, storage: toSessionStorage(storage, tokensKey(clientId)) }
  return createPageClient(ours, tokens == null ? undefined : checkTokens(tokens))
}

/** `createClient` with a choice of the wire form. */
export const createPlatformClient: (config: ClientConfig & WireOptions) => Client = createClient

/** `createClient` without what a page has no use for. */
export function createPageClient(config: PageClientConfig, tokens?: Tokens): Client {
  const { clientId, startedToken, tokenHeaders } = ownOf(config)
  if (typeof clientId !== 'string' || clientId.trim() === '')
    throw invalidConfig('clientId', 'must be the public OAuth client id of the shop')
  const options = { ...toConnection(config), clientId, tokenHeaders }
  const session = createSession({ ...options, tokens, startedToken, grant: createOAuth(options) })
  return { clientId, session, options, request: createTransport({ ...options, tokens: session }) }
}

/** A client without any credential: its requests carry an empty `Authorization`. For the few calls that need none. */
export const createAnonymousClient = (config: ConnectionConfig & WireOptions = {}): Caller => callerWith(fixedToken(''), config)

/** A client whose tokens come from elsewhere: an API key, an app's own credential. */
export const callerWith = (tokens: TokenSource, config: ConnectionConfig): Caller => ({
  request: createTransport({ ...toConnection({ ...config, headers: spellHeaders(ownOf(config).headers) }), tokens }),
})

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
  const api = parseSafeUrl(apiOrigin ?? DEFAULT_API_ORIGIN)
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

/** The specification writes the queries that today are a GET with `.r` as POST; other differences stand with the calls. */
function asSpecified(call: Call): Call {
  const { specification, ...today } = call
  const written =
    today.complex && !specification ? { method: 'POST' as const, query: undefined, body: today.query, idempotent: true } : {}
  return { ...today, ...written, ...specification }
}

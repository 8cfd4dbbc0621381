/**
 * The headless client: transport and session. Every call is a function that takes the client, so that bundlers drop unused calls.
 */
import { type AnyStoragePort, toSessionStorage } from './async-storage'
import type { Caller } from './http/call'
import {
  type CheckedConfig,
  CONNECTION_OPTIONS,
  type Connection,
  type ConnectionConfig,
  checkOptions,
  complete,
  invalidConfig,
  refuse,
  STORAGE_METHODS,
  toConnection,
  type WireOptions,
} from './http/connection'
import { spellHeaders } from './http/headers'
import { createTransport, fixedToken, type TokenSource } from './http/transport'
import { checkTokens } from './session/given-tokens'
import { createOAuth, type OAuthOptions } from './session/oauth'
import { createSession, type Session } from './session/session'
import { tokensKey } from './session/token-store'
import type { Tokens } from './session/tokens'
import { type OptionKinds, wrongPort } from './wire/options'
import { ownOf } from './wire/record'

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

const CLIENT_OPTIONS: OptionKinds<ClientConfig & WireOptions> = {
  ...CONNECTION_OPTIONS,
  clientId: 'any',
  startedToken: 'object',
  tokenHeaders: 'object',
  tokens: 'any',
  storage: 'object',
}

/**
 * Creates a client and sends nothing. In a page, the tokens are stored in its localStorage; without a document (servers, workers)
 * they are kept in the memory of this client, whatever globals the runtime has, unless there is a `storage`. Throws
 * `INVALID_CONFIG` with the name of the option for an empty `clientId`, an `api` that is neither https nor loopback, a `timeoutMs`
 * that is not between 1 and 600 000, invalid `tokens`, an option of another type, and one that does not exist. docs/platform.md §4 "Tokens", §7, §8.
 */
export function createClient(config: ClientConfig): Client {
  checkOptions('createClient()', config, CLIENT_OPTIONS)
  const { tokens, storage, tokenHeaders, clientId, ...given } = ownOf(config)
  if (storage) refuse(wrongPort('storage', storage, STORAGE_METHODS))
  const { environment, ...ours } = complete(given)
  const ports = storage ? { ...environment, storage: toSessionStorage(storage, tokensKey(clientId)) } : environment
  return createPageClient(
    { ...ours, clientId, environment: ports, tokenHeaders: spellHeaders(tokenHeaders) },
    tokens == null ? undefined : checkTokens(tokens),
  )
}

/** `createClient` with a choice of the wire form. */
export const createPlatformClient: (config: ClientConfig & WireOptions) => Client = createClient

/** `createClient` without the options that a page does not need, and without a check of their names. */
export function createPageClient(config: Omit<PageClientConfig, 'apiOrigin'> & CheckedConfig, tokens?: Tokens): Client {
  const { clientId, startedToken, tokenHeaders } = ownOf(config)
  if (typeof clientId !== 'string' || clientId.trim() === '')
    throw invalidConfig('clientId', 'must be the public OAuth client id of the shop')
  const options = { ...toConnection(config), clientId, tokenHeaders }
  const session = createSession({ ...options, tokens, startedToken, grant: createOAuth(options) })
  return { clientId, session, options, request: createTransport({ ...options, tokens: session }) }
}

/** A client without a credential, for the few calls that need none: its requests have an empty `Authorization`. */
export function createAnonymousClient(config: ConnectionConfig & WireOptions = {}): Caller {
  checkOptions('createAnonymousClient()', config, CONNECTION_OPTIONS)
  return callerWith(fixedToken(''), config)
}

/** A client with another source of tokens: an API key or an app's credential. Its options have been checked. */
export const callerWith = (tokens: TokenSource, config: ConnectionConfig): Caller => ({
  request: createTransport({ ...toConnection(complete(config)), tokens }),
})

/** How a client is connected: the options that every kind of client has, checked and completed. */
import { defaultEnvironment, type Environment } from '../environment'
import { type OptionKinds, wrongOption, wrongPort } from '../wire/options'
import { ownOf } from '../wire/record'
import type { Call } from './call'
import { CartletError } from './errors'
import { DEFAULT_API_ORIGIN } from './gateway/origin'
import { spellHeaders } from './headers'
import { DEFAULT_RETRIES } from './retry'
import { parseSafeUrl } from './safe-url'
import type { TransportOptions } from './transport'

const DEFAULT_TIMEOUT_MS = 15_000
/** Timers beyond 2^31 ms fire at once. */
const LONGEST_TIMEOUT_MS = 600_000

/** Configuration of every kind of client. */
export interface ConnectionConfig {
  /** Address of the API: https, or http on loopback. Only the origin is used. @default 'https://www.wixapis.com' */
  api?: string
  /** @deprecated Use `api`, the name that the script, the elements and the commands have for it. */
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

export type Connection = Omit<TransportOptions, 'tokens'> & WireOptions

/** A connection whose options are known to be right, as those of a page are. */
export type CheckedConfig = Omit<ConnectionConfig, 'apiOrigin'> & Required<Pick<ConnectionConfig, 'api'>> & WireOptions

export const CONNECTION_OPTIONS: OptionKinds<ConnectionConfig & WireOptions> = {
  api: 'text',
  apiOrigin: 'text',
  environment: 'object',
  onError: 'call',
  timeoutMs: 'any',
  retries: 'number',
  maxWaitMs: 'number',
  headers: 'object',
  wireForm: 'text',
}

const PORTS: OptionKinds<Environment> = {
  fetch: 'call',
  storage: 'object',
  now: 'call',
  monotonic: 'call',
  random: 'call',
  sleep: 'call',
  lock: 'call',
  crypto: 'object',
  openHiddenFrame: 'call',
}

export const STORAGE_METHODS = ['read', 'write', 'remove']

export const invalidConfig = (field: string, rule: string): CartletError => new CartletError('INVALID_CONFIG', `${field} ${rule}`)

/** Throws `INVALID_CONFIG` if there is a sentence about a wrong option. */
export function refuse(problem: string | undefined): void {
  if (problem) throw new CartletError('INVALID_CONFIG', problem)
}

/** Throws `INVALID_CONFIG` with the name of an unknown or wrong option. @param kinds of all options that the caller may give */
export function checkOptions<T>(
  asker: string,
  given: unknown,
  kinds: OptionKinds<T>,
  required?: readonly (keyof T & string)[],
): void {
  refuse(wrongOption(asker, given, kinds, required))
  const { environment, headers } = ownOf(given as ConnectionConfig)
  if (environment && 'environment' in ownOf(kinds)) {
    refuse(wrongOption('environment', environment, PORTS))
    if (environment.storage) refuse(wrongPort('environment.storage', environment.storage, STORAGE_METHODS))
  }
  for (const [name, value] of Object.entries('headers' in ownOf(kinds) ? (headers ?? {}) : {}))
    if (typeof value !== 'string') throw invalidConfig(`headers.${name}`, 'must be a text')
}

/** The checked options with their defaults. A page has its own default of the address, and no headers. */
export function complete<T extends ConnectionConfig>(config: T): Omit<T, 'apiOrigin'> & { api: string } {
  const { api, apiOrigin, headers, environment } = ownOf<ConnectionConfig>(config)
  if (api !== undefined && apiOrigin !== undefined && api !== apiOrigin)
    throw invalidConfig('apiOrigin', 'is the former name of api: give only api')
  return {
    ...config,
    api: api ?? apiOrigin ?? DEFAULT_API_ORIGIN,
    headers: spellHeaders(headers),
    // A port that is undefined does not replace that of the runtime.
    ...(environment && {
      environment: Object.fromEntries(Object.entries(environment).filter(([, port]) => port !== undefined)),
    }),
  }
}

export function toConnection(config: CheckedConfig): Connection {
  const {
    onError,
    headers,
    wireForm,
    api,
    environment,
    timeoutMs = DEFAULT_TIMEOUT_MS,
    retries = DEFAULT_RETRIES,
    maxWaitMs = Infinity,
  } = ownOf(config)
  if (!(timeoutMs > 0 && timeoutMs <= LONGEST_TIMEOUT_MS))
    throw invalidConfig('timeoutMs', `must be between 1 and ${LONGEST_TIMEOUT_MS}`)
  const url = parseSafeUrl(api)
  if (!url) throw invalidConfig('api', 'must be an https or loopback address')
  return {
    environment: defaultEnvironment(environment),
    apiOrigin: url.origin,
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

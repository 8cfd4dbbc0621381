/** The description of a call of docs/platform.md §7, from which the transport makes requests. */
import type { JsonRecord } from '../wire/record'
import type { CartletError } from './errors'
import type { Service } from './gateway/gateway'

/** A literal path, or a function that builds (and may refuse) one when the call is made. */
export type Path = string | (() => string)

/** Accepted by every call. */
export interface CallOptions {
  /**
   * Aborting rejects with `ABORTED` at once and aborts the request. A token request that other calls may wait for continues.
   * `delivered` of the error says whether a write may have been carried out.
   */
  signal?: AbortSignal
  /** Timeout of one request of this call in milliseconds, in place of the client's `timeoutMs`. */
  timeoutMs?: number
}

export interface Call<T = unknown> extends CallOptions {
  service: Service
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path without the prefix of the gateway; use the path`` tag for a path with values. */
  path: Path
  /** Parameters of a GET or DELETE. */
  query?: JsonRecord
  /** This GET may be sent with `.r`, or as POST when too long (docs/platform.md §5); `'plain'`: as POST, but never with `.r`. */
  complex?: boolean | 'plain'
  /** JSON body of a POST, PUT or PATCH. Keys that are undefined are not sent. */
  body?: unknown
  /** A POST or PUT that only reads: retried like a GET. */
  idempotent?: boolean
  /** The body contains a password or a code. A 401 may refuse that, therefore the call is not sent again with another token. */
  provesIdentity?: boolean
  /** Extracts and converts the result. Any error it throws becomes `BAD_RESPONSE`. */
  read?: (body: JsonRecord) => T
  /** Turns an error into a result ("no cart yet"), or returns undefined to let the call fail. */
  recover?: (error: CartletError) => T | undefined
  /** The form of this call in the specification, where today's platform has another (`wireForm`). */
  specification?: Partial<Pick<Call, 'method' | 'path' | 'query' | 'body' | 'complex'>>
}

/** The part of a client that calls need. A single function, so that tests can fake it. */
export interface Caller {
  readonly request: <T>(call: Call<T>) => Promise<T>
}

/** Accepted by every read. */
export type ReadOptions = CallOptions

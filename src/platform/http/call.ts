/** What a call of docs/platform.md §7 says about itself. Everything else is the transport's business. */
import type { JsonRecord } from '../wire/record'
import type { CartletError } from './errors'
import type { Service } from './gateway/gateway'

/** A literal path, or a function that builds (and may refuse) one when the call is made. */
export type Path = string | (() => string)

/** Accepted by every call. */
export interface CallOptions {
  /** Aborting rejects with `ABORTED` at once, also while the call waits for a token (which others may get), and gives up the request. Whether a write was carried out by then is in the error's `delivered`. */
  signal?: AbortSignal
  /** Milliseconds one request of this call may take, in place of the client's `timeoutMs`. */
  timeoutMs?: number
}

export interface Call<T = unknown> extends CallOptions {
  service: Service
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Path without the gateway's prefix; use the path`` tag wherever it holds a value. */
  path: Path
  /** Parameters of a GET or DELETE. */
  query?: JsonRecord
  /** This GET may be written as `.r` and, when too long, as POST (docs/platform.md §5); `'plain'`: as POST, but never as `.r`. */
  complex?: boolean | 'plain'
  /** JSON body of a POST or PATCH. Keys that are undefined are not sent. */
  body?: unknown
  /** A POST that only reads: repeated like a GET when the network fails. */
  idempotent?: boolean
  /** The body carries a password or a code: a 401 is about that, so the call is not repeated with another token. */
  provesIdentity?: boolean
  /** Picks and converts the result. Anything it throws becomes `BAD_RESPONSE`. */
  read?: (body: JsonRecord) => T
  /** An error that is an answer ("no cart yet"): returns the result instead, or undefined to let it fail. */
  recover?: (error: CartletError) => T | undefined
  /** What this call looks like in the specification, where the platform of today takes another form (`wireForm`). */
  specification?: Partial<Pick<Call, 'method' | 'path' | 'query' | 'body' | 'complex'>>
}

/** The part of a client that calls need. Fakes in tests are one function. */
export interface Caller {
  readonly request: <T>(call: Call<T>) => Promise<T>
}

/** Accepted by every read. */
export type ReadOptions = CallOptions

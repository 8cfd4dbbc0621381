/** The recorded vectors: a call of the platform's own SDK, its requests, their replies and its result. One per line. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface RecordedRequest {
  method: string
  url: string
  path: string
  headers: Record<string, string>
  body?: unknown
  /** A body that is not JSON. */
  bodyText?: string
}

export interface RecordedReply {
  status?: number
  statusText?: string
  headers?: Record<string, string>
  body?: unknown
  /** A body that is not JSON. */
  rawBody?: string
  /** The text of the network error. */
  networkError?: string
}

export interface Exchange {
  request: RecordedRequest
  response: RecordedReply
}

export interface RecordedError {
  name?: string
  message?: string
  messageJSON?: unknown
  properties?: Record<string, unknown>
  [fact: string]: unknown
}

export interface Call {
  fn: string
  args: unknown[]
  /** Calls on the query builder that `fn` returned, in order. */
  chain?: { method: string; args: unknown[] }[]
  /** The client's state before the call, for example its tokens. */
  setup?: Record<string, unknown>
}

export interface Vector {
  name: string
  group: string
  /** The kind of client; null if none was used. */
  client?: string | null
  call?: Call
  request?: RecordedRequest | null
  response?: RecordedReply
  exchanges?: Exchange[]
  result?: unknown
  error?: RecordedError
  /** Facts that only some groups have (`handlerCalls`, `envelope`, `polluted`, …). */
  [fact: string]: unknown
}

/** Every vector of every `*.jsonl` in `folder`, in the order of file names. */
export function readVectors(folder: string): Vector[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Vector)
}

/** Decodes values that JSON cannot represent from their recorded form. */
export function decode(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decode)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const [key, coded] = entries[0] ?? []
  if (entries.length === 1) {
    if (key === '$date') return new Date(coded ?? Number.NaN)
    if (key === '$num') return Number(coded)
    if (key === '$bytes') return new Uint8Array(Buffer.from(coded as string, 'base64'))
    if (key === '$undefined') return undefined
  }
  return Object.fromEntries(entries.map(([name, item]) => [name, decode(item)]))
}

/** All pairs of request and reply in a vector, in order. */
export function exchangesOf({ exchanges, request, response }: Vector): Exchange[] {
  if (exchanges) return exchanges
  return request ? [{ request, response: response ?? {} }] : []
}

/** One vector's world: the recorded replies in their order, a clock that stands still, and a journal of what our client sent. */
import { memoryStorage } from '../../src/platform/environment'
import { decode, exchangesOf, type RecordedReply, type RecordedRequest, type Vector } from './vector'

/** When the vectors were recorded. */
export const RECORDED_AT_MS = Date.parse('2026-01-15T12:00:00Z')

/** A request as it is compared: who is asked does not matter, only what. */
export interface SentRequest {
  method: string
  path: string
  /** Decoded pairs, sorted; `.r` decoded from base64url. */
  query: [name: string, value: unknown][]
  headers: Record<string, string | undefined>
  body?: unknown
}

export interface Scene {
  readonly vector: Vector
  /** Ports for our client. */
  readonly environment: {
    fetch(url: string, init: RequestInit): Promise<Response>
    storage: ReturnType<typeof memoryStorage>
    now(): number
    monotonic(): number
    random(): number
    sleep(ms: number, signal?: AbortSignal): Promise<void>
    lock<T>(name: string, task: () => Promise<T>): Promise<T>
  }
  readonly sent: SentRequest[]
}

export function setScene(vector: Vector): Scene {
  const replies = exchangesOf(vector).map(({ response }) => response)
  const sent: SentRequest[] = []
  let uptime = RECORDED_AT_MS
  return {
    vector,
    sent,
    environment: {
      async fetch(url, init) {
        sent.push(
          readRequest({
            method: init.method ?? 'GET',
            url,
            path: '',
            headers: init.headers as Record<string, string>,
            bodyText: init.body as string | undefined,
          }),
        )
        const reply = replies[sent.length - 1]
        if (!reply) throw new TypeError(`${vector.name} has no reply to request ${sent.length}`)
        if (reply.networkError !== undefined) throw new TypeError(reply.networkError)
        return toResponse(reply)
      },
      storage: memoryStorage(),
      now: () => RECORDED_AT_MS,
      monotonic: () => uptime,
      random: () => 0,
      // Deadlines never strike, waits between attempts are over at once.
      sleep: async (ms, signal) => {
        if (signal) return new Promise(() => {})
        uptime += ms
      },
      lock: (_, task) => task(),
    },
  }
}

function toResponse({ status = 200, statusText = '', headers = {}, body, rawBody }: RecordedReply): Response {
  const text = rawBody ?? (body === undefined ? '' : JSON.stringify(body))
  const isBodiless = status === 204 || status === 304
  return new Response(isBodiless ? null : text, { status, statusText, headers })
}

/** Requests of both sides go through here, so that they are compared in one form. */
export function readRequest({ method, url, headers, body, bodyText }: RecordedRequest): SentRequest {
  // Not by `new URL`: the path is compared as it was written.
  const [address = '', search = ''] = url.split(/\?(.*)/s)
  return {
    method,
    path: decodePath(address.replace(/^https?:\/\/[^/]*/, '')),
    query: [...new URLSearchParams(search)]
      .map(([name, value]): [string, unknown] => [name, name === '.r' ? fromBase64Url(value) : value])
      .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
    headers: { ...headers },
    body: bodyText === undefined ? decode(body) : parse(bodyText),
  }
}

/** One spelling for both sides; what would lead elsewhere (`/`, `?`, `#`, `%`) stays encoded. */
function decodePath(path: string): string {
  return path.replace(/%[0-9A-F]{2}(?:%[0-9A-F]{2})*/gi, (coded) => {
    try {
      return [...decodeURIComponent(coded)].map((char) => ('/?#%'.includes(char) ? encodeURIComponent(char) : char)).join('')
    } catch {
      return coded
    }
  })
}

const fromBase64Url = (text: string): unknown => parse(Buffer.from(text, 'base64url').toString('utf8'))

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The environment of one vector: the recorded replies in order, a stopped clock, and a journal of what our client sent. */
import { memoryStorage } from '../../../src/platform/environment'
import { decode, exchangesOf, type RecordedReply, type RecordedRequest, type Vector } from './vector'

/** The time at which the vectors were recorded. */
export const RECORDED_AT_MS = Date.parse('2026-01-15T12:00:00Z')

/** A request in the form that is compared, without its host. */
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
  /** Number of recorded replies that no request has taken, without those to token requests. */
  left(): number
}

/** The scene's reply to a token refresh that was not recorded. */
export const RENEWAL = { access_token: 'OauthNG.JWS.renewed-by-the-scene', expires_in: 14_400, token_type: 'Bearer' } as const

export const isTokenPath = (path: string): boolean => path === '/oauth2/token' || path === '/oauth/access'

/**
 * Gives each request its recorded reply: token requests get those of the token endpoint, other requests the rest, both in order. Requests that
 * the SDK did not make are answered, too: a token refresh succeeds, and a request that was refused for its token is refused again.
 */
function replier(vector: Vector) {
  const left = exchangesOf(vector).map(({ request, response }) => ({ isToken: isTokenPath(readRequest(request).path), response }))
  let refused: { place: string; reply: RecordedReply } | undefined
  const replyTo = ({ method, path, body }: SentRequest): RecordedReply | undefined => {
    const isToken = isTokenPath(path)
    const place = `${method} ${path}`
    if (refused?.place === place) return refused.reply
    const at = left.findIndex((exchange) => exchange.isToken === isToken)
    const isRenewal = (body as { grantType?: string } | undefined)?.grantType === 'refresh_token'
    if (at < 0) return isToken && isRenewal ? { status: 200, statusText: 'OK', headers: {}, body: RENEWAL } : undefined
    const response: RecordedReply = left.splice(at, 1)[0]?.response ?? {}
    if (!isToken && response.status === 401) refused = { place, reply: response }
    return response
  }
  return { replyTo, left: () => left.filter(({ isToken }) => !isToken).length }
}

export function setScene(vector: Vector): Scene {
  const { replyTo, left } = replier(vector)
  const sent: SentRequest[] = []
  let uptime = RECORDED_AT_MS
  return {
    vector,
    sent,
    left,
    environment: {
      async fetch(url, init) {
        const request = readRequest({
          method: init.method ?? 'GET',
          url,
          path: '',
          headers: init.headers as Record<string, string>,
          bodyText: init.body as string | undefined,
        })
        sent.push(request)
        const reply = replyTo(request)
        if (!reply) throw new TypeError(`${vector.name} has no reply to request ${sent.length}`)
        if (reply.networkError !== undefined) throw lostConnection(reply.networkError)
        return toResponse(reply)
      },
      storage: memoryStorage(),
      now: () => RECORDED_AT_MS,
      monotonic: () => uptime,
      random: () => 0,
      // Timeouts never expire, and waits between attempts end at once.
      sleep: async (ms, signal) => {
        if (signal) return new Promise(() => {})
        uptime += ms
      },
      lock: (_, task) => task(),
    },
  }
}

/** Node's fetch rejects with this message; the reason is in `cause`. */
export const FETCH_FAILED = 'fetch failed'
const lostConnection = (reason: string): TypeError =>
  new TypeError(FETCH_FAILED, { cause: Object.assign(new Error(reason), { code: reason }) })

function toResponse({ status = 200, statusText = '', headers = {}, body, rawBody }: RecordedReply): Response {
  const text = rawBody ?? (body === undefined ? '' : JSON.stringify(body))
  const isBodiless = status === 204 || status === 304
  return new Response(isBodiless ? null : text, { status, statusText, headers })
}

/** Recorded requests and ours are both read here, so that they are compared in one form. */
export function readRequest({ method, url, headers, body, bodyText }: RecordedRequest): SentRequest {
  // Without `new URL`, which would normalise the path.
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

/** Decodes the path, so that both sides are spelled alike; characters that would change its meaning (`/`, `?`, `#`, `%`) stay encoded. */
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

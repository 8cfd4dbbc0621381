/** docs/platform.md §7, first paragraph, and §8: sends calls and turns all their failures into errors. */
import type { Environment } from '../environment'
import { isRecord, ownOf } from '../wire/record'
import type { Call, Caller } from './call'
import { type CartletError, isCartletError } from './errors'
import { exchange, type Reply, unlessAborted } from './exchange'
import { badResponse, isPassing, toReplyError } from './reply-error'
import { report } from './report'
import { type Target, toTarget } from './request-target'
import { retryWaitMs } from './retry'
import { systemError } from './system-error'

/** The source of access tokens for a transport, for example a session. */
export interface TokenSource {
  accessToken(): Promise<string>
  renewAfter401(usedToken: string): Promise<string>
}

/** A fixed credential, which is neither requested nor renewed. */
export const fixedToken = (token: string): TokenSource => ({
  accessToken: async () => token,
  renewAfter401: async () => token,
})

export interface TransportOptions {
  environment: Environment
  apiOrigin: string
  timeoutMs: number
  tokens: TokenSource
  /** Maximum number of retries of a read. */
  retries: number
  /** Maximum sum of the waits before the retries of a call, in milliseconds. */
  maxWaitMs: number
  /** Sent with every request; the client's own headers override them. */
  headers?: Readonly<Record<string, string>>
  /** Changes the form of a call before it is sent. */
  prepare?: (call: Call) => Call
  onError?: (error: CartletError) => void
}

export function createTransport(options: TransportOptions): Caller['request'] {
  const { environment, apiOrigin, tokens } = options
  /** Sent with later requests, so that their responses include the effects of earlier writes. */
  let consistencyMark: string | null = null

  async function send({ method, url, body }: Target, token: string, { signal, timeoutMs }: Call): Promise<Reply> {
    // No option `credentials`: by default none are sent to other origins, and some workers refuse the option.
    const headers: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' }
    Object.assign(headers, options.headers, { Authorization: token })
    if (consistencyMark) headers['X-Wix-Consistent'] = consistencyMark
    const reply = await exchange(environment, url, { method, headers, body }, timeoutMs ?? options.timeoutMs, signal)
    consistencyMark = reply.header('x-wix-consistent') || consistencyMark
    return reply
  }

  async function perform<T>(asked: Call<T>): Promise<T> {
    const call = ownOf(options.prepare ? (options.prepare(asked) as Call<T>) : asked)
    const target = toTarget(apiOrigin, call)
    const repeatable = call.method === 'GET' || call.idempotent
    let mayRenew = true
    let waitedMs = 0
    /** A 401 whose renewal is in progress. */
    let refused: Reply | undefined

    const attempt = async (): Promise<T> => {
      refused = undefined
      const token = await unlessAborted(() => tokens.accessToken(), call.signal)
      let reply = await send(target, token, call)
      if (reply.status === 401 && mayRenew) {
        const renew = () => tokens.renewAfter401(token)
        // The token may be the reason, too: renew it for the visitor's next attempt.
        if (call.provesIdentity) unlessAborted(renew).catch(() => {})
        else {
          refused = reply
          const renewed = await unlessAborted(renew, call.signal)
          refused = undefined
          mayRenew = false // only after a successful renewal: one that was lost may be tried again with the next attempt
          if (renewed !== token) reply = await send(target, renewed, call)
        }
      }
      return readReply(call, reply, environment.now())
    }

    for (let retry = 0; ; retry++) {
      try {
        return await attempt()
      } catch (caught) {
        const failure = toCartletError(caught)
        // A failed renewal says less than the 401 that caused it: only `retryable` and the wait are taken from it.
        const error =
          refused && failure.code !== 'ABORTED'
            ? Object.assign(toReplyError(refused, environment.now()), { retryable: failure.retryable })
            : failure
        const answer = call.recover?.(error)
        if (answer !== undefined) return answer
        // A write is sent again only when the platform did not process it and sent `Retry-After`.
        const safe = repeatable || (failure.delivered === 'no' && failure.retryAfterMs !== undefined)
        if (retry >= options.retries || !safe || !mayRetry(failure)) throw error
        const waitMs = retryWaitMs(retry, failure.retryAfterMs, environment.random())
        waitedMs += waitMs
        if (waitedMs > options.maxWaitMs) throw error
        await environment.sleep(waitMs, call.signal)
      }
    }
  }

  return async (call) => {
    try {
      return await perform(call)
    } catch (caught) {
      const error = toCartletError(caught)
      report(options.onError, error)
      throw error
    }
  }
}

function readReply<T>(call: Call<T>, reply: Reply, now: number): T {
  const { status, text } = reply
  if (!(status >= 200 && status < 300)) throw toReplyError(reply, now)
  const mayBeEmpty = status === 204 || call.method === 'DELETE'
  try {
    const body: unknown = text === '' && mayBeEmpty ? {} : JSON.parse(text)
    if (!isRecord(body)) throw new TypeError('The reply is not a JSON object')
    return call.read ? call.read(body) : (body as T)
  } catch (cause) {
    throw badResponse(reply, cause)
  }
}

/** Whether a retry may succeed. Not for a timeout: the visitor has waited long enough. */
const mayRetry = ({ code, status = 0 }: CartletError): boolean => code === 'NETWORK' || isPassing(status)

const toCartletError = (caught: unknown): CartletError =>
  isCartletError(caught) ? caught : systemError('UNKNOWN', { cause: caught, delivered: 'unknown' })

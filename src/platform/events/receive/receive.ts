/** docs/platform.md §7 "Server-pushed events": a web-standard handler that verifies, converts and dispatches events. */

import { type OptionKinds, wrongOption } from '../../wire/options'
import type { EventHandler, HandlerContext } from '../types/definition'
import { type RawEvent, toEvent, toRawEvent } from '../types/envelope'
import type { OtherEvent } from '../types/model'
import { type ClaimRules, checkClaims } from './claims'
import { withDeadline } from './deadline'
import { EventError, isEventError, STATUS_OF } from './errors'
import { fingerprintOf, verifyJws } from './jws'
import { type JwkSource, type KeySetRules, keySet } from './key-set'
import { type KeySource, oneKey, type PublicKey } from './keys'
import { memorySeenEvents, type SeenEvents } from './seen'

/** How a token is verified. Exactly one of `publicKey` and `jwks` is needed. */
export interface VerifyConfig extends ClaimRules {
  /** PEM, base64 of a PEM, or a JWK. */
  publicKey?: PublicKey
  /** A JWK set, or a function that fetches it. */
  jwks?: JwkSource
  /** When a key set is fetched again. */
  keySetRules?: KeySetRules
  /** Milliseconds since 1970. @default Date.now */
  now?: () => number
}

export interface EventReceiverConfig extends VerifyConfig {
  /** Handlers made by `when`. Those of the same type are called in sequence. */
  handlers: readonly EventHandler[]
  /** Called for every event without a handler. Without it, such events are answered with 200 and dropped. */
  otherwise?: (event: OtherEvent, context: HandlerContext) => void | Promise<void>
  /** Called for every refused delivery and every failed handler. Its own errors are ignored. */
  onError?: (error: EventError) => void
  /** Store of the handled events. @default the last 10 000 ids, in memory: share a store between several processes */
  seen?: SeenEvents
  /**
   * Timeout of each handler in milliseconds. Then its signal is aborted, the delivery fails, and the event may be delivered
   * again. `Infinity` for no timeout. @default 30000
   */
  handlerTimeoutMs?: number
  /** @default 1 MiB */
  maxBodyBytes?: number
}

const MAX_BODY_BYTES = 1024 * 1024
const BUSY_RETRY_AFTER_S = 5
const HANDLER_TIMEOUT_MS = 30_000
/** Timeout of one call of the store of seen events. */
const STORE_TIMEOUT_MS = 5000

const VERIFY_OPTIONS: OptionKinds<VerifyConfig> = {
  publicKey: 'any',
  jwks: 'any',
  keySetRules: 'object',
  now: 'call',
  leewayMs: 'number',
  maxAgeMs: 'number',
  allowMissingExpiry: 'flag',
  issuer: 'any',
  audience: 'any',
}
const RECEIVER_OPTIONS: OptionKinds<EventReceiverConfig> = {
  ...VERIFY_OPTIONS,
  handlers: 'any',
  otherwise: 'call',
  onError: 'call',
  seen: 'object',
  handlerTimeoutMs: 'number',
  maxBodyBytes: 'number',
}
const RULES: OptionKinds<KeySetRules> = { renewAfterMs: 'number', maxAgeMs: 'number', cooldownMs: 'number', timeoutMs: 'number' }

function check<T extends VerifyConfig>(asker: string, config: T, kinds: OptionKinds<T>): T {
  const problem =
    wrongOption(asker, config, kinds) ?? (config.keySetRules && wrongOption('keySetRules', config.keySetRules, RULES))
  if (problem) throw new EventError('INVALID_CONFIG', problem)
  return config
}

function keySourceOf({ publicKey, jwks, keySetRules, now = Date.now }: VerifyConfig): KeySource {
  if (publicKey !== undefined && publicKey !== '') return oneKey(publicKey)
  if (jwks !== undefined) return keySet(jwks, now, keySetRules)
  throw new EventError('BAD_KEY', 'Give the platform’s public key as publicKey or jwks.')
}

/**
 * Returns a function that verifies a token and resolves the event in it, for tokens that do not come with a request (from a queue
 * or a log). It checks signature and claims, but converts and remembers nothing. Rejects with an `EventError` (`MALFORMED`,
 * `BAD_SIGNATURE`, `EXPIRED`, `NOT_YET_VALID`, `TOO_OLD`, `NOT_FOR_US`, `BAD_KEY`). Throws at once: `BAD_KEY` when neither
 * `publicKey` nor `jwks` is given, `INVALID_CONFIG` for an option that does not exist or has the wrong type. docs/platform.md §7 "Server-pushed events".
 */
export function createEventVerifier(config: VerifyConfig): (token: string) => Promise<RawEvent> {
  const verify = createVerifier(check('createEventVerifier()', config, VERIFY_OPTIONS))
  return async (token) => (await verify(token)).raw
}

function createVerifier(config: VerifyConfig) {
  const keySource = keySourceOf(config)
  const { now = Date.now } = config
  return async (body: string): Promise<{ raw: RawEvent; token: string }> => {
    const token = body.trim()
    const claims = await verifyJws(token, keySource)
    checkClaims(claims, now(), config)
    return { raw: toRawEvent(claims), token }
  }
}

/**
 * Returns the request handler of the platform's deliveries: `POST` with a signed token as body, for any server with `Request` and
 * `Response`.
 *
 * Responds with 200 once every handler of the event has finished, or at once for an event that was handled before; 400 for a body
 * that is not an event; 401 for an invalid signature or time; 403 for another issuer or audience; 405 for another method; 413 for
 * a body that is too large; 503 while the same event is being handled; and 500 when a handler failed or timed out, or the key
 * cannot be used. The platform delivers again after anything but 200, and all handlers of the event are called again. Never
 * rejects. Throws at once: `BAD_KEY` when neither `publicKey` nor `jwks` is given, `INVALID_CONFIG` for a wrong option. docs/platform.md §3 "Event payload shapes", §6,
 * §7.
 */
export function createEventReceiver(config: EventReceiverConfig): (request: Request) => Promise<Response> {
  const verify = createVerifier(check('createEventReceiver()', config, RECEIVER_OPTIONS))
  if (!Array.isArray(config.handlers)) throw new EventError('INVALID_CONFIG', 'handlers must be a list of what `when` returned')
  const { handlers, otherwise, onError, maxBodyBytes = MAX_BODY_BYTES, handlerTimeoutMs = HANDLER_TIMEOUT_MS } = config
  const { seen = memorySeenEvents(undefined, config.now) } = config

  const report = (error: EventError): EventError => {
    // An error of the listener, synchronous or not, must neither change the response nor end the process.
    void (async () => onError?.(error))().catch(() => undefined)
    return error
  }

  /** The handlers to call, each with its own copy of the event. */
  function callsFor(raw: RawEvent): Call[] {
    const bound = handlers.filter(({ definition }) => definition.type === raw.type)
    if (bound.length === 0) return otherwise ? [withEvent(otherwise as EventHandler['handle'], toEvent(raw, undefined))] : []
    return bound.map(({ definition, handle }) => withEvent(handle, toEvent(raw, definition)))
  }

  /** Calls every handler, even after one that failed: each has its own task. */
  async function run(calls: readonly Call[], type: string): Promise<EventError | undefined> {
    let failure: EventError | undefined
    for (const call of calls) {
      try {
        await withDeadline(handlerTimeoutMs, (signal) => call({ signal }))
      } catch (cause) {
        failure = report(new EventError('HANDLER_FAILED', `A handler of ${type} failed.`, { cause }))
      }
    }
    return failure
  }

  async function receive(request: Request): Promise<EventError | undefined> {
    if (request.method !== 'POST') throw new EventError('METHOD_NOT_ALLOWED', `Events arrive by POST, not ${request.method}.`)
    const { raw, token } = await verify(await readText(request, maxBodyBytes))
    const calls = callsFor(raw)
    const { id } = JSON.parse(raw.payload) as { id?: unknown }
    // Legacy events have no id: only an identical token counts as a copy.
    const key = typeof id === 'string' && id !== '' ? `${raw.type} ${id}` : await fingerprintOf(token)
    // Two timeouts of the store: one for `claim`, one for `done`.
    const leaseMs = calls.length * handlerTimeoutMs + 2 * STORE_TIMEOUT_MS
    const state = await withDeadline(STORE_TIMEOUT_MS, () => seen.claim(key, leaseMs))
    if (state === 'done') return undefined
    if (state === 'busy') throw new EventError('BUSY', `The same event of ${raw.type} is already being handled.`)
    const failure = await run(calls, raw.type)
    await withDeadline(STORE_TIMEOUT_MS, () => (failure ? seen.release(key) : seen.done(key)))
    return failure
  }

  return async (request) => {
    try {
      return answer(await receive(request))
    } catch (error) {
      // Other errors than our own: an interrupted body, or an unreachable store of seen events.
      const failure = isEventError(error) ? error : new EventError('HANDLER_FAILED', 'The delivery failed.', { cause: error })
      return answer(report(failure))
    }
  }
}

type Call = (context: HandlerContext) => unknown

const withEvent =
  (handle: EventHandler['handle'], event: unknown): Call =>
  (context) =>
    handle(event as never, context)

/** The body is only the error code, because the sender is not authenticated. */
function answer(error: EventError | undefined): Response {
  const headers: Record<string, string> = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  if (error?.code === 'METHOD_NOT_ALLOWED') headers.allow = 'POST'
  if (error?.code === 'BUSY') headers['retry-after'] = `${BUSY_RETRY_AFTER_S}`
  return new Response(error?.code ?? 'OK', { status: error ? STATUS_OF[error.code] : 200, headers })
}

/** Stops reading after `most` bytes, whatever the headers say. */
async function readText(request: Request, most: number): Promise<string> {
  const tooLarge = () => new EventError('BODY_TOO_LARGE', `The body is longer than ${most} bytes.`)
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge()
  const decoder = new TextDecoder()
  const reader = request.body?.getReader()
  let text = ''
  let size = 0
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > most) {
      await reader.cancel()
      throw tooLarge()
    }
    text += decoder.decode(value, { stream: true })
  }
  return text + decoder.decode()
}

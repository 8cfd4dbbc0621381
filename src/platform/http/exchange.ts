/** Sends one request and reads its response, with one timeout for both. */

import { after, createAbortController, type Environment } from '../environment'
import { ownOf } from '../wire/record'
import { CartletError, isCartletError } from './errors'
import { secretsOf, toCause } from './secrets'
import { systemError } from './system-error'

/** A response with its complete body. */
export interface Reply {
  status: number
  statusText: string
  text: string
  header(name: string): string | null
  /** Masks the secrets of the request in a text. */
  hide(text: string): string
}

/**
 * Rejects with `NETWORK`, `TIMEOUT` (which includes the body, since a server may send it slowly) or `ABORTED`. In all three cases
 * it is unknown whether the platform processed the request. Does not rely on the signal of fetch, since wrappers in pages drop
 * it.
 */
export async function exchange(
  environment: Pick<Environment, 'fetch' | 'sleep'>,
  url: string,
  init: RequestInit,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<Reply> {
  const stop = createAbortController()
  let hideIn: Reply['hide'] | undefined
  // Collected only for errors.
  const hide = (text: string) => {
    hideIn ??= secretsOf(url, init)
    return hideIn(text)
  }
  let cancelDeadline = () => {}
  const late = new Promise<never>((_, reject) => {
    cancelDeadline = after(environment, timeoutMs, () => reject(lost('TIMEOUT', `No answer within ${timeoutMs} ms`)))
  })
  // A redirect could send tokens, e-mail and password to another origin; the platform answers no call with one. Workers do not know `error`.
  const guarded = ownOf<RequestInit>({ ...init, redirect: 'manual', ...(stop && { signal: stop.signal }) })
  const send = () => Promise.race([receive(environment.fetch, url, guarded), late])
  try {
    return { ...(await unlessAborted(send, signal, 'unknown')), hide }
  } catch (error) {
    stop?.abort()
    throw isCartletError(error) ? error : lost('NETWORK', `No connection to ${new URL(url).origin}`, toCause(error, hide))
  } finally {
    cancelDeadline()
  }
}

const lost = (code: string, hint: string, cause?: Error): CartletError =>
  systemError(code, { retryable: true, delivered: 'unknown', hint, cause })

async function receive(fetch: Environment['fetch'], url: string, init: RequestInit): Promise<Omit<Reply, 'hide'>> {
  const response = await fetch(url, init)
  const { status, statusText, headers } = response
  if (!status) throw new TypeError('Redirected') // browsers hide where to
  return { status, statusText, text: await response.text(), header: (name) => headers.get(name) }
}

/**
 * Settles as `ask` does, or rejects with `ABORTED` as soon as the signal is aborted; `ask` continues, since other calls may wait
 * for its result. With an aborted signal, `ask` is not called. `delivered` is that of an abort during `ask`.
 */
export async function unlessAborted<T>(
  ask: () => Promise<T>,
  signal?: AbortSignal,
  delivered: CartletError['delivered'] = 'no',
): Promise<T> {
  if (!signal) return ask()
  if (signal.aborted) throw aborted('no')
  let abort = () => {}
  const interrupted = new Promise<never>((_, reject) => {
    abort = () => reject(aborted(delivered))
    signal.addEventListener('abort', abort)
  })
  try {
    return await Promise.race([ask(), interrupted])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

/** The error of an abort by the caller, therefore not retryable. */
export const aborted = (delivered: CartletError['delivered']): CartletError =>
  new CartletError('ABORTED', 'The call was aborted', { delivered })

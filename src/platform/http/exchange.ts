/** One request, one reply, one deadline over both. */
import { after, createAbortController, type Environment } from '../environment'
import { CartletError, isCartletError, systemError } from './errors'
import { secretsOf, toCause } from './secrets'

/** A reply whose body has arrived completely. */
export interface Reply {
  status: number
  statusText: string
  text: string
  header(name: string): string | null
  /** Takes what the request kept secret out of a text. */
  hide(text: string): string
}

/**
 * Rejects with `NETWORK`, `TIMEOUT` (the body counts, too: a server may drip it) or `ABORTED`. Whether the platform got the request is
 * unknown in all three cases. Does not depend on fetch obeying its signal: pages wrap fetch and drop it.
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
  // Only errors pay for it.
  const hide = (text: string) => {
    hideIn ??= secretsOf(url, init)
    return hideIn(text)
  }
  let cancelDeadline = () => {}
  const late = new Promise<never>((_, reject) => {
    cancelDeadline = after(environment, timeoutMs, () => reject(lost('TIMEOUT')))
  })
  const send = () => Promise.race([receive(environment.fetch, url, stop ? { ...init, signal: stop.signal } : init), late])
  try {
    return { ...(await unlessAborted(send, signal, 'unknown')), hide }
  } catch (error) {
    stop?.abort()
    throw isCartletError(error) ? error : lost('NETWORK', toCause(error, hide))
  } finally {
    cancelDeadline()
  }
}

const lost = (code: string, cause?: Error): CartletError => systemError(code, { retryable: true, delivered: 'unknown', cause })

async function receive(fetch: Environment['fetch'], url: string, init: RequestInit): Promise<Omit<Reply, 'hide'>> {
  const response = await fetch(url, init)
  const { status, statusText, headers } = response
  return { status, statusText, text: await response.text(), header: (name) => headers.get(name) }
}

/**
 * What `ask` resolves, or `ABORTED` as soon as the signal says so; what was asked for goes on, for others may wait for it. Aborted before, nothing is asked.
 * `delivered` is about an abort while the request is under way.
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

/** What the caller asked for itself, so neither retryable nor the platform's fault. */
export const aborted = (delivered: CartletError['delivered']): CartletError =>
  new CartletError('ABORTED', 'The call was aborted', { delivered })

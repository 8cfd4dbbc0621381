/** One request, one reply, one deadline over both. */
import { after, createAbortController, type Environment } from '../environment'
import { CartletError, systemError } from './errors'

/** A reply whose body has arrived completely. */
export interface Reply {
  status: number
  statusText: string
  text: string
  header(name: string): string | null
}

/**
 * Rejects with `NETWORK`, `TIMEOUT` (the body counts, too: a server may drip it) or `ABORTED`. Whether the platform got the request is
 * unknown in all three cases. Does not depend on fetch obeying its signal: pages wrap fetch and drop it.
 */
export function exchange(
  environment: Pick<Environment, 'fetch' | 'sleep'>,
  url: string,
  init: RequestInit,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const stop = createAbortController()
    const finish = (settle: () => void) => {
      cancelDeadline()
      signal?.removeEventListener('abort', abort)
      settle()
    }
    const giveUp = (error: CartletError) =>
      finish(() => {
        reject(error)
        stop?.abort()
      })
    const abort = () => giveUp(aborted('unknown'))
    const cancelDeadline = after(environment, timeoutMs, () =>
      giveUp(systemError('TIMEOUT', { retryable: true, delivered: 'unknown' })),
    )
    signal?.addEventListener('abort', abort)

    receive(environment.fetch, url, stop ? { ...init, signal: stop.signal } : init).then(
      (reply) => finish(() => resolve(reply)),
      (cause) => finish(() => reject(systemError('NETWORK', { retryable: true, delivered: 'unknown', cause }))),
    )
  })
}

async function receive(fetch: Environment['fetch'], url: string, init: RequestInit): Promise<Reply> {
  const response = await fetch(url, init)
  const { status, statusText, headers } = response
  return { status, statusText, text: await response.text(), header: (name) => headers.get(name) }
}

/** The caller's own wish, so neither retryable nor the platform's fault. */
export const aborted = (delivered: CartletError['delivered']): CartletError =>
  new CartletError('ABORTED', 'The call was aborted', { delivered })

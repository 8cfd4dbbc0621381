/** One request, one reply, one deadline over both. */
import { after, createAbortController, type Environment } from '../environment'
import { CartletError, isCartletError, systemError } from './errors'

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
export async function exchange(
  environment: Pick<Environment, 'fetch' | 'sleep'>,
  url: string,
  init: RequestInit,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<Reply> {
  const stop = createAbortController()
  let release = () => {}
  const interrupted = new Promise<never>((_, reject) => {
    const abort = () => reject(aborted('unknown'))
    const cancelDeadline = after(environment, timeoutMs, () => reject(lost('TIMEOUT')))
    signal?.addEventListener('abort', abort)
    release = () => {
      cancelDeadline()
      signal?.removeEventListener('abort', abort)
    }
  })
  try {
    return await Promise.race([receive(environment.fetch, url, stop ? { ...init, signal: stop.signal } : init), interrupted])
  } catch (error) {
    stop?.abort()
    throw isCartletError(error) ? error : lost('NETWORK', error)
  } finally {
    release()
  }
}

const lost = (code: string, cause?: unknown): CartletError => systemError(code, { retryable: true, delivered: 'unknown', cause })

async function receive(fetch: Environment['fetch'], url: string, init: RequestInit): Promise<Reply> {
  const response = await fetch(url, init)
  const { status, statusText, headers } = response
  return { status, statusText, text: await response.text(), header: (name) => headers.get(name) }
}

/** The caller's own wish, so neither retryable nor the platform's fault. */
export const aborted = (delivered: CartletError['delivered']): CartletError =>
  new CartletError('ABORTED', 'The call was aborted', { delivered })

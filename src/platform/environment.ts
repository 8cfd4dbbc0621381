/** The ports through which the client touches the machine it runs on. Nothing is captured when this module is loaded. */
import { type StoragePort, webStorage } from './storage'
import { ownOf } from './wire/record'

export { type Latency, memoryStorage, type StoragePort, webStorage } from './storage'

export interface Environment {
  /** Called with a string URL and a plain init: pages patch fetch, and patches mishandle `Request` objects. */
  fetch(url: string, init: RequestInit): Promise<Response>
  /** @default the page's localStorage; without a document nothing is kept, and each client has its tokens in memory of its own */
  storage: StoragePort
  /** Wall clock in milliseconds since 1970. May be wrong and may jump. */
  now(): number
  /** Milliseconds that only ever grow, from an arbitrary start. Defaults to `now` where `now` is replaced. */
  monotonic(): number
  /** At least 0, less than 1. Spreads retries; nothing secret comes from it. */
  random(): number
  /** Resolves after `ms`, or at once when `signal` aborts. Never rejects. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
  /** Runs `task` while no other tab runs one under the same name. May just run it where there are no locks. */
  lock<T>(name: string, task: () => Promise<T>): Promise<T>
  /** Makes and hashes the secrets of a login. @default globalThis.crypto */
  crypto?: CryptoPort
  /** Opens `url` invisibly, for a silent login. Not set by default: see `hiddenFrameIn`. */
  openHiddenFrame?: OpenHiddenFrame
}

/** What logging in needs of the machine's cryptography. `subtle` is missing on pages that are neither https nor loopback. */
export type CryptoPort = Pick<Crypto, 'getRandomValues'> & { subtle?: Pick<SubtleCrypto, 'digest'> }

/** A message that has reached the page, from wherever. */
export interface FrameMessage {
  data: unknown
  origin: string
  /** Whether the frame's own window sent it. */
  isFromFrame: boolean
}

/** Calls `onLoad` whenever the frame has loaded a page, the browser's own for a refused one too. Returns what removes the frame and stops listening. */
export type OpenHiddenFrame = (url: string, onMessage: (message: FrameMessage) => void, onLoad?: () => void) => () => void

/**
 * The fetch of the moment, past the browser's cache: after Back that has the cart as it was before the visitor left. Servers have none, and some
 * refuse the very word.
 */
export const freshFetch = (url: string, init: RequestInit): Promise<Response> =>
  globalThis.fetch(url, 'document' in globalThis ? { ...init, cache: 'no-store' } : init)

/**
 * Ports of browsers, workers and Node. Any of them may be replaced. Without a document neither the storage nor the locks of the runtime are used:
 * a server's process holds the clients of many visitors, and some runtimes have one `localStorage` and one set of locks for all of them.
 */
export function defaultEnvironment(given?: Partial<Environment>): Environment {
  const replaced = ownOf(given)
  const now = replaced.now ?? (() => Date.now())
  const page = globalThis.document && globalThis
  return {
    fetch: freshFetch,
    storage: webStorage(() => page?.localStorage),
    now,
    monotonic: replaced.now ?? (() => globalThis.performance?.now() ?? now()),
    random: () => Math.random(),
    sleep,
    lock: (name, task) => page?.navigator?.locks?.request(name, task) ?? task(),
    ...replaced,
  }
}

/** Old web views have no AbortController; the client then waits the same, but cannot stop the request itself. */
export const createAbortController = (): AbortController | undefined =>
  typeof AbortController === 'function' ? new AbortController() : undefined

/** Calls `action` after `ms` unless the returned function has been called. */
export function after({ sleep }: Pick<Environment, 'sleep'>, ms: number, action: () => void): () => void {
  const timer = createAbortController()
  let cancelled = false
  void sleep(ms, timer?.signal).then(() => {
    if (!cancelled) action()
  })
  return () => {
    cancelled = true
    timer?.abort()
  }
}

function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', wake)
      resolve()
    }
    const timer = setTimeout(wake, ms)
    if (signal?.aborted) wake()
    else signal?.addEventListener('abort', wake)
  })
}

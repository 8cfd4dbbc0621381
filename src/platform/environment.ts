/** The ports through which the client uses its runtime. Loading this module captures no globals. */
import { type StoragePort, webStorage } from './storage'
import { ownOf } from './wire/record'

export { type Latency, memoryStorage, type StoragePort, webStorage } from './storage'

export interface Environment {
  /** Called with a string URL and a plain init: some pages patch fetch, and such patches mishandle `Request` objects. */
  fetch(url: string, init: RequestInit): Promise<Response>
  /** @default the page's localStorage; without a document nothing is kept, and each client has its tokens in memory of its own */
  storage: StoragePort
  /** Wall clock in milliseconds since 1970. It may be wrong and may jump. */
  now(): number
  /** Monotonic clock in milliseconds from an arbitrary start. Defaults to `now` when `now` is replaced. */
  monotonic(): number
  /** At least 0, less than 1. Used for the jitter of retries, never for secrets. */
  random(): number
  /** Resolves after `ms`, or at once when `signal` aborts. Never rejects. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
  /** Runs `task` while no other tab runs a task under the same name. May run it without a lock when the runtime has none. */
  lock<T>(name: string, task: () => Promise<T>): Promise<T>
  /** Generates and hashes the secrets of a login. @default globalThis.crypto */
  crypto?: CryptoPort
  /** Opens `url` in an invisible frame, for a silent login. Not set by default: see `hiddenFrameIn`. */
  openHiddenFrame?: OpenHiddenFrame
}

/** The parts of WebCrypto that a login needs. `subtle` is missing in pages that are neither https nor loopback. */
export type CryptoPort = Pick<RuntimeCrypto, 'getRandomValues'> & { subtle?: Pick<RuntimeCrypto['subtle'], 'digest'> }

/** Servers have it without the types of a document. */
type RuntimeCrypto = typeof globalThis extends {
  crypto: infer T extends { getRandomValues: unknown; subtle: { digest: unknown } }
}
  ? T
  : never

/** A message that the page has received, from any window. */
export interface FrameMessage {
  data: unknown
  origin: string
  /** Whether the frame's own window sent it. */
  isFromFrame: boolean
}

/**
 * Calls `onLoad` whenever the frame has loaded a page, including the browser's error page for a refused one, and `onRefused` when the browser says
 * that a policy of the page refuses it. Returns a function that removes the frame and its listeners.
 */
export type OpenHiddenFrame = (
  url: string,
  onMessage: (message: FrameMessage) => void,
  onLoad?: () => void,
  onRefused?: () => void,
) => () => void

/**
 * The current global fetch, bypassing the browser's cache, which after Back still has the earlier cart. Servers have no such
 * cache, and some runtimes refuse the option.
 */
export const freshFetch = (url: string, init: RequestInit): Promise<Response> =>
  globalThis.fetch(url, 'document' in globalThis ? ownOf<RequestInit>({ ...init, cache: 'no-store' }) : init)

/**
 * Ports for browsers, workers and Node. Each may be replaced. Without a document, neither the storage nor the locks of the
 * runtime are used: a server process has the clients of many visitors, and some runtimes share one `localStorage` and one set of
 * locks between them.
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

/** Old web views have no AbortController; the client then still times out, but cannot abort the request. */
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

/** A fake device and platform made of ports: a clock that the test moves, a log of requests, and responses by handlers. */
import { createHash } from 'node:crypto'
import { type Client, type ClientConfig, createPlatformClient } from '../../../src/platform/client'
import { type CryptoPort, type Environment, memoryStorage } from '../../../src/platform/environment'
import type { WireOptions } from '../../../src/platform/http/connection'

export const CLIENT_ID = 'c1'
export const TOKENS_KEY = `cartlet:${CLIENT_ID}:tokens`

export interface Seen {
  method: string
  url: string
  path: string
  search: URLSearchParams
  headers: Record<string, string>
  text: string | undefined
  body: unknown
  signal: AbortSignal | undefined
}

export type Answer = Response | Promise<Response>
export type Handler = (seen: Seen, count: number) => Answer | undefined

export const json = (body: unknown, init: ResponseInit = {}): Response => new Response(JSON.stringify(body), init)
export const applicationError = (code: string, status = 404): Response =>
  json({ message: 'x', details: { applicationError: { code, description: 'x' } } }, { status })
export const tokenReply = (name: string, more: object = {}): Response =>
  json({ access_token: `access-${name}`, refresh_token: `refresh-${name}`, expires_in: 14_400, ...more })
export const never = (): Promise<Response> => new Promise(() => {})
export const dropped = (): Promise<Response> => Promise.reject(new TypeError('fetch failed'))

export const aCart = (more: object = {}) => ({ cart: { id: 'cart-1', lineItems: [], ...more } })

export interface StoredTokens {
  accessToken?: string
  refreshToken?: string
  role?: string
  receivedAt?: number
  expiresIn?: number
  renewed?: boolean
  v?: number
}
export const storedTokens = (more: StoredTokens = {}): string =>
  JSON.stringify({
    v: 1,
    accessToken: 'access-old',
    refreshToken: 'refresh-old',
    role: 'visitor',
    receivedAt: 0,
    expiresIn: 14_400,
    renewed: false,
    ...more,
  })

/** The machine's clock, which no test replaces. */
const realNow = performance.now.bind(performance)
const LONGEST_IMPORT_MS = 3000
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Hashes synchronously: `crypto.subtle` of the engine takes real time, which the fake clock does not cover. */
const cryptoAtOnce: CryptoPort = {
  getRandomValues: (bytes) => globalThis.crypto.getRandomValues(bytes),
  subtle: {
    digest: async (_, data) =>
      new Uint8Array(
        createHash('sha256')
          .update(data as Uint8Array)
          .digest(),
      ).buffer,
  },
}

/** One device: several tabs (clients) share its clock, storage, locks and network. */
export function aDevice({ wall = 1_800_000_000_000 } = {}) {
  let uptime = 5_000
  let skew = wall - uptime
  let sleepers: { at: number; wake: () => void }[] = []
  const waits: number[] = []
  const held = new Map<string, Promise<unknown>>()
  const seen: Seen[] = []
  const handlers: Handler[] = []
  let issued = 0

  const advance = async (ms: number) => {
    const until = uptime + ms
    for (;;) {
      await turn()
      const next = sleepers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      uptime = Math.max(uptime, next.at)
      sleepers = sleepers.filter((sleeper) => sleeper !== next)
      next.wake()
    }
    uptime = until
    await turn()
  }

  const environment: Environment = {
    storage: memoryStorage(),
    crypto: cryptoAtOnce,
    now: () => uptime + skew,
    monotonic: () => uptime,
    random: () => 0.5,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        waits.push(ms)
        const sleeper = { at: uptime + ms, wake: resolve }
        sleepers.push(sleeper)
        signal?.addEventListener('abort', () => {
          sleepers = sleepers.filter((other) => other !== sleeper)
          resolve()
        })
      }),
    lock: (name, task) => {
      const turnOfOurs = (held.get(name) ?? Promise.resolve()).then(task)
      held.set(
        name,
        turnOfOurs.catch(() => {}),
      )
      return turnOfOurs
    },
    async fetch(url, init) {
      const { pathname, searchParams } = new URL(url)
      const request: Seen = {
        method: init.method ?? 'GET',
        url,
        path: pathname,
        search: searchParams,
        headers: (init.headers ?? {}) as Record<string, string>,
        text: init.body as string | undefined,
        body: init.body === undefined ? undefined : JSON.parse(init.body as string),
        signal: init.signal ?? undefined,
      }
      seen.push(request)
      const count = seen.filter(({ method, path }) => method === request.method && path === request.path).length
      for (const handler of handlers) {
        const answer = handler(request, count)
        if (answer) return answer
      }
      if (pathname === '/oauth2/token') {
        issued += 1
        return tokenReply(`${issued}`)
      }
      return json(aCart())
    },
  }

  return {
    environment,
    seen,
    /** The length in ms of every wait so far, timeouts included, in order. */
    waits,
    /** The number of waits that have neither ended nor been aborted. */
    pendingWaits: () => sleepers.length,
    advance,
    /** Moves the wall clock without moving the monotonic clock. */
    jump(ms: number) {
      skew += ms
    },
    /** Adds a handler. The last one added is called first. */
    answer(handler: Handler) {
      handlers.unshift(handler)
    },
    answerAt(path: string, handler: Handler) {
      handlers.unshift((request, count) => (request.path.endsWith(path) ? handler(request, count) : undefined))
    },
    tokenRequests: () => seen.filter(({ path }) => path === '/oauth2/token'),
    grants: () =>
      seen.filter(({ path }) => path === '/oauth2/token').map(({ body }) => (body as { grantType: string }).grantType),
    calls: () => seen.filter(({ path }) => path !== '/oauth2/token'),
    tab: (config: Partial<ClientConfig & WireOptions> = {}): Client =>
      createPlatformClient({ clientId: CLIENT_ID, environment, ...config }),
    /** Resolves as `promise` does, and moves the clock to the next wait whenever nothing else happens. */
    async settle<T>(promise: Promise<T>): Promise<T> {
      let done = false
      const watched = promise.finally(() => {
        done = true
      })
      watched.catch(() => {})
      // A file that is imported may still be being read, which takes real time on a busy machine.
      const giveUp = realNow() + LONGEST_IMPORT_MS
      for (let moves = 0; moves < 100 && !done && realNow() < giveUp; ) {
        for (let quiet = 0; quiet < 3 && !done; quiet++) await turn()
        const next = sleepers.sort((a, b) => a.at - b.at)[0]
        if (done || !next) continue
        moves += 1
        await advance(next.at - uptime)
      }
      if (!done) throw new Error('Nothing left to wait for, and no outcome')
      return watched
    },
    /** The error that `promise` rejects with; throws when it resolves, or the error says nothing. */
    async failure(promise: Promise<unknown>) {
      return this.settle(
        promise.then(
          () => {
            throw new Error('Expected a failure')
          },
          (error: unknown) => {
            const failure = error as import('../../../src/platform/http/errors').CartletError
            if (!failure.message) throw new Error(`${failure.code} without a message`)
            return failure
          },
        ),
      )
    },
  }
}
export type Device = ReturnType<typeof aDevice>

/** `createRelay`: verified events in, server-sent events out (docs/live.md). Web-standard: runs where `Request` and `Response` exist. */
import { EventError } from '../platform/events/receive/errors'
import { createEventReceiver, type EventReceiverConfig } from '../platform/events/receive/receive'
import type { EventHandler } from '../platform/events/types/definition'
import { type OptionKinds, wrongOption, wrongPort } from '../platform/wire/options'
import type { Broker, Entry, Following } from './brokers/broker'
import { memoryBroker } from './brokers/memory-broker'
import { createConnections } from './connections'
import { signalHandlers } from './event-signals'
import { createHistory } from './history'
import { DEFAULT_LIMITS, type RelayLimits } from './limits'
import { metricsText, noCounts } from './metrics'
import type { Signal } from './signal'

/** Which pages may listen: a stream contains nothing secret, but each one costs a connection. */
interface Origins {
  /** The headers that let the page read the response; undefined if it may not listen. */
  headersFor(request: Request): Record<string, string> | undefined
}

/** @param allowed origins as browsers write them (`https://shop.example`), or `*` for every page */
function createOrigins(allowed: readonly string[] | '*'): Origins {
  const origins = allowed === '*' ? undefined : new Set(allowed.map((text) => new URL(text).origin))
  return {
    headersFor({ headers }): Record<string, string> | undefined {
      const origin = headers.get('origin')
      // A page of the relay's own origin: browsers send no `Origin` with its GET, and other programs can send any headers anyway.
      if (origin === null) return headers.get('sec-fetch-site') === 'same-origin' || !origins ? {} : undefined
      if (!origins) return { 'access-control-allow-origin': '*' }
      return origins.has(origin) ? { 'access-control-allow-origin': origin, vary: 'origin' } : undefined
    },
  }
}

/** The relay's messages on the stream, as server-sent events (docs/live.md "On the wire"). */
const encoder = new TextEncoder()

/** A page that has missed more changes than this reads everything on screen again anyway: one reset is enough. */
const MOST_CHANGES = 200

const frame = (lines: readonly string[]): string => `${lines.join('\n')}\n\n`

/** The first message: the position in the log, the number of listeners, and the interval of heartbeats. */
const helloFrame = (at: string, listeners: number, heartbeatMs: number): string =>
  frame(['event: hello', `id: ${at}`, `data: ${JSON.stringify({ listeners, heartbeatMs })}`])

/** The page reads everything on screen again: it has missed more changes than it reads one by one, or changes that the relay no longer remembers. */
const resetFrame = (at: string, listeners: number): string =>
  frame(['event: reset', `id: ${at}`, `data: ${JSON.stringify({ listeners })}`])

/** Changes in order, each product or collection once; a reset for more than `MOST_CHANGES`, nothing for none. */
function changeFrame(entries: readonly Entry[], listeners: number): string {
  const last = entries[entries.length - 1]
  if (!last) return ''
  const signals = new Map<string, Signal>(entries.map(({ signal }) => [`${signal.kind} ${signal.id}`, signal]))
  if (signals.size > MOST_CHANGES) return resetFrame(last.id, listeners)
  const changes = [...signals.values()].map(({ kind, id }) => [kind, id])
  return frame(['event: change', `id: ${last.id}`, `data: ${JSON.stringify({ listeners, changes })}`])
}

/** A comment, which shows both sides and the proxies between them that the connection is alive. */
const HEARTBEAT: Uint8Array = encoder.encode(':\n\n')

const toBytes = (text: string): Uint8Array => encoder.encode(text)

export interface RelayConfig extends RelayLimits {
  /** How deliveries are verified, as for `createEventReceiver`. Without it the relay accepts none: pass `handlers` to your own receiver. */
  events?: Omit<EventReceiverConfig, 'handlers'>
  /**
   * The id of the site whose changes the pages show (`metadata.instanceId` of an event). An app that is installed on several sites receives the events
   * of all of them: those of other sites are accepted and ignored. @default events of every site
   */
  instanceId?: string
  /** @default in memory, for one relay on one machine */
  broker?: Broker
  /** Origins of the pages that may listen; `*` for any. */
  origins: readonly string[] | '*'
  /** Bearer token for the metrics; without it, `metrics` responds with 404. */
  metricsToken?: string
  /** Called when the broker cannot be reached. Its own errors are ignored. */
  onError?: (error: unknown) => void
}

const OPTIONS: OptionKinds<RelayConfig> = {
  events: 'object',
  instanceId: 'text',
  broker: 'object',
  origins: 'any',
  metricsToken: 'text',
  onError: 'call',
  maxConnections: 'number',
  maxPerAddress: 'number',
  addressOf: 'call',
  heartbeatMs: 'number',
  maxBufferedBytes: 'number',
  gatherMs: 'number',
  history: 'number',
}

/** The names of the options are checked before anything is opened. */
function checked(config: RelayConfig): RelayConfig {
  const problem =
    wrongOption('createRelay()', config, OPTIONS) ??
    (config.broker && wrongPort('broker', config.broker, ['publish', 'follow', 'share'])) ??
    (config.origins === '*' || (Array.isArray(config.origins) && config.origins.every((one) => URL.canParse(one)))
      ? undefined
      : 'origins must be a list of origins such as https://shop.example, or "*"')
  if (problem) throw new EventError('INVALID_CONFIG', problem)
  return config
}

export interface Relay {
  /** `POST`: a delivery of the platform. `GET` of a path that ends in `/metrics`: the metrics. Any other `GET`: a stream. */
  handle(request: Request): Promise<Response>
  deliver(request: Request): Promise<Response>
  stream(request: Request): Promise<Response>
  metrics(request: Request): Response
  /** For your own event receiver. */
  readonly handlers: readonly EventHandler[]
  /** Ends all streams; their pages connect again, elsewhere or here. */
  close(): Promise<void>
}

const READY_WITHIN_MS = 2000
const SHARE_EVERY_MS = 5000
const FOLLOW_AGAIN_MS = 1000
const BUSY = { 'retry-after': '5', 'cache-control': 'no-store' }
/** Bounds the memory of clients that ask for ever other ids. */
const MOST_SHARED = 100
const LAST_ID = /^[\w-]{1,64}$/

const plain = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })

/** Throws an `EventError` with `INVALID_CONFIG` and the name of the option for one that does not exist or has the wrong type. */
export function createRelay(given: RelayConfig): Relay {
  const config = checked(given)
  const { broker = memoryBroker(), metricsToken, addressOf, onError } = config
  const limits = { ...DEFAULT_LIMITS, ...Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined)) }
  const name = crypto.randomUUID()
  const origins = createOrigins(config.origins)
  const counters = noCounts()
  const history = createHistory(limits.history)
  const connections = createConnections(limits.maxBufferedBytes, () => {
    counters.slow += 1
  })
  /** Open streams of all relays, as the broker last told. */
  let shared = 0
  /** The broker is asked every few seconds; the streams of this relay count at once, because pages spread their requests by this number. */
  const listeners = () => Math.max(shared, connections.size)
  /** What pages that resume after an id have missed, until the next change: when a relay dies, its pages return together. */
  const missedAfter = new Map<string, Uint8Array>()
  let brokerUp = false
  let over = false
  let gathered: Entry[] = []
  let gathering: ReturnType<typeof setTimeout> | undefined

  function flush(): void {
    clearTimeout(gathering)
    gathering = undefined
    counters.sent += connections.send(toBytes(changeFrame(gathered, listeners())))
    gathered = []
  }

  const tell = (error: unknown) => {
    void (async () => onError?.(error))().catch(() => {})
  }
  const listener = {
    onEntry(entry: Entry) {
      counters.signals += 1
      history.add(entry)
      missedAfter.clear()
      gathered.push(entry)
      gathering ??= setTimeout(flush, limits.gatherMs)
    },
    onGap() {
      clearTimeout(gathering)
      gathering = undefined
      gathered = []
      history.startAt(`gap-${crypto.randomUUID()}`)
      missedAfter.clear()
      connections.send(toBytes(resetFrame(history.at, listeners())))
    },
    onState(isUp: boolean) {
      brokerUp = isUp
      if (!isUp) tell(new Error('The broker cannot be reached'))
    },
  }

  let following: Following | undefined
  async function follow(): Promise<void> {
    while (!over && !following) {
      try {
        const begun = await broker.follow(listener, limits.history)
        if (history.at === '') history.startAt(begun.at)
        following = begun
        if (over) await begun.stop()
      } catch (error) {
        tell(error)
        await new Promise((resolve) => setTimeout(resolve, FOLLOW_AGAIN_MS))
      }
    }
  }
  const ready = follow()

  const share = async () => {
    try {
      shared = await broker.share(name, connections.size)
    } catch {
      shared = 0 // a broker that cannot be reached is reported by `onState`
    }
  }
  const timers = [setInterval(share, SHARE_EVERY_MS), setInterval(() => connections.send(HEARTBEAT), limits.heartbeatMs)]

  const isReady = async () => {
    if (following) return true
    await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, READY_WITHIN_MS))])
    return Boolean(following)
  }

  function missed(last: string): Uint8Array {
    const entries = LAST_ID.test(last) ? history.after(last) : undefined
    counters[entries ? 'resumed' : 'resets'] += 1
    const count = listeners()
    if (!entries) return toBytes(resetFrame(history.at, count))
    const bytes = missedAfter.get(last) ?? toBytes(changeFrame(entries, count))
    if (missedAfter.size >= MOST_SHARED) missedAfter.clear()
    missedAfter.set(last, bytes)
    return bytes
  }

  /** The first messages of a new stream. */
  function firstMessages(last: string | null): Uint8Array[] {
    const hello = toBytes(helloFrame(history.at, Math.max(shared, connections.size + 1), limits.heartbeatMs))
    return last === null ? [hello] : [hello, missed(last)].filter(({ byteLength }) => byteLength)
  }

  async function stream(request: Request): Promise<Response> {
    const cors = origins.headersFor(request)
    if (!cors) {
      counters.refusedOrigin += 1
      return plain(403, 'This origin is not allowed.')
    }
    if (!(await isReady()) || over) return plain(503, 'The broker cannot be reached.', { ...cors, ...BUSY })
    const address = addressOf?.(request)
    const isFull = connections.size >= limits.maxConnections
    if (isFull || (address !== undefined && connections.from(address) >= limits.maxPerAddress)) {
      counters.refusedFull += 1
      return plain(isFull ? 503 : 429, 'Too many streams.', { ...cors, ...BUSY })
    }
    // In the address, because with a header of that name, every page would need a CORS preflight request.
    const last = new URL(request.url).searchParams.get('last') ?? request.headers.get('last-event-id')
    counters.opened += 1
    if (gathering !== undefined) flush() // the new stream begins with these
    const body = connections.open(address, firstMessages(last))
    const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' }
    return new Response(body, { headers: { ...headers, ...cors } })
  }

  function metrics({ headers }: Request): Response {
    if (!metricsToken || headers.get('authorization') !== `Bearer ${metricsToken}`) return plain(404, 'Not found.')
    return plain(200, metricsText(counters, { connections: connections.size, listeners: listeners(), brokerUp }))
  }

  const handlers = signalHandlers(async (signal, { instanceId }) => {
    if (config.instanceId !== undefined && instanceId !== config.instanceId) return
    await broker.publish(signal)
    counters.published += 1
  })
  const receive = config.events && createEventReceiver({ ...config.events, handlers })
  const deliver = async (request: Request) => (receive ? receive(request) : plain(404, 'Not found.'))

  return {
    deliver,
    stream,
    metrics,
    handlers,
    async handle(request) {
      if (request.method === 'POST') return deliver(request)
      if (request.method !== 'GET') return plain(405, 'GET or POST.', { allow: 'GET, POST' })
      return new URL(request.url).pathname.endsWith('/metrics') ? metrics(request) : stream(request)
    },
    async close() {
      over = true
      clearTimeout(gathering)
      for (const timer of timers) clearInterval(timer)
      connections.closeAll()
      await following?.stop()
    },
  }
}

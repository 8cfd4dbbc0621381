/** A broker in a JetStream of NATS (2.9 or newer), for relays on several machines. The client library is the caller's. */
import { wrongOption } from '../../platform/wire/options'
import { decodeSignal, encodeSignal } from '../signal'
import { type Broker, type BrokerListener, KEPT_ENTRIES, RELAY_GONE_MS, refuse } from './broker'

/** The used parts of the packages `@nats-io/transport-node` and `@nats-io/jetstream`. */
export interface NatsClient {
  /** Made by `connect`. */
  connection: NatsConnection
  /** Made by `jetstream(connection)`. */
  stream: NatsStream
  /** Made by `await jetstreamManager(connection)`. */
  manager: NatsManager
}

interface NatsConnection {
  publish(subject: string, text: string): void
  subscribe(
    subject: string,
    options: { callback(error: Error | null, message: { string(): string }): void },
  ): { unsubscribe(): void }
}

interface NatsMessages extends AsyncIterable<{ seq: number; string(): string }> {
  stop(error?: Error): void
}

interface NatsStream {
  publish(subject: string, text: string): Promise<unknown>
  consumers: {
    get(
      name: string,
      options: { deliver_policy: 'by_start_sequence'; opt_start_seq: number },
    ): Promise<{ consume(): Promise<NatsMessages> }>
  }
}

interface NatsStreamInfo {
  created: string
  state: { first_seq: number; last_seq: number }
}

interface NatsManager {
  streams: {
    add(config: { name: string; subjects: string[]; max_msgs: number; storage: 'file' | 'memory' }): Promise<NatsStreamInfo>
  }
}

export interface NatsBrokerOptions {
  /** Subject of the signals, and name of the stream with `_` for `.`; relays of another shop use another one. @default cartlet.live */
  topic?: string
  /** Storage of the stream, if the broker creates it. @default file */
  storage?: 'file' | 'memory'
}

const PARTS = ['connection', 'stream', 'manager'] as const
const LOOK_EVERY_MS = 3000
const FIRST_RETRY_MS = 100
const LAST_RETRY_MS = 5000

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Throws `INVALID_CONFIG` with the name of a missing part, or of a wrong or unknown option. */
export function natsBroker(client: NatsClient, options: NatsBrokerOptions = {}): Broker {
  refuse(
    wrongOption('natsBroker()', client, { connection: 'object', stream: 'object', manager: 'object' }, PARTS) ??
      wrongOption('natsBroker()', options, { topic: 'text', storage: 'text' }),
  )
  const { connection, stream, manager } = client
  const { topic = 'cartlet.live', storage = 'file' } = options
  const name = topic.replace(/\W/g, '_')
  /** Creates the stream unless it exists. */
  const ensureStream = () => manager.streams.add({ name, subjects: [topic], max_msgs: KEPT_ENTRIES, storage })
  /** Contains the creation time, because sequences of a stream that was created again start at 1. */
  const idOf = ({ created }: NatsStreamInfo, seq: number) => `${Date.parse(created).toString(36)}-${seq}`

  const counts = new Map<string, { listeners: number; at: number }>()
  let made: Promise<unknown> | undefined
  let subscription: { unsubscribe(): void } | undefined

  async function read(
    listener: BrokerListener,
    begun: NatsStreamInfo,
    first: number,
    life: AbortSignal,
    onRead: (seq: number) => void,
  ) {
    let latest = begun
    let next = first
    let isUp = true
    let waitMs = FIRST_RETRY_MS
    while (!life.aborted) {
      let messages: NatsMessages | undefined
      let timer: ReturnType<typeof setInterval> | undefined
      const stop = () => messages?.stop()
      life.addEventListener('abort', stop)
      try {
        const info = await ensureStream()
        const isLost = info.created !== latest.created || info.state.first_seq > next
        if (isLost) next = Math.max(1, info.state.first_seq)
        latest = info
        const consumer = await stream.consumers.get(name, { deliver_policy: 'by_start_sequence', opt_start_seq: next })
        const reading = await consumer.consume()
        messages = reading
        if (life.aborted) reading.stop()
        if (!isUp) listener.onState(true)
        isUp = true
        waitMs = FIRST_RETRY_MS
        if (isLost) listener.onGap()
        // A consumer of a stream that was created again would wait for sequences that are far away.
        timer = setInterval(() => {
          ensureStream().then(
            ({ created }) => created === latest.created || reading.stop(),
            () => reading.stop(new Error('The broker cannot be reached')),
          )
        }, LOOK_EVERY_MS)
        for await (const message of reading) {
          next = message.seq + 1
          const signal = decodeSignal(message.string())
          if (signal) listener.onEntry({ id: idOf(info, message.seq), signal })
          onRead(message.seq)
        }
      } catch {
        if (life.aborted) return
        if (isUp) listener.onState(false)
        isUp = false
        await sleep(waitMs)
        waitMs = Math.min(waitMs * 2, LAST_RETRY_MS)
      } finally {
        clearInterval(timer)
        life.removeEventListener('abort', stop)
      }
    }
  }

  return {
    async publish(signal) {
      try {
        made ??= ensureStream()
        await made
        await stream.publish(topic, encodeSignal(signal))
      } catch (error) {
        made = undefined // a server that came back empty has no stream
        throw error
      }
    },
    async follow(listener, backlog) {
      const info = await ensureStream()
      const { first_seq: oldest, last_seq: last } = info.state
      const first = Math.max(1, oldest, last - backlog + 1)
      const life = new AbortController()
      listener.onState(true)
      let reading = Promise.resolve()
      await new Promise<void>((resolve) => {
        reading = read(listener, info, first, life.signal, (seq) => seq >= last && resolve())
        if (first > last) resolve()
      })
      return {
        at: idOf(info, last),
        async stop() {
          life.abort()
          subscription?.unsubscribe()
          await reading
        },
      }
    },
    async share(relay, listeners) {
      subscription ??= connection.subscribe(`${topic}_relays`, {
        callback(error, message) {
          const [other = '', count = ''] = error ? [] : message.string().split(' ')
          if (/^\d{1,7}$/.test(count)) counts.set(other, { listeners: Number(count), at: Date.now() })
        },
      })
      counts.set(relay, { listeners, at: Date.now() })
      connection.publish(`${topic}_relays`, `${relay} ${listeners}`)
      let sum = 0
      for (const [other, { listeners: count, at }] of counts) {
        if (Date.now() - at > RELAY_GONE_MS) counts.delete(other)
        else sum += count
      }
      return sum
    },
  }
}

/** A broker in a stream of Valkey or Redis (5 or newer), for relays on several machines. The client library is the caller's. */
import { wrongOption, wrongPort } from '../../platform/wire/options'
import { decodeSignal, encodeSignal } from '../signal'
import { type Broker, type BrokerListener, type Entry, KEPT_ENTRIES, RELAY_GONE_MS, refuse } from './broker'

/** The used parts of a connected client of the package `redis`. */
export interface RedisClient {
  sendCommand(args: string[]): Promise<unknown>
  /** A second connection, because reading waits for entries and would block other commands. */
  duplicate(): RedisConnection
}

export interface RedisConnection {
  sendCommand(args: string[]): Promise<unknown>
  connect(): Promise<unknown>
  destroy(): void
  on(event: 'error', listener: (error: unknown) => void): unknown
}

export interface RedisBrokerOptions {
  /** Key of the stream; relays of another shop use another one. @default cartlet:live */
  topic?: string
}

const BLOCK_MS = 5000
const FIRST_RETRY_MS = 100
const LAST_RETRY_MS = 5000
const START = '0-0'

/** Entries of XRANGE and XREAD: `[id, [field, value]]`. */
function entriesIn(rows: unknown): (Omit<Entry, 'signal'> & { signal?: Entry['signal'] })[] {
  if (!Array.isArray(rows)) return []
  return rows.map(([id, [, text]]: [unknown, unknown[]]) => ({ id: `${id}`, signal: decodeSignal(`${text}`) }))
}

/** XREAD returns `[[key, entries]]`, or a map by key in the newer protocol. */
function entriesOfRead(answer: unknown): ReturnType<typeof entriesIn> {
  if (!answer) return []
  if (Array.isArray(answer)) return entriesIn((answer[0] as unknown[] | undefined)?.[1])
  return entriesIn(answer instanceof Map ? [...answer.values()][0] : Object.values(answer)[0])
}

const pairsOf = (answer: unknown): [string, string][] => {
  if (!Array.isArray(answer)) return Object.entries(answer ?? {}).map(([name, value]) => [name, `${value}`])
  return answer.flatMap((name, place) => (place % 2 ? [] : [[`${name}`, `${answer[place + 1]}`] as [string, string]]))
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Throws `INVALID_CONFIG` with the name of a missing function, or of a wrong or unknown option. */
export function redisBroker(client: RedisClient, options: RedisBrokerOptions = {}): Broker {
  refuse(wrongPort('client', client, ['sendCommand', 'duplicate']) ?? wrongOption('redisBroker()', options, { topic: 'text' }))
  const { topic = 'cartlet:live' } = options
  const call = (...args: string[]) => client.sendCommand(args)

  async function read(connection: RedisConnection, from: string, listener: BrokerListener, isOver: () => boolean) {
    let last = from
    let isUp = true
    let waitMs = FIRST_RETRY_MS
    const give = ({ id, signal }: ReturnType<typeof entriesIn>[number]) => {
      last = id
      if (signal) listener.onEntry({ id, signal })
    }
    while (!isOver()) {
      try {
        if (!isUp) {
          // A server without persistence has lost the stream, or others have truncated it: what was missed is then unknown.
          const isStillThere = last === START || entriesIn(await connection.sendCommand(['XRANGE', topic, last, last])).length > 0
          isUp = true
          listener.onState(true)
          if (!isStillThere) listener.onGap()
        }
        const answer = await connection.sendCommand(['XREAD', 'COUNT', '1000', 'BLOCK', `${BLOCK_MS}`, 'STREAMS', topic, last])
        entriesOfRead(answer).forEach(give)
        waitMs = FIRST_RETRY_MS
      } catch {
        if (isOver()) return
        if (isUp) listener.onState(false)
        isUp = false
        await sleep(waitMs)
        waitMs = Math.min(waitMs * 2, LAST_RETRY_MS)
      }
    }
  }

  return {
    async publish(signal) {
      await call('XADD', topic, 'MAXLEN', '~', `${KEPT_ENTRIES}`, '*', 's', encodeSignal(signal))
    },
    async follow(listener, backlog) {
      const connection = client.duplicate()
      connection.on('error', () => {}) // reported by the command that fails
      const readBacklog = async () => {
        await connection.connect()
        return entriesIn(await connection.sendCommand(['XREVRANGE', topic, '+', '-', 'COUNT', `${backlog}`])).reverse()
      }
      const rows = await readBacklog().catch((error: unknown) => {
        connection.destroy() // the relay tries again, with another connection
        throw error
      })
      for (const { id, signal } of rows) if (signal) listener.onEntry({ id, signal })
      const at = rows[rows.length - 1]?.id ?? START
      let over = false
      listener.onState(true)
      const reading = read(connection, at, listener, () => over)
      return {
        at,
        async stop() {
          over = true
          connection.destroy()
          await reading
        },
      }
    },
    async share(relay, listeners) {
      const key = `${topic}:relays`
      // By the server's clock, which all relays share.
      const [seconds] = (await call('TIME')) as [string, string]
      await call('HSET', key, relay, `${listeners} ${seconds}`)
      const rows = pairsOf(await call('HGETALL', key)).map(([name, value]) => ({ name, parts: value.split(' ').map(Number) }))
      const isGone = ({ parts: [, at = 0] }: (typeof rows)[number]) => (Number(seconds) - at) * 1000 > RELAY_GONE_MS
      for (const { name } of rows.filter(isGone)) await call('HDEL', key, name)
      let sum = 0
      for (const row of rows) if (!isGone(row)) sum += row.parts[0] ?? 0
      return sum
    },
  }
}

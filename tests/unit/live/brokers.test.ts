/** The contract that every broker fulfils; NATS and Valkey or Redis are real servers. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Broker, type Entry, memoryBroker, redisBroker, type Signal } from '../../../src/live-entry'
import { type BrokerServer, startBroker } from '../../support/fakes/brokers'

const WAIT = { timeout: 20_000, interval: 20 }
const product = (id: string): Signal => ({ kind: 'product', id })
const ending: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end()
})

async function listen(broker: Broker, backlog = 100) {
  const entries: Entry[] = []
  const seen = { entries, gaps: 0, states: [] as boolean[], ids: () => entries.map(({ signal }) => signal.id) }
  const following = await broker.follow(
    {
      onEntry: (entry) => entries.push(entry),
      onGap: () => {
        seen.gaps += 1
      },
      onState: (isUp) => seen.states.push(isUp),
    },
    backlog,
  )
  ending.push(() => following.stop())
  return { ...seen, seen, at: following.at }
}

/** Servers are started only in the long run, since they take half a minute and need system packages. */
const BROKERS = process.env.BROKERS ? (['memory', 'nats', 'redis'] as const) : (['memory'] as const)

describe.each(BROKERS)('the broker %s', { timeout: 60_000 }, (name) => {
  let open: () => Promise<Broker>
  let server: BrokerServer | undefined

  beforeEach(async () => {
    if (name === 'memory') {
      const broker = memoryBroker()
      open = async () => broker
      return
    }
    const started = await startBroker(name)
    server = started
    ending.push(() => started.stop())
    open = async () => {
      const { broker, close } = await started.open()
      ending.push(close)
      return broker
    }
  })

  it('a broker gives every relay the same entries in the same order', async () => {
    const [one, two] = [await open(), await open()]
    const [first, second] = [await listen(one), await listen(two)]
    for (const id of ['a', 'b', 'c']) await one.publish(product(id))
    await two.publish({ kind: 'stock', id: 'd' })
    await vi.waitFor(() => expect(second.entries).toHaveLength(4), WAIT)
    await vi.waitFor(() => expect(first.entries).toEqual(second.entries), WAIT)
    expect(first.entries.map(({ signal }) => signal)).toEqual([
      product('a'),
      product('b'),
      product('c'),
      { kind: 'stock', id: 'd' },
    ])
    expect(new Set(first.entries.map(({ id }) => id)).size).toBe(4)
    expect(first.entries.every(({ id }) => /^[\w-]{1,64}$/.test(id))).toBe(true)
  })

  it('a broker gives a late relay the last entries before it is ready', async () => {
    const broker = await open()
    for (const id of ['a', 'b', 'c']) await broker.publish(product(id))
    const late = await listen(await open(), 2)
    expect(late.ids()).toEqual(['b', 'c'])
    expect(late.at).toBe(late.entries[1]?.id)
    await broker.publish(product('d'))
    await vi.waitFor(() => expect(late.ids()).toEqual(['b', 'c', 'd']), WAIT)
  })

  it('a broker adds up the listeners of all relays', async () => {
    const [one, two] = [await open(), await open()]
    await one.share('one', 3)
    await two.share('two', 4)
    await vi.waitFor(async () => {
      expect([await one.share('one', 3), await two.share('two', 4)]).toEqual([7, 7])
    }, WAIT)
  })

  if (name === 'memory') return

  it('a broker resumes where it stopped when its server is killed and restarted', async () => {
    const broker = await open()
    const heard = await listen(broker)
    await broker.publish(product('a'))
    await vi.waitFor(() => expect(heard.ids()).toEqual(['a']), WAIT)
    await server?.kill()
    await vi.waitFor(() => expect(heard.states.at(-1)).toBe(false), WAIT)
    await server?.restart()
    const other = await open()
    await other.publish(product('b'))
    await vi.waitFor(() => expect(heard.ids()).toEqual(['a', 'b']), WAIT)
    expect(heard.states.at(-1)).toBe(true)
    expect(heard.seen.gaps).toBe(0)
  })

  it('a broker reports a gap when its server restarts without data, and continues', async () => {
    const broker = await open()
    const heard = await listen(broker)
    await broker.publish(product('a'))
    await vi.waitFor(() => expect(heard.ids()).toEqual(['a']), WAIT)
    await server?.restart(true)
    await vi.waitFor(() => expect(heard.seen.gaps).toBe(1), WAIT)
    const other = await open()
    await other.publish(product('b'))
    await vi.waitFor(() => expect(heard.ids()).toEqual(['a', 'b']), WAIT)
  })

  it('a broker refuses to publish while its server is down', async () => {
    const broker = await open()
    await server?.kill()
    await expect(broker.publish(product('a'))).rejects.toThrow()
  })
})

it('the broker redis closes its second connection when the log cannot be read', async () => {
  const connections: string[] = []
  const client = {
    sendCommand: async () => null,
    duplicate: () => ({
      on() {},
      connect: async () => connections.push('opened'),
      sendCommand: () => Promise.reject(new Error('XREVRANGE is not allowed')),
      destroy: () => void connections.push('closed'),
    }),
  }
  const following = redisBroker(client).follow({ onEntry() {}, onGap() {}, onState() {} }, 100)
  await expect(following).rejects.toThrow('XREVRANGE')
  expect(connections).toEqual(['opened', 'closed'])
})

/** The contract that every broker fulfils, with real servers: NATS, and Valkey or Redis. They are killed, and lose their data. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Broker } from '../../../src/live-entry'
import { ending, itIsABroker, listen, product, WAIT } from '../../support/fakes/broker-contract'
import { type BrokerServer, startBroker } from './brokers'

describe.each(['nats', 'redis'] as const)('the broker %s', { timeout: 60_000 }, (name) => {
  let server: BrokerServer

  beforeEach(async () => {
    server = await startBroker(name)
    ending.push(() => server.stop())
  })

  const open = async (): Promise<Broker> => {
    const { broker, close } = await server.open()
    ending.push(close)
    return broker
  }

  itIsABroker(open)

  it('a broker resumes where it stopped when its server is killed and restarted', async () => {
    const broker = await open()
    const heard = await listen(broker)
    await broker.publish(product('a'))
    await vi.waitFor(() => expect(heard.ids()).toEqual(['a']), WAIT)
    await server.kill()
    await vi.waitFor(() => expect(heard.states.at(-1)).toBe(false), WAIT)
    await server.restart()
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
    await server.restart(true)
    await vi.waitFor(() => expect(heard.seen.gaps).toBe(1), WAIT)
    const other = await open()
    await other.publish(product('b'))
    await vi.waitFor(() => expect(heard.ids()).toEqual(['a', 'b']), WAIT)
  })

  it('a broker refuses to publish while its server is down', async () => {
    const broker = await open()
    await server.kill()
    await expect(broker.publish(product('a'))).rejects.toThrow()
  })
})

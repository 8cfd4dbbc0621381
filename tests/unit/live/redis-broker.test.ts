/** What needs no server; the contract is tested with real ones in `tests/third-party/live`. */
import { expect, it } from 'vitest'
import { natsBroker, redisBroker } from '../../../src/live-entry'

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

const redis = { sendCommand: async () => null, duplicate: () => ({}) }
const nats = { connection: {}, stream: {}, manager: {} }

it.each([
  ['client must have a function sendCommand()', () => redisBroker(undefined as never)],
  ['client must have a function duplicate()', () => redisBroker({ sendCommand: redis.sendCommand } as never)],
  ['key is not an option of redisBroker()', () => redisBroker(redis as never, { key: 'x' } as never)],
  ['natsBroker() takes an object with these options: connection, stream, manager', () => natsBroker(undefined as never)],
  ['manager must be given to natsBroker()', () => natsBroker({ ...nats, manager: undefined } as never)],
  ['subject is not an option of natsBroker()', () => natsBroker(nats as never, { subject: 'x' } as never)],
])('a broker says what is wrong with what it is made of: %s', (problem, make) => {
  expect(make).toThrow(problem)
  expect(make).toThrow(expect.objectContaining({ code: 'INVALID_CONFIG' }))
})

/** What needs no server; the contract is tested with real ones in `tests/third-party/live`. */
import { expect, it } from 'vitest'
import { redisBroker } from '../../../src/live-entry'

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

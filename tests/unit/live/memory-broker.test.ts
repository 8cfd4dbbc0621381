/** The contract that every broker fulfils, with the one in memory; `tests/third-party/live` has those with servers. */
import { beforeEach, describe } from 'vitest'
import { type Broker, memoryBroker } from '../../../src/live-entry'
import { itIsABroker } from '../../support/fakes/broker-contract'

describe('the broker in memory', () => {
  let broker: Broker
  beforeEach(() => {
    broker = memoryBroker()
  })

  itIsABroker(async () => broker)
})

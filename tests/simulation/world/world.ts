/** All that a journey takes place in, made from its seed alone. */
import { openPlatform, type Platform } from '../../../demo/platform/platform'
import { cartOfSeed } from '../shopper/intents'
import { type Clock, startClock } from './clock'
import { createDevice, type Device } from './device'
import { createJournal, type Journal } from './journal'
import { createNetwork, type Network } from './network'
import { plainHttp } from './plain-http'
import { createRandom } from './random'
import { seedCrypto } from './seeded-crypto'

export interface World {
  clock: Clock
  platform: Platform
  network: Network
  journal: Journal
  device: Device
  /** Another device of the same member. */
  other: Device
  /** A sentence for each promise that was broken. */
  problems: string[]
  end(): Promise<void>
}

const START = Date.UTC(2026, 5, 1, 9)
const ORIGIN = 'http://localhost:4401'

export function createWorld(seed: number, calm: ReadonlySet<string>): World {
  const clock = startClock(START)
  const unplain = plainHttp()
  const unseed = seedCrypto(createRandom(seed, 'secrets'))
  const platform = openPlatform({ url: () => ORIGIN })
  const problems: string[] = []
  const unhandled = (reason: unknown) => void problems.push(`Nobody handles ${reason}`)
  process.on('unhandledRejection', unhandled)
  const journal = createJournal(clock)
  const network = createNetwork({ seed, platform, journal, calm, onFault: (what) => problems.push(what) })
  const deviceOf = (name: string) =>
    createDevice({ name, platform, network, random: createRandom(seed, 'device', name), cartApi: cartOfSeed(seed) })
  return {
    clock,
    platform,
    network,
    journal,
    problems,
    device: deviceOf('a'),
    other: deviceOf('b'),
    async end() {
      await platform.close()
      process.off('unhandledRejection', unhandled)
      unseed()
      unplain()
      clock.end()
    },
  }
}

/** Starts the events of the platform: one key for all shops, one delivery process per shop. */
import type { Shop } from '../shop'
import { announceAbandoned } from './abandoned'
import { type Delivery, startDelivery } from './delivery'
import { createOutbox, type Undelivered } from './outbox'
import { subscribe } from './record'
import { createSigner, type Signer } from './signer'

export interface EventOptions {
  /** The URL of the receiver: https, or http on this machine. */
  url: string
  /** The wait after a first failure; it doubles with each further one. @default 1000 */
  firstRetryMs?: number
  /** The age at which an open checkout counts as abandoned. @default one hour */
  abandonAfterMs?: number
}

export interface Events {
  /** The key is created when it is first needed, which takes half a second that most runs can save. */
  jwks(): Promise<Signer['jwks']>
  /** Undelivered events of all shops, oldest first. */
  undelivered(): Undelivered[]
  stop(): Promise<void>
}

const ABANDON_AFTER_MS = 3_600_000
const LONGEST_SWEEP_MS = 60_000

const checkAddress = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null
  const isLocal = url?.protocol === 'http:' && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname)
  if (url?.protocol === 'https:' || isLocal) return text
  throw new Error(`Events can go to https or to this machine, not to "${text}".`)
}

/** Without `options` no events are recorded or sent; the public key is published anyway. */
export const startEvents = (shops: readonly Shop[], options?: EventOptions): Events => {
  const [main] = shops
  if (!main) throw new Error('there is no shop')
  const address = options && checkAddress(options.url)
  let made: Promise<Signer> | undefined
  const signer = () => {
    made ??= createSigner(main.db)
    return made
  }
  const { abandonAfterMs = ABANDON_AFTER_MS, firstRetryMs } = options ?? {}
  const deliveries: Delivery[] = []
  for (const { db, site, catalog, clientId } of shops) {
    subscribe(db, address !== undefined)
    if (address === undefined) continue
    deliveries.push(
      startDelivery({
        db,
        address,
        sign: async (event) => (await signer()).sign(event, clientId),
        ...(firstRetryMs !== undefined && { firstRetryMs }),
        sweep: {
          everyMs: Math.min(abandonAfterMs, LONGEST_SWEEP_MS),
          run: () => announceAbandoned(db, site, catalog, abandonAfterMs),
        },
      }),
    )
  }
  return {
    jwks: async () => (await signer()).jwks,
    undelivered: () => shops.flatMap(({ db }) => createOutbox(db).list()),
    stop: async () => {
      await Promise.all(deliveries.map((delivery) => delivery.stop()))
      // Creating the key writes to the database, which is closed after this.
      await made?.catch(() => {})
    },
  }
}

/** Delivers one shop's outbox to its receiver: in order per entity, with retries until it answers 200. */
import type { Db } from '../storage/db'
import { createOutbox, type Undelivered } from './outbox'
import { onRecorded } from './record'

export interface DeliveryOptions {
  db: Db
  /** The URL of the receiver. */
  address: string
  sign(event: Undelivered): Promise<string>
  /** The wait after the first failure; it doubles with each further one. @default 1000 */
  firstRetryMs?: number
  /** Periodic work that is done before the outbox is read. */
  sweep?: { everyMs: number; run(): void }
}

export interface Delivery {
  /** Aborts deliveries in progress; their events stay in the outbox. */
  stop(): Promise<void>
}

const FIRST_RETRY_MS = 1000
const LONGEST_RETRY_MS = 60_000
const ATTEMPT_TIMEOUT_MS = 10_000
/** How many entities are delivered at the same time. */
const PARALLEL = 4
const GIVE_UP_AFTER_MS = 48 * 3_600_000
/** Timers cannot wait longer than 2^31 ms. */
const LONGEST_SLEEP_MS = 3_600_000

export const startDelivery = ({ db, address, sign, firstRetryMs = FIRST_RETRY_MS, sweep }: DeliveryOptions): Delivery => {
  const outbox = createOutbox(db)
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let asked = false

  /** Resolves to undefined when the receiver accepted the event, else to the problem. */
  const attempt = async (event: Undelivered): Promise<string | undefined> => {
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'text/plain; charset=utf-8' },
        body: await sign(event),
        redirect: 'manual',
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(ATTEMPT_TIMEOUT_MS)]),
      })
      await response.body?.cancel()
      return response.status === 200 ? undefined : `status ${response.status}`
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

  const deliver = async (event: Undelivered): Promise<void> => {
    const problem = await attempt(event)
    if (problem === undefined) return outbox.remove(event.position)
    // Aborted by `stop`, so this does not count as a failure of the receiver.
    if (stopping.signal.aborted) return
    if (Date.now() - Date.parse(event.createdAt) > GIVE_UP_AFTER_MS) {
      console.error(`Gave up delivering ${event.type} of ${event.createdAt}: ${problem}`)
      return outbox.remove(event.position)
    }
    const wait = Math.min(firstRetryMs * 2 ** event.attempts, LONGEST_RETRY_MS)
    outbox.postpone(event.position, Date.now() + wait, problem)
  }

  const round = async (): Promise<void> => {
    try {
      sweep?.run()
    } catch (error) {
      // A failed sweep must not prevent deliveries.
      console.error('nothing was swept:', error)
    }
    let due = outbox.due(Date.now(), PARALLEL)
    while (due.length > 0 && !stopping.signal.aborted) {
      await Promise.all(due.map(deliver))
      due = outbox.due(Date.now(), PARALLEL)
    }
  }

  const work = async (): Promise<void> => {
    while (asked && !stopping.signal.aborted) {
      asked = false
      await round()
    }
    if (stopping.signal.aborted) return
    const next = outbox.nextDueAt()
    const wait = Math.min(next === undefined ? LONGEST_SLEEP_MS : next - Date.now(), sweep?.everyMs ?? LONGEST_SLEEP_MS)
    timer = setTimeout(wake, Math.max(0, wait))
    timer.unref()
  }

  function wake(): void {
    clearTimeout(timer)
    asked = true
    running ??= work()
      .catch((error: unknown) => console.error('events are not delivered:', error))
      .finally(() => {
        running = undefined
        // An event was recorded after the last look at the outbox.
        if (asked && !stopping.signal.aborted) wake()
      })
  }

  onRecorded(db, wake)
  wake()
  return {
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      onRecorded(db, () => {})
      await running
    },
  }
}

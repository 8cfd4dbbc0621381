/** Which events were handled already: the platform delivers at least once, and anyone may send a copy. */

/**
 * A store of event ids. With several processes behind one address it must be shared by them (a table, a cache with expiry).
 * `claim` must be atomic: of two calls with one id, one gets `'new'`.
 */
export interface SeenEvents {
  /**
   * `'new'`: handle it, then say `done` or `release`. `'busy'`: another delivery of it is being handled. `'done'`: it was handled.
   * A claim ends by itself `leaseMs` milliseconds later: the process that made it may have died, and the event has to come again.
   */
  claim(id: string, leaseMs?: number): SeenState | Promise<SeenState>
  done(id: string): void | Promise<void>
  /** A handler failed: the event has to come again. */
  release(id: string): void | Promise<void>
}

export type SeenState = 'new' | 'busy' | 'done'

const MOST_IDS = 10_000

/** Keeps the last `most` handled ids in memory, for one process; what is being handled is kept as long as its claim lasts. */
export function memorySeenEvents(most: number = MOST_IDS, now: () => number = Date.now): SeenEvents {
  /** Until when each is claimed, in milliseconds since 1970. */
  const busy = new Map<string, number>()
  /** In the order of handling: the first one is the oldest. */
  const done = new Set<string>()
  return {
    claim(id, leaseMs = Number.POSITIVE_INFINITY) {
      if (done.has(id)) return 'done'
      if ((busy.get(id) ?? Number.NEGATIVE_INFINITY) > now()) return 'busy'
      busy.set(id, now() + leaseMs)
      return 'new'
    },
    done(id) {
      busy.delete(id)
      done.add(id)
      for (const oldest of done) {
        if (done.size <= most) break
        done.delete(oldest)
      }
    },
    release(id) {
      busy.delete(id)
    },
  }
}

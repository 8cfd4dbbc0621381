/** The events that were handled already: the platform delivers at least once, and anyone can send a copy of a token. */

/**
 * A store of event ids. Several processes behind one URL must share it (a table, a cache with expiry).
 * `claim` must be atomic: of two calls with the same id, only one gets `'new'`.
 */
export interface SeenEvents {
  /**
   * `'new'`: handle the event, then call `done` or `release`. `'busy'`: another delivery of it is being handled. `'done'`: it was
   * handled. A claim expires after `leaseMs` milliseconds: its process may have died, and the event must be accepted again.
   */
  claim(id: string, leaseMs?: number): SeenState | Promise<SeenState>
  done(id: string): void | Promise<void>
  /** A handler failed: the event must be accepted again. */
  release(id: string): void | Promise<void>
}

export type SeenState = 'new' | 'busy' | 'done'

const MOST_IDS = 10_000

/** Keeps the last `most` handled ids in the memory of one process, and claimed ids until their claims expire. */
export function memorySeenEvents(most: number = MOST_IDS, now: () => number = Date.now): SeenEvents {
  /** The expiry of each claim, in milliseconds since 1970. */
  const busy = new Map<string, number>()
  /** In the order of handling: the first id is the oldest. */
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

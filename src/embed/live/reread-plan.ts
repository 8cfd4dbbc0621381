/**
 * Decides when to read changed data again: after a random delay that grows with the number of open pages, so that they do not all
 * query the platform at once. Changes that arrive meanwhile share the query. A relay that never stops sending changes causes
 * fewer and fewer reads.
 */

export interface RereadPlan {
  /** Call after a change. @param listeners open pages, this one included */
  due(listeners: number): void
  stop(): void
}

/** So many pages query the platform per second. */
const PAGES_PER_SECOND = 200
const LONGEST_MS = 60_000
/** Even a single page waits, because one change by a merchant often arrives as several events. */
const LEAST_SPREAD_MS = 200
const MINUTE_MS = 60_000
/** After this many reads in a minute the time between reads doubles. */
const PATIENCE = 15
const LEAST_GAP_MS = 500

/** @param random from 0 to 1 */
export function planReread(read: () => void, random: () => number = Math.random): RereadPlan {
  let timer: ReturnType<typeof setTimeout> | undefined
  let reads: number[] = []
  return {
    due(listeners) {
      if (timer !== undefined) return
      const now = Date.now()
      reads = reads.filter((at) => now - at < MINUTE_MS && at <= now)
      const spread = Math.min(Math.max((listeners / PAGES_PER_SECOND) * 1000, LEAST_SPREAD_MS), LONGEST_MS)
      const gap = Math.min(LEAST_GAP_MS * 2 ** Math.floor(reads.length / PATIENCE), LONGEST_MS)
      const sinceLast = now - (reads[reads.length - 1] ?? 0)
      timer = setTimeout(
        () => {
          timer = undefined
          reads.push(Date.now())
          read()
        },
        Math.max(spread * random(), gap - sinceLast),
      )
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}

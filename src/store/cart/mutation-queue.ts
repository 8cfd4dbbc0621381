/** One change at a time: two requests that race on the same cart are how removed items come back. */

export interface MutationQueue {
  /** Runs after everything asked for earlier; a failure does not stop what comes after it. */
  run<T>(task: () => Promise<T>): Promise<T>
  /** Settles once nothing is waiting or under way. */
  idle(): Promise<void>
}

export function createMutationQueue(onPending: (pending: number) => void): MutationQueue {
  let tail: Promise<unknown> | undefined
  let pending = 0
  return {
    run(task) {
      onPending(++pending)
      const before = tail
      // An async function gives the engine's own promise; the page's `Promise` may be zone.js's or older, without `finally`.
      const result = (async () => {
        await before
        try {
          return await task()
        } finally {
          onPending(--pending)
        }
      })()
      tail = result.catch(() => {})
      return result
    },
    async idle() {
      while (pending > 0) await tail
    },
  }
}

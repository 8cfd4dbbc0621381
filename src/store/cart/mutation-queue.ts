/** Runs one change at a time: when two requests race on the same cart, removed items come back. */
export interface MutationQueue {
  /** Runs after all earlier tasks; a failed task does not stop later ones. */
  run<T>(task: () => Promise<T>): Promise<T>
  /** Resolves once nothing is waiting or running. */
  idle(): Promise<void>
}

export function createMutationQueue(onPending: (pending: number) => void): MutationQueue {
  let tail: Promise<unknown> | undefined
  let pending = 0
  return {
    run(task) {
      onPending(++pending)
      const before = tail
      // An async function returns the engine's native promise; the page's `Promise` may be a patched one without `finally`.
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

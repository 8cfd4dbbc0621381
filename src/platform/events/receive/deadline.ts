/** An end for work of others that may never come to one: key sources and handlers. */

/** What `setTimeout` can count; with more it would fire at once. */
const LONGEST_MS = 2 ** 31 - 1

/**
 * What `work` comes to. After `ms` milliseconds its signal is aborted and the promise rejects with an error called `TimeoutError`; what
 * comes of the work after that is dropped, an error too. `Infinity` waits for ever.
 */
export async function withDeadline<T>(ms: number, work: (signal: AbortSignal) => T | Promise<T>): Promise<T> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<never>((_, reject) => {
    if (ms > LONGEST_MS) return
    timer = setTimeout(() => {
      const error = Object.assign(new Error(`It was not done within ${ms} ms.`), { name: 'TimeoutError' })
      // First ours: work that rejects because of the signal must not win the race with a reason of its own.
      reject(error)
      controller.abort(error)
    }, ms)
  })
  try {
    return await Promise.race([over, work(controller.signal)])
  } finally {
    clearTimeout(timer)
  }
}

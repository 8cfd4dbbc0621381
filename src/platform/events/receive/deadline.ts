/** A timeout for functions of the caller: key sources, handlers and stores. */

/** The longest delay of `setTimeout`; with a longer one it would fire at once. */
const LONGEST_MS = 2 ** 31 - 1

/**
 * Settles as `work` does. After `ms` milliseconds the promise rejects with an error called `TimeoutError` and the signal of
 * `work` is aborted; a later result or error of `work` is ignored. `Infinity` means no timeout.
 */
export async function withDeadline<T>(ms: number, work: (signal: AbortSignal) => T | Promise<T>): Promise<T> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<never>((_, reject) => {
    if (ms > LONGEST_MS) return
    timer = setTimeout(() => {
      const error = Object.assign(new Error(`It did not finish within ${ms} ms.`), { name: 'TimeoutError' })
      // Reject before the abort: `work` may reject because of its signal and would win the race with another error.
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

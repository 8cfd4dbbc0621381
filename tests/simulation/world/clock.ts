/** Virtual time: timers fire in the order of their time, and only when the simulation goes on. Between two of them all promises settle. */
import { install } from '@sinonjs/fake-timers'

/** The real one, which runs when no promise is left to settle. */
const { setImmediate: whenSettled } = globalThis

export interface Clock {
  /** Milliseconds since the start. */
  now(): number
  /** Lets this time pass. */
  advance(ms: number): Promise<void>
  /** Lets time pass until `isDone`, or at most this long. */
  until(isDone: () => boolean, mostMs: number): Promise<boolean>
  /** Lets time pass until the promise is settled, or at most this long. */
  settled(promise: Promise<unknown>, mostMs: number): Promise<boolean>
  /** Ends virtual time. */
  end(): void
}

const drained = () => new Promise<void>((resolve) => whenSettled(() => resolve()))

/** Replaces the timers and dates of this process. */
export function startClock(start: number): Clock {
  const clock = install({
    now: start,
    toFake: [
      'Date',
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'performance',
    ],
  })

  async function until(isDone: () => boolean, mostMs: number): Promise<boolean> {
    let isOver = false
    const limit = clock.setTimeout(() => {
      isOver = true
    }, mostMs)
    await drained()
    while (!isDone() && !isOver) {
      clock.next()
      await drained()
    }
    clock.clearTimeout(limit)
    return isDone()
  }

  return {
    now: () => clock.now - start,
    advance: async (ms) => void (await until(() => false, ms)),
    until,
    async settled(promise, mostMs) {
      let isSettled = false
      const settle = () => {
        isSettled = true
      }
      promise.then(settle, settle)
      return until(() => isSettled, mostMs)
    },
    end: () => clock.uninstall(),
  }
}

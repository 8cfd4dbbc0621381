/** What the presses of one buy button led to, for everything that draws one. */
import { endPress, isPress } from '../press'

export type BuyOutcome = 'done' | 'cancelled'

export type Phase = 'idle' | 'loading' | 'added'

export interface Presses {
  readonly phase: Phase
  /** The error of the last press. */
  readonly thrown: unknown
  /** @param buy rejects with the error to show to the visitor, which has been reported to the page already */
  press(event: Parameters<typeof isPress>[0], buy: () => Promise<BuyOutcome>): Promise<void>
  /** The button is gone. */
  stop(): void
}

const ADDED_MS = 2000

/** @param onChange called after each change of `phase` or `thrown` */
export function trackPresses(onChange: () => void): Presses {
  let phase: Phase = 'idle'
  let thrown: unknown
  let timer: ReturnType<typeof setTimeout> | undefined
  const set = (next: Phase, error?: unknown) => {
    clearTimeout(timer)
    phase = next
    thrown = error
    if (phase === 'added') timer = setTimeout(set, ADDED_MS, 'idle')
    onChange()
  }
  return {
    get phase() {
      return phase
    },
    get thrown() {
      return thrown
    },
    async press(event, buy) {
      const control = event.currentTarget as object
      if (phase === 'loading' || !isPress(event)) return
      set('loading')
      try {
        const isDone = (await buy()) === 'done'
        if (!isDone) endPress(control)
        set(isDone ? 'added' : 'idle')
      } catch (error) {
        endPress(control)
        set('idle', error)
      }
    },
    stop: () => clearTimeout(timer),
  }
}

/** Slows down password guessing: after too many failures within a minute, logins with that address are refused for a while. */
import { applicationError } from '../../gateway/errors'
import type { Rules } from '../rules'

const MINUTE_MS = 60_000

export const createThrottle = (rules: Rules, now: () => number) => {
  /** By address, known or not, so that the throttle does not reveal which accounts exist. */
  const failures = new Map<string, number[]>()
  const recent = (email: string): number[] => {
    const times = (failures.get(email.toLowerCase()) ?? []).filter((time) => now() - time < MINUTE_MS)
    failures.set(email.toLowerCase(), times)
    return times
  }
  return {
    /** Throws 429 with the seconds to wait. */
    check: (email: string): void => {
      const { failuresPerMinute } = rules.get()
      const times = recent(email)
      const oldest = times[times.length - failuresPerMinute]
      if (failuresPerMinute === 0 || oldest === undefined) return
      const waitS = Math.max(1, Math.ceil((oldest + MINUTE_MS - now()) / 1000))
      throw applicationError(429, 'TOO_MANY_ATTEMPTS', 'Too many attempts. Wait a moment.', { retryAfterS: waitS }, undefined, {
        'retry-after': String(waitS),
      })
    },
    count: (email: string): void => {
      recent(email).push(now())
    },
    forget: (email: string): void => {
      failures.delete(email.toLowerCase())
    },
    reset: (): void => failures.clear(),
  }
}

export type Throttle = ReturnType<typeof createThrottle>

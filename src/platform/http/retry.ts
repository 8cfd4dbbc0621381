/** Number and waits of retries (exponential backoff with full jitter). */

/** Default number of retries of a read. */
export const DEFAULT_RETRIES = 3
const FIRST_WAIT_MS = 400
/** Limit of the wait from `Retry-After`: visitors do not wait longer. */
const LONGEST_WAIT_MS = 30_000

/** Milliseconds to wait before retry number `retry` (from 0), never less than the platform asked for. */
export const retryWaitMs = (retry: number, retryAfterMs: number | undefined, random: number): number =>
  Math.max(retryAfterMs ?? 0, random * FIRST_WAIT_MS * 2 ** retry)

/** `Retry-After` as milliseconds from `now`: whole seconds or an HTTP date, at most 30 s. Undefined when absent or unreadable. */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (!header) return undefined
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), LONGEST_WAIT_MS)
}

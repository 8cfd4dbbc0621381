/** Dates, decimals, durations and field masks: text on the wire, values in the client. `to…` reads replies, `from…` writes requests. */

/** A date from the wire's text; undefined for everything else. `encodeJson` writes dates. */
export function toDate(value: unknown): Date | undefined {
  const date = new Date(typeof value === 'string' ? value : Number.NaN)
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** The decimals that JSON cannot write arrive as words; everything else is left as it is. `encodeJson` writes the words. */
export const toNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^(NaN|-?Infinity)$/.test(value) ? Number(value) : value

/** A span of time, exact to the nanosecond. Both parts have the same sign. */
export interface Duration {
  seconds: number
  /** Less than a second, in billionths of one. */
  nanos: number
}

/** `"90.25s"` as seconds and nanoseconds; undefined for everything else. */
export function toDuration(value: unknown): Duration | undefined {
  const parts = typeof value === 'string' ? /^(-?)(\d+)(?:\.(\d{1,9}))?s$/.exec(value) : null
  if (!parts) return undefined
  const sign = parts[1] ? -1 : 1
  return { seconds: sign * Number(parts[2]) || 0, nanos: sign * Number((parts[3] ?? '').padEnd(9, '0')) || 0 }
}

/** `{ seconds: 90, nanos: 250000000 }` as `"90.250000000s"`. Text and whatever is no duration are left as they are. */
export function fromDuration(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { seconds = 0, nanos = 0 } = value as Partial<Duration>
  const sign = seconds < 0 || nanos < 0 ? '-' : ''
  const fraction = Math.abs(nanos) ? `.${`${Math.abs(nanos)}`.padStart(9, '0')}` : ''
  return `${sign}${Math.abs(seconds)}${fraction}s`
}

/** `"a,b.c"` as `['a', 'b.c']`; the older form `{ paths }` as its list. */
export function toFieldMask(value: unknown): unknown {
  if (typeof value === 'string') return value.split(',').filter(Boolean)
  return (value as { paths?: unknown } | null | undefined)?.paths ?? value
}

/** `['a', 'b.c']` as `"a,b.c"`. */
export const fromFieldMask = (value: unknown): unknown => (Array.isArray(value) ? value.join(',') : value)

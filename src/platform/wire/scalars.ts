/**
 * Dates, decimals, durations and field masks: text on the wire, values in the client. `to…` is for responses, `from…` for
 * requests.
 */

/** The date in a text of the wire; undefined for any other value. `encodeJson` writes dates. */
export function toDate(value: unknown): Date | undefined {
  const date = new Date(typeof value === 'string' ? value : Number.NaN)
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** Converts the texts "NaN", "Infinity" and "-Infinity" to numbers and keeps any other value. `encodeJson` writes these texts. */
export const toNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^(NaN|-?Infinity)$/.test(value) ? Number(value) : value

/** A span of time, exact to the nanosecond. Both parts have the same sign. */
export interface Duration {
  seconds: number
  /** Fraction of a second in nanoseconds. */
  nanos: number
}

/** `"90.25s"` as seconds and nanoseconds; undefined for any other value. */
export function toDuration(value: unknown): Duration | undefined {
  const parts = typeof value === 'string' ? /^(-?)(\d+)(?:\.(\d{1,9}))?s$/.exec(value) : null
  if (!parts) return undefined
  const sign = parts[1] ? -1 : 1
  return { seconds: sign * Number(parts[2]) || 0, nanos: sign * Number((parts[3] ?? '').padEnd(9, '0')) || 0 }
}

/** `{ seconds: 90, nanos: 250000000 }` as `"90.250000000s"`. Values that are not objects are returned unchanged. */
export function fromDuration(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { seconds = 0, nanos = 0 } = value as Partial<Duration>
  const sign = seconds < 0 || nanos < 0 ? '-' : ''
  const fraction = Math.abs(nanos) ? `.${`${Math.abs(nanos)}`.padStart(9, '0')}` : ''
  return `${sign}${Math.abs(seconds)}${fraction}s`
}

/** `"a,b.c"` as `['a', 'b.c']`; the older form `{ paths }` as its list. Any other value is returned unchanged. */
export function toFieldMask(value: unknown): unknown {
  if (typeof value === 'string') return value.split(',').filter(Boolean)
  return (value as { paths?: unknown } | null | undefined)?.paths ?? value
}

/** `['a', 'b.c']` as `"a,b.c"`. */
export const fromFieldMask = (value: unknown): unknown => (Array.isArray(value) ? value.join(',') : value)

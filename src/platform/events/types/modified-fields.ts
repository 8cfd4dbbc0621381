/** Converts the values of the modified fields of an update as in the entity, and keeps their flat paths. */
import { type Conversion, convert } from '../../wire/convert'
import { isRecord, type JsonRecord } from '../../wire/record'

/** Indexes at the end of a segment. The lookbehind avoids an attempt at every index of a long run. */
const PLACES = /(?<!\[\d+\])(?:\[\d+\])+$/

/** `lineItems[0].image` and `a\.b.c` as `lineItems`, `image` and `a.b`, `c`: conversion tables have no list indexes. */
function segmentsOf(path: string): string[] {
  return path
    .split(/(?<!\\)\./)
    .map((segment) => segment.replace(PLACES, '').replace(/\\(.)/g, '$1'))
    .filter((segment) => segment !== '')
}

/** An object with `value` at the path of the segments. A name such as `__proto__` becomes an ordinary key, never a prototype. */
function nest(segments: readonly string[], value: unknown): unknown {
  let nested = value
  for (const segment of [...segments].reverse()) nested = Object.fromEntries([[segment, nested]])
  return nested
}

/** The value at the path after the conversion; `otherwise` when the conversion renamed it, as `altText` of an image. */
function dig(segments: readonly string[], nested: unknown, otherwise: unknown): unknown {
  let value = nested
  for (const segment of segments) {
    const found = isRecord(value) && Object.getOwnPropertyDescriptor(value, segment)
    if (!found) return otherwise
    value = found.value
  }
  return value
}

/** Converts the values; the keys stay as they are. */
export function convertModifiedFields(fields: JsonRecord, conversion: Conversion): JsonRecord {
  return Object.fromEntries(
    Object.entries(fields).map(([path, value]) => {
      const segments = segmentsOf(path)
      return [path, segments.length === 0 ? value : dig(segments, convert(nest(segments, value), conversion), value)]
    }),
  )
}

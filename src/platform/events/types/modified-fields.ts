/** The changed fields of an update stay flat, and their values are converted as they would be inside the entity. */
import { type Conversion, convert } from '../../wire/convert'
import { isRecord, type JsonRecord } from '../../wire/record'

/** Tried where the first of them begins, not at each. */
const PLACES = /(?<!\[\d+\])(?:\[\d+\])+$/

/** `lineItems[0].image` and `a\.b.c` as `lineItems`, `image` and `a.b`, `c`: places in a list do not matter to a table. */
function segmentsOf(path: string): string[] {
  return path
    .split(/(?<!\\)\./)
    .map((segment) => segment.replace(PLACES, '').replace(/\\(.)/g, '$1'))
    .filter((segment) => segment !== '')
}

/** `value`, where the entity would hold it. A name such as `__proto__` is a key like any other here, and never a prototype. */
function nest(segments: readonly string[], value: unknown): unknown {
  let nested = value
  for (const segment of [...segments].reverse()) nested = Object.fromEntries([[segment, nested]])
  return nested
}

/** What stands there after the conversion; `otherwise` when the conversion gave it another name, as a picture's `altText`. */
function dig(segments: readonly string[], nested: unknown, otherwise: unknown): unknown {
  let value = nested
  for (const segment of segments) {
    const found = isRecord(value) && Object.getOwnPropertyDescriptor(value, segment)
    if (!found) return otherwise
    value = found.value
  }
  return value
}

/** The keys are kept as they came. */
export function convertModifiedFields(fields: JsonRecord, conversion: Conversion): JsonRecord {
  return Object.fromEntries(
    Object.entries(fields).map(([path, value]) => {
      const segments = segmentsOf(path)
      return [path, segments.length === 0 ? value : dig(segments, convert(nest(segments, value), conversion), value)]
    }),
  )
}

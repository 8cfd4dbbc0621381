/** Applies converters at given paths of an entity (docs/platform.md §1: "converted on receipt"), in either direction. */
import { isRecord, type JsonRecord } from './record'

/** Converts one value. It receives the value at its path, of any type, and must not throw. */
export type Converter = (value: unknown) => unknown

/**
 * Converters with their paths, for example `[[toDate, 'createdDate', 'lineItems.serviceProperties.scheduledDate']]`. Paths are
 * dotted and relative to the entity; lists are traversed without a path segment; `*` is every key. Bundlers drop converters that
 * no table uses.
 */
export type Conversion = readonly (readonly [Converter, ...paths: string[]])[]

/** A converted copy. Does not change the entity, which may be frozen; values without a path are passed through. */
export function convert<T>(entity: unknown, conversion: Conversion): T {
  let converted = entity
  for (const [converter, ...paths] of conversion)
    for (const path of paths) converted = convertAt(converted, path.split('.'), 0, converter)
  return converted as T
}

/** The converted object under `key`. Throws when it is missing, which the transport reports as a bad response. */
export function entityIn<T>(body: JsonRecord, key: string, conversion: Conversion = []): T {
  const entity = body[key]
  if (!isRecord(entity)) throw new TypeError(key)
  return convert<T>(entity, conversion)
}

/**
 * The converted list under `key`: empty when absent, without entries that are not objects. Throws for a value that is not a list.
 */
export function entitiesIn<T>(body: JsonRecord, key: string, conversion: Conversion = []): T[] {
  const list = body[key] ?? []
  if (!Array.isArray(list)) throw new TypeError(key)
  return list.filter(isRecord).map((entity) => convert<T>(entity, conversion))
}

/** The same conversion for entities at the path `prefix`. */
export const below = (prefix: string, conversion: Conversion): Conversion =>
  conversion.map(([converter, ...paths]) => [converter, ...paths.map((path) => `${prefix}.${path}`)])

function convertAt(node: unknown, path: readonly string[], depth: number, converter: Converter): unknown {
  if (Array.isArray(node)) return node.map((item) => convertAt(item, path, depth, converter))
  if (depth === path.length) return converter(node)
  if (!isRecord(node)) return node
  const step = path[depth]
  let copy = node
  for (const key of Object.keys(node)) {
    if (step !== '*' && step !== key) continue
    // Spread defines keys, it does not assign them: `__proto__` becomes an ordinary key, which the assignment below then uses.
    if (copy === node) copy = { ...node }
    copy[key] = convertAt(node[key], path, depth + 1, converter)
  }
  return copy
}

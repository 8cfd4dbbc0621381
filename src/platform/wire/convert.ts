/** Applies converters at known paths of an entity (docs/platform.md §1: "converted on receipt"), in either direction. */
import { isRecord, type JsonRecord } from './record'

/** One value in another form. Gets whatever stands at its path, of whatever type, and never throws. */
export type Converter = (value: unknown) => unknown

/**
 * Which converter works where, for example `[[toDate, 'createdDate', 'lineItems.serviceProperties.scheduledDate']]`. Paths are dotted and
 * start below the entity; lists are walked without being named; `*` is every key. A converter that no table names leaves the bundle.
 */
export type Conversion = readonly (readonly [Converter, ...paths: string[]])[]

/** A converted copy. The entity itself stays as it is, frozen or not; what no path names is passed on. */
export function convert<T>(entity: unknown, conversion: Conversion): T {
  let converted = entity
  for (const [converter, ...paths] of conversion)
    for (const path of paths) converted = convertAt(converted, path.split('.'), 0, converter)
  return converted as T
}

/** The converted object below `key`. Throws when it is missing, which the transport reports as a bad response. */
export function entityIn<T>(body: JsonRecord, key: string, conversion: Conversion = []): T {
  const entity = body[key]
  if (!isRecord(entity)) throw new TypeError(key)
  return convert<T>(entity, conversion)
}

/** The converted list below `key`: empty when absent; members that are no objects are left out. */
export function entitiesIn<T>(body: JsonRecord, key: string, conversion: Conversion = []): T[] {
  const list = body[key] ?? []
  if (!Array.isArray(list)) throw new TypeError(key)
  return list.filter(isRecord).map((entity) => convert<T>(entity, conversion))
}

/** The same conversion for entities that stand below `prefix`. */
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
    // Spread defines keys rather than assigning them: a key called `__proto__` stays a key, and the assignment below finds it there.
    if (copy === node) copy = { ...node }
    copy[key] = convertAt(node[key], path, depth + 1, converter)
  }
  return copy
}

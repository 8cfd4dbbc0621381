/** Turns the wire's strings into dates and numbers at known paths of a reply (specification §1: "converted on receipt"). */
import { isRecord, type JsonRecord } from './record'

/** Dotted paths below the entity. Arrays are walked without being named; `*` is every key. */
export interface Conversion {
  dates?: readonly string[]
  /** Decimals that arrive as text when JSON cannot write them: "NaN", "Infinity", "-Infinity". */
  numbers?: readonly string[]
}

/** Changes `entity` in place: it has just been parsed and belongs to nobody else. */
export function convert<T>(entity: JsonRecord, { dates, numbers }: Conversion): T {
  for (const path of dates ?? []) replaceAt(entity, path.split('.'), 0, toDate)
  for (const path of numbers ?? []) replaceAt(entity, path.split('.'), 0, toNumber)
  return entity as T
}

/** The converted object below `key`. Throws when it is missing, which the transport reports as a bad response. */
export function entityIn<T>(body: JsonRecord, key: string, conversion: Conversion = {}): T {
  const entity = body[key]
  if (!isRecord(entity)) throw new TypeError(key)
  return convert<T>(entity, conversion)
}

/** The converted list below `key`: empty when absent; members that are no objects are left out. */
export function entitiesIn<T>(body: JsonRecord, key: string, conversion: Conversion = {}): T[] {
  const list = body[key] ?? []
  if (!Array.isArray(list)) throw new TypeError(key)
  return list.filter(isRecord).map((entity) => convert<T>(entity, conversion))
}

function replaceAt(node: unknown, path: string[], depth: number, replace: (value: unknown) => unknown): void {
  if (Array.isArray(node)) {
    for (const item of node) replaceAt(item, path, depth, replace)
  } else if (isRecord(node)) {
    const step = path[depth] as string
    for (const key of step === '*' ? Object.keys(node) : [step]) {
      if (depth < path.length - 1) replaceAt(node[key], path, depth + 1, replace)
      else if (key in node) node[key] = replace(node[key])
    }
  }
}

function toDate(value: unknown): Date | undefined {
  const date = new Date(typeof value === 'string' ? value : Number.NaN)
  return Number.isNaN(date.getTime()) ? undefined : date
}

const toNumber = (value: unknown): unknown => (/^(NaN|-?Infinity)$/.test(`${value}`) ? Number(value) : value)

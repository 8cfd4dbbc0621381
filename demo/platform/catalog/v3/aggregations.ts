/** Aggregations over all matches: values, ranges, a scalar, dates by interval, and nested ones. */
import { refuse } from '../../gateway/errors'
import {
  integerBetween,
  type Json,
  optionalList,
  optionalNumber,
  optionalOneOf,
  optionalRecord,
  own,
  requiredRecord,
  requiredString,
} from '../../untrusted'
import { type Fields, type FieldValue, fieldOf, numeric } from '../filter'

const MAX_AGGREGATIONS = 10
const MAX_NESTED = 3
const TYPES = ['VALUE', 'RANGE', 'SCALAR', 'DATE_HISTOGRAM', 'NESTED'] as const
const FLAT_TYPES = ['VALUE', 'RANGE', 'SCALAR', 'DATE_HISTOGRAM'] as const
const INTERVALS = ['YEAR', 'MONTH', 'WEEK', 'DAY', 'HOUR', 'MINUTE', 'SECOND'] as const

type Reader<T> = (entity: T) => FieldValue
/** A group of entities, and the result that describes it in the response. */
interface Bucket<T> {
  entities: T[]
  result: Json
}
type Divide<T> = (entities: readonly T[]) => Bucket<T>[]

const valuesOf = <T>(read: Reader<T>, entity: T): (string | number | boolean)[] => {
  const value = read(entity)
  if (value === null || value === '') return []
  return Array.isArray(value) ? [...value] : [value as string | number | boolean]
}

const groupBy = <T>(entities: readonly T[], keysOf: (entity: T) => readonly string[]): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const entity of entities)
    for (const key of keysOf(entity)) {
      const group = groups.get(key)
      if (group) group.push(entity)
      else groups.set(key, [entity])
    }
  return groups
}

const MISSING = 'undefined'

/** The most frequent value first by default; entities without a value are excluded, or counted under a separate name. */
const byValue = <T>(read: Reader<T>, settings: Json, at: string): Divide<T> => {
  const limit = integerBetween(numeric(own(settings, 'limit') ?? 10), `${at}.limit`, 1, 250)
  const sortType = optionalOneOf(own(settings, 'sortType'), `${at}.sortType`, ['COUNT', 'VALUE'] as const) ?? 'COUNT'
  const direction = optionalOneOf(own(settings, 'sortDirection'), `${at}.sortDirection`, ['DESC', 'ASC'] as const) ?? 'DESC'
  const missing =
    optionalOneOf(own(settings, 'missingValues'), `${at}.missingValues`, ['EXCLUDE', 'INCLUDE'] as const) ?? 'EXCLUDE'
  const include = optionalRecord(own(settings, 'includeOptions'), `${at}.includeOptions`) ?? {}
  const bucket = own(include, 'addToBucket')
  const missingName = bucket === undefined ? MISSING : requiredString(bucket, `${at}.includeOptions.addToBucket`, 100)
  return (entities) => {
    const groups = groupBy(entities, (entity) => {
      const values = valuesOf(read, entity).map(String)
      return values.length === 0 && missing === 'INCLUDE' ? [missingName] : [...new Set(values)]
    })
    const sign = direction === 'DESC' ? -1 : 1
    const compare = ([a, left]: [string, T[]], [b, right]: [string, T[]]) =>
      sortType === 'COUNT' ? (left.length - right.length) * sign || (a < b ? -1 : 1) : (a < b ? -1 : 1) * sign
    return [...groups]
      .sort(compare)
      .slice(0, limit)
      .map(([value, group]) => ({ entities: group, result: { value, count: group.length } }))
  }
}

/** `from` is inclusive, `to` exclusive; either may be missing. */
const byRange = <T>(read: Reader<T>, settings: Json, at: string): Divide<T> => {
  const buckets = (optionalList(own(settings, 'buckets'), `${at}.buckets`, 20) ?? []).map((entry, index) => {
    const here = `${at}.buckets[${index}]`
    const bucket = optionalRecord(entry, here) ?? {}
    const bound = (name: string) => optionalNumber(own(bucket, name), `${here}.${name}`, -1e12, 1e12)
    return { from: bound('from'), to: bound('to') }
  })
  if (buckets.length === 0) return refuse(`${at}.buckets`, 'has size 0, expected 1 or more', 'MIN_SIZE', { threshold: 1 })
  return (entities) =>
    buckets.map(({ from, to }) => {
      const inside = entities.filter((entity) => {
        const value = read(entity)
        return typeof value === 'number' && (from === undefined || value >= from) && (to === undefined || value < to)
      })
      return {
        entities: inside,
        result: { ...(from !== undefined && { from }), ...(to !== undefined && { to }), count: inside.length },
      }
    })
}

const scalar = <T>(read: Reader<T>, settings: Json, at: string): Divide<T> => {
  const type =
    optionalOneOf(own(settings, 'type'), `${at}.type`, ['COUNT_DISTINCT', 'MIN', 'MAX'] as const) ??
    refuse(`${at}.type`, 'is required', 'REQUIRED_FIELD')
  return (entities) => {
    const values = entities.flatMap((entity) => valuesOf(read, entity))
    if (type === 'COUNT_DISTINCT') return [{ entities: [...entities], result: { type, value: new Set(values).size } }]
    const numbers = values.filter((value) => typeof value === 'number')
    const value = numbers.length === 0 ? 0 : type === 'MIN' ? Math.min(...numbers) : Math.max(...numbers)
    return [{ entities: [...entities], result: { type, value } }]
  }
}

/** How many characters of an ISO date identify its interval. */
const PRECISION = { YEAR: 4, MONTH: 7, DAY: 10, HOUR: 13, MINUTE: 16, SECOND: 19 } as const
const EPOCH = '1970-01-01T00:00:00.000Z'
const DAY_MS = 86_400_000

const intervalStart = (date: string, interval: (typeof INTERVALS)[number]): string => {
  const iso = new Date(date).toISOString()
  if (interval !== 'WEEK') return iso.slice(0, PRECISION[interval]) + EPOCH.slice(PRECISION[interval])
  const day = Date.parse(`${iso.slice(0, 10)}T00:00:00.000Z`)
  // Weeks begin on Monday.
  return new Date(day - ((new Date(day).getUTCDay() + 6) % 7) * DAY_MS).toISOString()
}

const byDate = <T>(read: Reader<T>, settings: Json, at: string): Divide<T> => {
  const interval =
    optionalOneOf(own(settings, 'interval'), `${at}.interval`, INTERVALS) ??
    refuse(`${at}.interval`, 'is required', 'REQUIRED_FIELD')
  return (entities) => {
    const groups = groupBy(entities, (entity) => {
      const value = read(entity)
      return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? [intervalStart(value, interval)] : []
    })
    return [...groups]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([value, group]) => ({ entities: group, result: { value, count: group.length } }))
  }
}

interface Flat<T> {
  name: string
  type: (typeof FLAT_TYPES)[number]
  fieldPath: string
  divide: Divide<T>
}

const readFlat = <T>(fields: Fields<T>, aggregation: Json, at: string): Flat<T> => {
  const name = requiredString(own(aggregation, 'name'), `${at}.name`, 100)
  const fieldPath = requiredString(own(aggregation, 'fieldPath'), `${at}.fieldPath`, 200)
  const type =
    optionalOneOf(own(aggregation, 'type'), `${at}.type`, FLAT_TYPES) ?? refuse(`${at}.type`, 'is required', 'REQUIRED_FIELD')
  const read = fieldOf(fields, fieldPath, `${at}.fieldPath`) ?? (() => null)
  const key = { VALUE: 'value', RANGE: 'range', SCALAR: 'scalar', DATE_HISTOGRAM: 'dateHistogram' }[type]
  const settings = optionalRecord(own(aggregation, key), `${at}.${key}`) ?? {}
  const divide = { VALUE: byValue<T>, RANGE: byRange<T>, SCALAR: scalar<T>, DATE_HISTOGRAM: byDate<T> }[type]
  return { name, type, fieldPath, divide: divide(read, settings, `${at}.${key}`) }
}

const flatResult = <T>({ name, type, fieldPath, divide }: Flat<T>, entities: readonly T[]): Json => {
  const results = divide(entities).map(({ result }) => result)
  const shape: Json = {
    VALUE: { values: { results } },
    RANGE: { ranges: { results } },
    SCALAR: { scalar: results[0] },
    DATE_HISTOGRAM: { dateHistogram: { results } },
  }[type]
  return { name, type, fieldPath, ...shape }
}

const RESULT_KEY = { VALUE: 'value', RANGE: 'range', SCALAR: 'scalar', DATE_HISTOGRAM: 'dateHistogram' } as const

/** One row per combination: each aggregation divides the groups of the one before it. */
const nestedRows = <T>([first, ...rest]: readonly Flat<T>[], entities: readonly T[]): Json[] => {
  if (!first) return [{}]
  return first
    .divide(entities)
    .flatMap((bucket) =>
      nestedRows(rest, bucket.entities).map((row) => ({ [first.name]: { [RESULT_KEY[first.type]]: bucket.result }, ...row })),
    )
}

export const readAggregations = <T>(fields: Fields<T>, value: unknown, at: string): ((entities: readonly T[]) => Json[]) => {
  const aggregations = (optionalList(value, at, MAX_AGGREGATIONS) ?? []).map((entry, index) => {
    const here = `${at}[${index}]`
    const aggregation = optionalRecord(entry, here) ?? {}
    const type = optionalOneOf(own(aggregation, 'type'), `${here}.type`, TYPES)
    if (type !== 'NESTED') {
      const flat = readFlat(fields, aggregation, here)
      return (entities: readonly T[]) => flatResult(flat, entities)
    }
    const name = requiredString(own(aggregation, 'name'), `${here}.name`, 100)
    const nested = requiredRecord(own(aggregation, 'nested'), `${here}.nested`)
    const inner = `${here}.nested.nestedAggregations`
    const levels = (optionalList(own(nested, 'nestedAggregations'), inner, MAX_NESTED) ?? []).map((level, i) =>
      readFlat(fields, optionalRecord(level, `${inner}[${i}]`) ?? {}, `${inner}[${i}]`),
    )
    if (levels.length < 2) return refuse(inner, `has size ${levels.length}, expected 2 or more`, 'MIN_SIZE', { threshold: 2 })
    return (entities: readonly T[]) => ({
      name,
      type,
      fieldPath: levels[0]?.fieldPath ?? '',
      nested: { results: nestedRows(levels, entities).map((results) => ({ results })) },
    })
  })
  return (entities) => aggregations.map((aggregate) => aggregate(entities))
}

/** The query language of the catalog reads: filters, sorting and offset paging over named fields. */
import { refuse } from '../gateway/errors'
import { integerBetween, isRecord, optionalList, optionalRecord, own, requiredString } from '../untrusted'

export type FieldValue = string | number | boolean | null | readonly string[]
/** Maps a field name to a reader of its value; several names may read the same value. */
export type Fields<T> = Readonly<Record<string, (entity: T) => FieldValue>>
type Test<T> = (entity: T) => boolean

const MAX_DEPTH = 10
const MAX_VALUES = 1000

const isList = (value: FieldValue): value is readonly string[] => Array.isArray(value)

/** Prices are decimal strings in version 3; compared with a number, such a string is converted. */
const alike = (value: FieldValue, wanted: unknown): unknown =>
  typeof value === 'number' && typeof wanted === 'string' && /^-?\d+(\.\d+)?$/.test(wanted) ? Number(wanted) : wanted

/** For a list field, equality means that the list contains the value. */
const same = (value: FieldValue, wanted: unknown): boolean =>
  isList(value) ? value.some((item) => item === wanted) : value === (alike(value, wanted) ?? null)

const ordered = (compare: (a: number | string, b: number | string) => boolean) => (value: FieldValue, sent: unknown) => {
  const wanted = alike(value, sent)
  return (
    (typeof value === 'number' && typeof wanted === 'number' && compare(value, wanted)) ||
    (typeof value === 'string' && typeof wanted === 'string' && compare(value, wanted))
  )
}

/** Text search ignores case, like the platform's. */
const textual = (matches: (text: string, part: string) => boolean) => (value: FieldValue, wanted: unknown) =>
  typeof wanted === 'string' &&
  (isList(value) ? value : [value]).some((text) => typeof text === 'string' && matches(text.toLowerCase(), wanted.toLowerCase()))

/** `[{ "id": { "$in": [...] } }]`: each entry must match some item of the list; the items are ids here. */
const matchesItems = (value: FieldValue, wanted: unknown): boolean =>
  asList(wanted).every(
    (entry) =>
      isRecord(entry) &&
      Object.values(entry).every((condition) =>
        isRecord(condition)
          ? Object.entries(condition).every(
              ([name, operand]) => Object.hasOwn(OPERATORS, name) && OPERATORS[name]?.(value, operand) === true,
            )
          : same(value, condition),
      ),
  )

const asList = (wanted: unknown): unknown[] => (Array.isArray(wanted) ? wanted : [wanted])

const OPERATORS: Readonly<Record<string, (value: FieldValue, wanted: unknown) => boolean>> = {
  $eq: same,
  $ne: (value, wanted) => !same(value, wanted),
  $gt: ordered((a, b) => a > b),
  $gte: ordered((a, b) => a >= b),
  $lt: ordered((a, b) => a < b),
  $lte: ordered((a, b) => a <= b),
  $in: (value, wanted) => asList(wanted).some((one) => same(value, one)),
  $hasSome: (value, wanted) => asList(wanted).some((one) => same(value, one)),
  $hasAll: (value, wanted) => asList(wanted).every((one) => same(value, one)),
  $startsWith: textual((text, part) => text.startsWith(part)),
  $endsWith: textual((text, part) => text.endsWith(part)),
  $contains: textual((text, part) => text.includes(part)),
  $exists: (value, wanted) => (value !== null) === (wanted !== false),
  $matchItems: (value, wanted) => matchesItems(value, wanted),
}

const LIST_OPERATORS = ['$in', '$hasSome', '$hasAll', '$matchItems']

export const fieldOf = <T>(fields: Fields<T>, name: string, at: string) =>
  Object.hasOwn(fields, name) ? fields[name] : refuse(at, `"${name}" is not a field that can be queried`, 'FIELD_NOT_ALLOWED')

const compileOperator = <T>(read: (entity: T) => FieldValue, name: string, wanted: unknown, at: string): Test<T> => {
  const operator = Object.hasOwn(OPERATORS, name) ? OPERATORS[name] : undefined
  if (!operator) return refuse(at, `"${name}" is not an operator`, 'VALIDATION')
  if (LIST_OPERATORS.includes(name)) {
    if (!Array.isArray(wanted)) return refuse(`${at}.${name}`, 'must be a list', 'FORMAT')
    if (wanted.length > MAX_VALUES)
      return refuse(`${at}.${name}`, `has size ${wanted.length}, expected ${MAX_VALUES} or less`, 'MAX_SIZE')
  }
  return (entity) => operator(read(entity), wanted)
}

const compileField = <T>(fields: Fields<T>, name: string, condition: unknown, at: string): Test<T> => {
  const read = fieldOf(fields, name, at)
  if (!read) return () => false
  if (!isRecord(condition)) return (entity) => same(read(entity), condition)
  const tests = Object.entries(condition).map(([operator, wanted]) => compileOperator(read, operator, wanted, at))
  return (entity) => tests.every((test) => test(entity))
}

const compileList = <T>(fields: Fields<T>, value: unknown, at: string, depth: number): Test<T>[] => {
  if (!Array.isArray(value)) return refuse(at, 'must be a list of filters', 'FORMAT')
  if (value.length > MAX_VALUES) return refuse(at, `has size ${value.length}, expected ${MAX_VALUES} or less`, 'MAX_SIZE')
  return value.map((part, i) => compileFilter(fields, part, `${at}[${i}]`, depth + 1))
}

export const compileFilter = <T>(fields: Fields<T>, filter: unknown, at: string, depth = 0): Test<T> => {
  if (depth > MAX_DEPTH) return refuse(at, `is nested deeper than ${MAX_DEPTH} levels`, 'VALIDATION')
  const tests = Object.entries(optionalRecord(filter, at) ?? {}).map(([key, value]): Test<T> => {
    const here = `${at}.${key}`
    if (key === '$and' || key === '$or') {
      const parts = compileList(fields, value, here, depth)
      return key === '$and' ? (e) => parts.every((part) => part(e)) : (e) => parts.some((part) => part(e))
    }
    if (key === '$not') {
      const parts = Array.isArray(value)
        ? compileList(fields, value, here, depth)
        : [compileFilter(fields, value, here, depth + 1)]
      return (e) => !parts.every((part) => part(e))
    }
    if (key.startsWith('$')) return refuse(at, `"${key}" is not an operator`, 'VALIDATION')
    return compileField(fields, key, value, here)
  })
  return (entity) => tests.every((test) => test(entity))
}

const compareValues = (a: FieldValue, b: FieldValue): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a ?? '').localeCompare(String(b ?? ''), 'en')
}

export const compileSort = <T>(fields: Fields<T>, value: unknown, at = 'query.sort') => {
  const rules = (optionalList(value, at, 10) ?? []).map((entry, i) => {
    const here = `${at}[${i}]`
    const rule = optionalRecord(entry, here) ?? {}
    const read = fieldOf(fields, requiredString(own(rule, 'fieldName'), `${here}.fieldName`), `${here}.fieldName`)
    const order = own(rule, 'order') ?? 'ASC'
    if (order !== 'ASC' && order !== 'DESC') return refuse(`${here}.order`, 'must be ASC or DESC', 'INVALID_ENUM_VALUE')
    return (a: T, b: T) => (read ? compareValues(read(a), read(b)) * (order === 'ASC' ? 1 : -1) : 0)
  })
  return (a: T, b: T): number => rules.reduce((result, rule) => result || rule(a, b), 0)
}

const DEFAULT_LIMIT = 50
const MAX_LIMIT = 100

/** Converts a number from a plain query string, where every value is text. */
export const numeric = (value: unknown): unknown => (typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value)

export const readPaging = (value: unknown, at: string): { limit: number; offset: number } => {
  const paging = optionalRecord(value, at) ?? {}
  return {
    limit: integerBetween(numeric(own(paging, 'limit') ?? DEFAULT_LIMIT), `${at}.limit`, 1, MAX_LIMIT),
    offset: integerBetween(numeric(own(paging, 'offset') ?? 0), `${at}.offset`, 0, Number.MAX_SAFE_INTEGER),
  }
}

export interface Page<T> {
  items: T[]
  metadata: { items: number; count: number; offset: number; total: number }
}

export const pageOf = <T>(all: readonly T[], { limit, offset }: { limit: number; offset: number }): Page<T> => {
  const items = all.slice(offset, offset + limit)
  return { items, metadata: { items: items.length, count: items.length, offset, total: all.length } }
}

/** Runs a platform query (`{ filter, sort, paging }`) over a list that is in the catalog's default order. */
export const runQuery = <T>(all: readonly T[], fields: Fields<T>, query: unknown): Page<T> => {
  const { filter, sort, paging } = optionalRecord(query, 'query') ?? {}
  const test = compileFilter(fields, filter, 'query.filter')
  const compare = compileSort(fields, sort)
  const page = readPaging(paging, 'query.paging')
  return pageOf([...all].filter(test).sort(compare), page)
}

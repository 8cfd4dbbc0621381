/** Rules for query functions: the SDK's builder with its chain of calls, and the typed form, which takes the whole query. */
import type { Caller } from '../../../src/platform/http/call'
import { isCartletError } from '../../../src/platform/http/errors'
import * as conditions from '../../../src/platform/query/filter'
import type { CursorPage, CursorQuery, Filter, OffsetQuery, Scalar, Sort } from '../../../src/platform/query/model'
import { type PageByCursor, type PageByOffset, pageByCursor, pageByOffset } from '../../../src/platform/query/pages'
import { isRecord, type JsonRecord } from '../../../src/platform/wire/record'
import type { Scene } from '../runner/scene'
import { decode } from '../runner/vector'
import { toSdkError } from './errors'
import { callerOf, isSpecEra } from './identity/client'
import type { Performed, Rule } from './rule'
import { toIterator, toOurs, toRestFieldName, toSdk } from './shape'

interface Step {
  method: string
  args: unknown[]
}

/** The query that a chain of builder calls describes. */
interface Asked {
  filter: Filter
  sort: Sort[]
  limit?: number
  offset?: number
  cursor?: string
}

/** A list may be passed as one argument or as several. */
const listOf = (values: unknown[]): Scalar[] => (Array.isArray(values[0]) ? values[0] : values) as Scalar[]

type Condition = (field: string, ...values: never[]) => Filter

/** Our functions for the SDK's conditions. */
const CONDITIONS: Record<string, Condition> = {
  eq: conditions.eq,
  ne: conditions.ne,
  gt: conditions.gt,
  ge: conditions.gte,
  lt: conditions.lt,
  le: conditions.lte,
  startsWith: conditions.startsWith,
  endsWith: conditions.endsWith,
  contains: conditions.contains,
  isEmpty: conditions.isEmpty,
  isNotEmpty: conditions.isNotEmpty,
  exists: conditions.exists,
  in: (field, ...values) => conditions.oneOf(field, listOf(values)),
  hasSome: (field, ...values) => conditions.hasSome(field, listOf(values)),
  hasAll: (field, ...values) => conditions.hasAll(field, listOf(values)),
  between: (field, from: Scalar, to: Scalar) => conditions.and(conditions.gte(field, from), conditions.lt(field, to)),
}

const SETTINGS: Record<string, (asked: Asked, ...args: never[]) => Asked> = {
  ascending: (asked, ...fields: string[]) => ({ ...asked, sort: [...asked.sort, ...conditions.ascending(...namesOf(fields))] }),
  descending: (asked, ...fields: string[]) => ({ ...asked, sort: [...asked.sort, ...conditions.descending(...namesOf(fields))] }),
  limit: (asked, limit: number) => ({ ...asked, limit }),
  skip: (asked, offset: number) => ({ ...asked, offset }),
  skipTo: (asked, cursor: string) => ({ ...asked, cursor }),
}
const namesOf = (fields: string[]): string[] => listOf(fields).map((field) => toRestFieldName(`${field}`))

/** Steps that take a builder: its filter is combined with the filter so far. A builder without conditions matches everything. */
const COMBINATIONS: Record<string, (before: Filter, other: Filter) => Filter> = {
  and: (before, other) => conditions.and(before, other),
  or: (before, other) => (isEmpty(before) ? other : isEmpty(other) ? before : conditions.or(before, other)),
  not: (before, other) => (isEmpty(other) ? before : conditions.and(before, conditions.not(other))),
}
const isEmpty = (filter: Filter): boolean => Object.keys(filter).length === 0

/** The filter of a builder that is an argument, recorded as its chain of calls or as its query. */
function filterOf(builder: unknown): Filter {
  const steps = [builder, ...(isRecord(builder) ? Object.values(builder) : [])].find(isChain)
  if (steps) return ask(steps.filter(({ method }) => method !== 'find')).filter
  const { filter } = (isRecord(builder) && isRecord(builder.query) ? builder.query : builder) as { filter?: Filter }
  if (!filter) throw new Error(`No builder: ${JSON.stringify(builder)}`)
  return filter
}
const isChain = (value: unknown): value is Step[] =>
  Array.isArray(value) && value.every((step) => isRecord(step) && typeof step.method === 'string')

function ask(steps: readonly Step[]): Asked {
  let asked: Asked = { filter: {}, sort: [] }
  for (const { method, args } of steps) {
    const condition = CONDITIONS[method]
    const combination = COMBINATIONS[method]
    const [field, ...values] = args
    if (combination) {
      asked = { ...asked, filter: combination(asked.filter, filterOf(field)) }
    } else if (condition) {
      const added = condition(toRestFieldName(field as string), ...(values as never[]))
      asked = { ...asked, filter: conditions.and(asked.filter, added) }
    } else {
      const setting = SETTINGS[method]
      if (!setting) throw new Error(`The builder's ${method} has no rule`)
      asked = setting(asked, ...(args as never[]))
    }
  }
  return asked
}

type AnyPage = PageByOffset<unknown> | PageByCursor<unknown>

interface Kind {
  /** Requests the first page. */
  find(caller: Caller, asked: Asked, options: object): Promise<AnyPage>
  /** Sends the query of the typed form. */
  typed(caller: Caller, query: object, options: object): Promise<unknown>
}

function query(fn: string, key: string, kind: Kind): Rule {
  return async (scene, ...args: unknown[]) => {
    const chain = decode(scene.vector.call?.chain) as Step[] | undefined
    if (!chain) return typed(fn, kind, scene, args)
    const found = chain.findIndex(({ method }) => method === 'find')
    const moves = chain.slice(found + 1)
    const options = toOurs(fn, args[0] ?? {}, { form: 'builder' })
    try {
      let page = await kind.find(callerOf(scene), ask(chain.slice(0, found)), options)
      const shown = [show(fn, key, scene, page)]
      for (const { method } of moves) {
        page = method === 'prev' ? await page.prev() : await page.next()
        shown.push(show(fn, key, scene, page))
      }
      return { result: moves.length ? shown.map(({ $iterator, items, ...facts }) => facts) : shown[0] }
    } catch (error) {
      if (isCartletError(error) && error.code === 'NO_PAGE') return { error: { name: 'Error', message: error.message } }
      return { error: toSdkError(scene, error) }
    }
  }
}

async function typed(fn: string, kind: Kind, scene: Scene, [given, options]: unknown[]): Promise<Performed> {
  const { query = {}, ...rest } = toOurs(fn, { query: given, ...(isRecord(options) ? options : {}) })
  const reply = await kind.typed(callerOf(scene), query as object, rest)
  return { result: toSdk(fn, reply, { everywhere: isSpecEra(scene) }) }
}

function show(fn: string, key: string, scene: Scene, page: AnyPage): JsonRecord {
  const shaped = toSdk(fn, { [key]: page.items }, { form: 'builder', everywhere: isSpecEra(scene) })
  return toIterator(page, (shaped as JsonRecord)[key], isSpecEra(scene))
}

/** A reply with its list under `Key`. */
type Listing<Key extends string> = { readonly [K in Key]?: readonly unknown[] }

/** A query of catalog version 1 or of collections. */
export const offsetQuery = <Key extends string>(
  fn: string,
  key: Key,
  call: (caller: Caller, query: OffsetQuery) => Promise<Listing<Key>>,
): Rule =>
  query(fn, key, {
    typed: (caller, asked) => call(caller, asked),
    find: (caller, { filter, sort, limit, offset }) =>
      pageByOffset((asked) => call(caller, asked), key, {
        filter,
        ...(sort.length ? { sort } : {}),
        paging: { limit, offset },
      }),
  })

/** A query of catalog version 3, of categories or of inventory. */
export const cursorQuery = <Key extends string>(
  fn: string,
  key: Key,
  call: (caller: Caller, query: CursorQuery, options: object) => Promise<CursorPage & Listing<Key>>,
): Rule =>
  query(fn, key, {
    typed: call,
    find: (caller, { filter, sort, limit, cursor }, options) =>
      pageByCursor((asked: CursorQuery) => call(caller, asked, options), key, {
        filter,
        ...(sort.length ? { sort } : {}),
        cursorPaging: { limit, cursor },
      }),
  })

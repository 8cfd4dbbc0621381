/** Cursor paging: a cursor contains the whole query and the position, so that the next call sends nothing else. */
import { refuse } from '../../gateway/errors'
import { integerBetween, isRecord, type Json, optionalRecord, optionalString, own, parseJson } from '../../untrusted'
import { compileFilter, compileSort, type Fields, numeric } from '../filter'

const DEFAULT_LIMIT = 100
const MAX_CURSOR = 16_000

interface Place {
  offset: number
  filter?: unknown
  sort?: unknown
  search?: unknown
}

const write = (place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64url')

const read = (cursor: string, at: string): Place => {
  try {
    const place: unknown = parseJson(Buffer.from(cursor, 'base64url').toString('utf8'))
    if (isRecord(place) && Number.isSafeInteger(place.offset) && Number(place.offset) >= 0)
      return { ...place, offset: Number(place.offset) }
  } catch {
    // Falls through to the same error as any text that is not a cursor.
  }
  return refuse(at, 'is not a cursor of this query', 'FORMAT')
}

export interface CursorPage<T> {
  items: T[]
  /** Everything that matched, on all pages. */
  matched: T[]
  pagingMetadata: { count: number; cursors: { next?: string; prev?: string }; hasNext: boolean }
}

export interface CursorQuery<T> {
  /** The fields of filter and sort. */
  fields: Fields<T>
  /** The property of the request that contains the query: `query` or `search`. */
  at: string
  maxLimit: number
  /** Narrows the list by a free-text search. */
  searched?: (all: readonly T[], search: unknown) => T[]
}

/** Runs a query that pages by cursor; `paging` with an offset works as well, as in the platform's inventory. */
export const runCursorQuery = <T>(
  all: readonly T[],
  body: unknown,
  { fields, at, maxLimit, searched }: CursorQuery<T>,
): CursorPage<T> => {
  const query: Json = optionalRecord(body, at) ?? {}
  const cursorPaging = optionalRecord(own(query, 'cursorPaging'), `${at}.cursorPaging`) ?? {}
  const paging = optionalRecord(own(query, 'paging'), `${at}.paging`) ?? {}
  const cursor = optionalString(own(cursorPaging, 'cursor'), `${at}.cursorPaging.cursor`, MAX_CURSOR)
  const asked = own(cursorPaging, 'limit') ?? own(paging, 'limit') ?? Math.min(DEFAULT_LIMIT, maxLimit)
  const limit = integerBetween(numeric(asked), `${at}.cursorPaging.limit`, 1, maxLimit)
  const start = integerBetween(numeric(own(paging, 'offset') ?? 0), `${at}.paging.offset`, 0, Number.MAX_SAFE_INTEGER)
  const place: Place = cursor
    ? read(cursor, `${at}.cursorPaging.cursor`)
    : { offset: start, filter: own(query, 'filter'), sort: own(query, 'sort'), search: own(query, 'search') }

  const test = compileFilter(fields, place.filter, `${at}.filter`)
  const compare = compileSort(fields, place.sort, `${at}.sort`)
  const found = searched ? searched(all, place.search) : [...all]
  const matched = found.filter(test).sort(compare)
  const items = matched.slice(place.offset, place.offset + limit)
  const end = place.offset + items.length
  const hasNext = end < matched.length
  return {
    items,
    matched,
    pagingMetadata: {
      count: items.length,
      cursors: {
        ...(hasNext && { next: write({ ...place, offset: end }) }),
        ...(place.offset > 0 && { prev: write({ ...place, offset: Math.max(0, place.offset - limit) }) }),
      },
      hasNext,
    },
  }
}

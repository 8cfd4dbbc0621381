/** Pages of lists, forwards and backwards, and every item of all of them (docs/platform.md §9: 50 a page). */
import type { CallOptions } from '../http/call'
import { CartletError } from '../http/errors'
import { type CursorPage, type CursorPaging, DEFAULT_PAGE_SIZE, type OffsetMetadata, type OffsetQuery } from './model'

/** One page and the way to its neighbours. */
export interface Page<Item> {
  readonly items: readonly Item[]
  /** How many were asked for. */
  readonly limit: number
  readonly hasNext: boolean
  readonly hasPrev: boolean
  /** Rejects with `NO_PAGE` where there is none. */
  next(options?: CallOptions): Promise<this>
  /** Rejects with `NO_PAGE` where there is none. */
  prev(options?: CallOptions): Promise<this>
}

export interface PageByOffset<Item> extends Page<Item> {
  /** Of the first item. */
  readonly offset: number
  /** Of all pages together; undefined where the platform did not count them. */
  readonly total?: number
}

export interface PageByCursor<Item> extends Page<Item> {
  readonly cursors: { readonly next?: string; readonly prev?: string }
}

/** What a list call must take and give to be paged through. */
export type ListCall<Query, Reply> = (query: Query, options?: CallOptions) => Promise<Reply>
/** The list stands in the reply below `Key`. */
type Listing<Key extends string, Item> = { readonly [K in Key]?: readonly Item[] }

interface OffsetReply {
  metadata?: OffsetMetadata
  totalResults?: number
}

/**
 * The first page of an offset query, for example
 * `pageByOffset((query, options) => queryProducts(client, query, options), 'products', { filter })`.
 */
export async function pageByOffset<Key extends string, Item>(
  call: ListCall<OffsetQuery, OffsetReply & Listing<Key, Item>>,
  key: Key,
  query: OffsetQuery = {},
  options?: CallOptions,
): Promise<PageByOffset<Item>> {
  const size = query.paging?.limit ?? DEFAULT_PAGE_SIZE

  async function at(offset: number, limit: number, now?: CallOptions): Promise<PageByOffset<Item>> {
    const reply = await call({ filter: {}, ...query, paging: { offset, limit } }, now)
    const items = reply[key] ?? []
    const total = totalOf(reply)
    // Without a total, only an empty or a short page is known to be the last.
    const hasNext = total === undefined ? items.length >= limit : offset + limit < total
    const hasPrev = offset > 0
    return {
      items,
      offset,
      limit,
      total,
      hasNext,
      hasPrev,
      next: (later) => (hasNext ? at(offset + limit, size, later) : noPage('next')),
      // The page before an offset that is no multiple of the size is a short one, so that nothing is shown twice.
      prev: (later) => (hasPrev ? at(Math.max(0, offset - size), Math.min(size, offset), later) : noPage('previous')),
    }
  }
  return at(query.paging?.offset ?? 0, size, options)
}

const totalOf = ({ metadata, totalResults }: OffsetReply): number | undefined =>
  metadata?.tooManyToCount ? undefined : (metadata?.total ?? totalResults)

/**
 * The first page of a cursor query or search, for example
 * `pageByCursor((query, options) => queryProductsV3(client, query, options), 'products', { filter })`. Later pages send the cursor only.
 */
export async function pageByCursor<Query extends { cursorPaging?: CursorPaging }, Key extends string, Item>(
  call: ListCall<Query, CursorPage & Listing<Key, Item>>,
  key: Key,
  query: Query = {} as Query,
  options?: CallOptions,
): Promise<PageByCursor<Item>> {
  const limit = query.cursorPaging?.limit ?? DEFAULT_PAGE_SIZE

  async function read(asked: Query, now?: CallOptions): Promise<PageByCursor<Item>> {
    const reply = await call(asked, now)
    const { next, prev } = reply.pagingMetadata?.cursors ?? {}
    const follow = (cursor: string | null | undefined, name: string) => (later?: CallOptions) =>
      cursor ? read({ cursorPaging: { limit, cursor } } as Query, later) : noPage(name)
    return {
      items: reply[key] ?? [],
      limit,
      cursors: { next: next || undefined, prev: prev || undefined },
      hasNext: !!next,
      hasPrev: !!prev,
      next: follow(next, 'next'),
      prev: follow(prev, 'previous'),
    }
  }
  const { cursor } = query.cursorPaging ?? {}
  return read((cursor ? { cursorPaging: { limit, cursor } } : { ...query, cursorPaging: { limit } }) as Query, options)
}

/**
 * Every item from `first` on, page after page: `for await (const product of allItems(pageByOffset(…), { signal }))`. A page is asked for
 * when it is needed. Ends at the last page and at an empty one, whatever that says of a next; rejects with what the call rejects with.
 */
export async function* allItems<Item>(
  first: Page<Item> | Promise<Page<Item>>,
  options?: CallOptions,
): AsyncGenerator<Item, void> {
  let page = await first
  for (;;) {
    yield* page.items
    if (!page.hasNext || page.items.length === 0) return
    page = await page.next(options)
  }
}

const noPage = (which: string): Promise<never> => Promise.reject(new CartletError('NO_PAGE', `No ${which} page to fetch`))

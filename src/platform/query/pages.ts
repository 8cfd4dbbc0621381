/** Paging through lists, forwards and backwards, and iteration over all items (docs/platform.md §9: 50 per page). */
import type { CallOptions } from '../http/call'
import { CartletError } from '../http/errors'
import { type CursorPage, type CursorPaging, DEFAULT_PAGE_SIZE, type OffsetMetadata, type OffsetQuery } from './model'

/** One page, with methods for the next and previous page. */
export interface Page<Item> {
  readonly items: readonly Item[]
  /** Number of requested items. */
  readonly limit: number
  readonly hasNext: boolean
  readonly hasPrev: boolean
  /** Rejects with `NO_PAGE` when there is no next page. */
  next(options?: CallOptions): Promise<this>
  /** Rejects with `NO_PAGE` when there is no previous page. */
  prev(options?: CallOptions): Promise<this>
}

export interface PageByOffset<Item> extends Page<Item> {
  /** Offset of the first item. */
  readonly offset: number
  /** Number of items on all pages; undefined if the platform did not count them. */
  readonly total?: number
}

export interface PageByCursor<Item> extends Page<Item> {
  readonly cursors: { readonly next?: string; readonly prev?: string }
}

/** The signature of a list call that can be paged. */
export type ListCall<Query, Reply> = (query: Query, options?: CallOptions) => Promise<Reply>
/** A response with its list under `Key`. */
type Listing<Key extends string, Item> = { readonly [K in Key]?: readonly Item[] }

interface OffsetReply {
  metadata?: OffsetMetadata
  totalResults?: number
}

/**
 * Resolves the first page of an offset query, for example
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
    // Without a total, only a page with fewer items than requested is known to be the last.
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
      // Before an offset smaller than the page size, the previous page is shorter, so that no item is repeated.
      prev: (later) => (hasPrev ? at(Math.max(0, offset - size), Math.min(size, offset), later) : noPage('previous')),
    }
  }
  return at(query.paging?.offset ?? 0, size, options)
}

const totalOf = ({ metadata, totalResults }: OffsetReply): number | undefined =>
  metadata?.tooManyToCount ? undefined : (metadata?.total ?? totalResults)

/**
 * Resolves the first page of a cursor query or search, for example `pageByCursor((query, options) => queryProductsV3(client,
 * query, options), 'products', { filter })`. Later pages send the cursor only.
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
 * Iterates over all items from `first` on: `for await (const product of allItems(pageByOffset(…), { signal }))`. Requests each
 * page when it is needed. Ends at the last page, and at an empty page even if it has a next one; rejects with the error of the
 * call.
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

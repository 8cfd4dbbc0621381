import { describe, expect, it } from 'vitest'
import { queryProductsV1 } from '../../../../src/platform/catalog/v1/v1-api'
import type { CallOptions } from '../../../../src/platform/http/call'
import type { CursorQuery, OffsetQuery } from '../../../../src/platform/query/model'
import { allItems, pageByCursor, pageByOffset } from '../../../../src/platform/query/pages'
import { aDevice, json } from '../fake-platform'

const ALL = Array.from({ length: 45 }, (_, i) => i)

/** A call that returns pages of `ALL`, and the queries that it received. */
function aList({ counted = true, size = ALL.length } = {}) {
  const asked: OffsetQuery[] = []
  const call = async (query: OffsetQuery) => {
    asked.push(query)
    const { offset = 0, limit = 0 } = query.paging ?? {}
    return { rows: ALL.slice(0, size).slice(offset, offset + limit), metadata: counted ? { total: size } : {} }
  }
  return { call, asked }
}

const collect = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

describe('pages by offset', () => {
  it('pageByOffset requests 50 items by default', async () => {
    const { call, asked } = aList()
    await pageByOffset(call, 'rows')
    expect(asked).toEqual([{ filter: {}, paging: { offset: 0, limit: 50 } }])
  })

  it.each([
    [30, 20, false, true],
    [10, 50, false, true],
    [0, 45, false, false],
    [0, 44, true, false],
    [25, 20, false, true],
    [24, 20, true, true],
  ])('pageByOffset sets hasNext and hasPrev at offset %i with a limit of %i', async (offset, limit, hasNext, hasPrev) => {
    const page = await pageByOffset(aList().call, 'rows', { paging: { offset, limit } })
    expect(page).toMatchObject({ offset, limit, total: 45, hasNext, hasPrev })
  })

  it('next() and prev() request adjacent pages without overlap, even from an odd offset', async () => {
    const { call, asked } = aList()
    const page = await pageByOffset(call, 'rows', { filter: { a: 1 }, paging: { offset: 7, limit: 10 } })
    const next = await page.next()
    const prev = await page.prev()
    expect([next.items[0], next.items.at(-1), prev.items[0], prev.items.at(-1)]).toEqual([17, 26, 0, 6])
    expect(asked.map(({ filter, paging }) => [filter, paging])).toEqual([
      [{ a: 1 }, { offset: 7, limit: 10 }],
      [{ a: 1 }, { offset: 17, limit: 10 }],
      [{ a: 1 }, { offset: 0, limit: 7 }],
    ])
    expect((await prev.next()).items).toEqual(page.items)
  })

  it('next() and prev() reject with NO_PAGE when there is no such page', async () => {
    const page = await pageByOffset(aList().call, 'rows')
    await expect(page.next()).rejects.toMatchObject({ code: 'NO_PAGE', message: 'No next page to fetch' })
    await expect(page.prev()).rejects.toMatchObject({ code: 'NO_PAGE', message: 'No previous page to fetch' })
  })

  it('requests further pages while pages are full when the response has no total', async () => {
    const { call, asked } = aList({ counted: false, size: 40 })
    expect(await collect(allItems(pageByOffset(call, 'rows', { paging: { limit: 20 } })))).toHaveLength(40)
    expect(asked).toHaveLength(3)
  })

  it('pageByOffset returns no total when the response says tooManyToCount', async () => {
    const call = async () => ({ rows: [1], metadata: { total: 10_000, tooManyToCount: true } })
    expect(await pageByOffset(call, 'rows', { paging: { limit: 1 } })).toMatchObject({ total: undefined, hasNext: true })
  })

  it('pageByOffset works with queryProducts', async () => {
    const device = aDevice()
    device.answer(({ path }) => (path === '/oauth2/token' ? undefined : json({ products: [{ id: 'a' }], totalResults: 1 })))
    const client = device.tab()
    const page = device.settle(pageByOffset((query, options) => queryProductsV1(client, query, options), 'products'))
    expect((await page).items[0]?.id).toBe('a')
  })
})

describe('pages by cursor', () => {
  const replies = (...pages: { rows: number[]; next?: string | null; prev?: string }[]) => {
    const asked: CursorQuery[] = []
    const call = async (query: CursorQuery) => {
      const { rows, next, prev } = pages[asked.push(query) - 1] as (typeof pages)[number]
      return { rows, pagingMetadata: { cursors: { next, prev } } }
    }
    return { call, asked }
  }

  it('pageByCursor sends the query once, and later only the cursor', async () => {
    const { call, asked } = replies({ rows: [1], next: 'n' }, { rows: [2], prev: 'p', next: null }, { rows: [1] })
    const first = await pageByCursor(call, 'rows', { filter: { a: 1 }, cursorPaging: { limit: 20 } })
    const second = await first.next()
    await second.prev()
    expect(asked).toEqual([
      { filter: { a: 1 }, cursorPaging: { limit: 20 } },
      { cursorPaging: { limit: 20, cursor: 'n' } },
      { cursorPaging: { limit: 20, cursor: 'p' } },
    ])
    expect(second).toMatchObject({ hasNext: false, hasPrev: true, cursors: { prev: 'p' } })
    await expect(second.next()).rejects.toMatchObject({ code: 'NO_PAGE' })
  })

  it('pageByCursor starts at a given cursor without sending the filter', async () => {
    const { call, asked } = replies({ rows: [] })
    await pageByCursor(call, 'rows', { filter: { a: 1 }, cursorPaging: { cursor: 'x' } })
    expect(asked).toEqual([{ cursorPaging: { limit: 50, cursor: 'x' } }])
  })

  it('allItems stops at an empty page even if it has a next cursor', async () => {
    const { call, asked } = replies({ rows: [1], next: 'n' }, { rows: [], next: 'n' })
    expect(await collect(allItems(pageByCursor(call, 'rows')))).toEqual([1])
    expect(asked).toHaveLength(2)
  })
})

describe('allItems', () => {
  it('allItems requests each page only when its items are needed', async () => {
    const { call, asked } = aList()
    const items = allItems(pageByOffset(call, 'rows', { paging: { limit: 10 } }))
    for (let i = 0; i < 11; i++) await items.next()
    expect(asked).toHaveLength(2)
    expect(await collect(items)).toHaveLength(34)
    expect(asked).toHaveLength(5)
  })

  it('allItems passes its signal to every page and rejects with the error of the call', async () => {
    const signal = new AbortController().signal
    const seen: (CallOptions | undefined)[] = []
    const call = async (_: OffsetQuery, options?: CallOptions) => {
      if (seen.push(options) === 3) throw new Error('gone')
      return { rows: [1], totalResults: 9 }
    }
    const items = allItems(pageByOffset(call, 'rows', { paging: { limit: 1 } }, { signal }), { signal })
    await expect(collect(items)).rejects.toThrow('gone')
    expect(seen).toEqual([{ signal }, { signal }, { signal }])
  })
})

/** Free-text search and aggregations in version 3 of the catalog. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collectionIdOf } from '../../seed'
import { type Platform, startPlatform } from '../../server'
import { createShopper, type Shopper, violationOf } from '../support/support'

interface Result {
  name: string
  type: string
  values?: { results: { value: string; count: number }[] }
  ranges?: { results: { from?: number; to?: number; count: number }[] }
  scalar?: { type: string; value: number }
  dateHistogram?: { results: { value: string; count: number }[] }
  nested?: { results: { results: Record<string, Record<string, { value?: string | number; count?: number }>> }[] }
}
interface SearchBody {
  products: { slug: string; actualPriceRange: { minValue: { amount: string } } }[]
  pagingMetadata: { count: number; hasNext: boolean; cursors: { next?: string } }
  aggregationData: { results: Result[] }
}

let platform: Platform
let shopper: Shopper
beforeAll(async () => {
  platform = await startPlatform({ catalogVersion: 'v3' })
  shopper = await createShopper(platform)
})
afterAll(() => platform.close())

const search = (payload: unknown) => shopper.post<SearchBody>('/stores/v3/products/search', { search: payload })
const slugs = async (payload: unknown) => (await search(payload)).body.products.map(({ slug }) => slug)
const aggregate = async (...aggregations: unknown[]) => (await search({ aggregations })).body.aggregationData.results
/** Limits a search to the studio's first thirteen products, whose prices and dates other tests rely on as well. */
const EARLY = { createdDate: { $lt: '2026-01-18' } }

describe('free text', () => {
  it('ranks matches in names before matches in descriptions', async () => {
    const search = { expression: 'stoneware' }
    expect(await slugs({ search: { ...search, fields: ['name'] } })).toEqual(['stoneware-bowl'])
    expect(await slugs({ search: { ...search, fields: ['description'] } })).toEqual(['blue-mug'])
    // The mug was created first, so only the ranking places it last.
    expect(await slugs({ search })).toEqual(['stoneware-bowl', 'blue-mug'])
  })

  it('finds words with one slip of the pen only when asked to', async () => {
    const named = (expression: string, fuzzy?: boolean) => slugs({ search: { expression, mode: 'AND', fields: ['name'], fuzzy } })
    expect(await named('stonewrae bwol', true)).toEqual(['stoneware-bowl'])
    expect(await named('stonewar bowll', true)).toEqual(['stoneware-bowl'])
    expect(await named('stonewrae bwol')).toEqual([])
    expect(await named('stnoewrae', true)).toEqual([])
  })

  it('matches one of the words by default, and all of them in mode AND', async () => {
    const filter = EARLY
    const any = await slugs({ search: { expression: 'blue linen', fields: ['name'] }, filter })
    expect(any.sort()).toEqual(['blue-mug', 'linen-tee'])
    expect(await slugs({ search: { expression: 'blue mug', mode: 'AND', fields: ['name'] }, filter })).toEqual(['blue-mug'])
    expect(await slugs({ search: { expression: 'blue linen', mode: 'AND', fields: ['name'] }, filter })).toEqual([])
  })

  it('matches prefixes regardless of case, and words in any script', async () => {
    expect(await slugs({ search: { expression: 'BOTAN', fields: ['name'] } })).toEqual(['botanical-poster'])
    expect(await slugs({ search: { expression: 'شال' } })).toContain('woven-shawl')
  })

  it('filters, sorts and pages the results of a search', async () => {
    const payload = {
      search: { expression: 'linen' },
      filter: EARLY,
      sort: [{ fieldName: 'actualPriceRange.minValue.amount', order: 'ASC' }],
      cursorPaging: { limit: 1 },
    }
    const first = (await search(payload)).body
    const second = (await search({ cursorPaging: { limit: 1, cursor: first.pagingMetadata.cursors.next } })).body
    const [a, b] = [first, second].map(({ products }) => Number(products[0]?.actualPriceRange.minValue.amount))
    expect([first.pagingMetadata.hasNext, (a ?? 0) <= (b ?? 0)]).toEqual([true, true])
    expect(first.products[0]?.slug).not.toBe(second.products[0]?.slug)
  })

  it('counts the matches without listing them', async () => {
    const count = (body: unknown) => shopper.post<{ count: number }>('/stores/v3/products/count', body)
    expect((await count({})).body.count).toBe(47)
    expect((await count({ search: { expression: 'mug', fields: ['name'] } })).body.count).toBe(2)
    const byGet = await shopper.call<{ count: number }>(
      'GET',
      `/stores/v3/products/count?.r=${Buffer.from(JSON.stringify({ filter: EARLY })).toString('base64url')}`,
    )
    expect(byGet.body.count).toBe(13)
  })
})

describe('aggregations', () => {
  it('counts values, the most frequent first', async () => {
    const [result] = await aggregate({
      name: 'stock',
      type: 'VALUE',
      fieldPath: 'inventory.availabilityStatus',
      value: { limit: 5, sortType: 'COUNT', sortDirection: 'DESC' },
    })
    const { results = [] } = result?.values ?? {}
    expect(results[0]?.value).toBe('IN_STOCK')
    expect(results.map(({ count }) => count)).toEqual(results.map(({ count }) => count).sort((a, b) => b - a))
    let sum = 0
    for (const { count } of results) sum += count
    expect(sum).toBe(47)
  })

  it('counts missing values only on request', async () => {
    const brands = { type: 'VALUE', fieldPath: 'brand.name' }
    const [without, included, named] = await aggregate(
      { name: 'a', ...brands },
      { name: 'b', ...brands, value: { missingValues: 'INCLUDE' } },
      { name: 'c', ...brands, value: { missingValues: 'INCLUDE', includeOptions: { addToBucket: 'No brand' } } },
    )
    const values = (result?: Result) => result?.values?.results.map(({ value }) => value)
    expect(values(without)).toEqual(['Haldane', 'Moor & Hive', 'Uliveto'])
    expect(included?.values?.results[0]).toEqual({ value: 'undefined', count: 43 })
    expect(values(named)?.[0]).toBe('No brand')
  })

  it('sorts values and stops at the limit', async () => {
    const [result] = await aggregate({
      name: 'a',
      type: 'VALUE',
      fieldPath: 'brand.name',
      value: { sortType: 'VALUE', sortDirection: 'DESC', limit: 2 },
    })
    expect(result?.values?.results.map(({ value }) => value)).toEqual(['Uliveto', 'Moor & Hive'])
  })

  it('divides prices into ranges that do not overlap', async () => {
    const price = { type: 'RANGE', fieldPath: 'actualPriceRange.minValue.amount' }
    const [result] = await aggregate({
      name: 'p',
      ...price,
      range: { buckets: [{ to: 20 }, { from: 20, to: 50 }, { from: 50 }] },
    })
    const counts = result?.ranges?.results.map(({ count }) => count) ?? []
    expect(result?.ranges?.results.map(({ from, to }) => [from, to])).toEqual([
      [undefined, 20],
      [20, 50],
      [50, undefined],
    ])
    expect(counts[0]).toBeGreaterThan(0)
    expect((counts[0] ?? 0) + (counts[1] ?? 0) + (counts[2] ?? 0)).toBe(47)
  })

  it('computes the minimum, the maximum and the number of distinct values', async () => {
    const at = { type: 'SCALAR', fieldPath: 'actualPriceRange.minValue.amount' }
    const results = await aggregate(
      { name: 'min', ...at, scalar: { type: 'MIN' } },
      { name: 'max', ...at, scalar: { type: 'MAX' } },
      { name: 'brands', type: 'SCALAR', fieldPath: 'brand.name', scalar: { type: 'COUNT_DISTINCT' } },
    )
    const prices = (await search({ cursorPaging: { limit: 100 } })).body.products.map((product) =>
      Number(product.actualPriceRange.minValue.amount),
    )
    expect(results.map(({ scalar }) => scalar?.value)).toEqual([Math.min(...prices), Math.max(...prices), 3])
  })

  it('counts dates per interval', async () => {
    const dates = { type: 'DATE_HISTOGRAM', fieldPath: 'createdDate' }
    const [months, weeks] = await aggregate(
      { name: 'm', ...dates, dateHistogram: { interval: 'MONTH' } },
      { name: 'w', ...dates, dateHistogram: { interval: 'WEEK' } },
    )
    expect(months?.dateHistogram?.results).toEqual([
      { value: '2026-01-01T00:00:00.000Z', count: 27 },
      { value: '2026-02-01T00:00:00.000Z', count: 20 },
    ])
    expect(weeks?.dateHistogram?.results[0]).toEqual({ value: '2026-01-05T00:00:00.000Z', count: 7 })
  })

  it('nests one aggregation in another', async () => {
    const [result] = await aggregate({
      name: 'n',
      type: 'NESTED',
      nested: {
        nestedAggregations: [
          { name: 'brand', type: 'VALUE', fieldPath: 'brand.name', value: { sortType: 'VALUE', sortDirection: 'ASC' } },
          { name: 'cheapest', type: 'SCALAR', fieldPath: 'actualPriceRange.minValue.amount', scalar: { type: 'MIN' } },
        ],
      },
    })
    expect(result?.nested?.results.map(({ results }) => results.brand?.value)).toEqual([
      { value: 'Haldane', count: 2 },
      { value: 'Moor & Hive', count: 1 },
      { value: 'Uliveto', count: 1 },
    ])
    const haldane = (await search({ filter: { 'brand.name': 'Haldane' } })).body.products.map((product) =>
      Number(product.actualPriceRange.minValue.amount),
    )
    expect(result?.nested?.results[0]?.results.cheapest).toMatchObject({ scalar: { value: Math.min(...haldane) } })
  })

  it('aggregates all matches, not only the page', async () => {
    const aggregations = [{ name: 'a', type: 'VALUE', fieldPath: 'productType' }]
    const filter = { 'directCategoriesInfo.categories': { $hasSome: [collectionIdOf('home')] } }
    const { body } = await search({ filter, cursorPaging: { limit: 2 }, aggregations })
    expect([body.products.length, body.aggregationData.results[0]?.values?.results]).toEqual([
      2,
      [{ value: 'PHYSICAL', count: 11 }],
    ])
  })

  it.each<[unknown, string]>([
    [{ name: 'x', type: 'VALUE', fieldPath: 'colour' }, 'search.aggregations[0].fieldPath'],
    [{ name: 'x', type: 'SCALAR', fieldPath: 'name' }, 'search.aggregations[0].scalar.type'],
    [{ name: 'x', type: 'RANGE', fieldPath: 'name', range: {} }, 'search.aggregations[0].range.buckets'],
    [{ name: 'x', type: 'AVERAGE', fieldPath: 'name' }, 'search.aggregations[0].type'],
    [{ type: 'VALUE', fieldPath: 'name' }, 'search.aggregations[0].name'],
    [{ name: 'x', type: 'NESTED', nested: { nestedAggregations: [] } }, 'search.aggregations[0].nested.nestedAggregations'],
  ])('refuses the aggregation %j', async (aggregation, field) => {
    expect(violationOf(await search({ aggregations: [aggregation] }))?.field).toBe(field)
  })
})

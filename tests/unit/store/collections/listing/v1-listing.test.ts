import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collectionIdOf, productIdOf } from '../../../../../demo/platform/seed'
import { createListingV1 } from '../../../../../src/store/collections/listing/v1-listing.chunk'
import { aLocalList, slugsOf } from '../../../../support/fakes/local-list'

let list: Awaited<ReturnType<typeof aLocalList>>
const craft = { collectionIds: [collectionIdOf('craft')] }

beforeAll(async () => {
  list = await aLocalList('v1', createListingV1)
})
afterAll(() => list.platform.close())

describe('createListingV1', () => {
  it('finds a collection by slug and by id, and returns undefined for an unknown one', async () => {
    const craftCollection = { id: collectionIdOf('craft'), slug: 'craft', name: 'Craft' }
    expect(await list.listing.findCollection('craft')).toEqual(craftCollection)
    expect(await list.listing.findCollection(collectionIdOf('craft'))).toEqual(craftCollection)
    expect(await list.listing.findCollection('../../collections/craft')).toBeUndefined()
    expect(await list.listing.findCollection('no-such')).toBeUndefined()
    expect(await list.listing.findCollection('0a1b2c3d-0000-4000-8000-00000000dead')).toBeUndefined()
  })

  it('lists the products of a collection in the shop’s order with the total', async () => {
    const page = await list.page(craft)
    expect(slugsOf(page)).toEqual([
      'merino-yarn',
      'bamboo-needles',
      'embroidery-kit',
      'brass-snips',
      'plant-dyes',
      'fern-brushes',
      'washi-tape',
    ])
    expect(page).toMatchObject({ total: 7, next: undefined })
  })

  it('leaves hidden products out of the list of the whole shop', async () => {
    expect(slugsOf(await list.page())).not.toContain('prototype-lantern')
  })

  it.each([
    ['price-asc', ['washi-tape', 'bamboo-needles', 'fern-brushes']],
    ['price-desc', ['plant-dyes', 'embroidery-kit', 'brass-snips']],
    ['name-asc', ['bamboo-needles', 'brass-snips', 'embroidery-kit']],
    ['name-desc', ['plant-dyes', 'washi-tape', 'merino-yarn']],
  ] as const)('lists a collection sorted by %s', async (sort, slugs) => {
    expect(slugsOf(await list.page(craft, { sort })).slice(0, 3)).toEqual(slugs)
  })

  it('lists a collection sorted by newest from the latest date of creation to the earliest', async () => {
    const slugs = slugsOf(await list.page(craft, { sort: 'newest' }))
    const sent = list.exchanges.at(-1)?.answer?.products as { slug: string; createdDate: string }[]
    const dates = new Map(sent.map(({ slug, createdDate }) => [slug, createdDate]))
    expect(new Set(dates.values()).size).toBe(7)
    expect(slugs).toEqual([...dates.keys()].sort((a, b) => ((dates.get(a) ?? '') < (dates.get(b) ?? '') ? 1 : -1)))
  })

  it.each([
    [{ minPrice: 18, maxPrice: 40 }, ['embroidery-kit', 'brass-snips']],
    [{ maxPrice: 9 }, ['bamboo-needles', 'washi-tape']],
    [{ text: 'NEEDLE' }, ['bamboo-needles']],
    [{ text: 'washi', minPrice: 100 }, []],
  ])('lists and counts the products that match %j', async (filters, slugs) => {
    const page = await list.page(craft, { filters })
    expect(slugsOf(page).sort()).toEqual([...slugs].sort())
    expect(page.total).toBe(slugs.length)
  })

  it('the in-stock filter drops sold-out products and keeps partly sold-out ones', async () => {
    const garden = { collectionIds: [collectionIdOf('garden')] }
    list.platform.setStock('hand-trowel', 0)
    const all = slugsOf(await list.page(garden))
    const inStock = slugsOf(await list.page(garden, { filters: { inStock: true } }))
    expect(all).toContain('hand-trowel')
    expect(inStock).not.toContain('hand-trowel')
    expect(inStock).toContain('terracotta-pot') // one size of it is sold out
    list.platform.reset()
  })

  it('lists the products requested by id, and leaves out excluded ids', async () => {
    const productIds = [productIdOf('blue-mug'), productIdOf('linen-tee'), '0a1b2c3d-0000-4000-8000-00000000dead']
    expect(slugsOf(await list.page({ productIds })).sort()).toEqual(['blue-mug', 'linen-tee'])
    const exceptIds = [productIdOf('brass-snips'), productIdOf('plant-dyes')]
    const left = slugsOf(await list.page({ ...craft, exceptIds }))
    expect(left).toHaveLength(5)
    expect(left).not.toContain('brass-snips')
  })

  it('lists the whole shop page by page, with each product once', async () => {
    const pages = await list.pages(list.ask({}, { sort: 'name-asc' }, { limit: 7 }))
    const slugs = pages.flatMap(slugsOf)
    expect(pages.slice(0, -1).every(({ products }) => products.length === 7)).toBe(true)
    expect(slugs).toHaveLength(pages[0]?.total as number)
    expect(new Set(slugs).size).toBe(slugs.length)
  })

  it('loadFacets finds the price range with two queries for one product each', async () => {
    const before = list.exchanges.length
    expect(await list.listing.loadFacets?.(craft)).toEqual({ price: { min: 3.5, max: 44 }, options: [] })
    const asked = list.exchanges.slice(before)
    expect(asked.map(({ answer }) => (answer?.products as unknown[]).length)).toEqual([1, 1])
  })

  it('loadFacets returns no price range for an empty list', async () => {
    expect(await list.listing.loadFacets?.({ productIds: [] })).toEqual({ price: undefined, options: [] })
  })

  it('an aborted page request rejects with ABORTED', async () => {
    const life = new AbortController()
    const page = list.listing.page(list.ask(), undefined, life.signal)
    life.abort()
    await expect(page).rejects.toMatchObject({ code: 'ABORTED' })
  })
})

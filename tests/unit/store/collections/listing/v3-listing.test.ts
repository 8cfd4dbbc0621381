import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { choiceIdOf } from '../../../../../demo/platform/catalog/v3/keys'
import { collectionIdOf, productIdOf } from '../../../../../demo/platform/seed'
import type { Facets } from '../../../../../src/store/collections/list-model'
import { createListingV3 } from '../../../../../src/store/collections/listing/v3-listing'
import { aLocalList, slugsOf } from '../../../../support/fakes/local-list'

let list: Awaited<ReturnType<typeof aLocalList>>
const craft = { collectionIds: [collectionIdOf('craft')] }
const kitchen = { collectionIds: [collectionIdOf('kitchen')] }
const choice = (option: string, name: string) => choiceIdOf('PRODUCT_OPTION', option, name)
const optionIn = (facets: Facets | undefined, option: string) =>
  facets?.options.find(({ name }) => name === option)?.choices.map(({ label }) => label)

beforeAll(async () => {
  list = await aLocalList('v3', createListingV3)
})
afterAll(() => list.platform.close())

describe('a list of version 3', () => {
  it('finds a category by slug and by id, and none that is not there', async () => {
    const category = { id: collectionIdOf('craft'), slug: 'craft', name: 'Craft' }
    expect(await list.listing.findCollection('craft')).toEqual(category)
    expect(await list.listing.findCollection(collectionIdOf('craft'))).toEqual(category)
    expect(await list.listing.findCollection('no-such')).toBeUndefined()
    expect(await list.listing.findCollection('0a1b2c3d-0000-4000-8000-00000000dead')).toBeUndefined()
  })

  it('holds what is in the category and below it, and counts it without a call for that', async () => {
    const before = list.exchanges.length
    const page = await list.listing.page({ ...list.ask(kitchen, { sort: 'newest' }), filters: [] }, undefined)
    expect(list.exchanges).toHaveLength(before + 1)
    expect(slugsOf(page)).toContain('iron-teapot')
    expect(page).toMatchObject({ total: page.products.length, next: undefined })
    const home = await list.page({ collectionIds: [collectionIdOf('home')] })
    expect(slugsOf(home)).toEqual(expect.arrayContaining(['blue-mug', 'iron-teapot'])) // the kitchen is in the home
  })

  it.each([
    ['price-asc', ['washi-tape', 'bamboo-needles', 'fern-brushes']],
    ['price-desc', ['plant-dyes', 'embroidery-kit', 'brass-snips']],
    ['name-asc', ['bamboo-needles', 'brass-snips', 'embroidery-kit']],
    ['name-desc', ['plant-dyes', 'washi-tape', 'merino-yarn']],
  ] as const)('is sorted by %s', async (sort, slugs) => {
    expect(slugsOf(await list.page(craft, { sort })).slice(0, 3)).toEqual(slugs)
  })

  it('sorted by newest begins with what came last', async () => {
    const newest = slugsOf(await list.page(craft, { sort: 'newest' }))
    expect([newest[0], newest.at(-1)]).toEqual(['washi-tape', 'merino-yarn'])
  })

  it.each([
    // Any price of it lies within: the needles cost 9 and 10.50.
    [{ minPrice: 10, maxPrice: 12 }, ['bamboo-needles']],
    [{ maxPrice: 4 }, ['washi-tape']],
    [{ text: 'needles bamboo' }, ['bamboo-needles']],
    [{ text: 'needles', minPrice: 100 }, []],
    [{}, ['merino-yarn', 'bamboo-needles', 'embroidery-kit', 'brass-snips', 'plant-dyes', 'fern-brushes', 'washi-tape']],
  ])('narrowed by %j holds the rest', async (filters, slugs) => {
    const page = await list.page(craft, { filters })
    expect(slugsOf(page).sort()).toEqual([...slugs].sort())
    expect(page.total).toBe(slugs.length)
  })

  it('narrowed by choices holds what has any of one option and something of every other', async () => {
    const oatOrNight = { Glaze: [choice('Glaze', 'Oat'), choice('Glaze', 'Night')] }
    expect(slugsOf(await list.page(kitchen, { filters: { choices: oatOrNight } })).sort()).toEqual([
      'dinner-plate',
      'stoneware-bowl',
    ])
    const both = { ...oatOrNight, Size: [choice('Size', '18 cm')] }
    expect(slugsOf(await list.page(kitchen, { filters: { choices: both } }))).toEqual(['stoneware-bowl'])
    expect(slugsOf(await list.page(kitchen, { filters: { choices: { Glaze: [] } } })).length).toBeGreaterThan(2)
  })

  it('in stock leaves out what is sold out, and keeps what is so in part', async () => {
    const garden = { collectionIds: [collectionIdOf('garden')] }
    list.platform.setStock('hand-trowel', 0)
    expect(slugsOf(await list.page(garden))).toContain('hand-trowel')
    const inStock = slugsOf(await list.page(garden, { filters: { inStock: true } }))
    expect(inStock).not.toContain('hand-trowel')
    expect(inStock).toContain('terracotta-pot')
    list.platform.reset()
  })

  it('tells with its first page what it can be narrowed by: prices, and the choices of this category alone', async () => {
    const { facets } = await list.page(kitchen)
    expect(facets?.price?.min).toBeCloseTo(9.5)
    expect(facets?.price?.max).toBeGreaterThan(facets?.price?.min as number)
    expect(optionIn(facets, 'Glaze')).toEqual(['Oat', 'Moss', 'Night'])
    expect(facets?.options.find(({ name }) => name === 'Glaze')?.choices[0]?.color).toBe('#e6d8bd')
    expect(optionIn(facets, 'Size')).not.toContain('XL') // a size of the shirts
  })

  it('asks for the names of options once, and is a list without them', async () => {
    const own = await aLocalList('v3', createListingV3)
    own.platform.faults.add({ path: '/stores/v3/customizations/query', kind: 'status', status: 400 })
    expect((await own.page(kitchen)).facets?.options).toEqual([])
    own.platform.faults.clear()
    expect((await own.page(kitchen)).facets?.options.length).toBeGreaterThan(0)
    await own.page(craft)
    const named = own.exchanges.filter(({ request }) => request.url.includes('customizations'))
    expect(named.map(({ status }) => status)).toEqual([400, 200])
    await own.platform.close()
  })

  it('tells which products it does not know the variants of', async () => {
    const { partial } = await list.page({ productIds: [productIdOf('blue-mug'), productIdOf('linen-tee')] })
    expect([...(partial ?? [])]).toEqual([productIdOf('linen-tee')])
  })

  it('holds exactly the products that are asked for by id, and none of those that are excepted', async () => {
    const productIds = [productIdOf('blue-mug'), productIdOf('linen-tee'), '0a1b2c3d-0000-4000-8000-00000000dead']
    expect(slugsOf(await list.page({ productIds })).sort()).toEqual(['blue-mug', 'linen-tee'])
    const left = slugsOf(await list.page({ ...craft, exceptIds: [productIdOf('brass-snips'), productIdOf('plant-dyes')] }))
    expect(left).toHaveLength(5)
    expect(left).not.toContain('brass-snips')
  })

  it('comes page by page to its end, each product once, and sends no more than the cursor for the later ones', async () => {
    const before = list.exchanges.length
    const pages = await list.pages(list.ask({}, { sort: 'name-asc' }, { limit: 7, filters: [] }))
    const slugs = pages.flatMap(slugsOf)
    expect(slugs).toHaveLength(pages[0]?.total as number)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(pages[1]?.total).toBeUndefined() // it has been told
    const second = new URL(list.exchanges[before + 1]?.request.url ?? '').searchParams.get('.r') ?? ''
    const { search } = JSON.parse(Buffer.from(second, 'base64url').toString()) as { search: object }
    expect(Object.keys(search)).toEqual(['cursorPaging'])
  })

  it('of nothing counts nothing', async () => {
    expect(await list.page({ productIds: [] })).toMatchObject({ products: [], total: 0, next: undefined })
  })

  it('is given up when nobody wants it any more', async () => {
    const life = new AbortController()
    const page = list.listing.page(list.ask(), undefined, life.signal)
    life.abort()
    await expect(page).rejects.toMatchObject({ code: 'ABORTED' })
  })
})

describe('a category of version 3 in the merchant’s own order', () => {
  const FIRST = ['iron-teapot', 'stoneware-bowl', 'loose-tea', 'dinner-plate']
  const ITEMS = `/categories/v1/categories/${kitchen.collectionIds[0]}/list-items`
  const pathsSince = (count: number) => list.exchanges.slice(count).map(({ request }) => new URL(request.url).pathname)
  const whole = async () => slugsOf(await list.page(kitchen))
  /** Everything of a page after the other, and how often each path was asked. */
  const walked = async (query: Parameters<typeof list.ask>[1], limit: number) => {
    const before = list.exchanges.length
    const pages = await list.pages(list.ask(kitchen, query, { limit, filters: [] }))
    return { pages, slugs: pages.flatMap(slugsOf), paths: pathsSince(before) }
  }

  it('begins with what was put in order, and goes on with the newest', async () => {
    const slugs = await whole()
    expect(slugs.slice(0, 4)).toEqual(FIRST)
    const newest = slugsOf(await list.page(kitchen, { sort: 'newest' }))
    expect(slugs.slice(4)).toEqual(newest.filter((slug) => !FIRST.includes(slug)))
    expect(slugs).not.toEqual([...slugs].sort())
  })

  it('asks for order and products at once, and for nothing more where the whole list is on its page', async () => {
    const before = list.exchanges.length
    const page = await list.listing.page({ ...list.ask(kitchen), filters: [] }, undefined)
    expect(pathsSince(before).sort()).toEqual([ITEMS, '/stores/v3/products/search'])
    expect(page).toMatchObject({ total: page.products.length, next: undefined })
  })

  it('comes page by page to its end, each product once, and is counted on the first page', async () => {
    const { pages, slugs } = await walked({}, 3)
    expect(slugs).toEqual(await whole())
    expect(pages.map(({ products }) => products.length)).toEqual([3, 3, 3, 1])
    expect(pages.map(({ total }) => total)).toEqual([10, undefined, undefined, undefined])
  })

  it('keeps that order when it is narrowed, on one page and on several', async () => {
    const filters = { maxPrice: 30 }
    const narrowed = slugsOf(await list.page(kitchen, { filters }))
    expect(narrowed.length).toBeGreaterThan(3)
    expect(narrowed.length).toBeLessThan(10)
    expect(narrowed).toEqual((await whole()).filter((slug) => narrowed.includes(slug)))
    const { pages, slugs } = await walked({ filters }, 2)
    expect(slugs).toEqual(narrowed)
    expect(pages[0]?.total).toBe(narrowed.length)
  })

  it('is the order of what was searched for where words narrow it', async () => {
    const { paths } = await walked({ filters: { text: 'tea' } }, 100)
    expect(paths).not.toContain(ITEMS)
  })

  it.each([
    ['sorted otherwise', kitchen, { sort: 'price-asc' as const }],
    ['of several categories', { collectionIds: [...kitchen.collectionIds, ...craft.collectionIds] }, {}],
    ['of what is related to a product', { ...kitchen, exceptIds: [productIdOf('iron-teapot')] }, {}],
    ['of the whole shop', {}, {}],
  ])('is not asked for a list %s', async (_, subject, query) => {
    const before = list.exchanges.length
    await list.page(subject, query)
    expect(pathsSince(before)).not.toContain(ITEMS)
  })

  it('leaves out a product that the order names and that is gone', async () => {
    const { listing, platform } = list
    const hidden = productIdOf('loose-tea')
    const { apiKey, siteId } = platform.credentials()
    const headers = { authorization: apiKey, 'wix-site-id': siteId, 'content-type': 'application/json' }
    const gone = await fetch(`${platform.url}/stores/v3/products/${hidden}`, { method: 'DELETE', headers })
    expect(gone.status).toBe(200)
    const page = await listing.page({ ...list.ask(kitchen, {}, { limit: 3 }), filters: [] }, undefined)
    expect(slugsOf(page)).toEqual(['iron-teapot', 'stoneware-bowl', 'dinner-plate'])
    platform.reset()
  })

  it('gives way to the order of the search where the platform does not tell it', async () => {
    list.platform.faults.add({ path: ITEMS, kind: 'status', status: 403 })
    const { pages, slugs } = await walked({}, 4)
    expect(pages).toHaveLength(3)
    expect([...slugs].sort()).toEqual([...new Set(slugs)].sort())
    list.platform.faults.clear()
    expect([...slugs].sort()).toEqual([...(await whole())].sort())
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { choiceIdOf } from '../../../../../demo/platform/catalog/v3/keys'
import { collectionIdOf, productIdOf } from '../../../../../demo/platform/seed'
import type { Search } from '../../../../../src/platform/query/model'
import type { Facets } from '../../../../../src/store/collections/list-model'
import { createListingV3 } from '../../../../../src/store/collections/listing/v3-listing.chunk'
import { aLocalList, slugsOf } from '../../../../support/fakes/local-list'

let list: Awaited<ReturnType<typeof aLocalList>>
const craft = { collectionIds: [collectionIdOf('craft')] }
const kitchen = { collectionIds: [collectionIdOf('kitchen')] }
const choice = (option: string, name: string) => choiceIdOf('PRODUCT_OPTION', option, name)
const optionIn = (facets: Facets | undefined, option: string) =>
  facets?.options.find(({ name }) => name === option)?.choices.map(({ label }) => label)

/** The search of the first such request from this exchange on. */
function searchOf(from: number): { search: Search & { aggregations: { name: string }[] } } {
  const sent = list.exchanges.slice(from).find(({ request }) => request.url.includes('/products/search'))
  const encoded = new URL(sent?.request.url ?? '').searchParams.get('.r') ?? ''
  return JSON.parse(Buffer.from(encoded, 'base64url').toString())
}

beforeAll(async () => {
  list = await aLocalList('v3', createListingV3)
})
afterAll(() => list.platform.close())

describe('createListingV3', () => {
  it('finds a category by slug and by id, and returns undefined for an unknown one', async () => {
    const category = { id: collectionIdOf('craft'), slug: 'craft', name: 'Craft' }
    expect(await list.listing.findCollection('craft')).toEqual(category)
    expect(await list.listing.findCollection(collectionIdOf('craft'))).toEqual(category)
    expect(await list.listing.findCollection('no-such')).toBeUndefined()
    expect(await list.listing.findCollection('0a1b2c3d-0000-4000-8000-00000000dead')).toBeUndefined()
  })

  it('lists the products of a category and its subcategories, with the total, in one request', async () => {
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
  ] as const)('lists a category sorted by %s', async (sort, slugs) => {
    expect(slugsOf(await list.page(craft, { sort })).slice(0, 3)).toEqual(slugs)
  })

  it('lists the newest product first and the oldest last when sorted by newest', async () => {
    const newest = slugsOf(await list.page(craft, { sort: 'newest' }))
    expect([newest[0], newest.at(-1)]).toEqual(['washi-tape', 'merino-yarn'])
  })

  it.each([
    // An overlapping price range is enough: the needles cost 9 and 10.50.
    [{ minPrice: 10, maxPrice: 12 }, ['bamboo-needles']],
    [{ maxPrice: 4 }, ['washi-tape']],
    [{ text: 'needles bamboo' }, ['bamboo-needles']],
    [{ text: 'needles', minPrice: 100 }, []],
    [{}, ['merino-yarn', 'bamboo-needles', 'embroidery-kit', 'brass-snips', 'plant-dyes', 'fern-brushes', 'washi-tape']],
  ])('lists and counts the products that match %j', async (filters, slugs) => {
    const page = await list.page(craft, { filters })
    expect(slugsOf(page).sort()).toEqual([...slugs].sort())
    expect(page.total).toBe(slugs.length)
  })

  it('choice filters match any choice within an option, and must match every option', async () => {
    const oatOrNight = { Glaze: [choice('Glaze', 'Oat'), choice('Glaze', 'Night')] }
    expect(slugsOf(await list.page(kitchen, { filters: { choices: oatOrNight } })).sort()).toEqual([
      'dinner-plate',
      'stoneware-bowl',
    ])
    const both = { ...oatOrNight, Size: [choice('Size', '18 cm')] }
    expect(slugsOf(await list.page(kitchen, { filters: { choices: both } }))).toEqual(['stoneware-bowl'])
    expect(slugsOf(await list.page(kitchen, { filters: { choices: { Glaze: [] } } })).length).toBeGreaterThan(2)
  })

  it('the in-stock filter drops sold-out products and keeps partly sold-out ones', async () => {
    const garden = { collectionIds: [collectionIdOf('garden')] }
    list.platform.setStock('hand-trowel', 0)
    expect(slugsOf(await list.page(garden))).toContain('hand-trowel')
    const inStock = slugsOf(await list.page(garden, { filters: { inStock: true } }))
    expect(inStock).not.toContain('hand-trowel')
    expect(inStock).toContain('terracotta-pot')
    list.platform.reset()
  })

  it('delivers facets with the first page: the price range and the choices of this category only', async () => {
    const { facets } = await list.page(kitchen)
    expect(facets?.price?.min).toBeCloseTo(9.5)
    expect(facets?.price?.max).toBeGreaterThan(facets?.price?.min as number)
    expect(optionIn(facets, 'Glaze')).toEqual(['Oat', 'Moss', 'Night'])
    expect(facets?.options.find(({ name }) => name === 'Glaze')?.choices[0]?.color).toBe('#e6d8bd')
    expect(optionIn(facets, 'Size')).not.toContain('XL') // a size of the shirts
  })

  it.each([
    [[], ['availability'], []],
    [['price'], ['availability', 'lowest', 'highest'], ['price']],
    [['options'], ['availability', 'choices'], ['options']],
  ] as const)('with the filters %j on screen it asks for the aggregations %j', async (filters, asked, found) => {
    const before = list.exchanges.length
    const { facets } = await list.listing.page({ ...list.ask(kitchen, { sort: 'newest' }), filters }, undefined)
    const { search } = searchOf(before)
    expect(search.aggregations.map(({ name }) => name)).toEqual(asked)
    expect([facets?.price ? 'price' : [], facets?.options.length ? 'options' : []].flat()).toEqual(found)
  })

  it('the words of a search may be misspelt, those that narrow a list may not, and a hundred characters are sent', async () => {
    const sent = async (...given: Parameters<typeof list.page>) => {
      const before = list.exchanges.length
      await list.page(...given)
      return searchOf(before).search.search
    }
    const fields = ['name', 'description', 'variantsInfo.variants.sku']
    const how = { mode: 'AND', fields }
    expect(await sent({ text: 'teapot' })).toEqual({ ...how, expression: 'teapot', fuzzy: true })
    expect(await sent(kitchen, { filters: { text: 'iron' } })).toEqual({ ...how, expression: 'iron' })
    expect(await sent({ text: 'teapot' }, { filters: { text: 'iron'.repeat(30) } })).toEqual({
      ...how,
      expression: `teapot ${'iron'.repeat(30)}`.slice(0, 100),
      fuzzy: true,
    })
    expect(await sent(kitchen)).toBeUndefined()
  })

  it('requests option names once after a success, and lists without them after a failure', async () => {
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

  it('marks products whose variants are not loaded as partial', async () => {
    const { partial } = await list.page({ productIds: [productIdOf('blue-mug'), productIdOf('linen-tee')] })
    expect([...(partial ?? [])]).toEqual([productIdOf('linen-tee')])
  })

  it('lists the products requested by id, and leaves out excluded ids', async () => {
    const productIds = [productIdOf('blue-mug'), productIdOf('linen-tee'), '0a1b2c3d-0000-4000-8000-00000000dead']
    expect(slugsOf(await list.page({ productIds })).sort()).toEqual(['blue-mug', 'linen-tee'])
    const left = slugsOf(await list.page({ ...craft, exceptIds: [productIdOf('brass-snips'), productIdOf('plant-dyes')] }))
    expect(left).toHaveLength(5)
    expect(left).not.toContain('brass-snips')
  })

  it('lists the whole shop page by page, each product once, and sends only the cursor for later pages', async () => {
    const before = list.exchanges.length
    const pages = await list.pages(list.ask({}, { sort: 'name-asc' }, { limit: 7, filters: [] }))
    const slugs = pages.flatMap(slugsOf)
    expect(slugs).toHaveLength(pages[0]?.total as number)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(pages[1]?.total).toBeUndefined() // the first page had it
    expect(Object.keys(searchOf(before + 1).search)).toEqual(['cursorPaging'])
  })

  it('returns no products and a total of 0 for an empty list of ids', async () => {
    expect(await list.page({ productIds: [] })).toMatchObject({ products: [], total: 0, next: undefined })
  })

  it('an aborted page request rejects with ABORTED', async () => {
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
  /** All pages one after the other, and the paths of the requests. */
  const walked = async (query: Parameters<typeof list.ask>[1], limit: number) => {
    const before = list.exchanges.length
    const pages = await list.pages(list.ask(kitchen, query, { limit, filters: [] }))
    return { pages, slugs: pages.flatMap(slugsOf), paths: pathsSince(before) }
  }

  it('lists the manually ordered products first, then the others by newest', async () => {
    const slugs = await whole()
    expect(slugs.slice(0, 4)).toEqual(FIRST)
    const newest = slugsOf(await list.page(kitchen, { sort: 'newest' }))
    expect(slugs.slice(4)).toEqual(newest.filter((slug) => !FIRST.includes(slug)))
    expect(slugs).not.toEqual([...slugs].sort())
  })

  it('requests order and products in parallel, and nothing more when one page holds the list', async () => {
    const before = list.exchanges.length
    const page = await list.listing.page({ ...list.ask(kitchen), filters: [] }, undefined)
    expect(pathsSince(before).sort()).toEqual([ITEMS, '/stores/v3/products/search'])
    expect(page).toMatchObject({ total: page.products.length, next: undefined })
  })

  it('lists the merchant’s order page by page, with the total on the first page only', async () => {
    const { pages, slugs } = await walked({}, 3)
    expect(slugs).toEqual(await whole())
    expect(pages.map(({ products }) => products.length)).toEqual([3, 3, 3, 1])
    expect(pages.map(({ total }) => total)).toEqual([10, undefined, undefined, undefined])
  })

  it('keeps the merchant’s order when the list is narrowed, on one page and on several', async () => {
    const filters = { maxPrice: 30 }
    const narrowed = slugsOf(await list.page(kitchen, { filters }))
    expect(narrowed.length).toBeGreaterThan(3)
    expect(narrowed.length).toBeLessThan(10)
    expect(narrowed).toEqual((await whole()).filter((slug) => narrowed.includes(slug)))
    const { pages, slugs } = await walked({ filters }, 2)
    expect(slugs).toEqual(narrowed)
    expect(pages[0]?.total).toBe(narrowed.length)
  })

  it('the merchant’s order is not requested when a text search narrows the list', async () => {
    const { paths } = await walked({ filters: { text: 'tea' } }, 100)
    expect(paths).not.toContain(ITEMS)
  })

  it.each([
    ['in another order', kitchen, { sort: 'price-asc' as const }],
    ['of several categories', { collectionIds: [...kitchen.collectionIds, ...craft.collectionIds] }, {}],
    ['of products related to a product', { ...kitchen, exceptIds: [productIdOf('iron-teapot')] }, {}],
    ['of a search', { ...kitchen, text: 'teapot' }, {}],
    ['of named products', { ...kitchen, productIds: [productIdOf('iron-teapot')] }, {}],
    ['of the whole shop', {}, {}],
  ])('the merchant’s order is not requested for a list %s', async (_, subject, query) => {
    const before = list.exchanges.length
    await list.page(subject, query)
    expect(pathsSince(before)).not.toContain(ITEMS)
  })

  it('leaves out a deleted product that the merchant’s order names', async () => {
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

  it('lists all products once when the platform refuses to tell the merchant’s order', async () => {
    list.platform.faults.add({ path: ITEMS, kind: 'status', status: 403 })
    const { pages, slugs } = await walked({}, 4)
    expect(pages).toHaveLength(3)
    expect([...slugs].sort()).toEqual([...new Set(slugs)].sort())
    list.platform.faults.clear()
    expect([...slugs].sort()).toEqual([...(await whole())].sort())
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collectionIdOf, productIdOf, variantIdOf } from '../../seed'
import { type Platform, startPlatform } from '../../server'
import { codeOf, createShopper, type Shopper, violationOf } from '../support/support'

interface ProductBody {
  id: string
  slug: string
  name: string
  priceData: { price: number; discountedPrice: number; formatted: { price: string } }
  stock: { inventoryStatus: string; quantity?: number }
  productOptions: { name: string; choices: { description: string; value: string; inStock: boolean }[] }[]
  variants: { id: string; choices: Record<string, string>; stock: { quantity?: number; inStock: boolean } }[]
  media: { mainMedia: { image: { url: string } } }
}

interface PageBody {
  products: ProductBody[]
  metadata: { items: number; offset: number; total: number }
  totalResults: number
}

let platform: Platform
let shopper: Shopper
beforeAll(async () => {
  platform = await startPlatform()
  shopper = await createShopper(platform)
})
afterAll(() => platform.close())

const PRODUCTS = '/stores-reader/v1/products'
const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64url')
const query = (payload: unknown) => shopper.post<PageBody>(`${PRODUCTS}/query-platformized`, { query: payload })
/** Limits a query to the studio's first thirteen products, so that the shop can grow without changing these lists. */
const EARLY = { createdDate: { $lt: '2026-01-18' } }
const slugs = async (payload: unknown) => (await query(payload)).body.products.map((product) => product.slug)

describe('the product query', () => {
  it('answers the same by GET with .r as by POST', async () => {
    const payload = { query: { filter: { slug: { $in: ['blue-mug', 'wool-throw'] } }, paging: { offset: 0, limit: 50 } } }
    const byGet = await shopper.call<PageBody>('GET', `${PRODUCTS}/query-platformized?.r=${encode(payload)}`)
    expect(byGet.body).toEqual((await query(payload.query)).body)
    expect(byGet.body.products.map((product) => product.slug)).toEqual(['blue-mug', 'wool-throw'])
    expect(byGet.body).toMatchObject({ metadata: { items: 2, offset: 0, total: 2 }, totalResults: 2 })
  })

  it('accepts paging as plain query parameters, and a query without any', async () => {
    const all = await shopper.call<PageBody>('GET', `${PRODUCTS}/query-platformized`)
    expect(all.body.metadata.total).toBe(47)
    const two = await shopper.call<PageBody>('GET', `${PRODUCTS}/query-platformized?query.paging.limit=2&query.paging.offset=1`)
    expect(two.body.metadata).toMatchObject({ items: 2, offset: 1, total: 47 })
  })

  it.each<[unknown, string[]]>([
    [{ 'priceData.price': { $lt: 10 } }, ['gift-card-print', 'shawl-pattern']],
    [{ $and: [{ price: { $gte: 24 } }, { price: { $lt: 30 } }] }, ['botanical-poster', 'fig-candle']],
    [{ $or: [{ slug: 'blue-mug' }, { productType: 'digital' }] }, ['blue-mug', 'shawl-pattern']],
    [{ name: { $startsWith: 'blue' } }, ['blue-mug']],
    [{ name: { $endsWith: 'Mug' } }, ['blue-mug']],
    [{ name: { $contains: 'lamp' } }, ['brass-lamp']],
    [{ inStock: false }, ['brass-lamp']],
    [{ 'stock.inventoryStatus': 'PARTIALLY_OUT_OF_STOCK' }, ['linen-tee']],
    [{ collectionIds: { $hasAll: [collectionIdOf('home'), collectionIdOf('stationery')] } }, ['botanical-poster']],
    [{ 'collections.id': { $hasSome: [collectionIdOf('wear-and-carry')] } }, ['canvas-tote', 'linen-tee']],
    [{ $not: { price: { $gt: 5 } } }, ['gift-card-print']],
    [{ ribbon: { $ne: '' }, inStock: true, price: { $lte: 24 } }, ['field-notebook', 'fig-candle']],
    [{ brand: { $exists: true } }, []],
    [{ createdDate: { $gt: '2026-01-16' } }, ['wool-throw', 'tea-towel-set']],
  ])('filters products by %j', async (filter, expected) => {
    expect(await slugs({ filter: { $and: [EARLY, filter] } })).toEqual(expected)
  })

  it('sorts products by several fields and pages through the result', async () => {
    const sort = [{ fieldName: 'price', order: 'DESC' }, { fieldName: 'name' }]
    expect(await slugs({ filter: EARLY, sort, paging: { limit: 3 } })).toEqual(['wool-throw', 'brass-lamp', 'linen-tee'])
    expect(await slugs({ filter: EARLY, sort, paging: { limit: 2, offset: 12 } })).toEqual(['gift-card-print'])
    expect(await slugs({ filter: EARLY, sort, paging: { limit: 2, offset: 50 } })).toEqual([])
  })

  it.each<[unknown, string, string]>([
    [{ filter: { name: { $near: 'x' } } }, 'query.filter.name', '$near'],
    [{ filter: { $xor: [] } }, 'query.filter', '$xor'],
    [{ filter: { colour: 'red' } }, 'query.filter.colour', 'colour'],
    [{ filter: { __proto__x: 1 } }, 'query.filter.__proto__x', '__proto__x'],
    [{ filter: { id: { $in: 'x' } } }, 'query.filter.id.$in', 'list'],
    [{ sort: [{ fieldName: 'colour' }] }, 'query.sort[0].fieldName', 'colour'],
    [{ paging: { limit: 101 } }, 'query.paging.limit', '100'],
    [{ paging: { offset: -1 } }, 'query.paging.offset', '0'],
  ])('refuses the query %j and says why', async (payload, field, word) => {
    const answer = await query(payload)
    expect(answer.status).toBe(400)
    expect(violationOf(answer)?.field).toBe(field)
    expect(violationOf(answer)?.description).toContain(word)
  })

  it('refuses a .r parameter that is not JSON', async () => {
    expect(violationOf(await shopper.call('GET', `${PRODUCTS}/query-platformized?.r=@@`))?.field).toBe('.r')
  })
})

it('refuses filters that are nested too deeply', async () => {
  const nested = Array.from({ length: 12 }).reduce<unknown>((filter) => ({ $not: filter }), { slug: 'blue-mug' })
  expect(violationOf(await query({ filter: nested }))?.description).toContain('nested')
})

describe('a single product', () => {
  const get = async (slug: string) =>
    (await shopper.call<{ product: ProductBody }>('GET', `${PRODUCTS}/${productIdOf(slug)}?id=x`)).body.product

  it('returns a product with its discount, options, variants and stock', async () => {
    expect((await get('field-notebook')).priceData).toMatchObject({
      price: 16,
      discountedPrice: 12,
      formatted: { price: '€16.00' },
    })
    const tee = await get('linen-tee')
    expect(tee.variants).toHaveLength(12)
    expect(tee.productOptions[1]?.choices[0]).toMatchObject({ description: 'Sage', value: '#8a9a7b', inStock: true })
    expect(tee.variants.find((variant) => variant.id === variantIdOf('linen-tee', 'L', 'Clay'))).toMatchObject({
      choices: { Size: 'L', Colour: 'Clay' },
      stock: { quantity: 0, inStock: false },
    })
  })

  it('serves product images that any page may embed', async () => {
    const response = await fetch((await get('blue-mug')).media.mainMedia.image.url)
    expect(response.headers.get('content-type')).toContain('image/svg+xml')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(await response.text()).toContain('<svg')
  })

  it('answers 404 for an unknown product', async () => {
    const answer = await shopper.call('GET', `${PRODUCTS}/nope`)
    expect([answer.status, codeOf(answer)]).toEqual([404, 'PRODUCT_NOT_FOUND'])
  })

  it('reports which choices are left for a selection', async () => {
    const answer = await shopper.post<{
      availableForPurchase: boolean
      selectedVariant?: { inStock: boolean }
      productOptions: ProductBody['productOptions']
    }>(`${PRODUCTS}/${productIdOf('linen-tee')}/productOptionsAvailability`, { options: { Size: 'L' } })
    expect([answer.body.availableForPurchase, answer.body.selectedVariant]).toEqual([false, undefined])
    const colours = answer.body.productOptions.find((option) => option.name === 'Colour')?.choices
    expect(colours?.map((choice) => [choice.description, choice.inStock])).toEqual([
      ['Sage', true],
      ['Ink', true],
      ['Clay', false],
    ])
  })

  it('lists the variants that match some choices, page by page', async () => {
    const answer = await shopper.post<{ variants: { id: string }[]; totalResults: number }>(
      `${PRODUCTS}/${productIdOf('linen-tee')}/variants/query`,
      { choices: { Size: 'M' }, paging: { limit: 2, offset: 1 } },
    )
    expect(answer.body.totalResults).toBe(3)
    expect(answer.body.variants.map((v) => v.id)).toEqual([
      variantIdOf('linen-tee', 'M', 'Ink'),
      variantIdOf('linen-tee', 'M', 'Clay'),
    ])
  })
})

describe('variants and collections', () => {
  it('finds a store variant by the id from the variant query', async () => {
    const listed = await shopper.post<{ variants: { id: string; variantId: string }[] }>('/stores-reader/v1/variants/query', {
      query: { filter: { productId: productIdOf('linen-tee') }, paging: { limit: 1 } },
    })
    const [first] = listed.body.variants
    const one = await shopper.call<{ variant: { variantId: string } }>('GET', `/stores-reader/v1/variants/${first?.id}`)
    expect(one.body.variant.variantId).toBe(first?.variantId)
  })

  it.each([
    '/v2/collections',
    '/stores-reader/v2/collections',
  ])('serves collections under %s by id, by slug and by query', async (prefix) => {
    const id = collectionIdOf('home')
    const byId = await shopper.call<{ collection: { numberOfProducts: number } }>('GET', `${prefix}/${id}?id=${id}`)
    const bySlug = await shopper.call('GET', `${prefix}/slug/home`)
    expect(byId.body).toEqual(bySlug.body)
    expect(byId.body.collection.numberOfProducts).toBe(11)
    const query = { query: { sort: [{ fieldName: 'numberOfProducts', order: 'DESC' }] } }
    const list = await shopper.call<{ collections: { slug: string }[] }>('GET', `${prefix}/query?.r=${encode(query)}`)
    expect(list.body.collections.map(({ slug }) => slug)).toEqual([
      'all-products',
      'home',
      'stationery',
      'kitchen',
      'garden',
      'wear-and-carry',
      'craft',
    ])
  })
})

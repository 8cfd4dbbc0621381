/** What the shop sells: products of every shape that a widget must display, and hidden ones that it must never receive. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { productIdOf, variantIdOf } from '../../seed'
import { type Platform, startPlatform } from '../../server'
import { type Answer, type CartAnswer, createShopper, pay, type Shopper } from '../support/support'

interface ProductBody {
  id: string
  slug: string
  name: string
  ribbon: string
  productType: string
  collectionIds: string[]
  price: { price: number; discountedPrice: number; pricePerUnit?: number; formatted: { pricePerUnit?: string } }
  pricePerUnitData?: Record<string, unknown>
  discount: { type: string; value: number }
  stock: { inventoryStatus: string }
  media: {
    items: { mediaType: string; thumbnail: { url: string }; image?: { url: string }; video?: { files: { url: string }[] } }[]
  }
  productOptions: { name: string; optionType: string; choices: { description: string; value: string; inStock: boolean }[] }[]
  variants: { id: string; choices: Record<string, string>; stock: { inStock: boolean } }[]
}

let platform: Platform
let shopper: Shopper
let products: ProductBody[]
beforeAll(async () => {
  platform = await startPlatform()
  const reader = await createShopper(platform)
  const query = { paging: { limit: 100 } }
  const answer = await reader.post<{ products: ProductBody[] }>('/stores-reader/v1/products/query-platformized', { query })
  products = answer.body.products
})
beforeEach(async () => {
  platform.reset()
  shopper = await createShopper(platform)
})
afterAll(() => platform.close())

const product = (slug: string): ProductBody => {
  const found = products.find((candidate) => candidate.slug === slug)
  if (!found) throw new Error(`no ${slug}`)
  return found
}
const quantities = ({ body }: Answer<CartAnswer>) => body.cart.lineItems.map((line) => line.quantity)

describe('the assortment', () => {
  it('sells at least forty products in six collections, each product with images that can be fetched', async () => {
    expect(products.length).toBeGreaterThanOrEqual(40)
    const { body } = await shopper.post<{ collections: { slug: string; numberOfProducts: number }[] }>(
      '/v2/collections/query',
      {},
    )
    expect(body.collections.map(({ slug }) => slug)).toHaveLength(1 + 6)
    expect(body.collections.every(({ numberOfProducts }) => numberOfProducts >= 5)).toBe(true)
    const urls = new Set(
      products.flatMap(({ media }) =>
        media.items.flatMap(({ thumbnail, image }) => [thumbnail.url, ...(image ? [image.url] : [])]),
      ),
    )
    expect(products.every(({ media }) => media.items.length > 0)).toBe(true)
    for (const url of urls) expect([url, (await fetch(url)).status]).toEqual([url, 200])
  })

  it('serves a video with its own thumbnail', async () => {
    const clip = product('watering-can').media.items.find(({ mediaType }) => mediaType === 'video')
    expect(clip?.thumbnail.url).toBe(`${platform.url}/media/watering-can-pour.svg`)
    expect((await fetch(clip?.video?.files[0]?.url ?? '')).headers.get('content-type')).toBe('video/webm')
  })

  it('sells products with three options, 26 choices, colours, and a choice that is sold out', () => {
    expect(product('stoneware-bowl').productOptions).toHaveLength(3)
    expect(product('stoneware-bowl').variants).toHaveLength(18)
    expect(product('monogram-mug').productOptions[0]?.choices).toHaveLength(26)
    expect(product('seed-packet').productOptions[0]?.choices.length).toBeGreaterThan(8)
    const colours = product('rib-beanie').productOptions[0]
    expect([colours?.optionType, colours?.choices.map((choice) => choice.value)]).toEqual([
      'color',
      ['#2f5d43', '#ffffff', '#000000'],
    ])
    const rust = product('wool-socks').productOptions[1]?.choices.find((choice) => choice.description === 'Rust')
    expect(rust?.inStock).toBe(false)
  })

  it('discounts products by a percentage and by a fixed sum', () => {
    expect(product('iron-teapot')).toMatchObject({
      discount: { type: 'PERCENT', value: 15 },
      price: { price: 79, discountedPrice: 67.15 },
    })
    expect(product('herb-kit')).toMatchObject({
      discount: { type: 'AMOUNT', value: 6 },
      price: { price: 36, discountedPrice: 30 },
    })
  })

  it('gives the price per unit of weight, volume and length', () => {
    expect(product('heather-honey')).toMatchObject({
      price: { pricePerUnit: 3.8, formatted: { pricePerUnit: '€3.80' } },
      pricePerUnitData: { totalQuantity: 250, totalMeasurementUnit: 'G', baseQuantity: 100, baseMeasurementUnit: 'G' },
    })
    expect(product('loose-tea').price.pricePerUnit).toBe(143.75)
    expect(product('garden-twine').price.pricePerUnit).toBe(1.2)
    expect(product('ink-bottle').price.pricePerUnit).toBe(28)
    expect(product('blue-mug').price).not.toHaveProperty('pricePerUnit')
  })

  it('returns names with markup, Arabic script, emoji or 120 characters as plain text', () => {
    expect(product('quotes-print').name).toBe('<b>Bold</b> & "Quotes" Print')
    expect(product('woven-shawl').name).toMatch(/^\p{Script=Arabic}/u)
    expect(product('seed-paper-cards').name).toMatch(/\p{Emoji_Presentation}/u)
    expect(product('everything-basket').name).toHaveLength(120)
  })

  it('escapes the markup in a product name on the hosted page', async () => {
    const page = await (await fetch(`${platform.url}/product-page/quotes-print`)).text()
    expect(page).toContain('<h1 dir="auto">&lt;b&gt;Bold&lt;/b&gt; &amp; &quot;Quotes&quot; Print</h1>')
  })
})

describe('a pre-order', () => {
  interface StoreVariants {
    variants: { productId: string; preorderInfo: unknown }[]
  }
  const preorderInfo = async (slug: string) => {
    const query = { filter: { productId: productIdOf(slug) } }
    const { body } = await shopper.post<StoreVariants>('/stores-reader/v1/variants/query', { query })
    return body.variants[0]?.preorderInfo
  }

  it('a pre-order product is out of stock and carries its message and limit', async () => {
    expect(product('autumn-bulbs').stock.inventoryStatus).toBe('OUT_OF_STOCK')
    expect(await preorderInfo('autumn-bulbs')).toEqual({
      enabled: true,
      message: 'Ships in the last week of September',
      limit: 20,
    })
    expect(await preorderInfo('brass-lamp')).toEqual({ enabled: false })
    expect(await (await fetch(`${platform.url}/product-page/autumn-bulbs`)).text()).toContain(
      'Ships in the last week of September',
    )
  })

  it('a pre-order can be bought up to its limit, counted across orders', async () => {
    expect(quantities(await shopper.add('autumn-bulbs', 30))).toEqual([20])
    const { id = '' } = (await shopper.cart()).body.cart.lineItems[0] ?? {}
    await shopper.setQuantity(id, 12)
    expect((await pay(await shopper.checkout())).status).toBe(303)
    const next = await createShopper(platform)
    const answer = await next.add('autumn-bulbs', 30)
    expect(quantities(answer)).toEqual([8])
    expect(answer.body.cart.lineItems[0]?.availability).toEqual({ status: 'AVAILABLE', quantityAvailable: 8 })
    expect(platform.stockOf('autumn-bulbs')).toBe(0)
  })

  it('a pre-order product sells its remaining stock first', async () => {
    platform.setStock('autumn-bulbs', 2)
    expect(quantities(await shopper.add('autumn-bulbs', 5))).toEqual([2])
    await pay(await shopper.checkout())
    expect(platform.stockOf('autumn-bulbs')).toBe(0)
    expect(quantities(await (await createShopper(platform)).add('autumn-bulbs', 30))).toEqual([20])
  })
})

describe('a hidden product', () => {
  const SLUG = 'prototype-lantern'
  const ID = productIdOf(SLUG)

  it.each<[string, unknown]>([
    ['the whole list', {}],
    ['its slug', { filter: { slug: SLUG } }],
    ['its id', { filter: { id: ID } }],
    ['visible: false', { filter: { visible: false } }],
  ])('a hidden product is not found by %s', async (_, query) => {
    const path = '/stores-reader/v1/products/query-platformized'
    const { body } = await shopper.post<{ products: ProductBody[] }>(path, { query })
    expect(body.products.filter(({ id }) => id === ID)).toEqual([])
  })

  it.each([
    'GET products/',
    'POST products/*/variants/query',
    'POST products/*/productOptionsAvailability',
  ])('a hidden product answers 404 to %s', async (call) => {
    const [method = '', path = ''] = call.split(' ')
    const target = path.includes('*') ? path.replace('*', ID) : path + ID
    expect((await shopper.call(method, `/stores-reader/v1/${target}`, method === 'POST' ? {} : undefined)).status).toBe(404)
  })

  it('a hidden product has no variants and no page, and cannot be added to a cart', async () => {
    const query = { filter: { productId: ID } }
    expect((await shopper.post<{ variants: unknown[] }>('/stores-reader/v1/variants/query', { query })).body.variants).toEqual([])
    expect((await fetch(`${platform.url}/product-page/${SLUG}`)).status).toBe(404)
    expect(await (await fetch(platform.url)).text()).not.toContain('prototype')
    expect(quantities(await shopper.add(SLUG, 1))).toEqual([])
  })
})

it('requires the mandatory text of a product in addition to its size', async () => {
  const options = { variantId: variantIdOf('gift-box', 'Large'), customTextFields: { 'What shall we write?': 'Well done!' } }
  expect(quantities(await shopper.add('gift-box', 1, { variantId: variantIdOf('gift-box', 'Large') }))).toEqual([])
  expect(quantities(await shopper.add('gift-box', 1, options))).toEqual([1])
})

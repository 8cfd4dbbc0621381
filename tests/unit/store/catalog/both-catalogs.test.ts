/** The store against the real local platform, in both catalog versions: the requests, what is stored, and the cart afterwards. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CatalogVersion } from '../../../../demo/platform/catalog/catalog'
import { variantIdOf } from '../../../../demo/platform/seed'
import { bulkSlug } from '../../../../demo/platform/seeds/shops/bulk'
import { type Platform, startPlatform } from '../../../../demo/platform/server'
import type { ChoiceModifierView } from '../../../../src/store/base/views'
import type { StartedProducts } from '../../../../src/store/catalog/catalog-port'
import type { Shop } from '../../../../src/store/shop/shop'
import { createWholeShop } from '../../../../src/store/shop/whole-shop'
import { aLocalShop } from '../../../support/fakes/local-shop'

const V1 = '/stores-reader/v1/products/query-platformized'
const V3 = '/stores/v3/products/query'
const VARIANTS = '/stores/v3/products/query-variants'
const INVENTORY = { v1: '/stores-reader/v2/inventoryItems/query', v3: '/stores/v3/inventory-items/query' }

const platforms = {} as Record<CatalogVersion, Platform>
beforeAll(async () => {
  for (const catalogVersion of ['v1', 'v3'] as const)
    platforms[catalogVersion] = await startPlatform({ port: 0, databaseFile: ':memory:', bulkProducts: 120, catalogVersion })
})
afterAll(async () => {
  for (const platform of Object.values(platforms)) await platform.close()
})
beforeEach(() => {
  for (const platform of Object.values(platforms)) platform.reset()
})

interface Visit {
  shop: Shop
  /** Paths of the catalog requests, in order. */
  asked(): string[]
  /** The same visitor's next page. */
  again(): Visit
  kept(): string | null | undefined
}

function aVisit(
  platform: Platform,
  catalog?: 'auto' | CatalogVersion,
  local = aLocalShop(platform),
  started?: StartedProducts,
): Visit {
  const before = local.exchanges.length
  const shop = createWholeShop({
    client: local.client(),
    catalog,
    startedProducts: started && (() => Promise.resolve(started)),
    storage: local.storage,
    formatMoney: (value, currency) => `${value} ${currency}`,
    navigate: () => {},
  })
  return {
    shop,
    asked: () =>
      local.exchanges
        .slice(before)
        .map(({ request }) => new URL(request.url).pathname)
        .filter((path) => path.startsWith('/stores')),
    again: () => aVisit(platform, catalog, local),
    kept: () => local.storage.read(`cartlet:${platform.clientId}:catalog`),
  }
}

describe('the catalog version', () => {
  it('tries catalog version 3 first and stores it for the next page', async () => {
    const { shop, asked, kept, again } = aVisit(platforms.v3)
    expect((await shop.loadProduct('blue-mug')).name).toBe('Blue Mug')
    expect(asked()).toEqual([V3])
    expect(kept()).toBe('v3')
    const next = again()
    await next.shop.loadProduct('canvas-tote')
    expect(next.asked()).toEqual([V3])
  })

  it('switches to version 1 when version 3 is refused, and keeps to it', async () => {
    const { shop, asked, kept, again } = aVisit(platforms.v1)
    expect((await shop.loadProduct('blue-mug')).name).toBe('Blue Mug')
    expect(asked()).toEqual([V3, V1])
    expect(kept()).toBe('v1')
    await shop.loadProduct('canvas-tote')
    const next = again()
    await next.shop.loadProduct('fern-brushes')
    expect(asked()).toEqual([V3, V1, V1, V1])
    expect(next.asked()).toEqual([V1])
  })

  it('two simultaneous queries are each refused by version 3 and repeated in version 1', async () => {
    const { shop, asked } = aVisit(platforms.v1)
    const slugs = Array.from({ length: 120 }, (_, i) => bulkSlug(i))
    await Promise.all(slugs.map((slug) => shop.loadProduct(slug)))
    expect(asked().sort()).toEqual([V1, V1, V3, V3].sort())
  })

  it.each([
    ['v1', 'v3', [V3, V1]],
    ['v3', 'v1', [V1, V3]],
  ] as const)('the catalog version of a %s shop is corrected when %s was stored', async (spoken, wrong, calls) => {
    const local = aLocalShop(platforms[spoken])
    local.storage.write(`cartlet:${platforms[spoken].clientId}:catalog`, wrong)
    const { shop, asked, kept } = aVisit(platforms[spoken], 'auto', local)
    await shop.loadProduct('blue-mug')
    await shop.loadProduct('canvas-tote')
    expect(asked()).toEqual([...calls, calls[1]])
    expect(kept()).toBe(spoken)
  })

  it.each([
    ['v1', V1],
    ['v3', V3],
  ] as const)('the catalog version is not probed or stored when the author configured %s', async (told, path) => {
    const { shop, asked, kept } = aVisit(platforms[told], told)
    await shop.loadProduct('blue-mug')
    expect(asked()).toEqual([path])
    expect(kept()).toBeNull()
  })

  it('a wrong catalog version in the configuration is used and fails with the platform’s error', async () => {
    const { shop, asked } = aVisit(platforms.v1, 'v3')
    await expect(shop.loadProduct('blue-mug')).rejects.toMatchObject({ code: 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API' })
    expect(asked()).toEqual([V3])
  })

  it.each([
    'HTTP_403',
    'HTTP_500',
  ] as const)('an error %s does not make the store switch to the other catalog version', async (code) => {
    const platform = platforms.v3
    platform.faults.add({ kind: 'status', method: 'GET', path: V3, status: Number(code.slice(5)), times: 9 })
    const { shop, asked, kept } = aVisit(platform)
    await expect(shop.loadProduct('blue-mug')).rejects.toMatchObject({ status: Number(code.slice(5)) })
    expect(new Set(asked())).toEqual(new Set([V3]))
    expect(kept()).toBeNull()
  })
})

describe('a query that the loader sent ahead', () => {
  const references = ['blue-mug', 'canvas-tote']
  const refusal = {
    message: 'x',
    details: { applicationError: { code: 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API', description: 'x' } },
  }
  const product = { id: 'mug-id', slug: 'blue-mug', name: 'Early Mug' }
  const ahead = (platform: Platform, catalog: 'v1' | 'v3', body: unknown, told?: CatalogVersion) =>
    aVisit(platform, told, aLocalShop(platform), { catalog, references, body })

  it.each([
    'v1',
    'v3',
  ] as const)('a response requested ahead in version %s is read, and that version is stored', async (version) => {
    const { shop, asked, kept } = ahead(platforms[version], version, { products: [product] })
    expect((await shop.loadProduct('blue-mug')).name).toBe('Early Mug')
    expect(asked()).toEqual(version === 'v3' ? [VARIANTS] : [])
    expect(kept()).toBe(version)
  })

  it('the variants of products requested ahead are requested once', async () => {
    const { shop, asked } = ahead(platforms.v3, 'v3', { products: [product] })
    await shop.loadProduct('blue-mug')
    await shop.loadProduct('field-notebook')
    expect(asked()).toEqual([VARIANTS, V3])
  })

  it('a query sent ahead in the wrong version is repeated once, as a whole, in the other version', async () => {
    const { shop, asked, kept } = ahead(platforms.v1, 'v3', refusal)
    expect((await shop.loadProduct('blue-mug')).name).toBe('Blue Mug')
    expect((await shop.loadProduct('canvas-tote')).name).toBe('Canvas Tote')
    expect(asked()).toEqual([V1])
    expect(kept()).toBe('v1')
  })

  it('a query sent ahead that failed is repeated in version 3 first', async () => {
    const { shop, asked } = ahead(platforms.v3, 'v3', { message: 'closed' })
    expect((await shop.loadProduct('blue-mug')).name).toBe('Blue Mug')
    expect(asked()).toEqual([V3])
  })

  it('a response requested ahead in another version than the configured one is not read', async () => {
    const { shop, asked } = ahead(platforms.v1, 'v3', { products: [product] }, 'v1')
    expect((await shop.loadProduct('blue-mug')).name).toBe('Blue Mug')
    expect(asked()).toEqual([V1])
  })
})

describe.each(['v1', 'v3'] as const)('a shop with catalog %s', (version) => {
  const visit = () => aVisit(platforms[version], version)
  const isV3 = version === 'v3'

  it('loads 101 products with two queries', async () => {
    const { shop, asked } = visit()
    const slugs = Array.from({ length: 101 }, (_, i) => bulkSlug(i))
    const products = await Promise.all(slugs.map((slug) => shop.loadProduct(slug)))
    expect(new Set(products.map(({ slug }) => slug)).size).toBe(101)
    expect(asked()).toEqual([isV3 ? V3 : V1, isV3 ? V3 : V1])
  })

  it('loads and adds a plain product with one catalog request', async () => {
    const { shop, asked } = visit()
    const product = await shop.loadProduct('canvas-tote')
    expect(product).toMatchObject({ name: 'Canvas Tote', kind: 'physical', inStock: true, price: { value: 22, currency: 'EUR' } })
    expect(product.picture?.url).toMatch(/^http:/)
    expect(product.url).toMatch(/product-page\/canvas-tote$/)
    const { outcome, line } = await shop.cart.add({ product, quantity: 2 })
    expect([outcome, line.name, line.quantity]).toEqual(['added', 'Canvas Tote', 2])
    expect(asked()).toHaveLength(1)
  })

  it('shows the compare price and the percentage of a discount', async () => {
    const product = await visit().shop.loadProduct('field-notebook')
    expect(product).toMatchObject({ price: { value: 12 }, comparePrice: { value: 16 }, discountPercent: 25 })
  })

  it('loads options with colours and media ids, and the variants with their choices', async () => {
    const { shop, asked } = visit()
    const tee = await shop.loadProduct('linen-tee')
    expect(tee.options.map(({ name, kind }) => [name, kind])).toEqual([
      ['Size', 'text'],
      ['Colour', 'color'],
    ])
    const colours = tee.options[1]?.choices ?? []
    expect(colours.every(({ color, mediaIds }) => /^#/.test(color ?? '') && mediaIds?.length)).toBe(true)
    expect(tee.variants.find(({ id }) => id === variantIdOf('linen-tee', 'M', 'Sage'))?.choices).toEqual({
      Size: 'M',
      Colour: 'Sage',
    })
    expect(asked()).toEqual(isV3 ? [V3, VARIANTS] : [V1])
  })

  it('an add by options and an add by variant id end in the same line', async () => {
    const { shop } = visit()
    const product = await shop.loadProduct('linen-tee')
    const options = { Size: 'M', Colour: 'Sage' }
    const first = await shop.cart.add({ product, options })
    const second = await shop.cart.add({ product, variant: variantIdOf('linen-tee', 'M', 'Sage') })
    expect(second.line).toMatchObject({ id: first.line.id, quantity: 2, variantId: variantIdOf('linen-tee', 'M', 'Sage') })
    expect(second.line.options.map(({ name, value }) => [name, value])).toEqual(Object.entries(options))
  })

  it('adds a product with a choice that makes no variants', async () => {
    const { shop } = visit()
    const product = await shop.loadProduct('botanical-poster')
    const [first] = isV3 ? product.modifiers : product.options
    const title = first && 'title' in first ? first.title : (first?.name ?? '')
    const label = (first as { choices: { label: string }[] }).choices[0]?.label ?? ''
    await expect(shop.cart.add({ product })).rejects.toMatchObject({ code: 'OPTIONS_REQUIRED' })
    const { line } = await shop.cart.add({ product, options: { [title]: label } })
    expect(line.options).toMatchObject([{ name: title, value: label }])
  })

  it('adds a product once per custom text, each text on its own line', async () => {
    const { shop } = visit()
    const product = await shop.loadProduct('engraved-pen')
    const [field] = product.modifiers
    expect(field).toMatchObject({ kind: 'text', required: true })
    const title = field?.title ?? ''
    await expect(shop.cart.add({ product })).rejects.toMatchObject({ code: 'TEXT_REQUIRED' })
    const ada = await shop.cart.add({ product, customText: { [title]: 'Ada' } })
    const bob = await shop.cart.add({ product, customText: { [title]: 'Bob' } })
    const more = await shop.cart.add({ product, customText: { [title]: 'Ada' } })
    expect(bob.line.id).not.toBe(ada.line.id)
    expect(more.line).toMatchObject({ id: ada.line.id, quantity: 2 })
    expect(bob.line.options).toMatchObject([{ name: title, value: 'Bob' }])
  })

  it('swaps one variant for another in its place, and puts a removed line back', async () => {
    const { shop } = visit()
    const product = await shop.loadProduct('linen-tee')
    const { line } = await shop.cart.add({ product, options: { Size: 'M', Colour: 'Sage' } })
    const swapped = await shop.cart.swap(line.id, { product, options: { Size: 'S', Colour: 'Sage' } })
    expect(swapped.lines.map(({ variantId }) => variantId)).toEqual([variantIdOf('linen-tee', 'S', 'Sage')])
    const [now] = swapped.lines
    expect((await shop.cart.remove(now?.id ?? '')).lines).toEqual([])
    expect((await shop.cart.undo()).lines).toMatchObject([{ variantId: variantIdOf('linen-tee', 'S', 'Sage'), quantity: 1 }])
  })

  it('tells sold-out products from pre-orders, with the shop’s message and limit', async () => {
    const { shop, asked } = visit()
    const [lamp, bulbs] = await Promise.all([shop.loadProduct('brass-lamp'), shop.loadProduct('autumn-bulbs')])
    expect(lamp).toMatchObject({ inStock: false, preorder: undefined })
    expect(bulbs).toMatchObject({ inStock: false, preorder: { message: expect.stringMatching(/\w/), limit: expect.any(Number) } })
    expect(asked()).toEqual([isV3 ? V3 : V1, INVENTORY[version]])
    expect((await shop.cart.add({ product: bulbs })).outcome).toBe('added')
  })

  it('an out-of-stock product counts as sold out when the stock cannot be read', async () => {
    platforms[version].faults.add({ kind: 'status', path: INVENTORY[version], status: 403, times: 9 })
    const { shop } = visit()
    expect((await shop.loadProduct('brass-lamp')).inStock).toBe(false)
    expect((await shop.loadProduct('canvas-tote')).inStock).toBe(true)
  })

  it('loadProduct and loadDetails reject with PRODUCT_NOT_FOUND for an unknown slug', async () => {
    const { shop } = visit()
    await expect(shop.loadProduct('no-such-thing')).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' })
    await expect(shop.loadDetails('no-such-thing')).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' })
  })

  it('askCatalog runs product and collection queries against the catalog in use', async () => {
    const { shop } = visit()
    const client = await shop.client()
    const products = await shop.askCatalog((catalog) => catalog.queryProducts(client))
    expect((products as { products: object[] }).products).toHaveLength(50)
    const home = await shop.askCatalog((catalog) => catalog.getCollection(client, 'home'))
    expect(home).toMatchObject({ slug: 'home' })
    expect(Object.keys(await shop.askCatalog((catalog) => catalog.queryCollections(client)))).toContain(
      isV3 ? 'categories' : 'collections',
    )
    await expect(shop.askCatalog((catalog) => catalog.getCollection(client, 'nowhere'))).rejects.toMatchObject({ status: 404 })
  })
})

describe('features of catalog version 3 only', () => {
  const visit = () => aVisit(platforms.v3)

  it('a product with a modifier gets its own line at a higher price', async () => {
    const { shop } = visit()
    const product = await shop.loadProduct('blue-mug')
    expect(product.modifiers).toMatchObject([
      {
        kind: 'choice',
        key: 'gift-wrap',
        title: 'Gift wrap',
        required: false,
        choices: [{ value: 'brown-paper' }, { addedPrice: { value: 4.5 } }],
      },
    ])
    const wrapped = await shop.cart.add({ product, modifiers: { 'Gift wrap': 'Printed cotton' } })
    const plain = await shop.cart.add({ product })
    const again = await shop.cart.add({ product })
    expect(wrapped.line.options).toMatchObject([{ name: 'Gift wrap', value: 'Printed cotton' }])
    expect(wrapped.line.price.value).toBe(22.5)
    expect(plain.line.id).not.toBe(wrapped.line.id)
    expect(again.line).toMatchObject({ id: plain.line.id, quantity: 2, options: [] })
  })

  it('undo restores a removed line with its modifier, beside the plain line', async () => {
    const { shop } = visit()
    const product = await shop.loadProduct('blue-mug')
    await shop.cart.add({ product })
    const { line } = await shop.cart.add({ product, modifiers: { 'gift-wrap': 'brown-paper' } })
    await shop.cart.remove(line.id)
    const cart = await shop.cart.undo()
    expect(cart.lines.map(({ quantity, options }) => [quantity, options.map(({ value }) => value)])).toEqual([
      [1, []],
      [1, ['Brown paper']],
    ])
  })

  it('a subscription gets its own line at its own, lower price', async () => {
    const { shop } = visit()
    await shop.loadDetails('loose-tea')
    const product = await shop.loadProduct('loose-tea')
    const [monthly, weekly] = product.subscriptions
    expect(monthly).toMatchObject({ frequency: { unit: 'month', interval: 1 }, cycles: undefined, discountPercent: 10 })
    expect(weekly).toMatchObject({ frequency: { unit: 'week', interval: 2 }, cycles: 6 })
    expect(monthly?.price?.value).toBeLessThan(product.price.value)
    const options = { Blend: (product.modifiers[0] as ChoiceModifierView).choices[0]?.label ?? '' }
    const { line } = await shop.cart.add({ product, options, subscription: monthly?.id })
    expect(line.price.value).toBe(monthly?.price?.value)
    const once = await shop.cart.add({ product, options })
    expect(once.line.id).not.toBe(line.id)
  })

  it('a product sold only by subscription is added only with a subscription', async () => {
    const { shop } = visit()
    const product = await shop.loadProduct('heather-honey')
    expect(product.oneTimePurchase).toBe(false)
    await expect(shop.cart.add({ product })).rejects.toMatchObject({ code: 'SUBSCRIPTION_REQUIRED' })
    expect((await shop.cart.add({ product, subscription: product.subscriptions[0]?.id })).outcome).toBe('added')
  })

  it('shows a product with choices before its variants arrive, and resolves only with them', async () => {
    const { shop } = visit()
    const seen: string[] = []
    shop.store.subscribe(({ products }, before) => {
      const entry = products['linen-tee']
      if (!entry || products === before.products) return
      seen.push(
        entry.status === 'ready' ? `${entry.stale ? 'shown' : 'whole'} ${entry.product.variants.length > 0}` : entry.status,
      )
    })
    expect((await shop.loadProduct('linen-tee')).variants.length).toBeGreaterThan(1)
    expect(seen).toEqual(['loading', 'shown false', 'whole true'])
  })
})

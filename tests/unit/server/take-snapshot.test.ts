/** Snapshots of the real local platform, in both catalog versions. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CatalogVersion } from '../../../demo/platform/catalog/catalog'
import { productIdOf } from '../../../demo/platform/seed'
import { bulkSlug } from '../../../demo/platform/seeds/shops/bulk'
import { type Platform, startPlatform } from '../../../demo/platform/server'
import { formatMoney } from '../../../src/i18n/format'
import { readSnapshot } from '../../../src/server/read-snapshot'
import { plainText, printSnapshot, type SnapshotRequest, takeSnapshot } from '../../../src/server/take-snapshot'
import { createGrid } from '../../../src/store/collections/grid'
import { createAskListing } from '../../../src/store/collections/listing/listing'
import { createWholeShop } from '../../../src/store/shop/whole-shop'
import { aLocalShop } from '../../support/fakes/local-shop'

const platforms = {} as Record<CatalogVersion, Platform>
beforeAll(async () => {
  for (const catalogVersion of ['v1', 'v3'] as const)
    platforms[catalogVersion] = await startPlatform({ port: 0, databaseFile: ':memory:', bulkProducts: 120, catalogVersion })
})
afterAll(async () => {
  for (const platform of Object.values(platforms)) await platform.close()
})

const requestTo = ({ clientId, url }: Platform, more: Partial<SnapshotRequest> = {}): SnapshotRequest => ({
  clientId,
  api: url,
  locale: 'en',
  products: [],
  collections: [],
  limit: 12,
  ...more,
})

/** The same shop as a page creates it. */
const pageShop = (platform: Platform) => {
  const local = aLocalShop(platform)
  return createWholeShop({
    client: local.client(),
    storage: local.storage,
    formatMoney: (value, currency) => formatMoney(value, currency, 'en'),
    navigate: () => {},
  })
}

describe.each(['v1', 'v3'] as const)('a snapshot of a shop with catalog %s', (version) => {
  it('a snapshot contains products exactly as a page loads them', async () => {
    const platform = platforms[version]
    const names = ['blue-mug', 'dinner-plate', productIdOf('gift-box')]
    const { snapshot, missing } = await takeSnapshot(requestTo(platform, { products: names }))
    expect(missing).toEqual([])
    expect(snapshot).toMatchObject({ cartlet: 1, clientId: platform.clientId, api: platform.url, locale: 'en', catalog: version })
    const shop = pageShop(platform)
    const loaded = await Promise.all(names.map((name) => shop.loadProduct(name)))
    // JSON drops undefined fields, so both sides are compared after a round trip.
    const plain = JSON.parse(JSON.stringify(loaded)) as typeof loaded
    expect(JSON.parse(JSON.stringify(snapshot.products))).toEqual(plain.sort((a, b) => (a.id < b.id ? -1 : 1)))
  })

  it('a snapshot contains the choices, variants and stock of each product of a collection, as a page loads them', async () => {
    const platform = platforms[version]
    const { snapshot } = await takeSnapshot(requestTo(platform, { collections: [''], limit: 100 }))
    expect(snapshot.products).toHaveLength(100)
    const shop = pageShop(platform)
    const loaded = await Promise.all(snapshot.products.map(({ id }) => shop.loadProduct(id)))
    expect(JSON.parse(JSON.stringify(snapshot.products))).toEqual(JSON.parse(JSON.stringify(loaded)))

    const bySlug = Object.fromEntries(snapshot.products.map((product) => [product.slug, product]))
    const plate = bySlug['dinner-plate']
    expect(plate?.options.map(({ name }) => name)).toEqual(['Glaze'])
    expect(plate?.variants.map(({ choices }) => choices)).toEqual([{ Glaze: 'Oat' }, { Glaze: 'Night' }])
    const tee = bySlug['linen-tee']?.variants ?? []
    expect(tee).toHaveLength(12)
    expect(tee.filter(({ inStock }) => !inStock).map(({ choices }) => choices)).toEqual([{ Size: 'L', Colour: 'Clay' }])
    expect(bySlug['brass-lamp']?.inStock).toBe(false)
    expect(bySlug['low-stock-vase']).toMatchObject({ inStock: true, ...(version === 'v1' && { quantityAvailable: 3 }) })
    if (version === 'v3') expect(snapshot.products.filter(({ variants }) => !variants.length)).toEqual([])
  })

  it('a snapshot lists a collection in the order of the grid, with its total', async () => {
    const platform = platforms[version]
    const { snapshot } = await takeSnapshot(requestTo(platform, { collections: ['home', ''], limit: 5 }))
    const engine = () => pageShop(platform).engine()
    const shown = await Promise.all(
      ['home', undefined].map(
        (collection) =>
          new Promise<string[]>((resolve) => {
            createGrid(
              { source: 'collection', collection, products: [], query: { filters: {} }, limit: 5, filters: [] },
              { engine, ask: createAskListing(), onPage: (products) => resolve(products.map(({ id }) => id)) },
            )
          }),
      ),
    )
    expect(snapshot.collections.map(({ products }) => products)).toEqual(shown)
    expect(snapshot.collections.map(({ reference, total }) => [reference, (total ?? 0) > 5])).toEqual([
      ['home', true],
      ['', true],
    ])
  })

  it('names products and collections that the shop does not have, and keeps the rest', async () => {
    const request = requestTo(platforms[version], { products: ['blue-mug', 'no-such'], collections: ['nowhere'] })
    const { snapshot, missing } = await takeSnapshot(request)
    expect(missing).toEqual(['collection "nowhere"', 'product "no-such"'])
    expect(snapshot.products.map(({ slug }) => slug)).toEqual(['blue-mug'])
  })

  it('reads more products than one call returns, and reports progress', async () => {
    const products = Array.from({ length: 120 }, (_, place) => bulkSlug(place))
    const steps: number[] = []
    const { snapshot } = await takeSnapshot(requestTo(platforms[version], { products }), (done) => steps.push(done))
    expect(new Set(snapshot.products.map(({ slug }) => slug))).toEqual(new Set(products))
    expect(steps).toEqual(products.map((_, place) => place + 1))
  })

  it('a snapshot contains descriptions as plain text on request, and their progress is reported', async () => {
    const steps: [number, number][] = []
    const request = requestTo(platforms[version], { products: ['linen-tee', 'blue-mug'], descriptions: true })
    const { snapshot } = await takeSnapshot(request, (...step) => steps.push(step))
    expect(snapshot.descriptions?.[productIdOf('blue-mug')]).toBe(
      'A generous stoneware mug with a reactive blue glaze. Holds 350 ml, and the handle fits three fingers.',
    )
    expect(steps.at(-1)).toEqual([4, 4])
    await takeSnapshot({ ...request, products: ['blue-mug', 'no-such'] }, (...step) => steps.push(step))
    expect(steps.at(-1)).toEqual([4, 4])
    expect(readSnapshot(printSnapshot(snapshot)).descriptions).toEqual(snapshot.descriptions)
  })

  it('a snapshot is printed identically except for its time, and can be read back', async () => {
    const request = requestTo(platforms[version], { products: ['gift-box', 'blue-mug'], collections: ['home'] })
    const [first, second] = await Promise.all([takeSnapshot(request), takeSnapshot(request)])
    const text = printSnapshot(first.snapshot)
    expect(printSnapshot({ ...second.snapshot, takenAt: first.snapshot.takenAt })).toBe(text)
    expect(readSnapshot(text)).toEqual(JSON.parse(text))
  })
})

describe('plainText', () => {
  it('separates words of different blocks, and keeps inline markup within a word', () => {
    expect(
      plainText({ html: '<h2>Care</h2><p>Hand<b>made</b>, &amp; dish&shy;washer safe</p><ul><li>one</li><li>two</li></ul>' }),
    ).toBe('Care Handmade, & dish\u00adwasher safe one two')
  })

  it('cuts a description after a whole word at 1000 characters at most', () => {
    const text = plainText({ html: `<p>${'mug '.repeat(400)}</p>` })
    expect(text.length).toBeLessThanOrEqual(1000)
    expect(text).toMatch(/mug…$/)
  })

  it('returns an empty text for a missing description', () => {
    expect(plainText(undefined)).toBe('')
  })
})

describe('a snapshot', () => {
  it('rejects a shop that the platform does not know', async () => {
    await expect(takeSnapshot(requestTo(platforms.v1, { clientId: 'x', products: ['blue-mug'] }))).rejects.toThrow()
  })
})

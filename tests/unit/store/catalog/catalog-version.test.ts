/** Which request goes first, and which wait, while the catalog version is unknown. The rest is in `both-catalogs.test.ts`. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { variantIdOf } from '../../../../demo/platform/seed'
import { type Platform, startPlatform } from '../../../../demo/platform/server'
import { createGrid } from '../../../../src/store/collections/grid'
import { createAskListing } from '../../../../src/store/collections/listing/listing'
import { createWholeShop } from '../../../../src/store/shop/whole-shop'
import { aLocalShop } from '../../../support/fakes/local-shop'

const V1 = '/stores-reader/v1/products/query-platformized'
const V3 = '/stores/v3/products/query'

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform({ port: 0, databaseFile: ':memory:', catalogVersion: 'v1' })
})
afterAll(() => platform.close())
beforeEach(() => platform.reset())

function aFirstVisit(catalog?: 'v1' | 'v3', stored?: string) {
  const local = aLocalShop(platform)
  const { storage, exchanges } = local
  if (stored) storage.write(`cartlet:${platform.clientId}:catalog`, stored)
  const formatMoney = (value: number, currency: string) => `${value} ${currency}`
  return {
    shop: createWholeShop({ client: local.client(), storage, catalog, formatMoney, navigate() {} }),
    kept: () => storage.read(`cartlet:${platform.clientId}:catalog`),
    /** Paths of the catalog requests, in order. */
    asked: () => exchanges.map(({ request }) => new URL(request.url).pathname).filter((path) => path.startsWith('/stores')),
  }
}

describe('the catalog version', () => {
  it('the catalog version is determined once for several simultaneous lists and products', async () => {
    const { shop, asked } = aFirstVisit()
    const { askBaseCatalog, loadProduct } = await shop.engine()
    const spoken: string[] = []
    const list = () =>
      askBaseCatalog(async (unit) => {
        await unit.query((await shop.engine()).context.client, { slug: 'blue-mug' })
        spoken.push(unit.name)
      })
    await Promise.all([list(), list(), list()])
    await loadProduct('blue-mug')
    expect(spoken).toEqual(['v1', 'v1', 'v1'])
    expect(asked()).toEqual([V3, V1, V1, V1, V1])
  })

  it.each([
    ['is unknown on a first visit', undefined, undefined, undefined],
    ['is the stored one on a later visit', undefined, 'v1', 'v1'],
    ['is version 3 if something else is stored', undefined, 'v9', 'v3'],
    ['is the configured one, whatever is stored', 'v3', 'v1', 'v3'],
  ] as const)('the version %s, before any request', async (_, configured, stored, expected) => {
    const { shop, asked } = aFirstVisit(configured, stored)
    expect((await shop.engine()).catalogVersion()).toBe(expected)
    expect(asked()).toEqual([])
  })

  it('a list that loads a product first does not deadlock while the version is unknown', async () => {
    const { shop, asked } = aFirstVisit()
    const { askBaseCatalog, loadProduct } = await shop.engine()
    const names = [0, 1].map(() => askBaseCatalog(async () => (await loadProduct('blue-mug')).name))
    expect(await Promise.all(names)).toEqual(['Blue Mug', 'Blue Mug'])
    expect(asked()).toEqual([V3, V1])
  })

  it('a first request that fails does not block the others that wait for the version', async () => {
    const { shop } = aFirstVisit()
    const { askBaseCatalog, loadProduct } = await shop.engine()
    const lost = askBaseCatalog(() => Promise.reject(new TypeError('no network')))
    const named = askBaseCatalog(async () => (await loadProduct('blue-mug')).name)
    await expect(lost).rejects.toThrow('no network')
    expect(await named).toBe('Blue Mug')
  })

  it('a list that sends no request does not set the catalog version', async () => {
    const { shop, asked, kept } = aFirstVisit()
    const { askBaseCatalog, catalogVersion } = await shop.engine()
    await askBaseCatalog(async () => undefined)
    expect([asked(), kept(), catalogVersion()]).toEqual([[], null, undefined])
  })

  it('a grid of recently viewed products without any does not set the catalog version', async () => {
    const { shop, asked, kept } = aFirstVisit()
    const grid = createGrid(
      { source: 'recent', products: [], query: { filters: {} }, limit: 4, filters: [] },
      { engine: shop.engine, ask: createAskListing() },
    )
    await new Promise<void>((resolve) => grid.store.subscribe(({ status }) => status === 'ready' && resolve()))
    expect([asked(), kept()]).toEqual([[], null])
  })

  it('a product loaded inside a list sets the version, although the list itself sends nothing', async () => {
    const { shop, asked, kept } = aFirstVisit()
    const { askBaseCatalog, loadProduct } = await shop.engine()
    await askBaseCatalog(async ({ name }) => {
      await loadProduct('linen-tee')
      return { name, products: [] }
    })
    expect([asked(), kept()]).toEqual([[V3, V1], 'v1'])
    const product = await shop.loadProduct('linen-tee')
    const { outcome } = await shop.cart.add({ product, variant: variantIdOf('linen-tee', 'M', 'Sage') })
    expect(outcome).toBe('added')
  })
})

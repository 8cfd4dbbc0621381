/** Who asks first, and who waits, where nobody knows yet which catalog the shop speaks. The rest is in `both-catalogs.test.ts`. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { variantIdOf } from '../../../../demo/platform/seed'
import { type Platform, startPlatform } from '../../../../demo/platform/server'
import { createGrid } from '../../../../src/store/collections/grid'
import { createAskListing } from '../../../../src/store/collections/listing/listing'
import { createWholeShop } from '../../../../src/store/whole-shop'
import { aLocalShop } from '../../../support/fakes/local-shop'

const V1 = '/stores-reader/v1/products/query-platformized'
const V3 = '/stores/v3/products/query'

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform({ port: 0, databaseFile: ':memory:', catalogVersion: 'v1' })
})
afterAll(() => platform.close())
beforeEach(() => platform.reset())

function aFirstVisit() {
  const local = aLocalShop(platform)
  const { storage, exchanges } = local
  const formatMoney = (value: number, currency: string) => `${value} ${currency}`
  return {
    shop: createWholeShop({ client: local.client(), storage, formatMoney, navigate() {} }),
    kept: () => storage.read(`cartlet:${platform.clientId}:catalog`),
    /** Paths of the catalog's calls, in order. */
    asked: () => exchanges.map(({ request }) => new URL(request.url).pathname).filter((path) => path.startsWith('/stores')),
  }
}

describe('which catalog the shop speaks', () => {
  it('is found out once, however many lists and products are asked for beside each other', async () => {
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

  it('is found out by a list that needs a product of its own first, which waits for nobody', async () => {
    const { shop, asked } = aFirstVisit()
    const { askBaseCatalog, loadProduct } = await shop.engine()
    const names = [0, 1].map(() => askBaseCatalog(async () => (await loadProduct('blue-mug')).name))
    expect(await Promise.all(names)).toEqual(['Blue Mug', 'Blue Mug'])
    expect(asked()).toEqual([V3, V1])
  })

  it('does not keep the others waiting for an answer that never was one', async () => {
    const { shop } = aFirstVisit()
    const { askBaseCatalog, loadProduct } = await shop.engine()
    const lost = askBaseCatalog(() => Promise.reject(new TypeError('no network')))
    const named = askBaseCatalog(async () => (await loadProduct('blue-mug')).name)
    await expect(lost).rejects.toThrow('no network')
    expect(await named).toBe('Blue Mug')
  })

  it('is not learnt from a list that found nothing to ask for', async () => {
    const { shop, asked, kept } = aFirstVisit()
    const { askBaseCatalog, catalogVersion } = await shop.engine()
    await askBaseCatalog(async () => undefined)
    expect([asked(), kept(), catalogVersion()]).toEqual([[], null, undefined])
  })

  it('is not learnt from a grid of what nobody has looked at yet', async () => {
    const { shop, asked, kept } = aFirstVisit()
    const grid = createGrid(
      { source: 'recent', products: [], query: { filters: {} }, limit: 4, filters: [] },
      { engine: shop.engine, ask: createAskListing() },
    )
    await new Promise<void>((resolve) => grid.store.subscribe(({ status }) => status === 'ready' && resolve()))
    expect([asked(), kept()]).toEqual([[], null])
  })

  it('is what the product of a list was answered from, though the list itself asked for nothing', async () => {
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

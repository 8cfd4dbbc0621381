/** How suggestions are queried, against the demo platform; their display is tested in `widget/Suggestions.test.tsx`. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Platform, startPlatform } from '../../../../demo/platform/server'
import { suggestProducts } from '../../../../src/store/collections/suggestions'
import { createWholeShop } from '../../../../src/store/shop/whole-shop'
import { aLocalShop } from '../../../support/fakes/local-shop'

const platforms: Partial<Record<'v1' | 'v3', Platform>> = {}
beforeAll(async () => {
  for (const catalogVersion of ['v1', 'v3'] as const)
    platforms[catalogVersion] = await startPlatform({ port: 0, databaseFile: ':memory:', catalogVersion })
})
afterAll(() => Promise.all(Object.values(platforms).map((platform) => platform.close())))

describe.each(['v1', 'v3'] as const)('suggestProducts with catalog %s', (version) => {
  it.each(['keeps', 'cannot keep'])('suggests products when the page’s storage %s the catalog version', async (how) => {
    const { client, storage } = aLocalShop(platforms[version] as Platform)
    const read = (key: string) => (how === 'keeps' || !key.endsWith(':catalog') ? storage.read(key) : null)
    const formatMoney = (value: number, currency: string) => `${value} ${currency}`
    const shop = createWholeShop({ client: client(), storage: { ...storage, read }, formatMoney, navigate() {} })
    const { cart } = await shop.cart.add({ product: await shop.loadProduct('blue-mug') })
    const { products: beside } = await suggestProducts(shop, cart.lines, 2, () => true)
    expect(beside).toHaveLength(2)
    expect(beside.map(({ id }) => id)).not.toContain(cart.lines[0]?.productId)
  })

  it.each([0, 1, 2])('suggests nothing that is no longer wanted after step %i', async (steps) => {
    const platform = platforms[version] as Platform
    platform.faults.add({ path: '/v1/recommendations/*', kind: 'status', status: 404, times: Number.POSITIVE_INFINITY })
    const { client, storage } = aLocalShop(platform)
    const shop = createWholeShop({ client: client(), storage, formatMoney: String, navigate() {} })
    const { cart } = await shop.cart.add({ product: await shop.loadProduct('blue-mug') })
    let left = steps
    const nothing = { products: [], recommended: false }
    expect(await suggestProducts(shop, cart.lines, 2, () => left-- > 0)).toEqual(nothing)
    expect(await suggestProducts(shop, [], 2, () => true)).toEqual(nothing)
    platform.faults.clear()
  })

  it('sends no query for suggestions that are no longer wanted', async () => {
    const platform = platforms[version] as Platform
    const { client, storage } = aLocalShop(platform)
    const shop = createWholeShop({ client: client(), storage, formatMoney: String, navigate() {} })
    const { cart } = await shop.cart.add({ product: await shop.loadProduct('blue-mug') })
    platform.journal.clear()
    expect((await suggestProducts(shop, cart.lines, 2, () => false)).products).toEqual([])
    expect(JSON.stringify(platform.journal.requests())).not.toMatch(/hasSome|matchItems/)
  })
})

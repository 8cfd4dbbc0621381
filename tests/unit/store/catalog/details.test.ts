/** The details on a product's own page, against the real local platform in both catalog versions. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { collectionIdOf, productIdOf } from '../../../../demo/platform/seed'
import { type Platform, startPlatform } from '../../../../demo/platform/server'
import { createWholeShop } from '../../../../src/store/shop/whole-shop'
import { aLocalShop } from '../../../support/fakes/local-shop'

describe.each(['v1', 'v3'] as const)('a shop with catalog %s', (version) => {
  const isV3 = version === 'v3'
  let platform: Platform
  beforeAll(async () => {
    platform = await startPlatform({ port: 0, databaseFile: ':memory:', catalogVersion: version })
  })
  afterAll(() => platform.close())
  beforeEach(() => platform.reset())

  function visit() {
    const { client, storage, exchanges } = aLocalShop(platform)
    return {
      shop: createWholeShop({ client: client(), storage, catalog: version, formatMoney: String, navigate() {} }),
      asked: () => exchanges.map(({ request }) => new URL(request.url).pathname),
    }
  }

  it('loadDetails returns media, description, related categories and weight', async () => {
    const { shop } = visit()
    const details = await shop.loadDetails('blue-mug')
    expect(details.id).toBe(productIdOf('blue-mug'))
    expect(details.media).toMatchObject([
      { kind: 'image', picture: { url: expect.stringMatching(/^http.*blue-mug/), alt: 'Blue stoneware mug on a linen cloth' } },
      {
        kind: 'image',
        picture: { url: expect.stringMatching(/^http.*blue-mug-above/), alt: 'Blue mug from above, full of tea' },
      },
    ])
    const description = isV3 ? JSON.stringify(details.description?.richContent?.nodes) : details.description?.html
    expect(description).toContain('A generous stoneware mug with a reactive blue glaze.')
    expect(details.relatedCategoryIds).toContain(collectionIdOf('home'))
    expect(details.weight).toMatchObject({ min: 0.38, max: 0.38 })
  })

  it('simultaneous loads of the details share one request, and a later load sends another', async () => {
    const { shop, asked } = visit()
    await Promise.all([shop.loadProduct('blue-mug'), shop.loadProduct(productIdOf('blue-mug'))])
    const before = asked().length
    const [first, second] = await Promise.all([shop.loadDetails('blue-mug'), shop.loadDetails(productIdOf('blue-mug'))])
    expect(second).toBe(first)
    const calls = asked().slice(before)
    expect(calls.filter((path) => path.endsWith(productIdOf('blue-mug')))).toHaveLength(1)
    expect(await shop.loadDetails('blue-mug')).not.toBe(first)
    expect(
      asked()
        .slice(before)
        .filter((path) => path.endsWith(productIdOf('blue-mug'))),
    ).toHaveLength(2)
  })

  it('loadDetails sends the request again after a failure', async () => {
    const { shop } = visit()
    await shop.loadProduct('blue-mug')
    const path = `${isV3 ? '/stores/v3/products' : '/stores-reader/v1/products'}/${productIdOf('blue-mug')}`
    platform.faults.add({ kind: 'status', method: 'GET', path, status: 403, times: 1 })
    await expect(shop.loadDetails('blue-mug')).rejects.toMatchObject({ status: 403 })
    expect(await shop.loadDetails('blue-mug')).toMatchObject({ id: productIdOf('blue-mug') })
  })

  it('loadDetails puts the available quantity into the product’s state', async () => {
    platform.setStock('blue-mug', 3)
    const { shop } = visit()
    await shop.loadDetails('blue-mug')
    const entry = shop.store.getState().products['blue-mug']
    expect(entry).toMatchObject({ status: 'ready', product: { quantityAvailable: 3 } })
  })

  it('loadDetails puts the pre-order of a sold-out product into its state', async () => {
    const { shop } = visit()
    await shop.loadDetails('autumn-bulbs')
    const entry = shop.store.getState().products['autumn-bulbs']
    expect(entry).toMatchObject({ product: { preorder: { message: expect.stringMatching(/\w/), limit: expect.any(Number) } } })
  })
})

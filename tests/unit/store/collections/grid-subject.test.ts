/** Related products where the shop recommends none, of a product without a main category: its categories are only in its details. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { collectionIdOf, productIdOf } from '../../../../demo/platform/seed'
import { type Platform, startPlatform } from '../../../../demo/platform/server'
import { createGrid } from '../../../../src/store/collections/grid'
import { findSubject } from '../../../../src/store/collections/grid-subject'
import { createAskListing } from '../../../../src/store/collections/listing/listing'
import { createListingV3 } from '../../../../src/store/collections/listing/v3-listing.chunk'
import { createWholeShop } from '../../../../src/store/shop/whole-shop'
import { aLocalShop } from '../../../support/fakes/local-shop'

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform({ port: 0, databaseFile: ':memory:', catalogVersion: 'v3' })
  platform.faults.add({ path: '/v1/recommendations/*', kind: 'status', status: 404, times: Number.POSITIVE_INFINITY })
})
afterAll(() => platform.close())

/** @param told whether the platform's responses name a product's main category */
function aShop(told: 'with a main category' | 'without one') {
  const local = aLocalShop(platform)
  const paths: string[] = []
  const fetchAndKeep = async (url: string, init: RequestInit) => {
    paths.push(new URL(url).pathname)
    const reply = await fetch(url, init)
    if (told === 'with a main category') return reply
    return new Response((await reply.text()).replaceAll('"mainCategoryId":', '"unsaid":'), reply)
  }
  const client = local.client({ environment: { fetch: fetchAndKeep } })
  const { storage } = local
  return { shop: createWholeShop({ client, storage, catalog: 'v3', formatMoney: String, navigate() {} }), paths }
}

const detailsPath = `/stores/v3/products/${productIdOf('blue-mug')}`

it('a related list takes its categories from the product’s details when there is no main category', async () => {
  const { shop, paths } = aShop('without one')
  const engine = await shop.engine()
  const options = { source: 'related', products: ['blue-mug', 'no-such'] } as const
  const { subject } = await findSubject(options, engine, createListingV3(engine.context))
  expect(subject?.exceptIds).toEqual([productIdOf('blue-mug')])
  expect(subject?.collectionIds).toContain(collectionIdOf('home'))
  expect(subject?.collectionIds?.filter((id) => /^[0-]+1$/.test(id))).toEqual([])
  expect(paths.filter((path) => path === detailsPath)).toHaveLength(1)
  // What the shop does not have is not asked for again.
  expect(paths.filter((path) => path === '/stores/v3/products/query')).toHaveLength(1)
})

it('a grid of related products shows four products without the product itself', async () => {
  const { shop } = aShop('without one')
  const grid = createGrid(
    { source: 'related', products: ['blue-mug'], query: { filters: {} }, limit: 4, filters: [] },
    { engine: shop.engine, ask: createAskListing() },
  )
  await new Promise<void>((resolve) => grid.store.subscribe(({ status }) => status === 'ready' && resolve()))
  const slugs = grid.store.getState().products.map(({ slug }) => slug)
  expect(slugs).toHaveLength(4)
  expect(slugs).not.toContain('blue-mug')
})

it('a related list does not request the details of a product with a main category', async () => {
  const { shop, paths } = aShop('with a main category')
  const engine = await shop.engine()
  const { subject } = await findSubject({ source: 'related', products: ['blue-mug'] }, engine, createListingV3(engine.context))
  expect(subject?.collectionIds).toHaveLength(1)
  expect(paths).not.toContain(detailsPath)
})

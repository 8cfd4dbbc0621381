/** What grids and carts recommend, over the real client at the local platform, in both versions of the catalog. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { productIdOf } from '../../../../demo/platform/seed'
import { type Platform, startPlatform } from '../../../../demo/platform/server'
import { createGrid } from '../../../../src/store/collections/grid'
import type { Source } from '../../../../src/store/collections/grid-subject'
import { createAskListing } from '../../../../src/store/collections/listing/listing'
import { recommendedIds } from '../../../../src/store/collections/recommended.chunk'
import { suggestProducts } from '../../../../src/store/collections/suggestions'
import { createWholeShop } from '../../../../src/store/shop/whole-shop'
import { aLocalShop } from '../../../support/fakes/local-shop'

const LIST = '/v1/recommendations/algorithms'
const GET = '/v1/recommendations/get'

describe.each(['v1', 'v3'] as const)('recommendations with catalog %s', (catalogVersion) => {
  let platform: Platform
  beforeAll(async () => {
    platform = await startPlatform({ port: 0, databaseFile: ':memory:', catalogVersion })
  })
  afterAll(() => platform.close())
  beforeEach(() => platform.reset())

  function aShop() {
    const local = aLocalShop(platform)
    const shop = createWholeShop({
      client: local.client(),
      storage: local.storage,
      catalog: catalogVersion,
      formatMoney: (value, currency) => `${value} ${currency}`,
      navigate() {},
      // A second of the longest wait: on a busy machine the platform needs some of it.
      sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms / (ms < 4000 ? 20 : 4))),
    })
    async function grid(source: Source, products: readonly string[], limit = 4) {
      const list = createGrid(
        { source, products, query: { filters: {} }, limit, filters: [] },
        { engine: shop.engine, ask: createAskListing() },
      )
      await new Promise<void>((resolve) => list.store.subscribe(({ status }) => status === 'ready' && resolve()))
      const { products: shown, instead } = list.store.getState()
      return { slugs: shown.map(({ slug }) => slug), instead }
    }
    return { shop, grid, local }
  }

  it('a grid of what is bought together has the platform’s products in its order, from one call and one product query', async () => {
    const { grid, local } = aShop()
    expect(await grid('bought-together', ['iron-teapot'])).toEqual({
      slugs: ['loose-tea', 'heather-honey', 'tea-towel-set'],
      instead: undefined,
    })
    const sent = local.exchanges.map(({ request }) => new URL(request.url).pathname)
    expect(sent.filter((path) => path === LIST)).toHaveLength(1)
    expect(sent.filter((path) => path === GET)).toHaveLength(1)
    // One for the product of the page, one for all that is recommended.
    expect(sent.filter((path) => /products\/(query|search)/.test(path))).toHaveLength(2)
  })

  it('bestsellers need no product, and show no more than the limit', async () => {
    const { grid } = aShop()
    expect((await grid('bestsellers', [], 2)).slugs).toEqual(['iron-teapot', 'loose-tea'])
  })

  it('related products leave out the product itself and those in the cart', async () => {
    const { shop, grid } = aShop()
    const before = await grid('related', ['blue-mug'])
    expect(before.slugs).not.toContain('blue-mug')
    await shop.cart.add({ product: await shop.loadProduct('iron-teapot') })
    expect((await grid('bought-together', ['loose-tea'])).slugs).toEqual(['heather-honey', 'olive-board'])
  })

  it.each([
    ['is refused', { kind: 'status', status: 403 }],
    ['is not there', { kind: 'status', status: 404 }],
    ['fails', { kind: 'status', status: 500 }],
    ['does not answer in time', { kind: 'delay', ms: 60_000 }],
  ] as const)('when the service %s, related grids show the same collections and say so, and bestsellers are empty', async (_, fault) => {
    platform.faults.add({ path: '/v1/recommendations/*', times: Number.POSITIVE_INFINITY, ...fault })
    const { grid } = aShop()
    for (const source of ['related', 'bought-together'] as const) {
      const { slugs, instead } = await grid(source, ['blue-mug'])
      expect([slugs.length, instead, slugs.includes('blue-mug')]).toEqual([4, true, false])
    }
    expect(await grid('bestsellers', [])).toEqual({ slugs: [], instead: undefined })
    platform.faults.clear()
  })

  it('a shop that refuses is not asked again the same day', async () => {
    platform.faults.add({ path: '/v1/recommendations/*', kind: 'status', status: 403, times: Number.POSITIVE_INFINITY })
    const { grid, local } = aShop()
    await grid('related', ['blue-mug'])
    const asked = local.sent(LIST).length + local.sent(GET).length
    await grid('related', ['blue-mug'])
    expect(local.sent(LIST).length + local.sent(GET).length).toBe(asked)
  })

  const WELL_KNOWN = [
    '68ebce04-b96a-4c52-9329-08fc9d8c1253',
    '5dd69f67-9ab9-478e-ba7c-10c6c6e7285f',
    'd5aac1e1-2e53-4d11-85f7-7172710b4783',
  ]
  it.each([
    ['related', ['iron-teapot'], WELL_KNOWN],
    ['bought-together', ['iron-teapot'], WELL_KNOWN.slice(2)],
    ['bestsellers', [], ['ba491fd2-b172-4552-9ea6-7202e01d1d3c']],
  ] as const)('a shop that does not list its algorithms is asked for products (%s) with the well-known ones', async (source, products, ids) => {
    platform.faults.add({ path: LIST, kind: 'status', status: 403 })
    platform.faults.add({
      path: GET,
      kind: 'body',
      body: { recommendation: { items: [{ catalogItemId: productIdOf('fig-candle'), appId: 'x' }, {}, null] } },
    })
    const { grid, local } = aShop()
    expect((await grid(source, products)).slugs).toEqual(['fig-candle'])
    expect(JSON.parse(local.sent(GET)[0]?.request.body ?? '{}').algorithms.map(({ id }: { id: string }) => id)).toEqual(ids)
  })

  it('the algorithms of a shop are asked in the order of their worth, others last', async () => {
    const algorithm = (algorithmId: string) => ({
      appId: 'x',
      config: { algorithmId, algorithmType: 'RELATED_ITEMS', name: algorithmId },
    })
    const [first, second] = WELL_KNOWN
    platform.faults.add({
      path: LIST,
      kind: 'body',
      body: { availableAlgorithms: ['own', second, first].map((id) => algorithm(`${id}`)) },
    })
    const { grid, local } = aShop()
    await grid('related', ['iron-teapot'])
    const { algorithms } = JSON.parse(local.sent(GET)[0]?.request.body ?? '{}')
    expect(algorithms.map(({ id }: { id: string }) => id)).toEqual([first, second, 'own'])
  })

  it('what is bought together is asked of the algorithms that say so, and of ten at most', async () => {
    const named = (algorithmId: string, name: string, algorithmType = 'RELATED_ITEMS') => ({
      appId: 'x',
      config: { algorithmId, algorithmType, name },
    })
    const many = Array.from({ length: 10 }, (_, index) => named(`own-${index}`, 'Often Bought Together'))
    const others = [
      named('similar', 'Similar'),
      named('bestsellers', 'Bought most', 'GLOBAL'),
      named('sought', 'Soughtafter boughts'),
    ]
    platform.faults.add({
      path: LIST,
      kind: 'body',
      body: { availableAlgorithms: [...others, ...many, named(`${WELL_KNOWN[2]}`, '')] },
    })
    const { grid, local } = aShop()
    await grid('bought-together', ['iron-teapot'])
    const { algorithms, minimumRecommendedItems } = JSON.parse(local.sent(GET)[0]?.request.body ?? '{}')
    expect(algorithms.map(({ id }: { id: string }) => id)).toEqual([
      WELL_KNOWN[2],
      ...many.slice(0, 9).map(({ config }) => config.algorithmId),
    ])
    expect(minimumRecommendedItems).toBe(1)
  })

  it('algorithms that could not be listed are asked for again', async () => {
    platform.faults.add({ path: LIST, kind: 'status', status: 400 })
    const { shop } = aShop()
    const { context } = await shop.engine()
    await expect(recommendedIds(context, ['bestsellers'], [])).rejects.toMatchObject({ status: 400 })
    platform.faults.clear()
    expect(await recommendedIds(context, ['bestsellers'], [])).toContain(productIdOf('iron-teapot'))
  })

  it('a request names three hundred products at most', async () => {
    const { shop, local } = aShop()
    const { context } = await shop.engine()
    await recommendedIds(
      context,
      ['related'],
      Array.from({ length: 301 }, (_, index) => `product-${index}`),
    )
    expect(JSON.parse(local.sent(GET)[0]?.request.body ?? '{}').items).toHaveLength(300)
  })

  it('a cart suggests what is bought together with its lines, and otherwise products of their collections', async () => {
    const { shop } = aShop()
    const { cart } = await shop.cart.add({ product: await shop.loadProduct('iron-teapot') })
    const { products, recommended } = await suggestProducts(shop, cart.lines, 2, () => true)
    expect([products.map(({ slug }) => slug), recommended]).toEqual([['loose-tea', 'heather-honey'], true])
    platform.faults.add({ path: '/v1/recommendations/*', kind: 'status', status: 404, times: Number.POSITIVE_INFINITY })
    const other = aShop().shop
    const { cart: second } = await other.cart.add({ product: await other.loadProduct('iron-teapot') })
    const instead = await suggestProducts(other, second.lines, 2, () => true)
    expect([instead.products.length, instead.recommended]).toEqual([2, false])
  })
})

import { describe, expect, it } from 'vitest'
import { createGrid, type Grid } from '../../../../src/store/collections/grid'
import { createListingV1 } from '../../../../src/store/collections/listing/v1-listing.chunk'
import { rememberViewed } from '../../../../src/store/collections/recent'
import { applicationError, CLIENT_ID, dropped, json, PATHS, settled } from '../../../support/fakes/fake-shop'
import { aGridShop, COLLECTIONS_PATH, wireProducts } from '../../../support/fixtures/grids'
import { aProduct } from '../../../support/fixtures/views'
import { aWireProduct } from '../../../support/fixtures/wire-bodies'

const ids = ({ store }: Grid) => store.getState().products.map(({ id }) => id)
const UUID = '0a1b2c3d-0000-4000-8000-00000000000'

describe('createGrid', () => {
  it('finds its collection by slug, then requests one page of its products', async () => {
    const { open, queries, rest, pages } = aGridShop(wireProducts(6))
    const grid = open({ collection: 'home' })
    await rest(grid)
    expect(grid.store.getState()).toMatchObject({ status: 'ready', total: 6, collection: { name: 'Home' } })
    expect(queries).toEqual([{ filter: { collectionIds: { $hasSome: ['home-id'] } }, sort: [], paging: { limit: 4, offset: 0 } }])
    expect(pages).toEqual([{ ids: ['id-1', 'id-2', 'id-3', 'id-4'], at: 0 }])
  })

  it('requests its collection only once, also after a filter and a next page', async () => {
    const { open, calls, rest } = aGridShop(wireProducts(6))
    const grid = open({ collection: 'home' })
    await rest(grid)
    grid.ask({ filters: { inStock: true } })
    await rest(grid)
    grid.more()
    await rest(grid)
    expect(calls(COLLECTIONS_PATH)).toHaveLength(1)
  })

  it('appends page after page and reports each once, until there are no more', async () => {
    const { open, queries, rest, pages } = aGridShop(wireProducts(6))
    const grid = open()
    await rest(grid)
    grid.more()
    grid.more() // pressed twice
    await rest(grid)
    grid.more() // there is none
    await rest(grid)
    expect(queries.map(({ paging }) => paging.offset)).toEqual([0, 4])
    expect(pages.map(({ at }) => at)).toEqual([0, 4])
    expect(ids(grid)).toHaveLength(6)
    expect(grid.store.getState()).toMatchObject({ status: 'ready', added: 2, next: undefined })
  })

  it('puts its products into the shop state, where loadProduct finds them without a request', async () => {
    const { open, shop, queries, rest, state } = aGridShop(wireProducts(2))
    await rest(open())
    expect(state().products['product-1']).toMatchObject({ status: 'ready', product: { id: 'id-1' } })
    expect(await shop.loadProduct('id-2')).toMatchObject({ slug: 'product-2' })
    expect(queries).toHaveLength(1)
  })

  it('keeps products that the page has loaded in full, and replaces stale ones', async () => {
    const { open, shop, rest, state } = aGridShop(wireProducts(2))
    const full = aProduct({ id: 'id-1', name: 'Known in full', quantityAvailable: 24 })
    const old = aProduct({ id: 'id-2', name: 'Of the last visit' })
    shop.store.setState({
      products: {
        'product-1': { status: 'ready', product: full },
        'product-2': { status: 'ready', product: old, stale: true },
      },
    })
    await rest(open())
    const { products } = state()
    expect(products['product-1']).toEqual({ status: 'ready', product: full })
    expect(products['product-2']).toMatchObject({ status: 'ready', product: { name: 'Product 2' } })
    expect(products['product-2']).not.toHaveProperty('stale')
  })

  it('aborts an earlier request and ignores its late response', async () => {
    const { open, answer, rest } = aGridShop(wireProducts(2))
    const held: ((response: Response) => void)[] = []
    const signals: (AbortSignal | undefined)[] = []
    answer(PATHS.products, ({ signal }) => {
      signals.push(signal)
      return new Promise((resolve) => held.push(resolve))
    })
    const grid = open()
    await settled()
    grid.ask({ sort: 'newest', filters: {} })
    await settled()
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false])
    held[1]?.(json({ products: [aWireProduct({ id: 'new', slug: 'new' })], totalResults: 1 }))
    await rest(grid)
    held[0]?.(json({ products: [aWireProduct({ id: 'old', slug: 'old' })], totalResults: 1 }))
    await settled()
    expect(ids(grid)).toEqual(['new'])
  })

  it('reports a failure once, and loads the list on retry', async () => {
    const { open, answer, rest, errors } = aGridShop(wireProducts(2))
    let broken = true
    answer(PATHS.products, () => (broken ? applicationError('BROKEN', 400) : undefined))
    const grid = open({ collection: 'home' })
    await rest(grid)
    expect(grid.store.getState()).toMatchObject({ status: 'failed', error: { code: 'BROKEN' } })
    expect(errors).toEqual(['BROKEN'])
    broken = false
    grid.retry()
    await rest(grid)
    expect(grid.store.getState()).toMatchObject({ status: 'ready', error: undefined })
    expect(ids(grid)).toHaveLength(2)
  })

  it('requests the collection again on retry when that request had failed', async () => {
    const { open, answer, rest } = aGridShop(wireProducts(2))
    let broken = true
    answer(COLLECTIONS_PATH, () => (broken ? applicationError('BROKEN', 400) : undefined))
    const grid = open({ collection: 'home' })
    await rest(grid)
    expect(grid.store.getState().status).toBe('failed')
    broken = false
    grid.retry()
    await rest(grid)
    expect(grid.store.getState()).toMatchObject({ status: 'ready', collection: { name: 'Home' } })
  })

  it('keeps its products when the next page fails, and requests that page again on retry', async () => {
    const { open, answer, rest, queries } = aGridShop(wireProducts(6))
    let broken = false
    answer(PATHS.products, () => (broken ? dropped() : undefined))
    const grid = open()
    await rest(grid)
    broken = true
    grid.more()
    await rest(grid)
    expect(grid.store.getState()).toMatchObject({ status: 'add-failed' })
    expect(ids(grid)).toHaveLength(4)
    broken = false
    grid.retry()
    await rest(grid)
    expect(ids(grid)).toHaveLength(6)
    expect(queries.map(({ paging }) => paging.offset)).toEqual([0, 4])
  })

  it('a grid of an unknown collection is "missing", by slug and by id', async () => {
    const { open, answer, rest, queries } = aGridShop(wireProducts(2))
    const notFound = () => applicationError('COLLECTION_NOT_FOUND')
    answer('/stores-reader/v2/collections/slug/no-such', notFound)
    answer(`/stores-reader/v2/collections/${UUID}9`, notFound)
    const bySlug = open({ collection: 'no-such' })
    const byId = open({ collection: `${UUID}9` })
    await rest(bySlug)
    await rest(byId)
    expect(bySlug.store.getState()).toMatchObject({ status: 'missing', products: [] })
    expect(byId.store.getState()).toMatchObject({ status: 'missing', products: [] })
    expect(queries).toHaveLength(1) // with an id the products need not wait
  })

  it('needFacets requests the price range, once for two calls', async () => {
    const { open, rest, queries } = aGridShop([aWireProduct({ id: 'a', slug: 'a' })])
    const grid = open()
    await rest(grid)
    expect(grid.store.getState().facets).toBeUndefined()
    grid.needFacets()
    grid.needFacets()
    await settled()
    expect(grid.store.getState().facets?.price).toEqual({ min: 18, max: 18 })
    expect(queries.slice(1).map(({ paging }) => paging.limit)).toEqual([1, 1])
  })

  it('needFacets causes no unhandled rejection when the collection cannot be read', async () => {
    const { open, answer, rest } = aGridShop(wireProducts(2))
    answer(`/stores-reader/v2/collections/${UUID}9`, () => applicationError('BROKEN', 400))
    const unhandled: unknown[] = []
    const hear = (reason: unknown) => unhandled.push(reason)
    process.on('unhandledRejection', hear)
    const grid = open({ collection: `${UUID}9` })
    await rest(grid)
    expect(grid.store.getState().status).toBe('failed')
    grid.needFacets()
    await settled()
    process.off('unhandledRejection', hear)
    expect(unhandled).toEqual([])
  })

  it('needFacets and retry read a collection again that needFacets could not read', async () => {
    const { open, answer, rest } = aGridShop([aWireProduct({ id: 'a', slug: 'a' })])
    let isDown = true
    answer(COLLECTIONS_PATH, () => (isDown ? applicationError('BROKEN', 400) : undefined))
    const grid = open({ collection: 'home' })
    await rest(grid)
    grid.needFacets()
    await settled()
    expect(grid.store.getState().facets).toBeUndefined()
    isDown = false
    grid.retry()
    await rest(grid)
    expect(grid.store.getState().status).toBe('ready')
    grid.needFacets()
    await settled()
    expect(grid.store.getState().facets?.price).toEqual({ min: 18, max: 18 })
  })

  it('needFacets does not read the collection again when facets come with the pages', async () => {
    const { shop, answer, calls, rest } = aGridShop(wireProducts(2))
    const path = `/stores-reader/v2/collections/${UUID}9`
    answer(path, () => applicationError('BROKEN', 400))
    const { loadFacets, ...listing } = createListingV1((await shop.engine()).context)
    const grid = createGrid(
      { source: 'collection', collection: `${UUID}9`, products: [], query: { filters: {} }, limit: 4, filters: ['price'] },
      { engine: shop.engine, ask: (_, call) => call(listing) },
    )
    await rest(grid)
    grid.needFacets()
    await settled()
    expect(calls(path)).toHaveLength(1)
  })

  it('a grid that is stopped while loading aborts its request, reports no error and keeps its state', async () => {
    const { open, answer, errors } = aGridShop(wireProducts(2))
    const signals: (AbortSignal | undefined)[] = []
    answer(PATHS.products, ({ signal }) => {
      signals.push(signal)
      return new Promise(() => {})
    })
    const grid = open()
    await settled()
    grid.stop()
    await settled()
    expect(signals.map((signal) => signal?.aborted)).toEqual([true])
    expect(errors).toEqual([])
    expect(grid.store.getState().status).toBe('loading')
  })
})

describe('a grid of recently viewed products', () => {
  it('shows recently viewed products in viewing order, from one query by id', async () => {
    const made = [1, 2, 3].map((n) => aWireProduct({ id: `${UUID}${n}`, slug: `p-${n}` }))
    const { open, rest, queries, storage } = aGridShop(made.slice(1), { products: made })
    for (const n of [3, 1, 2]) rememberViewed(storage, CLIENT_ID, `${UUID}${n}`)
    const grid = open({ source: 'recent' })
    await rest(grid)
    expect(ids(grid)).toEqual([`${UUID}2`, `${UUID}3`])
    expect(queries).toMatchObject([{ filter: { id: { $in: [`${UUID}2`, `${UUID}1`, `${UUID}3`] } } }])
  })

  it('shows no recently viewed products to a new visitor, without a request', async () => {
    const { open, rest, calls } = aGridShop(wireProducts(2))
    const grid = open({ source: 'recent' })
    await rest(grid)
    expect(grid.store.getState()).toMatchObject({ status: 'ready', products: [] })
    expect(calls()).toHaveLength(0)
  })
})

describe('a grid of related products', () => {
  it('requests related products by shared collections other than "All Products", without the product itself', async () => {
    const mug = aWireProduct({
      id: 'mug-id',
      slug: 'blue-mug',
      collectionIds: ['00000000-000000-000000-000000000001', 'home-id'],
    })
    const { open, rest, queries } = aGridShop([mug, ...wireProducts(2)])
    await rest(open({ source: 'related', products: ['blue-mug'] }))
    expect(queries.map(({ filter }) => filter)).toEqual([
      { slug: { $in: ['blue-mug'] } },
      { $and: [{ collectionIds: { $hasSome: ['home-id'] } }, { id: { $ne: 'mug-id' } }] },
    ])
  })

  it('shows no related products when the page has no product, or one without a collection', async () => {
    const { open, rest, queries } = aGridShop([aWireProduct({ id: 'mug-id', slug: 'blue-mug', collectionIds: [] })])
    const none = open({ source: 'related' })
    const lonely = open({ source: 'related', products: ['blue-mug'] })
    await rest(none)
    await rest(lonely)
    expect(none.store.getState()).toMatchObject({ status: 'ready', products: [] })
    expect(lonely.store.getState()).toMatchObject({ status: 'ready', products: [] })
    expect(queries).toHaveLength(1)
  })
})

describe('a grid with a first page from a snapshot', () => {
  const known = (names: string[], due: Promise<unknown>) => ({
    products: names.map((id) => aProduct({ id, name: `Old ${id}` })),
    collection: { id: 'home-id', slug: '', name: 'Home' },
    total: 6,
    due,
  })
  const nameOf = ({ store }: Grid) => store.getState().products[0]?.name

  it('shows the snapshot page at once, requests it when due, and updates it as the same list', async () => {
    const { open, queries, settle, pages } = aGridShop(wireProducts(6))
    const grid = open({}, known(['id-1', 'id-2'], Promise.resolve()))
    expect(grid.store.getState()).toMatchObject({ status: 'ready', stale: true, total: 6, collection: { name: 'Home' } })
    expect(queries).toEqual([])
    const { list } = grid.store.getState()
    const statuses = new Set<string>()
    grid.store.subscribe(({ status }) => statuses.add(status))
    await settle(new Promise<void>((done) => grid.store.subscribe(({ stale }) => stale || done())))
    await settled()
    expect(ids(grid)).toEqual(['id-1', 'id-2', 'id-3', 'id-4'])
    expect(nameOf(grid)).toBe('Product 1')
    expect([...statuses]).toEqual(['ready'])
    expect(grid.store.getState().list).toBe(list)
    expect(grid.store.getState().stale).toBeUndefined()
    expect(pages).toHaveLength(1)
  })

  it('requests the next page of a snapshot list after confirming the first one', async () => {
    const { open, queries, rest, settle } = aGridShop(wireProducts(6))
    const grid = open({}, known(['id-1', 'id-2'], new Promise(() => {})))
    grid.more()
    await rest(grid)
    await settle(new Promise<void>((done) => grid.store.subscribe(({ products }) => products.length === 6 && done())))
    expect(queries.map(({ paging }) => paging.offset)).toEqual([0, 4])
  })

  it('sends only one request when the visitor sorts before the snapshot page is due', async () => {
    const { open, queries, rest, settle } = aGridShop(wireProducts(6))
    let isDue = () => {}
    const due = new Promise<void>((resolve) => {
      isDue = resolve
    })
    const grid = open({}, known(['id-1', 'id-2'], due))
    grid.ask({ sort: 'name-asc', filters: {} })
    await rest(grid)
    isDue()
    await settle(due)
    await settled()
    expect(queries).toHaveLength(1)
  })

  it('keeps the snapshot page, marked stale, while the platform cannot be reached, and reads it on retry', async () => {
    const { open, answer, settle, errors, queries } = aGridShop(wireProducts(6))
    let isDown = true
    answer(PATHS.products, () => (isDown ? dropped() : undefined))
    const due = Promise.resolve()
    const grid = open({}, known(['id-1', 'id-2'], due))
    await settle(
      new Promise<void>((done) => {
        const look = () => (errors.length ? done() : setTimeout(look))
        look()
      }),
    )
    expect(grid.store.getState()).toMatchObject({ status: 'ready', stale: true })
    expect(ids(grid)).toEqual(['id-1', 'id-2'])
    isDown = false
    grid.retry()
    await settle(new Promise<void>((done) => grid.store.subscribe(({ stale }) => stale || done())))
    expect(ids(grid)).toEqual(['id-1', 'id-2', 'id-3', 'id-4'])
    expect(queries).toHaveLength(1)
  })
})

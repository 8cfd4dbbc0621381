import { describe, expect, it } from 'vitest'
import { createGrid } from '../../../../src/store/collections/grid'
import { createListingV1 } from '../../../../src/store/collections/listing/v1-listing.chunk'
import { applicationError, PATHS, settled } from '../../../support/fakes/fake-shop'
import { aGridShop, wireProducts } from '../../../support/fixtures/grids'
import { aProduct } from '../../../support/fixtures/views'
import { aWireProduct } from '../../../support/fixtures/wire-bodies'

describe('a list that is read again', () => {
  it('the list stays on the screen until the answer, which also replaces products that are known in full', async () => {
    const made = wireProducts(6)
    const { open, settle, rest, queries, pages, state } = aGridShop(made)
    const grid = open()
    await rest(grid)
    const { list } = grid.store.getState()
    made[0] = { ...made[0], name: 'Renamed' } as (typeof made)[number]
    grid.recheck()
    expect(grid.store.getState()).toMatchObject({
      status: 'ready',
      rechecking: true,
      products: [{ name: 'Product 1' }, {}, {}, {}],
    })
    await settle(new Promise<void>((done) => grid.store.subscribe(({ rechecking }) => rechecking || done())))
    await settled()
    expect(grid.store.getState()).toMatchObject({ status: 'ready', list, products: [{ name: 'Renamed' }, {}, {}, {}] })
    expect(state().products['id-1']).toMatchObject({ product: { name: 'Renamed' } })
    expect([queries.length, pages.length]).toEqual([2, 1])
  })

  it('the list stays as it is, without a report, when it cannot be read', async () => {
    const { open, answer, settle, rest, errors } = aGridShop(wireProducts(2))
    const grid = open()
    await rest(grid)
    answer(PATHS.products, () => applicationError('BROKEN', 400))
    grid.recheck()
    await settle(new Promise<void>((done) => grid.store.subscribe(({ rechecking }) => rechecking || done())))
    expect(grid.store.getState()).toMatchObject({ status: 'ready', error: undefined })
    expect([grid.store.getState().products.length, errors]).toEqual([2, []])
  })

  it('only one page is read again: several, one that loads and one of a snapshot stay, and a retry repeats only what failed', async () => {
    const { open, rest, queries } = aGridShop(wireProducts(6))
    const [several, loading] = [open(), open()]
    loading.recheck()
    await rest(loading)
    await rest(several)
    several.more()
    await rest(several)
    several.recheck()
    several.retry()
    const snapshot = open({}, { products: [aProduct()], due: new Promise(() => {}) })
    snapshot.recheck()
    snapshot.stop()
    await settled()
    expect(queries).toHaveLength(3)
    expect(snapshot.store.getState()).toMatchObject({ status: 'ready', stale: true })
    expect(snapshot.store.getState().rechecking).toBeUndefined()
  })
})

it('a grid without listeners shows its list, and a product without a slug by its id alone', async () => {
  const { shop, rest, state } = aGridShop([aWireProduct({ slug: '' })])
  const listing = createListingV1((await shop.engine()).context)
  const grid = createGrid(
    { source: 'collection', products: [], query: { filters: {} }, limit: 4, filters: [] },
    { engine: shop.engine, ask: (_, call) => call(listing) },
  )
  await rest(grid)
  await settled()
  expect(grid.store.getState()).toMatchObject({ status: 'ready', products: [{ id: 'mug-id' }] })
  expect(Object.keys(state().products)).toEqual(['mug-id'])
})

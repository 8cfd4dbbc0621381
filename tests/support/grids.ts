/** Grids over a real shop whose network is in memory: the catalog answers what a test says, when it says. */
import type { Product } from '../../src/platform/catalog/v1/v1-model'
import { createGrid, type Grid, type GridOptions } from '../../src/store/collections/grid'
import type { Listing } from '../../src/store/collections/list-model'
import { createListingV1 } from '../../src/store/collections/v1-listing'
import type { Engine } from '../../src/store/engine'
import type { ProductView } from '../../src/store/views'
import { aFakeShop, type FakeShopOptions, json, PATHS } from './fake-shop'
import { aWireProduct } from './wire-bodies'

export const COLLECTIONS_PATH = '/stores-reader/v2/collections/slug/home'

interface Query {
  filter: Record<string, unknown>
  sort?: unknown[]
  paging: { limit: number; offset: number }
}

const isAtRest = ({ store }: Grid) => !['loading', 'adding'].includes(store.getState().status)

/** The grid has its answer. */
const atRest = (grid: Grid): Promise<void> =>
  new Promise((resolve) => {
    const look = () => isAtRest(grid) && resolve()
    grid.store.subscribe(look)
    look()
  })

export const wireProducts = (count: number): Product[] =>
  Array.from({ length: count }, (_, i) => aWireProduct({ id: `id-${i + 1}`, slug: `product-${i + 1}`, name: `Product ${i + 1}` }))

export function aGridShop(products: Product[], options: FakeShopOptions = {}) {
  const fake = aFakeShop(options)
  const queries: Query[] = []
  const pages: { ids: string[]; at: number }[] = []
  const errors: string[] = []
  fake.answer(PATHS.products, ({ search, body }) => {
    const encoded = search.get('.r')
    const { query } = (encoded ? JSON.parse(Buffer.from(encoded, 'base64url').toString()) : body) as { query: Query }
    queries.push(query)
    const { limit, offset } = query.paging
    return json({ products: products.slice(offset, offset + limit), totalResults: products.length })
  })
  fake.answer(COLLECTIONS_PATH, () => json({ collection: { id: 'home-id', slug: 'home', name: 'Home' } }))

  let listing: Listing | undefined
  const listingIn = ({ context }: Engine) => {
    listing ??= createListingV1(context)
    return listing
  }
  return {
    ...fake,
    queries,
    /** What the page was told. */
    pages,
    errors,
    /** Waits for the answer, however often it is asked for. */
    rest: (grid: Grid) => fake.settle(atRest(grid)),
    open: (more: Partial<GridOptions> = {}) =>
      createGrid(
        { source: 'collection', products: [], query: { filters: {} }, limit: 4, filters: ['price', 'stock', 'text'], ...more },
        {
          engine: fake.shop.engine,
          ask: (engine, call) => call(listingIn(engine)),
          onPage: (shown: readonly ProductView[], at) => pages.push({ ids: shown.map(({ id }) => id), at }),
          onError: ({ code }) => errors.push(code),
        },
      ),
  }
}

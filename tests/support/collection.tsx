/** Draws grids over a real shop whose network is in memory. */
import { act, render } from '@testing-library/react'
import { vi } from 'vitest'
import type { Product } from '../../src/platform/catalog/v1/v1-model'
import type { GridOptions } from '../../src/store/collections/grid'
import { CollectionGrid, type CollectionGridProps } from '../../src/widget/collection/CollectionGrid'
import { ShopProvider } from '../../src/widget/shop-context'
import { aGridShop } from './grids'

/** Resolves when the first page has its answer; `rest` waits for the next one. */
export async function renderGrid(
  products: Product[],
  props: Partial<CollectionGridProps> = {},
  options: Partial<GridOptions> = {},
  before: (fake: ReturnType<typeof aGridShop>) => void = () => {},
) {
  const fake = aGridShop(products)
  before(fake)
  const { shop } = fake
  const surroundings = { shop, adoptStyles: vi.fn(), setFallback: vi.fn(), checkout: vi.fn() }
  const grid = fake.open(options)
  const view = render(
    <ShopProvider value={surroundings}>
      <CollectionGrid
        grid={grid}
        label="Products"
        limit={4}
        sortable
        filters={['price', 'stock', 'text']}
        money={(value) => `€${value}`}
        card={({ name }, { index }) => (
          <article aria-label={name}>
            <a href={`#${index}`}>{name}</a>
          </article>
        )}
        {...props}
      />
    </ShopProvider>,
  )
  const ghosts = () => view.container.querySelectorAll('.ghost').length
  const rest = () => act(() => fake.rest(grid))
  const ghostsBefore = ghosts()
  await rest()
  return { ...fake, ...surroundings, grid, container: view.container, rest, ghosts, ghostsBefore }
}

/** The grid with catalog version 3: the merchant's order, filters by option, pages, variants that the list does not contain. */
import { collectionIdOf } from '../../../demo/platform/seed'
import { drawer } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'

test.use({ catalogVersion: 'v3' })

const FEATURED = ['Iron Teapot', 'Stoneware Bowl', 'Loose Tea, 80 g', 'Dinner Plate']

test('"Featured" follows the merchant’s order on every page and when filtered', async ({ page, shop }) => {
  await shop.show('<main><h1>Kitchen</h1><cartlet-collection collection="kitchen" limit="3"></cartlet-collection></main>', {
    script: 'data-catalog="v3"',
  })
  const grid = page.locator('cartlet-collection')
  const names = () => grid.getByRole('article').getByRole('heading').allTextContents()
  await expect.poll(names).toEqual(FEATURED.slice(0, 3))
  await expect(grid.getByText('3 of 10 products')).toBeVisible()
  const sort = grid.getByRole('combobox', { name: 'Sort by' })
  await expect(sort.getByRole('option', { selected: true })).toHaveText('Featured')

  await grid.getByRole('button', { name: 'Load more' }).click()
  // Products outside that order follow, newest first.
  await expect.poll(names).toEqual([...FEATURED, 'Window Herb Kit', 'Beeswax Wraps, Set of Three'])

  await sort.selectOption('Name, A to Z')
  await expect.poll(names).toEqual(['Beeswax Wraps, Set of Three', 'Dinner Plate', 'Heather Honey, 250 g'])
  await grid.getByRole('group', { name: 'Glaze' }).getByLabel('Oat').check()
  await expect.poll(names).toEqual(['Dinner Plate', 'Stoneware Bowl'])
  await sort.selectOption('Featured')
  await expect.poll(names).toEqual(['Stoneware Bowl', 'Dinner Plate'])
})

test('more than three filters stand beside the cards', async ({ page, shop }) => {
  await shop.show('<main><h1>Kitchen</h1><cartlet-collection collection="kitchen" limit="4"></cartlet-collection></main>', {
    script: 'data-catalog="v3"',
  })
  const grid = page.locator('cartlet-collection')
  await expect(grid.getByRole('group', { name: 'Glaze' })).toBeVisible()
  const [search, card] = await Promise.all([
    grid.getByLabel('Search').boundingBox(),
    grid.getByRole('article').first().boundingBox(),
  ])
  expect(card?.x).toBeGreaterThan((search?.x ?? 0) + (search?.width ?? 0))
  expect(Math.abs((card?.y ?? 0) - (search?.y ?? 0))).toBeLessThan(60)
})

test('a grid can be filtered by an option and a price, continued and bought from', async ({ page, shop }) => {
  await shop.show('<main><h1>Kitchen</h1><cartlet-collection collection="kitchen" limit="4"></cartlet-collection></main>', {
    script: 'data-catalog="v3"',
  })
  const grid = page.locator('cartlet-collection')
  const cards = grid.getByRole('article')
  const names = () => cards.getByRole('heading').allTextContents()
  const searches = () => shop.platform.journal.requests({ path: '/stores/v3/products/search' })
  await expect(cards).toHaveCount(4)
  // One search counts and collects the filters; the other fetches ordered products that the first did not return.
  expect(searches()).toHaveLength(2)

  await grid.getByRole('group', { name: 'Glaze' }).getByLabel('Night').check()
  await expect.poll(names).toEqual(['Stoneware Bowl', 'Dinner Plate'])
  await expect(grid.getByRole('button', { name: 'Remove filter: Glaze: Night' })).toBeVisible()
  await grid.getByLabel('Up to').fill('25')
  await grid.getByLabel('Up to').press('Enter')
  await expect.poll(names).toEqual(['Stoneware Bowl'])
  await expect(grid.getByRole('button', { name: 'Remove filter: Up to €25.00' })).toBeVisible()
  await grid.getByRole('button', { name: 'Clear all' }).click()
  await expect(cards).toHaveCount(4)

  await grid.getByRole('button', { name: 'Load more' }).click()
  await expect(cards).toHaveCount(8)
  await expect(cards.nth(4).getByRole('link')).toBeFocused()
  // Requested by the first page, by each filtered one and by the first one again; the later page uses the last answer.
  expect(
    shop.platform.journal.requests({ path: `/categories/v1/categories/${collectionIdOf('kitchen')}/list-items` }),
  ).toHaveLength(4)

  await cards.filter({ hasText: 'Iron Teapot' }).getByRole('button', { name: 'Add to cart' }).click()
  await expect(drawer(page).getByText('Iron Teapot').first()).toBeVisible()
  await expect
    .poll(() => shop.sent('add'))
    .toMatchObject([
      { lineItems: [{ quantity: 1, catalogReference: { catalogItemId: shop.platform.productId('iron-teapot') } }] },
    ])
})

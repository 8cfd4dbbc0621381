/** The grid over catalog version 3: choices to narrow by, pages by cursor, variants that the list does not tell. */
import { drawer } from '../support/cart'
import { expect, test } from '../support/fixtures'

test.use({ catalogVersion: 'v3' })

test('is narrowed by colour and price, continued by cursor, and sold from', async ({ page, shop }) => {
  await shop.show('<main><h1>Kitchen</h1><cartlet-collection collection="kitchen" limit="4"></cartlet-collection></main>', {
    script: 'data-catalog="v3"',
  })
  const grid = page.locator('cartlet-collection')
  const cards = grid.getByRole('article')
  const names = () => cards.getByRole('heading').allTextContents()
  const searches = () => shop.platform.journal.requests({ path: '/stores/v3/products/search' })
  await expect(cards).toHaveCount(4)
  expect(searches()).toHaveLength(1)

  await grid.getByRole('group', { name: 'Glaze' }).getByLabel('Night').check()
  await expect.poll(names).toEqual(['Stoneware Bowl', 'Dinner Plate'])
  await expect(grid.getByRole('button', { name: 'Remove filter: Glaze: Night' })).toBeVisible()
  await grid.getByRole('button', { name: 'Clear all' }).click()
  await expect(cards).toHaveCount(4)

  await grid.getByRole('button', { name: 'Load more' }).click()
  await expect(cards).toHaveCount(8)
  await expect(cards.nth(4).getByRole('link')).toBeFocused()
  expect(Object.keys((searches().pop()?.r as { search: object }).search)).toEqual(['cursorPaging'])

  await cards.filter({ hasText: 'Iron Teapot' }).getByRole('button', { name: 'Add to cart' }).click()
  await expect(drawer(page).getByText('Iron Teapot').first()).toBeVisible()
  await expect
    .poll(() => shop.sent('add'))
    .toMatchObject([
      { lineItems: [{ quantity: 1, catalogReference: { catalogItemId: shop.platform.productId('iron-teapot') } }] },
    ])
})

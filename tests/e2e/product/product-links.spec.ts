/** The owner's own pages of products: where cards, lines and suggestions lead, and what happens without them. */
import { drawer, line } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'

const GRID = '<main><h1>A shop</h1><cartlet-collection collection="home" limit="3"></cartlet-collection></main>'

test('cards, cart lines and suggestions lead to the owner’s own pages', async ({ page, shop }) => {
  await shop.show(GRID, { script: 'data-catalog="v1" data-product-link="/shop/{slug}"' })
  const card = page.getByRole('article').filter({ hasText: 'Blue Mug' })
  await expect(card.getByRole('link', { name: 'Blue Mug' })).toHaveAttribute('href', shop.url('/shop/blue-mug'))
  await expect(card.getByRole('link')).not.toHaveAttribute('aria-haspopup')
  await card.getByRole('button', { name: 'Add to cart' }).click()
  await expect(line(page, 'Blue Mug').getByRole('link', { name: 'Blue Mug' })).toHaveAttribute('href', shop.url('/shop/blue-mug'))
  await expect(
    drawer(page).getByRole('region', { name: 'More from these collections' }).getByRole('link').first(),
  ).toHaveAttribute('href', /\/shop\/[\w-]+$/)
})

test('a grid leads to the owner’s page of its collection, and without one loads more in place', async ({ page, shop }) => {
  const grid = (more: string) => `<cartlet-collection collection="home" limit="3" ${more}></cartlet-collection>`
  await shop.show(`<main>${grid('category-link="/shop/c/{slug}"')}${grid('category-link="javascript:alert(1)"')}</main>`)
  await expect(page.getByRole('link', { name: 'Show all: Home' })).toHaveAttribute('href', shop.url('/shop/c/home'))
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(1)
})

test('an element’s own product-link counts before the page’s, and the author’s link in a card before both', async ({
  page,
  shop,
}) => {
  const card = (slug: string, inside = '') =>
    `<cartlet-product product="${slug}" product-link="/own/{id}">${inside}</cartlet-product>`
  await shop.show(`<main>${card('blue-mug')}${card('fig-candle', '<a href="/candle">The candle</a>')}</main>`, {
    script: 'data-product-link="/shop/{slug}"',
  })
  await expect(page.getByRole('link', { name: 'Blue Mug' })).toHaveAttribute(
    'href',
    shop.url(`/own/${shop.platform.productId('blue-mug')}`),
  )
  await expect(page.getByRole('link', { name: 'Fig Candle' })).toHaveAttribute('href', shop.url('/candle'))
})

test('without a page of its own, a card opens its product in place and never leaves the site', async ({ page, shop }) => {
  await shop.show(GRID, { script: 'data-catalog="v1"' })
  const address = page.url()
  const link = page.getByRole('article').filter({ hasText: 'Blue Mug' }).getByRole('link')
  await expect(link).toHaveAttribute('aria-haspopup', 'dialog')
  await link.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Blue Mug' })).toBeVisible()
  expect(page.url()).toBe(address)
  await expect.poll(() => shop.events('product-select').length).toBe(1)
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
})

test('“Choose” among the suggestions of the cart opens the product over the drawer, and comes back to it', async ({
  page,
  shop,
}) => {
  await shop.show(
    '<main><h1>A page</h1><cartlet-buy-button product="iron-teapot"><a href="%%API%%/product-page/iron-teapot">Buy</a></cartlet-buy-button></main>',
  )
  await page.evaluate(() => cartlet.cart.add({ product: 'iron-teapot' }))
  await page.getByRole('button', { name: /^Cart,/ }).click()
  const together = drawer(page).getByRole('region', { name: 'Often bought together' })
  await expect(together.getByRole('listitem')).toHaveCount(3)
  const choose = together.getByRole('button', { name: 'Choose Loose Tea, 80 g' })
  await choose.click()
  const product = page.getByRole('dialog', { name: 'Loose Tea, 80 g' })
  await expect(product).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(product).toBeHidden()
  await expect(drawer(page)).toBeVisible()
  await expect(choose).toBeFocused()
})

for (const status of [403, 404, 500])
  test(`when recommendations answer ${status}, grids and the cart say where their products are from`, async ({ page, shop }) => {
    if (status !== 500) shop.expectConsoleError(/The shop does not offer recommendations/)
    shop.platform.faults.add({ path: '/v1/recommendations/*', kind: 'status', status, times: Number.POSITIVE_INFINITY })
    await shop.show(
      '<main><h1>A page</h1><cartlet-collection source="bought-together" product="iron-teapot" limit="3"></cartlet-collection><section id="best"><cartlet-collection source="bestsellers" limit="3"></cartlet-collection></section></main>',
    )
    const instead = page.getByRole('region', { name: 'More from these collections' })
    await expect(instead.getByRole('article')).toHaveCount(3)
    await expect(instead.getByText('More from these collections')).toBeVisible()
    await expect(page.locator('#best').getByRole('article')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

/** Pieces of our product in the author's own templates: they share one choice, and say where they do not belong. */
import { productIdOf } from '../../../demo/platform/seed'
import { line } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'

const FORM = `<cartlet-price></cartlet-price><cartlet-options></cartlet-options><cartlet-stock></cartlet-stock>
<cartlet-quantity></cartlet-quantity><cartlet-add>Into the basket</cartlet-add>`
const product = (slug: string, template: string) =>
  `<h1>Mine</h1><cartlet-product product="${slug}"><template><h2 data-cartlet-text="name"></h2>${template}</template></cartlet-product>`

test('choices, price, quantity and button of one copy are about the same choice, and sell it', async ({ page, shop }) => {
  await shop.show(product('linen-tee', FORM))
  await expect(page.getByText('From €38.00')).toBeVisible()
  await page.getByRole('radio', { name: 'XL' }).check()
  await page.getByRole('radio', { name: 'Ink' }).check()
  await expect(page.locator('cartlet-price')).toHaveText('€40.00')
  await page.getByRole('button', { name: 'Increase quantity for Linen Tee' }).click()
  await page.getByRole('button', { name: 'Into the basket' }).click()
  await expect(line(page, 'Linen Tee')).toBeVisible()
  await expect
    .poll(() => shop.sent('add'))
    .toMatchObject([{ lineItems: [{ quantity: 2, catalogReference: { catalogItemId: productIdOf('linen-tee') } }] }])
})

test('a press while a choice is missing moves to it and says what is missing', async ({ page, shop }) => {
  await shop.show(product('linen-tee', FORM))
  await page.getByRole('button', { name: 'Into the basket' }).click()
  await expect(page.getByRole('alert')).toHaveText(/Size/)
  await expect(page.getByRole('radio', { name: 'S', exact: true })).toBeFocused()
  expect(shop.cartCalls()).toEqual([])
})

test('a button without the choices beside it opens them', async ({ page, shop }) => {
  await shop.show(product('linen-tee', '<cartlet-add></cartlet-add>'))
  await page.getByRole('button', { name: /Choose options/ }).click()
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'XL' })).toBeVisible()
})

test('two templates of one product share what is chosen, with gallery and description', async ({ page, shop }) => {
  await shop.show(
    `<h1>Mine</h1><cartlet-product product="linen-tee"><div><template><cartlet-gallery></cartlet-gallery><cartlet-description></cartlet-description></template></div>
<div><template>${FORM}</template></div></cartlet-product>`,
  )
  await expect(page.getByRole('button', { name: 'Next picture' })).toBeVisible()
  await expect(page.locator('cartlet-description')).toContainText(/linen/i)
  await expect(page.getByRole('radio', { name: 'XL' })).toBeVisible()
})

test('each card of a list has its own choice, and a sold-out product says so', async ({ page, shop }) => {
  await shop.show(
    `<h1>Mine</h1><cartlet-collection collection="home" limit="8"><ul><template><li><h3 data-cartlet-text="name"></h3><cartlet-quantity></cartlet-quantity>
<cartlet-stock></cartlet-stock><cartlet-add>Take it</cartlet-add></li></template></ul></cartlet-collection>`,
  )
  const item = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await item('Blue Mug')
    .getByRole('button', { name: /Increase/ })
    .click()
  await expect(item('Blue Mug').getByRole('spinbutton')).toHaveValue('2')
  await expect(item('Bud Vase').getByRole('spinbutton')).toHaveValue('1')
  await item('Blue Mug')
    .getByRole('button', { name: /Take it/ })
    .click()
  await expect(line(page, 'Blue Mug')).toBeVisible()
  await expect
    .poll(() => shop.sent('add'))
    .toMatchObject([{ lineItems: [{ quantity: 2, catalogReference: { catalogItemId: productIdOf('blue-mug') } }] }])
})

test('a product that is sold out says so in stock and button', async ({ page, shop }) => {
  await shop.show(product('brass-lamp', FORM))
  await expect(page.locator('cartlet-stock')).toHaveText('Sold out')
  await expect(page.getByRole('button', { name: /Sold out/ })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('spinbutton')).toHaveCount(0)
})

test('a piece outside of a template, where there is none or beside one, is told once', async ({ page, shop }) => {
  shop.expectConsoleError(/cartlet-price> knows no product here/)
  await shop.show(
    `${product('blue-mug', '<cartlet-price></cartlet-price>')}<cartlet-price></cartlet-price><cartlet-price></cartlet-price>`,
  )
  await expect(page.locator('cartlet-product').getByText('€18.00')).toBeVisible()
  await expect
    .poll(() => shop.events('error').map(({ detail }) => detail.message))
    .toEqual(['<cartlet-price> knows no product here. Put it into a <template> in a cartlet-product or cartlet-collection'])
})

test('a name that is almost one of a piece is told with what was meant', async ({ page, shop }) => {
  shop.expectConsoleError(/There is no element <cartlet-prise>/)
  await shop.show(product('blue-mug', '<cartlet-prise></cartlet-prise>'))
  await expect(page.getByRole('heading', { name: 'Blue Mug' })).toBeVisible()
  await expect
    .poll(() => shop.events('error').map(({ detail }) => detail.message))
    .toEqual(['There is no element <cartlet-prise>, so nothing is drawn here. Did you mean <cartlet-price>?'])
})

test('a page without templates tells of a piece that stands alone', async ({ page, shop }) => {
  shop.expectConsoleError(/<cartlet-stock> is no element that can stand here/)
  const told = page.waitForEvent('console', (message) => /cartlet-stock/.test(message.text()))
  await shop.show('<cartlet-stock></cartlet-stock><cartlet-buy-button product="blue-mug">Buy</cartlet-buy-button>')
  await told
})

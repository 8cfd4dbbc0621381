/**
 * What other shops' widgets leave out of options and prices: combinations that do not exist, pre-orders, unit prices, swatches.
 */
import type { Page } from '@playwright/test'
import { variantIdOf } from '../../../demo/platform/seed'
import { line } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'

const full = (slug: string) => `<main><h1>A page</h1><cartlet-product product="${slug}" layout="full"></cartlet-product></main>`
const choice = (page: Page, name: string | RegExp) => page.getByRole('radio', { name })

interface WireStock {
  preorderInfo: object
  variants: { variantId: string; availableForPreorder: boolean }[]
}

interface WireProduct {
  variants: { choices: Record<string, string> }[]
}

/** Changes the shop's responses about products, as its owner might. */
async function withProduct(page: Page, change: (product: WireProduct) => void): Promise<void> {
  await page.route(/\/stores-reader\/v1\/products\//, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { product?: WireProduct; products?: WireProduct[] }
    for (const product of body.products ?? []) change(product)
    if (body.product) change(body.product)
    await route.fulfill({ response, json: body })
  })
}

test('a combination that does not exist is disabled and says why, and one that is sold out can be picked', async ({
  page,
  shop,
}) => {
  await withProduct(page, (product) => {
    product.variants = product.variants.filter(({ choices }) => choices.Size !== '14 cm' || choices.Glaze !== 'Moss')
  })
  await shop.show(full('stoneware-bowl'))
  await choice(page, '14 cm').check()
  await expect(choice(page, 'Moss (not available in 14 cm)')).toBeDisabled()
  await expect(page.getByText('Not available in 14 cm: Moss')).toBeVisible()
  await expect(choice(page, 'Night')).toBeEnabled()
  await choice(page, '24 cm').check()
  await expect(choice(page, 'Moss')).toBeEnabled()
  await choice(page, 'Night (sold out)').check()
  await expect(choice(page, 'Night (sold out)')).toBeChecked()
})

test('a button for a sold-out variant offers a pre-order, for one query that other pages do not send', async ({ page, shop }) => {
  const variant = variantIdOf('stoneware-bowl', '24 cm', 'Night', 'Matt')
  let questions = 0
  await page.route(/\/inventoryItems\/query/, async (route) => {
    questions += 1
    const response = await route.fetch()
    const { inventoryItems, ...page1 } = (await response.json()) as { inventoryItems: WireStock[] }
    for (const item of inventoryItems) {
      item.preorderInfo = { enabled: true, message: 'In May' }
      for (const one of item.variants) one.availableForPreorder = one.variantId === variant
    }
    await route.fulfill({ response, json: { ...page1, inventoryItems } })
  })
  const button = (more: string) =>
    `<main><cartlet-buy-button product="stoneware-bowl"${more}>Buy the bowl</cartlet-buy-button></main>`
  await shop.show(button(''), { script: 'data-on-add="none"' })
  await expect(page.getByRole('button', { name: 'Choose options' })).toBeVisible()
  expect(questions).toBe(0)
  await shop.show(button(` variant="${variant}"`), { script: 'data-on-add="none"' })
  await expect(page.getByRole('button', { name: 'Pre-order' })).toBeVisible()
  expect(questions).toBe(1)
})

test('a product on pre-order says when it ships, and can be ordered', async ({ page, shop }) => {
  await shop.show(full('autumn-bulbs'))
  await expect(page.getByText('Ships in the last week of September')).toBeVisible()
  await page.getByRole('button', { name: 'Pre-order' }).click()
  await expect(line(page, 'Autumn Bulbs, Mixed Bag')).toBeVisible()
  await expect.poll(() => shop.sent('add')).toHaveLength(1)
})

test('a price by weight shows its unit price on a card and on a full product', async ({ page, shop }) => {
  await shop.show(`${full('heather-honey')}<cartlet-product product="heather-honey"></cartlet-product>`)
  await expect(page.getByText('€3.80 / 100 g')).toHaveCount(2)
})

test('colours are radio buttons with a name, and the picked one is written in their title', async ({ page, shop }) => {
  await shop.show(full('watering-can'))
  await choice(page, 'Cream').check()
  await expect(page.getByRole('group', { name: /^Colour/ }).locator('legend')).toHaveText('Colour: Cream')
  await expect(page.locator('cartlet-product .choice .swatch svg').first()).toHaveCSS('fill', /rgb/)
})

test('a toggle that hides while the cart is empty appears with the first item', async ({ page, shop }) => {
  await shop.show(
    '<main><cartlet-cart-toggle hide-when-empty></cartlet-cart-toggle><cartlet-buy-button product="blue-mug">Buy</cartlet-buy-button></main>',
    { script: 'data-on-add="none"' },
  )
  const toggle = page.locator('cartlet-cart-toggle').getByRole('button')
  const buy = page.getByRole('button', { name: /^Buy/ })
  await expect(buy).toBeVisible()
  await expect(toggle).toHaveCount(0)
  await buy.click()
  await expect(toggle).toHaveAccessibleName(/1 item/)
})

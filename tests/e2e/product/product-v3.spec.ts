/** Products of a shop with catalog version 3: modifiers, subscriptions, variants that are fetched one by one. */
import { productIdOf } from '../../../demo/platform/seed'
import { quantity } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'

test.use({ catalogVersion: 'v3' })
const full = (slug: string) => `<main><h1>A page</h1><cartlet-product product="${slug}" layout="full"></cartlet-product></main>`

test('an add-on goes into the cart with the product', async ({ page, shop }) => {
  await shop.show(full('fig-candle'))
  await expect(page.getByRole('radio', { name: 'None' }).first()).toBeChecked()
  await page.getByRole('radio', { name: /^Printed cotton/ }).check()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(quantity(page, 'Fig Candle')).toHaveValue('1')
  await expect.poll(() => shop.sent('add')).toHaveLength(1)
  await expect.poll(() => shop.sent('add')[0]?.lineItems[0].catalogReference.catalogItemId).toBe(productIdOf('fig-candle'))
  await expect
    .poll(() => shop.sent('add')[0]?.lineItems[0].catalogReference.options.options)
    .toEqual({ 'gift-wrap': 'printed-cotton' })
})

test('a product that is only sold by subscription asks for one, and the chosen one is sent', async ({ page, shop }) => {
  await shop.show(full('heather-honey'))
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please choose an option for “Purchase options”')
  await expect(page.getByRole('radio', { name: /The harvest/ })).toBeFocused()
  await page.getByRole('radio', { name: /The harvest.*every year · 5% off/ }).check()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toContainText('Honey')
  await expect
    .poll(() => shop.sent('add')[0]?.lineItems[0].catalogReference.options.subscriptionOptionId)
    .toEqual(expect.any(String))
})

test('a variant is chosen in the quick view and sent', async ({ page, shop }) => {
  await shop.show('<cartlet-buy-button product="linen-tee">Buy the tee</cartlet-buy-button>')
  await page.getByRole('button', { name: 'Choose options' }).click()
  const view = page.getByRole('dialog', { name: 'Linen Tee' })
  await view.getByRole('radio', { name: 'L', exact: true }).check()
  await expect(view.getByRole('radio', { name: 'Clay (sold out)' })).toBeVisible()
  await view.getByRole('radio', { name: 'Ink' }).check()
  await view.getByRole('button', { name: 'Add to cart' }).click()
  await expect(quantity(page, 'Linen Tee')).toHaveValue('1')
  await expect.poll(() => shop.sent('add')[0]?.lineItems[0].catalogReference.options.variantId).toEqual(expect.any(String))
})

test('a product whose variants cannot be loaded leaves the author’s link until the connection is back', async ({
  page,
  shop,
}) => {
  shop.expectConsoleError(/LOAD_FAILED/)
  const file = /\/dist\/v3-complete-\w+\.js/
  await page.route(file, (route) => route.abort())
  await shop.show('<main><cartlet-product product="stoneware-bowl"><a href="%%API%%/">The bowl</a></cartlet-product></main>')
  await expect.poll(() => shop.events('error')).toMatchObject([{ detail: { code: 'LOAD_FAILED' } }])
  await expect(page.getByRole('link', { name: 'The bowl' })).toBeVisible()
  await page.unroute(file)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('article').getByRole('button', { name: 'Choose options' })).toBeVisible()
})

test('image swatches are picked by name and move the gallery', async ({ page, shop }) => {
  interface Choice {
    choiceType: string
    image?: object
  }
  await page.route('**/stores/v3/products**', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    for (const product of body.products ?? [body.product])
      for (const option of product?.options ?? [])
        for (const choice of option.choicesSettings.choices as Choice[])
          if (choice.choiceType === 'ONE_COLOR') Object.assign(choice, { choiceType: 'IMAGE', image: product.media.main.image })
    await route.fulfill({ response, json: body })
  })
  await shop.show(full('watering-can'))
  const group = page.getByRole('group', { name: /^Colour/ })
  await expect(group.locator('.swatch img')).toHaveCount(await group.getByRole('radio').count())
  await group.getByRole('radio', { name: 'Cream' }).check()
  await expect(page.getByRole('button', { name: 'Enlarge: Cream watering can' })).toHaveAttribute('tabindex', '0')
})

/** The cart as a part of the page: it works like the drawer, and no drawer opens over it. */
import type { Locator, Page } from '@playwright/test'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'

const cart = (page: Page): Locator => page.getByRole('region', { name: /^Your cart/ })
const CART = '<main><h1>A page</h1><cartlet-cart><a href="/elsewhere">Look at your cart there</a></cartlet-cart></main>'
const BUTTON = '<p><cartlet-buy-button product="blue-mug">Buy the mug</cartlet-buy-button></p>'

async function withMug(page: Page, shop: Shop): Promise<void> {
  await shop.show(CART + BUTTON)
  await expect(cart(page)).toContainText('Your cart is empty')
  await page.getByRole('button', { name: 'Buy the mug' }).click()
  await expect(cart(page).getByRole('definition')).toHaveText(['€18.00'])
}

test('the author’s content stays where the inline cart cannot be loaded', async ({ page, shop }) => {
  shop.expectAnyAnswer()
  shop.expectConsoleError(/./)
  await page.route(/inline-cart/, (route) => route.abort())
  await shop.show(CART)
  await page.evaluate(() => cartlet.ready)
  await expect(page.getByRole('link', { name: 'Look at your cart there' })).toBeVisible()
  await expect(cart(page)).toHaveCount(0)
})

test('an add goes into the inline cart, and no drawer opens over it', async ({ page, shop }) => {
  await withMug(page, shop)
  await expect(cart(page).getByRole('spinbutton', { name: 'Quantity of Blue Mug' })).toHaveValue('1')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Cart,/ })).toHaveCount(0) // the floating toggle shows the same cart
  expect(shop.events('cart-open')).toEqual([])
})

for (const [whose, inside] of [
  ['our lines', ''],
  [
    'the author’s lines',
    '<ul><template><li><b data-cartlet-text="name"></b><i data-cartlet-text="problem"></i></li></template></ul>',
  ],
] as const)
  test(`an add before the inline cart with ${whose} is there is shown in it, and in no drawer`, async ({ page, shop }) => {
    let arrive = () => {}
    const pressed = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(/(inline-cart|own-lines)-\w+\.js/, async (route) => {
      await pressed
      await route.continue()
    })
    await shop.show(`<cartlet-cart>${inside}</cartlet-cart>${BUTTON}`)
    await page.getByRole('button', { name: 'Buy the mug' }).click()
    await expect.poll(() => shop.sent('add').length).toBe(1)
    arrive()
    await expect(page.locator('cartlet-cart').getByText('Blue Mug').first()).toBeVisible()
    expect(shop.events('cart-open')).toEqual([])
  })

test('lines of the inline cart change, are removed and restored, and one live region announces it', async ({ page, shop }) => {
  await withMug(page, shop)
  const status = page.getByRole('status')
  await expect(status).toHaveCount(1)
  await expect(status).toHaveText('Added: Blue Mug, 1 in cart. Subtotal €18.00.')
  await cart(page).getByRole('button', { name: 'Increase quantity for Blue Mug' }).click()
  await expect(status).toHaveText('Blue Mug: quantity 2. Subtotal €36.00.')
  await cart(page).getByText('Remove', { exact: true }).click()
  await expect(status).toHaveText('Removed Blue Mug. You can undo this.')
  await expect(cart(page).getByRole('heading', { name: 'Your cart', exact: false })).toBeFocused()
  await cart(page).getByRole('button', { name: 'Put Blue Mug back' }).click()
  await expect(cart(page).getByRole('spinbutton', { name: 'Quantity of Blue Mug' })).toHaveValue('2')
  await expect(cart(page).getByRole('button', { name: 'Remove Blue Mug' }).last()).toBeFocused()
})

test('the inline cart leads to the checkout and is unchanged after Back', async ({ page, shop }) => {
  await withMug(page, shop)
  await cart(page).getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByRole('button', { name: /^Pay €/ })).toBeVisible()
  await page.goBack()
  await expect(cart(page).getByRole('spinbutton', { name: 'Quantity of Blue Mug' })).toHaveValue('1')
  await expect(cart(page).getByRole('button', { name: 'Checkout' })).toBeVisible()
})

test('the drawer opens again once the inline cart has been removed from the page', async ({ page, shop }) => {
  await withMug(page, shop)
  await page.evaluate(() => document.querySelector('cartlet-cart')?.remove())
  await page.getByRole('button', { name: 'Buy the mug' }).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
})

test('the demo page shows the cart in two columns, and in one on a phone', async ({ page, shop }) => {
  await shop.open('/cart')
  await page.getByRole('button', { name: 'Add a candle' }).click()
  const footer = cart(page).locator('.footer')
  const list = cart(page).getByRole('list').first()
  await expect(cart(page).getByRole('definition')).toHaveText(['€24.00'])
  await expect(cart(page)).toContainText('€36.00 away from free shipping')
  const wide = await Promise.all([list.boundingBox(), footer.first().boundingBox()])
  expect(wide[1]?.x).toBeGreaterThan((wide[0]?.x ?? 0) + (wide[0]?.width ?? 0))
  await page.setViewportSize({ width: 360, height: 740 })
  const narrow = await Promise.all([list.boundingBox(), footer.first().boundingBox()])
  expect(narrow[1]?.y).toBeGreaterThan((narrow[0]?.y ?? 0) + (narrow[0]?.height ?? 0))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

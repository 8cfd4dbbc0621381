/** The drawer on a phone, upright and held sideways: the lines, the sum and the way to pay share the screen. */
import type { Page } from '@playwright/test'
import type { CartName } from '../../../src/store/cart/cart-port'
import { drawer, line, mugTotals, removeButton } from '../../support/fixtures/cart'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'

/** A discount, delivery and tax, and how much is missing for free shipping. */
async function openFullCart(page: Page, shop: Shop): Promise<void> {
  await shop.show('<cartlet-buy-button product="blue-mug">Buy</cartlet-buy-button>', {
    script: 'data-free-shipping-from="150 EUR"',
  })
  await page.evaluate(async () => {
    await cartlet.cart.add({ product: 'wool-throw' })
    await cartlet.cart.add({ product: 'blue-mug' })
    await cartlet.cart.applyCoupon('WELCOME10')
    await cartlet.cart.estimate({ address: { country: 'IE' } })
    await cartlet.cart.open()
  })
  await expect(drawer(page).getByRole('button', { name: 'Price details' })).toBeVisible()
  await expect(drawer(page).locator('.totals')).toHaveAttribute('aria-busy', 'false')
}

/** In version 2 of the cart the subtotal is after it. */
const discount = (cartVersion: CartName) => (cartVersion === 'v2' ? 'Welcome: 10% off (already deducted)' : 'Welcome: 10% off')
const rows = (page: Page) => drawer(page).getByRole('term')
const footer = (page: Page) => drawer(page).locator('[part=footer]')
const checkout = (page: Page) => drawer(page).getByRole('button', { name: 'Checkout' })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('the footer takes at most two fifths of the screen, and shows all rows when they are asked for', async ({
    page,
    shop,
    cartVersion,
  }) => {
    await openFullCart(page, shop)
    expect((await footer(page).boundingBox())?.height).toBeLessThanOrEqual(0.4 * 640)
    await expect(rows(page)).toHaveText(['Total'])
    const fold = drawer(page).getByRole('button', { name: 'Price details' })
    await fold.press('Enter')
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
    await expect(rows(page)).toHaveText(['Subtotal', discount(cartVersion), 'Shipping', 'Tax', 'Total'])
    await fold.press('Enter')
    await expect(rows(page)).toHaveText(['Total'])
  })

  test('an applied code keeps 12 px to the rules above and below it', async ({ page, shop }) => {
    await openFullCart(page, shop)
    const distances = await drawer(page)
      .locator('.chip')
      .evaluate((chip) => {
        const boxOf = (selector: string) => (chip.closest(selector) as Element).getBoundingClientRect()
        const box = chip.getBoundingClientRect()
        return [box.top - boxOf('.terms').top, boxOf('.terms > *').bottom - box.bottom].map(Math.floor)
      })
    for (const distance of distances) expect(distance).toBeGreaterThanOrEqual(12)
  })
})

test.describe('on a phone that is held sideways', () => {
  test.use({ viewport: { width: 640, height: 360 } })

  test('the sum and the checkout are in sight beside each other, and so is the undo of a removal', async ({ page, shop }) => {
    await openFullCart(page, shop)
    await expect(checkout(page)).toBeInViewport({ ratio: 1 })
    await expect(rows(page)).toHaveText(['Total'])
    const [sum, button] = await Promise.all([rows(page).boundingBox(), checkout(page).boundingBox()])
    expect(Math.abs((sum?.y ?? 0) + (sum?.height ?? 0) / 2 - (button?.y ?? 0) - (button?.height ?? 0) / 2)).toBeLessThan(4)
    expect((await footer(page).boundingBox())?.height).toBeLessThanOrEqual(0.25 * 360)
    await expect(line(page, 'Wool Throw')).toBeInViewport()
    await removeButton(page, 'Blue Mug').click()
    await expect(drawer(page).getByRole('button', { name: 'Undo: put Blue Mug back' })).toBeInViewport({ ratio: 1 })
    await expect(checkout(page)).toBeInViewport({ ratio: 1 })
  })
})

test('a wide screen shows all rows, and nothing to unfold', async ({ page, shop, cartVersion }) => {
  await shop.show('<cartlet-buy-button product="blue-mug">Buy</cartlet-buy-button>')
  await page.evaluate(async () => {
    await cartlet.cart.add({ product: 'blue-mug' })
    await cartlet.cart.applyCoupon('WELCOME10')
    await cartlet.cart.open()
  })
  await expect(rows(page)).toHaveText(Object.keys(mugTotals(cartVersion)))
  await expect(drawer(page).getByRole('button', { name: 'Price details' })).toHaveCount(0)
})

test('no ring is drawn around the heading of a cart that was opened with a key', async ({ page, shop }) => {
  await shop.open('/plain')
  await page.getByRole('button', { name: 'Show my cart' }).focus()
  await page.keyboard.press('Enter')
  const heading = drawer(page).getByRole('heading', { name: /^Your cart/ })
  await expect(heading).toBeFocused()
  await expect(heading).toHaveCSS('outline-style', 'none')
})

/** A visitor who comes back from the checkout is told how it ended: where the cart was, announced, and an order once only. */
import type { Page } from '@playwright/test'
import { drawer, fillCheckout, line, toggle } from '../../support/fixtures/cart'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'

const PLACED = 'Thank you, your order is placed.'
const OPEN = 'Your order has not been placed. Your cart is still here.'
const UNKNOWN = 'It is not known yet whether your order was placed.'
const notice = (page: Page) => page.getByRole('complementary').filter({ hasText: /order/ })
const announced = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

async function toCheckout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Checkout', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible()
}

async function pay(page: Page): Promise<void> {
  await fillCheckout(page)
  await page.getByRole('button', { name: /^Pay €/ }).click()
}

async function withMugInTheDrawer(page: Page, shop: Shop): Promise<void> {
  await shop.open('/plain')
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expect(line(page, 'Blue Mug')).toBeVisible()
}

test('a visitor who has paid is thanked with the total, once, until the notice is dismissed', async ({ page, shop }) => {
  await withMugInTheDrawer(page, shop)
  await toCheckout(page)
  await pay(page)
  await expect(notice(page)).toContainText(PLACED)
  // A cart of version 2 that was ordered says what was in it, not what it came to: the order does.
  await expect(notice(page)).toContainText(/Total: €\d+\.\d\d\./)
  await expect(notice(page).getByRole('listitem')).toHaveText(['1 × Blue Mug'])
  await expect(announced(page, PLACED)).toHaveCount(1)
  await expect(notice(page).getByRole('button', { name: 'View cart' })).toHaveCount(0)
  await toggle(page, '0 items').click()
  await expect(drawer(page).getByText(PLACED)).toBeVisible()
  await expect(drawer(page).getByText('Your cart is empty')).toBeHidden()
  await expect(drawer(page).getByRole('button', { name: 'Continue shopping' })).toBeVisible()
  await page.keyboard.press('Escape')
  await notice(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice(page)).toHaveCount(0)

  await page.reload()
  await expect(toggle(page, '0 items')).toBeVisible()
  await toggle(page, '0 items').click()
  await expect(drawer(page)).toContainText('Your cart is empty')
  await expect(page.getByText(PLACED)).toHaveCount(0)
})

test('a buyer whose order cannot be read is thanked with its number alone', async ({ page, shop, cartVersion }) => {
  shop.expectStatus(403)
  shop.expectConsoleError(/does not offer order-by-id/)
  shop.platform.faults.add({ path: '/ecom/v1/orders/*', kind: 'status', status: 403, times: Number.POSITIVE_INFINITY })
  if (cartVersion === 'v1') shop.platform.faults.add({ path: '/ecom/v1/checkouts/*', method: 'GET', kind: 'status', status: 403 })
  await withMugInTheDrawer(page, shop)
  await toCheckout(page)
  await pay(page)
  await expect(notice(page)).toContainText(PLACED)
  const [order] = shop.platform.orders()
  await expect(notice(page)).toContainText(`${order?.id}`)
  await expect(notice(page)).not.toContainText('Total')
})

test('a cart in the page shows the thanks in its own place, not in a toast over it', async ({ page, shop }) => {
  await shop.open('/cart')
  await expect(page.getByRole('region', { name: /^Your cart/ })).toBeVisible() // before it, a press opens the drawer
  await page.getByRole('button', { name: 'Add a candle' }).click()
  await expect(page.getByRole('region', { name: /^Your cart/ }).getByRole('definition')).toHaveText(['€24.00'])
  await toCheckout(page)
  await pay(page)
  const cart = page.getByRole('region', { name: /^Your cart/ })
  await expect(cart.getByRole('complementary')).toContainText(PLACED)
  await expect(notice(page)).toHaveCount(1)
  await expect(announced(page, PLACED)).toHaveCount(1)
  await expect(cart.getByText('Your cart is empty')).toBeHidden()
  await cart.getByRole('button', { name: 'Dismiss' }).click()
  await expect(cart.getByText('Your cart is empty')).toBeVisible()
})

test('a visitor who comes back without an order reads that the cart is still there', async ({ page, shop }) => {
  await withMugInTheDrawer(page, shop)
  await toCheckout(page)
  await page.goBack()
  await expect(notice(page)).toContainText(OPEN)
  await expect(announced(page, OPEN)).toHaveCount(1)
  await notice(page).getByRole('button', { name: 'View cart' }).click()
  await expect(line(page, 'Blue Mug')).toBeVisible()
})

test('a visitor reads that the outcome is not known yet when the platform does not say how the checkout ended', async ({
  page,
  shop,
}) => {
  await withMugInTheDrawer(page, shop)
  await toCheckout(page)
  // In version 2 the cart is its own checkout.
  await page.route(/\/v1\/checkouts\/|\/v2\/carts\/[\da-f-]{36}\?/, (route) => route.abort())
  await page.goBack()
  await expect(notice(page)).toContainText(UNKNOWN)
})

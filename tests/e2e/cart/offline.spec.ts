/** A connection that breaks and returns: each cause is told once, and what it left on the screen ends with it. */
import { drawer, line, quantity } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'

test('messages of a time without connection end when it returns, and a lost add is made again', async ({
  page,
  shop,
  context,
}) => {
  shop.expectConsoleError(/NETWORK|TIMEOUT|INTERNET_DISCONNECTED|LOAD_FAILED/)
  await shop.open('/plain')
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  // The line is shown before the shop has answered.
  await expect.poll(() => shop.sent('add')).toHaveLength(1)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await quantity(page, 'Blue Mug').fill('3')
  await expect(line(page, 'Blue Mug').getByRole('alert')).toBeVisible({ timeout: 20_000 })
  await drawer(page).getByRole('button', { name: 'Checkout', exact: true }).click()
  await expect(drawer(page).getByText('Checkout could not be opened.')).toBeVisible({ timeout: 20_000 })
  await context.setOffline(false)
  await expect(drawer(page).getByRole('alert')).toHaveCount(0)
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
})

test('an add that did not reach the shop names its product and is made again by a press', async ({ page, shop, context }) => {
  shop.expectConsoleError(/NETWORK|TIMEOUT|INTERNET_DISCONNECTED|LOAD_FAILED/)
  await shop.open('/plain')
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Buy the Blue Mug €18.00' }).click()
  await expect(drawer(page).getByRole('alert')).toContainText('Blue Mug could not be added to your cart.', { timeout: 20_000 })
  await expect(drawer(page)).not.toContainText('Your cart is empty')
  await context.setOffline(false)
  await drawer(page).getByRole('button', { name: 'Try again' }).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  await expect(drawer(page).getByRole('alert')).toHaveCount(0)
})

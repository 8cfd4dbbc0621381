/** Changing the cart: what shows at once, what is sent to the platform, and what a refusal leaves behind. */
import type { Page } from '@playwright/test'
import { applyCode, drawer, expectTotals, LACKS, line, mugTotals, quantity, removeButton } from '../../support/fixtures/cart'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'

const more = (page: Page, name = 'Blue Mug') => line(page, name).getByRole('button', { name: `Increase quantity for ${name}` })
const asked = (shop: Shop): number[] => shop.sent('quantity').map(({ lineItems }) => lineItems[0].quantity)

/** The plain page with a mug in the open cart. */
async function withMug(page: Page, shop: Shop): Promise<void> {
  await shop.open('/plain')
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expectTotals(page, { Subtotal: '€18.00' })
}

test('fast presses show at once and reach the platform in two requests', async ({ page, shop }) => {
  await withMug(page, shop)
  const first = await shop.hold('quantity')
  for (let press = 1; press <= 5; press++) {
    await more(page).click()
    await expect(quantity(page, 'Blue Mug')).toHaveValue(String(1 + press))
  }
  await first.arrived
  await expect(line(page, 'Blue Mug')).toHaveAttribute('aria-busy', 'true')
  first.release()
  await expectTotals(page, { Subtotal: '€108.00' })
  await expect(line(page, 'Blue Mug')).toHaveAttribute('aria-busy', 'false')
  await expect(quantity(page, 'Blue Mug')).toHaveValue('6')
  expect(asked(shop)).toEqual([2, 6])
})

// hazard 23
test('a late response does not overwrite a line that has changed since', async ({ page, shop }) => {
  await withMug(page, shop)
  const first = await shop.hold('quantity')
  await more(page).click()
  await first.arrived
  const second = await shop.hold('quantity')
  await more(page).click()
  first.release()
  await second.arrived
  await expect(quantity(page, 'Blue Mug')).toHaveValue('3')
  second.release()
  await expectTotals(page, { Subtotal: '€54.00' })
  await expect(quantity(page, 'Blue Mug')).toHaveValue('3')
  expect(asked(shop)).toEqual([2, 3])
})

test('a quantity that the platform refuses is reverted, and the line says why', async ({ page, shop }) => {
  shop.expectConsoleError(/FAULT_503/)
  await withMug(page, shop)
  shop.fault('quantity', { kind: 'status', status: 503 })
  await more(page).click()
  await expect(line(page, 'Blue Mug').getByRole('alert')).toHaveText(
    'The change could not be saved, so the old quantity is back. Please try again.',
  )
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  await expectTotals(page, { Subtotal: '€18.00' })
  expect(shop.events('error')).toHaveLength(1)

  await more(page).click()
  await expectTotals(page, { Subtotal: '€36.00' })
  await expect(line(page, 'Blue Mug').getByRole('alert')).toHaveCount(0)
  expect(asked(shop)).toEqual([2, 2])
})

test('a change whose response is lost is settled by reading the cart, not by sending it again', async ({ page, shop }) => {
  // Before the page opens: the browser itself repeats a request that breaks on a connection that it has used before.
  shop.fault('quantity', { kind: 'drop', when: 'after' })
  await withMug(page, shop)
  await more(page).click()
  await expectTotals(page, { Subtotal: '€36.00' })
  await expect(quantity(page, 'Blue Mug')).toHaveValue('2')
  await expect(line(page, 'Blue Mug').getByRole('alert')).toHaveCount(0)
  expect(asked(shop)).toEqual([2])
  expect(shop.sent('read')).toHaveLength(1)
})

// hazard 6
test('an add whose response is lost is not sent a second time', async ({ page, shop }) => {
  shop.fault('add', { kind: 'drop', when: 'after' })
  await shop.open('/plain')
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expectTotals(page, { Subtotal: '€18.00' })
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  await expect(drawer(page).getByRole('alert')).toHaveCount(0)
  await expect.poll(() => shop.sent('add')).toHaveLength(1)
  expect(shop.sent('read')).toHaveLength(1)
})

test('a quantity above the stock is lowered before it is sent, and the line says how many are left', async ({ page, shop }) => {
  await shop.open('/plain')
  await page.getByRole('button', { name: 'Buy the vase' }).click()
  await expect(line(page, 'Bud Vase')).toContainText('Only 3 left')
  await quantity(page, 'Bud Vase').fill('9')
  await quantity(page, 'Bud Vase').press('Enter')
  await expectTotals(page, { Subtotal: '€102.00' })
  await expect(quantity(page, 'Bud Vase')).toHaveValue('3')
  await expect(line(page, 'Bud Vase').getByRole('alert')).toHaveText('Only 3 left')
  await expect(more(page, 'Bud Vase')).toHaveAttribute('aria-disabled', 'true')
  await more(page, 'Bud Vase').click({ force: true })
  await expect(quantity(page, 'Bud Vase')).toHaveValue('3')
  expect(asked(shop)).toEqual([3])
})

test('a quantity that the platform cuts to its stock is reported on the line', async ({ page, shop, cartVersion }) => {
  // Version 2 refuses, and says how many there are.
  const isRefused = cartVersion === 'v2'
  if (isRefused) shop.expectCode('INSUFFICIENT_INVENTORY')
  await withMug(page, shop)
  shop.platform.setStock('blue-mug', 4)
  await quantity(page, 'Blue Mug').fill('10')
  await quantity(page, 'Blue Mug').press('Enter')
  await expect(line(page, 'Blue Mug').getByRole('alert')).toHaveText('Only 4 left: quantity set to 4.')
  await expect(quantity(page, 'Blue Mug')).toHaveValue('4')
  await expectTotals(page, { Subtotal: '€72.00' })
  expect(asked(shop)).toEqual(isRefused ? [10, 4] : [10])
})

test('an add that the platform cuts to its stock is reported above the lines', async ({ page, shop, cartVersion }) => {
  if (cartVersion === 'v2') shop.expectCode('INSUFFICIENT_INVENTORY')
  await shop.show('<cartlet-buy-button product="low-stock-vase" quantity="5">Take five</cartlet-buy-button>')
  await page.getByRole('button', { name: 'Take five' }).click()
  await expect(drawer(page).getByRole('alert')).toHaveText('Only 3 of Bud Vase could be added: that is all we have left.')
  await expect(quantity(page, 'Bud Vase')).toHaveValue('3')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Cart, 3 items' }).click()
  await expect(drawer(page).getByRole('alert')).toHaveCount(0)
})

test('a typed quantity is sent when typing pauses, and an empty field goes back to the old value', async ({ page, shop }) => {
  await withMug(page, shop)
  await quantity(page, 'Blue Mug').fill('4')
  await expectTotals(page, { Subtotal: '€72.00' })
  await quantity(page, 'Blue Mug').fill('')
  await quantity(page, 'Blue Mug').press('Tab')
  await expect(quantity(page, 'Blue Mug')).toHaveValue('4')
  expect(asked(shop)).toEqual([4])
})

test('a refused code stays in its field with the reason beside it', async ({ page, shop, cartVersion }) => {
  shop.expectCode(cartVersion === 'v2' ? 'INVALID_COUPON_STATUS' : 'ERROR_COUPON_EXPIRED')
  await withMug(page, shop)
  await applyCode(page, 'SUMMER24')
  const field = drawer(page).getByLabel('Promo code')
  await expect(drawer(page).getByRole('alert')).toHaveText('This code has expired.')
  await expect(field).toHaveValue('SUMMER24')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toBeFocused()
  // As a description of the focused field it would be said twice.
  await expect(field).toHaveAccessibleDescription('')
  await field.press('Tab')
  await expect(field).toHaveAccessibleDescription('This code has expired.')
  await expectTotals(page, { Subtotal: '€18.00' })
  await expect.poll(() => shop.sent('coupon')).toEqual([{ couponCode: 'SUMMER24' }])
})

test('a refused code can be replaced by a valid one', async ({ page, shop, cartVersion }) => {
  await withMug(page, shop)
  shop.expectCode(cartVersion === 'v2' ? 'INVALID_COUPON_CODE' : 'ERROR_COUPON_DOES_NOT_EXIST')
  await applyCode(page, 'WELCOME1')
  await expect(drawer(page).getByRole('alert')).toBeVisible()
  await applyCode(page, ' welcome10 ')
  await expectTotals(page, mugTotals(cartVersion))
  await expect(drawer(page).getByRole('alert')).toHaveCount(0)
  await expect.poll(() => shop.sent('coupon')).toEqual([{ couponCode: 'WELCOME1' }, { couponCode: 'welcome10' }])
})

test('a cart that cannot be read is said to be safe, and is shown after "Try again"', async ({ page, shop }) => {
  await withMug(page, shop)
  shop.expectConsoleError(/BAD_RESPONSE/)
  shop.fault('read', { kind: 'html', status: 200, times: Number.POSITIVE_INFINITY })
  await page.reload()
  await page.getByRole('button', { name: 'Show my cart' }).click()
  await expect(drawer(page).getByRole('alert')).toContainText(
    'Your cart could not be loaded, but nothing is lost. Please try again.',
  )
  await expect(drawer(page).getByRole('heading', { name: 'Your cart' })).toHaveText('Your cart') // and not "0 items"
  await page.waitForLoadState('networkidle') // an idle read would succeed and take the button away
  shop.platform.faults.clear()
  await drawer(page).getByRole('button', { name: 'Try again' }).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  await expectTotals(page, { Subtotal: '€18.00' })
  await expect(drawer(page).getByRole('alert')).toHaveCount(0)
})

test('a line that went out of stock blocks the checkout with its reason until it is removed', async ({
  page,
  shop,
  cartVersion,
}) => {
  await withMug(page, shop)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add a fig candle' }).click()
  await expectTotals(page, { Subtotal: '€42.00' })
  shop.platform.setStock('fig-candle', 0)
  await page.reload()
  await page.getByRole('button', { name: 'Show my cart' }).click()
  // Cartlet's own message at once, replaced by the shop's as soon as that arrives: one sentence for one fact.
  const reason = cartVersion === 'v2' ? LACKS : 'Fig Candle is sold out.'
  await expect(line(page, 'Fig Candle').getByText(reason)).toBeVisible()
  await expect(line(page, 'Fig Candle')).not.toContainText('No longer available')
  await expect(line(page, 'Fig Candle').getByRole('alert')).toHaveCount(0)
  const blocked = drawer(page).getByRole('button', { name: 'Remove unavailable items to continue' })
  await blocked.click()
  await expect(removeButton(page, 'Fig Candle')).toBeFocused()
  expect(shop.sent('checkout')).toEqual([])
  await page.keyboard.press('Enter')
  await drawer(page).getByRole('button', { name: 'Checkout', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Pay €/ })).toBeVisible()
})

test('a checkout that the platform refuses is reported, and its button works at the next press', async ({ page, shop }) => {
  await withMug(page, shop)
  shop.expectConsoleError(/FAULT_500/)
  shop.fault('checkout', { kind: 'status', status: 500 })
  const button = drawer(page).getByRole('button', { name: 'Checkout', exact: true })
  await button.click()
  await expect(drawer(page).getByRole('alert')).toHaveText('Checkout could not be opened.')
  await button.click()
  await expect(page.getByRole('button', { name: /^Pay €/ })).toBeVisible()
  expect(shop.sent('checkout')).toHaveLength(2)
})

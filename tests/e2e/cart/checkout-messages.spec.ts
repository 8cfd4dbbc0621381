/** The shop's messages before the checkout: problems and their fixes, deposits and memberships, and how exact the tax is. */
import type { Page } from '@playwright/test'
import { seededEmail } from '../../../demo/platform/identity/members/member-seeds'
import { book } from '../../support/fixtures/book'
import { drawer, expectTotals, LACKS, line, quantity, removeButton, toggle } from '../../support/fixtures/cart'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'
import { logIn, menu, onPage } from '../../support/fixtures/members'

async function withMug(page: Page, shop: Shop, pieces = 1): Promise<void> {
  await shop.open('/plain')
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expectTotals(page, { Subtotal: '€18.00' })
  if (pieces === 1) return
  await quantity(page, 'Blue Mug').fill(String(pieces))
  await quantity(page, 'Blue Mug').press('Enter')
  await expectTotals(page, { Subtotal: `€${18 * pieces}.00` })
}

async function estimateFor(page: Page, country: string): Promise<void> {
  await drawer(page).getByText('Estimate shipping and taxes').click()
  await drawer(page).getByLabel('Country').selectOption(country)
  await drawer(page).getByRole('button', { name: 'Estimate', exact: true }).click()
  await expect(drawer(page).getByRole('radio', { name: /^Standard delivery/ })).toBeChecked()
}
const checkoutButton = (page: Page) => drawer(page).locator('[part=checkout]')

test.describe('problems that block the checkout', () => {
  test('a line that sold out in the cart says so once and is removed by its own button, and the checkout is open again', async ({
    page,
    shop,
    cartVersion,
  }) => {
    await withMug(page, shop)
    await page.evaluate(() => cartlet.cart.add({ product: 'fig-candle' }))
    shop.platform.setStock('fig-candle', 0)
    await page.evaluate(() => cartlet.cart.get())
    const candle = line(page, 'Fig Candle')
    const reason = cartVersion === 'v2' ? LACKS : 'Fig Candle is sold out.'
    await expect(candle.getByText(reason)).toBeVisible()
    await expect(candle).not.toContainText('No longer available')
    await expect(checkoutButton(page)).toHaveText('Remove unavailable items to continue')
    const { lines } = (await page.evaluate(() => cartlet.cart.get())) as { lines: { id: string; name: string }[] }
    await removeButton(page, 'Fig Candle').click()
    await expect(candle).toHaveCount(0)
    await expect.poll(() => shop.sent('remove')).toEqual([{ lineItemIds: [lines.find(({ name }) => name === 'Fig Candle')?.id] }])
    await expect(drawer(page).getByText(reason)).toHaveCount(0)
    await expect(checkoutButton(page)).toHaveText('Checkout')
  })

  test('a line above the stock is reduced to the stock by the shop’s fix', async ({ page, shop, cartVersion }) => {
    await withMug(page, shop, 3)
    shop.platform.setStock('blue-mug', 2)
    await page.evaluate(() => cartlet.cart.get())
    const mug = line(page, 'Blue Mug')
    const reason = cartVersion === 'v2' ? LACKS : 'Only 2 of Blue Mug can be had.'
    await expect(mug.getByText(reason)).toBeVisible()
    await mug.locator('.message').getByRole('button', { name: 'Change to 2 of Blue Mug' }).click()
    await expectTotals(page, { Subtotal: '€36.00' })
    await expect.poll(() => shop.sent('quantity').at(-1)).toMatchObject({ lineItems: [{ quantity: 2 }] })
    await expect(mug.getByText(reason)).toHaveCount(0)
  })

  test('a fix that the shop refuses is reported and can be pressed again', async ({ page, shop }) => {
    shop.expectConsoleError(/FAULT_400/)
    await withMug(page, shop, 3)
    shop.platform.setStock('blue-mug', 2)
    await page.evaluate(() => cartlet.cart.get())
    const fix = line(page, 'Blue Mug').locator('.message').getByRole('button', { name: 'Change to 2 of Blue Mug' })
    await expect(fix).toBeVisible()
    shop.fault('quantity', { kind: 'status', status: 400 })
    await fix.click()
    await expect(line(page, 'Blue Mug').getByText('That did not work. Please try again.')).toBeVisible()
    await fix.click()
    await expectTotals(page, { Subtotal: '€36.00' })
  })

  test('an order below the minimum blocks the checkout with a reason until it is large enough', async ({ page, shop }) => {
    shop.platform.setCommerce({ minimumOrderMinor: 3000 })
    shop.expectConsoleError(/CHECKOUT_BLOCKED/)
    await withMug(page, shop)
    await expect(drawer(page).getByRole('alert').filter({ hasText: 'Orders begin at €30.00.' })).toBeVisible()
    await expect(checkoutButton(page)).toHaveText('Fix the marked problems to continue')
    await checkoutButton(page).click()
    await expect(drawer(page).locator('.footer').getByRole('alert').first()).toHaveText('Fix the marked problems to continue')
    expect(shop.sent('checkout')).toEqual([])
    await drawer(page).getByRole('button', { name: 'Increase quantity for Blue Mug' }).click()
    await expectTotals(page, { Subtotal: '€36.00' })
    await expect(drawer(page).getByText('Orders begin')).toHaveCount(0)
    await checkoutButton(page).click()
    await expect(page.getByRole('button', { name: /^Pay €/ })).toBeVisible()
  })

  test('a warning does not block the checkout', async ({ page, shop }) => {
    shop.platform.setCommerce({ warnBelow: 30 })
    await withMug(page, shop)
    await expect(line(page, 'Blue Mug').getByText('24 of Blue Mug can be had, and no more.')).toBeVisible()
    await expect(checkoutButton(page)).toHaveText('Checkout')
  })
})

test.describe('tax', () => {
  for (const [autoTax, words] of [
    ['failing', 'The exact tax could not be calculated, so this is an estimate. You will see the final amount at checkout.'],
    ['off', 'The exact tax is not calculated at the moment, so this is an estimate. You will see the final amount at checkout.'],
  ] as const)
    test(`an estimated tax says why it is not exact, with automatic tax ${autoTax}`, async ({ page, shop, cartVersion }) => {
      test.skip(cartVersion === 'v2', 'Version 2 of the cart does not say how exact a tax is.')
      shop.platform.setCommerce({ autoTax })
      await withMug(page, shop)
      await estimateFor(page, 'US')
      await expect(drawer(page).getByText(words)).toBeVisible()
    })

  test('tax that is included in the prices is labelled as such and not added', async ({ page, shop }) => {
    shop.platform.setCommerce({ taxIncluded: true })
    await withMug(page, shop)
    await estimateFor(page, 'GB')
    await expectTotals(page, { Subtotal: '€18.00', Shipping: '€4.90', 'Tax (included)': '€3.82', Total: '€22.90' })
  })
})

test.describe('deposits and memberships', () => {
  test('a line shows its deposit or payment in person, and the totals what is paid now and later', async ({
    page,
    shop,
    cartVersion,
  }) => {
    await withMug(page, shop)
    await book(page, shop, 'pottery-class', 'garden-advice')
    await expect(line(page, 'Pottery class')).toContainText(
      // Version 2 sends no amount for a single line; the totals have the sum.
      cartVersion === 'v2' ? 'A deposit now, the rest later' : 'Deposit of €15.00 now, the rest later',
    )
    await expect(line(page, 'Pottery class')).toContainText('1 participant')
    await expect(line(page, 'Garden advice')).toContainText('Pay in person')
    const sums = drawer(page).locator('.totals')
    await drawer(page).getByText('Estimate shipping and taxes').click()
    await expect(sums).toContainText('Due now')
    await expect(sums).toContainText('Due later')
  })

  test('a membership pays for its service, and memberships that cannot be used say why', async ({ page, shop, cartVersion }) => {
    test.skip(cartVersion === 'v2', 'Version 2 of the cart offers no choice of memberships.')
    await shop.open('/members')
    await logIn(onPage(page), seededEmail('ada'))
    await expect(menu(onPage(page), 'Ada')).toBeVisible()
    await book(page, shop, 'open-studio')
    await toggle(page, '1 item').first().click()
    await expect(line(page, 'Open studio')).toContainText('Open studio is for members: choose the membership that pays for it.')
    await drawer(page).getByText('Estimate shipping and taxes').click()
    const memberships = drawer(page).getByRole('group', { name: 'Memberships' })
    await expect(memberships).toContainText('Kiln cardThis membership has ended.')
    await expect(memberships).toContainText('Ten morningsThis membership is used up.')
    await expect(memberships.getByRole('checkbox')).toHaveCount(1)
    const friend = memberships.getByRole('checkbox', { name: /^Studio friend\s*7 of 10 left/ })
    await friend.click()
    await expect(friend).toBeChecked()
    await expect(drawer(page).getByText('is for members')).toHaveCount(0)
    await expect(checkoutButton(page)).toHaveText('Checkout')
    expect(shop.sent('estimate').at(-1).selectedMemberships).toMatchObject({
      memberships: [{ lineItemIds: [expect.any(String)] }],
    })
    await expect(drawer(page).locator('.totals .sum').last()).toHaveText('€0.00')
  })
})

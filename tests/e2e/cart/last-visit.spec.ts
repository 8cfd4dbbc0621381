/** The cart of an earlier visit is announced as such, and so is one that no longer exists. */
import type { Page } from '@playwright/test'
import { drawer, expectTotals, line, toggle } from '../../support/fixtures/cart'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'

const RESTORED = 'This is your cart from your last visit.'
const GONE = 'Your cart from your last visit is no longer available.'

async function withMug(page: Page, shop: Shop): Promise<void> {
  await shop.open('/plain')
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expectTotals(page, { Subtotal: '€18.00' })
  await page.keyboard.press('Escape')
}

/** Makes the visit that the browser remembers two days old. */
const letTwoDaysPass = (page: Page, { platform }: Shop) =>
  page.evaluate((key) => {
    const visit = JSON.parse(localStorage.getItem(key) ?? '')
    localStorage.setItem(key, JSON.stringify({ ...visit, at: visit.at - 48 * 3_600_000 }))
  }, `cartlet:${platform.clientId}:visit`)

test('a cart from two days ago is announced as such until the visitor has looked at it', async ({ page, shop }) => {
  await withMug(page, shop)
  await page.reload()
  await toggle(page, '1 item').click()
  await expectTotals(page, { Subtotal: '€18.00' })
  await expect(drawer(page).getByText(RESTORED)).toHaveCount(0)
  await page.keyboard.press('Escape')

  await letTwoDaysPass(page, shop)
  await page.reload()
  await toggle(page, '1 item').click()
  await expect(drawer(page).locator('.message')).toHaveText(RESTORED)
  await expect(drawer(page).getByRole('status')).toHaveText(RESTORED)
  await expect(line(page, 'Blue Mug')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()
  await toggle(page, '1 item').click()
  await expectTotals(page, { Subtotal: '€18.00' })
  await expect(drawer(page).getByText(RESTORED)).toHaveCount(0)
})

test('a cart that the shop no longer has is reported as gone, once', async ({ page, shop }) => {
  await withMug(page, shop)
  shop.platform.reset()
  await page.reload()
  await toggle(page, '0 items').click()
  await expect(drawer(page).locator('.message')).toHaveText(GONE)
  await expect(drawer(page).getByText('Your cart is empty')).toBeVisible()
  await expect(drawer(page).getByRole('status')).toHaveText(GONE)
  await page.keyboard.press('Escape')
  await page.reload()
  await toggle(page, '0 items').click()
  await expect(drawer(page).getByText('Your cart is empty')).toBeVisible()
  await expect(drawer(page).getByText(GONE)).toHaveCount(0)
})

test('a cart that was taken to the checkout and is gone is not reported as gone', async ({ page, shop, cartVersion }) => {
  await withMug(page, shop)
  await toggle(page, '1 item').click()
  await drawer(page).getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByRole('button', { name: /^Pay €/ })).toBeVisible()
  shop.platform.reset()
  // The page asks for the order, and the platform has forgotten its checkout, too.
  shop.expectCode(cartVersion === 'v2' ? 'CART_NOT_FOUND' : 'CHECKOUT_NOT_FOUND')
  await shop.open('/plain')
  await toggle(page, '0 items').click()
  await expect(drawer(page).getByRole('complementary')).toContainText('Thank you, your order is placed.')
  await expect(drawer(page).getByText(GONE)).toHaveCount(0)
})

const preconnected = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll<HTMLLinkElement>('link[rel=preconnect]')].map(({ href }) => href))

test('a visitor who has been at the checkout is preconnected to it while the cart is open, and only then', async ({
  page,
  shop,
}) => {
  const { platform } = shop
  await withMug(page, shop)
  expect(await preconnected(page)).toEqual([])
  await toggle(page, '1 item').click()
  await drawer(page).getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible()

  await shop.open('/plain')
  expect(await preconnected(page)).toEqual([])
  for (let opened = 0; opened < 2; opened += 1) {
    await toggle(page, '1 item').click()
    await expect.poll(() => preconnected(page)).toEqual([`${platform.url}/`])
    await page.keyboard.press('Escape')
    await expect.poll(() => preconnected(page)).toEqual([])
  }
})

test('a stored checkout address is preconnected only if it is an https address', async ({ page, shop }) => {
  await withMug(page, shop)
  for (const [stored, expected] of [
    ['javascript:alert(1)', []],
    ['http://insecure.example', []],
    ['https://pay.example/path', ['https://pay.example/']],
  ] as const) {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      `cartlet:${shop.platform.clientId}:checkout-origin`,
      stored,
    ] as const)
    await page.reload()
    await toggle(page, '1 item').click()
    // Loaded together with the code that preconnects.
    await expect(drawer(page).getByText('Add a promo code')).toBeVisible()
    expect(await preconnected(page)).toEqual(expected)
  }
})

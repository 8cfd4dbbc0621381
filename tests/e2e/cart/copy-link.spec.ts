/** The link that takes a cart to another device. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures/fixtures'

const MUG = '<cartlet-buy-button product="blue-mug">Blue Mug</cartlet-buy-button>'
const press = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Copy link to this cart' })

test('a visitor copies a link by keyboard that puts the same products into an empty cart elsewhere', async ({
  page,
  shop,
  context,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium lets a test read the clipboard.')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await shop.show(MUG)
  await page.getByRole('button', { name: /^Blue Mug/ }).click()
  await press(page).press('Enter')
  await expect(page.getByRole('dialog').getByText('Link copied.').first()).toBeVisible()
  await expect(press(page)).toBeFocused()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).searchParams.get('cartlet-add')).toMatch(/:1$/)
  await page.evaluate(() => localStorage.clear())
  await page.goto(link)
  await expect.poll(() => page.evaluate(() => cartlet.cart.get().then(({ count }) => count))).toBe(1)
})

test('where the clipboard is refused, the link stands in a field, chosen to be copied', async ({ page, shop }) => {
  await shop.show(MUG)
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } })
  })
  await page.getByRole('button', { name: /^Blue Mug/ }).click()
  await press(page).click()
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Copy this link:' })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(/cartlet-add=/)
  expect(
    await field.evaluate((input: HTMLInputElement) => (input.selectionEnd ?? 0) - (input.selectionStart ?? 0)),
  ).toBeGreaterThan(20)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
})

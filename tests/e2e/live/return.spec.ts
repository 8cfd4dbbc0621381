/** A visitor who returns to a tab finds today's prices there, without a server of the author's and without a layout shift. */
import type { Page } from '@playwright/test'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'
import { watchShifts } from '../../support/fixtures/snapshots'
import { leaveTab, letTimePass, returnToTab } from '../../support/pages/tab'

const button = (product: string, label: string) =>
  `<cartlet-buy-button product="${product}"><a href="%%API%%/product-page/${product}">${label}</a></cartlet-buy-button>`
const MUG = button('blue-mug', 'Mug')
const BESIDE = `<link rel="stylesheet" href="/dist/cartlet.css"><p>Before.</p>${MUG}<p>After.</p>`
const TEE = '<cartlet-product product="linen-tee" layout="full">Tee</cartlet-product>'

/** Leaves the tab for an hour, during which the merchant does `work`. */
async function away(page: Page, work: () => void): Promise<void> {
  await leaveTab(page)
  await letTimePass(page, 3_600_000)
  work()
  await returnToTab(page)
}

const opened = async (page: Page, shop: Shop, body: string) => {
  await shop.show(body)
  await expect(page.locator('cartlet-buy-button, cartlet-product, cartlet-collection').first()).not.toHaveAttribute('aria-busy')
}

test('a price that changed while the visitor was away is shown on return, and nothing moves', async ({ page, shop }) => {
  const shifts = await watchShifts(page)
  await opened(page, shop, BESIDE)
  await expect(page.getByRole('button', { name: 'Mug €18.00' })).toBeVisible()
  await away(page, () => shop.platform.setPrice('blue-mug', 2100))
  await expect(page.getByRole('button', { name: 'Mug €21.00' })).toBeVisible()
  expect(await shifts()).toBe(0)
})

test('all products of a page are read again in one query, by id and by slug', async ({ page, shop }) => {
  await opened(page, shop, `${MUG}${button('garden-twine', 'Twine')}${button(shop.platform.productId('blue-mug'), 'The same')}`)
  await expect(page.getByRole('button', { name: 'The same €18.00' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Twine' })).toBeVisible()
  const before = shop.sent('products').length
  await away(page, () => shop.platform.setPrice('blue-mug', 2100))
  await expect(page.getByRole('button', { name: 'Mug €21.00' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'The same €21.00' })).toBeVisible()
  expect(shop.sent('products')).toHaveLength(before + 1)
})

test('a product that was read less than a minute ago is not read again', async ({ page, shop }) => {
  await opened(page, shop, MUG)
  await expect(page.getByRole('button', { name: 'Mug €18.00' })).toBeVisible()
  const before = shop.sent('products').length
  const parts = page.waitForResponse(/keep-up-/)
  await leaveTab(page)
  await letTimePass(page, 30_000)
  await returnToTab(page)
  await parts
  await leaveTab(page)
  await letTimePass(page, 31_000)
  await returnToTab(page)
  await expect.poll(() => shop.sent('products')).toHaveLength(before + 1)
})

test('the visitor’s selection is kept at the new price', async ({ page, shop }) => {
  await opened(page, shop, TEE)
  await page.waitForLoadState('networkidle') // the details are read when the product is seen
  const sage = page.getByRole('radio', { name: 'Sage' })
  await sage.check({ force: true })
  await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
  await away(page, () => shop.platform.setPrice('linen-tee', 4900))
  await expect(page.locator('cartlet-product').getByText('€49.00').first()).toBeVisible()
  await expect(sage).toBeChecked()
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeFocused()
})

test('a product that is no longer sold is replaced by the author’s link', async ({ page, shop }) => {
  await opened(page, shop, `${MUG}${button('garden-twine', 'Twine')}`)
  await expect(page.getByRole('button', { name: 'Mug €18.00' })).toBeVisible()
  await away(page, () => shop.platform.hideProduct('blue-mug'))
  await expect(page.getByRole('link', { name: 'Mug' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Twine' })).toBeVisible()
})

test('a price stays while the platform cannot be reached, and is read again at the next return', async ({ page, shop }) => {
  await opened(page, shop, MUG)
  await expect(page.getByRole('button', { name: 'Mug €18.00' })).toBeVisible()
  await page.route(`${shop.platform.url}/**`, (route) => route.abort())
  const lost = page.waitForEvent('requestfailed')
  await away(page, () => shop.platform.setPrice('blue-mug', 2100))
  await lost
  await expect(page.getByRole('button', { name: 'Mug €18.00' })).toBeVisible()
  await page.unroute(`${shop.platform.url}/**`)
  await away(page, () => {})
  await expect(page.getByRole('button', { name: 'Mug €21.00' })).toBeVisible()
})

test('the cards of a grid show their new prices in the same order', async ({ page, shop }) => {
  await opened(page, shop, '<cartlet-collection collection="home" limit="6">Home</cartlet-collection>')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(6)
  const names = await cards.getByRole('heading').allTextContents()
  const card = cards.filter({ has: page.getByRole('heading', { name: 'Blue Mug', exact: true }) })
  await expect(card).toContainText('€18.00')
  await away(page, () => shop.platform.setPrice('blue-mug', 2100))
  await expect(card).toContainText('€21.00')
  expect(await cards.getByRole('heading').allTextContents()).toEqual(names)
})

test('a page restored from the back/forward cache reads its products again', async ({ page, shop }) => {
  await opened(page, shop, MUG)
  await expect(page.getByRole('button', { name: 'Mug €18.00' })).toBeVisible()
  await letTimePass(page, 3_600_000)
  shop.platform.setPrice('blue-mug', 2100)
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page.getByRole('button', { name: 'Mug €21.00' })).toBeVisible()
})

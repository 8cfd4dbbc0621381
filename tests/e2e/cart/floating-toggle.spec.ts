/** The floating toggle is never in the way: of a toggle of the page's own, of a visitor who reads on, or of what can be pressed. */
import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures/fixtures'

const TALL = '<p style="height: 3000px">A long page.</p>'
const TOGGLE = '<cartlet-cart-toggle><a href="/cart">Your cart</a></cartlet-cart-toggle>'
const floating = (page: Page) => page.locator('cartlet-overlay .floating')
const isShown = (page: Page) => expect(floating(page)).toHaveCSS('opacity', '1')
const isAway = (page: Page) => expect(floating(page)).toHaveCSS('opacity', '0')

test('it is hidden while the page shows a toggle of its own, and back when that is scrolled away', async ({ page, shop }) => {
  await shop.show(`${TOGGLE}${TALL}`)
  await isAway(page)
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toHaveCount(1)
  await page.evaluate(() => scrollTo(0, 1500))
  await isShown(page)
  await page.evaluate(() => scrollTo(0, 0))
  await isAway(page)
})

test('it is away while the visitor scrolls down, and back when they stop or turn', async ({ page, shop }) => {
  await shop.show(`<cartlet-buy-button product="blue-mug">Buy</cartlet-buy-button>${TALL}`)
  await isShown(page)
  /** Whether it is away after the page was scrolled by this much. */
  const scrolledBy = (pixels: number) =>
    page.evaluate(async (by) => {
      scrollBy(0, by)
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      return document.querySelector('cartlet-overlay')?.hasAttribute('data-away')
    }, pixels)
  await expect.poll(() => scrolledBy(20)).toBe(true)
  expect(await scrolledBy(-10)).toBe(false)
  await page.evaluate(() => scrollTo(0, 800))
  await isShown(page)
})

const CORNER = `<style>div { position: absolute; inset-block-start: calc(100vh - 64px); inset-inline-end: 10px }</style>
<div><cartlet-buy-button product="blue-mug">Buy the Blue Mug</cartlet-buy-button></div>`

test('it stays on a page that cannot be scrolled, where it would never come back', async ({ page, shop }) => {
  await shop.show(`${TOGGLE}${CORNER}`)
  await isAway(page)
  await page.locator('cartlet-cart-toggle').evaluate((element) => element.remove())
  await isShown(page)
})

test('it is away where it would lie over a control or a price of ours, unless it has the focus', async ({ page, shop }) => {
  await shop.show(`${CORNER}${TALL}`)
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
  await isAway(page)
  await page.getByRole('button', { name: 'Buy the Blue Mug €18.00' }).focus()
  await page.keyboard.press('Tab')
  await expect(floating(page)).toBeFocused()
  await isShown(page)
})

test('over a bar of controls that stays while the page scrolls, it stands above the bar, where a mouse reaches it', async ({
  page,
  shop,
}) => {
  await shop.show(`${TALL}<style>footer { position: sticky; inset-block-end: 0; text-align: end }</style>
<footer><cartlet-buy-button product="blue-mug">Buy the Blue Mug</cartlet-buy-button></footer>`)
  const buy = page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })
  await expect(buy).toBeVisible()
  const gap = async () => {
    const [bar, toggle] = [await buy.boundingBox(), await floating(page).boundingBox()]
    return bar && toggle ? bar.y - (toggle.y + toggle.height) : Number.NaN
  }
  await expect.poll(gap).toBeGreaterThan(0)
  await isShown(page)
  await page.evaluate(() => scrollTo(0, 600))
  await isShown(page)
  expect(await gap()).toBeGreaterThan(0)
  await floating(page).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
})

test('it makes way for a toggle that the page draws later, and is back when that is gone', async ({ page, shop }) => {
  await shop.show(`<cartlet-buy-button product="blue-mug">Buy</cartlet-buy-button>${TALL}`)
  await expect(page.locator('cartlet-overlay .floating')).toHaveCSS('transition-property', /visibility/)
  await isShown(page)
  await page.evaluate(() => document.body.prepend(document.createElement('cartlet-cart-toggle')))
  await isAway(page)
  await page.locator('cartlet-cart-toggle').evaluate((element) => element.remove())
  await isShown(page)
})

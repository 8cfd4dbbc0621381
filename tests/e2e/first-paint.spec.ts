import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'

const ARTICLE = `
<style>body { font: 18px/1.6 Georgia, serif; max-width: 40em; margin: 40px auto }</style>
<p>Before.</p>
<cartlet-buy-button product="blue-mug"><a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a></cartlet-buy-button>
<p>Between.</p>
<div data-cartlet="buy-button" data-product="canvas-tote"><a href="%%API%%/product-page/canvas-tote">Buy the tote</a></div>
<p>After.</p>`
const WITH_SHEET = '<link rel="stylesheet" href="/dist/cartlet.css">'

/** Keeps the loader away until the fallback has been on screen for a while; returns what lets it come. */
async function holdLoader(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/dist/loader.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** The sum of all layout shifts so far, and how long the fallback has been painted. */
const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shift: { sum: number } }).shift.sum)

async function upgrade(page: Page, show: () => Promise<void>): Promise<number> {
  await page.addInitScript(() => {
    const shift = { sum: 0 }
    Object.assign(window, { shift })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shift.sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const release = await holdLoader(page)
  const showing = show() // loads only once the script has
  await expect(page.getByRole('link', { name: 'Buy the Blue Mug' })).toBeVisible()
  await page.evaluate(() => new Promise((painted) => setTimeout(painted, 500)))
  release()
  await showing
  await expect(page.getByText('€22.00')).toBeVisible()
  // A shift is reported with the frame that shows it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return shifts(page)
}

test('with cartlet.css nothing on the page moves when the buttons come, nor when their prices do', async ({ page, shop }) => {
  expect(await upgrade(page, () => shop.show(ARTICLE, { head: `${WITH_SHEET}%%SNIPPET%%` }))).toBe(0)
})

test('without it the page does move, so the figure above is worth something', async ({ page, shop }) => {
  expect(await upgrade(page, () => shop.show(ARTICLE))).toBeGreaterThan(0)
})

test('a page of buttons on a first visit costs one token and one product query, and no cart call', async ({ page, shop }) => {
  await shop.show(ARTICLE)
  await expect(page.getByText('€22.00')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  expect(shop.sent('token')).toHaveLength(1)
  expect(shop.sent('products')).toHaveLength(1)
  expect(shop.cartCalls()).toEqual([])
})

test('the visitor of the first page is the visitor of the second, whose products stand before anything was asked', async ({
  page,
  shop,
}) => {
  await shop.show(ARTICLE)
  await expect(page.getByText('€22.00')).toBeVisible()
  const answer = await shop.hold('products')
  await page.reload()
  await answer.arrived
  await expect(page.getByText('€22.00')).toBeVisible()
  answer.release()
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
  expect(shop.sent('token')).toHaveLength(1)
})

test('a price that changed since the last visit is corrected in place', async ({ page, shop }) => {
  await shop.show(ARTICLE)
  await expect(page.getByText('€22.00')).toBeVisible()
  shop.platform.setStock('canvas-tote', 0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sold out' })).toBeVisible()
})

test('a loader whose early requests fail leaves it to the widget to ask again', async ({ page, shop }) => {
  shop.fault('token', { kind: 'status', status: 503 })
  await shop.show(ARTICLE)
  await expect(page.getByText('€22.00')).toBeVisible()
  expect(shop.sent('token').length).toBeGreaterThan(1)
})

test('three tabs and a script pasted twice on a first visit: one token a tab, one visitor kept', async ({
  context,
  page,
  shop,
}) => {
  await shop.show(`${ARTICLE}%%SNIPPET%%`)
  const address = page.url()
  await page.evaluate(() => localStorage.clear())
  shop.platform.journal.clear()
  const tabs = [page, await context.newPage(), await context.newPage()]
  await Promise.all(tabs.map((tab) => tab.goto(address)))
  for (const tab of tabs) await expect(tab.getByText('€22.00')).toBeVisible()
  expect(shop.sent('token').length).toBeLessThanOrEqual(3)
  const kept = await Promise.all(
    tabs.map((tab) => tab.evaluate(() => Object.entries(localStorage).filter(([key]) => key.endsWith(':tokens')))),
  )
  expect(kept[0]).toHaveLength(1)
  expect(new Set(kept.map((entries) => JSON.stringify(entries))).size).toBe(1)
})

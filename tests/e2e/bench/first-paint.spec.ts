import type { Page } from '@playwright/test'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'

const ARTICLE = `
<style>body { font: 18px/1.6 Georgia, serif; max-width: 40em; margin: 40px auto }</style>
<p>Before.</p>
<cartlet-buy-button product="blue-mug"><a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a></cartlet-buy-button>
<p>Between.</p>
<div data-cartlet="buy-button" data-product="canvas-tote"><a href="%%API%%/product-page/canvas-tote">Buy the tote</a></div>
<p>After.</p>`
const WITH_SHEET = '<link rel="stylesheet" href="/dist/cartlet.css">'

/** Holds the loader until the returned function is called, so that the fallback is on screen for a while. */
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

/** The sum of all layout shifts so far. */
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
  const showing = show() // finishes only once the script has loaded
  await expect(page.getByRole('link', { name: 'Buy the Blue Mug' })).toBeVisible()
  await page.evaluate(() => new Promise((painted) => setTimeout(painted, 500)))
  release()
  await showing
  await expect(page.getByText('€22.00')).toBeVisible()
  // A shift is reported with the frame that shows it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return shifts(page)
}

// hazard 82
test('a page with cartlet.css does not shift when its buttons and prices appear', async ({ page, shop }) => {
  expect(await upgrade(page, () => shop.show(ARTICLE, { head: `${WITH_SHEET}%%SNIPPET%%` }))).toBe(0)
})

test('a page without cartlet.css does shift, which shows that the measurement can fail', async ({ page, shop }) => {
  expect(await upgrade(page, () => shop.show(ARTICLE))).toBeGreaterThan(0)
})

test('a page that links cartlet.css at the end of its body is painted before the file has arrived', async ({ page, shop }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/dist/cartlet.css', async (route) => {
    await released
    await route.continue()
  })
  const shown = shop.show(`${ARTICLE}${WITH_SHEET}`)
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(1)
  release()
  await shown
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBe(2)
})

test('a page of buttons costs one token, one product query and no cart request on a first visit', async ({ page, shop }) => {
  await shop.show(ARTICLE)
  await expect(page.getByText('€22.00')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  expect(shop.sent('token')).toHaveLength(1)
  expect(shop.sent('products')).toHaveLength(1)
  expect(shop.cartCalls()).toEqual([])
})

const PRODUCTS = `
<cartlet-product product="blue-mug"><a href="%%API%%/product-page/blue-mug">Blue Mug</a></cartlet-product>
<div data-cartlet="product" data-product="canvas-tote"><a href="%%API%%/product-page/canvas-tote">Canvas Tote</a></div>`
const catalogPaths = (shop: Shop) =>
  shop.platform.journal
    .requests()
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/stores'))

test('products are requested while the widget downloads, with one token and one query', async ({ page, shop }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/dist/widget-*.js', async (route) => {
    await released
    await route.continue()
  })
  const shown = shop.show(PRODUCTS, { script: 'data-catalog="v1"' })
  await expect.poll(() => shop.sent('products').length).toBe(1)
  release()
  await shown
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByText('€22.00')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  expect(shop.sent('token')).toHaveLength(1)
  expect(catalogPaths(shop)).toHaveLength(1)
  expect(shop.sent('products')[0].query.filter).toEqual({ slug: { $in: ['blue-mug', 'canvas-tote'] } })
})

/** The status with which the platform answers a request to the other catalog version. */
const WRONG_CATALOG = 428
const GRID = '<cartlet-collection collection="home" limit="2" filters="none"></cartlet-collection>'
const FAR = '<div style="height: 400vh"></div>'
const GRIDS: [page: string, body: string, cards: number][] = [
  ['three grids', GRID.repeat(3), 6],
  ['three grids and two buttons', GRID.repeat(3) + ARTICLE, 6],
  ['two buttons far below three grids', GRID.repeat(3) + FAR + ARTICLE, 6],
  ['three grids beside a product', PRODUCTS + GRID.repeat(3), 8],
]
for (const [name, body, cards] of GRIDS)
  test(`${name} are refused by the other catalog version once on a first visit, and not after a reload`, async ({
    page,
    shop,
  }) => {
    const refused = () => shop.platform.journal.requests().filter(({ status }) => status === WRONG_CATALOG)
    // All grids are near the viewport; others are drawn only when they come near.
    await page.setViewportSize({ width: 1280, height: 3000 })
    await shop.show(body)
    await expect(page.getByRole('article')).toHaveCount(cards)
    expect(refused()).toHaveLength(1)
    shop.platform.journal.clear()
    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(cards)
    expect(refused()).toEqual([])
  })

test('a second page keeps the visitor of the first, and shows remembered products before a response', async ({ page, shop }) => {
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

test('a price that changed and a product that sold out since the last visit are corrected in place', async ({ page, shop }) => {
  await shop.show(ARTICLE)
  await expect(page.getByText('€22.00')).toBeVisible()
  shop.platform.setStock('canvas-tote', 0)
  shop.platform.setPrice('blue-mug', 2150)
  const answer = await shop.hold('products')
  await page.reload()
  await answer.arrived
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Buy the tote €22.00' })).toBeVisible()
  answer.release()
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €21.50' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sold out' })).toBeVisible()
})

test('the widget repeats the loader’s early requests when they fail', async ({ page, shop }) => {
  shop.fault('token', { kind: 'status', status: 503 })
  await shop.show(ARTICLE)
  await expect(page.getByText('€22.00')).toBeVisible()
  expect(shop.sent('token').length).toBeGreaterThan(1)
})

test('three tabs on a first visit, the script pasted twice in each, send one token request each and share a visitor', async ({
  context,
  page,
  shop,
}) => {
  await shop.show(`${ARTICLE}%%SNIPPET%%`)
  const address = page.url()
  await expect(page.getByText('€22.00')).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  const tabs = [page, await context.newPage(), await context.newPage()]
  await Promise.all(tabs.map((tab) => tab.goto('about:blank')))
  shop.platform.journal.clear()

  // Each asks before any of them has a response: the worst case.
  const asked: Page[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route('**/oauth2/token', async (route) => {
    asked.push(route.request().frame().page())
    await released
    await route.continue()
  })
  await Promise.all(tabs.map((tab) => tab.goto(address)))
  await expect.poll(() => new Set(asked).size).toBe(tabs.length)
  release()
  for (const tab of tabs) {
    await expect(tab.getByText('€22.00')).toBeVisible()
    expect(await tab.getByRole('button', { name: 'Buy the tote' }).count()).toBe(1)
  }
  expect(asked).toHaveLength(tabs.length)

  for (const tab of tabs) await tab.evaluate(() => cartlet.cart.add({ product: 'blue-mug' }))
  const stored = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(':tokens')))
  expect(stored).toHaveLength(1)
  const buyers = shop.platform.journal.requests({ path: '/ecom/v1/carts/current/add-to-cart' })
  expect(buyers).toHaveLength(tabs.length)
  expect(new Set(buyers.map(({ visitorId }) => visitorId)).size).toBe(1)
  expect(await page.evaluate(async () => (await cartlet.cart.get()).count)).toBe(tabs.length)
  expect(asked).toHaveLength(tabs.length)
})

/** Sixty cards on a slow machine: one product request, no task that a visitor would notice, no layout shift. */
import { expect, type Shop, test } from '../../support/fixtures/fixtures'
import { longestTaskWithin } from '../../support/source/thread-time'

const CARDS = 60
/** Tasks that take longer are called long. */
const LONG_MS = 50
const EACH_PRICED = `document.querySelector('cartlet-collection').shadowRoot?.querySelectorAll('article .price').length === ${CARDS}`

// The runner's own recorder would be measured, too.
test.use({ bulkProducts: CARDS, trace: 'off' })

const show = (shop: Shop) =>
  shop.show('<main><h1>All of it</h1><cartlet-collection limit="60" sort="newest"></cartlet-collection></main>', {
    head: '<link rel="stylesheet" href="/dist/cartlet.css">%%SNIPPET%%',
    script: 'data-catalog="v1"',
  })

test('sixty cards cost one product request, each shows its price, and only some of their images load eagerly', async ({
  page,
  shop,
}) => {
  await show(shop)
  await expect(page.getByRole('article')).toHaveCount(CARDS)
  await expect(page.getByRole('article').filter({ hasText: /€\d+\.\d{2}/ })).toHaveCount(CARDS)
  await page.evaluate(async () => {
    await cartlet.ready
    for (let turn = 0; turn < 3; turn++) await new Promise((idle) => requestIdleCallback(idle))
  })
  expect(shop.sent('products')).toHaveLength(1)
  const loading = await page.locator('article img').evaluateAll((all) => all.map((image) => (image as HTMLImageElement).loading))
  expect(new Set(loading)).toEqual(new Set(['eager', 'lazy']))
})

test('nothing shifts when the cards replace their skeletons', async ({ page, shop }) => {
  const held = await shop.hold('products')
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await show(shop)
  await held.arrived
  await expect(page.locator('cartlet-collection li')).toHaveCount(CARDS)
  held.release()
  await expect(page.getByRole('article')).toHaveCount(CARDS)
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  const shifted = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifted.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
})

test('sixty cards on a slow machine cause no long task', { tag: '@bench' }, async ({ browser, page, shop }) => {
  test.setTimeout(180_000)
  await show(shop)
  const { isWithin, figures } = await longestTaskWithin(browser, page, EACH_PRICED, LONG_MS)
  expect(isWithin, figures).toBe(true)
})

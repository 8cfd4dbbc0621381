/** A cart of three hundred lines on a slow machine: it opens at once, and nothing is missing in the end. */
import { drawer } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'
import { middleOf, threadTime } from '../../support/source/thread-time'

const LINES = 300
/** Processor time, in total: the first frame follows a part of it, and the page becomes inert in the task after that. */
const MOST_MS = 130
test.use({ bulkProducts: LINES, trace: 'off' })

const SAYS = 'three hundred lines cost little until they are seen, and all of them are there in the end'

test(SAYS, { tag: '@bench' }, async ({ browser, page: author, shop }) => {
  test.setTimeout(240_000)
  await shop.show('<cartlet-buy-button product="bulk-001">Buy</cartlet-buy-button>')
  // No script of a test runs in this page: the recorder of events alone writes three hundred lines down at every opening.
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(author.url())
  await page.bringToFront()
  // The whole cart is known to the page, so that only drawing is measured, not fetching.
  await page.evaluate(async (count) => {
    await cartlet.ready
    const slugs = Array.from({ length: count }, (_, index) => `bulk-${String(index + 1).padStart(3, '0')}`)
    await cartlet.cart.add({ product: slugs[0] as string })
    // Together, as one request: the adds are not measured.
    await Promise.all(slugs.slice(1).map((product) => cartlet.cart.add({ product })))
    cartlet.cart.open()
  }, LINES)
  await expect(drawer(page).getByRole('listitem')).toHaveCount(LINES, { timeout: 60_000 })
  await expect(drawer(page).getByText('Add a note')).toBeVisible()
  const { isWithin, figures } = await middleOf(browser, MOST_MS, async () => {
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    // Lines that are not visible are removed first.
    await expect.poll(() => page.locator('cartlet-overlay [part=line]').count()).toBeLessThan(20)
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
    const ms = await threadTime(page, 'window.cartlet.cart.open()')
    await expect(page.locator('cartlet-overlay dialog[open] [part=line]')).toHaveCount(LINES, { timeout: 60_000 })
    return { ms, what: '' }
  })
  expect(isWithin, figures).toBe(true)
  await context.close()
})

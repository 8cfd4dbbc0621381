/** A cart of three hundred lines on a machine four times slower: it opens before anybody waits for it, and nothing is missing in the end. */
import { drawer } from '../support/cart'
import { expect, test } from '../support/fixtures'
import { threadTime } from '../support/thread-time'

const LINES = 300
const SLOWER = 4
const MOST_MS = 100
/** The middle one is judged: work that is too much is too much every time, a busy machine now and then. It is known once most are over or under. */
const RUNS = process.env.CARTLET_FULL ? 11 : 5
const MOST_RUNS = (RUNS + 1) / 2

test.use({ bulkProducts: LINES, trace: 'off' })

test('three hundred lines cost a tenth of a second until they are seen, and all of them are there in the end', async ({
  browser,
  page: author,
  shop,
}) => {
  test.setTimeout(240_000)
  await shop.show('<cartlet-buy-button product="bulk-001">Buy</cartlet-buy-button>')
  // No script of a test goes into this page: the recorder of events alone writes three hundred lines down at every opening.
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(author.url())
  await page.bringToFront()
  // All of it is in the cart and known to the page: what is measured is drawing, not fetching.
  await page.evaluate(async (count) => {
    await window.cartlet.ready
    const slugs = Array.from({ length: count }, (_, index) => `bulk-${String(index + 1).padStart(3, '0')}`)
    await window.cartlet.cart.add({ product: slugs[0] as string })
    // Together, as one request: it is not the buying that is measured.
    await Promise.all(slugs.slice(1).map((product) => window.cartlet.cart.add({ product })))
    window.cartlet.cart.open()
  }, LINES)
  await expect(drawer(page).getByRole('listitem')).toHaveCount(LINES, { timeout: 60_000 })
  await expect(drawer(page).getByText('Add a note')).toBeVisible()
  const times: number[] = []
  const fast = () => times.filter((ms) => ms < MOST_MS).length
  while (fast() < MOST_RUNS && times.length - fast() < MOST_RUNS) {
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    // What nobody sees is put away first.
    await expect.poll(() => page.locator('cartlet-overlay [part=line]').count()).toBeLessThan(20)
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
    times.push(await threadTime(page, SLOWER, 'window.cartlet.cart.open()'))
    await expect(page.locator('cartlet-overlay dialog[open] [part=line]')).toHaveCount(LINES, { timeout: 60_000 })
  }
  times.sort((a, b) => a - b)
  const figures = times.map((ms) => `${ms.toFixed(0)} ms`).join(', ')
  console.log(`opening ${LINES} lines at ${SLOWER}× in each of ${times.length} runs: ${figures}`)
  expect(fast(), figures).toBe(MOST_RUNS)
  await context.close()
})

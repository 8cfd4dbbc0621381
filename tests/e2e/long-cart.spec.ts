/** A cart of three hundred lines on a machine four times slower: it opens before anybody waits for it. */
import { drawer } from '../support/cart'
import { expect, test } from '../support/fixtures'

const LINES = 300
const SLOWER = 4
const MOST_MS = 100
/** The middle one is judged: work that is too much is too much every time, a busy machine now and then. */
const RUNS = 5

test.use({ bulkProducts: LINES, contextOptions: { reducedMotion: 'reduce' } })

test('three hundred lines are on the screen within a tenth of a second', async ({ page, shop }) => {
  test.setTimeout(180_000)
  await shop.show('<cartlet-buy-button product="bulk-001">Buy</cartlet-buy-button>')
  await page.evaluate(async (count) => {
    await window.cartlet.ready
    const slugs = Array.from({ length: count }, (_, index) => `bulk-${String(index + 1).padStart(3, '0')}`)
    for (const product of slugs) await window.cartlet.cart.add({ product })
  }, LINES)
  // All of it is here: what is measured is drawing, not fetching.
  await page.evaluate(() => window.cartlet.cart.open())
  await expect(drawer(page).getByRole('listitem')).toHaveCount(LINES)
  await expect(drawer(page).getByText('Add a note')).toBeVisible()
  const session = await page.context().newCDPSession(page)
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const ms = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          const start = performance.now()
          window.cartlet.cart.open()
          // The second frame begins when the first one has been painted.
          requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - start)))
        }),
    )
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await expect(drawer(page)).toBeVisible()
    times.push(ms)
  }
  times.sort((a, b) => a - b)
  const figures = times.map((ms) => `${ms.toFixed(0)} ms`).join(', ')
  console.log(`opening ${LINES} lines at ${SLOWER}× in each of ${RUNS} runs: ${figures}`)
  expect(times[Math.floor(RUNS / 2)], figures).toBeLessThan(MOST_MS)
})

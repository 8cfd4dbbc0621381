/** Fifty buttons on a slow machine: nothing of ours keeps the page's main thread long enough for a visitor to feel it. */
import type { Browser } from '@playwright/test'
import { expect, type Shop, test } from '../support/fixtures'
import { type OwnTask, traceOwnTasks } from '../support/own-tasks'

const BUTTONS = 50
const SLOWER = 4
/** From here on a task is called long. */
const LONG_MS = 50
/**
 * Work that is too much is too much every time; now and then it is the machine that was busy, which the upper runs show. The long run
 * asks for the middle one of ten, the quick run for the least disturbed of five.
 */
const [RUNS, JUDGED] = process.env.CARTLET_FULL ? [10, 5] : [5, 0]

test.use({ bulkProducts: BUTTONS })

const OURS = /\/dist\//
const PRICED = `new Promise((priced) => {
  const isPriced = (host) => host.shadowRoot?.querySelector('.price')
  const look = () => [...document.querySelectorAll('cartlet-buy-button')].every(isPriced) ? requestIdleCallback(priced, { timeout: 1000 }) : setTimeout(look, 50)
  look()
})`

/** A first visit; the longest task of ours until every button has its price and the page is at rest. */
async function longestTask(browser: Browser, url: string): Promise<OwnTask> {
  // All buttons are in view, the worst there is. No script of a test or of its runner goes into this page.
  const context = await browser.newContext({ viewport: { width: 1600, height: 2000 } })
  const page = await context.newPage()
  // Behind another window the browser draws no frames, and whatever waits for one waits for ever.
  await page.bringToFront()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const endTrace = await traceOwnTasks(browser, OURS)
  await page.goto(url)
  await session.send('Runtime.evaluate', { expression: PRICED, awaitPromise: true })
  const tasks = await endTrace()
  await context.close()
  return tasks.reduce((longest, task) => (task.ms > longest.ms ? task : longest))
}

const showButtons = (shop: Shop) =>
  shop.show(
    `<main class="drawerful"><ol>${Array.from({ length: BUTTONS }, (_, index) => {
      const slug = `bulk-${String(index + 1).padStart(3, '0')}`
      return `<li><cartlet-buy-button product="${slug}"><a href="%%API%%/product-page/${slug}">Buy</a></cartlet-buy-button></li>`
    }).join('')}</ol></main>`,
    {
      head: '<link rel="stylesheet" href="/site.css"><link rel="stylesheet" href="/many.css"><link rel="stylesheet" href="/dist/cartlet.css">%%SNIPPET%%',
    },
  )

test('fifty buttons in view on a machine four times slower cause no long task', async ({ browser, page, shop }) => {
  test.setTimeout(120_000)
  await showButtons(shop)
  const url = page.url()
  await page.goto('about:blank')
  const longest: OwnTask[] = []
  for (let run = 0; run < RUNS; run += 1) longest.push(await longestTask(browser, url))
  longest.sort((a, b) => a.ms - b.ms)
  const figures = longest.map(({ ms, what }) => `${ms.toFixed(0)} ms ${what}`).join(', ')
  console.log(`longest task of ours in each of ${RUNS} runs: ${figures}`)
  expect(longest[JUDGED]?.ms, figures).toBeLessThanOrEqual(LONG_MS)
})

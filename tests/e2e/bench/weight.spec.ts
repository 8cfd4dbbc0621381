/** Two hundred buttons: the listeners and the memory that they hold. Nothing here depends on the machine's speed. */
import type { CDPSession } from '@playwright/test'
import { expect, test } from '../../support/fixtures/fixtures'

const BUTTONS = 200
/** Besides one for each button that is drawn. */
const MOST_LISTENERS = 50
/** Bytes. */
const MOST_HEAP = 2_150_000

// The runner's own recorder would be measured, too.
test.use({ bulkProducts: BUTTONS, trace: 'off' })

const shelf = Array.from({ length: BUTTONS }, (_, index) => {
  const slug = `bulk-${String(index + 1).padStart(3, '0')}`
  return `<li><h3>A thing</h3><p>Made by hand, in a small room, of whatever the season brought.</p><cartlet-buy-button product="${slug}"><a href="%%API%%/product-page/${slug}">Buy</a></cartlet-buy-button></li>`
}).join('')

async function weigh(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage')
  const { jsEventListeners: listeners, nodes } = await session.send('Memory.getDOMCounters')
  return { heap, listeners, nodes }
}

const PAGE = `<ol style="display:grid;grid-template-columns:repeat(4,1fr);gap:16px;list-style:none">${shelf}</ol>`
const DRAWN = `[...document.querySelectorAll('cartlet-buy-button')].filter((host) => host.shadowRoot?.querySelector('.price')).length`

test('two hundred buttons hold at most 50 event listeners, one for each that is drawn, and 2.15 MB of heap', async ({
  page,
  shop,
}) => {
  const session = await page.context().newCDPSession(page)
  await shop.show(PAGE, { head: '' })
  await page.waitForFunction('true') // brings the runner's own script into the page, with its listeners
  const bare = await weigh(session)
  await shop.show(PAGE)
  await page.waitForFunction(`${DRAWN} > 11 && document.querySelector('cartlet-overlay')?.shadowRoot?.querySelector('.toggle')`)
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  let figures = ''
  // Responses and code that have just arrived are released a little later.
  await expect
    .poll(
      async () => {
        const whole = await weigh(session)
        const drawn = (await page.evaluate(DRAWN)) as number
        const [listeners, heap] = [whole.listeners - bare.listeners - drawn, whole.heap - bare.heap]
        figures = `${listeners} + ${drawn} listeners and ${(heap / 1e6).toFixed(2)} MB of heap beyond ${bare.listeners} and ${(bare.heap / 1e6).toFixed(2)} MB`
        return listeners <= MOST_LISTENERS && heap <= MOST_HEAP
      },
      { message: `at most ${MOST_LISTENERS} listeners and ${MOST_HEAP} bytes` },
    )
    .toBe(true)
  console.log(`${await page.evaluate(DRAWN)} of ${BUTTONS} drawn: ${figures} of the bare page`)
})

/**
 * The slow machine that the benches give times for. It is defined by a reference work instead of a factor: test machines differ
 * by a third among themselves and from hour to hour, and the same code would be too slow on one of them only.
 */
import type { Browser } from '@playwright/test'
import { endOf, onThreadOf, startTrace } from './browser-trace'

/**
 * How long the slow machine takes for the work below: four times as long as the machine on which the limits were set. That one
 * was no longer available when this was written: 20 ms were measured on one that takes 1.35 times as long for the widget's own
 * work.
 */
const SLOW_MACHINE_MS = 60

const TURN = 'reference-turn'
/** The first turn warms up, and garbage is collected during some; the median counts. */
const TURNS = 7

/** Typical work for widgets: elements in shadow roots with an adopted sheet, their text, style and layout, and some script. */
const WORK = `new Promise((done) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('ul { display: grid; grid-template-columns: 1fr 1fr; gap: 4px } li:nth-child(odd) .price { font-weight: 700 } .row { display: flex; padding: 2px }')
  const turn = (left) => {
    performance.mark('${TURN}')
    const rows = Array.from({ length: 150 }, (_, index) => ({ name: 'Product ' + ((index * 7919) % 151), price: (index * 31) % 97 }))
    const sorted = JSON.parse(JSON.stringify(rows)).sort((a, b) => a.price - b.price || a.name.localeCompare(b.name))
    const host = document.body.appendChild(document.createElement('div'))
    const root = host.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [sheet]
    const list = root.appendChild(document.createElement('ul'))
    for (const { name, price } of sorted) {
      const row = list.appendChild(document.createElement('li')).appendChild(document.createElement('div'))
      row.className = 'row'
      row.appendChild(document.createElement('span')).textContent = name
      const shown = row.appendChild(document.createElement('span'))
      shown.className = 'price'
      shown.textContent = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }).format(price)
    }
    host.getBoundingClientRect()
    host.remove()
    if (left > 1) setTimeout(turn, 0, left - 1)
    else setTimeout(done)
  }
  setTimeout(turn, 0, ${TURNS})
})`

/** How many times longer the slow machine takes than this one does right now. */
export async function slowdown(browser: Browser): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const endTrace = await startTrace(browser)
  await session.send('Runtime.evaluate', { expression: WORK, awaitPromise: true })
  const events = await endTrace()
  await context.close()
  const turns = events
    .filter(({ name }) => name === TURN)
    .map((mark) =>
      onThreadOf(events, mark).find((task) => task.name === 'RunTask' && task.ts <= mark.ts && mark.ts <= endOf(task)),
    )
    .map((task) => (task?.tdur ?? 0) / 1000)
    .sort((a, b) => a - b)
  const middle = turns[(TURNS - 1) / 2]
  if (turns.length !== TURNS || !middle)
    throw new Error(`The trace holds ${turns.length} of the ${TURNS} turns of the reference work`)
  return SLOW_MACHINE_MS / middle
}

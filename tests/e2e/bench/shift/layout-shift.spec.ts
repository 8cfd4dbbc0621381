/**
 * Twenty-one pages, each painted three times: with the author's link, with the button, with its price. Nothing around the button may move.
 * Our own measurement finds moves below the three pixels from which Chromium reports a shift.
 */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, type Shop, test } from '../../../support/fixtures/fixtures'
import { hardenCatalogue } from '../../../support/fixtures/hard-catalogue'
import { sampled } from '../../../support/sample'
import { HOST_PAGES, type HostPage } from './pages'

const RESERVED = `<style>${readFileSync(new URL('../../../../dist/cartlet.css', import.meta.url), 'utf8')}</style>`
/** Enough pages to show that the measurement can fail, and that the price moves nothing without the sheet. */
const BARE_PAGES = 5
/** Fills the window below a button, so that a shift counts in full. */
const BELOW = '<p>A paragraph of some length that stands below it, as on every page.</p>'.repeat(24)
const TOLERANCE_PX = 0.5
const EACH_DRAWN = `[...document.querySelectorAll('cartlet-buy-button, [data-cartlet=buy-button]')].every((host) => host.shadowRoot?.querySelector('.button'))`
const EACH_PRICED = `[...document.querySelectorAll('cartlet-buy-button, [data-cartlet=buy-button]')].every((host) => host.shadowRoot?.querySelector('.price, [aria-disabled]'))`

interface Recorder {
  shifts: { value: number; moved: string[] }[]
  places: Map<Element, DOMRect>
}

const frame = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))))

/** Records the positions of the elements and of everything outside them. Returns what has moved since the last call. */
function look(page: Page): Promise<string[]> {
  return page.evaluate((tolerance) => {
    const { places } = window as unknown as Recorder
    const hosts = 'cartlet-buy-button, [data-cartlet]'
    const isFirst = places.size === 0
    const elements = isFirst ? [...document.body.querySelectorAll('*')] : [...places.keys()]
    return elements.flatMap((element) => {
      if (element.parentElement?.closest(hosts)) return []
      const { x, y } = element.getBoundingClientRect()
      const before = places.get(element)
      places.set(element, element.getBoundingClientRect())
      const [dx, dy] = [x - (before?.x ?? x), y - (before?.y ?? y)]
      return Math.max(Math.abs(dx), Math.abs(dy)) > tolerance
        ? `${element.localName} ${JSON.stringify(element.textContent?.trim().slice(0, 20))} by ${dx.toFixed(1)}, ${dy.toFixed(1)}`
        : []
    })
  }, TOLERANCE_PX)
}

async function upgrade(page: Page, shop: Shop, hostPage: HostPage, sheet: string) {
  const { css = '', body, lang, dir, width = 1280, prices } = hostPage
  if (prices) await hardenCatalogue(page, prices)
  await page.setViewportSize({ width, height: 800 })
  await page.addInitScript(() => {
    const recorder: Recorder = { shifts: [], places: new Map() }
    Object.assign(window, recorder)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[])
        recorder.shifts.push({
          value: entry.value,
          moved: entry.sources.map(({ node }) => (node ? `${node.nodeName} ${node.textContent?.trim().slice(0, 20)}` : '')),
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/dist/loader.js', async (route) => {
    await released
    await route.continue()
  })
  const answer = await shop.hold('products')
  const shown = shop.show(body + BELOW, { head: `${sheet}<style>${css}</style>%%SNIPPET%%`, lang, dir })
  await expect(page.locator('cartlet-buy-button, [data-cartlet]').last()).toBeAttached()
  await frame(page)
  await look(page)
  release()
  await shown
  await answer.arrived
  await page.waitForFunction(EACH_DRAWN)
  await frame(page)
  const withButton = await look(page)
  answer.release()
  await page.waitForFunction(EACH_PRICED)
  await frame(page)
  const withPrice = await look(page)
  const shifts = await page.evaluate(() => (window as unknown as Recorder).shifts)
  return { withButton, withPrice, shifts, sum: shifts.reduce((sum, { value }) => sum + value, 0) }
}

for (const hostPage of sampled(HOST_PAGES, 'pages that must not shift')) {
  test(`${hostPage.name} does not shift where space is reserved`, async ({ page, shop }) => {
    const { withButton, withPrice, shifts } = await upgrade(page, shop, hostPage, RESERVED)
    expect({ withButton, withPrice, shifts }).toEqual({ withButton: [], withPrice: [], shifts: [] })
  })
}

// Without the sheet the link becomes a button of 44 pixels after the first paint, which no script can prevent.
for (const hostPage of sampled(HOST_PAGES.slice(0, BARE_PAGES), 'pages without reserved space'))
  test(`${hostPage.name} shifts once without reserved space, and not again when the price appears`, async ({ page, shop }) => {
    const { withButton, withPrice, sum } = await upgrade(page, shop, hostPage, '')
    console.log(`layout shift ${sum.toFixed(4)} with the snippet alone: ${hostPage.name}`)
    expect(withButton).not.toEqual([])
    expect(withPrice).toEqual([])
  })

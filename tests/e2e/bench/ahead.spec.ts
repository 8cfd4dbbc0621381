/** What is downloaded ahead of its use, and when. Only the order is checked, so nothing here depends on the machine's speed. */
import type { Page } from '@playwright/test'
import { drawer } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'

const MUG =
  '<cartlet-buy-button product="blue-mug"><a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a></cartlet-buy-button>'
/** Longer than the threshold of a slow connection (src/embed/dom/slow-line.ts). */
const SLOW_MS = 400

/** Names of the chunks that the page has requested, in order. */
function watchChunks(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(...(/\/dist\/([\w-]+)-\w+\.js$/.exec(request.url())?.slice(1) ?? [])))
  return asked
}

/** The page is never idle, so that no idle callback runs. */
const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })

const slowWidget = (page: Page) =>
  page.route(/\/dist\/widget-\w+\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    await route.continue()
  })

/** Every download is reported as instant, whatever the machine is busy with. */
const fastLine = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(PerformanceEntry.prototype, 'duration', { get: () => 1 })
  })

test('on a slow connection the drawer is requested right after the shop chunk, without an idle moment', async ({
  page,
  shop,
}) => {
  const asked = watchChunks(page)
  await neverIdle(page)
  await slowWidget(page)
  await shop.show(MUG)
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['shop', 'drawer']))
  expect(asked.indexOf('shop')).toBeLessThan(asked.indexOf('drawer'))
})

test('on a fast connection the drawer is not requested before an idle moment', async ({ page, shop }) => {
  const asked = watchChunks(page)
  await neverIdle(page)
  await fastLine(page)
  await shop.show(MUG)
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
  expect(asked).toContain('shop')
  expect(asked).not.toContain('drawer')
})

test('a visitor who saves data downloads no drawer ahead, even on a slow connection', async ({ page, shop }) => {
  const asked = watchChunks(page)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await slowWidget(page)
  await shop.show(MUG)
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  expect(asked).not.toContain('drawer')
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expect(drawer(page)).toBeVisible()
})

test('a first visit downloads the chunk that draws remembered products on the next one', async ({ page, shop }) => {
  const asked = watchChunks(page)
  await shop.show(MUG)
  await expect.poll(() => asked).toContain('snapshot')
})

test('the drawer is drawn before the first press, and its extras are downloaded after it', async ({ page, shop }) => {
  const asked = watchChunks(page)
  await shop.show(MUG)
  await expect(page.locator('cartlet-overlay').getByRole('dialog', { includeHidden: true })).toBeAttached()
  expect(asked).not.toContain('cart-extras')
  await page.getByRole('button', { name: 'Buy the Blue Mug €18.00' }).click()
  await expect(drawer(page)).toBeVisible()
  await expect.poll(() => asked).toContain('cart-extras')
})

test('a press opens the drawer with its line in the same task, so that the next frame shows both', async ({ page, shop }) => {
  await shop.show(MUG)
  const button = page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })
  const dialog = page.locator('cartlet-overlay').getByRole('dialog', { includeHidden: true })
  await expect(dialog).toBeAttached()
  await button.hover()
  // Drawn as it will be after the press.
  await expect(dialog).toContainText('Blue Mug')
  const shown = await button.evaluate(
    (control: HTMLElement, opened) =>
      new Promise((resolve) => {
        const nextTask = new MessageChannel()
        nextTask.port1.onmessage = () => resolve((opened as HTMLDialogElement).open)
        nextTask.port2.postMessage(0)
        control.click()
      }),
    await dialog.elementHandle(),
  )
  expect(shown).toBe(true)
})

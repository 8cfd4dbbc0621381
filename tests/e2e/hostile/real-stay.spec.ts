/** Visitors who stay: the page asks before it is left, or the hosted page never answers. */
import type { Page } from '@playwright/test'
import { drawer, quantity } from '../../support/fixtures/cart'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'
import { betweenPresses } from '../../support/pages/press-pause'

const MUG = '<cartlet-buy-button product="blue-mug" label="Buy the mug"></cartlet-buy-button>'
const OWN = `<button data-cartlet-checkout>Pay now</button><button data-cartlet-login>Log in</button>
  <cartlet-buy-button product="canvas-tote" label="Pay the tote" on-add="checkout"></cartlet-buy-button>`
const ASKS = `<script>addEventListener('beforeunload', (event) => { if (!window.isFree) event.preventDefault() })</script>`

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

async function withCart(page: Page, shop: Shop, more = ''): Promise<{ asked(): number }> {
  let asked = 0
  page.on('dialog', (dialog) => {
    asked += 1
    void dialog.dismiss()
  })
  await shop.show(`${MUG}${OWN}${more}`)
  await press(page, /^Buy the mug/)
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  return { asked: () => asked }
}

const checkout = (page: Page) => drawer(page).getByRole('button', { name: 'Checkout', exact: true })

// hazard 99
test('a visitor who answers "stay" finds the checkout button as it was, and leaves with the next press', async ({
  page,
  shop,
}) => {
  const seen = await withCart(page, shop, ASKS)
  await checkout(page).click()
  await expect.poll(seen.asked).toBe(1)
  await expect(checkout(page)).toBeVisible()
  await expect(checkout(page)).not.toHaveAttribute('aria-busy', 'true')
  await page.evaluate(() => Object.assign(window, { isFree: true }))
  await checkout(page).click()
  await page.waitForURL(/\/checkout/)
})

for (const [what, name, leads] of [
  ['a button of the page that goes to the checkout', 'Pay now', /\/checkout/],
  ['a buy button that goes to the checkout', /^Pay the tote/, /\/checkout/],
  ['a button of the page that logs in', 'Log in', /login|authorize/],
] as const)
  test(`${what} works again after the visitor has answered "stay"`, async ({ page, shop }) => {
    const seen = await withCart(page, shop, ASKS)
    await page.keyboard.press('Escape')
    await press(page, name)
    await expect.poll(seen.asked).toBe(1)
    await page.evaluate(() => new Promise((later) => setTimeout(later, 1100))) // a second press at once is a double click
    await page.evaluate(() => Object.assign(window, { isFree: true }))
    await press(page, name)
    await page.waitForURL(leads)
  })

// A guard for unsaved forms, with the browser's own events of navigation.
for (const [what, name] of [
  ['the checkout button', 'Checkout'],
  ['a button of the page that goes to the checkout', 'Pay now'],
  ['a buy button that goes to the checkout', /^Pay the tote/],
  ['a button of the page that logs in', 'Log in'],
] as const)
  test(`${what} works again on a page that has cancelled the navigation`, async ({ page, shop, browserName }) => {
    test.skip(browserName === 'firefox' && !(await page.evaluate(() => 'navigation' in window)), 'It has no such events')
    await withCart(
      page,
      shop,
      `<script>
        navigation.addEventListener('navigate', (event) => {
          if (window.isFree || !event.cancelable || new URL(event.destination.url).origin === location.origin) return
          event.preventDefault()
          window.cancelled = (window.cancelled ?? 0) + 1
        })
      </script>`,
    )
    const button = name === 'Checkout' ? checkout(page) : page.getByRole('button', { name, exact: typeof name === 'string' })
    if (name !== 'Checkout') await page.keyboard.press('Escape')
    await button.click()
    await expect.poll(() => page.evaluate(() => (window as { cancelled?: number }).cancelled)).toBe(1)
    await page.evaluate(() => new Promise((later) => setTimeout(later, 1100))) // a second press at once is a double click
    await page.evaluate(() => Object.assign(window, { isFree: true }))
    await button.click()
    await page.waitForURL(/\/checkout|login|authorize/)
  })

/** Hosted pages that do not answer; the visitor presses Stop a second after the page has begun to leave. Resolves with that moment. */
async function stopHostedPages(page: Page): Promise<{ stopped: Promise<void> }> {
  let end = () => {}
  const stopped = new Promise<void>((resolve) => {
    end = resolve
  })
  await page.exposeFunction('tellStopped', () => end())
  // Firefox's driver waits until such a request has ended.
  await page.route(/\/(checkout|hosted|authorize)[^.]*$/, (route) => stopped.then(() => route.abort()).catch(() => {}))
  await page.evaluate(() => {
    const { tellStopped } = window as unknown as { tellStopped(): void }
    const stop = () => {
      window.stop()
      tellStopped()
    }
    // The last event before the page is left.
    addEventListener('beforeunload', () => setTimeout(stop, 1000), { once: true })
  })
  return { stopped }
}

test('the checkout button is as it was some seconds after a hosted page did not answer and was stopped', async ({
  page,
  shop,
}) => {
  await withCart(page, shop)
  await stopHostedPages(page)
  await checkout(page).click({ noWaitAfter: true })
  await expect(checkout(page)).toBeHidden()
  await expect(checkout(page)).toBeVisible()
})

for (const [what, name] of [
  ['a buy button that goes to the checkout', /^Pay the tote/],
  ['a button of the page that logs in', 'Log in'],
] as const)
  test(`${what} works again after a hosted page did not answer and was stopped`, async ({ page, shop }) => {
    await withCart(page, shop)
    await page.keyboard.press('Escape')
    const { stopped } = await stopHostedPages(page)
    const left: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) left.push(request.url())
    })
    const button = page.getByRole('button', { name })
    await button.click({ noWaitAfter: true })
    await expect.poll(() => left.length).toBe(1)
    await stopped
    await betweenPresses(page)
    await button.click({ noWaitAfter: true })
    await expect.poll(() => left.length).toBe(2)
  })

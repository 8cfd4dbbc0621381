/** Visitors who stay: the page asks before it is left, or the hosted page never answers. */
import type { Page } from '@playwright/test'
import { drawer, quantity } from '../../support/fixtures/cart'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'

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

test('the checkout button is as it was some seconds after a hosted page did not answer and was stopped', async ({
  page,
  shop,
}) => {
  await withCart(page, shop)
  let end = () => {}
  const stopped = new Promise<void>((resolve) => {
    end = resolve
  })
  await page.exposeFunction('tellStopped', end)
  // No answer; Firefox's driver waits until such a request has ended.
  await page.route(/\/checkout(\?|$)/, (route) => stopped.then(() => route.abort()).catch(() => {}))
  await page.evaluate(() => {
    const stop = () => {
      window.stop()
      ;(window as unknown as { tellStopped(): void }).tellStopped()
    }
    document.addEventListener('cartlet:checkout', () => setTimeout(stop, 1000))
  })
  await checkout(page).click({ noWaitAfter: true })
  await expect(checkout(page)).toBeHidden()
  await expect(checkout(page)).toBeVisible()
})

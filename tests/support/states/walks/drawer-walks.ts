/** The cart drawer: reading it, changing its lines, codes and notes. */
import type { Page } from '@playwright/test'
import { applyCode, drawer, expectTotals, fillCheckout, LACKS, line, quantity } from '../../fixtures/cart'
import { expect } from '../../fixtures/fixtures'
import { holdStill } from '../hold-still'
import type { Visit, Walk } from '../walk'

/** Leaves the checkout, and looks into the cart. */
async function backFromCheckout(page: Page, leave: () => Promise<unknown>): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible()
  await leave()
  await page.getByRole('complementary').waitFor()
  await opened(page)
  await expect(drawer(page).locator('.notice')).toBeVisible()
}

export const MUG =
  '<p><cartlet-buy-button product="blue-mug"><a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a></cartlet-buy-button></p>'

export const add = (page: Page, product: string, choice: object = {}) =>
  page.evaluate(([slug, more]) => cartlet.cart.add({ product: slug, ...more }), [product, choice] as const)
export const opened = async (page: Page) => {
  if (!(await drawer(page).isVisible())) await page.getByRole('button', { name: /^Cart, / }).click()
  await expect(drawer(page)).toBeVisible()
  return drawer(page)
}
export const closed = async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
}
const read = (page: Page) => page.evaluate(() => cartlet.cart.get())
/** Of the visitor's last page only the tokens are left. */
const forgetCart = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (!key.endsWith(':tokens')) localStorage.removeItem(key)
  })
export const aMugOnly = async ({ page, show }: Visit) => {
  await show(MUG)
  await add(page, 'blue-mug')
  await opened(page)
  await expectTotals(page, { Subtotal: '€18.00' })
}

/** Reading the cart. */
const DRAWER: Walk = [
  {
    shows: ['drawer: cart empty'],
    text: 'Your cart is empty',
    async arrive({ page, show }) {
      await show(MUG)
      await opened(page)
      await expect(drawer(page)).toContainText('Your cart is empty')
    },
  },
  {
    shows: ['drawer: cart ready', 'drawer: checkout idle', 'drawer: coupon idle'],
    text: '€18.00',
    says: 'Added: Blue Mug, 1 in cart. Subtotal €18.00.',
    async arrive({ page }) {
      await closed(page)
      await page.getByRole('button', { name: /^Buy the Blue Mug/ }).click()
      await expectTotals(page, { Subtotal: '€18.00' })
    },
  },
  {
    shows: ['drawer: cart kept'],
    text: 'Your cart has not changed',
    says: 'Your cart has not changed',
    async arrive({ page, shop }) {
      shop.expectConsoleError(/BAD_RESPONSE/)
      shop.fault('read', { kind: 'html', status: 200, times: Number.POSITIVE_INFINITY })
      await page.evaluate(() => cartlet.cart.get().catch(() => {}))
      await expect(drawer(page).getByText(/has not changed/)).toBeVisible()
    },
  },
  {
    shows: ['drawer: cart failed'],
    text: 'Your cart could not be loaded',
    says: 'Your cart could not be loaded',
    async arrive({ page }) {
      await forgetCart(page)
      await page.reload()
      await opened(page)
      await expect(drawer(page).getByText(/could not be loaded/)).toBeVisible()
    },
  },
  {
    shows: ['drawer: cart loading'],
    text: 'Your cart',
    async arrive(visit) {
      const { page, shop } = visit
      shop.platform.faults.clear()
      await forgetCart(page)
      // The page that failed may be reading again: the read that is held must be the next page's.
      const here = page.url()
      await page.goto('about:blank')
      visit.held = await shop.hold('read')
      await page.goto(here)
      await opened(page)
      await visit.held.arrived
      await expect(drawer(page)).toContainText('Loading')
    },
  },
  {
    shows: ['drawer: visit restored'],
    text: 'This is your cart from your last visit.',
    says: 'This is your cart from your last visit.',
    async arrive({ page, shop, held }) {
      held?.release()
      await expectTotals(page, { Subtotal: '€18.00' })
      await page.evaluate((key) => {
        const visit = JSON.parse(localStorage.getItem(key) ?? '')
        localStorage.setItem(key, JSON.stringify({ ...visit, at: visit.at - 48 * 3_600_000 }))
      }, `cartlet:${shop.platform.clientId}:visit`)
      await page.reload()
      await opened(page)
      await expect(drawer(page).locator('.message')).toBeVisible()
    },
  },
  {
    shows: ['drawer: visit gone'],
    // axe does not measure the message itself, whose lines it takes for overlapped; the one of a restored visit has the same colours.
    text: 'Your cart is empty',
    says: 'Your cart from your last visit is no longer available.',
    async arrive({ page, shop }) {
      shop.platform.reset()
      await page.reload()
      await opened(page)
      await expect(drawer(page).locator('.message')).toBeVisible()
    },
  },
  {
    shows: ['drawer: order open'],
    text: 'Your cart',
    says: 'Your order has not been placed. Your cart is still here.',
    async arrive({ page }) {
      await page.evaluate(() => cartlet.cart.add({ product: 'blue-mug' }).then(() => cartlet.checkout()))
      await backFromCheckout(page, () => page.goBack())
    },
  },
  {
    shows: ['drawer: order unknown'],
    text: 'Your cart',
    says: 'It is not known yet whether your order was placed.',
    async arrive({ page, shop: { platform } }) {
      // Reads of a checkout; in version 2 a cart is its own.
      const { id } = await read(page)
      await page.evaluate(() => cartlet.checkout())
      for (const path of ['/ecom/v1/checkouts/*', `/ecom/v2/carts/${id}`])
        platform.faults.add({ method: 'GET', path, kind: 'status', times: Number.POSITIVE_INFINITY })
      await backFromCheckout(page, () => page.goBack())
      platform.faults.clear()
    },
  },
  {
    shows: ['drawer: order placed'],
    text: 'Your cart',
    says: 'Thank you, your order is placed.',
    async arrive({ page }) {
      await page.evaluate(() => cartlet.checkout())
      await backFromCheckout(page, async () => {
        await fillCheckout(page)
        await page.getByRole('button', { name: /^Pay / }).click()
      })
    },
  },
]

/** Changes of its lines. */
const LINES: Walk = [
  {
    shows: ['drawer: line busy'],
    text: 'Blue Mug',
    async arrive(visit) {
      const { page, shop } = visit
      await holdStill(page)
      await aMugOnly(visit)
      await add(page, 'low-stock-vase')
      visit.held = await shop.hold('quantity')
      await line(page, 'Blue Mug')
        .getByRole('button', { name: /^Increase quantity/ })
        .click()
      await visit.held.arrived
      await expect(line(page, 'Blue Mug')).toHaveAttribute('aria-busy', 'true')
    },
  },
  {
    shows: ['drawer: line failed', 'drawer: line few'],
    text: 'the old quantity is back',
    says: 'the old quantity is back',
    async arrive({ page, shop, held }) {
      held?.release()
      await expect(line(page, 'Blue Mug')).toHaveAttribute('aria-busy', 'false')
      shop.expectConsoleError(/FAULT_400/)
      shop.fault('quantity', { kind: 'status', status: 400 })
      await line(page, 'Blue Mug')
        .getByRole('button', { name: /^Increase quantity/ })
        .click()
      await expect(line(page, 'Blue Mug').getByRole('alert')).toBeVisible()
      await expect(line(page, 'Bud Vase')).toContainText('Only 3 left')
    },
  },
  {
    shows: ['drawer: line clamped'],
    text: 'quantity set to 4',
    says: 'Only 4 left: quantity set to 4.',
    async arrive({ page, shop }) {
      // Version 2 refuses what version 1 cuts.
      if (shop.cartVersion === 'v2') shop.expectCode('INSUFFICIENT_INVENTORY')
      shop.platform.setStock('blue-mug', 4)
      await quantity(page, 'Blue Mug').fill('10')
      await quantity(page, 'Blue Mug').press('Enter')
      await expect(line(page, 'Blue Mug').getByRole('alert')).toContainText('Only 4 left')
    },
  },
  {
    shows: ['drawer: undo'],
    text: 'Removed Bud Vase',
    says: 'Removed Bud Vase. You can undo this.',
    async arrive({ page }) {
      await line(page, 'Bud Vase').getByText('Remove', { exact: true }).click()
      await expect(drawer(page).getByRole('button', { name: 'put Bud Vase back' })).toBeVisible()
    },
  },
  {
    shows: ['drawer: line too many', 'drawer: line sold out', 'drawer: checkout blocked', 'drawer: message error'],
    text: 'Fig Candle is sold out.',
    inV2: { text: LACKS },
    async arrive({ page, shop }) {
      const isSecond = shop.cartVersion === 'v2'
      await add(page, 'fig-candle')
      shop.platform.setStock('fig-candle', 0)
      shop.platform.setStock('blue-mug', 2)
      await read(page)
      await expect(line(page, 'Fig Candle').getByText(isSecond ? LACKS : 'Fig Candle is sold out.')).toBeVisible()
      await expect(line(page, 'Blue Mug').getByText(isSecond ? LACKS : 'Only 2 of Blue Mug can be had.')).toBeVisible()
      await expect(drawer(page).locator('[part=checkout]')).toHaveText('Remove unavailable items to continue')
    },
  },
  {
    shows: ['drawer: line edited'],
    text: 'Save',
    async arrive({ page, show }) {
      await show(MUG)
      await page.evaluate(() => cartlet.cart.clear())
      await add(page, 'linen-tee', { options: { Size: 'M', Colour: 'Sage' } })
      await opened(page)
      await drawer(page).getByRole('button', { name: 'Edit Linen Tee' }).click()
      await expect(drawer(page).getByRole('radio', { name: 'M', exact: true })).toBeChecked()
    },
  },
  {
    shows: ['drawer: line edit failed'],
    text: 'Your cart has not changed',
    says: 'Your cart has not changed',
    async arrive({ page, shop }) {
      await drawer(page).getByRole('radio', { name: 'S', exact: true }).check({ force: true })
      shop.fault('add', { kind: 'status', status: 400 })
      await drawer(page).getByRole('button', { name: 'Save' }).click()
      await expect(drawer(page).getByRole('alert')).toBeVisible()
    },
  },
  {
    shows: ['drawer: line price', 'drawer: add clamped'],
    text: 'The price has changed',
    says: 'Only 3 of Bud Vase could be added',
    async arrive({ page, shop, show }) {
      await show(`${MUG}<p><cartlet-buy-button product="low-stock-vase" quantity="5">Take five</cartlet-buy-button></p>`)
      await read(page)
      shop.platform.setPrice('linen-tee', 4100)
      await page.reload()
      await page.getByRole('button', { name: /^Take five/ }).click()
      await expect(
        drawer(page)
          .getByText(/could be added/)
          .last(),
      ).toBeVisible()
      await expect(drawer(page).getByText(/The price has changed/)).toBeVisible()
    },
  },
]

/** Promo codes, notes, the checkout. */
const TERMS: Walk = [
  {
    shows: ['drawer: coupon empty', 'drawer: note idle'],
    text: 'Enter a promo code.',
    says: 'Enter a promo code.',
    async arrive(visit) {
      const { page } = visit
      await aMugOnly(visit)
      await drawer(page).getByText('Add a note').click()
      await applyCode(page, '')
      await expect(drawer(page).getByRole('alert')).toBeVisible()
    },
  },
  {
    shows: ['drawer: coupon applying'],
    text: 'Applying',
    async arrive(visit) {
      const { page, shop } = visit
      visit.held = await shop.hold('coupon')
      await applyCode(page, 'NOPE')
      await visit.held.arrived
    },
  },
  {
    shows: ['drawer: coupon refused'],
    text: 'This code is not valid',
    says: 'This code is not valid',
    async arrive({ page, shop, held }) {
      shop.expectCode('ERROR_COUPON_DOES_NOT_EXIST')
      shop.expectCode('INVALID_COUPON_CODE')
      held?.release()
      await expect(drawer(page).getByRole('alert')).toBeVisible()
    },
  },
  {
    shows: ['drawer: coupon applied'],
    text: 'WELCOME10',
    says: 'Code WELCOME10 applied. You save €1.80 in total.',
    // Its lines cost less, so that the sums take nothing off.
    inV2: { says: 'Code WELCOME10 applied.' },
    async arrive({ page }) {
      await applyCode(page, 'WELCOME10')
      await expect(drawer(page).getByRole('button', { name: 'Remove code WELCOME10' })).toBeVisible()
    },
  },
  {
    shows: ['drawer: note saving'],
    text: 'Note for the shop',
    async arrive(visit) {
      const { page, shop } = visit
      visit.held = await shop.hold('patch')
      await drawer(page).getByLabel('Note for the shop').fill('Please ring twice')
      await drawer(page).getByRole('heading', { name: 'Your cart' }).click()
      await visit.held.arrived
      await expect(drawer(page).getByLabel('Note for the shop')).toHaveAttribute('aria-busy', 'true')
    },
  },
  {
    shows: ['drawer: note failed'],
    text: 'Your note could not be saved.',
    says: 'Your note could not be saved.',
    async arrive({ page, shop, held }) {
      shop.expectConsoleError(/FAULT_400/)
      shop.fault('patch', { kind: 'status', status: 400 })
      held?.release()
      await expect(drawer(page).getByLabel('Note for the shop')).toHaveAttribute('aria-invalid', 'true')
    },
  },
  {
    shows: ['drawer: checkout busy'],
    text: 'Opening checkout',
    async arrive(visit) {
      const { page, shop } = visit
      visit.held = await shop.hold('checkout')
      await drawer(page).getByRole('button', { name: 'Checkout', exact: true }).click()
      await visit.held.arrived
      await expect(drawer(page).locator('[part=checkout]')).toHaveText('Opening checkout')
    },
  },
  {
    shows: ['drawer: checkout failed'],
    text: 'Checkout could not be opened',
    says: 'Checkout could not be opened',
    async arrive({ page, shop, held }) {
      shop.fault('checkout', { kind: 'status', status: 400 })
      // The second way of version 2.
      const { id } = await read(page)
      shop.platform.faults.add({ path: `/ecom/v2/carts/${id}/get-checkout-url`, kind: 'status', status: 400 })
      held?.release()
      await expect(drawer(page).getByText(/could not be opened/)).toBeVisible()
    },
  },
]

export const DRAWER_WALKS = { drawer: DRAWER, lines: LINES, terms: TERMS }

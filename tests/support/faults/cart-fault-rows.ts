/** The requests of the cart, for the table of faults. Both versions of it have the rows of `CART_ROWS`. */
import type { Page } from '@playwright/test'
import { applyCode, drawer, expectTotals, mugTotals, quantity, removeButton } from '../fixtures/cart'
import { expect, type Shop } from '../fixtures/fixtures'
import type { Row } from './fault-row'

export const MUG =
  '<main><h1>A page</h1><cartlet-buy-button product="blue-mug"><a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a></cartlet-buy-button><button type="button" data-cartlet-open="cart">Show my cart</button></main>'

export const show = (_: Page, shop: Shop) => shop.show(MUG, { script: 'data-catalog="v1"' })
const buy = (page: Page) => page.getByRole('button', { name: /^Buy the Blue Mug/ })
async function openCart(page: Page) {
  // The author's own button does nothing until the widget has loaded; the buy button is a link until then.
  await expect(buy(page)).toBeVisible()
  await page.getByRole('button', { name: 'Show my cart' }).click()
}
export const alerts = (page: Page) => drawer(page).getByRole('alert').filter({ hasText: /\w/ })
const subtotal = (page: Page, amount: string) =>
  drawer(page)
    .getByRole('term')
    .filter({ hasText: 'Subtotal' })
    .locator('xpath=following-sibling::*[1]')
    .filter({ hasText: amount })
const countOf = (page: Page) =>
  page.evaluate(
    async () =>
      (await (window as unknown as { cartlet: { cart: { get(): Promise<{ count: number }> } } }).cartlet.cart.get()).count,
  )

export async function withMug(page: Page, shop: Shop): Promise<void> {
  await show(page, shop)
  await buy(page).click()
  await expectTotals(page, { Subtotal: '€18.00' })
}
const withCode = async (page: Page, shop: Shop) => {
  await withMug(page, shop)
  await applyCode(page, 'WELCOME10')
  await expect(drawer(page).getByRole('button', { name: 'Remove code WELCOME10' })).toBeVisible()
}
const pay = (page: Page) => drawer(page).getByRole('button', { name: 'Checkout', exact: true }).click()

export async function withDestination(page: Page, shop: Shop): Promise<void> {
  await withMug(page, shop)
  await drawer(page).getByText('Estimate shipping and taxes').click()
  await drawer(page).getByLabel('Country').selectOption('IE')
}
export const pressEstimate = (page: Page) => drawer(page).getByRole('button', { name: 'Estimate', exact: true }).click()
/** Version 2 lists no ways of delivery. */
export const estimated = (page: Page) =>
  drawer(page)
    .getByRole('radio', { name: /^Standard delivery/, checked: true })
    .or(drawer(page).getByText('You choose the delivery at checkout.'))

export const CART_ROWS: readonly Row[] = [
  {
    name: 'an add',
    request: 'add',
    prepare: show,
    act: (page) => buy(page).click(),
    reached: (page) => subtotal(page, '€18.00'),
    told: (page) => page.getByRole('alert').filter({ hasText: /\w/ }),
    async again(page) {
      if (await drawer(page).isVisible()) await drawer(page).getByRole('button', { name: 'Close cart' }).click()
      await buy(page).click()
    },
    truth: async (page) => expect.poll(() => countOf(page)).toBe(1),
  },
  {
    name: 'reading the cart',
    request: 'read',
    prepare: withMug,
    async act(page) {
      await page.reload()
      await openCart(page)
    },
    reached: (page) => subtotal(page, '€18.00'),
    told: alerts,
    async again(page) {
      // The cart is also read again without a press: either may come first.
      const retry = drawer(page).getByRole('button', { name: 'Try again' })
      await expect(retry.or(subtotal(page, '€18.00'))).toBeVisible()
      if (await retry.isVisible()) await retry.click({ timeout: 2000 }).catch(() => {})
    },
    truth: async (page) => expect(quantity(page, 'Blue Mug')).toHaveValue('1'),
  },
  {
    name: 'a quantity',
    request: 'quantity',
    prepare: withMug,
    act: (page) => drawer(page).getByRole('button', { name: 'Increase quantity for Blue Mug' }).click(),
    reached: (page) => subtotal(page, '€36.00'),
    told: alerts,
    truth: async (page) => expect.poll(() => countOf(page)).toBe(2),
  },
  {
    name: 'a removal',
    request: 'remove',
    prepare: withMug,
    act: (page) => removeButton(page, 'Blue Mug').click(),
    // The line disappears before the platform has confirmed, and returns when it refuses: only the count is reliable.
    reached: (page) => drawer(page).getByText('Your cart is empty'),
    told: alerts,
    async again(page) {
      if (await removeButton(page, 'Blue Mug').isVisible()) await removeButton(page, 'Blue Mug').click()
    },
    truth: async (page) => expect.poll(() => countOf(page)).toBe(0),
  },
  {
    name: 'a promo code',
    request: 'coupon',
    prepare: withMug,
    act: (page) => applyCode(page, 'WELCOME10'),
    reached: (page) => drawer(page).getByRole('button', { name: 'Remove code WELCOME10' }),
    told: alerts,
    truth: async (page, { cartVersion }) => expectTotals(page, mugTotals(cartVersion)),
  },
  {
    name: 'removing a promo code',
    request: 'removeCoupon',
    prepare: withCode,
    act: (page) => drawer(page).getByRole('button', { name: 'Remove code WELCOME10' }).click(),
    reached: (page) => drawer(page).getByText('Add a promo code'),
    told: alerts,
    truth: async (page) => expectTotals(page, { Subtotal: '€18.00' }),
  },
  {
    name: 'a note',
    request: 'patch',
    prepare: withMug,
    async act(page) {
      await drawer(page).getByText('Add a note').click()
      await drawer(page).getByRole('textbox', { name: /note/i }).fill('Ring twice')
      await drawer(page).getByRole('heading', { name: 'Your cart' }).click()
    },
    reached: (page) => drawer(page).locator('details[open] textarea:not([aria-busy]):not([aria-invalid])'),
    told: alerts,
    again: (page) => drawer(page).getByRole('button', { name: 'Try again' }).click(),
    async truth(page) {
      await page.reload()
      await openCart(page)
      await expect(drawer(page).getByRole('textbox', { name: /note/i })).toHaveValue('Ring twice')
    },
  },
  {
    name: 'the totals',
    request: 'estimate',
    prepare: withMug,
    async act(page) {
      await page.reload()
      await openCart(page)
    },
    reached: (page) => subtotal(page, '€18.00'),
    told: (page) => drawer(page).getByText('Shown at checkout'),
    async again(page) {
      await drawer(page).getByRole('button', { name: 'Close cart' }).click()
      await openCart(page)
    },
  },
  {
    name: 'an estimate for a destination',
    request: 'estimate',
    prepare: withDestination,
    act: pressEstimate,
    reached: estimated,
    told: alerts,
  },
  {
    name: 'the redirect to the checkout',
    request: 'redirect',
    prepare: withMug,
    act: pay,
    reached: (page) => page.getByRole('button', { name: /^Pay €/ }),
    told: alerts,
  },
]

/** Version 2 has no such call: its cart is a checkout. */
export const CHECKOUT_ROW: Row = {
  name: 'the checkout',
  request: 'checkout',
  prepare: withMug,
  act: pay,
  reached: (page) => page.getByRole('button', { name: /^Pay €/ }),
  told: alerts,
}

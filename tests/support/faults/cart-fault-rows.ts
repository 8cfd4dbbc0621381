/** The requests of buttons, drawer and grids, for the table of faults. */
import type { Page } from '@playwright/test'
import { applyCode, drawer, expectTotals, quantity, removeButton } from '../fixtures/cart'
import { expect, type Shop } from '../fixtures/fixtures'
import type { Row } from './fault-row'

const CART = '/ecom/v1/carts/current'
const MUG =
  '<main><h1>A page</h1><cartlet-buy-button product="blue-mug"><a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a></cartlet-buy-button><button type="button" data-cartlet-open="cart">Show my cart</button></main>'
const GRID =
  '<main><h1>A page</h1><cartlet-collection collection="home" limit="4"><a href="%%API%%/">See them in our shop</a></cartlet-collection></main>'
const SEE =
  '<main><h1>A page</h1><cartlet-product product="blue-mug" layout="full"><a href="%%API%%/product-page/blue-mug">See the mug</a></cartlet-product></main>'

const LAMP = SEE.replaceAll('blue-mug', 'brass-lamp')

const show = (_: Page, shop: Shop) => shop.show(MUG, { script: 'data-catalog="v1"' })
const buy = (page: Page) => page.getByRole('button', { name: /^Buy the Blue Mug/ })
async function openCart(page: Page) {
  // The author's own button does nothing until the widget has loaded; the buy button is a link until then.
  await expect(buy(page)).toBeVisible()
  await page.getByRole('button', { name: 'Show my cart' }).click()
}
const alerts = (page: Page) => drawer(page).getByRole('alert').filter({ hasText: /\w/ })
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

async function withMug(page: Page, shop: Shop): Promise<void> {
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

export const CART_ROWS: readonly Row[] = [
  {
    name: 'the visitor’s token',
    method: 'POST',
    path: '/oauth2/token',
    act: show,
    reached: (page) => page.getByRole('button', { name: 'Buy the Blue Mug €18.00' }),
    told: (page) => page.getByRole('link', { name: 'Buy the Blue Mug' }),
    again: (page) => page.reload(),
  },
  {
    name: 'the products',
    method: 'GET',
    path: '/stores-reader/v1/products/query-platformized',
    act: show,
    reached: (page) => page.getByRole('button', { name: 'Buy the Blue Mug €18.00' }),
    told: (page) => page.getByRole('link', { name: 'Buy the Blue Mug' }),
    again: (page) => page.reload(),
  },
  {
    name: 'an add',
    method: 'POST',
    path: `${CART}/add-to-cart`,
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
    method: 'GET',
    path: CART,
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
    method: 'POST',
    path: `${CART}/update-line-items-quantity`,
    prepare: withMug,
    act: (page) => drawer(page).getByRole('button', { name: 'Increase quantity for Blue Mug' }).click(),
    reached: (page) => subtotal(page, '€36.00'),
    told: alerts,
    truth: async (page) => expect.poll(() => countOf(page)).toBe(2),
  },
  {
    name: 'a removal',
    method: 'POST',
    path: `${CART}/remove-line-items`,
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
    method: 'PATCH',
    path: CART,
    prepare: withMug,
    act: (page) => applyCode(page, 'WELCOME10'),
    reached: (page) => drawer(page).getByRole('button', { name: 'Remove code WELCOME10' }),
    told: alerts,
    truth: async (page) => expectTotals(page, { Subtotal: '€18.00', 'Welcome: 10% off': '−€1.80', Total: '€16.20' }),
  },
  {
    name: 'removing a promo code',
    method: 'POST',
    path: `${CART}/remove-coupon`,
    prepare: withCode,
    act: (page) => drawer(page).getByRole('button', { name: 'Remove code WELCOME10' }).click(),
    reached: (page) => drawer(page).getByText('Add a promo code'),
    told: alerts,
    truth: async (page) => expectTotals(page, { Subtotal: '€18.00' }),
  },
  {
    name: 'a note',
    method: 'PATCH',
    path: CART,
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
    method: 'POST',
    path: `${CART}/estimate-totals`,
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
    method: 'POST',
    path: `${CART}/estimate-totals`,
    async prepare(page, shop) {
      await withMug(page, shop)
      await drawer(page).getByText('Estimate shipping and taxes').click()
      await drawer(page).getByLabel('Country').selectOption('IE')
    },
    act: (page) => drawer(page).getByRole('button', { name: 'Estimate', exact: true }).click(),
    reached: (page) => drawer(page).getByRole('radio', { name: /^Standard delivery/, checked: true }),
    told: alerts,
  },
  {
    name: 'the checkout',
    method: 'POST',
    path: `${CART}/create-checkout`,
    prepare: withMug,
    act: pay,
    reached: (page) => page.getByRole('button', { name: /^Pay €/ }),
    told: alerts,
  },
  {
    name: 'the redirect to the checkout',
    method: 'POST',
    path: '/_api/redirects-api/v1/redirect-session',
    prepare: withMug,
    act: pay,
    reached: (page) => page.getByRole('button', { name: /^Pay €/ }),
    told: alerts,
  },
  {
    name: 'a page of a grid',
    method: 'GET',
    path: '/stores-reader/v1/products/query-platformized',
    act: (_, shop) => shop.show(GRID, { script: 'data-catalog="v1"' }),
    reached: (page) => page.getByRole('article').first(),
    told: (page) =>
      page
        .getByRole('link', { name: 'See them in our shop' })
        .or(page.getByRole('alert').filter({ hasText: /\w/ }))
        .first(),
    again: (page) => page.reload(),
    truth: async (page) => expect(page.getByRole('article')).toHaveCount(4),
  },
  {
    name: 'the next page of a grid',
    method: 'GET',
    path: '/stores-reader/v1/products/query-platformized',
    async prepare(page, shop) {
      await shop.show(GRID, { script: 'data-catalog="v1"' })
      await expect(page.getByRole('article')).toHaveCount(4)
    },
    act: (page) => page.getByRole('button', { name: 'Load more' }).click(),
    reached: (page) => page.getByRole('article').nth(7),
    told: (page) => page.locator('cartlet-collection').getByRole('alert').filter({ hasText: /\w/ }),
    again: (page) =>
      page
        .getByRole('button', { name: /Load more|Try again/ })
        .first()
        .click(),
    truth: async (page) => expect(page.getByRole('article')).toHaveCount(8),
  },
  {
    name: 'a product in full layout',
    method: 'GET',
    path: '/stores-reader/v1/products/query-platformized',
    act: (_, shop) => shop.show(SEE, { script: 'data-catalog="v1"' }),
    reached: (page) => page.getByRole('button', { name: 'Add to cart' }),
    told: (page) => page.getByRole('link', { name: 'See the mug' }),
    again: (page) => page.reload(),
  },
  {
    name: 'a request to be told of new stock',
    method: 'POST',
    path: '/back-in-stock-service/v1/back-in-stock-notification-requests',
    async prepare(page, shop) {
      await shop.show(LAMP, { script: 'data-catalog="v1"' })
      await page.getByRole('button', { name: /^Notify me/ }).click()
      await page.getByRole('textbox', { name: 'E-mail address' }).fill('ada@example.com')
    },
    act: (page) => page.getByRole('textbox', { name: 'E-mail address' }).press('Enter'),
    reached: (page) => page.getByText('The shop will write to you when this is available again.'),
    told: (page) => page.getByRole('alert').filter({ hasText: /\w/ }),
    truth: async (_, shop) => expect(shop.platform.stockRequests()).toHaveLength(1),
  },
]

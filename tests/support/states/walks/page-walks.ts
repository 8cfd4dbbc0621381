/** Buttons, the cart toggle and the toasts in the corner. */
import { expect } from '../../fixtures/fixtures'
import { logIn, menu } from '../../fixtures/members'
import { holdStill } from '../hold-still'
import type { Walk } from '../walk'

const sells = (slug: string, label: string) =>
  `<p><cartlet-buy-button product="${slug}"><a href="%%API%%/product-page/${slug}">${label}</a></cartlet-buy-button></p>`

const BUTTONS: Walk = [
  {
    shows: [
      'buy-button: ready',
      'buy-button: choose',
      'buy-button: sold-out',
      'buy-button: pre-order',
      'buy-button: max-in-cart',
      'buy-button: fallback',
      'buy-button: loading',
      'buy-button: added',
      'buy-button: problem',
    ],
    text: '€18.00',
    says: 'This could not be added to your cart',
    async arrive(visit) {
      const { page, shop, show } = visit
      shop.expectConsoleError(/no-such-product/)
      shop.expectConsoleError(/FAULT_400/)
      shop.platform.setStock('low-stock-vase', 1)
      await holdStill(page)
      await show(
        `${sells('blue-mug', 'Buy the Blue Mug')}${sells('field-notebook', 'A price that came down')}${sells('everything-basket', 'Choose')}
        ${sells('brass-lamp', 'Sold out')}${sells('low-stock-vase', 'The last vase')}${sells('autumn-bulbs', 'Bulbs for autumn')}
        ${sells('no-such-product', 'A link where nothing is sold')}${sells('fig-candle', 'A candle, just added')}
        ${sells('canvas-tote', 'A tote that did not arrive')}${sells('wool-throw', 'A throw on its way')}`,
        { script: 'data-on-add="none" data-cart="none"' },
      )
      const button = (name: RegExp) => page.getByRole('button', { name })
      await page.evaluate(() => cartlet.cart.add({ product: 'low-stock-vase' }))
      await expect(button(/Maximum in cart/)).toBeVisible()
      await button(/just added/).click()
      await expect(button(/Added/)).toBeVisible()
      shop.fault('add', { kind: 'status', status: 400 })
      await button(/did not arrive/).click()
      await expect(page.getByRole('alert')).toBeVisible()
      visit.held = await shop.hold('add')
      await button(/on its way/).click()
      await visit.held.arrived
    },
  },
]

const TOGGLES: Walk = [
  {
    shows: ['cart-toggle: none', 'cart-toggle: account', 'cart-toggle: own'],
    text: 'Log in',
    async arrive({ page, show }) {
      await show(
        `${sells('wool-throw', 'A throw')}<p><cartlet-cart-toggle account sections="ORDERS ACCOUNT_INFO"></cartlet-cart-toggle></p>
        <section aria-label="Log in on this page"><cartlet-account></cartlet-account></section>`,
        { script: 'data-members-url="%%API%%/hosted/members"' },
      )
      await expect(page.locator('cartlet-overlay[data-away=own]')).toBeAttached()
      await expect(page.locator('cartlet-overlay .floating')).toBeHidden()
      await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toHaveCount(1)
      await expect(page.getByRole('button', { name: 'Log in' })).toHaveCount(2)
    },
  },
  {
    shows: ['cart-toggle: one', 'cart-toggle: member'],
    text: 'Ada',
    async arrive({ page }) {
      await page.evaluate(() => cartlet.cart.add({ product: 'wool-throw' }))
      await logIn(page.locator('cartlet-account'), 'ada@members.example')
      await expect(menu(page.locator('cartlet-cart-toggle'), 'Ada')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toHaveCount(1)
    },
  },
  {
    shows: ['cart-toggle: many'],
    text: '99+',
    async arrive({ page, shop }) {
      shop.platform.setStock('wool-throw', 500)
      await page.evaluate(() => cartlet.cart.add({ product: 'wool-throw', quantity: 119 }))
      await expect(page.getByRole('button', { name: 'Cart, 120 items' })).toHaveCount(1)
    },
  },
  {
    shows: ['cart-toggle: floating'],
    text: '99+',
    async arrive({ page, show }) {
      await show(sells('wool-throw', 'A throw'))
      await expect(page.getByRole('button', { name: 'Cart, 120 items' })).toBeVisible()
    },
  },
]

const TOASTS: Walk = [
  {
    shows: ['toast: added'],
    text: 'Added Blue Mug',
    says: 'Added: Blue Mug',
    async arrive({ page, show }) {
      await holdStill(page)
      await show(
        `${sells('blue-mug', 'Buy the Blue Mug')}<p><button data-cartlet-add="fig-candle">A button of the page</button></p>`,
        {
          script: 'data-on-add="toast"',
        },
      )
      await page.getByRole('button', { name: /^Buy the Blue Mug/ }).click()
      await expect(page.getByRole('button', { name: 'View cart' })).toBeVisible()
    },
  },
  {
    shows: ['toast: problem'],
    text: 'This could not be added to your cart',
    says: 'This could not be added to your cart',
    async arrive({ page, shop }) {
      shop.expectConsoleError(/FAULT_400/)
      await page.getByRole('button', { name: 'Dismiss' }).click()
      shop.fault('add', { kind: 'status', status: 400 })
      await page.getByRole('button', { name: 'A button of the page' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    shows: ['toast: drawer'],
    text: 'The cart could not be opened',
    says: 'The cart could not be opened',
    async arrive({ page, shop, show }) {
      shop.expectConsoleError(/LOAD_FAILED/)
      await page.route(/\/dist\/drawer-\w{7}\.js/, (route) => route.abort())
      await show(sells('blue-mug', 'Buy the Blue Mug'))
      await page.getByRole('button', { name: 'Cart, 1 item' }).last().click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
]

export const PAGE_WALKS = { buttons: BUTTONS, toggles: TOGGLES, toasts: TOASTS }

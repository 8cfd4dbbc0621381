/** Shipping, taxes, deposits and memberships, and the inline cart. */
import type { Page } from '@playwright/test'
import { book } from '../../fixtures/book'
import { drawer, expectTotals, line } from '../../fixtures/cart'
import { expect } from '../../fixtures/fixtures'
import { logIn, menu } from '../../fixtures/members'
import { holdStill } from '../hold-still'
import type { Walk } from '../walk'
import { add, MUG, opened } from './drawer-walks'

const estimate = (page: Page) => drawer(page).getByRole('button', { name: 'Estimate', exact: true })
const estimateFor = async (page: Page, country: string) => {
  await drawer(page).getByLabel('Country').selectOption(country)
  await estimate(page).click()
}

const ESTIMATE: Walk = [
  {
    shows: ['drawer: estimate asks', 'drawer: free shipping', 'drawer: message warning'],
    text: 'Please choose a country.',
    says: 'Please choose a country.',
    async arrive({ page, shop, show }) {
      shop.platform.setCommerce({ warnBelow: 30 })
      await show(MUG, { script: 'data-free-shipping-from="60 EUR"' })
      await add(page, 'blue-mug')
      await opened(page)
      await expectTotals(page, { Subtotal: '€18.00' })
      await drawer(page).getByText('Estimate shipping and taxes').click()
      await estimate(page).click()
      await expect(drawer(page).getByRole('alert').filter({ hasText: 'Please choose a country.' })).toBeVisible()
      await expect(drawer(page).getByText('€42.00 away from free shipping')).toBeVisible()
      await expect(drawer(page).getByRole('region', { name: 'More from these collections' })).toBeVisible()
      await expect(line(page, 'Blue Mug').getByText('and no more.')).toBeVisible()
    },
  },
  {
    shows: ['drawer: estimate failed'],
    text: 'could not be estimated',
    says: 'could not be estimated',
    async arrive({ page, shop }) {
      shop.expectConsoleError(/FAULT_400/)
      shop.fault('estimate', { kind: 'status', status: 400 })
      await estimateFor(page, 'IE')
      await expect(drawer(page).getByText(/could not be estimated/)).toBeVisible()
    },
  },
  {
    shows: ['drawer: estimate ready'],
    text: 'Express delivery',
    // Which is what the platform has chosen: no reply of version 2 lists delivery methods.
    inV2: { text: 'Standard delivery' },
    says: /Total with shipping and taxes/,
    async arrive({ page, shop }) {
      await estimateFor(page, 'IE')
      if (shop.cartVersion === 'v2') await expect(drawer(page).getByRole('radio', { name: /^Standard delivery/ })).toBeChecked()
      else
        await drawer(page)
          .getByRole('radio', { name: /^Express delivery/ })
          .check()
      await expect(drawer(page).locator('.totals')).toHaveAttribute('aria-busy', 'false')
    },
  },
  {
    shows: ['drawer: estimate option-gone'],
    notInV2: 'It lists no delivery methods, so there is no other one to choose, which another country could lack.',
    text: 'is no longer available',
    says: /is no longer available/,
    async arrive({ page }) {
      await estimateFor(page, 'FR')
      await expect(drawer(page).getByText(/is no longer available/)).toBeVisible()
    },
  },
  {
    shows: ['drawer: estimate not-served'],
    text: 'does not deliver to this location',
    says: 'The shop does not deliver to this location.',
    // The shop's own sentence: a cart without a list of delivery methods does not show that it is empty.
    inV2: { text: 'does not deliver there', says: 'The shop does not deliver there.' },
    async arrive({ page }) {
      await estimateFor(page, 'JP')
      await expect(drawer(page).getByText(/does not deliver (to this location|there)/)).toBeVisible()
    },
  },
  {
    shows: ['drawer: tax auto-failed'],
    notInV2: 'It does not say how exact a tax is.',
    text: 'could not be calculated, so this is an estimate',
    async arrive({ page, shop }) {
      shop.platform.setCommerce({ autoTax: 'failing' })
      await estimateFor(page, 'US')
      await expect(drawer(page).getByText(/could not be calculated, so this is an estimate/)).toBeVisible()
    },
  },
  {
    shows: ['drawer: tax auto-deactivated'],
    notInV2: 'It does not say how exact a tax is.',
    text: 'is not calculated at the moment',
    async arrive({ page, shop }) {
      shop.platform.setCommerce({ autoTax: 'off' })
      await estimateFor(page, 'US')
      await expect(drawer(page).getByText(/is not calculated at the moment/)).toBeVisible()
    },
  },
]

/** In a shop with version 2 of the cart. */
const ESTIMATE_V2: Walk = [
  {
    shows: ['drawer: estimate at-checkout'],
    text: 'You choose the delivery at checkout.',
    says: /Total with shipping and taxes/,
    async arrive({ page, shop, show }) {
      shop.platform.setCommerce({ picksDelivery: false })
      await show(MUG, { script: 'data-cart-api="v2"' })
      await add(page, 'blue-mug')
      await opened(page)
      await expectTotals(page, { Subtotal: '€18.00' })
      await drawer(page).getByText('Estimate shipping and taxes').click()
      await estimateFor(page, 'IE')
      await expect(drawer(page).getByText('You choose the delivery at checkout.')).toBeVisible()
      await expect(drawer(page).getByRole('term').filter({ hasText: 'Shipping' })).toHaveCount(0)
    },
  },
]

const SERVICES: Walk = [
  {
    shows: ['drawer: line facts'],
    text: 'Deposit of €15.00 now, the rest later',
    // It sends no amount for a single line; the totals have the sum.
    inV2: { text: 'A deposit now, the rest later' },
    async arrive({ page, shop, show }) {
      await show(`${MUG}<cartlet-account></cartlet-account>`)
      await logIn(page.locator('cartlet-account'), 'ada@members.example')
      await expect(menu(page.locator('cartlet-account'), 'Ada')).toBeVisible()
      await book(page, shop, 'open-studio', 'pottery-class', 'garden-advice')
      await opened(page)
      await expect(line(page, 'Pottery class')).toContainText(/eposit.* now, the rest later/)
    },
  },
  {
    shows: ['drawer: memberships'],
    notInV2: 'It offers no choice of memberships.',
    text: 'This membership has ended.',
    async arrive({ page }) {
      await drawer(page).getByText('Estimate shipping and taxes').click()
      await expect(drawer(page).getByRole('group', { name: 'Memberships' })).toContainText('This membership has ended.')
    },
  },
]

const INLINE: Walk = [
  {
    shows: ['cart: empty'],
    text: 'Your cart is empty',
    async arrive({ page, show }) {
      await holdStill(page)
      await show(`<cartlet-cart></cartlet-cart>${MUG}`)
      await expect(page.getByRole('region', { name: /^Your cart/ })).toContainText('Your cart is empty')
    },
  },
  {
    shows: ['cart: lines'],
    text: '€34.00',
    says: 'Added: Fig Candle',
    async arrive({ page }) {
      await add(page, 'blue-mug')
      await add(page, 'fig-candle')
      const cart = page.getByRole('region', { name: /^Your cart/ })
      await expect(cart.getByRole('region', { name: 'More from these collections' })).toBeVisible()
      await expect(cart.locator('.totals')).toHaveAttribute('aria-busy', 'false')
    },
  },
  {
    shows: ['cart: undo'],
    text: 'Removed Fig Candle',
    says: 'Removed Fig Candle. You can undo this.',
    async arrive({ page }) {
      const candle = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Fig Candle' }) })
      await candle.getByText('Remove', { exact: true }).click()
      await expect(page.getByRole('button', { name: 'put Fig Candle back' })).toBeVisible()
    },
  },
  {
    shows: ['cart: boxed'],
    text: 'Blue Mug',
    async arrive({ page, show }) {
      await show(`<cartlet-cart theme="dark"></cartlet-cart>${MUG}`)
      await expect(
        page
          .getByRole('region', { name: /^Your cart/ })
          .getByRole('definition')
          .first(),
      ).toHaveText('€18.00')
    },
  },
  {
    shows: ['cart: failed'],
    text: 'Your cart could not be loaded',
    says: 'Your cart could not be loaded',
    async arrive({ page, shop }) {
      shop.expectConsoleError(/BAD_RESPONSE/)
      shop.fault('read', { kind: 'html', status: 200, times: Number.POSITIVE_INFINITY })
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage)) if (!key.endsWith(':tokens')) localStorage.removeItem(key)
      })
      await page.reload()
      await expect(page.getByRole('alert')).toContainText('could not be loaded')
    },
  },
]

export const ESTIMATE_WALKS = {
  estimate: ESTIMATE,
  'estimate of the second cart': ESTIMATE_V2,
  services: SERVICES,
  'inline cart': INLINE,
}

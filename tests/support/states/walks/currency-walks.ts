/** The choice of a currency, and prices in it. */
import { expect } from '../../fixtures/fixtures'
import type { Visit, Walk } from '../walk'

const BODY = `<h2>Prices</h2><cartlet-currency><p>Prices in euros</p></cartlet-currency>
  <cartlet-buy-button product="blue-mug"><a href="/product-page/blue-mug">Blue Mug</a></cartlet-buy-button>`
const choice = ({ page }: Visit) => page.locator('cartlet-currency').getByRole('combobox')
const button = ({ page }: Visit) => page.locator('cartlet-buy-button').getByRole('button')

const CURRENCY: Walk = [
  {
    shows: ['currency: own'],
    text: 'Currency',
    async arrive(visit) {
      await visit.show(BODY)
      await expect(choice(visit)).toHaveValue('EUR')
    },
  },
  {
    shows: ['currency: converted'],
    text: 'You pay in EUR. Prices in USD are approximate.',
    async arrive(visit) {
      await choice(visit).selectOption('USD')
      await expect(button(visit)).toContainText('19')
      await button(visit).click()
      await expect(visit.page.getByRole('dialog').getByText('EUR', { exact: false }).last()).toBeVisible()
    },
  },
]

const REFUSED: Walk = [
  {
    shows: ['currency: refused'],
    text: 'Prices in euros',
    async arrive(visit) {
      visit.shop.expectAnyAnswer()
      visit.shop.expectConsoleError(/does not offer currencies/)
      visit.shop.platform.faults.add({
        path: '/currency_converter/v1/currencies',
        kind: 'status',
        status: 403,
        times: Number.POSITIVE_INFINITY,
      })
      await visit.show(BODY)
      await expect(button(visit)).toContainText('18')
      await expect(choice(visit)).toHaveCount(0)
    },
  },
]

export const CURRENCY_WALKS = { currency: CURRENCY, 'currency refused': REFUSED }

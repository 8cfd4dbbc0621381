/** Pieces of our product in a template of the author. */
import { expect } from '../../fixtures/fixtures'
import type { Walk } from '../walk'

const pieces = (slug: string) =>
  `<cartlet-product product="${slug}"><template><h2 data-cartlet-text="name"></h2><cartlet-gallery></cartlet-gallery><cartlet-price></cartlet-price>
<cartlet-options></cartlet-options><cartlet-stock></cartlet-stock><cartlet-quantity></cartlet-quantity><cartlet-add></cartlet-add><cartlet-description></cartlet-description></template></cartlet-product>`

const PIECES: Walk = [
  {
    shows: ['pieces: ready'],
    text: 'From €38.00',
    async arrive({ page, show }) {
      await show(pieces('linen-tee'))
      await expect(page.locator('cartlet-gallery').getByRole('button', { name: 'Next picture' })).toBeVisible()
      await page.locator('cartlet-description').getByText('Care', { exact: true }).click()
      await expect(page.getByText('Wash at 30')).toBeVisible()
    },
  },
  {
    shows: ['pieces: missing'],
    text: 'Please choose an option for “Size”',
    says: 'Please choose an option for “Size”',
    async arrive({ page }) {
      await page.locator('cartlet-add').getByRole('button').click()
      await expect(page.getByRole('radio', { name: 'S', exact: true })).toBeFocused()
    },
  },
  {
    shows: ['pieces: sold-out'],
    text: 'Sold out',
    async arrive({ page, show }) {
      await show(pieces('brass-lamp'))
      await expect(page.locator('cartlet-stock')).toHaveText('Sold out')
      await expect(page.locator('cartlet-add').getByRole('button')).toHaveAttribute('aria-disabled', 'true')
    },
  },
]

export const PIECE_WALKS = { pieces: PIECES }

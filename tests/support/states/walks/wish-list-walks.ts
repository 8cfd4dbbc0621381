/** Hearts, and what a visitor has saved with them. */
import { expect } from '../../fixtures/fixtures'
import { heart, list } from '../../pages/wish-list-journeys'
import type { Walk } from '../walk'

const BODY = `<h2>Products</h2><cartlet-product product="blue-mug"></cartlet-product>
  <h2>Saved</h2><cartlet-wish-list></cartlet-wish-list>`

const WISH_LIST: Walk = [
  {
    shows: ['wish-list: empty'],
    text: 'Your wish list is empty.',
    async arrive({ page, show }) {
      await show(BODY, { script: 'data-wish-list="on"' })
      await expect(list(page)).toContainText('Your wish list is empty.')
      await expect(heart(page, 'Blue Mug')).toBeVisible()
    },
  },
  {
    shows: ['wish-list: saved'],
    text: 'Blue Mug',
    async arrive({ page }) {
      await heart(page, 'Blue Mug').click()
      await expect(list(page).getByRole('article')).toHaveCount(1)
    },
  },
  {
    shows: ['wish-list: removed'],
    text: 'Undo',
    says: 'Removed Blue Mug',
    async arrive({ page }) {
      await list(page).getByRole('button', { name: 'Remove Blue Mug' }).click()
      await expect(list(page).getByRole('button', { name: /^Undo/ })).toBeVisible()
    },
  },
]

export const WISH_LIST_WALKS = { 'wish list': WISH_LIST }

/** The search field, its suggestions and its results. */
import type { Page } from '@playwright/test'
import { expect } from '../../fixtures/fixtures'
import type { Visit, Walk } from '../walk'

const told = ({ shop }: Visit) => ({ script: `data-catalog="${shop.platform.catalogVersion}"` })
const field = (page: Page) => page.getByRole('combobox', { name: 'Search the shop' })

const SEARCH: Walk = [
  {
    shows: ['search: idle'],
    text: '',
    async arrive(visit) {
      await visit.show('<h2>Find</h2><cartlet-search limit="4"></cartlet-search>', told(visit))
      await expect(field(visit.page)).toBeVisible()
    },
  },
  {
    shows: ['search: ready'],
    text: 'Stoneware Bowl',
    says: '1 product suggested',
    keysIn: 'tests/support/pages/search-journeys.ts',
    async arrive({ page }) {
      await field(page).fill('bowl')
      await expect(page.getByRole('option')).toHaveCount(1)
      await field(page).press('ArrowDown')
    },
  },
  {
    shows: ['search: results'],
    text: 'Stoneware Bowl',
    async arrive({ page }) {
      await field(page).press('Escape')
      await field(page).press('Enter')
      await expect(page.getByRole('article')).toHaveCount(1)
    },
  },
  {
    shows: ['search: nothing'],
    text: 'Nothing found for “submarine”.',
    says: 'Nothing found for “submarine”.',
    async arrive({ page }) {
      await field(page).fill('submarine')
      await field(page).press('Enter')
      await expect(page.getByText('Nothing found for “submarine”.')).toBeVisible()
    },
  },
  {
    shows: ['search: recent'],
    text: 'Recent searches',
    keysIn: 'tests/support/pages/search-journeys.ts',
    async arrive({ page }) {
      await field(page).fill('')
      await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['submarine', 'bowl'])
    },
  },
]

export const SEARCH_WALKS = { search: SEARCH }

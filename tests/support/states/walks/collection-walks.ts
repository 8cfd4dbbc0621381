/** Grids of products. */
import type { Page } from '@playwright/test'
import { expect } from '../../fixtures/fixtures'
import type { Visit, Walk } from '../walk'

const GRID =
  '<h2>For the home</h2><cartlet-collection collection="home" limit="4"><a href="%%API%%/">See them in our shop</a></cartlet-collection>'
/** The catalog version, so that it need not be detected first. */
const told = ({ shop }: Visit) => ({ script: `data-catalog="${shop.platform.catalogVersion}"` })
const cards = (page: Page) => page.locator('cartlet-collection').getByRole('article')

const COLLECTION: Walk = [
  {
    shows: ['collection: ready'],
    text: '4 of 11 products',
    async arrive(visit) {
      const { page, show } = visit
      await show(GRID, told(visit))
      await expect(cards(page)).toHaveCount(4)
    },
  },
  {
    shows: ['collection: adding'],
    text: '4 of 11 products',
    async arrive(visit) {
      const { page, shop } = visit
      visit.held = await shop.hold('products')
      await page.getByRole('button', { name: 'Load more' }).click()
      await visit.held.arrived
    },
  },
  {
    shows: ['collection: add-failed'],
    text: 'More products could not be loaded',
    says: 'More products could not be loaded',
    async arrive({ page, shop, held }) {
      shop.expectConsoleError(/FAULT_400/)
      shop.fault('products', { kind: 'status', status: 400 })
      held?.release()
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  {
    shows: ['collection: narrowed'],
    text: '“mug”',
    says: '1 product',
    async arrive({ page }) {
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(cards(page)).toHaveCount(8)
      await page.getByLabel('Search').fill('mug')
      await page.getByLabel('Search').press('Enter')
      await page.getByLabel('In stock').check()
      await expect(cards(page)).toHaveCount(1)
      await expect(page.getByText('1 product', { exact: true }).last()).toBeAttached()
    },
  },
  {
    shows: ['collection: nothing fits'],
    text: 'No products match these filters.',
    async arrive({ page }) {
      await page.getByLabel('Search').fill('submarine')
      await page.getByLabel('Search').press('Enter')
      await expect(page.getByText('No products match these filters.')).toBeVisible()
    },
  },
  {
    shows: ['collection: renewing'],
    text: '',
    async arrive(visit) {
      const { page, shop } = visit
      await page.getByRole('button', { name: 'Clear all' }).last().click()
      await expect(cards(page)).toHaveCount(4)
      visit.held = await shop.hold('products')
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, low to high')
      await visit.held.arrived
      await expect(page.locator('.grid[data-old]')).toBeVisible()
    },
  },
  {
    shows: ['collection: loading'],
    text: 'For the home',
    async arrive(visit) {
      const { page, shop, show } = visit
      visit.held = await shop.hold('products')
      await show(GRID, told(visit))
      await visit.held.arrived
      await expect(page.locator('.ghost').first()).toBeVisible()
    },
  },
  {
    shows: ['collection: failed'],
    text: 'The products could not be loaded.',
    says: 'The products could not be loaded.',
    async arrive({ page, shop, held }) {
      shop.expectConsoleError(/FAULT_400/)
      shop.fault('products', { kind: 'status', status: 400 })
      held?.release()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    shows: ['collection: missing'],
    text: 'See them in our shop',
    async arrive(visit) {
      const { page, shop, show } = visit
      shop.expectConsoleError(/COLLECTION_NOT_FOUND/)
      shop.expectCode('COLLECTION_NOT_FOUND')
      await show(GRID.replace('"home"', '"hoem"'), told(visit))
      // The link is also there before the grid.
      await expect(page.locator('cartlet-collection[data-cartlet-fallback]')).toBeAttached()
      await expect(page.getByRole('link', { name: 'See them in our shop' })).toBeVisible()
    },
  },
]

export const COLLECTION_WALKS = { collection: COLLECTION }

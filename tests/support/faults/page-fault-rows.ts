/** The requests of buttons and grids, for the table of faults. */
import { expect } from '../fixtures/fixtures'
import { show } from './cart-fault-rows'
import type { Row } from './fault-row'

const GRID =
  '<main><h1>A page</h1><cartlet-collection collection="home" limit="4"><a href="%%API%%/">See them in our shop</a></cartlet-collection></main>'
const SEE =
  '<main><h1>A page</h1><cartlet-product product="blue-mug" layout="full"><a href="%%API%%/product-page/blue-mug">See the mug</a></cartlet-product></main>'
const LAMP = SEE.replaceAll('blue-mug', 'brass-lamp')

export const PAGE_ROWS: readonly Row[] = [
  {
    name: 'the visitor’s token',
    request: 'token',
    act: show,
    reached: (page) => page.getByRole('button', { name: 'Buy the Blue Mug €18.00' }),
    told: (page) => page.getByRole('link', { name: 'Buy the Blue Mug' }),
    again: (page) => page.reload(),
  },
  {
    name: 'the products',
    request: 'products',
    act: show,
    reached: (page) => page.getByRole('button', { name: 'Buy the Blue Mug €18.00' }),
    told: (page) => page.getByRole('link', { name: 'Buy the Blue Mug' }),
    again: (page) => page.reload(),
  },
  {
    name: 'a page of a grid',
    request: 'products',
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
    request: 'products',
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
    request: 'products',
    act: (_, shop) => shop.show(SEE, { script: 'data-catalog="v1"' }),
    reached: (page) => page.getByRole('button', { name: 'Add to cart' }),
    told: (page) => page.getByRole('link', { name: 'See the mug' }),
    again: (page) => page.reload(),
  },
  {
    name: 'a request to be told of new stock',
    request: 'POST /back-in-stock-service/v1/back-in-stock-notification-requests',
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

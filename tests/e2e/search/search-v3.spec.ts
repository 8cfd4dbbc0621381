/** The search of a shop with catalog version 3, and what only that has. */
import { expect, test } from '../../support/fixtures/fixtures'
import { field, options, searchJourneys } from '../../support/pages/search-journeys'

test.use({ catalogVersion: 'v3' })

searchJourneys('v3')

test('a slip of the pen finds the product all the same', async ({ page, shop }) => {
  await shop.show('<main><cartlet-search></cartlet-search></main>', { script: 'data-catalog="v3"' })
  await field(page).fill('stonewrae')
  await expect(options(page)).toContainText(['Stoneware Bowl'])
})

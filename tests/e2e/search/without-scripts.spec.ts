/** The search without JavaScript: the author's form is a plain GET. */
import { expect, test } from '../../support/fixtures/fixtures'

test.use({ javaScriptEnabled: false })

test('without JavaScript the author’s form sends the words to the page of results', async ({ page, shop }) => {
  await shop.open('/search')
  await page.getByLabel('Search the shop').fill('bowl')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(shop.url('/search?q=bowl'))
})

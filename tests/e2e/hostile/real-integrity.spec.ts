/** A page that refuses scripts and styles without integrity, in every engine that knows its header. */
import { drawer, quantity } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'
import { snippetOf } from '../../support/systems/snippet'

// hazard 108
test('a snippet with integrity sells on a page that refuses scripts without it', async ({ page, shop, browserName }) => {
  const { head, body } = await snippetOf(shop, '--products', 'blue-mug', '--integrity')
  const refused = '<script src="/unchecked.js"></script>'
  await page.route('**/unchecked.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.id = "ran"' }),
  )
  if (browserName === 'chromium') shop.expectConsoleError(/integrity/i)
  await shop.show(body, { head: refused + head, headers: { 'integrity-policy': 'blocked-destinations=(script style)' } })
  await page.getByRole('button', { name: 'Buy Blue Mug €18.00' }).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  await expect(page.locator('html'), 'the page refuses it').not.toHaveAttribute('id', 'ran')
  await drawer(page).getByRole('button', { name: 'Checkout', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Pay €/ })).toBeVisible()
  if (browserName === 'chromium') return
  // Firefox tells it as an error of the page, and calls a file empty whose download the way to the checkout has ended.
  const others = (await shop.takeProblems()).filter((problem) => !/integrity (metadata|attribute)/.test(problem))
  expect(others).toEqual([])
})

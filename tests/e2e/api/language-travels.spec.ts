/** The page's language on the calls of the shop, in a browser that lets the header through and in one that does not. */
import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures/fixtures'

const BODY = '<cartlet-buy-button product="blue-mug">Den blauen Becher kaufen</cartlet-buy-button>'

/** What calls say of the language, by their path. */
function watchLanguage(page: Page): Map<string, string | undefined> {
  const said = new Map<string, string | undefined>()
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS') said.set(new URL(request.url()).pathname, request.headers()['x-wix-linguist'])
  })
  return said
}

const putIn = async (page: Page) => {
  await page.getByRole('button', { name: /^Den blauen Becher kaufen/ }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Blue Mug' })).toBeVisible()
}

test('a page says its language with each call, from the second page on with the first one', async ({ page, shop }) => {
  const said = watchLanguage(page)
  await shop.show(BODY, { lang: 'de' })
  await putIn(page)
  await expect.poll(() => said.get('/ecom/v1/carts/current/estimate-totals')).toMatch(/^de\|de\|false\|/)
  said.clear()
  await page.reload()
  await putIn(page)
  const products = [...said].filter(([path]) => /products/.test(path))
  expect(products.length).toBeGreaterThan(0)
  for (const [, language] of products) expect(language).toMatch(/^de\|/)
  expect(said.get('/ecom/v1/carts/current/add-to-cart')).toMatch(/^de\|/)
})

test('a page whose calls must not say the language sells all the same, and asks once', async ({ page, shop }) => {
  shop.expectConsoleError(/takes no language from this page|net::ERR_FAILED/)
  let refused = 0
  await page.route(`${shop.platform.url}/**`, (route) => {
    if (!route.request().headers()['x-wix-linguist']) return route.fallback()
    refused += 1
    return route.abort()
  })
  await shop.show(BODY, { lang: 'de' })
  await putIn(page)
  await page.reload()
  await putIn(page)
  expect(refused).toBe(1)
})

/** Two hundred buttons on one page, each with its own product: which requests they send, and when. */
import { expect, test } from '../../support/fixtures/fixtures'

const BUTTONS = 200
const PRODUCTS_PER_QUERY = 100

test.use({ bulkProducts: BUTTONS })

/** The slugs of one query. */
const askedFor = ({ query }: { query: { filter: { slug: { $in: string[] } } } }) => query.filter.slug.$in

test('two hundred buttons cost a first visitor one token, two product queries and no cart request, and all get prices', async ({
  page,
  shop,
}) => {
  await shop.open('/many')
  await expect(page.getByText('€2.00')).toBeVisible()
  const buttons = page.getByRole('listitem').getByRole('button')
  const links = page.getByRole('listitem').getByRole('link', { name: 'Buy' })
  expect(await buttons.count()).toBeLessThan(BUTTONS)
  expect(await links.count()).toBe(BUTTONS - (await buttons.count()))

  // Scrolls through the page as a reader does.
  for (const item of await page.getByRole('listitem').all()) await item.scrollIntoViewIfNeeded()
  await expect(links).toHaveCount(0)
  await expect(page.getByRole('listitem').getByRole('button', { name: /^Add €\d+\.\d\d$/ })).toHaveCount(BUTTONS)
  await page.evaluate(async () => {
    await cartlet.ready
    for (let turn = 0; turn < 3; turn++) await new Promise((idle) => requestIdleCallback(idle))
  })
  await page.waitForLoadState('networkidle')

  expect(shop.sent('token')).toMatchObject([{ grantType: 'anonymous' }])
  const queries = shop.sent('products').map(askedFor)
  expect(queries.map(({ length }) => length)).toEqual([PRODUCTS_PER_QUERY, BUTTONS - PRODUCTS_PER_QUERY])
  expect(new Set(queries.flat()).size).toBe(BUTTONS)
  expect(shop.platform.journal.requests()).toHaveLength(4) // the fourth is the one that catalog version 3 refuses
})

test('all product queries are sent when the first button comes near, not one per screen', async ({ page, shop }) => {
  await shop.open('/many')
  await expect(page.getByText('€2.00')).toBeVisible()
  await expect.poll(() => shop.sent('products')).toHaveLength(2)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

/** A grid of products on a host page: filtered, sorted, continued and bought from. */
import type { Locator, Page } from '@playwright/test'
import { drawer } from '../../support/fixtures/cart'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'

const QUERY = 'GET /stores-reader/v1/products/query-platformized'
const HOME =
  '<h1>For the home</h1><cartlet-collection collection="home" limit="4"><a href="%%API%%/">See them in our shop</a></cartlet-collection>'
const show = (shop: Shop, body = HOME) => shop.show(`<main>${body}</main>`, { script: 'data-catalog="v1"' })

const grid = (page: Page): Locator => page.locator('cartlet-collection')
const cards = (page: Page) => grid(page).getByRole('article')
const names = (page: Page) => cards(page).getByRole('heading', { level: 2 }).allTextContents()
const count = (page: Page) => grid(page).locator('.count')
const said = (page: Page) => grid(page).getByRole('status').first()

interface Asked {
  query: { filter: Record<string, unknown>; sort: object[]; paging: { limit: number; offset: number } }
}
const asked = (shop: Shop) => shop.sent('products').map(({ query }: Asked) => query)

test('a grid shows a page of a collection with one product request, and its images load eagerly', async ({ page, shop }) => {
  await show(shop)
  await expect(cards(page)).toHaveCount(4)
  expect(await names(page)).toEqual(['Blue Mug', 'Brass Lamp', 'Bud Vase', 'Botanical Poster'])
  await expect(count(page)).toHaveText('4 of 11 products')
  expect(asked(shop)).toMatchObject([{ paging: { limit: 4, offset: 0 } }])
  expect(
    await cards(page)
      .locator('img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).loading)),
  ).toEqual(Array(4).fill('eager'))
})

test('up to three filters stand in a row above the cards, which keep the whole width', async ({ page, shop }) => {
  await show(shop)
  await expect(cards(page)).toHaveCount(4)
  const boxOf = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [search, stock, upTo, card, whole] = await Promise.all(
    [
      grid(page).getByLabel('Search'),
      grid(page).getByLabel('In stock'),
      grid(page).getByLabel('Up to'),
      cards(page).first(),
      grid(page).getByRole('region'),
    ].map(boxOf),
  )
  for (const filter of [search, stock, upTo]) expect(filter?.y).toBeLessThan(card?.y ?? 0)
  // In one row.
  expect(Math.abs((search?.y ?? 0) + (search?.height ?? 0) - (upTo?.y ?? 0) - (upTo?.height ?? 0))).toBeLessThan(2)
  expect(stock?.x).toBeGreaterThan((search?.x ?? 0) + (search?.width ?? 0))
  expect(Math.round((card?.x ?? 0) - (whole?.x ?? 0))).toBe(0)
})

test('a grid can be filtered, sorted, continued and bought from, with one query for each step', async ({ page, shop }) => {
  await show(shop)
  await expect(cards(page)).toHaveCount(4)
  await grid(page).getByLabel('In stock').check()
  await expect(count(page)).toHaveText('4 of 10 products')
  await grid(page).getByLabel('Up to').fill('30')
  await grid(page).getByLabel('Up to').press('Enter')
  await expect(count(page)).toHaveText('4 of 6 products')
  await expect(said(page)).toHaveText('4 of 6 products')
  await grid(page).getByRole('combobox', { name: 'Sort by' }).selectOption('Price, low to high')
  await expect.poll(() => names(page)).toEqual(['Gift Box with a Card', 'Terracotta Pot', 'Tea Towels, Set of Two', 'Blue Mug'])

  await grid(page).getByRole('button', { name: 'Load more' }).click()
  await expect(cards(page)).toHaveCount(6)
  await expect(said(page)).toHaveText('2 more, 6 of 6.')
  await expect(cards(page).nth(4).getByRole('link')).toBeFocused()
  await expect(grid(page).getByRole('button', { name: 'Load more' })).toHaveCount(0)

  await cards(page).filter({ hasText: 'Blue Mug' }).getByRole('button', { name: 'Add to cart' }).click()
  await expect(drawer(page).getByRole('heading', { name: 'Blue Mug' })).toHaveCount(1)
  await expect
    .poll(() => shop.sent('add'))
    .toMatchObject([{ lineItems: [{ quantity: 1, catalogReference: { catalogItemId: shop.platform.productId('blue-mug') } }] }])
  const filter = {
    $and: [
      { collectionIds: { $hasSome: [expect.any(String)] } },
      { 'priceData.price': { $lte: 30 } },
      { inventoryStatus: { $ne: 'OUT_OF_STOCK' } },
    ],
  }
  // The cart that opened requests suggestions, with another limit than the grid's.
  const pages = asked(shop).filter(({ paging }) => paging.limit === 4)
  expect(pages.slice(-2)).toEqual([
    { filter, sort: [{ fieldName: 'priceData.price', order: 'ASC' }], paging: { limit: 4, offset: 0 } },
    { filter, sort: [{ fieldName: 'priceData.price', order: 'ASC' }], paging: { limit: 4, offset: 4 } },
  ])
  expect(pages).toHaveLength(5)
})

test('a grid lists its filters, removes each of them and keeps focus', async ({ page, shop }) => {
  await show(shop)
  await grid(page).getByLabel('Search').fill('mug')
  await grid(page).getByLabel('Search').press('Enter')
  await expect.poll(() => names(page)).toEqual(['Blue Mug'])
  await expect(grid(page).getByLabel('Search')).toBeFocused()
  await grid(page).getByLabel('In stock').check()
  await grid(page).getByRole('button', { name: 'Remove filter: “mug”' }).click()
  await expect(cards(page)).toHaveCount(4)
  await expect(grid(page).getByLabel('Search')).toHaveValue('')
  await expect(grid(page).locator('section')).toBeFocused()
  await grid(page).getByRole('button', { name: 'Clear all' }).click()
  await expect(count(page)).toHaveText('4 of 11 products')
  await expect(grid(page).getByLabel('In stock')).not.toBeChecked()
})

test('a grid without matches says so, and "Clear all" brings the products back', async ({ page, shop }) => {
  await show(shop)
  await grid(page).getByLabel('Search').fill('submarine')
  await grid(page).getByLabel('Search').press('Enter')
  await expect(grid(page).getByText('No products match these filters.')).toBeVisible()
  await grid(page).getByRole('button', { name: 'Clear all' }).last().click()
  await expect(cards(page)).toHaveCount(4)
})

test('a grid’s sort order, filters, "Load more" and cards can be used by keyboard alone', async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await show(shop)
  await expect(cards(page)).toHaveCount(4)
  await page.keyboard.press('Tab')
  await expect(grid(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter') // the filters open
  await page.keyboard.press('Tab')
  await expect(grid(page).getByLabel('Search')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(count(page)).toHaveText('4 of 10 products')
  for (const step of ['From', 'Up to']) {
    await page.keyboard.press('Tab')
    await expect(grid(page).getByLabel(step)).toBeFocused()
  }
  await page.keyboard.type('30')
  await page.keyboard.press('Tab')
  await expect(grid(page).getByRole('button', { name: 'Show results' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(count(page)).toHaveText('4 of 6 products')
  await expect(grid(page).locator('details')).not.toHaveAttribute('open')
  await expect(grid(page).locator('section')).toBeFocused()

  const more = grid(page).getByRole('button', { name: 'Load more' })
  const onTheWay = [
    grid(page).getByRole('combobox', { name: 'Sort by' }),
    grid(page).getByText('Filters (2)'),
    grid(page).getByRole('button', { name: 'Remove filter: Up to €30.00' }),
    grid(page).getByRole('button', { name: 'Remove filter: In stock' }),
    grid(page).getByRole('button', { name: 'Clear all' }),
    ...[0, 1, 2, 3].flatMap((place) => [cards(page).nth(place).getByRole('link'), cards(page).nth(place).getByRole('button')]),
    more,
  ]
  for (const stop of onTheWay) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(6)
  await expect(cards(page).nth(4).getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Terracotta Pot' })).toBeVisible()
})

test('a grid keeps its cards when the next page fails, and loads it on "Try again"', async ({ page, shop }) => {
  await show(shop)
  await expect(cards(page)).toHaveCount(4)
  shop.expectConsoleError(/COLLECTION|HTTP_400|FAULT|UNKNOWN|INVALID/)
  shop.fault('products', { kind: 'status', status: 400 })
  await grid(page).getByRole('button', { name: 'Load more' }).click()
  await expect(grid(page).getByRole('alert')).toHaveText('More products could not be loaded. Please try again.')
  await expect(cards(page)).toHaveCount(4)
  await grid(page).getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveCount(8)
  await expect(cards(page).nth(4).getByRole('link')).toBeFocused()
})

test('a grid that cannot be loaded says so, and loads on "Try again"', async ({ page, shop }) => {
  shop.fault('products', { kind: 'status', status: 503, times: 4 })
  shop.expectConsoleError(/FAULT_503|HTTP_503/)
  await show(shop)
  await expect(grid(page).getByRole('alert')).toContainText('The products could not be loaded.')
  await grid(page).getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveCount(4)
})

test('a grid that the platform refuses says so and offers no "Try again"', async ({ page, shop }) => {
  shop.fault('products', { kind: 'status', status: 400 })
  shop.expectConsoleError(/HTTP_400|FAULT|UNKNOWN|INVALID/)
  await show(shop)
  await expect(grid(page).getByRole('alert')).toHaveText('The products could not be loaded.')
  await expect(grid(page).getByRole('button', { name: 'Try again' })).toHaveCount(0)
})

test('a grid of an unknown collection leaves the author’s link and reports an error', async ({ page, shop }) => {
  shop.expectConsoleError(/COLLECTION_NOT_FOUND: This shop has no visible collection "hoem".*collection attribute/)
  shop.expectCode('COLLECTION_NOT_FOUND')
  await show(shop, '<cartlet-collection collection="hoem"><a href="/blog">See them in our shop</a></cartlet-collection>')
  await expect(page.getByRole('link', { name: 'See them in our shop' })).toBeVisible()
  await expect
    .poll(() => shop.events('error').map(({ detail }) => (detail as { code: string }).code))
    .toEqual(['COLLECTION_NOT_FOUND'])
})

test('a wrong attribute of a grid and a filter that the catalog lacks are reported by name', async ({ page, shop }) => {
  shop.expectConsoleError(/INVALID_ARGUMENT: The attribute "limit" must be a whole number from 1 to 100, not "lots"/)
  shop.expectConsoleError(/The attribute "filters" asks for options, which version 1 of the catalog cannot filter by/)
  await show(shop, '<cartlet-collection collection="home" limit="lots" filters="options stock"></cartlet-collection>')
  await expect(cards(page)).toHaveCount(11)
  await expect(grid(page).getByLabel('In stock')).toHaveCount(1)
  await expect(grid(page).getByLabel('Search')).toHaveCount(0)
})

test('a grid follows its attributes, and a new column count sends no request', async ({ page, shop }) => {
  await show(shop)
  await expect(cards(page)).toHaveCount(4)
  const set = (name: string, value: string) =>
    grid(page).evaluate((element, [key, text]) => element.setAttribute(key as string, text as string), [name, value])
  await set('sort', 'price-desc')
  await expect.poll(() => names(page)).toContain('Wool Throw')
  const before = asked(shop).length
  await set('columns', '2')
  await expect(grid(page).locator('ul[data-columns="2"]')).toBeVisible()
  expect(asked(shop)).toHaveLength(before)
  await set('collection', 'craft')
  await expect.poll(() => names(page)).toContain('Plant Dyes, Set of Three')
})

test('a page of results is reported once for analytics, and so is a card that is followed', async ({ page, shop }) => {
  await show(shop)
  await grid(page).getByRole('button', { name: 'Load more' }).click()
  await expect(cards(page)).toHaveCount(8)
  const views = () =>
    shop.events('collection-view').map(({ detail }) => detail as { item_list_name: string; items: { index: number }[] })
  await expect.poll(views).toHaveLength(2)
  expect(views().map(({ item_list_name, items }) => [item_list_name, items.map(({ index }) => index)])).toEqual([
    ['Home', [0, 1, 2, 3]],
    ['Home', [4, 5, 6, 7]],
  ])
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await cards(page).nth(5).getByRole('link').click()
  await expect
    .poll(() => shop.events('product-select').map(({ detail }) => detail))
    .toMatchObject([{ item_list_name: 'Home', items: [{ index: 5 }] }])
})

test('a button for a product that is also in the grid needs no request', async ({ page, shop }) => {
  await show(shop, `${HOME}<div style="height:3000px"></div><cartlet-buy-button product="blue-mug">Buy it</cartlet-buy-button>`)
  await expect(cards(page)).toHaveCount(4)
  await page.getByText('Buy it').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Buy it €18.00' })).toBeVisible()
  expect(asked(shop)).toHaveLength(1)
})

test('a grid of recent products shows a product that was opened in full, and not one shown as a card', async ({ page, shop }) => {
  await show(
    shop,
    '<cartlet-product product="blue-mug" layout="full"></cartlet-product><cartlet-product product="fig-candle"></cartlet-product>',
  )
  await expect(page.getByRole('button', { name: /Add to cart/ })).toHaveCount(2)
  await show(shop, '<cartlet-collection source="recent"></cartlet-collection>')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page).getByRole('heading')).toHaveText('Blue Mug')
})

test('a grid of related products leaves out its own product, and an empty grid takes no room', async ({ page, shop }) => {
  await show(shop, '<cartlet-collection source="related" product="linen-tee" limit="3"></cartlet-collection>')
  await expect(cards(page)).toHaveCount(3)
  expect(await cards(page).getByRole('heading').allTextContents()).not.toContain('Linen Tee')
  await show(shop, '<cartlet-collection source="recent"></cartlet-collection><p>The end</p>')
  await expect(page.getByText('The end')).toBeVisible()
  await expect.poll(() => grid(page).evaluate((element) => element.shadowRoot?.querySelector('.root')?.childElementCount)).toBe(0)
  expect(shop.platform.journal.requests().filter(({ method, path }) => `${method} ${path}` === QUERY)).toHaveLength(2)
})

// hazard 71
test('a grid in a right-to-left page keeps its sentences left to right, at the start of the line', async ({ page, shop }) => {
  await shop.show(`<main>${HOME}</main>`, { script: 'data-catalog="v1"', lang: 'fa', dir: 'rtl' }) // Cartlet has no Persian texts
  await expect(count(page)).toHaveText('4 of 11 products')
  const [first, last, line] = await count(page).evaluate((sentence) => {
    const text = sentence.firstChild as Text
    const rightOf = (from: number) => {
      const range = document.createRange()
      range.setStart(text, from)
      range.setEnd(text, from + 1)
      return range.getBoundingClientRect().right
    }
    return [rightOf(0), rightOf(text.length - 1), sentence.getBoundingClientRect().right]
  })
  expect(first).toBeLessThan(last as number)
  expect(Math.abs((last as number) - (line as number))).toBeLessThan(1)
})

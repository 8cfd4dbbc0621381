/** How a visitor is identified, and which requests that costs. */
import type { Page } from '@playwright/test'
import { drawer, expectTotals, line, quantity, toggle } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'

/** Waits until all idle work is done: idle callbacks run in the order in which they were requested. */
const quiet = async (page: Page) => {
  await page.evaluate(async () => {
    await cartlet.ready
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => requestIdleCallback(resolve))
  })
  await page.waitForLoadState('networkidle')
}

test('a first visit without a press costs one token and one product query, and no cart request', async ({ page, shop }) => {
  await shop.open('/blog')
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
  await quiet(page)
  expect(shop.sent('token')).toMatchObject([{ grantType: 'anonymous' }])
  expect(shop.sent('products')).toHaveLength(1)
  expect(shop.cartCalls()).toEqual([])
  expect(shop.platform.journal.requests()).toHaveLength(3) // the third: refused by catalog version 3, once per new visitor
  await expect(toggle(page, '0 items').first()).toBeVisible()
})

test('a returning visitor needs no token, sees the count at once and costs one read of the cart', async ({ page, shop }) => {
  await shop.open('/plain')
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expectTotals(page, { Subtotal: '€18.00' })
  shop.platform.journal.clear()

  const read = await shop.hold('read')
  await shop.open('/blog')
  await expect(toggle(page, '1 item').first()).toBeVisible()
  expect(shop.cartCalls()).toEqual([])
  await read.arrived
  read.release()
  await quiet(page)
  expect(shop.sent('token')).toEqual([])
  expect(shop.cartCalls()).toEqual(['GET /ecom/v1/carts/current'])
  await toggle(page, '1 item').first().press('Enter')
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  await expectTotals(page, { Subtotal: '€18.00' })
  expect(shop.sent('read')).toHaveLength(1)
})

test('a page without products sends no request while the visitor does nothing', async ({ page, shop }) => {
  await shop.show('<p>Only the toggle</p>')
  await expect(toggle(page, '0 items')).toBeVisible()
  await quiet(page)
  expect(shop.platform.journal.requests()).toEqual([])
})

test('a token that expires while the page is open is renewed once, and the cart stays the same', async ({ page, shop }) => {
  shop.expectAnyAnswer()
  await shop.open('/plain')
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expectTotals(page, { Subtotal: '€18.00' })
  shop.platform.expireAccessTokens()
  await line(page, 'Blue Mug').getByRole('button', { name: 'Increase quantity for Blue Mug' }).click()
  await expectTotals(page, { Subtotal: '€36.00' })
  await expect(quantity(page, 'Blue Mug')).toHaveValue('2')
  await expect(drawer(page).getByRole('alert')).toHaveCount(0)
  expect(shop.sent('token').map(({ grantType }) => grantType)).toEqual(['anonymous', 'refresh_token'])
  const ordinary = ['OWNED_CART_NOT_FOUND', 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API']
  const answers = shop.platform.journal.unexpected(ordinary).map(({ status }) => status)
  expect(new Set(answers)).toEqual(new Set([401])) // the first call that failed, and those in parallel
  const visitors = new Set(shop.platform.journal.requests().flatMap(({ visitorId }) => visitorId ?? []))
  expect(visitors.size).toBe(1)
})

test('parallel calls that meet an expired token renew it once', async ({ page, shop }) => {
  shop.expectAnyAnswer()
  await shop.show('<p>No button here</p>')
  await page.evaluate(() => cartlet.cart.add({ product: 'blue-mug' }))
  shop.platform.expireAccessTokens()
  const counts = await page.evaluate(async () => {
    const { cart, products } = cartlet
    const [read, tote, candle] = await Promise.all([cart.get(), products.get('canvas-tote'), products.get('fig-candle')])
    return [read.count, tote.name, candle.name]
  })
  expect(counts).toEqual([1, 'Canvas Tote', 'Fig Candle'])
  expect(shop.sent('token').map(({ grantType }) => grantType)).toEqual(['anonymous', 'refresh_token'])
})

test('all products of a page are requested in one query, including those far below', async ({ page, shop }) => {
  const slugs = ['blue-mug', 'canvas-tote', 'fig-candle', 'wool-throw', 'tea-towel-set']
  await shop.show(
    slugs.map((slug) => `<p style="min-height:900px"><cartlet-buy-button product="${slug}"></cartlet-buy-button></p>`).join(''),
  )
  await expect(page.getByRole('button', { name: 'Add to cart Blue Mug €18.00' })).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.getByRole('button', { name: 'Add to cart Tea Towels, Set of Two €14.50' })).toBeVisible()
  await quiet(page)
  expect(shop.sent('products')).toHaveLength(1)
  expect(JSON.stringify(shop.platform.journal.requests({ path: '/stores-reader/v1/products/query-platformized' }))).toContain(
    'tea-towel-set',
  )
})

// hazard 56
test('a cart that is gone when the visitor comes back is shown as empty, without an error', async ({ page, shop }) => {
  await shop.open('/plain')
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expectTotals(page, { Subtotal: '€18.00' })
  shop.platform.reset()
  await page.reload()
  await expect(toggle(page, '0 items')).toBeVisible()
  await toggle(page, '0 items').click()
  await expect(drawer(page)).toContainText('Your cart is empty')
  expect(shop.events('error')).toEqual([])
})

/**
 * Visitors who may write comments may name elements. No name makes the loader request code from another origin, or send it a
 * token.
 */
import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures/fixtures'

const EVIL = 'https://evil.invalid'
const BUTTON = '<cartlet-buy-button product="blue-mug">Buy the mug</cartlet-buy-button>'

/** The resource types that are requested from the other origin. */
async function watchEvil(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(`${EVIL}/**`, async (route) => {
    asked.push(route.request().resourceType())
    await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
  })
  return asked
}

// hazard 65
for (const [what, clobber] of [
  ['a picture', `<img name="currentScript" src="${EVIL}/loader.js?client-id=evil" alt="">`],
  ['a plug-in', `<embed name="currentScript" type="image/svg+xml" src="${EVIL}/loader.js?client-id=evil">`],
  ['a frame of another origin', `<iframe name="currentScript" title="" src="${EVIL}/loader.js?client-id=evil"></iframe>`],
])
  test(`${what} named currentScript is not taken for the loader’s script`, async ({ page, shop }) => {
    const asked = await watchEvil(page)
    await shop.show(`${clobber}%%SNIPPET%%${BUTTON}`, { head: '' })
    await expect(page.getByRole('button', { name: 'Buy the mug €18.00' })).toBeVisible()
    expect(asked.filter((kind) => kind === 'script' || kind === 'fetch' || kind === 'xhr')).toEqual([])
  })

const NAMES = [
  ...['querySelectorAll', 'documentElement', 'createElement', 'createElementNS', 'createTextNode', 'baseURI', 'activeElement'],
  ...['body', 'head', 'defaultView'],
]

// hazard 65
test('elements named like properties of the document prevent neither drawing nor cartlet.destroy()', async ({ page, shop }) => {
  const named = NAMES.map((name) => `<img name="${name}" alt="">`).join('')
  await shop.show(
    `${named}<h2>Our shop</h2><cartlet-collection limit="2"><a href="/all">All we have</a></cartlet-collection>
    <cartlet-product product="brass-lamp" notify-url="/tell-me"></cartlet-product>${BUTTON}`,
  )
  await expect(page.getByRole('button', { name: 'Buy the mug €18.00' })).toBeVisible()
  await expect(page.locator('cartlet-collection').getByRole('heading', { level: 3 })).toHaveCount(2)
  await expect(page.locator('cartlet-product a[href$="/tell-me"]')).toHaveAttribute('href', shop.url('/tell-me'))
  await page.evaluate(async () => {
    await cartlet.ready
    cartlet.destroy()
  })
  await expect(page.getByText('Buy the mug')).toBeVisible()
  await expect(page.getByRole('link', { name: 'All we have' })).toBeVisible()
})

// hazard 65
test('links named cartletConfig do not decide which API is called', async ({ page, shop }) => {
  const asked = await watchEvil(page)
  await page.route('https://www.wixapis.com/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: shop.platform.url + pathname + search }) })
  })
  await shop.show(
    `<a id="cartletConfig"></a><a id="cartletConfig" name="api" href="${EVIL}/">x</a>
    <script src="/dist/loader.js" data-client-id="%%CLIENT_ID%%"></script>${BUTTON}`,
    { head: '' },
  )
  await expect(page.getByRole('button', { name: 'Buy the mug €18.00' })).toBeVisible()
  expect(asked).toEqual([])
  // The author is warned of it, and catalog version 3 refuses this old shop.
  expect(await shop.takeProblems()).toEqual([
    'console.error: [cartlet] window.cartletConfig is not a plain object. Give it as { clientId: "…" }.',
    'answer 428: /stores/v3/products/query',
  ])
})

// hazard 78
test('the query of the page’s address does not decide which API a renamed loader calls', async ({ page, shop }) => {
  const asked = await watchEvil(page)
  await page.route('**/t/shop.js', async (route) =>
    route.fulfill({ response: await route.fetch({ url: shop.url('/dist/loader.js') }) }),
  )
  await page.route('**/t/*-*.js', async (route) =>
    route.fulfill({ response: await route.fetch({ url: route.request().url().replace('/t/', '/dist/') }) }),
  )
  await shop.show(
    `<script>window.cartletConfig = { clientId: '%%CLIENT_ID%%', api: '%%API%%' }</script>
    <script>history.replaceState(null, '', '?client-id=evil&api=${EVIL}')</script>
    <script src="shop.js"></script>${BUTTON}`,
    { head: '' },
  )
  await expect(page.getByRole('button', { name: 'Buy the mug €18.00' })).toBeVisible()
  expect(asked).toEqual([])
  // Files are still on their way that are for later, and others are not yet asked for.
  await page.goto('about:blank')
  await page.unrouteAll({ behavior: 'wait' })
})

/** The guards that watch every page: each is shown to see its problem. */
import { expect, test } from '../../support/fixtures/fixtures'

const STRICT = { 'content-security-policy': "img-src 'self'" }

test('the guards report an unhandled rejection', async ({ page, shop }) => {
  await shop.show('<p>A page</p>')
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('an uncaught rejection')), 0))
  await expect.poll(() => shop.takeProblems()).toEqual(['page error: an uncaught rejection'])
})

test('the guards report a violation of the page’s policy', async ({ page, shop }) => {
  await shop.show('<p>A page</p>', { headers: STRICT })
  shop.expectConsoleError(/violates the following Content Security Policy directive/)
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.body.append(Object.assign(new Image(), { src: 'http://localhost:1/pixel.gif', onerror: resolve }))
      }),
  )
  expect(await shop.takeProblems()).toEqual(['policy violation: img-src http://localhost:1/pixel.gif'])
})

test('the guards report an error response of the API that the test did not expect', async ({ page, shop }) => {
  await shop.show('<p>A page</p>')
  await page.evaluate(async (api) => void (await fetch(`${api}/ecom/v1/carts/current`)), shop.platform.url)
  expect(await shop.takeProblems()).toEqual(['answer 401: GET /ecom/v1/carts/current'])
  shop.platform.journal.clear()
})

test('the guards report a missing file of the site', async ({ page, shop }) => {
  await shop.show('<p>A page</p>')
  await page.evaluate(async () => void (await fetch('/dist/not-there.js')))
  expect(await shop.takeProblems()).toEqual(['answer 404: /dist/not-there.js'])
})

test('the guards report a console error that the test did not expect', async ({ page, shop }) => {
  await shop.show('<p>A page</p>')
  await page.evaluate(() => console.error('something of ours'))
  expect(await shop.takeProblems()).toEqual(['console.error: something of ours'])
})

test('the guards report an expected console error that does not occur', async ({ shop }) => {
  await shop.show('<p>A page</p>')
  shop.expectConsoleError(/never said/)
  expect(await shop.takeProblems()).toEqual(['console.error announced but never seen: /never said/'])
})

test('a problem fails the test in which it occurs', async ({ page, shop }) => {
  test.fail(true, 'the guards fail this test; that is what it shows')
  await shop.show('<p>A page</p>')
  await page.evaluate(() => console.error('seen when the test ends'))
})

/** All ways in which a page loads the loader, and what a page does with two of them, an old one, or a frame with restrictions. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drawer, line, quantity } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8')
const { version } = JSON.parse(read('package.json')) as { version: string }

const MUG =
  '<cartlet-buy-button product="blue-mug"><a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a></cartlet-buy-button>'
const ATTRIBUTES = 'src="/dist/loader.js" data-client-id="%%CLIENT_ID%%" data-api="%%API%%" data-on-add="none"'
const tag = (how = '') => `<script ${how} ${ATTRIBUTES}></script>`

/** head, body */
const WAYS: Record<string, [string, string]> = {
  'a script in the head that stops the parser': [tag(), MUG],
  'an async script': [tag('async'), MUG],
  'a deferred script': [tag('defer'), MUG],
  'a module': [tag('type="module"'), MUG],
  'a script at the end of the body': ['', MUG + tag()],
  'a script before the button': ['', tag() + MUG],
  'a script that another adds once the page has loaded': [
    '',
    `${MUG}<script>
      addEventListener('load', () => setTimeout(() => {
        const script = document.createElement('script')
        Object.assign(script.dataset, { clientId: '%%CLIENT_ID%%', api: '%%API%%', onAdd: 'none' })
        script.src = '/dist/loader.js'
        document.head.append(script)
      }))
    </script>`,
  ],
  'document.write while the page is parsed': ['', `<script>document.write('${tag().replace('</', '<\\/')}')</script>${MUG}`],
  'document.write of script and button': [
    '',
    `<script>document.write('${(tag('async') + MUG).replaceAll('</', '<\\/')}')</script>`,
  ],
}

// hazard 13
for (const [way, [head, body]] of Object.entries(WAYS))
  test(`${way} draws the button and sells`, async ({ page, shop }) => {
    await shop.show(body, { head })
    await page.getByRole('button', { name: 'Buy the Blue Mug €18.00' }).click()
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toHaveCount(1)
    await expect.poll(() => shop.events('cart-change')).toHaveLength(1) // the toggle counts before the answer
    await expect.poll(() => shop.sent('add')).toHaveLength(1)
    expect(shop.sent('products')).toHaveLength(1)
    expect(shop.sent('token')).toHaveLength(1)
    expect(shop.events('ready')).toHaveLength(1)
  })

// hazard 10
test('a script pasted three times in three ways gives one toggle, one token and one product query', async ({ page, shop }) => {
  await shop.show(`${tag()}${MUG}${tag('type="module"')}`, { head: tag('async') })
  await page.getByRole('button', { name: 'Buy the Blue Mug €18.00' }).click()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toHaveCount(1)
  expect(shop.sent('token')).toHaveLength(1)
  expect(shop.sent('products')).toHaveLength(1)
  await expect.poll(() => shop.events('cart-change')).toHaveLength(1) // the toggle counts before the answer
  await expect.poll(() => shop.sent('add')).toHaveLength(1)
})

// hazard 10
test('the first of two versions on a page serves it, and the second downloads nothing more', async ({ page, shop }) => {
  const asked: string[] = []
  await page.route('**/other/**', (route) => {
    const { pathname } = new URL(route.request().url())
    asked.push(pathname)
    if (pathname !== '/other/loader.js') return route.fulfill({ status: 404 })
    return route.fulfill({ contentType: 'text/javascript', body: read('dist/loader.js').replaceAll(version, '1.99.0') })
  })
  await shop.show(MUG, { head: tag() + tag().replace('/dist/', '/other/') })
  await page.getByRole('button', { name: 'Buy the Blue Mug €18.00' }).click()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toHaveCount(1)
  expect(await page.evaluate(() => cartlet.version)).toBe(version)
  expect(asked).toEqual(['/other/loader.js'])
  expect(shop.sent('token')).toHaveLength(1)
})

// hazard 42
test('an old loader whose files are gone leaves the link, reports LOAD_FAILED once, and breaks nothing', async ({
  page,
  shop,
}) => {
  shop.expectStatus(404)
  shop.expectConsoleError(/LOAD_FAILED/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.route('**/dist/loader.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: read('dist/loader.js').replace(/(widget|shop)-\w+\.js/g, '$1-00000000.js'),
    }),
  )
  await shop.show(`${MUG}<button onclick="this.textContent = 'Pressed'">The page’s own</button>`)
  await expect
    .poll(() => shop.events('error').map(({ from, detail }) => [from, detail.code]))
    .toEqual([['#document', 'LOAD_FAILED']])
  await page.getByRole('button', { name: 'The page’s own' }).click()
  await expect(page.getByRole('button', { name: 'Pressed' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Blue Mug|Cart/ })).toHaveCount(0)
  expect(asked.filter((path) => path.includes('widget-'))).toHaveLength(2) // one retry, then the link stays
  expect(shop.cartCalls()).toEqual([])
  await page.getByRole('link', { name: 'Buy the Blue Mug' }).click()
  await expect(page).toHaveURL(/\/product-page\/blue-mug$/)
})

test('two client ids on a page keep two visitors and two carts apart', async ({ page, shop }) => {
  const second =
    '<cartlet-buy-button client-id="%%SECOND_CLIENT_ID%%" product="enamel-cup"><a href="/cup">Buy the cup</a></cartlet-buy-button><cartlet-cart-toggle client-id="%%SECOND_CLIENT_ID%%"></cartlet-cart-toggle>'
  await shop.show(MUG + second)
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toHaveCount(1)

  await page.getByRole('button', { name: 'Buy the cup' }).click()
  await expect(quantity(page, 'Enamel Cup')).toHaveValue('1')
  await expect(line(page, 'Blue Mug')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toHaveCount(2)

  expect(
    shop
      .sent('token')
      .map(({ clientId }) => clientId)
      .sort(),
  ).toEqual([shop.platform.clientId, shop.platform.secondClientId].sort())
  await expect.poll(() => shop.events('cart-change')).toHaveLength(2)
  await expect.poll(() => shop.sent('add').map(({ lineItems }) => lineItems.length)).toEqual([1, 1])
})

test('a sandboxed frame, which has no storage and no origin, sells without storage', async ({ page, shop }) => {
  await shop.show(MUG, {
    head: '<script async crossorigin src="/dist/loader.js" data-client-id="%%CLIENT_ID%%" data-api="%%API%%" data-cart="drawer"></script>',
  })
  const address = page.url()
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
  shop.platform.journal.clear()
  await shop.show(
    `<iframe sandbox="allow-scripts allow-forms" src="${address}" width="900" height="600" title="A sandbox"></iframe>`,
    { head: '' },
  )
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: 'Buy the Blue Mug €18.00' }).click()
  const dialog = frame.getByRole('dialog', { name: 'Your cart' })
  await expect(dialog.getByText('Blue Mug').first()).toBeVisible()
  await frame.locator('body').press('Escape')
  await expect(frame.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  expect(shop.sent('token')).toHaveLength(1)
  await expect.poll(() => shop.events('cart-change')).toHaveLength(1) // the toggle counts before the answer
  await expect.poll(() => shop.sent('add')).toHaveLength(1)
})

test('a loader from an address with a version range requests all other files at its exact version', async ({ page, shop }) => {
  const asked: string[] = []
  await page.route('**/npm/**', (route) => {
    const { pathname } = new URL(route.request().url())
    asked.push(pathname)
    return route.fulfill({ contentType: 'text/javascript', body: read(pathname.replace(/^.*\/dist\//, 'dist/')) })
  })
  await shop.show(MUG, { head: tag('async').replace('/dist/', '/npm/cartlet@1/dist/').replace('data-on-add="none"', '') })
  await page.getByRole('button', { name: 'Buy the Blue Mug €18.00' }).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  const [loader, ...rest] = asked
  expect(loader).toBe('/npm/cartlet@1/dist/loader.js')
  expect(rest.length).toBeGreaterThan(2)
  expect(rest.filter((path) => !path.startsWith(`/npm/cartlet@${version}/dist/`))).toEqual([])
})

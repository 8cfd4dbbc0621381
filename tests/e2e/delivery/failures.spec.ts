/** Missing, wrong or slow files and responses: the visitor can go on, and the author gets one line that says what to change. */
import type { Page } from '@playwright/test'
import { drawer, expectTotals, line, quantity, toggle } from '../../support/fixtures/cart'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'
import { betweenPresses } from '../../support/pages/press-pause'

const MUG =
  '<cartlet-buy-button product="blue-mug"><a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a></cartlet-buy-button>'
const SCRIPT = '<script async crossorigin src="/dist/loader.js" data-client-id="%%CLIENT_ID%%" data-api="%%CLOSED%%"></script>'

const link = (page: Page) => page.getByRole('link', { name: 'Buy the Blue Mug' })

async function expectLinkWorks(page: Page, shop: Shop): Promise<void> {
  await expect(link(page)).toHaveAttribute('href', `${shop.platform.url}/product-page/blue-mug`)
  await link(page).click()
  await expect(page.getByRole('heading', { name: 'Blue Mug' })).toBeVisible()
}

/** Collects the console errors of Cartlet; they are announced here because the test counts them itself. */
function collectConsole(page: Page, shop: Shop, pattern: RegExp): string[] {
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('[cartlet]')) lines.push(message.text())
  })
  shop.expectConsoleError(pattern)
  return lines
}

test('the author’s mistakes leave working links, and one console line each with a hint', async ({ page, shop }) => {
  const lines = collectConsole(page, shop, /\[cartlet\]/)
  await shop.open('/broken')
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Buy the Linen Tee' })).toBeVisible()
  await expect(link(page)).toBeVisible()
  await expect.poll(() => lines.length).toBeGreaterThanOrEqual(2)
  expect(lines.filter((text) => /PRODUCT_NOT_FOUND.*blue-mugg.*Check the product attribute/.test(text))).toHaveLength(1)
  expect(
    lines.filter((text) => /data-on-add="confetti" is not known\. Use one of: drawer, toast, checkout, none/.test(text)),
  ).toHaveLength(1)
  await expect
    .poll(() => shop.events('error').map(({ from, detail }) => ({ from, code: detail.code, retryable: detail.retryable })))
    .toContainEqual({ from: 'cartlet-buy-button', code: 'PRODUCT_NOT_FOUND', retryable: false })
  await expectLinkWorks(page, shop)
})

test('a missing client id leaves the links, and one line says where it goes', async ({ page, shop }) => {
  const lines = collectConsole(page, shop, /INVALID_CONFIG/)
  await shop.show(`${MUG}${MUG.replace('blue-mug', 'canvas-tote')}`, {
    head: '<script async crossorigin src="/dist/loader.js" data-api="%%API%%"></script>',
  })
  await expect
    .poll(() => shop.events('error').map(({ from, detail }) => [from, detail.code]))
    .toContainEqual(['#document', 'INVALID_CONFIG'])
  await expect.poll(() => lines).toEqual([expect.stringMatching(/INVALID_CONFIG: clientId is missing.*data-client-id="…"/)])
  await expect(page.getByRole('link')).toHaveCount(2)
  await expect(page.getByRole('button')).toHaveCount(0)
  expect(shop.platform.journal.requests()).toEqual([])
  await link(page).first().click()
  await expect(page.getByRole('heading', { name: 'Blue Mug' })).toBeVisible()
})

test('a client id that the platform does not know leaves the links and is reported', async ({ page, shop }) => {
  shop.expectConsoleError(/Check data-client-id/)
  shop.expectAnyAnswer()
  await shop.show(MUG, {
    head: '<script async src="/dist/loader.js" data-client-id="11111111-2222-4333-8444-555555555555" data-api="%%API%%"></script>',
  })
  await expect.poll(() => shop.events('error').map(({ detail }) => detail.code)).toContain('TOKEN_REJECTED')
  await expectLinkWorks(page, shop)
})

test('an unreachable API leaves the links within fifteen seconds and is reported to the page', async ({ page, shop }) => {
  shop.expectConsoleError(/NETWORK.*connect-src/)
  await shop.show(MUG, { head: SCRIPT })
  await expect(link(page)).toBeVisible({ timeout: 15_000 })
  await expect
    .poll(() => shop.events('error').map(({ from, detail }) => [from, detail.code, detail.retryable]), { timeout: 15_000 })
    .toContainEqual(['cartlet-buy-button', 'NETWORK', true])
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug' })).toHaveCount(0)
  await expectLinkWorks(page, shop)
})

test('a press on a button whose API turns out to be unreachable ends with the link and the reason', async ({ page, shop }) => {
  shop.expectConsoleError(/NETWORK/)
  await shop.show(MUG, { head: SCRIPT })
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  const reason = 'The shop cannot be reached right now'
  await expect(drawer(page).getByRole('alert')).toContainText(reason, { timeout: 15_000 })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alert')).toContainText(reason)
  await expectLinkWorks(page, shop)
})

// hazard 15
test('a missing widget file leaves the links, and cartlet.ready rejects with LOAD_FAILED', async ({ page, shop }) => {
  shop.expectConsoleError(/LOAD_FAILED.*Files, CORS, policy\? npx cartlet doctor/)
  await page.route(/\/dist\/widget-/, (route) => route.abort())
  await shop.show(MUG)
  const codes = await page.evaluate(() => {
    const code = (promise: Promise<unknown>) => promise.then(String, (error) => error.code)
    return Promise.all([code(cartlet.ready), code(cartlet.cart.get())])
  })
  expect(codes).toEqual(['LOAD_FAILED', 'LOAD_FAILED'])
  await expect
    .poll(() => shop.events('error').map(({ from, detail }) => [from, detail.code]))
    .toEqual([['#document', 'LOAD_FAILED']])
  await expect(page.getByRole('button')).toHaveCount(0)
  await expectLinkWorks(page, shop)
})

// hazard 15
test('a widget file that fails once is requested again', async ({ page, shop }) => {
  let failures = 0
  await page.route(/\/dist\/widget-/, (route) => (failures++ ? route.fallback() : route.abort()))
  await shop.show(MUG)
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
  expect(failures).toBeGreaterThan(1)
})

test('a missing drawer file does not lose the add, and leaves no button busy', async ({ page, shop }) => {
  shop.expectConsoleError(/LOAD_FAILED/)
  await page.route(/\/dist\/drawer-\w{7}\.js/, (route) => route.abort())
  await shop.show(MUG)
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expect(toggle(page, '1 item')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).not.toHaveAttribute('aria-busy')
  await toggle(page, '1 item').click()
  await expect(toggle(page, '1 item')).toHaveAttribute('aria-expanded', 'false')
  await expect.poll(() => shop.sent('add')).toHaveLength(1)
})

test('a gateway’s error page in place of the products is retried', async ({ page, shop }) => {
  shop.fault('products', { kind: 'html', status: 503 })
  await shop.show(MUG)
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
  expect(shop.sent('products')).toHaveLength(2)
})

test('half an answer in place of the products leaves the link and is reported to page and author', async ({ page, shop }) => {
  shop.expectConsoleError(/BAD_RESPONSE/)
  // Twice: the loader's own request is only a first attempt.
  shop.fault('products', { kind: 'truncate', times: 2 })
  await shop.show(MUG)
  await expect(link(page)).toBeVisible()
  await expect
    .poll(() => shop.events('error').map(({ from, detail }) => [from, detail.code]))
    .toEqual([['cartlet-buy-button', 'BAD_RESPONSE']])
  await expectLinkWorks(page, shop)
})

test('half an answer to the loader’s early query costs no more than a second query', async ({ page, shop }) => {
  shop.fault('products', { kind: 'truncate' })
  await shop.show(MUG)
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
  expect(shop.sent('products')).toHaveLength(2)
})

// hazard 6
test('half an answer to an add is settled by reading the cart, never by adding again', async ({ page, shop }) => {
  shop.fault('add', { kind: 'truncate', when: 'after' })
  await shop.show(MUG)
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expectTotals(page, { Subtotal: '€18.00' })
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  await expect(drawer(page).getByRole('alert')).toHaveCount(0)
  await expect.poll(() => shop.sent('add')).toHaveLength(1)
  expect(shop.sent('read')).toHaveLength(1)
})

test('an add that is refused with Retry-After is repeated after that time, and adds once', async ({ page, shop }) => {
  shop.fault('add', { kind: 'status', status: 429, headers: { 'retry-after': '1' } })
  await shop.show(MUG)
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expectTotals(page, { Subtotal: '€18.00' })
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  const times = shop.platform.journal.requests({ path: '/ecom/v1/carts/current/add-to-cart' }).map(({ at }) => Date.parse(at))
  expect(times).toHaveLength(2)
  expect((times[1] as number) - (times[0] as number)).toBeGreaterThanOrEqual(1000)
})

test('a change that is put off by a minute is not repeated, and a checkout behind it leaves soon', async ({ page, shop }) => {
  shop.expectConsoleError(/FAULT_429/)
  shop.fault('quantity', { kind: 'status', status: 429, headers: { 'retry-after': '60' } })
  await shop.show(MUG)
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  await expectTotals(page, { Subtotal: '€18.00' })
  await line(page, 'Blue Mug').getByRole('button', { name: 'Increase quantity for Blue Mug' }).click()
  await drawer(page).getByRole('button', { name: 'Checkout', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Pay €/ })).toBeVisible()
  expect(shop.sent('quantity')).toHaveLength(1)
})

test('an add that is put off by a minute fails within seconds, and the next press adds', async ({ page, shop }) => {
  shop.expectConsoleError(/FAULT_429/)
  shop.fault('add', { kind: 'status', status: 429, headers: { 'retry-after': '60' } })
  await shop.show(MUG, { script: 'data-on-add="none"' })
  const button = page.getByRole('button', { name: 'Buy the Blue Mug' })
  await button.click()
  await expect(page.getByRole('alert')).toHaveText('This could not be added to your cart. Please try again.', { timeout: 5_000 })
  await betweenPresses(page)
  await button.click()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
})

test('totals that cannot be estimated are said to be shown at checkout, which still works', async ({ page, shop }) => {
  shop.expectConsoleError(/FAULT_/) // for the author; the visitor reads where the total will be
  shop.fault('estimate', { kind: 'status', status: 400, times: Number.POSITIVE_INFINITY })
  await shop.show(MUG)
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expectTotals(page, { Subtotal: 'Shown at checkout' })
  await expect(line(page, 'Blue Mug')).toContainText('€18.00')
  await drawer(page).getByRole('button', { name: 'Checkout', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Pay €/ })).toBeVisible()
})

test('a visitor whose storage is blocked can still add to the cart', async ({ page, shop }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })
  await shop.show(MUG)
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expectTotals(page, { Subtotal: '€18.00' })
  expect(shop.sent('token')).toHaveLength(1)
})

test('the author’s own link keeps its look when it stays, whatever the element around it resets', async ({ page, shop }) => {
  shop.expectConsoleError(/PRODUCT_NOT_FOUND/)
  const html = (product: string) =>
    `<style>body { font: italic 21px/2 Georgia, serif } a { color: rgb(1, 2, 3) }</style><p>Text ${product ? `<cartlet-buy-button product="${product}">` : ''}<a href="/plain">A link</a>${product ? '</cartlet-buy-button>' : ''} text</p>`
  const look = () =>
    page.getByRole('link', { name: 'A link' }).evaluate((link) => {
      const { font, color, display, letterSpacing } = getComputedStyle(link)
      const { width, height } = link.getBoundingClientRect()
      return { font, color, display, letterSpacing, width, height }
    })
  await shop.show(html(''), { head: '' })
  const before = await look()
  await shop.show(html('no-such-product'))
  await expect.poll(() => shop.events('error')).toHaveLength(1)
  expect(await look()).toEqual(before)
})

const FAR_DOWN = '<div style="height: 4000px"></div>'

test.describe('a product that could not be fetched', () => {
  const showUnreachable = async (page: Page, shop: Shop) => {
    shop.expectConsoleError(/FAULT_503/)
    shop.fault('products', { kind: 'status', status: 503, times: 100 })
    await shop.show(`${MUG}${FAR_DOWN}`, { script: 'data-on-add="none"' })
    // The link is there from the start: only the error shows that the last attempt has failed.
    await expect.poll(() => shop.events('error')).toHaveLength(1)
    await expect(link(page)).toBeVisible()
    shop.platform.faults.clear()
    shop.platform.journal.clear()
  }
  const button = (page: Page) => page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })

  // hazard 57
  test('a product that could not be fetched is sold as soon as the connection is back', async ({ page, shop }) => {
    await showUnreachable(page, shop)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(button(page)).toBeVisible()
    expect(shop.sent('products')).toHaveLength(1)
  })

  test('a product that could not be fetched is requested again only when its element comes near a second time', async ({
    page,
    shop,
  }) => {
    await showUnreachable(page, shop)
    await page.evaluate(() => scrollTo(0, 3000))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000)
    // An observer reports a frame's intersections in the next frame.
    await page.evaluate(() => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(told)))))
    expect(shop.sent('products')).toEqual([])
    await page.evaluate(() => scrollTo(0, 0))
    await expect(button(page)).toBeVisible()
    expect(shop.sent('products')).toHaveLength(1)
  })

  test('a product that was fetched at last is not requested again', async ({ page, shop }) => {
    await showUnreachable(page, shop)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await button(page).click()
    await expect(toggle(page, '1 item')).toBeVisible()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
    expect(shop.sent('products')).toHaveLength(1)
  })
})

/**
 * What a page tells other tabs and what it keeps to itself: broadcast messages, a lost connection, and where tokens must not
 * be.
 */
import type { Page } from '@playwright/test'
import { quantity, toggle } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'

const MUG =
  '<cartlet-buy-button product="blue-mug"><a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a></cartlet-buy-button>'
const QUIET = { script: 'data-on-add="none"' }
const mug = (page: Page) => page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })

// hazard 55
test('an add sends the other tabs at most two messages, and they send none back', async ({ page, shop, context }) => {
  const messages: string[] = []
  await context.exposeBinding('__told', ({ page: from }, name: string) =>
    messages.push(`${from === page ? 'first' : 'other'} ${name}`),
  )
  await context.addInitScript(() => {
    const { postMessage } = BroadcastChannel.prototype
    BroadcastChannel.prototype.postMessage = function (message) {
      ;(window as unknown as { __told(name: string): void }).__told(this.name)
      postMessage.call(this, message)
    }
  })
  await shop.show(MUG, QUIET)
  await mug(page).click()
  await expect(toggle(page, '1 item')).toBeVisible()
  const other = await context.newPage()
  await shop.open(new URL(page.url()).pathname, other)
  await expect(toggle(other, '1 item')).toBeVisible()
  // The add of the first, and the cart that the other has read: by now both have sent the messages of their opening.
  await expect.poll(() => shop.events('cart-change').map(({ detail }) => detail.action)).toEqual(['add', 'sync'])
  messages.length = 0

  await page.getByRole('button', { name: /^Buy the Blue Mug/ }).click()
  await expect(toggle(other, '2 items')).toBeVisible({ timeout: 2000 })
  await expect.poll(() => shop.sent('add')).toHaveLength(2)
  await toggle(other, '2 items').click()
  await expect(quantity(other, 'Blue Mug')).toHaveValue('2')
  expect(messages.filter((one) => one.startsWith('first')).length).toBeGreaterThanOrEqual(1)
  expect(messages.length).toBeLessThanOrEqual(2)
  expect(messages.filter((one) => one.startsWith('other'))).toEqual([])
})

// hazard 57
test('an add without a connection is reported, and the next press adds', async ({ page, shop, context }) => {
  await shop.show(MUG, QUIET)
  await expect(mug(page)).toBeVisible()
  await expect(toggle(page, '0 items')).toBeVisible()
  shop.expectConsoleError(/NETWORK/)
  await context.setOffline(true)
  await mug(page).click()
  await expect(page.getByText(/could not be added|could not reach|Check your connection/i).first()).toBeVisible()
  await expect(mug(page)).not.toHaveAttribute('aria-busy')
  await context.setOffline(false)
  await page.getByRole('button', { name: /^Buy the Blue Mug/ }).click()
  await expect(toggle(page, '1 item')).toBeVisible()
  await expect.poll(() => shop.sent('add')).toHaveLength(1)
})

// hazard 38
test('no token is on the window, in the document or in the console, or sent to any origin but the platform', async ({
  page,
  shop,
}) => {
  const lines: string[] = []
  const requests: { url: string; headers: Record<string, string>; text: string }[] = []
  page.on('console', (message) => lines.push(message.text()))
  page.on('request', (request) =>
    requests.push({ url: request.url(), headers: request.headers(), text: request.postData() ?? '' }),
  )
  await shop.show(`${MUG}<cartlet-account><a href="/members">Members</a></cartlet-account>`)
  await mug(page).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  await page.keyboard.press('Escape')
  const account = page.locator('cartlet-account')
  await account.getByLabel('E-mail').fill('ada@members.example')
  await account.getByLabel('Password', { exact: true }).fill('garden-path')
  await account.getByRole('button', { name: 'Log in' }).click()
  await expect(account.getByRole('button', { name: 'Account: Ada' })).toBeVisible()

  const tokens = await page.evaluate(() => {
    const stored = JSON.parse(Object.entries(localStorage).find(([key]) => key.endsWith(':tokens'))?.[1] ?? '{}')
    return [stored.accessToken, stored.refreshToken] as string[]
  })
  expect(tokens.map((token) => token?.length > 10)).toEqual([true, true])
  const found = await page.evaluate((secrets) => {
    const places: string[] = []
    const has = (text: unknown) => typeof text === 'string' && secrets.some((secret) => text.includes(secret))
    const seen = new Set<unknown>()
    const native = new Set(Object.getOwnPropertyNames(Object.getPrototypeOf(window)))
    const look = (value: unknown, path: string, depth: number) => {
      if (has(value)) places.push(path)
      if (depth > 6 || (typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) return
      seen.add(value)
      for (const key of Reflect.ownKeys(value)) {
        if (value === window && (native.has(String(key)) || /^(localStorage|navigation|caches|frames)$/.test(String(key))))
          continue
        // A value behind a getter is computed by code, not stored there: it is not read.
        const own = Reflect.getOwnPropertyDescriptor(value, key)
        if (own && 'value' in own) look(own.value, `${path}.${String(key)}`, depth + 1)
      }
    }
    look(window, 'window', 0)
    const walk = (root: ParentNode) => {
      for (const one of root.querySelectorAll('*')) {
        if (has((one as HTMLInputElement).value) || [...one.attributes].some(({ value }) => has(value)))
          places.push(one.localName)
        look(Object.fromEntries(Object.entries(one).filter(([key]) => !key.startsWith('__'))), one.localName, 0)
        if (one.shadowRoot) walk(one.shadowRoot)
      }
      if (has(root.textContent)) places.push('text')
    }
    walk(document)
    if (has(JSON.stringify(sessionStorage)) || has(document.cookie) || has(location.href)) places.push('elsewhere')
    return places
  }, tokens)
  expect(found).toEqual([])
  expect(lines.filter((line) => tokens.some((token) => line.includes(token)))).toEqual([])
  const leaks = requests.filter(({ url, headers, text }) => {
    const isPlatform = url.startsWith(shop.platform.url)
    const { authorization, ...others } = headers
    const outside = [url, ...Object.values(others), isPlatform ? '' : `${authorization} ${text}`].join(' ')
    return tokens.some((token) => outside.includes(token))
  })
  expect(leaks.map(({ url }) => url)).toEqual([])
})

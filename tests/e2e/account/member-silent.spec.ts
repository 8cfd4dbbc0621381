/** Silent login: a hidden frame asks the shop for an existing login, and the page stays where it is. */
import type { BrowserContext, Page } from '@playwright/test'
import { drawer, expectTotals, quantity, removeButton, toggle } from '../../support/fixtures/cart'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'
import { SEEDED_PASSWORD } from '../../support/fixtures/members'

const BODY = '<h1>A page</h1><cartlet-buy-button product="blue-mug" label="Add"></cartlet-buy-button>'
/** Allows the page's own scripts and styles, the platform's API and the frame of its login, and nothing else. */
const strict = (api: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; img-src ${api}; connect-src 'self' ${api}; frame-src ${api}`

const roles = (shop: Shop) => shop.events('session-change').map(({ detail }) => (detail as { role: string }).role)
const look = (page: Page) => page.evaluate(() => cartlet.session.login({ silent: true }))
const current = (page: Page) => page.evaluate(() => cartlet.session.current())
const frames = (page: Page) => page.locator('iframe')

/** Logs Ada in on the hosted pages, and leaves this page logged out. */
async function logInAtTheShop(context: BrowserContext, shop: Shop): Promise<void> {
  const page = await context.newPage()
  await shop.open('/members', page)
  await page.evaluate(() => void cartlet.session.login())
  await page.getByLabel('E-mail').fill('ada@members.example')
  await page.getByLabel('Password').fill(SEEDED_PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('button', { name: 'Account: Ada' }).first()).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await page.close()
}

/** The messages of the hosted login, and every navigation of the page itself. */
async function watchPage(page: Page) {
  const left: string[] = []
  page.on('framenavigated', (frame) => frame === page.mainFrame() && left.push(frame.url()))
  await page.evaluate(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    addEventListener('message', ({ data, origin }) => heard.push({ ...data, origin }))
  })
  return { left, heard: () => page.evaluate(() => (window as unknown as { heard: Record<string, string>[] }).heard) }
}

/** Holds the response of the hosted login until the returned function is called. */
async function holdLogin(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/hosted/authorize*', async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

/** The `state` of the pending login, which only the page and the platform know. */
async function stateOf(shop: Shop): Promise<string> {
  const bodies = () =>
    shop.platform.journal.requests().flatMap(({ path, body }) => {
      const { auth } = (path.endsWith('/redirect-session') ? body : {}) as { auth?: { authRequest: { state: string } } }
      return auth ? [auth.authRequest.state] : []
    })
  await expect.poll(() => bodies().length).toBeGreaterThan(0)
  return bodies().at(-1) as string
}

test('a member known to the shop is logged in without a prompt and without leaving the page', async ({ page, shop, context }) => {
  await logInAtTheShop(context, shop)
  await shop.show(BODY, { headers: { 'content-security-policy': strict(shop.platform.url) } })
  await page.evaluate(() => cartlet.ready)
  const { left } = await watchPage(page)
  const release = await holdLogin(page)
  const looking = look(page)
  await expect(frames(page)).toHaveCount(1)
  // The frame is hidden from every user: invisible, not exposed to screen readers, not focusable, whatever the policy says of
  // styles.
  const frame = frames(page)
  expect(await frame.evaluate((one) => [getComputedStyle(one).display, one.getClientRects().length])).toEqual(['none', 0])
  await frame.evaluate((one: HTMLIFrameElement) => one.focus())
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
  expect(await page.locator('body').ariaSnapshot()).not.toContain('iframe')
  release()
  await looking
  expect(await current(page)).toMatchObject({ role: 'member', member: { name: 'Ada' } })
  expect([roles(shop).at(-1), left]).toEqual(['member', []])
  await expect(frames(page)).toHaveCount(0)
})

test('a silent login of a visitor unknown to the shop changes nothing and reports no error', async ({ page, shop }) => {
  await shop.show(BODY)
  await page.evaluate(() => cartlet.ready)
  const { left, heard } = await watchPage(page)
  await look(page)
  expect(await heard()).toEqual([expect.objectContaining({ error: 'login_required', origin: shop.platform.url })])
  expect(await current(page)).toMatchObject({ role: expect.not.stringMatching('member') })
  expect([roles(shop).includes('member'), shop.events('error'), left]).toEqual([false, [], []])
  await expect(frames(page)).toHaveCount(0)
})

// hazard 35
test('a silent login ignores messages of the page, of other frames and origins, and for another login', async ({
  page,
  shop,
  context,
}) => {
  await logInAtTheShop(context, shop)
  // Its image never arrives, so the load event never fires; soon after that event the login would be given up.
  await page.route('**/never.png', () => {})
  await page.route('**/evil?*', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<img src="/never.png"><script>parent.postMessage({ code: 'evil', state: new URLSearchParams(location.search).get('state') }, '*')</script>`,
    }),
  )
  await shop.show(BODY)
  await page.evaluate(() => cartlet.ready)
  const { heard } = await watchPage(page)
  const release = await holdLogin(page)
  const looking = look(page)
  await expect(frames(page)).toHaveCount(1)
  const state = await stateOf(shop)
  const count = async (n: number) => expect.poll(async () => (await heard()).length).toBe(n)

  await page.evaluate((mine) => postMessage({ code: 'evil', state: mine }, '*'), state)
  await count(1)
  // The right state from a foreign frame: once with the page's origin, once with that of the login.
  for (const [index, origin] of [page.url(), shop.platform.url].entries()) {
    await page.evaluate(
      (src) => {
        document.body.append(Object.assign(document.createElement('iframe'), { src, className: 'other' }))
      },
      new URL(`/evil?state=${state}`, origin).href,
    )
    await count(index + 2)
  }
  // The login's own frame, navigated to the page's origin.
  await page.evaluate(
    (src) => {
      document.querySelector<HTMLIFrameElement>('iframe:not(.other)')?.setAttribute('src', src)
    },
    new URL(`/evil?state=${state}`, page.url()).href,
  )
  await count(4)
  // From the right frame and origin, for another login.
  await page.evaluate((src) => {
    document.querySelector<HTMLIFrameElement>('iframe:not(.other)')?.setAttribute('src', src)
  }, new URL('/evil?state=another', shop.platform.url).href)
  await count(5)
  expect(await page.locator('iframe:not(.other)').count()).toBe(1)
  expect(shop.sent('token').map(({ code }) => code)).not.toContain('evil')
  expect(await current(page)).toEqual({ role: 'visitor' })

  release()
  // Another login call ends this one: the frame is removed.
  await page.evaluate(() => cartlet.session.login({ silent: true }))
  await looking
  await expect(page.locator('iframe:not(.other)')).toHaveCount(0)
  expect(await current(page)).toMatchObject({ role: 'member' })
})

// hazard 21
test('a policy that blocks frames leaves the visitor logged out and no frame in the page', async ({ page, shop }) => {
  shop.expectConsoleError(/violates the following Content Security Policy directive: "frame-src 'none'"/)
  shop.expectConsoleError(/Add it to the policy: frame-src/)
  const policy = strict(shop.platform.url).replace(/frame-src .*/, "frame-src 'none'")
  await shop.show(BODY, { headers: { 'content-security-policy': policy } })
  await page.evaluate(() => cartlet.ready)
  await look(page)
  await expect(frames(page)).toHaveCount(0)
  expect(roles(shop)).not.toContain('member')
  expect(await shop.takeProblems()).toEqual([expect.stringContaining('policy violation: frame-src')])
})

test('version 1 of the cart ends while the shop is asked for a login: the member has the visitor’s lines, and goes on in version 2', async ({
  page,
  shop,
  context,
}) => {
  await logInAtTheShop(context, shop)
  await shop.show(BODY)
  await page.getByRole('button', { name: /^Add/ }).click()
  await expectTotals(page, { Subtotal: '€18.00' })
  const release = await holdLogin(page)
  const looking = look(page)
  await expect(frames(page)).toHaveCount(1)
  shop.platform.setCart({ versions: 'v2', goneAs: '410' })
  await drawer(page).getByRole('button', { name: 'Increase quantity for Blue Mug' }).click()
  release()
  await looking
  expect(await current(page)).toMatchObject({ role: 'member', member: { name: 'Ada' } })
  await expect(quantity(page, 'Blue Mug')).toHaveValue('2')
  await expectTotals(page, { Subtotal: '€36.00' })
  await expect(drawer(page).getByRole('alert')).toHaveCount(0)
  await removeButton(page, 'Blue Mug').click()
  await drawer(page).getByRole('button', { name: 'Undo' }).click()
  await expectTotals(page, { Subtotal: '€36.00' })
  await page.reload()
  await expect(toggle(page, '2 items')).toBeVisible()
  expect(await current(page)).toMatchObject({ role: 'member' })
})

/**
 * The session through the page's API: to the hosted login and back, the member's name, logout in every tab. The screens have
 * their own specs.
 */
import type { Page } from '@playwright/test'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'
import { betweenPresses } from '../../support/pages/press-pause'

const ADD = '<cartlet-buy-button product="blue-mug" label="Add"></cartlet-buy-button>'
const LOGIN = `${ADD}<button type="button" data-cartlet-login>Members</button>`

interface Api {
  ready: Promise<void>
  session: { current(): Promise<object>; login(more?: object): Promise<void>; logout(more?: object): Promise<void> }
  cart: { get(): Promise<{ count: number }> }
}
const current = (page: Page) => page.evaluate(() => (window as unknown as { cartlet: Api }).cartlet.session.current())
const count = (page: Page) => page.evaluate(async () => (await (window as unknown as { cartlet: Api }).cartlet.cart.get()).count)

async function logIn(page: Page) {
  await page.getByLabel('E-mail').fill('ada@members.example')
  await page.getByLabel('Password').fill('garden-path')
  await page.getByRole('button', { name: 'Log in' }).click()
}
const addOne = (page: Page) => page.locator('cartlet-buy-button').getByRole('button').click()
const roles = (shop: Shop) => shop.events('session-change').map(({ detail }) => (detail as { role: string }).role)

// hazard 27
test('a visitor logs in on the hosted page and keeps the cart, and logs out to an empty one', async ({ page, shop }) => {
  await shop.show(LOGIN, { script: 'data-on-add="none"' })
  await addOne(page)
  await expect.poll(() => shop.sent('add').length).toBe(1)
  const left = page.url()
  await page.getByRole('button', { name: 'Members' }).click()
  await page.waitForURL(/\/hosted\/authorize/)
  await logIn(page)
  await page.waitForURL((url) => url.href.startsWith(left))

  await expect.poll(() => roles(shop)).toContain('member')
  expect(page.url()).toBe(left)
  expect(await page.evaluate(() => [JSON.stringify(sessionStorage), document.documentElement.outerHTML].join('\n'))).not.toMatch(
    /codeVerifier|JWS\./,
  )
  expect(await current(page)).toMatchObject({ role: 'member', member: { name: 'Ada', email: 'ada@members.example' } })
  expect(await count(page)).toBe(1)

  await page.evaluate(() => void (window as unknown as { cartlet: Api }).cartlet.session.logout())
  await page.waitForURL(/\/hosted\/logout/)
  await page.waitForURL((url) => url.href.startsWith(left))
  // The button on the page that it leads back to has requested a token for a new visitor.
  await expect.poll(() => current(page)).toEqual({ role: 'visitor' })
  expect(await count(page)).toBe(0)
})

// hazard 31
test('a logout in one tab logs the other tab out', async ({ page, shop, context }) => {
  await shop.show(LOGIN, { script: 'data-on-add="none"' })
  await addOne(page)
  await page.getByRole('button', { name: 'Members' }).click()
  await logIn(page)
  await expect.poll(() => roles(shop)).toContain('member')

  const other = await context.newPage()
  await shop.open(new URL(page.url()).pathname, other)
  await expect.poll(() => current(other)).toMatchObject({ role: 'member' })
  await other.evaluate(() => void (window as unknown as { cartlet: Api }).cartlet.session.logout())
  await other.waitForURL(/\/hosted\/logout/)
  await expect.poll(() => current(page)).not.toMatchObject({ role: 'member' })
  // The first tab reads its cart when the other announces the session: whether that comes before the logout is chance.
  expect((await shop.takeProblems()).filter((problem) => problem !== 'answer 401: GET /ecom/v1/carts/current')).toEqual([])
})

// hazard 36
test('an authorization code that this page never requested is not redeemed, and the address stays', async ({ page, shop }) => {
  await shop.show(LOGIN, { script: 'data-on-add="none"' })
  await page.goto(`${page.url()}#code=made-up&state=made-up`)
  await page.reload()
  await addOne(page)
  expect(page.url()).toContain('#code=made-up')
  expect(shop.sent('token').map(({ grantType }) => grantType)).not.toContain('authorization_code')
})

const PARTS = { state: /\/dist\/account-\w{7}\.js/, tokens: /\/dist\/entry-\w{7}\.js/ }
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: 'This login could not be completed. Please try again.' })
const codes = (shop: Shop) => shop.events('error').map(({ detail }) => (detail as { code: string }).code)

for (const [what, file] of Object.entries(PARTS)) {
  test(`a press that logs in is answered when the code of its ${what} cannot be loaded, and the next press loads it`, async ({
    page,
    shop,
  }) => {
    shop.expectConsoleError(/LOAD_FAILED/)
    await page.route(file, (route) => route.abort())
    await shop.show(LOGIN)
    await page.getByRole('button', { name: 'Members' }).click()
    await expect(failed(page)).toBeVisible()
    expect(codes(shop)).toEqual(['LOAD_FAILED'])
    await page.unroute(file)
    await betweenPresses(page)
    await page.getByRole('button', { name: 'Members' }).click()
    await page.waitForURL(/\/hosted\/authorize/)
  })

  test(`a return from the login says that the code of its ${what} cannot be loaded, and the next login works`, async ({
    page,
    shop,
  }) => {
    shop.expectConsoleError(/LOAD_FAILED/)
    await shop.show(LOGIN)
    const left = page.url()
    await page.getByRole('button', { name: 'Members' }).click()
    await page.waitForURL(/\/hosted\/authorize/)
    await page.route(file, (route) => route.abort())
    await logIn(page)
    await page.waitForURL((url) => url.href.startsWith(left))
    await expect(failed(page)).toBeVisible()
    expect(codes(shop)).toEqual(['LOAD_FAILED'])
    await page.unroute(file)
    await betweenPresses(page)
    await page.getByRole('button', { name: 'Members' }).click()
    await page.waitForURL(/\/hosted\/authorize/)
    await logIn(page)
    await expect.poll(() => roles(shop)).toContain('member')
  })
}

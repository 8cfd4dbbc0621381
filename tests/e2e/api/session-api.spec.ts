/** The session in the browser by the page's API: to the hosted login and back, known by name, out again in every tab. The screens have a spec of their own. */
import type { Page } from '@playwright/test'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'

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
test('a visitor becomes a member by the hosted login with the cart kept, and leaves it behind', async ({ page, shop }) => {
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
  // The button of the page it leads back to has asked for a new visitor's token.
  await expect.poll(() => current(page)).toEqual({ role: 'visitor' })
  expect(await count(page)).toBe(0)
})

// hazard 31
test('whoever logs out in one tab is out in the other', async ({ page, shop, context }) => {
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
  // The first tab reads its cart because the other has said who it is: whether that comes before the log-out is chance.
  expect((await shop.takeProblems()).filter((problem) => problem !== 'answer 401: GET /ecom/v1/carts/current')).toEqual([])
})

// hazard 36
test('an answer that this page never asked for is not redeemed, and the page keeps its address', async ({ page, shop }) => {
  await shop.show(LOGIN, { script: 'data-on-add="none"' })
  await page.goto(`${page.url()}#code=made-up&state=made-up`)
  await page.reload()
  await addOne(page)
  expect(page.url()).toContain('#code=made-up')
  expect(shop.sent('token').map(({ grantType }) => grantType)).not.toContain('authorization_code')
})

/** Members on a connection that hangs or breaks: a logout takes effect at once, and typed values are kept. */
import type { Page } from '@playwright/test'
import { enAccount } from '../../../src/i18n/compiled/english/en-account'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'
import { button, field, logIn, menu, onPage, PASSWORD, register, SEEDED_PASSWORD } from '../../support/fixtures/members'

const REDIRECT = '**/redirect-session'
/** Accepts the request and never answers it. */
const hang = () => {}

const isStored = (page: Page) => page.evaluate(() => /"role":"member"/.test(Object.values(localStorage).join()))
const asked = ({ platform }: Shop, path: string) => platform.journal.requests().filter((seen) => seen.path.endsWith(path)).length

test('a logout on a hanging connection takes effect at once in every tab, and shows a warning after the timeout', async ({
  page,
  shop,
  context,
}) => {
  shop.expectConsoleError(/TIMEOUT/)
  await page.clock.install()
  await shop.open('/members')
  await logIn(onPage(page), 'ada@members.example')
  await expect(menu(onPage(page), 'Ada')).toBeVisible()
  const other = await context.newPage()
  await shop.open('/members', other)
  await expect(menu(onPage(other), 'Ada')).toBeVisible()
  expect(await isStored(page)).toBe(true)
  for (const tab of [page, other]) await tab.route(`${shop.platform.url}/**`, hang)
  // The other tab already waits for a response.
  await other.evaluate(() => void cartlet.cart.get().catch(() => {}))

  const leaving = page.waitForRequest(REDIRECT)
  await menu(onPage(page), 'Ada').click()
  await button(onPage(page), 'Log out').click()
  await leaving
  for (const tab of [page, other]) await expect(button(onPage(tab), 'Log in')).toBeVisible()
  expect([await isStored(page), await isStored(other)]).toEqual([false, false])
  expect(await page.evaluate(() => cartlet.session.current())).toEqual({ role: 'none' })

  await page.clock.fastForward('00:06')
  await expect(onPage(page).getByRole('alert')).toHaveText(enAccount.failures.loggedOutHereOnly)
  expect(page.url()).toBe(shop.url('/members'))
  await context.unrouteAll()
  for (const tab of [page, other]) await tab.unrouteAll()
  await other.close()
})

test('logout() removes the stored session without waiting for a chunk that does not arrive', async ({ page, shop }) => {
  await shop.open('/members')
  await logIn(onPage(page), 'ada@members.example')
  await expect(menu(onPage(page), 'Ada')).toBeVisible()
  await page.route(/\/dist\/account-\w{7}\.js/, hang)
  await shop.show('<cartlet-buy-button product="blue-mug" label="Add"></cartlet-buy-button>')
  await page.evaluate(() => cartlet.ready)
  expect(await isStored(page)).toBe(true)
  const wanted = page.waitForRequest(/\/dist\/account-\w{7}\.js/)
  await page.evaluate(() => void cartlet.session.logout().catch(() => {}))
  await wanted
  expect(await isStored(page)).toBe(false)
})

test('a login keeps its form when the step after it fails, and a retry does not send the login again', async ({ page, shop }) => {
  shop.expectConsoleError(/NETWORK/)
  await shop.open('/members')
  await page.route(REDIRECT, (route) => route.abort())
  await logIn(onPage(page), 'ada@members.example')
  await expect(onPage(page).getByRole('alert')).toHaveText(enAccount.failures.outOfReach)
  await expect(field(onPage(page), 'E-mail')).toHaveValue('ada@members.example')
  await expect(field(onPage(page), 'Password')).toHaveValue(SEEDED_PASSWORD)
  await page.unroute(REDIRECT)
  await button(onPage(page), 'Try again').click()
  await expect(menu(onPage(page), 'Ada')).toBeVisible()
  expect(asked(shop, '/v2/login')).toBe(1)
})

test('a registration keeps the typed values when the step after it fails, and is sent only once', async ({ page, shop }) => {
  shop.expectConsoleError(/NETWORK/)
  await shop.open('/members')
  await page.route(REDIRECT, (route) => route.abort())
  await register(onPage(page), 'grace@members.example', { 'First name': 'Grace' })
  await expect(onPage(page).getByRole('alert')).toHaveText(enAccount.failures.outOfReach)
  await expect(onPage(page).getByLabel(/^First name/)).toHaveValue('Grace')
  await expect(field(onPage(page), 'Password')).toHaveValue(PASSWORD)
  await page.unroute(REDIRECT)
  await button(onPage(page), 'Try again').click()
  await expect(menu(onPage(page), 'Grace')).toBeVisible()
  expect(asked(shop, '/v2/register')).toBe(1)
})

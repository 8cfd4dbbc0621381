/** Which files an account downloads and when, and what is shown when one of them cannot be loaded or nothing can be stored. */
import type { Page } from '@playwright/test'
import { enAccountEntry } from '../../../src/i18n/compiled/english/en-account-entry'
import { enAccountMenu } from '../../../src/i18n/compiled/english/en-account-menu'
import { expect, test } from '../../support/fixtures/fixtures'
import { button, field, logIn, menu, onPage, PASSWORD, register } from '../../support/fixtures/members'

const EMAIL = 'ada@members.example'
const later = '**/dist/account-forms-*'
const sends = /\/dist\/work-\w{7}\.js/
const enters = /\/dist\/entry-\w{7}\.js/
const shows = '**/dist/account-menu-*'
const missing = (page: Page) => onPage(page).getByRole('alert').filter({ hasText: enAccountEntry.loadFailed })

/** Blocks the file until the returned function is called. */
async function without(page: Page, file: string | RegExp) {
  await page.route(file, (route) => route.abort())
  return () => page.unroute(file)
}

test('the login form is shown before any file of a later step is downloaded', async ({ page, shop }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  const has = (...names: string[]) => names.map((name) => files.some((file) => new RegExp(`/${name}-\\w{7}.js$`).test(file)))
  const LATER = ['account-forms', 'account-menu', 'work', 'entry', 'captcha']
  await shop.show('<section aria-label="Log in on this page"><cartlet-account></cartlet-account></section>')
  await expect(field(onPage(page), 'E-mail')).toBeVisible()
  expect(has('account-element', 'account')).toEqual([true, true])
  await page.waitForLoadState('networkidle')
  expect(has(...LATER)).toEqual([false, false, false, false, false])
  await field(onPage(page), 'E-mail').focus()
  await expect.poll(() => has(...LATER)).toEqual([true, false, true, false, false])
  await logIn(onPage(page), EMAIL)
  await expect(menu(onPage(page), 'Ada')).toBeVisible()
  expect(has(...LATER)).toEqual([true, true, true, true, false])
})

test.describe('chunks that cannot be loaded', () => {
  test('a form chunk that cannot be loaded shows an error and a "Try again" button that works', async ({ page, shop }) => {
    shop.expectConsoleError(/LOAD_FAILED/)
    const mend = await without(page, later)
    await shop.open('/members')
    await button(onPage(page), 'I am new here').click()
    await expect(missing(page)).toBeVisible()
    await expect(button(onPage(page), 'Try again')).toBeFocused()
    await mend()
    await page.keyboard.press('Enter')
    await expect(onPage(page).getByRole('heading', { name: 'Create an account' })).toBeFocused()
  })

  test('a login whose sending chunk cannot be loaded keeps the typed values and can be sent again', async ({ page, shop }) => {
    shop.expectConsoleError(/LOAD_FAILED/)
    const mend = await without(page, sends)
    await shop.open('/members')
    await logIn(onPage(page), EMAIL)
    await expect(missing(page)).toBeVisible()
    await expect(field(onPage(page), 'E-mail')).toHaveValue(EMAIL)
    await mend()
    await button(onPage(page), 'Log in').click()
    await expect(menu(onPage(page), 'Ada')).toBeVisible()
  })

  test('a login whose token chunk cannot be loaded can be sent again', async ({ page, shop }) => {
    shop.expectConsoleError(/LOAD_FAILED/)
    const mend = await without(page, enters)
    await shop.open('/members')
    await logIn(onPage(page), EMAIL)
    await expect(missing(page)).toBeVisible()
    await mend()
    await logIn(onPage(page), EMAIL)
    await expect(menu(onPage(page), 'Ada')).toBeVisible()
  })

  test('a menu chunk that cannot be loaded can be tried again', async ({ page, shop }) => {
    shop.expectConsoleError(/LOAD_FAILED/)
    const mend = await without(page, shows)
    await shop.open('/members')
    await logIn(onPage(page), EMAIL)
    await expect(missing(page)).toBeVisible()
    await mend()
    await button(onPage(page), 'Try again').click()
    await expect(menu(onPage(page), 'Ada')).toBeFocused()
  })
})

const KEEPERS = {
  'is blocked': () =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    }),
  'is full': () => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, value) {
      if (this === localStorage) throw new DOMException('No room.', 'QuotaExceededError')
      setItem.call(this, key, value)
    }
  },
}

for (const [name, spoil] of Object.entries(KEEPERS))
  test(`a member who registers where storage ${name} sees one polite notice that the login ends with the page`, async ({
    page,
    shop,
  }) => {
    const notice = page.getByText(enAccountMenu.forPageOnly)
    await page.addInitScript(spoil)
    await shop.open('/members')
    await register(onPage(page), 'nell@example.com', { 'First name': 'Nell' })
    await expect(menu(onPage(page), 'Nell')).toBeVisible()
    await expect(notice).toHaveCount(1)
    await expect(onPage(page).getByRole('status').filter({ hasText: enAccountMenu.forPageOnly })).toBeVisible()
    expect(await page.locator('dialog:modal').count()).toBe(0)
    expect(await page.evaluate(() => cartlet.session.current())).toMatchObject({ role: 'member' })

    await menu(onPage(page), 'Nell').click()
    await button(onPage(page), 'Change password').click()
    await field(onPage(page), 'New password').fill(`${PASSWORD} too`)
    await button(onPage(page), 'Save password').click()
    await expect(onPage(page).getByText(enAccountMenu.passwordChanged)).toBeVisible()
    await expect(notice).toHaveCount(0)
    await page.reload()
    await expect(button(onPage(page), 'Log in')).toBeVisible()
  })

test('a member whose login is stored sees no notice about storage', async ({ page, shop }) => {
  await shop.open('/members')
  await logIn(onPage(page), EMAIL)
  await expect(menu(onPage(page), 'Ada')).toBeVisible()
  await expect(page.getByText(enAccountMenu.forPageOnly)).toHaveCount(0)
})

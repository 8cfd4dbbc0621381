/** Accessibility of the account screens: axe in every state, and the keyboard alone. */

import { expect, test } from '../../support/fixtures/fixtures'
import {
  button,
  codeInMailbox,
  field,
  logIn,
  menu,
  onPage,
  openRegistration,
  PASSWORD,
  register,
} from '../../support/fixtures/members'
import { expectClean } from '../../support/pages/axe'
import { sampled } from '../../support/sample'

const LOOKS = [
  { name: 'light', scheme: 'light', width: 1280 },
  { name: 'dark and narrow', scheme: 'dark', width: 360 },
] as const

// hazard 58, 62
for (const { name, scheme, width } of sampled(LOOKS, 'looks of the account'))
  test(`axe finds no violation in any account screen: ${name}`, async ({ page, shop }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    for (const code of ['-19971', '-19976']) shop.expectCode(code)
    const { rules } = shop.platform.identity()
    const here = onPage(page)
    await shop.open('/members')
    await expect(here.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await expectClean(page, 'Forgot your password?', 'cartlet-account')
    await button(here, 'Log in').click()
    await expectClean(page, 'Enter your e-mail address.', 'cartlet-account')
    await logIn(here, 'ada@members.example', 'not this one')
    await expect(here.getByRole('alert')).toBeVisible()
    await expectClean(page, 'That is not the password.', 'cartlet-account')

    await register(here, 'new@verify.example')
    await expect(here.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
    await expectClean(page, 'We have sent a code', 'cartlet-account')
    await button(here, 'Back to log in').click()
    await button(here, 'I am new here').click()
    await expectClean(page, 'I have an account', 'cartlet-account')
    await button(here, 'I have an account').click()
    await button(here, 'Forgot your password?').click()
    await expectClean(page, 'We send you a link', 'cartlet-account')
    await button(here, 'Send me a link').click()
    await expect(here.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
    await expectClean(page, 'Back to log in', 'cartlet-account')
    await button(here, 'Back to log in').click()
    await logIn(here, 'otis@members.example')
    await expect(here.getByRole('heading', { name: 'Almost there' })).toBeVisible()
    await expectClean(page, 'The shop looks at every new account', 'cartlet-account')
    await button(here, 'Back to log in').click()
    await logIn(here, 'tess@members.example')
    await expect(here.getByRole('radio')).toHaveCount(3)
    await expectClean(page, 'Do not ask again', 'cartlet-account')
    await button(here, 'Back to log in').click()

    rules.set({ captcha: 'visible' })
    await logIn(here, 'ada@members.example')
    await expect(page.locator('[slot=captcha]').getByRole('textbox')).toBeVisible()
    await expectClean(page, 'answer the security check', 'cartlet-account')
    rules.set({ captcha: 'none' })
    await button(here, 'I am new here').click()
    await button(here, 'I have an account').click()
    await logIn(here, 'ada@members.example')
    await menu(here, 'Ada').click()
    await expectClean(page, 'My subscriptions', 'cartlet-account')
    await button(here, 'Change password').click()
    await expectClean(page, 'Save password', 'cartlet-account')
  })

// hazard 58
test('a visitor registers, verifies, reads the menu and logs out by keyboard alone', async ({ page, shop }) => {
  const { keyboard } = page
  const here = onPage(page)
  const email = 'keys@verify.example'
  await shop.open('/members')
  await expect(button(here, 'Log in')).toBeVisible()
  await field(here, 'E-mail').focus()
  const order = [field(here, 'Password'), ...['Show password', 'Log in', 'I am new here'].map((name) => button(here, name))]
  for (const next of order) {
    await keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
  await keyboard.press('Enter')
  await expect(here.getByRole('heading', { name: 'Create an account' })).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.type('Kay')
  await here.getByLabel('E-mail').focus()
  await keyboard.type(email)
  await keyboard.press('Tab')
  await keyboard.type(PASSWORD)
  await keyboard.press('Enter')
  await expect(here.getByRole('heading', { name: 'Check your mail' })).toBeFocused()
  await keyboard.press('Tab')
  await expect(field(here, 'Code')).toBeFocused()
  await keyboard.type(await codeInMailbox(page, shop.platform, email))
  await keyboard.press('Enter')

  await expect(menu(here, 'Kay')).toBeFocused()
  await keyboard.press('Enter')
  for (const link of ['My account', 'My orders', 'My subscriptions', 'My bookings', 'My events']) {
    await keyboard.press('Tab')
    await expect(here.getByRole('link', { name: link })).toBeFocused()
  }
  await keyboard.press('Escape')
  await expect(menu(here, 'Kay')).toBeFocused()
  await expect(here.getByRole('link', { name: 'My orders' })).toBeHidden()
  await keyboard.press('Enter')
  await keyboard.press('Shift+Tab')
  await expect(here.getByRole('link', { name: 'My orders' })).toBeHidden()
  await menu(here, 'Kay').focus()
  await keyboard.press('Enter')
  await button(here, 'Log out').focus()
  await keyboard.press('Enter')
  await expect(button(here, 'Log in')).toBeVisible()
})

test('every control of the registration form is at least 44 px high, and nothing scrolls sideways at 320 px', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await shop.open('/members')
  const here = onPage(page)
  await openRegistration(here)
  for (const control of await here.getByRole('button').or(here.getByRole('textbox')).all()) {
    const box = await control.boundingBox()
    expect([await control.getAttribute('name'), Math.round(box?.height ?? 0) >= 44]).toEqual([
      await control.getAttribute('name'),
      true,
    ])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

/** The account screens by keyboard alone, and their sizes; axe sees their states in `states.spec.ts`. */

import { expect, test } from '../../support/fixtures/fixtures'
import { button, codeInMailbox, field, menu, onPage, openRegistration, PASSWORD } from '../../support/fixtures/members'

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
  await expect(here.getByRole('heading', { name: 'Check your e-mail' })).toBeFocused()
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

/** The whole journey of a member in both modes: from a visitor's cart to the list of orders, and logout. */
import type { Page } from '@playwright/test'
import { drawer, expectTotals, fillCheckout, quantity, toggle } from '../../support/fixtures/cart'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'
import {
  button,
  byRedirect,
  codeInMailbox,
  field,
  keepSecrets,
  logOut,
  menu,
  onPage,
  PASSWORD,
  register,
} from '../../support/fixtures/members'

const EMAIL = 'grace@verify.example'

async function addAsVisitor(page: Page, shop: Shop): Promise<void> {
  await shop.open('/members')
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expectTotals(page, { Subtotal: '€18.00' })
  await page.keyboard.press('Escape')
}

async function registerHere(page: Page, shop: Shop): Promise<void> {
  await register(onPage(page), EMAIL, { 'First name': 'Grace', 'Cups of tea a day': '3.5', 'Date of birth': '1906-12-09' })
  await expect(onPage(page).getByText(`We have sent a code to ${EMAIL}.`)).toBeVisible()
  await field(onPage(page), 'Code').fill(await codeInMailbox(page, shop.platform, EMAIL))
  await button(onPage(page), 'Continue').click()
}

async function registerOnTheShopsPage(page: Page, shop: Shop): Promise<void> {
  await button(byRedirect(page), 'Log in').click()
  await page.getByRole('link', { name: 'I am new here' }).click()
  await page.getByLabel('First name').fill('Grace')
  await page.getByLabel('E-mail').fill(EMAIL)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByLabel('Code').fill(await codeInMailbox(page, shop.platform, EMAIL))
  await page.getByRole('button', { name: 'Go on' }).click()
}

const WAYS = [
  { mode: 'page', enter: registerHere, where: onPage },
  { mode: 'redirect', enter: registerOnTheShopsPage, where: byRedirect },
] as const

for (const { mode, enter, where } of WAYS) {
  test(`mode="${mode}": a visitor registers, keeps the cart, pays, finds the order and logs out to an empty cart`, async ({
    page,
    shop,
    context,
  }) => {
    const kept = keepSecrets(context)
    const { platform } = shop
    await addAsVisitor(page, shop)
    await enter(page, shop)

    await expect(menu(where(page), 'Grace')).toBeVisible()
    await expect.poll(() => page.url()).toBe(shop.url('/members'))
    // Both elements show the member, and the page gets the event.
    await expect(menu(onPage(page), 'Grace')).toBeVisible()
    await expect(menu(byRedirect(page), 'Grace')).toBeVisible()
    expect(shop.events('session-change').map(({ detail }) => detail)).toContainEqual({ role: 'member' })
    const account = platform.identity().accounts.findByEmail(EMAIL)
    if (mode === 'page')
      expect(account?.profile).toMatchObject({
        firstName: 'Grace',
        birthdate: '1906-12-09',
        customFields: [{ name: 'tea-per-day', value: { numValue: 3.5 } }],
      })
    expect(await kept.placesOf(page, shop.events())).toEqual([])

    await toggle(page, '1 item').first().press('Enter')
    await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
    await drawer(page).getByRole('button', { name: 'Checkout' }).click()
    await fillCheckout(page)
    await page.getByRole('button', { name: /^Pay €/ }).click()
    await expect(page).toHaveURL(shop.url('/members'))
    expect(platform.orders().map(({ visitorId }) => visitorId)).toEqual([account?.id])

    await menu(where(page), 'Grace').click()
    const ordersLink = where(page).getByRole('link', { name: 'My orders' })
    // Before the shop has answered, the link leads to the orders on the shop's own page.
    await expect(ordersLink).toHaveAttribute('aria-haspopup', 'dialog')
    await ordersLink.click()
    const orders = page.getByRole('dialog', { name: 'Your orders' })
    await expect(orders.getByRole('button', { name: 'Order 10001' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(orders).toHaveCount(0)

    await page.getByRole('button', { name: 'Buy the notebook' }).click()
    await expect(quantity(page, 'Field Notebook')).toHaveValue('1')
    await page.keyboard.press('Escape')
    await menu(where(page), 'Grace').click()
    await logOut(page, where(page))
    await expect(page).toHaveURL(shop.url('/members'))
    await expect(button(byRedirect(page), 'Log in')).toBeVisible()
    await expect(toggle(page, '0 items').first()).toBeVisible()
    await page.goto(`${platform.url}/hosted/members/my-orders`)
    await expect(page.getByRole('heading', { name: 'You are not logged in' })).toBeVisible()

    await addAsVisitor(page, shop)
    await toggle(page, '1 item').first().click()
    await expect(page.getByRole('spinbutton')).toHaveCount(1)
    expect(kept.secrets.size).toBeGreaterThan(4)
    expect(await kept.placesOf(page, shop.events())).toEqual([])
  })
}

test('a login and a logout take effect in every open tab', async ({ page, shop, context }) => {
  await shop.open('/members')
  const other = await context.newPage()
  await shop.open('/members', other)
  await expect(button(onPage(other), 'Log in')).toBeVisible()
  await field(onPage(page), 'E-mail').fill('ada@members.example')
  await field(onPage(page), 'Password').fill('garden-path')
  await field(onPage(page), 'Password').press('Enter')
  await expect(menu(onPage(page), 'Ada')).toBeVisible()
  await expect(menu(onPage(other), 'Ada')).toBeVisible()
  // A cart request that is in flight at the logout is refused.
  shop.expectAnyAnswer()
  await menu(onPage(other), 'Ada').click()
  await button(onPage(other), 'Log out').click()
  await expect(other).toHaveURL(shop.url('/members'))
  await expect(button(onPage(other), 'Log in')).toBeVisible()
  await expect(button(onPage(page), 'Log in')).toBeVisible()
})

test('a page without the account element downloads none of its files, and one with it no captcha', async ({ page, shop }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  const loaded = (name: string) => files.some((file) => new RegExp(`/${name}-\\w{7}.js$`).test(file))
  await shop.open('/blog')
  await page.evaluate(() => cartlet.ready)
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug' })).toBeVisible()
  expect([loaded('account-element'), loaded('account'), loaded('captcha')]).toEqual([false, false, false])
  await shop.open('/members')
  await expect(button(onPage(page), 'Log in')).toBeVisible()
  expect([loaded('account-element'), loaded('account'), loaded('captcha')]).toEqual([true, true, false])
})

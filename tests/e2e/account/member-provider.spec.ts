/** Logging in with an account elsewhere: over the shop's hosted login to the provider, and back to the page. */
import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures/fixtures'
import { button, menu, onPage } from '../../support/fixtures/members'

const ACCOUNT = (providers: string) =>
  `<section aria-label="Log in on this page"><cartlet-account providers="${providers}"><a href="/account">My account</a></cartlet-account></section>`

/** The local platform plays the provider, which believes any name and address. */
async function goOnAs(page: Page, name: string, email: string, provider: string) {
  await expect(page.getByRole('heading', { name: provider })).toBeVisible()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('textbox', { name: 'First name' }).fill(name)
  await page.getByRole('button', { name: 'Go on as this person' }).click()
}

for (const [label, provider, entry] of [
  ['Google', 'Google', 'google'],
  ['Facebook', 'Facebook', 'facebook'],
  ['Northwind', 'Northwind ID', 'idp-conn-1(Northwind)'],
] as const)
  test(`"Continue with ${label}" leads to the provider and back to the page, logged in`, async ({ page, shop, platform }) => {
    await shop.show(ACCOUNT(`google facebook ${entry}`))
    const here = page.url()
    await button(onPage(page), `Continue with ${label}`).click()
    await goOnAs(page, 'Grace', 'grace@provider.example', provider)
    await expect(menu(onPage(page), 'Grace')).toBeVisible()
    await expect.poll(() => page.url()).toBe(here)
    expect(platform.identity().accounts.findByEmail('grace@provider.example')?.emailVerified).toBe(true)
    expect(await page.evaluate(() => cartlet.session.current())).toMatchObject({ role: 'member' })
    await page.reload()
    await expect(menu(onPage(page), 'Grace')).toBeVisible()
  })

test('session.login({ provider }) leads to the provider, and a misspelt one is an error that names what is allowed', async ({
  page,
  shop,
}) => {
  shop.expectConsoleError(/INVALID_ARGUMENT/)
  await shop.show(ACCOUNT(''))
  await expect(button(onPage(page), 'Log in')).toBeVisible()
  const here = page.url()
  await page.evaluate(() => cartlet.session.login({ provider: 'gogle' as 'google' }))
  await expect
    .poll(() => shop.events('error').map(({ detail }) => detail))
    .toContainEqual(
      expect.objectContaining({ code: 'INVALID_ARGUMENT', message: expect.stringContaining("'google', 'facebook'") }),
    )
  expect(page.url()).toBe(here)
  await page.evaluate(() => void cartlet.session.login({ provider: { connectionId: 'idp-conn-1' } }))
  await goOnAs(page, 'Ada', 'ada@members.example', 'Northwind ID')
  await expect(menu(onPage(page), 'Ada')).toBeVisible()
  await expect.poll(() => page.url()).toBe(here)
})

/** The member's menu beside the cart toggle, in a narrow header that clips: only where the author asks for it. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'
import { button, logIn, menu, onPage, SEEDED_PASSWORD } from '../../support/fixtures/members'

const HEADER = `<header style="overflow: hidden; display: flex; justify-content: end; height: 52px">
<cartlet-cart-toggle account sections="ORDERS ACCOUNT_INFO"><a href="%%API%%/">Shop</a></cartlet-cart-toggle></header>
<main><h1>A page</h1><p id="elsewhere">Words</p></main>`
const here = (page: Page) => page.locator('cartlet-cart-toggle')
const cart = (page: Page) => here(page).getByRole('button', { name: /^Cart/ })
const expectClean = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).include('cartlet-cart-toggle').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}
const link = (page: Page, name: string) => here(page).getByRole('link', { name })

async function show(page: Page, shop: Shop): Promise<void> {
  await page.setViewportSize({ width: 360, height: 640 })
  await shop.show(HEADER, { script: `data-members-url="${shop.platform.url}/hosted/members" data-cart="none"` })
}

async function enter(page: Page): Promise<void> {
  await button(here(page), 'Log in').click()
  await page.getByLabel('E-mail').fill('ada@members.example')
  await page.getByLabel('Password').fill(SEEDED_PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(menu(here(page), 'Ada')).toBeVisible()
}

test('the menu leads to the hosted login and back, and its panel is unclipped and within the screen', async ({ page, shop }) => {
  await show(page, shop)
  await expect(cart(page)).toBeVisible()
  await expect(button(here(page), 'Log in')).toBeVisible()
  await expectClean(page)
  await enter(page)
  await menu(here(page), 'Ada').click()
  await expect(link(page, 'My orders')).toBeVisible()
  await expectClean(page)
  const panel = await here(page).locator('.panel').boundingBox()
  if (!panel) throw new Error('The panel has no box')
  expect([panel.x >= 0, panel.x + panel.width <= 360, panel.y + panel.height <= 640]).toEqual([true, true, true])
  // Nothing clips the panel: its corners belong to our element.
  for (const [x, y] of [
    [panel.x + 4, panel.y + 4],
    [panel.x + panel.width - 4, panel.y + panel.height - 4],
  ] as const)
    expect(await page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.localName, [x, y] as const)).toBe(
      'cartlet-cart-toggle',
    )
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await link(page, 'My orders').click()
  await expect(page.getByRole('dialog', { name: 'Your orders' })).toBeVisible()
  await page.keyboard.press('Escape')
  await menu(here(page), 'Ada').click()
  await link(page, 'My account').click()
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible()
  await page.goBack()
  await menu(here(page), 'Ada').click()
  await button(here(page), 'Log out').click()
  await expect(button(here(page), 'Log in')).toBeVisible()
  await expect(cart(page)).toBeVisible()
})

test('the menu works by keyboard, closes on Escape and on a press elsewhere, and sets aria-expanded', async ({ page, shop }) => {
  await show(page, shop)
  await enter(page)
  const toggle = menu(here(page), 'Ada')
  await cart(page).focus()
  await page.keyboard.press('Tab')
  await expect(toggle).toBeFocused()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  for (const step of [link(page, 'My orders'), link(page, 'My account'), button(here(page), 'Log out')]) {
    await page.keyboard.press('Tab')
    await expect(step).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(toggle).toBeFocused()
  await expect(link(page, 'My orders')).toHaveCount(0)
  // The paragraph takes no focus, so that only the press itself can close the menu.
  await page.keyboard.press('Space')
  await expect(link(page, 'My orders')).toBeVisible()
  await page.locator('#elsewhere').dispatchEvent('pointerdown')
  await expect(link(page, 'My orders')).toHaveCount(0)
})

test('the menu follows a login and a logout in another element of the page', async ({ page, shop }) => {
  await shop.show(`${HEADER}<section aria-label="Log in on this page"><cartlet-account></cartlet-account></section>`)
  await expect(button(here(page), 'Log in')).toBeVisible()
  await logIn(onPage(page), 'ada@members.example')
  await expect(menu(here(page), 'Ada')).toBeVisible()
  await menu(onPage(page), 'Ada').click()
  await button(onPage(page), 'Log out').click()
  await expect(button(here(page), 'Log in')).toBeVisible()
})

test('the menu is absent and downloads nothing unless the author asks for it', async ({ page, shop }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await shop.show(HEADER.replace(' account ', ' account="false" '))
  await expect(cart(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect([await here(page).getByRole('button').count(), files.filter((url) => url.includes('/account-'))]).toEqual([1, []])
})

test('a menu that cannot be loaded leaves the cart toggle in place and reports an error', async ({ page, shop }) => {
  shop.expectConsoleError(/LOAD_FAILED/)
  await page.route('**/dist/account-element-*', (route) => route.abort())
  await show(page, shop)
  await expect.poll(() => shop.events('error').map(({ detail }) => (detail as { code: string }).code)).toContain('LOAD_FAILED')
  await expect(cart(page)).toBeVisible()
})

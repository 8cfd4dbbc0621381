/** Storage that the browser or a script of the page begins to block while the visitor is there: who they are, and their cart, stay. */
import type { Page } from '@playwright/test'
import { drawer, line } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'
import { logIn, menu, onPage } from '../../support/fixtures/members'

const block = (page: Page) =>
  page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    const { getItem, setItem, removeItem } = Storage.prototype
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) Storage.prototype[name] = refuse
    Object.assign(window, { unblock: () => Object.assign(Storage.prototype, { getItem, setItem, removeItem }) })
  })
const unblock = (page: Page) => page.evaluate(() => (window as unknown as { unblock(): void }).unblock())

test('a cart goes on when the storage begins to throw during the visit', async ({ page, shop }) => {
  await shop.open('/plain')
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expect(line(page, 'Blue Mug')).toBeVisible()
  await page.keyboard.press('Escape')
  await block(page)
  await page.getByRole('button', { name: 'Add a fig candle' }).click()
  await expect(line(page, 'Fig Candle')).toBeVisible()
  await expect(line(page, 'Blue Mug')).toBeVisible()
  await expect(drawer(page).getByRole('definition')).toHaveText(['€42.00'])
})

test('a member stays a member when the storage begins to throw during the visit', async ({ page, shop }) => {
  await shop.open('/members')
  await logIn(onPage(page), 'ada@members.example')
  await expect(menu(onPage(page), 'Ada')).toBeVisible()
  await block(page)
  await page.evaluate(() => cartlet.cart.add({ product: 'blue-mug' }))
  expect(await page.evaluate(() => cartlet.session.current())).toMatchObject({ role: 'member' })
  await expect(menu(onPage(page), 'Ada')).toBeVisible()
})

test('a login made while the storage threw is kept for the next page if the storage worked again before the visitor left', async ({
  page,
  shop,
}) => {
  await shop.open('/members')
  await page.getByRole('button', { name: 'Log in' }).first().waitFor()
  await page.evaluate(() => cartlet.cart.add({ product: 'blue-mug' }))
  await page.keyboard.press('Escape')
  await block(page)
  await logIn(onPage(page), 'ada@members.example')
  await expect(menu(onPage(page), 'Ada')).toBeVisible()
  await unblock(page)
  await page.reload()
  await expect(menu(onPage(page), 'Ada')).toBeVisible()
})

/** Journeys through a visitor's wish list, for a shop with either version of the catalog. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { seededEmail } from '../../../demo/platform/identity/members/member-seeds'
import { productIdOf } from '../../../demo/platform/seed'
import { reference, send } from '../../../demo/platform/tests/support/support'
import { drawer } from '../fixtures/cart'
import { expect, type Shop, test } from '../fixtures/fixtures'
import { logIn, logOut, menu, onPage } from '../fixtures/members'
import { placeOrders } from '../fixtures/past-orders'

export const CARDS =
  '<main><h1>A shop</h1><h2>Products</h2><cartlet-product product="blue-mug"></cartlet-product><cartlet-product product="linen-tee"></cartlet-product><h2>Saved</h2><cartlet-wish-list></cartlet-wish-list></main>'
const FULL =
  '<main><h1>A shop</h1><cartlet-product product="linen-tee" layout="full"></cartlet-product><cartlet-wish-list></cartlet-wish-list></main>'

const MEMBERS =
  '<main><h1>A shop</h1><section aria-label="Log in on this page"><cartlet-account></cartlet-account></section><cartlet-product product="blue-mug"></cartlet-product><cartlet-product product="linen-tee"></cartlet-product><cartlet-wish-list></cartlet-wish-list></main>'
const WISHES = '/ecom/v1/wishlists'

/** What the member has saved on another device: items by their slug, the oldest first. */
async function onAnotherDevice({ platform }: Shop) {
  const { access_token } = await placeOrders(platform, [])
  const call = (method: string, path: string, body?: object) =>
    send<{ wishlist: { items: { catalogReference: { catalogItemId: string } }[] } }>(
      platform.url + WISHES + path,
      method,
      body,
      access_token,
    )
  const references = async () =>
    (await call('GET', '/get-default')).body.wishlist.items.map(({ catalogReference }) => catalogReference)
  return {
    add: (slug: string) => call('POST', '/add-item', { catalogReference: reference(slug) }),
    async remove(slug: string) {
      const catalogReference = (await references()).find(({ catalogItemId }) => catalogItemId === productIdOf(slug))
      await call('POST', '/remove-item', { catalogReference })
    },
    ids: async () => (await references()).map(({ catalogItemId }) => catalogItemId),
  }
}

export const heart = (page: Page, name: string) => page.getByRole('button', { name: `Wish list: ${name}`, exact: true })
export const list = (page: Page) => page.getByRole('region', { name: 'Wish list' })
const saved = (page: Page) => list(page).getByRole('article').getByRole('heading')
const button = (page: Page, name: string) => list(page).getByRole('button', { name, exact: true })

export function wishListJourneys(version: 'v1' | 'v3'): void {
  const show = (shop: Shop, body: string, more = '') =>
    shop.show(body, { script: `data-catalog="${version}" data-wish-list="on" ${more}` })

  test(`the keyboard saves products, takes one off and puts it back, and a reload keeps them (${version})`, async ({
    page,
    shop,
  }) => {
    await show(shop, CARDS)
    await expect(list(page)).toContainText('Your wish list is empty.')
    await expect(heart(page, 'Blue Mug')).toHaveAttribute('aria-pressed', 'false')
    await heart(page, 'Blue Mug').press('Enter')
    await expect(heart(page, 'Blue Mug')).toHaveAttribute('aria-pressed', 'true')
    await heart(page, 'Linen Tee').press('Space')
    await expect(saved(page)).toHaveText(['Linen Tee', 'Blue Mug'])
    const { violations } = await new AxeBuilder({ page }).include('cartlet-wish-list').include('cartlet-product').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await button(page, 'Remove Linen Tee').press('Enter')
    await expect(button(page, 'Undo: put Linen Tee back')).toBeFocused()
    await expect(list(page).getByRole('status')).toHaveText('Removed Linen Tee')
    await expect(heart(page, 'Linen Tee')).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('Enter')
    await expect(button(page, 'Remove Linen Tee')).toBeFocused()
    await expect(saved(page)).toHaveText(['Linen Tee', 'Blue Mug'])
    await page.reload()
    await expect(saved(page)).toHaveText(['Linen Tee', 'Blue Mug'])
    await expect(heart(page, 'Blue Mug')).toHaveAttribute('aria-pressed', 'true')
    await heart(page, 'Blue Mug').click()
    await expect(saved(page)).toHaveText(['Linen Tee'])
  })

  test(`an item moves into the cart, and can be put back on the list (${version})`, async ({ page, shop }) => {
    await show(shop, CARDS, 'data-on-add="none"')
    await heart(page, 'Blue Mug').click()
    await list(page)
      .getByRole('button', { name: /^Add to cart/ })
      .click()
    await expect(list(page).getByRole('listitem')).toContainText('Blue Mug is in your cart now.')
    await expect(button(page, 'Undo: put Blue Mug back')).toBeFocused()
    await expect(heart(page, 'Blue Mug')).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('Enter')
    await expect(saved(page)).toHaveText(['Blue Mug'])
    expect(shop.sent('add')).toHaveLength(1)
  })

  test(`each variant is an item of its own, and is bought as it was saved (${version})`, async ({ page, shop }) => {
    await show(shop, FULL)
    const product = page.locator('cartlet-product')
    await product.getByRole('radio', { name: /^S\b/ }).check({ force: true })
    await product.getByRole('radio', { name: 'Sage' }).check({ force: true })
    await heart(page, 'Linen Tee').click()
    await product.getByRole('radio', { name: /^M\b/ }).check({ force: true })
    await expect(heart(page, 'Linen Tee')).toHaveAttribute('aria-pressed', 'false')
    await heart(page, 'Linen Tee').click()
    await expect(saved(page)).toHaveCount(2)
    await expect(list(page).getByRole('listitem').first()).toContainText('M / Sage')
    await list(page)
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click()
    await expect(drawer(page).getByRole('listitem').filter({ hasText: 'Linen Tee' })).toContainText(/M.*Sage/s)
    await page.keyboard.press('Escape')
    await expect(saved(page)).toHaveCount(1)
  })

  test(`two tabs show the same list at once (${version})`, async ({ page, shop, context }) => {
    await show(shop, CARDS)
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(heart(other, 'Blue Mug')).toBeVisible()
    await heart(page, 'Blue Mug').click()
    await expect(saved(other)).toHaveText(['Blue Mug'])
    await heart(other, 'Linen Tee').click()
    await heart(other, 'Blue Mug').click()
    await expect(saved(page)).toHaveText(['Linen Tee'])
  })

  test(`nothing is stored before consent; then it joins the list of an earlier visit (${version})`, async ({ page, shop }) => {
    await show(shop, CARDS)
    await heart(page, 'Linen Tee').click()
    await expect(saved(page)).toHaveText(['Linen Tee'])
    const stored = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('wish-list')).length)
    const text = () => page.evaluate(() => Object.entries(localStorage).find(([key]) => key.endsWith('wish-list'))?.[1] ?? '')
    expect(await stored()).toBe(1)
    const before = await text()
    await show(shop, CARDS, 'data-consent="required"')
    await expect(list(page)).toContainText('Your wish list is empty.')
    await heart(page, 'Blue Mug').click()
    await expect(saved(page)).toHaveText(['Blue Mug'])
    expect(await text()).toBe(before)
    await page.evaluate(() => window.cartlet?.setConsent?.({ storage: true }))
    await expect(saved(page)).toHaveText(['Blue Mug', 'Linen Tee'])
    await expect(heart(page, 'Linen Tee')).toHaveAttribute('aria-pressed', 'true')
    await page.evaluate(() => window.cartlet?.setConsent?.({ storage: false }))
    expect(await stored()).toBe(0)
    await expect(saved(page)).toHaveText(['Blue Mug', 'Linen Tee'])
  })

  test(`at the log-in the visitor's list joins the member's, and after the log-out it is the visitor's own again (${version})`, async ({
    page,
    shop,
  }) => {
    const device = await onAnotherDevice(shop)
    await device.add('fig-candle')
    await show(shop, MEMBERS)
    await heart(page, 'Linen Tee').click()
    await logIn(onPage(page), seededEmail('ada'))
    await expect(saved(page)).toHaveText(['Linen Tee', 'Fig Candle'])
    await expect.poll(device.ids).toEqual([productIdOf('fig-candle'), productIdOf('linen-tee')])
    await heart(page, 'Blue Mug').click()
    await expect.poll(device.ids).toContain(productIdOf('blue-mug'))
    await button(page, 'Remove Fig Candle').press('Enter')
    await expect.poll(device.ids).not.toContain(productIdOf('fig-candle'))
    await button(page, 'Undo: put Fig Candle back').press('Enter')
    await expect.poll(device.ids).toContain(productIdOf('fig-candle'))
    await device.remove('blue-mug')
    await page.reload()
    await expect(saved(page)).toHaveText(['Fig Candle', 'Linen Tee'])
    await expect(heart(page, 'Blue Mug')).toHaveAttribute('aria-pressed', 'false')
    await menu(onPage(page), 'Ada').click()
    await logOut(page, onPage(page))
    await expect(saved(page)).toHaveText(['Linen Tee'])
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(kept.replace(/"cartlet:[^"]*:(products|viewed)":"(\\.|[^"])*"/g, '')).not.toContain(productIdOf('fig-candle'))
  })

  test(`two tabs of a member agree, and each shows the visitor's list once one of them logs out (${version})`, async ({
    page,
    shop,
    context,
  }) => {
    await show(shop, MEMBERS)
    await logIn(onPage(page), seededEmail('ada'))
    await expect(menu(onPage(page), 'Ada')).toBeVisible()
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(menu(onPage(other), 'Ada')).toBeVisible()
    await expect(heart(other, 'Blue Mug')).toBeVisible()
    await heart(page, 'Blue Mug').click()
    await expect(saved(other)).toHaveText(['Blue Mug'])
    await heart(other, 'Blue Mug').click()
    await expect(list(page)).toContainText('Your wish list is empty.')
    await heart(page, 'Linen Tee').click()
    await expect(saved(other)).toHaveText(['Linen Tee'])
    await menu(onPage(page), 'Ada').click()
    await logOut(page, onPage(page))
    await expect(list(other)).toContainText('Your wish list is empty.')
  })

  test(`a shop without lists for members leaves the list of this browser as it was (${version})`, async ({ page, shop }) => {
    shop.expectStatus(403)
    shop.expectConsoleError(/does not offer wish-lists/)
    shop.platform.faults.add({ path: `${WISHES}/*`, kind: 'status', status: 403, times: Number.POSITIVE_INFINITY })
    await show(shop, MEMBERS)
    await heart(page, 'Linen Tee').click()
    await logIn(onPage(page), seededEmail('ada'))
    await expect(menu(onPage(page), 'Ada')).toBeVisible()
    await expect.poll(() => shop.platform.journal.requests({ path: `${WISHES}/get-default` }).length).toBe(1)
    await heart(page, 'Blue Mug').click()
    await expect(saved(page)).toHaveText(['Blue Mug', 'Linen Tee'])
    await page.reload()
    await expect(menu(onPage(page), 'Ada')).toBeVisible()
    await expect(saved(page)).toHaveText(['Blue Mug', 'Linen Tee'])
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(shop.platform.journal.requests({ path: `${WISHES}/get-default` })).toHaveLength(1)
  })

  test(`the heart moves nothing when it comes, and there is none unless the author turns it on (${version})`, async ({
    page,
    shop,
  }) => {
    await shop.show(CARDS, { script: `data-catalog="${version}"` })
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(list(page)).toContainText('Your wish list is empty.')
    await expect(heart(page, 'Blue Mug')).toHaveCount(0)
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/heart*.js', async (route) => {
      await arrived
      await route.continue()
    })
    const asked = page.waitForRequest('**/heart*.js')
    await show(
      shop,
      '<main><h1>A shop</h1><cartlet-product product="blue-mug" layout="full"></cartlet-product><p id="after">After</p></main>',
    )
    await expect(page.getByRole('button', { name: 'Buy now' })).toBeVisible()
    await asked
    // Its room is released with its text.
    await expect(page.locator('cartlet-product .lines')).toHaveCount(0)
    await page.evaluate(() => document.fonts.ready)
    const placeOf = () => page.locator('#after').evaluate((after) => after.getBoundingClientRect().top)
    const before = await placeOf()
    await expect(heart(page, 'Blue Mug')).toHaveCount(0)
    arrive()
    await expect(heart(page, 'Blue Mug')).toBeVisible()
    expect(await placeOf()).toBe(before)
  })
}

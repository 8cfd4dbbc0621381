/** The example with Vite and Vue 3: installed cleanly, its templates checked, built, and sold from. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { addToDrawer, linesOf, payInDrawer } from '../../stacks/sell'
import { serveFolder } from '../../stacks/serve-folder'
import { installStack, run } from '../../stacks/stack'
import { expect, test } from '../../support/fixtures/fixtures'
import { isFull } from '../../support/sample'

test.skip(!isFull, 'Examples are installed in the long run; one of them also in the short one.')

test('a Vue app sells, sets properties of the elements and hears their events', async ({ page, shop }) => {
  test.setTimeout(300_000)
  const folder = await installStack('vite-vue')
  const { clientId, url: api } = shop.platform
  await run(folder, { VITE_CLIENT_ID: clientId, VITE_API: api }, 'npm', 'run', '-s', 'build')
  const site = await serveFolder(join(folder, 'dist'))
  const lines = linesOf(page)
  try {
    await page.goto(site.url)
    const card = page.locator('cartlet-product')
    await expect(card).toContainText('Herb')
    expect(await card.getAttribute('after-add')).toBe('toast')
    await card.getByRole('button').first().click()
    await expect(page.getByText('1 in the basket')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: 'Show the gift box' }).click()
    await expect(card).toContainText('Gift')

    await addToDrawer(page, page.locator('cartlet-buy-button'))
    await expect(page.getByText('2 in the basket')).toBeVisible()
    await page.reload()
    await expect(page.getByText('2 in the basket')).toBeVisible()
    // The app's own markup of products.
    const own = page.locator('.own > li')
    await expect(own).toHaveCount(3)
    await own.filter({ hasText: 'Blue Mug' }).getByRole('button', { name: 'Take one' }).click()
    await expect(page.getByText('3 in the basket')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'cart', exact: true }).click()
    await expect(own).toHaveCount(0)
    await expect(page.locator('cartlet-cart')).toContainText('Blue Mug')
    await page.getByRole('button', { name: 'shop', exact: true }).click()
    await expect(page.locator('cartlet-buy-button').getByRole('button')).toContainText('€18.00')
    await page.locator('cartlet-cart-toggle').getByRole('button').click()
    await payInDrawer(page, page.getByRole('dialog'))
    expect(lines).toEqual([])
  } finally {
    await site.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

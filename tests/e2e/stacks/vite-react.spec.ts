/** The example with Vite and React 19: installed cleanly, type-checked, built, and sold from. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { serveFolder } from '../../stacks/serve-folder'
import { installStack, run } from '../../stacks/stack'
import { expect, test } from '../../support/fixtures/fixtures'

let folder: string

test.beforeAll(async () => {
  test.setTimeout(180_000)
  folder = await installStack('vite-react')
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a React app built from the package has one cart for components, hooks and window.cartlet', async ({ page, shop }) => {
  test.setTimeout(120_000)
  const { clientId, url: api } = shop.platform
  await run(folder, { VITE_CLIENT_ID: clientId, VITE_API: api }, 'npm', 'run', '-s', 'build')
  const site = await serveFolder(join(folder, 'dist'))
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  page.on('pageerror', (error) => lines.push(`${error}`))
  try {
    await page.goto(site.url)
    const button = page.locator('cartlet-view[product="blue-mug"]').getByRole('button')
    await expect(button).toContainText('€18.00')
    await expect(page.locator('.own')).toContainText('Gift')
    await button.click()
    const drawer = page.getByRole('dialog')
    await expect(drawer).toContainText('Blue Mug')
    await expect(page.locator('.count')).toHaveText('1 in the basket')
    const inApi = () => page.evaluate(async () => (await window.cartlet?.cart?.get())?.lines.map(({ name }) => name))
    expect(await inApi()).toEqual(['Blue Mug'])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'cart', exact: true }).click()
    const inline = page.locator('[data-cartlet-view="cart"]')
    await expect(inline).toContainText('Blue Mug')
    await inline.locator('[part~=line-remove]').click()
    await expect(page.locator('.count')).toHaveText('0 in the basket')
    await page.getByRole('button', { name: 'shop', exact: true }).click()
    await page.locator('cartlet-view[product="herb-kit"]').getByRole('button').first().click()
    await expect(page.locator('.names')).toHaveText(/Herb/)
    await page.keyboard.press('Escape')
    await page.locator('p[data-status]').getByRole('button', { name: 'Pay' }).click()
    await page.waitForURL(/checkout/)
    expect(lines).toEqual([])
  } finally {
    await site.close()
  }
})

/** The example of a Node server with Hono: pages without a script, tokens in cookies. */
import { rmSync } from 'node:fs'
import { installStack } from '../../stacks/stack'
import { startServer } from '../../stacks/start-server'
import { expect, test } from '../../support/fixtures/fixtures'
import { isFull } from '../../support/sample'

test.skip(!isFull, 'Examples are installed in the long run; one of them also in the short one.')

test('a Hono server renders the shop and keeps visitors apart by a cookie', async ({ page, browser, shop }) => {
  test.setTimeout(120_000)
  const folder = await installStack('hono')
  const environment = { PORT: '0', CLIENT_ID: shop.platform.clientId, API: shop.platform.url }
  const { url, close } = await startServer(folder, environment, 'node', 'server.mjs')
  try {
    await page.goto(url)
    await expect(page.getByText('€18.00')).toBeVisible()
    await page.getByRole('button', { name: 'Add Blue Mug' }).click()
    await page.getByRole('button', { name: 'Add Blue Mug' }).click()
    await expect(page.getByRole('status')).toHaveText('2')

    const other = await browser.newPage()
    await other.goto(url)
    await expect(other.getByRole('status')).toHaveText('0')
    await other.close()

    const [cookie] = await page.context().cookies(url)
    expect(cookie).toMatchObject({ name: 'shop', httpOnly: true, sameSite: 'Lax' })
    await page.getByRole('button', { name: 'Check out' }).click()
    await page.waitForURL(/checkout/)
    await expect(page.getByText('Blue Mug').first()).toBeVisible()
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
})

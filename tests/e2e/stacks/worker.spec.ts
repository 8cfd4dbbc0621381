/** The example of a worker, in workerd: pages drawn from a snapshot, each visitor's tokens in a durable object. */
import { rmSync } from 'node:fs'
import { installStack, run } from '../../stacks/stack'
import { startServer } from '../../stacks/start-server'
import { expect, test } from '../../support/fixtures/fixtures'
import { isFull } from '../../support/sample'

test.skip(!isFull, 'Examples are installed in the long run; one of them also in the short one.')

test('a worker renders products from a snapshot and keeps the tokens of each visitor apart', async ({ page, browser, shop }) => {
  test.setTimeout(300_000)
  const folder = await installStack('worker')
  const environment = { CLIENT_ID: shop.platform.clientId, API: shop.platform.url }
  await run(folder, environment, 'npm', 'run', '-s', 'build')
  const serve = ['serve', 'config.capnp', '--socket-addr=http=localhost:0', '--control-fd=1']
  const { url, close } = await startServer(folder, environment, 'workerd', ...serve)
  try {
    await page.goto(url)
    await expect(page.locator('cartlet-product[product="blue-mug"]')).toContainText('€18.00')
    const cart = page.getByRole('list', { name: 'Cart' })
    await page.getByRole('button', { name: 'Add Blue Mug' }).click()
    await expect(cart).toHaveText('1 × Blue Mug')
    await page.getByRole('button', { name: 'Add Blue Mug' }).click()
    await expect(cart).toHaveText('2 × Blue Mug')

    const other = await browser.newPage()
    await other.goto(url)
    await expect(other.getByRole('list', { name: 'Cart' })).toHaveText('')
    await other.close()

    const [cookie, ...more] = await page.context().cookies(url)
    expect(more).toEqual([])
    expect(cookie).toMatchObject({
      name: 'visitor',
      httpOnly: true,
      sameSite: 'Lax',
      value: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    const stranger = await fetch(url, { headers: { cookie: `visitor=${'0'.repeat(64)}` } })
    expect([stranger.status, stranger.headers.get('set-cookie')]).toEqual([200, expect.stringMatching(/^visitor=[0-9a-f]{64};/)])
    await page.getByRole('button', { name: 'Check out' }).click()
    await page.waitForURL(/checkout/)
    await expect(page.getByText('Blue Mug').first()).toBeVisible()
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
})

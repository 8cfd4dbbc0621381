/** The example with Nuxt: rendered on a server, with the client id of the server's environment, and sold from. */
import { rmSync } from 'node:fs'
import { addToDrawer, linesOf, payInDrawer } from '../../stacks/sell'
import { installStack, run } from '../../stacks/stack'
import { startServer } from '../../stacks/start-server'
import { expect, test } from '../../support/fixtures/fixtures'
import { isFull } from '../../support/sample'

test.skip(!isFull, 'Examples are installed in the long run; one of them also in the short one.')

test('a Nuxt app takes its shop from the environment of the server, hydrates silently and sells across its pages', async ({
  page,
  shop,
}) => {
  test.setTimeout(480_000)
  const folder = await installStack('nuxt')
  const { clientId, url: api } = shop.platform
  const server = { close: async () => {} }
  try {
    // Built before the shop is known.
    await run(folder, { NUXT_TELEMETRY_DISABLED: '1' }, 'npm', 'run', '-s', 'build')
    const environment = { NUXT_PUBLIC_CLIENT_ID: clientId, NUXT_PUBLIC_API: api, NITRO_PORT: '0', NITRO_HOST: 'localhost' }
    const { url, lines: said, close } = await startServer(folder, environment, 'node', '.output/server/index.mjs')
    server.close = close
    const lines = linesOf(page)
    const html = await (await fetch(url)).text()
    expect(html).toContain('<cartlet-buy-button product="blue-mug"><a href="https://shop.example/product-page/blue-mug">')
    expect(html).toContain('<cartlet-product product="herb-kit"')

    await page.goto(url)
    const card = page.locator('cartlet-product')
    await expect(card).toContainText('Herb')
    await card.getByRole('button').first().click()
    await expect(page.getByText('1 in the basket')).toBeVisible()
    await page.getByRole('button', { name: 'Show the gift box' }).click()
    await expect(card).toContainText('Gift')
    await addToDrawer(page, page.locator('cartlet-buy-button'))
    await expect(page.getByText('2 in the basket')).toBeVisible()
    await page.reload()
    await expect(page.getByText('2 in the basket')).toBeVisible()
    await page.getByRole('link', { name: 'cart' }).click()
    await expect(page.locator('cartlet-cart')).toContainText('Blue Mug')
    await page.getByRole('link', { name: 'shop' }).click()
    await expect(page.locator('cartlet-buy-button').getByRole('button')).toContainText('€18.00')
    await page.locator('cartlet-cart-toggle').getByRole('button').click()
    await payInDrawer(page, page.getByRole('dialog'))
    expect(lines).toEqual([])
    expect(said.filter((line) => /error|warn/i.test(line))).toEqual([])
  } finally {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

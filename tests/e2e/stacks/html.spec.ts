/** The example without a bundler: an import map names the files of the package. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { serveFolder } from '../../stacks/serve-folder'
import { installStack, run } from '../../stacks/stack'
import { expect, test } from '../../support/fixtures/fixtures'
import { isFull } from '../../support/sample'

test.skip(!isFull, 'Examples are installed in the long run; one of them also in the short one.')

test('a page with an import map sells from the files of the package', async ({ page, shop }) => {
  test.setTimeout(120_000)
  const folder = await installStack('html')
  await run(folder, { CLIENT_ID: shop.platform.clientId, API: shop.platform.url }, 'npm', 'run', '-s', 'build')
  const site = await serveFolder(join(folder, 'dist'))
  const lines: string[] = []
  // The platform answers 428 to a request for the other catalog version and 404 while there is no cart; the browser logs both.
  page.on('console', (message) => !message.location().url.startsWith(shop.platform.url) && lines.push(message.text()))
  page.on('pageerror', (error) => lines.push(`${error}`))
  try {
    await page.goto(site.url)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blue Mug')
    await page.locator('cartlet-buy-button').getByRole('button').click()
    const drawer = page.getByRole('dialog')
    await expect(drawer).toContainText('Blue Mug')
    await drawer.getByRole('button', { name: /checkout/i }).click()
    await page.waitForURL(/checkout/)
    expect(lines).toEqual([])
  } finally {
    await site.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

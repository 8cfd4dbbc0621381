/** The examples with Hugo and Jekyll: built with a snapshot and drawn in advance, read without JavaScript, sold from. */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addToDrawer, linesOf, payInDrawer } from '../../stacks/sell'
import { serveFolder } from '../../stacks/serve-folder'
import { installStack, run } from '../../stacks/stack'
import { expect, test } from '../../support/fixtures/fixtures'
import { isFull } from '../../support/sample'

test.skip(!isFull, 'Examples are installed in the long run; one of them also in the short one.')

const GENERATORS = [
  { name: 'hugo', version: 'version', settings: 'hugo.toml', api: 'api = ""' },
  { name: 'jekyll', version: '--version', settings: '_config.yml', api: 'api: ""' },
]

for (const { name, version, settings, api } of GENERATORS)
  test(`a site of ${name} shows name and price without JavaScript, and sells`, async ({ browser, page, shop }) => {
    test.setTimeout(120_000)
    if (spawnSync(name, [version]).error) throw new Error(`There is no ${name}. On Debian: apt-get install ${name}`)
    const folder = await installStack(name)
    const file = join(folder, settings)
    const { clientId, url } = shop.platform
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .replace('CLIENT_ID', clientId)
        .replace(api, api.replace('""', JSON.stringify(url))),
    )
    await run(folder, {}, 'npm', 'run', '-s', 'build')
    const site = await serveFolder(join(folder, 'dist'))
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    const lines = linesOf(page)
    try {
      await plain.goto(site.url)
      await expect(plain.getByRole('link', { name: 'Buy the Blue Mug €18.00' })).toHaveAttribute(
        'href',
        /\/product-page\/blue-mug$/,
      )
      await page.goto(site.url)
      await addToDrawer(page, page.locator('cartlet-buy-button'))
      await page.goto(`${site.url}basket/`)
      await expect(page.locator('cartlet-cart')).toContainText('Blue Mug')
      await payInDrawer(page, page.locator('cartlet-cart'))
      expect(lines).toEqual([])
    } finally {
      await site.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })

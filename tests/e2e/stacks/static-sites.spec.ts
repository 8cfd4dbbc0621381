/** The examples with Hugo, Jekyll and Eleventy: built with a snapshot and drawn in advance, read without JavaScript, sold from. */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addToDrawer, linesOf, payInDrawer } from '../../stacks/sell'
import { serveFolder } from '../../stacks/serve-folder'
import { installStack, run } from '../../stacks/stack'
import { expect, test } from '../../support/fixtures/fixtures'
import { isFull } from '../../support/sample'

test.skip(!isFull, 'Examples are installed in the long run; one of them also in the short one.')

interface Generator {
  name: string
  /** Of a program of the system, the option that prints its version. */
  version?: string
  /** The file that names the shop; the others take it from the environment. */
  settings?: { file: string; api: string }
}

const GENERATORS: Generator[] = [
  { name: 'hugo', version: 'version', settings: { file: 'hugo.toml', api: 'api = ""' } },
  { name: 'jekyll', version: '--version', settings: { file: '_config.yml', api: 'api: ""' } },
  { name: 'eleventy' },
]

for (const { name, version, settings } of GENERATORS)
  test(`a site of ${name} shows name and price without JavaScript, and sells`, async ({ browser, page, shop }) => {
    test.setTimeout(120_000)
    if (version && spawnSync(name, [version]).error) throw new Error(`There is no ${name}. On Debian: apt-get install ${name}`)
    const folder = await installStack(name)
    const { clientId, url } = shop.platform
    if (settings) {
      const file = join(folder, settings.file)
      const { api } = settings
      const text = readFileSync(file, 'utf8')
      writeFileSync(file, text.replace('CLIENT_ID', clientId).replace(api, api.replace('""', JSON.stringify(url))))
    }
    await run(folder, settings ? {} : { CLIENT_ID: clientId, API: url }, 'npm', 'run', '-s', 'build')
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

test('a site of Eleventy is published with its links if the shop does not answer, a page that sells nothing gets no script, and an attribute that is none ends the build', async () => {
  test.setTimeout(120_000)
  const folder = await installStack('eleventy')
  try {
    await run(folder, { CLIENT_ID: 'x', API: 'http://localhost:59' }, 'npm', 'run', '-s', 'build')
    const read = (page: string) => readFileSync(join(folder, 'dist', page), 'utf8')
    expect(read('index.html')).toContain('<a href="https://shop.example/product-page/blue-mug">Buy the Blue Mug</a>')
    expect(read('index.html')).toContain('data-client-id="x" data-api="http://localhost:59"')
    expect(read('about/index.html')).not.toContain('loader.js')
    writeFileSync(join(folder, 'content/wrong.md'), '{% cartlet "buy-button", "blue-mug", "Buy", "/", "on click" %}\n')
    await expect(run(folder, {}, 'npm', 'run', '-s', 'build')).rejects.toThrow(
      'An attribute is written as name=value, not as "on click"',
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

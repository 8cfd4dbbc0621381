/** The folder that the README's snippet names sells without anything else when it is copied elsewhere. */
import { readFileSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drawer, quantity } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'

const CDN = fileURLToPath(new URL('../../../dist/cdn/', import.meta.url))
const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css', json: 'application/json' }

test('a copy of dist/cdn under another path sells up to the checkout and requests only its own files', async ({ page, shop }) => {
  const copy = await mkdtemp(join(tmpdir(), 'cartlet-copy-'))
  try {
    await cp(CDN, copy, { recursive: true })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.route('**/files/shop/cartlet/*', async (route) => {
      const name = new URL(route.request().url()).pathname.split('/').pop() ?? ''
      const body = await readFile(join(copy, name)).catch(() => null)
      const contentType = TYPES[name.split('.').pop() ?? '']
      return body ? route.fulfill({ contentType, body }) : route.fulfill({ status: 404 })
    })
    const hashes = JSON.parse(readFileSync(join(copy, 'sri.json'), 'utf8')) as Record<string, string>
    const integrity = (file: string) => `integrity="${hashes[file]}" crossorigin`
    await shop.show(
      '<cartlet-buy-button product="blue-mug"><a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a></cartlet-buy-button><cartlet-product product="linen-tee" layout="full"></cartlet-product>',
      {
        head: `<link rel="stylesheet" href="/files/shop/cartlet/cartlet.css" ${integrity('cartlet.css')}><script async src="/files/shop/cartlet/loader.js" ${integrity('loader.js')} data-client-id="%%CLIENT_ID%%" data-api="%%API%%"></script>`,
      },
    )
    await page.getByRole('button', { name: 'Buy the Blue Mug €18.00' }).click()
    await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
    await drawer(page).getByRole('button', { name: 'Checkout', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Pay €/ })).toBeVisible()
    expect(new URL(page.url()).origin).toBe(shop.platform.url)
    const ours = asked.filter((url) => url.startsWith(shop.url('/')) && /\.(js|css)$/.test(url))
    expect(ours.length).toBeGreaterThan(4)
    expect(ours.filter((url) => !url.startsWith(shop.url('/files/shop/cartlet/')))).toEqual([])
  } finally {
    await rm(copy, { recursive: true })
  }
})

/** The widget takes over in place what `cartlet render` has written. */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '../../support/fixtures/fixtures'
import { takeSnapshot, watchShifts } from '../../support/fixtures/snapshots'

/** The built entry, as it is installed. */
const BUILT = '../../../dist/node/server.js'
const BIN = fileURLToPath(new URL('../../../bin/cartlet.mjs', import.meta.url))
const ELEMENTS = {
  button: '<cartlet-buy-button product="blue-mug">Buy the mug</cartlet-buy-button>',
  'button without a label': '<cartlet-buy-button product="linen-tee"></cartlet-buy-button>',
  'sold-out button': '<cartlet-buy-button product="brass-lamp"></cartlet-buy-button>',
  'button with a label and choices':
    '<cartlet-buy-button product="linen-tee" label="Put our softest linen tee into your cart"></cartlet-buy-button>',
  'button with choices and a link': '<cartlet-buy-button product="linen-tee"><a href="/tee">Buy the tee</a></cartlet-buy-button>',
  'sold-out button with a label': '<cartlet-buy-button product="brass-lamp" label="Light it up"></cartlet-buy-button>',
  card: '<cartlet-product product="blue-mug"></cartlet-product>',
  'card with options': '<cartlet-product product="linen-tee"></cartlet-product>',
  grid: '<cartlet-collection collection="home" limit="4"></cartlet-collection>',
  'whole product': '<cartlet-product product="linen-tee" layout="full"></cartlet-product>',
}

for (const [name, element] of Object.entries(ELEMENTS))
  test(`a ${name} written by "cartlet render" is taken over without a shift`, async ({ page, shop }) => {
    const folder = await mkdtemp(join(tmpdir(), 'cartlet-render-'))
    const file = join(folder, 'index.html')
    await writeFile(file, `<meta charset="utf-8"><body>${element}</body>`)
    const { clientId, url } = shop.platform
    await promisify(execFile)(process.execPath, [
      BIN,
      'render',
      file,
      '--client-id',
      clientId,
      '--api',
      url,
      '--styles',
      '/dist/',
    ])
    const [, body = ''] = /<body>(.*)<\/body>/s.exec(await readFile(file, 'utf8')) ?? []
    await rm(folder, { recursive: true })
    expect(body).toContain('shadowrootmode')
    const shifts = await watchShifts(page)
    await shop.show(`<p>Before.</p>${body}<p id="after">After.</p>`, {
      headers: { 'content-security-policy': "style-src 'self'" },
    })
    const after = await page.locator('#after').boundingBox()
    const host = page.locator('cartlet-buy-button, cartlet-product, cartlet-collection')
    const before = await host.boundingBox()
    // The widget removes its linked style sheets.
    await expect.poll(() => host.evaluate(({ shadowRoot }) => shadowRoot?.querySelectorAll('link').length)).toBe(0)
    await expect.poll(() => shop.platform.journal.requests().length).toBeGreaterThan(0)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await page.locator('#after').boundingBox()).toEqual(after)
    expect(await host.boundingBox()).toEqual(before)
    expect(await shifts()).toBe(0)
  })

test('a pre-rendered button that was sold out has the label of the author again when the shop has the product', async ({
  page,
  shop,
}) => {
  const { renderElement } = (await import(BUILT)) as typeof import('../../../src/server-entry')
  const snapshot = await takeSnapshot(shop.platform, ['blue-mug'])
  const products = snapshot.products.map((product) => ({
    ...product,
    inStock: false,
    variants: product.variants.map((variant) => ({ ...variant, inStock: false })),
  }))
  const content = '<a href="/mug">Buy the Blue Mug</a>'
  await shop.show(renderElement('buy-button', { product: 'blue-mug' }, { ...snapshot, products }, { content, styles: '/dist/' }))
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
})

test('what is chosen in a pre-rendered whole product, before the platform has answered, is bought', async ({ page, shop }) => {
  const { renderElement } = (await import(BUILT)) as typeof import('../../../src/server-entry')
  const snapshot = await takeSnapshot(shop.platform, ['linen-tee'])
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/v[13]\/products/, async (route) => {
    await released
    await route.fallback()
  })
  await shop.show(renderElement('product', { product: 'linen-tee', layout: 'full' }, snapshot, { styles: '/dist/' }))
  const tee = page.locator('cartlet-product')
  await expect(tee.getByRole('link', { name: 'Buy now' })).toBeVisible()
  await tee.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
  await tee.getByRole('radio', { name: 'Ink' }).check({ force: true })
  release()
  await tee.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('dialog')).toContainText('Ink')
  await expect(page.getByRole('dialog')).toContainText('M')
})

/** Pages from `cartlet render` for visitors without JavaScript, under a strict policy. */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'

const BIN = fileURLToPath(new URL('../../../bin/cartlet.mjs', import.meta.url))
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' http://localhost:*; connect-src http://localhost:*"

interface Drawn {
  head: string
  body: string
}

/** Head and body as the command writes them. */
async function prerender({ platform }: Shop, head: string, body: string): Promise<Drawn> {
  const folder = await mkdtemp(join(tmpdir(), 'cartlet-render-'))
  try {
    const file = join(folder, 'index.html')
    await writeFile(file, `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`)
    const shop = ['--client-id', platform.clientId, '--api', platform.url]
    await promisify(execFile)(process.execPath, [BIN, 'render', file, ...shop, '--styles', '/dist/'])
    const html = await readFile(file, 'utf8')
    const [, drawnHead = '', drawnBody = ''] = /<meta charset="utf-8">(.*)<\/head><body>(.*)<\/body>/s.exec(html) ?? []
    return { head: drawnHead, body: drawnBody }
  } finally {
    await rm(folder, { recursive: true })
  }
}

const BODY = `<main><h1>Mugs</h1>
  <p id="own"><cartlet-buy-button product="blue-mug"><a href="/mug">The mug</a></cartlet-buy-button></p>
  <p id="empty"><cartlet-buy-button product="blue-mug"></cartlet-buy-button></p>
  <cartlet-product product="blue-mug"></cartlet-product>
  <cartlet-collection collection="home" limit="3"></cartlet-collection></main>`

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a rendered page shows names, prices and links without JavaScript, and no button', async ({ page, shop }) => {
    const { head, body } = await prerender(shop, '%%SNIPPET%%', BODY)
    await shop.show(body, { head, headers: { 'content-security-policy': POLICY } })
    await expect(page.locator('#own').getByText('€18.00')).toBeVisible()
    await expect(page.locator('#own').getByRole('link', { name: 'The mug €18.00' })).toHaveAttribute('href', '/mug')
    await expect(page.locator('#empty').getByRole('link', { name: 'Add to cart Blue Mug €18.00' })).toHaveAttribute(
      'href',
      /blue-mug$/,
    )
    await expect(page.locator('#empty').getByText('€18.00')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(4)
    const card = page.locator('cartlet-product').getByRole('article')
    await expect(card.getByRole('link', { name: 'Blue Mug' })).toBeVisible()
    await expect(card.getByText('€18.00')).toBeVisible()
    await expect(page.getByRole('button').or(page.getByRole('combobox'))).toHaveCount(0)
    const [first, second] = await page.locator('cartlet-collection').getByRole('article').all()
    expect((await second?.boundingBox())?.y).toBe((await first?.boundingBox())?.y)
  })

  test('the style sheets of a rendered page are allowed by the policy and applied to its card', async ({ page, shop }) => {
    const { head, body } = await prerender(shop, '%%SNIPPET%%', BODY)
    await shop.show(body, { head, headers: { 'content-security-policy': POLICY } })
    const card = page.locator('cartlet-product').getByRole('article')
    await expect(card).toHaveCSS('display', 'flex')
    const box = await card.boundingBox()
    expect(box?.height).toBeGreaterThan(200)
  })
})

test('the colours of a rendered product are there before any script runs, under a policy without inline styles', async ({
  page,
  shop,
}) => {
  const tee =
    '<cartlet-product product="linen-tee" layout="full"></cartlet-product><cartlet-product product="linen-tee"></cartlet-product>'
  const { body } = await prerender(shop, '%%SNIPPET%%', tee)
  const fills = () =>
    page.locator('cartlet-product .swatch svg *').evaluateAll((all) => all.map((one) => getComputedStyle(one).fill))
  await shop.show(body, { head: '', headers: { 'content-security-policy': POLICY } })
  await expect(page.locator('cartlet-product .swatch')).not.toHaveCount(0)
  const before = await fills()
  expect(before).toHaveLength(await page.locator('cartlet-product .swatch').count())
  expect(new Set(before)).toEqual(new Set(['rgb(138, 154, 123)', 'rgb(39, 54, 75)', 'rgb(181, 101, 74)']))
})

test('an element keeps its author’s margin before and after the widget starts', async ({ page, shop }) => {
  const style = '<style>cartlet-buy-button { margin: 7px 9px; padding: 50px; float: right }</style>'
  const { head, body } = await prerender(shop, style, BODY)
  const host = page.locator('#own cartlet-buy-button')
  const looks = () =>
    host.evaluate((element) => {
      const { margin, padding, float, display } = getComputedStyle(element)
      return { margin, padding, float, display }
    })
  const drawn = { margin: '7px 9px', padding: '0px', float: 'none', display: 'inline-block' }
  await shop.show(body, { head })
  await expect.poll(looks).toEqual(drawn)
  await shop.show(body, { head: `${head}%%SNIPPET%%` })
  await page.waitForFunction(() => customElements.get('cartlet-buy-button'))
  await expect.poll(looks).toEqual(drawn)
})

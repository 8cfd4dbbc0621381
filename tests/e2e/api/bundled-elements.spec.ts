/** `cartlet/elements` in a bundle: `configure()` before and after the page has loaded, and settings of single elements. */
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** A page whose only script is this module, bundled with the built package. */
async function show(shop: Shop, module: string, body: string): Promise<void> {
  const { clientId, url } = shop.platform
  const { outputFiles } = await build({
    stdin: { contents: module, resolveDir: ROOT, sourcefile: 'page.js' },
    bundle: true,
    format: 'iife',
    platform: 'browser',
    define: { CLIENT_ID: JSON.stringify(clientId), API: JSON.stringify(url) },
    write: false,
    logLevel: 'error',
  })
  const code = (outputFiles[0]?.text ?? '').replace(/<\/script/gi, '<\\/script')
  await shop.show(`${body}<script>${code}</script>`, { head: '' })
}

const BUTTON =
  '<cartlet-buy-button product="blue-mug"><a href="https://shop.example/mug">Buy the Blue Mug</a></cartlet-buy-button>'

test('configure() takes effect although the import of the elements runs before it', async ({ page, shop }) => {
  await show(
    shop,
    `import { configure } from 'cartlet/elements'\nconfigure({ clientId: CLIENT_ID, api: API, catalog: 'v1', onAdd: 'toast' })`,
    BUTTON,
  )
  await page.locator('cartlet-buy-button').getByRole('button').click()
  await expect(page.locator('cartlet-overlay').locator('.toast')).toContainText('Blue Mug')
})

test('calling configure() within a second after the page has loaded prints no error', async ({ page, shop }) => {
  // Everything that is reported fails the test.
  await show(
    shop,
    `import { configure } from 'cartlet/elements'
addEventListener('load', () => setTimeout(() => configure({ clientId: CLIENT_ID, api: API, catalog: 'v1' }), 300))`,
    BUTTON,
  )
  await expect(page.locator('cartlet-buy-button').getByRole('button')).toContainText('€18.00')
  expect(shop.events('error')).toEqual([])
})

test('elements start to sell when configure() is called long after the page has loaded', async ({ page, shop }) => {
  shop.expectConsoleError(/INVALID_CONFIG: clientId is missing.*configure\(\{ clientId: "…" \}\) of cartlet\/elements/)
  await show(
    shop,
    `import { configure } from 'cartlet/elements'\nwindow.later = () => configure({ clientId: CLIENT_ID, api: API, catalog: 'v1' })`,
    BUTTON,
  )
  await expect.poll(() => shop.events('error').length).toBeGreaterThan(0)
  await page.evaluate(() => (window as unknown as { later(): void }).later())
  const button = page.locator('cartlet-buy-button').getByRole('button')
  await expect(button).toContainText('€18.00')
  await button.click()
  await expect(page.getByRole('dialog')).toContainText('Blue Mug')
})

test('a wrong type in configure() logs one line, and the other settings take effect', async ({ page, shop }) => {
  shop.expectConsoleError(/configure\(\{ onAdd \}\) is not text\. Give it as onAdd: "…"\./)
  await show(
    shop,
    `import { configure } from 'cartlet/elements'\nconfigure({ clientId: CLIENT_ID, api: API, catalog: 'v1', onAdd: 3 })`,
    BUTTON,
  )
  await expect(page.locator('cartlet-buy-button').getByRole('button')).toContainText('€18.00')
})

test('an element sets its own client id, on-add and an API that configure() lists', async ({ page, shop }) => {
  const { clientId, url } = shop.platform
  await show(
    shop,
    `import { configure } from 'cartlet/elements'\nconfigure({ apis: 'https://other.example ' + API })`,
    `<cartlet-buy-button id="toast" product="blue-mug" client-id="${clientId}" api="${url}" catalog="v1" on-add="toast">Mug</cartlet-buy-button>
    <cartlet-buy-button id="drawer" product="herb-kit" client-id="${clientId}" api="${url}">Herbs</cartlet-buy-button>`,
  )
  await page.locator('#toast').getByRole('button').click()
  await expect(page.locator('cartlet-overlay').locator('.toast')).toContainText('Blue Mug')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.locator('#drawer').getByRole('button').click()
  await expect(page.getByRole('dialog')).toContainText('Herb')
})

test('two elements with one client id and different APIs are reported, and the first one shows its price', async ({
  page,
  shop,
}) => {
  const { clientId, url } = shop.platform
  shop.expectConsoleError(/INVALID_CONFIG: .* has http/)
  await show(
    shop,
    `import { configure } from 'cartlet/elements'\nconfigure({ apis: API })`,
    `<cartlet-buy-button id="first" product="blue-mug" client-id="${clientId}" api="${url}" catalog="v1">Mug</cartlet-buy-button>
    <cartlet-buy-button product="herb-kit" client-id="${clientId}" api="https://other.example">Herbs</cartlet-buy-button>`,
  )
  await expect(page.locator('#first').getByRole('button')).toContainText('€18.00')
})

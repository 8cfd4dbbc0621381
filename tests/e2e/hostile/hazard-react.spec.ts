/** A page that React hydrates as a whole: what the widget added before must neither be a mismatch nor be thrown away. */
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from '../../support/fixtures/fixtures'
import { ReactPage, type Takeover } from '../../support/pages/react-page'

declare global {
  interface Window {
    takeover: Takeover
  }
}

const entry = fileURLToPath(new URL('../../support/pages/react-page.tsx', import.meta.url))

/** React in development mode, which reports every mismatch. */
async function reactCode(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
  })
  return outputFiles[0]?.text ?? ''
}

// hazard 2
for (const [when, first] of [
  ['before the widget comes', 'react'],
  ['after the widget has drawn', 'widget'],
] as const)
  test(`a page that React hydrates ${when} has no mismatch, and sells`, async ({ page, shop, site }) => {
    const { clientId, url: api } = shop.platform
    const code = await reactCode()
    const html = `<!doctype html>${renderToString(createElement(ReactPage, { clientId, api }))}`
    site.pages.set('/react', { html, headers: {} })
    let comes = () => {}
    const held = new Promise<void>((resolve) => {
      comes = resolve
    })
    await page.route('**/dist/loader.js', async (route) => {
      if (first === 'react') await held
      await route.continue()
    })
    await page.goto(shop.url('/react'), { waitUntil: first === 'react' ? 'commit' : 'load' })
    const takeOver = async () => {
      await page.evaluate(code)
      await page.evaluate((props) => window.takeover.takeOver(props), { clientId, api })
      await page.getByRole('button', { name: 'Pressed 0' }).click()
      await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible()
    }
    if (first === 'react') await takeOver()
    comes()
    const mug = page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })
    await expect(mug).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
    if (first === 'widget') await takeOver()

    await page.getByRole('button', { name: /^Pressed/ }).click() // and renders again
    await expect(page.getByRole('button', { name: 'Pressed 2' })).toBeVisible()
    await mug.click()
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    await expect.poll(() => shop.sent('add')).toHaveLength(1)
    await expect.poll(() => shop.events('cart-change')).toHaveLength(1)
    await expect(page.getByRole('button', { name: 'Buy the tote €22.00' })).toBeVisible()
    expect(await page.evaluate(() => window.takeover.errors)).toEqual([])
  })

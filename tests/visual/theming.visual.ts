/**
 * The screenshots of docs/theming.md: a card and two buttons on four backgrounds, the last one in the page's own colours and font. It names
 * the serif of the sans-serif font that all screenshots are drawn with, because machines differ in what `serif` means.
 */
import { expect, test } from '../support/fixtures/fixtures'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const PARTS = `<cartlet-product product="field-notebook"><a href="%%API%%/product-page/field-notebook">Field Notebook</a></cartlet-product>
  <p><cartlet-buy-button product="blue-mug"><a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a></cartlet-buy-button></p>
  <p><cartlet-buy-button product="brass-lamp"><a href="%%API%%/product-page/brass-lamp">Sold out</a></cartlet-buy-button></p>`

const SECTIONS = `<main>
  <section><h2>Light</h2>${PARTS}</section>
  <section class="dark"><h2>Dark</h2>${PARTS}</section>
  <section class="gradient"><h2>A gradient</h2>${PARTS}</section>
  <section class="brand"><h2>Colours of the page</h2><button type="button">The page’s own</button>${PARTS.replaceAll('product="', 'theme="host" product="')}</section>
</main>`

const STYLE = `<style>
  body { margin: 0; background: #fff; color: #222; font: 16px/1.5 system-ui, sans-serif }
  main { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr)) }
  section { padding: 20px 24px }
  cartlet-product { width: 220px }
  .dark { background: oklch(21% .034 264.665); color: #eee }
  .gradient { background: linear-gradient(135deg, #667eea, #764ba2); color: #fff }
  .brand { background: #fff7e6; color: #5b3a1e; font-family: "DejaVu Serif", Georgia, serif }
  .brand > button { margin-block-end: 16px; padding: 10px 18px; border: 0; border-radius: 999px; background: #c2410c; color: #fff; font: inherit }
</style>%%SNIPPET%%`

for (const { name, width } of [
  { name: 'theming.png', width: 1280 },
  { name: 'theming-narrow.png', width: 360 },
])
  test(`${name} shows the same elements on every background`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 620 })
    await shop.show(SECTIONS, { head: STYLE, script: 'data-cart="none"' })
    await page.evaluate(() => cartlet.ready)
    for (const section of await page.locator('section').all()) {
      await section.scrollIntoViewIfNeeded()
      await expect(section.getByRole('button', { name: /Sold out/ })).toBeVisible()
      await expect(section.getByRole('heading', { name: 'Field Notebook' })).toBeVisible()
    }
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => {}))))
    await expect(page.getByRole('main')).toHaveScreenshot(name)
  })

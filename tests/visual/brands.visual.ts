/** Screenshots of the demo's brands, whose pages use only what the documentation offers: the page, its drawer, and a product. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/fixtures'

interface Look {
  name: string
  width: number
  dark?: true
  lang?: 'de' | 'he'
}

const LOOKS: readonly Look[] = [
  { name: 'narrow', width: 360 },
  { name: 'wide dark', width: 1280, dark: true },
  { name: 'narrow dark in German', width: 360, dark: true, lang: 'de' },
  { name: 'wide in Hebrew', width: 1280, lang: 'he' },
]
const HEIGHT_PX = 740

const BRANDS: Record<string, { buys: string; product(page: Page): Promise<void> }> = {
  brutalist: { buys: 'canvas-tote', product: (page) => page.getByRole('link', { name: 'Linen Tee' }).click() },
  cosmetics: {
    buys: 'fig-candle',
    product: (page) => page.locator('#bowl').evaluate((section) => section.scrollIntoView({ block: 'start' })),
  },
  gazette: { buys: 'iron-teapot', product: (page) => page.getByRole('button', { name: 'Read on' }).click() },
  wholesale: { buys: 'blue-mug', product: (page) => page.getByRole('link', { name: /^Iron Teapot/ }).click() },
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const decoded = (page: Page) =>
  page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => {}))))

for (const [brand, { buys, product }] of Object.entries(BRANDS))
  for (const { name, width, dark, lang } of LOOKS) {
    const picture = `${brand}-PART-${name.replaceAll(' ', '-')}.png`
    test(`${brand}, ${name}: the page, its drawer and a product`, async ({ page, shop }) => {
      await page.setViewportSize({ width, height: HEIGHT_PX })
      await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' })
      if (lang)
        await page.addInitScript((code) => {
          new MutationObserver((_, observer) => {
            const root = document.documentElement
            if (!root) return
            observer.disconnect()
            root.lang = code
            root.dir = code === 'he' ? 'rtl' : 'ltr'
          }).observe(document, { childList: true })
        }, lang)
      await shop.open(`/${brand}`)
      for (const element of await page.locator('cartlet-product, cartlet-collection').all()) {
        await element.scrollIntoViewIfNeeded()
        const drawn = element.getByRole('heading', { level: 3 }).or(element.getByRole('img')).or(element.getByRole('rowheader'))
        await expect(drawn.first()).toBeVisible()
      }
      const sells = page.locator('cartlet-buy-button').getByRole('button').or(page.locator('[data-cartlet-add]'))
      await expect(sells.first()).toBeVisible()
      await page.evaluate(() => scrollTo(0, 0))
      await decoded(page)
      await expect(page).toHaveScreenshot(picture.replace('PART', 'page'), { fullPage: width < 600 })

      await page.evaluate((slug) => cartlet.cart.add({ product: slug, quantity: 2 }), buys)
      await page.evaluate(() => cartlet.cart.open())
      const drawer = page.getByRole('dialog')
      await expect(drawer.locator('.totals')).toHaveAttribute('aria-busy', 'false')
      await expect(drawer.locator('.terms')).toBeVisible()
      await expect(drawer.locator('[part~="suggestions"]')).toBeVisible()
      await expect(page).toHaveScreenshot(picture.replace('PART', 'drawer'))

      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
      await product(page)
      await expect(page.locator('cartlet-quick-view, #bowl').locator('[part~="quantity"]')).toBeVisible()
      await decoded(page)
      await expect(page).toHaveScreenshot(picture.replace('PART', 'product'))
    })
  }

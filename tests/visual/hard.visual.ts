/** Screenshots of a catalogue that is hard to draw, in German and Hebrew: what is laid out for short words and small prices breaks here. */
import type { Locator, Page } from '@playwright/test'
import { expect, type Shop, test } from '../support/fixtures/fixtures'
import { HARD_PRICES, hardenCatalogue } from '../support/fixtures/hard-catalogue'
import { HEIGHT_PX, headOf, LOOKS, type Look } from './looks'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

interface Scene {
  page: Page
  shop: Shop
  look: Look
  show(body: string, script?: string): Promise<void>
}

const sells = (slug: string, label: string, more = '') =>
  `<cartlet-buy-button product="${slug}" ${more}><a href="%%API%%/product-page/${slug}">${label}</a></cartlet-buy-button>`
const card = (slug: string, more = '') => `<cartlet-product product="${slug}" ${more}></cartlet-product>`

const SHELF = {
  'blue-mug': { name: 'Blue Mug' },
  'canvas-tote': { name: 'Tote', picture: 'gone' },
  'linen-tee': { name: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze aus Leinen', picture: 'broken' },
  'low-stock-vase': { ribbon: 'Last pieces' },
  'brass-lamp': { price: '€123,456,789.00' },
  'autumn-bulbs': { name: 'Herbstblumenzwiebeln' },
} as const

const SCENES: Record<string, (scene: Scene) => Promise<Locator | Page>> = {
  async 'hard prices'({ page, show }) {
    await hardenCatalogue(page, HARD_PRICES)
    await show(
      `<main>${Object.keys(HARD_PRICES)
        .map((slug, place) => sells(slug, place % 3 ? 'In den Warenkorb' : 'Buy'))
        .join('')}
      <div style="inline-size:170px">${sells('wool-throw', 'Geschenkgutscheinbestellung')}</div>
      <div style="inline-size:150px">${sells('canvas-tote', 'Buy the tote')}</div>
      <div style="inline-size:220px">${sells('olive-board', 'Put this board into my basket')}</div></main>`,
      'data-cart="none"',
    )
    await expect(page.getByRole('button', { name: /123,456,789/ })).not.toHaveCount(0)
    return page.getByRole('main')
  },

  async 'hard cards'({ page, show }) {
    await hardenCatalogue(page, SHELF)
    await show(
      `<div class="shelf">${Object.keys(SHELF)
        .map((slug) => card(slug))
        .join(
          '',
        )}</div><style>.shelf { display: grid; gap: 20px 16px; grid-template-columns: repeat(auto-fill, minmax(160px, 1fr)); max-width: 1000px; margin-inline: auto } @media (max-width: 400px) { .shelf { gap: 12px; grid-template-columns: repeat(2, minmax(0, 1fr)) } }</style>`,
      'data-cart="none"',
    )
    await expect(page.getByRole('heading')).toHaveCount(6)
    return page.locator('.shelf')
  },

  async 'hard grid'({ page, show }) {
    await hardenCatalogue(page, SHELF)
    await show('<cartlet-collection collection="home" limit="8"></cartlet-collection>', 'data-cart="none"')
    await expect(page.getByRole('article').first()).toBeVisible()
    return page.locator('cartlet-collection')
  },

  async 'hard product'({ page, show }) {
    await hardenCatalogue(page, SHELF)
    await show(`${card('canvas-tote', 'layout="full"')}<p>What stands below it.</p>`, 'data-cart="none"')
    await expect(page.getByRole('heading', { name: 'Tote' })).toBeVisible()
    await expect(page.locator('.text')).toBeVisible()
    await expect(page.locator('.lines')).toHaveCount(0)
    return page
  },

  async 'hard product broken picture'({ page, show }) {
    await hardenCatalogue(page, SHELF)
    await show(`${card('linen-tee', 'layout="full"')}<p>What stands below it.</p>`, 'data-cart="none"')
    await expect(page.locator('.text')).toBeVisible()
    await expect(page.locator('.lines')).toHaveCount(0)
    return page
  },

  async 'hard product missing choices'({ page, show }) {
    await show(`${card('stoneware-bowl', 'layout="full"')}<p>What stands below it.</p>`, 'data-cart="none"')
    await expect(page.locator('.text')).toBeVisible()
    await expect(page.locator('.lines')).toHaveCount(0)
    await page.locator('.buy .button').click()
    await expect(page.locator('.wrong').first()).toBeVisible()
    return page
  },

  async 'hard product unreachable'({ page, shop, show }) {
    shop.expectAnyAnswer()
    shop.expectConsoleError(/FAULT_503/)
    shop.fault('products', { kind: 'status', status: 503, times: Number.POSITIVE_INFINITY })
    await show(`${card('blue-mug', 'layout="full"')}<p>What stands below it.</p>`, 'data-cart="none"')
    await shop.waitForConsoleErrors()
    return page
  },
}

for (const look of LOOKS)
  for (const lang of look.dir === 'rtl' ? ['he'] : ['de'])
    test.describe(`${look.name} ${lang}`, () => {
      test.use({ viewport: { width: look.width, height: HEIGHT_PX } })
      for (const [name, draw] of Object.entries(SCENES))
        test(name, async ({ page, shop }) => {
          const show = async (body: string, script = '') => {
            await shop.show(body, { head: headOf(look), script, dir: look.dir, lang })
            await page.evaluate(() => cartlet.ready)
          }
          const drawing = await draw({ page, shop, look, show })
          await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => {}))))
          const picture = `${name} ${look.name}`.replaceAll(' ', '-')
          await page.mouse.move(1, HEIGHT_PX / 2)
          await expect(drawing as Locator).toHaveScreenshot(`${picture}.png`)
        })
    })

/**
 * Screenshots of screens that were crowded, cut off or ragged once: the drawer on a phone, also held sideways, the quick view, filters, notices and a
 * sold-out card. In the languages with the longest words and from right to left, and with text twice as large.
 */
import type { Page } from '@playwright/test'
import { expect, type Shop, test } from '../support/fixtures/fixtures'
import { setBrowserFont } from '../support/states/settings'

interface Look {
  name: string
  width: number
  height: number
  lang?: 'de' | 'he'
  dark?: true
  /** Twice the browser's usual size of text. */
  large?: true
}

const LOOKS: readonly Look[] = [
  { name: 'phone', width: 360, height: 740 },
  { name: 'phone in German, dark', width: 360, height: 740, lang: 'de', dark: true },
  { name: 'phone in Hebrew', width: 360, height: 740, lang: 'he' },
  { name: 'phone with large text', width: 360, height: 740, large: true },
  { name: 'phone held sideways', width: 740, height: 360 },
  { name: 'wide in German', width: 1280, height: 740, lang: 'de' },
  { name: 'wide, dark', width: 1280, height: 740, dark: true },
]

const headOf = ({ dark }: Look): string => `<style>
  html { color-scheme: ${dark ? 'dark' : 'light'} }
  body { margin: 0; padding: 20px; font: 16px/1.5 sans-serif; background: ${dark ? '#15181c' : '#fff'}; color: ${dark ? '#eee' : '#111'} }
  a { color: inherit }
</style>%%SNIPPET%%`

interface Scene {
  page: Page
  shop: Shop
  show(body: string, script?: string): Promise<void>
}

const MUG =
  '<cartlet-buy-button product="blue-mug"><a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a></cartlet-buy-button>'
const LONG = '<p style="height: 3000px">A long page.</p>'

const add = (page: Page, item: object) => page.evaluate((one) => cartlet.cart.add(one as { product: string }), item)
const cart = (page: Page) => page.getByRole('dialog')

async function open(page: Page): Promise<void> {
  await page.evaluate(() => cartlet.cart.open())
  await expect(cart(page).locator('.totals')).toHaveAttribute('aria-busy', 'false')
  await expect(cart(page).locator('.sum').last()).toHaveText(/\d/)
  await expect(cart(page).locator('.terms')).toBeVisible()
}

const SCENES: Record<string, (scene: Scene) => Promise<unknown>> = {
  /** One of a thing, two of another with choices, a code, what it costs to send. */
  async 'drawer with everything'({ page, show }) {
    await show(MUG + LONG, 'data-free-shipping-from="150 EUR"')
    await add(page, { product: 'linen-tee', options: { Size: 'M', Colour: 'Sage' }, quantity: 2 })
    await add(page, { product: 'blue-mug' })
    await page.evaluate(() => cartlet.cart.applyCoupon('WELCOME10'))
    await page.evaluate(() => cartlet.cart.estimate({ address: { country: 'IE' } }))
    await open(page)
    await expect(cart(page).locator('.totals dt')).not.toHaveCount(1)
  },

  async 'drawer, its code and its terms'(scene) {
    await SCENES['drawer with everything']?.(scene)
    await expect(cart(scene.page).locator('.suggestions')).toBeVisible()
    await cart(scene.page).locator('.terms').scrollIntoViewIfNeeded()
    await cart(scene.page)
      .locator('.terms')
      .evaluate((terms) => terms.scrollIntoView({ block: 'center' }))
  },

  /** Fewer are left than the cart holds, one thing is sold out, and the shop is out of reach. */
  async 'drawer with problems'({ page, shop, show }) {
    await show(MUG)
    shop.expectConsoleError(/FAULT_503|BAD_RESPONSE/)
    await add(page, { product: 'canvas-tote' })
    await add(page, { product: 'blue-mug', quantity: 3 })
    shop.platform.setStock('canvas-tote', 0)
    shop.platform.setStock('blue-mug', 1)
    await page.evaluate(() => cartlet.cart.get())
    await open(page)
    shop.fault('read', { kind: 'status', status: 503, times: 100 })
    await page.evaluate(() => cartlet.cart.get().catch(() => {}))
    await expect(cart(page).locator('.alarm')).toBeVisible()
  },

  async 'quick view'({ page, show }) {
    await show('<cartlet-buy-button product="linen-tee">Choose</cartlet-buy-button>')
    await page.locator('cartlet-buy-button').getByRole('button').click()
    await expect(cart(page).locator('.frame img').first()).toBeVisible()
  },

  async 'two filters'({ page, show }) {
    await show('<cartlet-collection collection="home" limit="6" filters="text stock"></cartlet-collection>')
    await expect(page.getByRole('article').first()).toBeVisible()
  },

  async 'all filters'({ page, show }) {
    await show('<cartlet-collection collection="home" limit="6"></cartlet-collection>')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.locator('summary').evaluate((summary) => summary.parentElement?.setAttribute('open', ''))
    await expect(page.getByRole('group').nth(1)).toBeVisible()
  },

  async notice({ page, shop, show }) {
    await show(MUG)
    await page.goto(`${page.url()}?cartlet-add=blue-mug:2`)
    await expect(page.getByRole('complementary').getByRole('button').nth(2)).toBeVisible()
    await expect.poll(() => shop.sent('add')).toHaveLength(1)
  },

  async 'notice of two things'({ page, show }) {
    await show(MUG)
    await page.goto(`${page.url()}?cartlet-add=blue-mug,brass-lamp,linen-tee`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('complementary')).toBeVisible()
  },

  async 'sold out'({ page, show }) {
    await show(
      '<div style="display: grid; grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); gap: 16px"><cartlet-product product="brass-lamp" notify-url="/tell"></cartlet-product><cartlet-product product="blue-mug"></cartlet-product></div>',
    )
    await expect(page.getByRole('article').nth(1)).toBeVisible()
  },
}

// Playwright hides the classic scroll bars, which take room.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
})

for (const look of LOOKS)
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: look.height } })
    for (const [name, draw] of Object.entries(SCENES))
      test(name, async ({ page, shop }) => {
        // Messages that disappear after a while stay for the screenshot.
        await page.addInitScript(() => {
          const { setTimeout: real } = window
          const LEAVES_MS = [2000, 5000, 8000, 10_000]
          window.setTimeout = ((task: () => void, ms = 0) =>
            real(task, LEAVES_MS.includes(ms) ? 1e6 : ms)) as typeof window.setTimeout
        })
        if (look.large) await setBrowserFont(page, 32)
        const show = async (body: string, script = '') => {
          await shop.show(body, { head: headOf(look), script, lang: look.lang, dir: look.lang === 'he' ? 'rtl' : 'ltr' })
          await page.evaluate(() => cartlet.ready)
          await expect(page.locator('cartlet-overlay').getByRole('button').first()).toBeVisible()
        }
        await draw({ page, shop, show })
        await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => {}))))
        await page.mouse.move(1, 1)
        const picture = `${name} ${look.name}`.replace(/,? /g, '-')
        await expect(page).toHaveScreenshot(`${picture}.png`)
      })
  })

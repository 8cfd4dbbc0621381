/** The screens with the most content, for checks of a screen as a whole. */
import { expect } from '../fixtures/fixtures'
import type { Visit } from './walk'
import { add } from './walks/drawer-walks'

/** Simple products that `bulkProducts: 12` adds, and one with another name. */
const MANY = ['fig-candle', ...Array.from({ length: 10 }, (_, at) => `bulk-${String(at + 1).padStart(3, '0')}`)]

/** Everything in the foreground has finished loading when a function resolves. */
export const SCREENS: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  async 'a drawer with twelve lines'({ page, show }) {
    await show('<cartlet-buy-button product="blue-mug">Buy</cartlet-buy-button>')
    for (const slug of MANY) await add(page, slug)
    await add(page, 'everything-basket', {
      options: {
        'Handle and lining, as they come from the workshop': 'Two short handles with a washable linen lining',
      },
    })
    await page.evaluate(() => cartlet.cart.open())
    const cart = page.locator('dialog[open]')
    await expect(cart.locator('.line')).toHaveCount(MANY.length + 1)
    await expect(cart.locator('.totals')).toHaveAttribute('aria-busy', 'false')
    await expect(cart.locator('.suggestions')).toBeVisible()
  },

  async 'a whole product'({ page, show }) {
    await show('<cartlet-product product="linen-tee" layout="full"></cartlet-product>')
    await expect(page.locator('.section').first()).toBeVisible()
  },

  async 'the quick view'({ page, show }) {
    await show('<cartlet-buy-button product="stoneware-bowl" action="open">Choose</cartlet-buy-button>')
    await page.getByRole('button', { name: /^Choose/ }).click()
    await expect(page.locator('.quick-view .thumbnails, .quick-view .place').first()).toBeAttached()
  },

  async 'a collection'({ page, show }) {
    await show('<h2>For the home</h2><cartlet-collection collection="home" limit="4"></cartlet-collection>')
    await expect(page.locator('cartlet-collection').getByRole('article')).toHaveCount(4)
  },

  async 'the form of an account'({ page, show }) {
    await show('<cartlet-account fields="firstName lastName birthdate"></cartlet-account>')
    await page.locator('cartlet-account .way').first().click()
    await expect(page.locator('cartlet-account input[name=birthdate]')).toBeVisible()
  },
}

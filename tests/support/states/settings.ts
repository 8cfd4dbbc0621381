/** Visitors' settings of browser and system, and what can be measured of them, such as the size of text. */
import type { Page } from '@playwright/test'
import { at } from '../fakes/refusals'
import { expect } from '../fixtures/fixtures'
import { button, logIn } from '../fixtures/members'
import { standStill } from '../pages/still'
import { SCREENS } from './screens'
import type { Visit } from './walk'
import { add } from './walks/drawer-walks'

/** Besides the largest screens: small elements, and those that appear later. */
const MORE_SCREENS: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  async buttons({ page, show }) {
    await show(
      '<p><cartlet-buy-button product="blue-mug">Mug</cartlet-buy-button></p><p><cartlet-buy-button product="brass-lamp">Lamp</cartlet-buy-button></p><p><cartlet-cart-toggle></cartlet-cart-toggle></p>',
    )
    await expect(page.getByRole('button', { name: 'Sold out' })).toBeVisible()
    await expect(page.locator('cartlet-overlay[data-away=own]')).toBeAttached()
    await expect(page.locator('cartlet-overlay .floating')).toBeHidden()
  },

  async cards({ page, show }) {
    await show(
      '<cartlet-product product="stoneware-bowl"></cartlet-product><cartlet-product product="linen-tee"></cartlet-product>',
    )
    await expect(page.getByRole('article').getByRole('button')).toHaveCount(2)
  },

  async 'the cart in the page'({ page, show }) {
    await show('<cartlet-buy-button product="blue-mug">Buy</cartlet-buy-button><cartlet-cart></cartlet-cart>')
    await add(page, 'fig-candle')
    const cart = page.locator('cartlet-cart')
    await expect(cart.locator('.line')).toHaveCount(1)
    await expect(cart.locator('.totals')).toHaveAttribute('aria-busy', 'false')
  },

  async 'a note that something was added'({ page, show }) {
    await show('<cartlet-buy-button product="blue-mug">Buy</cartlet-buy-button>', { script: 'data-on-add="toast"' })
    await page.getByRole('button', { name: /^Buy/ }).click()
    await expect(page.getByRole('button', { name: 'View cart' })).toBeVisible()
  },

  async 'the menu of a member'({ page, show }) {
    await show('<cartlet-account><a href="/account">My account</a></cartlet-account>')
    const account = page.locator('cartlet-account')
    await expect(button(account, 'Log in')).toBeVisible()
    await logIn(account, at('ada'))
    await page.getByRole('button', { name: /^Account:/ }).click()
    await expect(page.locator('cartlet-account .panel')).toBeVisible()
  },
}

export const ALL_SCREENS = { ...SCREENS, ...MORE_SCREENS }

/** Sets the browser's own font size, which is 16 px by default. Chromium only. */
export async function setBrowserFont(page: Page, px: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: Math.round((px * 13) / 16) } })
}

/** Sets a media feature that Playwright has no option for. Chromium only. */
export async function askFor(page: Page, feature: string, value: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setEmulatedMedia', {
    features: [
      { name: feature, value },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  })
}

export interface TextSize {
  text: string
  px: number
}

/** Every visible text of ours, in document order, with its computed size. */
export async function textSizes(page: Page): Promise<TextSize[]> {
  await standStill(page)
  return page.evaluate(() => {
    function* walk(root: Document | ShadowRoot): Generator<Element> {
      for (const one of root.querySelectorAll('*')) {
        yield one
        if (one.shadowRoot) yield* walk(one.shadowRoot)
      }
    }
    const ownText = (one: Element) =>
      [...one.childNodes].flatMap((node) => (node instanceof Text && node.data.trim() ? node.data.trim() : [])).join(' ')
    return [...walk(document)]
      .filter((one) => one.getRootNode() instanceof ShadowRoot && one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => ownText(one) && getComputedStyle(one).clipPath === 'none' && !one.closest('style, .rich'))
      .map((one) => ({ text: ownText(one), px: Number.parseFloat(getComputedStyle(one).fontSize) }))
  })
}

/** Buttons of ours whose box is smaller than 44 px in either direction. */
export const smallButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST_PX = 43.5
    function* walk(root: Document | ShadowRoot): Generator<Element> {
      for (const one of root.querySelectorAll('*')) {
        yield one
        if (one.shadowRoot) yield* walk(one.shadowRoot)
      }
    }
    return [...walk(document)]
      .filter((one) => one.getRootNode() instanceof ShadowRoot && one.matches('button, .button, summary, select'))
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .flatMap((one) => {
        const { width, height } = one.getBoundingClientRect()
        return width < LEAST_PX || height < LEAST_PX
          ? [`${Math.round(width)}×${Math.round(height)}: ${one.outerHTML.slice(0, 120)}`]
          : []
      })
  })

/** Pages with CSS zoom: window units are not zoomed, and what is measured in them is too large for the window. */
import type { Locator, Page } from '@playwright/test'
import { drawer } from '../../support/fixtures/cart'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'
import { logIn } from '../../support/fixtures/members'
import { betweenPresses } from '../../support/pages/press-pause'
import { standStill } from '../../support/pages/still'

const button = (product: string, words: string) =>
  `<cartlet-buy-button product="${product}"><a href="%%API%%/product-page/${product}">${words}</a></cartlet-buy-button>`
const BODY = `<cartlet-account></cartlet-account>${button('blue-mug', 'Buy the Blue Mug')}${button('linen-tee', 'Choose options')}
  <cartlet-product product="blue-mug" layout="full"><a href="%%API%%/product-page/blue-mug">Mug</a></cartlet-product>`

/** The edges of its box that are outside of the window, in pixels. */
const beyond = (box: Locator) =>
  box.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const { width, height } = window.visualViewport as VisualViewport
    return [left, top, width - right, height - bottom].map((edge) => Math.min(0, Math.round(edge)))
  })

const isInside = (box: Locator) => expect.poll(() => beyond(box)).toEqual([0, 0, 0, 0])

async function open(page: Page, shop: Shop, css: string, script = ''): Promise<void> {
  await shop.show(BODY, { head: `<style>${css}</style>%%SNIPPET%%`, script })
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
}

for (const css of ['html{zoom:1.25}', 'body{zoom:1.5}', 'html{zoom:1.2}body{zoom:1.2}', 'body{zoom:.8}'])
  for (const [width, height] of [
    [1280, 800],
    [400, 700],
  ] as const)
    test.describe(`with ${css} in a window of ${width} × ${height}`, () => {
      test.use({ viewport: { width, height } })

      // hazard 96
      test('the cart fills the window from top to bottom, and Checkout can be reached', async ({ page, shop }) => {
        await open(page, shop, css)
        await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
        await expect(drawer(page)).toBeVisible()
        await standStill(page)
        await isInside(drawer(page))
        const box = await drawer(page).boundingBox()
        expect([box?.y, box?.height].map((edge) => Math.round(edge ?? -1))).toEqual([0, height])
        const checkout = drawer(page).getByRole('button', { name: 'Checkout' })
        await checkout.scrollIntoViewIfNeeded()
        await isInside(checkout)
        await betweenPresses(page)
        // The backdrop, where there is one.
        if (box?.x) await page.mouse.click(box.x - 10, height / 2)
        else await page.keyboard.press('Escape')
        await expect(drawer(page)).toBeHidden()
      })

      test('the quick view is inside the window, and scrolls to its end', async ({ page, shop }) => {
        await open(page, shop, css)
        await page.getByRole('button', { name: 'Choose options' }).click()
        const view = page.getByRole('dialog', { name: 'Linen Tee' })
        await expect(view).toBeVisible()
        await standStill(page)
        await isInside(view)
        const add = view.getByRole('button', { name: 'Add to cart' })
        await add.scrollIntoViewIfNeeded()
        await isInside(add)
      })

      test('a picture over the whole screen is not larger than the window', async ({ page, shop }) => {
        await open(page, shop, css)
        await page.getByRole('button', { name: /^Enlarge: Blue stoneware mug/ }).click()
        const picture = page.getByRole('dialog', { name: 'Blue Mug, enlarged' })
        await expect(picture).toBeVisible()
        await standStill(page)
        const box = await picture.boundingBox()
        // The gutter of the page's scroll bar is no part of what anything fixed can cover.
        const visible = await page.evaluate(() => Math.round(window.visualViewport?.width ?? 0))
        expect([box?.x, box?.y, box?.width, box?.height].map((edge) => Math.round(edge ?? -1))).toEqual([0, 0, visible, height])
        await isInside(picture.getByRole('button', { name: 'Close', exact: true }))
      })

      test('the member’s menu is inside the window, and hangs on its button', async ({ page, shop }) => {
        await open(page, shop, css)
        await logIn(page.locator('cartlet-account'), 'ada@members.example')
        const button = page.getByRole('button', { name: 'Account: Ada' })
        await button.click()
        const panel = page.locator('cartlet-account .panel')
        await expect(panel).toBeVisible()
        await isInside(panel)
        const [at, around] = [await panel.boundingBox(), await button.boundingBox()]
        expect(Math.abs((at?.x ?? -99) - (around?.x ?? 0))).toBeLessThan(30)
      })

      test('toggle and message are inside the window', async ({ page, shop }) => {
        await open(page, shop, css, 'data-on-add="toast"')
        await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
        await isInside(page.locator('cartlet-overlay').getByRole('button', { name: 'View cart' }))
        await isInside(page.locator('cartlet-overlay').getByRole('button', { name: /^Cart, / }))
        await isInside(page.locator('cartlet-overlay .toast'))
      })
    })

/** Screenshots of buttons, toggles, toasts and the drawer in every state, compared with approved ones. */
import type { Locator, Page } from '@playwright/test'
import { applyCode, drawer, expectTotals, line, quantity, removeButton } from '../support/fixtures/cart'
import { expect, type Shop, test } from '../support/fixtures/fixtures'
import { HEIGHT_PX, headOf, LOOKS, type Look } from './looks'

interface Scene {
  page: Page
  shop: Shop
  look: Look
  /** Shows a page with this body and look. */
  show(body: string, script?: string): Promise<void>
}

const LINES = 12
const MANY = 60

test.use({ bulkProducts: LINES, contextOptions: { reducedMotion: 'reduce' } })

const sells = (slug: string, label: string) =>
  `<cartlet-buy-button product="${slug}"><a href="%%API%%/product-page/${slug}">${label}</a></cartlet-buy-button>`
const MUG = sells('blue-mug', 'Buy the Blue Mug')
const TOGGLE = '<cartlet-cart-toggle><a href="/cart">Your cart</a></cartlet-cart-toggle>'

const add = (page: Page, product: string, amount = 1) =>
  page.evaluate(([slug, count]) => cartlet.cart.add({ product: slug, quantity: count }), [product, amount] as const)

/** The longest name and the longest options in the shop. */
const addBasket = (page: Page) =>
  page.evaluate(() =>
    cartlet.cart.add({
      product: 'everything-basket',
      options: {
        'Handle and lining, as they come from the workshop': 'Two short handles with a washable linen lining',
      },
      quantity: 2,
    }),
  )

const opened = async (page: Page): Promise<Locator> => {
  if (!(await drawer(page).isVisible())) await page.getByRole('button', { name: /^Cart, / }).click()
  await expect(drawer(page)).toBeVisible()
  return drawer(page)
}
/** Opens the cart of a page that has the visitor's tokens and knows nothing else of the cart. */
async function openUnreadable({ page, shop, show }: Scene, status: number): Promise<void> {
  shop.expectConsoleError(new RegExp(`FAULT_${status}`))
  await show(MUG)
  await add(page, 'blue-mug')
  shop.fault('read', { kind: 'status', status, times: 100 })
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (!key.endsWith(':tokens')) localStorage.removeItem(key)
  })
  await page.reload()
  await opened(page)
}
const estimated = (page: Page) => expect(drawer(page).getByRole('definition').last()).toHaveText(/\d/)

/** What the screenshot shows: a part of the page, or all that is in view. */
type Drawing = Locator | Page

const SCENES: Record<string, (scene: Scene) => Promise<Drawing>> = {
  async buttons({ page, shop, show }) {
    shop.expectConsoleError(/no-such-product/)
    shop.expectConsoleError(/FAULT_503/)
    shop.platform.setStock('low-stock-vase', 1)
    await show(
      `<main>${MUG}${sells('field-notebook', 'A price that came down')}${sells('everything-basket', 'Choose')}${sells('brass-lamp', 'Sold out')}
      ${sells('low-stock-vase', 'The last vase')}${sells('autumn-bulbs', 'Bulbs for autumn')}${sells('no-such-product', 'A link where nothing is sold')}
      ${sells('fig-candle', 'A candle, just added')}${sells('canvas-tote', 'A tote that did not arrive')}
      ${sells('wool-throw', 'A very long label for a throw that is on its way into the cart of this page')}</main>`,
      'data-on-add="none" data-cart="none"',
    )
    const button = (name: RegExp) => page.getByRole('button', { name })
    await add(page, 'low-stock-vase')
    await expect(button(/Maximum in cart/)).toBeVisible()
    await button(/just added/).click()
    await expect(button(/Added/)).toBeVisible()
    shop.fault('add', { kind: 'status', status: 503 })
    await button(/did not arrive/).click()
    await expect(page.getByRole('alert')).toBeVisible()
    const held = await shop.hold('add')
    await button(/very long/).click()
    await held.arrived
    await button(/Blue Mug/).focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab') // the focus ring is shown for keyboard focus only
    return page.getByRole('main')
  },

  async 'toggle none'({ page, show }) {
    await show(MUG)
    await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
    return page
  },

  async 'toggle one'({ page, show }) {
    await show(TOGGLE)
    await add(page, 'blue-mug')
    await expect(page.locator('cartlet-overlay[data-away=own]')).toBeAttached()
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toHaveCount(1)
    return page
  },

  async 'toggle many'({ page, show }) {
    await show(MUG)
    for (const slug of ['bulk-001', 'bulk-002']) await add(page, slug, MANY)
    await expect(page.getByRole('button', { name: `Cart, ${2 * MANY} items` })).toBeVisible()
    return page
  },

  async toast({ page, show }) {
    await show(MUG, 'data-on-add="toast"')
    await addBasket(page)
    await expect(page.getByRole('button', { name: 'View cart' })).toBeVisible()
    return page
  },

  async 'toast of an error'({ page, shop, show }) {
    shop.expectConsoleError(/FAULT_503/)
    await show('<button data-cartlet-add="blue-mug">Buy</button>', 'data-on-add="none"')
    shop.fault('add', { kind: 'status', status: 503 })
    await page.getByRole('button', { name: 'Buy' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    return page
  },

  async 'drawer skeleton'({ page, shop, show }) {
    await show(MUG)
    await add(page, 'blue-mug')
    // Of the visitor's last page only the tokens are left.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (!key.endsWith(':tokens')) localStorage.removeItem(key)
    })
    const held = await shop.hold('read')
    await page.reload()
    await opened(page)
    await held.arrived
    await expect(drawer(page)).toContainText('Loading')
    return drawer(page)
  },

  async 'drawer empty'({ page, show }) {
    await show(MUG)
    await opened(page)
    await expect(drawer(page)).toContainText('Your cart is empty')
    return drawer(page)
  },

  async 'drawer one line'({ page, show }) {
    await show(MUG)
    await page.getByRole('button', { name: /Blue Mug/ }).click()
    await expectTotals(page, { Subtotal: '€18.00' })
    await page.keyboard.press('Tab') // the ring on the first control
    return drawer(page)
  },

  async 'drawer twelve lines'({ page, show }) {
    await show(MUG)
    for (let index = 1; index <= LINES; index += 1) await add(page, `bulk-${String(index).padStart(3, '0')}`, index)
    await opened(page)
    await expect(drawer(page).getByRole('listitem')).toHaveCount(LINES)
    await estimated(page)
    return drawer(page)
  },

  async 'drawer coupon'({ page, show }) {
    await show(MUG)
    await add(page, 'wool-throw', 2)
    await addBasket(page)
    await opened(page)
    await estimated(page)
    await applyCode(page, 'WELCOME10')
    await expect(drawer(page).getByText('WELCOME10').first()).toBeVisible()
    return drawer(page)
  },

  async 'drawer coupon refused'({ page, shop, show }) {
    shop.expectAnyAnswer()
    await show(MUG)
    await add(page, 'blue-mug')
    await opened(page)
    await estimated(page)
    await applyCode(page, 'SUMMER24')
    await expect(drawer(page).getByText(/expired/)).toBeVisible()
    return drawer(page)
  },

  async 'drawer line refused'({ page, shop, show }) {
    shop.expectConsoleError(/FAULT_503/)
    await show(MUG)
    await add(page, 'blue-mug')
    await add(page, 'low-stock-vase')
    await opened(page)
    await estimated(page)
    shop.fault('quantity', { kind: 'status', status: 503 })
    await line(page, 'Blue Mug')
      .getByRole('button', { name: /^Increase quantity/ })
      .click()
    await expect(line(page, 'Blue Mug').getByRole('alert')).toBeVisible()
    await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
    return drawer(page)
  },

  async 'drawer undo'({ page, show }) {
    await show(MUG)
    await add(page, 'blue-mug')
    await addBasket(page)
    await opened(page)
    await estimated(page)
    await removeButton(page, 'Blue Mug').click()
    await expect(drawer(page).getByRole('button', { name: 'Put Blue Mug back' })).toBeVisible()
    await estimated(page)
    return drawer(page)
  },

  async 'drawer estimate'({ page, show }) {
    await show(MUG, 'data-free-shipping-from="60 EUR"')
    await add(page, 'blue-mug', 2)
    await opened(page)
    await estimated(page)
    await drawer(page).getByText('Estimate shipping and taxes').click()
    await drawer(page).getByLabel('Country').selectOption('IE')
    await drawer(page).getByRole('button', { name: 'Estimate', exact: true }).click()
    await expect(drawer(page).getByRole('radio', { name: /^Standard delivery/ })).toBeChecked()
    return drawer(page)
  },

  async 'drawer blocked'({ page, shop, show }) {
    await show(MUG)
    await add(page, 'canvas-tote')
    await add(page, 'blue-mug')
    shop.platform.setStock('canvas-tote', 0)
    await page.reload()
    await opened(page)
    await expect(line(page, 'Canvas Tote').getByText('Canvas Tote is sold out.')).toBeVisible()
    return drawer(page)
  },

  async 'drawer out of reach'(scene) {
    await openUnreadable(scene, 503)
    await expect(drawer(scene.page).getByRole('button', { name: 'Try again' })).toBeVisible()
    return drawer(scene.page)
  },

  async 'drawer refused'(scene) {
    await openUnreadable(scene, 400)
    await expect(drawer(scene.page).getByText('The shop cannot be reached.')).toBeVisible()
    return drawer(scene.page)
  },
}

for (const look of LOOKS)
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: HEIGHT_PX } })
    for (const [name, draw] of Object.entries(SCENES))
      test(name, async ({ page, shop }) => {
        // Messages that disappear after a while stay for the screenshot.
        await page.addInitScript(() => {
          const { setTimeout: real } = window
          const LEAVES_MS = [2000, 5000, 8000]
          window.setTimeout = ((task: () => void, ms = 0) =>
            real(task, LEAVES_MS.includes(ms) ? 1e6 : ms)) as typeof window.setTimeout
        })
        const show = async (body: string, script = '') => {
          await shop.show(body, { head: headOf(look), script, dir: look.dir })
          await page.evaluate(() => cartlet.ready)
        }
        const drawing = await draw({ page, shop, look, show })
        await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => {}))))
        const picture = `${name} ${look.name}`.replaceAll(' ', '-')
        await page.mouse.move(1, HEIGHT_PX / 2)
        await expect(drawing as Locator).toHaveScreenshot(`${picture}.png`)
      })
  })

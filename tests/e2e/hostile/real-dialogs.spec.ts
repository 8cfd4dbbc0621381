/** Buttons in dialogs of the page, which take everything beside them away from pointers, keys and screen readers. */
import type { Page } from '@playwright/test'
import { drawer, quantity } from '../../support/fixtures/cart'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'
import { betweenPresses } from '../../support/pages/press-pause'

const BODY = `<main><h1>Shop</h1></main>
  <div id="popup" role="dialog" aria-modal="true" aria-label="Offer">
    <cartlet-buy-button product="blue-mug" label="Buy the mug"></cartlet-buy-button><cartlet-buy-button product="linen-tee" label="Choose a tee"></cartlet-buy-button>
  </div>`

/** What well-known libraries do to everything beside their dialog while it is open. */
const LIBRARIES: Record<string, () => void> = {
  'makes all beside its dialog inert': () => {
    for (const one of document.body.children) if (one.id !== 'popup') one.setAttribute('inert', '')
  },
  'hides all beside its dialog, and lets presses through to it alone': () => {
    for (const one of document.body.children) if (one.id !== 'popup') one.setAttribute('aria-hidden', 'true')
    document.body.style.pointerEvents = 'none'
    const { style } = document.querySelector('#popup') as HTMLElement
    style.pointerEvents = 'auto'
  },
}

const open = async (page: Page, shop: Shop, hide: () => void, script = '') => {
  await shop.show(BODY, { script })
  await page.evaluate(() => cartlet.ready)
  await expect(page.locator('cartlet-overlay')).toBeAttached()
  await page.evaluate(hide)
}

for (const [what, hide] of Object.entries(LIBRARIES)) {
  // hazard 109
  test(`a cart that is opened in a dialog whose library ${what} can be used`, async ({ page, shop }) => {
    await open(page, shop, hide)
    await page.getByRole('button', { name: /^Buy the mug/ }).click()
    await expect(drawer(page)).toBeVisible()
    await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
    await betweenPresses(page)
    await drawer(page)
      .getByRole('button', { name: /^Increase/ })
      .click()
    await expect(quantity(page, 'Blue Mug')).toHaveValue('2')
    await drawer(page).getByRole('button', { name: 'Checkout', exact: true }).click()
    await page.waitForURL(/\/checkout/)
  })

  test(`a quick view that is opened in a dialog whose library ${what} can be used`, async ({ page, shop }) => {
    await open(page, shop, hide)
    await page.getByRole('button', { name: /tee/i }).click()
    const view = page.getByRole('dialog', { name: 'Linen Tee' })
    await expect(view).toBeVisible()
    await betweenPresses(page)
    await view.getByRole('radio', { name: 'M', exact: true }).check()
    await expect(view.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
  })

  test(`a message after an add in a dialog whose library ${what} is told and can be pressed`, async ({ page, shop }) => {
    await open(page, shop, hide, 'data-on-add="toast"')
    await page.getByRole('button', { name: /^Buy the mug/ }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Blue Mug' })).toBeAttached()
    await page.getByRole('button', { name: 'View cart' }).click()
    await expect(drawer(page)).toBeVisible()
  })
}

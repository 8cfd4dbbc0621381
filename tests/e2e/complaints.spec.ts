/** What shoppers complain about in other carts and what only a browser can show, by the first of the reports; none of it is possible in ours. */
import type { Page } from '@playwright/test'
import { drawer, expectTotals, line, removeButton, toggle } from '../support/cart'
import { expect, type Shop, test } from '../support/fixtures'

async function withMug(page: Page, shop: Shop): Promise<void> {
  await shop.open('/plain')
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expectTotals(page, { Subtotal: '€18.00' })
}
const focused = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    return active?.getAttribute('aria-label') || active?.textContent?.trim() || active?.localName
  })

test.describe('no complaint', () => {
  test('that adding, changing and removing are silent to screen readers (buy-button-js#744)', async ({ page, shop }) => {
    await withMug(page, shop)
    const status = drawer(page).getByRole('status')
    await expect(status).toHaveText('Added: Blue Mug, 1 in cart. Subtotal €18.00.')
    await line(page, 'Blue Mug').getByRole('button', { name: 'One more of Blue Mug' }).click()
    await expect(status).toHaveText('Blue Mug: quantity 2. Subtotal €36.00.')
    await removeButton(page, 'Blue Mug').click()
    await expect(status).toHaveText('Removed Blue Mug. Undo available.')
  })

  test('that the focus is lost or goes back to the wrong opener (woocommerce#47662)', async ({ page, shop }) => {
    await withMug(page, shop)
    await page.keyboard.press('Escape')
    await expect.poll(() => focused(page)).toContain('Buy the Blue Mug')
    await page.getByRole('button', { name: 'Show my cart' }).click()
    await expect(drawer(page).getByRole('heading', { name: 'Your cart' })).toBeFocused()
    await drawer(page).getByRole('button', { name: 'Close cart' }).click()
    await expect.poll(() => focused(page)).toBe('Show my cart')
    await toggle(page, '1 item').click()
    await expect(drawer(page).getByRole('heading', { name: 'Your cart' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect.poll(() => focused(page)).toBe('Cart, 1 item')
  })

  test('that a closed drawer can be reached by keyboard, or an open one has no name (woocommerce#66611)', async ({
    page,
    shop,
  }) => {
    await withMug(page, shop)
    await expect(drawer(page)).toHaveAccessibleName('Your cart 1 item')
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    const reached: string[] = []
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab')
      reached.push(`${await focused(page)}`)
    }
    expect(reached.join('|')).toContain('Cart, 1 item')
    expect(reached.join('|')).not.toMatch(/Close cart|Remove|Checkout|Estimate|promo/)
  })

  test('that the page scrolls behind the drawer or jumps sideways (buy-button-js#841)', async ({ page, shop }) => {
    await shop.open('/blog')
    await page.evaluate(() => window.scrollTo(0, 200))
    const before = await page.evaluate(() => ({ top: window.scrollY, width: document.body.clientWidth }))
    await toggle(page, '0 items').last().click()
    await expect(drawer(page)).toBeVisible()
    await page.mouse.move(200, 300)
    await page.mouse.wheel(0, 600)
    await page.mouse.move(1100, 300)
    await page.mouse.wheel(0, 600)
    const look = () => page.evaluate(() => ({ top: window.scrollY, width: document.body.clientWidth }))
    expect(await look()).toEqual(before)
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    expect(await look()).toEqual(before)
  })

  test('that errors are not announced and waiting drops the focus (dawn#471)', async ({ page, shop }) => {
    shop.expectConsoleError(/FAULT_400/)
    await withMug(page, shop)
    const more = line(page, 'Blue Mug').getByRole('button', { name: 'One more of Blue Mug' })
    shop.fault('quantity', { kind: 'status', status: 400 })
    const held = await shop.hold('quantity')
    await more.focus()
    await page.keyboard.press('Enter')
    await held.arrived
    await expect(more).toBeFocused()
    await expect(drawer(page).locator(':disabled')).toHaveCount(0)
    held.release()
    await expect(line(page, 'Blue Mug').getByRole('alert')).toContainText('the old quantity is back')
    await expect(more).toBeFocused()
  })

  test('that the toggle reads "0" (buy-button-js#371)', async ({ page, shop }) => {
    await shop.open('/plain')
    const button = toggle(page, '0 items')
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toHaveText('')
    await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
    await expect(drawer(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(toggle(page, '1 item')).toBeVisible()
  })

  test('that money has the wrong symbol, or another amount at checkout (buy-button-js#826)', async ({ page, shop }) => {
    await withMug(page, shop)
    const answered = await page.evaluate(() => window.cartlet.cart.get())
    expect(answered).toMatchObject({ currency: 'EUR', lines: [{ price: { formatted: '€18.00', value: 18 } }] })
    await drawer(page).getByRole('button', { name: 'Checkout', exact: true }).click()
    await expect(page.getByText('€18.00').first()).toBeVisible()
    expect(await page.locator('body').textContent()).not.toMatch(/[$£]\d/)
  })

  test('that the cart opens by force on every add (snipcart-v3-feedback#46)', async ({ page, shop }) => {
    await shop.show('<cartlet-buy-button product="blue-mug">Buy the mug</cartlet-buy-button>', { script: 'data-on-add="none"' })
    await page.getByRole('button', { name: 'Buy the mug' }).click()
    await expect(toggle(page, '1 item')).toBeVisible()
    await expect(drawer(page)).toBeHidden()
    expect(shop.events('cart-open')).toEqual([])
  })

  test('that the cart cannot be opened from the page’s own button, or without a product (buy-button-js#920)', async ({
    page,
    shop,
  }) => {
    await shop.show('<button type="button" data-cartlet-open="cart">My basket</button>')
    await page.getByRole('button', { name: 'My basket' }).click()
    await expect(drawer(page)).toContainText('Your cart is empty')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'My basket' })).toBeFocused()
    await page.evaluate(() => window.cartlet.cart.open())
    await expect(drawer(page)).toBeVisible()
  })
})

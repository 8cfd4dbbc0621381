/**
 * Problems that shoppers reported in other carts and only a browser can show, each with its first report; none occurs in ours.
 */
import type { Page } from '@playwright/test'
import { drawer, expectTotals, line, removeButton, toggle } from '../../support/fixtures/cart'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'

async function withMug(page: Page, shop: Shop): Promise<void> {
  await shop.open('/plain')
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expectTotals(page, { Subtotal: '€18.00' })
}
const MUG = '<cartlet-buy-button product="blue-mug">Buy the mug</cartlet-buy-button>'
const focused = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    return active?.getAttribute('aria-label') || active?.textContent?.trim() || active?.localName
  })

test.describe('problems reported for other widgets', () => {
  // hazard 61
  test('an add, a change and a removal are announced to screen readers (buy-button-js#744)', async ({ page, shop }) => {
    await withMug(page, shop)
    const status = drawer(page).getByRole('status')
    await expect(status).toHaveText('Added: Blue Mug, 1 in cart. Subtotal €18.00.')
    await line(page, 'Blue Mug').getByRole('button', { name: 'Increase quantity for Blue Mug' }).click()
    await expect(status).toHaveText('Blue Mug: quantity 2. Subtotal €36.00.')
    await removeButton(page, 'Blue Mug').click()
    await expect(status).toHaveText('Removed Blue Mug. You can undo this.')
  })

  // hazard 12
  test('focus goes back to the right opener when the cart closes (woocommerce#47662)', async ({ page, shop }) => {
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
    await expect.poll(() => focused(page)).toMatch(/^Cart, 1 item/)
  })

  test('a closed drawer cannot be reached by keyboard, and an open one has a name (woocommerce#66611)', async ({
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

  // hazard 18
  test('the page neither scrolls behind the drawer nor jumps sideways (buy-button-js#841)', async ({ page, shop }) => {
    await shop.open('/blog')
    await page.evaluate(() => window.scrollTo(0, 200))
    const before = await page.evaluate(() => ({ top: window.scrollY, width: document.body.clientWidth }))
    // A press on the page's own toggle, which is above, would scroll there.
    await page.evaluate(() => cartlet.cart.open())
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

  test('an error is announced, and focus is kept while a change is pending (dawn#471)', async ({ page, shop }) => {
    shop.expectConsoleError(/FAULT_400/)
    await withMug(page, shop)
    const more = line(page, 'Blue Mug').getByRole('button', { name: 'Increase quantity for Blue Mug' })
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

  test('the toggle of an empty cart does not read "0" (buy-button-js#371)', async ({ page, shop }) => {
    await shop.open('/plain')
    const button = toggle(page, '0 items')
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toHaveText('Cart, 0 items')
    await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
    await expect(drawer(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(toggle(page, '1 item')).toBeVisible()
  })

  // hazard 51
  test('prices have the right currency symbol and are the same at checkout (buy-button-js#826)', async ({ page, shop }) => {
    await withMug(page, shop)
    const answered = await page.evaluate(() => cartlet.cart.get())
    expect(answered).toMatchObject({ currency: 'EUR', lines: [{ price: { formatted: '€18.00', value: 18 } }] })
    await drawer(page).getByRole('button', { name: 'Checkout', exact: true }).click()
    await expect(page.getByText('€18.00').first()).toBeVisible()
    expect(await page.locator('body').textContent()).not.toMatch(/[$£]\d/)
  })

  test('an add does not open the cart when data-on-add is "none" (snipcart-v3-feedback#46)', async ({ page, shop }) => {
    await shop.show(MUG, { script: 'data-on-add="none"' })
    await page.getByRole('button', { name: 'Buy the mug' }).click()
    await expect(toggle(page, '1 item')).toBeVisible()
    await expect(drawer(page)).toBeHidden()
    expect(shop.events('cart-open')).toEqual([])
  })

  test('the author’s own button and the API open an empty cart (buy-button-js#920)', async ({ page, shop }) => {
    await shop.show('<button type="button" data-cartlet-open="cart">My basket</button>')
    await page.getByRole('button', { name: 'My basket' }).click()
    await expect(drawer(page)).toContainText('Your cart is empty')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'My basket' })).toBeFocused()
    await page.evaluate(() => cartlet.cart.open())
    await expect(drawer(page)).toBeVisible()
  })

  test('a second start of the loader duplicates nothing, and calls no unsubscribed listener (paddle-js-wrapper#20)', async ({
    page,
    shop,
  }) => {
    await shop.show(`<main>${MUG}</main>`, { script: 'data-on-add="none"' })
    const buy = page.getByRole('button', { name: 'Buy the mug' })
    await expect(buy).toBeVisible()
    const heard = await page.evaluate(async (mug) => {
      const counts = { left: 0, here: 0 }
      const leave = cartlet.on('cart-change', () => counts.left++)
      // The page's router draws its next view, and that one loads the script again, with another setting.
      const before = document.querySelector<HTMLScriptElement>('script[src*="loader"]')
      const again = document.createElement('script')
      for (const { name, value } of before?.attributes ?? []) again.setAttribute(name, value)
      const loaded = new Promise((resolve) => again.addEventListener('load', resolve))
      document.querySelector('main')?.replaceChildren(...new DOMParser().parseFromString(mug, 'text/html').body.children)
      document.head.append(again)
      await loaded
      leave()
      before?.setAttribute('data-on-add', 'toast')
      cartlet.on('cart-change', () => counts.here++)
      Object.assign(window, { counts })
      return before !== null
    }, MUG)
    expect(heard).toBe(true)
    await buy.click()
    await expect(page.getByRole('button', { name: 'View cart' })).toHaveCount(1)
    await expect(toggle(page, '1 item')).toHaveCount(1)
    await expect.poll(() => shop.sent('add')).toHaveLength(1)
    expect(await page.evaluate(() => (window as unknown as { counts: object }).counts)).toEqual({ left: 0, here: 1 })
  })

  test('a list can be filtered and sorted, and loads more products on demand (buy-button-js#688)', async ({ page, shop }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await shop.show(
      '<main><cartlet-collection limit="24" columns="3" sort="price-asc" filters="price stock text"></cartlet-collection></main>',
      { script: 'data-catalog="v1"' },
    )
    const grid = page.locator('cartlet-collection')
    const cards = grid.getByRole('article')
    await expect(cards).toHaveCount(24)
    const left = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)))
    expect(new Set(left).size).toBe(3)
    const prices = await cards.locator('.price-row > :first-child').allTextContents()
    // The list is sorted by the prices before discounts.
    const amounts = prices.map((text) => Math.max(...[...text.matchAll(/€([\d.]+)/g)].map(([, amount]) => Number(amount))))
    expect(amounts).toEqual([...amounts].sort((one, other) => one - other))

    await grid.getByRole('button', { name: 'Load more' }).click()
    await expect(grid.getByRole('status').first()).toHaveText(/^\d+ more, \d+ of \d+\.$/)
    await expect(cards.nth(24).getByRole('link')).toBeFocused()

    await grid.getByLabel('Search').fill('Blue Mug')
    await grid.getByLabel('Search').press('Enter')
    await expect(cards).toHaveCount(1)
    await expect(cards.getByRole('link', { name: 'Blue Mug' })).toBeVisible()
  })
})

/** The drawer as a dialog: keyboard, focus, backdrop, and a page that does not scroll behind it. */
import type { Locator, Page } from '@playwright/test'
import { drawer, expectTotals, line, quantity, removeButton, toggle } from '../../support/fixtures/cart'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'
import { betweenPresses } from '../../support/pages/press-pause'

const heading = (page: Page) => drawer(page).getByRole('heading', { name: 'Your cart' })

/** The plain page with three lines in the open cart: mug, tote, candle. */
async function withThreeLines(page: Page, shop: Shop): Promise<void> {
  await shop.open('/plain')
  for (const name of ['Buy the Blue Mug', 'Buy the tote', 'Add a fig candle']) {
    await page.getByRole('button', { name }).click()
    await expect(drawer(page)).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await expect(toggle(page, '3 items')).toBeVisible()
  await toggle(page, '3 items').click()
  await expectTotals(page, { Subtotal: '€64.00' })
}

async function tabTo(page: Page, name: string, role: 'button' | 'spinbutton' = 'button'): Promise<void> {
  const target = page.getByRole(role, { name }).first()
  for (let presses = 0; presses < 20; presses++) {
    if (await target.evaluate((element) => element.matches(':focus'))) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test('Escape closes a cart that is drawn but not modal yet', async ({ page, shop }) => {
  await shop.open('/plain')
  await toggle(page, '0 items').click()
  await expect(drawer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await page
    .getByRole('dialog', { includeHidden: true })
    .first()
    .evaluate((dialog) => {
      const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true })
      new MutationObserver((_, observer) => {
        observer.disconnect()
        document.body.dispatchEvent(pressed)
      }).observe(dialog, { attributes: true, attributeFilter: ['open'] })
    })
  await betweenPresses(page)
  await toggle(page, '0 items').click()
  const openings = () => shop.events().filter(({ name }) => /cart-(open|close)/.test(name))
  await expect.poll(() => openings().length).toBe(4)
  await expect(drawer(page)).toBeHidden()
  await expect(toggle(page, '0 items')).toBeFocused()
})

test('a cart closed while its product was still being read stays closed', async ({ page, shop }) => {
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/products\/query/, async (route) => {
    await isAnswered
    await route.continue()
  })
  await shop.open('/plain')
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expect(drawer(page).getByRole('listitem')).toHaveText('Buy the Blue Mug')
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  answer()
  await expect.poll(() => shop.sent('add')).toHaveLength(1)
  await expect(toggle(page, '1 item')).toBeVisible()
  await page.evaluate(() => cartlet.cart.get()) // queued behind the add
  await expect(drawer(page)).toBeHidden()
  expect(shop.events('cart-open')).toHaveLength(1)
})

test('a closed cart is laid out but hidden, skipped by Tab, and does not lengthen the page', async ({ page, shop }) => {
  const lengths = () =>
    page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight, document.body.scrollHeight])
  // Fixed boxes are positioned by this body, which is lower than the window.
  await shop.show('<cartlet-buy-button product="blue-mug">Buy</cartlet-buy-button>', {
    head: '<style>body { transform: translateX(0) } * { visibility: visible !important }</style>%%SNIPPET%%',
  })
  await expect(page.getByRole('button', { name: /^Buy/ })).toBeVisible()
  const dialog = page.locator('cartlet-overlay dialog')
  await expect(dialog).toBeAttached()
  await expect(dialog).toBeHidden()
  expect((await dialog.boundingBox())?.width).toBe(420)
  const laidOut = await lengths()
  const show = (display: string) => dialog.evaluate((element: HTMLElement, value) => (element.style.display = value), display)
  await show('none')
  expect(laidOut).toEqual(await lengths())
  await show('')
  const reached: string[] = []
  for (let presses = 0; presses < 4; presses++) {
    await page.keyboard.press('Tab')
    reached.push(await page.evaluate(() => document.activeElement?.localName ?? ''))
  }
  expect([...new Set(reached)].sort()).toEqual(['body', 'cartlet-buy-button', 'cartlet-overlay'])
  await toggle(page, '0 items').click()
  await expect(heading(page)).toBeFocused()
})

const listed = (page: Page) => page.locator('cartlet-overlay dialog li')

for (const [how, reach] of [
  ['a pointer that rests on', (button) => button.hover()],
  ['the focus on', (button) => button.focus()],
] as [string, (button: Locator) => Promise<void>][])
  test(`${how} a buy button draws its line in the closed cart, which the press then shows`, async ({ page, shop }) => {
    await shop.open('/plain')
    const button = page.getByRole('button', { name: 'Buy the Blue Mug' })
    await expect(button).toHaveAttribute('data-state', 'ready')
    await expect(page.locator('cartlet-overlay dialog')).toBeAttached()
    await reach(button)
    await expect(listed(page)).toHaveCount(1)
    await expect(listed(page)).toBeHidden()
    const drawn = await listed(page).elementHandle()
    await expect(toggle(page, '0 items')).toBeVisible()
    expect(shop.platform.journal.requests({ path: '/ecom/v1/carts/current/add-to-cart' })).toEqual([])
    await button.press('Enter')
    await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
    await expectTotals(page, { Subtotal: '€18.00' })
    expect(await listed(page).evaluate((line, before) => line === before, drawn)).toBe(true)
  })

test('a line drawn on hover is not in the cart that the toggle opens', async ({ page, shop }) => {
  await shop.open('/plain')
  await expect(page.locator('cartlet-overlay dialog')).toBeAttached()
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).hover()
  await expect(listed(page)).toHaveCount(1)
  await toggle(page, '0 items').click()
  await expect(drawer(page).getByText('Your cart is empty')).toBeVisible()
  await expect(listed(page)).toHaveCount(0)
})

// hazard 12
test('a visitor with only a keyboard buys, changes the quantity and gets focus back on the button', async ({ page, shop }) => {
  await shop.open('/plain')
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
  await tabTo(page, 'Buy the Blue Mug')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toBeFocused()
  await expect(drawer(page)).toHaveAccessibleName('Your cart 1 item')
  await expectTotals(page, { Subtotal: '€18.00' })

  await page.keyboard.press('Tab')
  await expect(drawer(page).getByRole('button', { name: 'Close cart' })).toBeFocused()
  await tabTo(page, 'Quantity of Blue Mug', 'spinbutton')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await expectTotals(page, { Subtotal: '€54.00' })
  await expect(quantity(page, 'Blue Mug')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expectTotals(page, { Subtotal: '€72.00' })

  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug' })).toBeFocused()
  expect(shop.events().filter(({ name }) => /cart-(open|close)/.test(name))).toMatchObject([
    { name: 'cart-open' },
    { name: 'cart-close' },
  ])
})

test('the page cannot be reached by Tab while the drawer is open, nor the drawer while it is closed', async ({ page, shop }) => {
  await withThreeLines(page, shop)
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.localName)).toMatch(/^(cartlet-overlay|body)$/)
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Close cart' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Checkout' })).toHaveCount(0)
})

test('focus moves to the neighbour of a removed line, and to the heading once the cart is empty', async ({ page, shop }) => {
  await withThreeLines(page, shop)
  await removeButton(page, 'Canvas Tote').focus()
  await page.keyboard.press('Enter')
  await expect(line(page, 'Canvas Tote')).toHaveCount(0)
  await expect(removeButton(page, 'Fig Candle')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(removeButton(page, 'Blue Mug')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toBeFocused()
  await expect(drawer(page)).toContainText('Your cart is empty')
  await drawer(page).getByRole('button', { name: 'Continue shopping' }).click()
  await expect(drawer(page)).toBeHidden()
  await expect(toggle(page, '0 items')).toBeFocused()
  await expect.poll(() => shop.sent('remove')).toHaveLength(3)
})

test('the minus button stops at a quantity of one, and one button of the line removes it', async ({ page, shop }) => {
  await shop.open('/plain')
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expectTotals(page, { Subtotal: '€18.00' })
  const less = line(page, 'Blue Mug').getByRole('button', { name: 'Decrease quantity for Blue Mug' })
  await expect(less).toHaveAttribute('aria-disabled', 'true')
  await less.click({ force: true })
  await expect(line(page, 'Blue Mug').getByRole('button', { name: 'Remove' })).toHaveCount(1)
  await removeButton(page, 'Blue Mug').click()
  await expect(drawer(page)).toContainText('Your cart is empty')
  await expect.poll(() => shop.sent('remove')).toHaveLength(1)
  expect(shop.sent('quantity')).toEqual([])
})

test('a press beside the drawer closes it, and a press inside does not', async ({ page, shop }) => {
  await shop.open('/blog')
  await expect(page.locator('cartlet-overlay[data-away=own]')).toBeAttached()
  await toggle(page, '0 items').first().click()
  await expect(drawer(page)).toBeVisible()
  await heading(page).click()
  await expect(drawer(page)).toBeVisible()
  await betweenPresses(page)
  await page.mouse.click(200, 300)
  await expect(drawer(page)).toBeHidden()
  await expect(toggle(page, '0 items').first()).toBeFocused()
  await toggle(page, '0 items').first().click()
  // The page's own toggle is where the button to close appears: a press on it counts once the cart has stood.
  await betweenPresses(page)
  await drawer(page).getByRole('button', { name: 'Close cart' }).click()
  await expect(drawer(page)).toBeHidden()
  expect(shop.events('cart-close')).toHaveLength(2)
})

for (const style of [null, '', 'color: rgb(1, 2, 3);', 'scrollbar-gutter: auto; overflow: auto scroll !important;']) {
  // hazard 60
  test(`the page does not scroll behind the drawer and has its style="${style ?? 'none'}" back afterwards`, async ({
    page,
    shop,
  }) => {
    await shop.open('/blog')
    await page.evaluate((text) => text !== null && document.documentElement.setAttribute('style', text), style)
    const lookOfPage = () =>
      page.evaluate(() => ({ style: document.documentElement.getAttribute('style'), width: document.body.clientWidth }))
    const before = await lookOfPage()
    // The floating toggle gives way to the page's own.
    await expect(page.locator('cartlet-overlay[data-away=own]')).toBeAttached()
    await toggle(page, '0 items').first().click()
    await expect(drawer(page)).toBeVisible()
    expect((await lookOfPage()).width).toBe(before.width)
    await page.mouse.move(200, 300)
    await page.mouse.wheel(0, 400)
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    expect(await lookOfPage()).toEqual(before)
  })
}

test('the toggle gets focus when the opener has left the page', async ({ page, shop }) => {
  await shop.open('/plain')
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expect(heading(page)).toBeFocused()
  await page.evaluate(() => document.querySelector('cartlet-buy-button')?.remove())
  await page.keyboard.press('Escape')
  await expect(toggle(page, '1 item')).toBeFocused()
})

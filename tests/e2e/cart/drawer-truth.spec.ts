/** A cart that stays true with slow and lost responses, other tabs, and changes made elsewhere. */
import type { Page } from '@playwright/test'
import { drawer, expectTotals, LACKS, line, quantity, removeButton, toggle } from '../../support/fixtures/cart'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'

const WITHIN_A_SECOND = { timeout: 1000 }

async function withAMug(page: Page, shop: Shop): Promise<void> {
  await shop.open('/plain')
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expectTotals(page, { Subtotal: '€18.00' })
}

// hazard 55
test('a second tab shows each change within a second, and the last request holds in both', async ({ page, shop, context }) => {
  await withAMug(page, shop)
  const other = await context.newPage()
  await shop.open('/plain', other)
  await expect(toggle(other, '1 item')).toBeVisible()
  await toggle(other, '1 item').click()
  await expect(quantity(other, 'Blue Mug')).toHaveValue('1')
  await page.getByRole('button', { name: 'Increase quantity for Blue Mug' }).click()
  await expect(quantity(other, 'Blue Mug')).toHaveValue('2', WITHIN_A_SECOND)
  await removeButton(other, 'Blue Mug').click()
  await expect(drawer(page).getByText('Your cart is empty')).toBeVisible(WITHIN_A_SECOND)
  await expect(drawer(other).getByText('Your cart is empty')).toBeVisible()
})

test('thirty presses on "+" in a slow shop show at once and send at most three requests', async ({ page, shop }) => {
  shop.platform.setStock('blue-mug', 100)
  await withAMug(page, shop)
  for (const call of ['quantity', 'quantity', 'estimate', 'estimate'] as const) shop.fault(call, { kind: 'delay', ms: 2000 })
  await page.getByRole('button', { name: 'Increase quantity for Blue Mug' }).evaluate(async (button: HTMLElement) => {
    for (let press = 0; press < 30; press++) {
      button.click()
      await new Promise(requestAnimationFrame)
    }
  })
  await expect(quantity(page, 'Blue Mug')).toHaveValue('31', { timeout: 500 })
  await expect(drawer(page).locator('.totals')).toHaveAttribute('aria-busy', 'true')
  await expectTotals(page, { Subtotal: '€558.00' })
  expect(shop.sent('quantity').length).toBeLessThanOrEqual(3)
  await expect(quantity(page, 'Blue Mug')).toHaveValue('31')
})

test('an undone removal restores text, quantity and position, and focuses the line', async ({ page, shop }) => {
  await shop.open('/plain')
  await page.evaluate(async () => {
    const { cart } = (window as unknown as { cartlet: { cart: { add(item: object): Promise<unknown> } } }).cartlet
    await cart.add({ product: 'engraved-pen', customText: { Engraving: 'For Ada' }, quantity: 2 })
    await cart.add({ product: 'canvas-tote' })
  })
  await toggle(page, '3 items').click()
  await expect(line(page, 'Engraved Pen')).toBeVisible()
  await removeButton(page, 'Engraved Pen').click()
  await expect(line(page, 'Engraved Pen')).toHaveCount(0)
  await expect.poll(() => shop.sent('remove').length).toBe(1)
  await drawer(page).getByRole('button', { name: 'Put Engraved Pen back' }).click()
  await expect(line(page, 'Engraved Pen').getByText('For Ada')).toBeVisible()
  await expect(quantity(page, 'Engraved Pen')).toHaveValue('2')
  await expect(drawer(page).locator('[part=line]').getByRole('heading', { level: 3 })).toHaveText(['Engraved Pen', 'Canvas Tote'])
  await expect(removeButton(page, 'Engraved Pen')).toBeFocused()
  await expect
    .poll(() => shop.sent('add').at(-1))
    .toMatchObject({
      lineItems: [{ quantity: 2, catalogReference: { options: { customTextFields: { Engraving: 'For Ada' } } } }],
    })
})

test('a line above the stock shows at checkout how many are left, and one press takes that many', async ({
  page,
  shop,
  cartVersion,
}) => {
  await withAMug(page, shop)
  await page.getByRole('button', { name: 'Increase quantity for Blue Mug' }).click()
  await page.getByRole('button', { name: 'Increase quantity for Blue Mug' }).click()
  await expectTotals(page, { Subtotal: '€54.00' })
  shop.platform.setStock('blue-mug', 2)
  shop.expectConsoleError(/ITEMS_UNAVAILABLE/)
  await drawer(page).getByRole('button', { name: 'Checkout' }).click()
  const reason = cartVersion === 'v2' ? LACKS : 'Only 2 of Blue Mug can be had.'
  await expect(line(page, 'Blue Mug').getByText(reason)).toBeVisible()
  expect(shop.sent('checkout')).toEqual([])
  await line(page, 'Blue Mug').getByRole('button', { name: 'Change to 2 of Blue Mug' }).click()
  await expectTotals(page, { Subtotal: '€36.00' })
  await drawer(page).getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByLabel('E-mail')).toBeVisible()
})

test('a price that changed while the visitor was away is reported on its line, once', async ({ page, shop }) => {
  await withAMug(page, shop)
  await page.keyboard.press('Escape')
  shop.platform.setPrice('blue-mug', 2100)
  await page.reload()
  await toggle(page, '1 item').click()
  const words = line(page, 'Blue Mug').getByText('The price has changed from €18.00 to €21.00.')
  await expect(words).toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()
  await toggle(page, '1 item').click()
  await expectTotals(page, { Subtotal: '€21.00' })
  await expect(words).toHaveCount(0)
})

test('a promo code in the address is applied once, as soon as the cart has a line', async ({ page, shop }) => {
  await shop.open('/plain?coupon=WELCOME10')
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expect(drawer(page).getByRole('button', { name: 'Remove code WELCOME10' })).toBeVisible()
  await drawer(page).getByRole('button', { name: 'Remove code WELCOME10' }).click()
  await expect.poll(() => shop.sent('removeCoupon').length).toBe(1)
  await page.reload()
  await toggle(page, '1 item').click()
  await expectTotals(page, { Subtotal: '€18.00' })
  await expect.poll(() => shop.sent('coupon')).toEqual([{ couponCode: 'WELCOME10' }])
})

test('the campaign parameters and the page’s address are sent to the checkout, and no other parameter', async ({
  page,
  shop,
}) => {
  await shop.open('/plain?utm_source=letter&gclid=abc&secret=1')
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('letter')
  await page.goto(shop.url('/plain'))
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expectTotals(page, { Subtotal: '€18.00' })
  await drawer(page).getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByLabel('E-mail')).toBeVisible()
  const [session] = shop.platform.journal.requests({ path: '/_api/redirects-api/v1/redirect-session' })
  expect(session?.body).toMatchObject({
    preferences: {
      additionalQueryParameters: { utm_source: 'letter', gclid: 'abc', cartlet_page: shop.url('/plain') },
    },
  })
  expect(JSON.stringify(session?.body)).not.toContain('secret')
})

test('a note that could not be saved stays in its field and can be saved again', async ({ page, shop }) => {
  await withAMug(page, shop)
  shop.fault('patch', { kind: 'status', status: 400 })
  shop.expectConsoleError(/FAULT_400/)
  await drawer(page).getByText('Add a note').click()
  const field = drawer(page).getByLabel('Note for the shop')
  await field.fill('Ring twice')
  await field.blur()
  await expect(drawer(page).getByText('Your note could not be saved.')).toBeVisible()
  await expect(field).toHaveValue('Ring twice')
  await drawer(page).getByRole('button', { name: 'Try again' }).click()
  await expect(drawer(page).getByText('Your note could not be saved.')).toHaveCount(0)
  await expect(field).toHaveValue('Ring twice')
  await expect.poll(() => shop.sent('patch').at(-1)).toEqual({ cartInfo: { buyerNote: 'Ring twice' } })
})

test('a line that is still being added can be increased, and stays the same line', async ({ page, shop }) => {
  await shop.open('/plain')
  const held = await shop.hold('add')
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await held.arrived
  const more = page.getByRole('button', { name: 'Increase quantity for Blue Mug' })
  await more.click()
  await more.click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('3')
  held.release()
  await expectTotals(page, { Subtotal: '€54.00' })
  await expect(more).toBeFocused()
  await expect.poll(() => shop.sent('quantity')).toHaveLength(1)
})

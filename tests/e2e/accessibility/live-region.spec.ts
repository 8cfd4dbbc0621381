/**
 * What a screen reader hears of the cart: one polite sentence for each confirmed change, with the resulting quantity or total.
 */

import { recordAnnouncements } from '../../support/fixtures/announcements'
import { applyCode, drawer, line, quantity, removeButton } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'

test('an add that opens the cart is announced inside it, because the rest of the page is inert', async ({ page, shop }) => {
  await shop.open('/plain')
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expect(drawer(page).getByRole('status')).toHaveText('Added: Blue Mug, 1 in cart. Subtotal €18.00.')
})

test('an add that leaves the cart closed is announced on the page', async ({ page, shop }) => {
  await shop.show('<cartlet-buy-button product="blue-mug">Buy the mug</cartlet-buy-button>', { script: 'data-on-add="none"' })
  await page.getByRole('button', { name: 'Buy the mug' }).click()
  await expect(page.getByRole('status')).toHaveText('Added: Blue Mug, 1 in cart.')
})

test('a changed quantity, a code and a removal are announced', async ({ page, shop }) => {
  await shop.open('/plain')
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  const status = drawer(page).getByRole('status')
  await expect(status).toHaveText('Added: Blue Mug, 1 in cart. Subtotal €18.00.')
  await line(page, 'Blue Mug').getByRole('button', { name: 'Increase quantity for Blue Mug' }).click()
  await expect(status).toHaveText('Blue Mug: quantity 2. Subtotal €36.00.')
  await applyCode(page, 'welcome10')
  await expect(status).toHaveText('Code WELCOME10 applied. You save €3.60 in total.')
  await drawer(page).getByRole('button', { name: 'Remove code WELCOME10' }).click()
  await expect(status).toHaveText('Promo code removed.')
  await removeButton(page, 'Blue Mug').click()
  await expect(status).toHaveText('Removed Blue Mug. You can undo this.')
  await expect.poll(() => shop.sent('removeCoupon')).toHaveLength(1)
})

test('a quantity that goes up, down and up again is announced once each time', async ({ page, shop }) => {
  const announcements = await recordAnnouncements(page)
  await shop.open('/plain')
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  const status = drawer(page).getByRole('status')
  await expect(status).toHaveText('Added: Blue Mug, 1 in cart. Subtotal €18.00.')
  const more = line(page, 'Blue Mug').getByRole('button', { name: 'Increase quantity for Blue Mug' })
  const less = line(page, 'Blue Mug').getByRole('button', { name: 'Decrease quantity for Blue Mug' })
  await more.click()
  await expect(status).toHaveText('Blue Mug: quantity 2. Subtotal €36.00.')
  await less.click()
  await expect(status).toHaveText('Blue Mug: quantity 1. Subtotal €18.00.')
  await more.click()
  await expect(status).toHaveText('Blue Mug: quantity 2. Subtotal €36.00.')
  expect(await announcements()).toEqual([
    'status: Added: Blue Mug, 1 in cart. Subtotal €18.00.',
    'status: Blue Mug: quantity 2. Subtotal €36.00.',
    'status: Blue Mug: quantity 1. Subtotal €18.00.',
    'status: Blue Mug: quantity 2. Subtotal €36.00.',
  ])
})

test('an edited line is announced as one change, neither as an add nor as a removal', async ({ page, shop }) => {
  const announcements = await recordAnnouncements(page)
  await shop.show('<cartlet-buy-button product="blue-mug">Buy</cartlet-buy-button>', { script: 'data-on-add="none"' })
  await page.evaluate(() => cartlet.cart.open())
  await page.evaluate(() => cartlet.cart.add({ product: 'linen-tee', options: { Size: 'M', Colour: 'Sage' } }))
  await expect(drawer(page).getByRole('status')).toHaveText('Added: Linen Tee, 1 in cart. Subtotal €38.00.')
  await drawer(page).getByRole('button', { name: 'Edit Linen Tee' }).click()
  await drawer(page).getByRole('radio', { name: 'L', exact: true }).check({ force: true })
  const before = (await announcements()).length
  await drawer(page).getByRole('button', { name: 'Save' }).click()
  await expect(drawer(page).getByRole('status')).toHaveText('Changed: Linen Tee. Subtotal €38.00.')
  await expect(line(page, 'Linen Tee')).toContainText('Size: L')
  expect((await announcements()).slice(before)).toEqual(['status: Changed: Linen Tee. Subtotal €38.00.'])
  expect(shop.events('cart-change').map(({ detail }) => (detail as { action: string }).action)).not.toContain('remove')
})

test('the page’s announcement of an add is gone once the cart is empty', async ({ page, shop }) => {
  await shop.show('<cartlet-buy-button product="blue-mug">Buy the mug</cartlet-buy-button>', { script: 'data-on-add="none"' })
  await page.getByRole('button', { name: 'Buy the mug' }).click()
  await expect(page.getByRole('status')).toHaveText('Added: Blue Mug, 1 in cart.')
  await page.evaluate(() => cartlet.cart.clear())
  await expect(page.getByRole('status')).toHaveText('')
})

// hazard 61
test('each change is announced once in the dialog’s live region, and only an error uses an alert', async ({ page, shop }) => {
  shop.expectConsoleError(/FAULT_400/)
  const announcements = await recordAnnouncements(page)
  await shop.open('/plain')
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  const status = drawer(page).getByRole('status')
  await expect(status).toHaveText('Added: Blue Mug, 1 in cart. Subtotal €18.00.')
  const slow = await shop.hold('quantity')
  for (let press = 0; press < 3; press += 1)
    await line(page, 'Blue Mug').getByRole('button', { name: 'Increase quantity for Blue Mug' }).click()
  await slow.arrived
  slow.release()
  await expect(status).toHaveText('Blue Mug: quantity 4. Subtotal €72.00.')
  shop.fault('quantity', { kind: 'status', status: 400 })
  await line(page, 'Blue Mug').getByRole('button', { name: 'Increase quantity for Blue Mug' }).click()
  await expect(line(page, 'Blue Mug').getByRole('alert')).toBeVisible()
  await removeButton(page, 'Blue Mug').click()
  await expect(status).toHaveText('Removed Blue Mug. You can undo this.')
  const said = await announcements()
  expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([])
  expect(said).toEqual([
    'status: Added: Blue Mug, 1 in cart. Subtotal €18.00.',
    'status: Blue Mug: quantity 4. Subtotal €72.00.',
    'alert: The change could not be saved, so the old quantity is back. Please try again.',
    'status: Removed Blue Mug. You can undo this.',
  ])
})

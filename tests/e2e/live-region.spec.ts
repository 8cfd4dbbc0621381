/** What a screen reader hears of the cart: one polite sentence for each change that was confirmed. */
import { applyCode, drawer, line, quantity, removeButton } from '../support/cart'
import { expect, test } from '../support/fixtures'

test('an add that opens the cart is announced inside it, because the rest of the page is inert', async ({ page, shop }) => {
  await shop.open('/plain')
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expect(drawer(page).getByRole('status')).toHaveText('Added: Blue Mug, 1 in cart.')
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
  await line(page, 'Blue Mug').getByRole('button', { name: 'One more of Blue Mug' }).click()
  await expect(status).toHaveText('Blue Mug: quantity 2.')
  await applyCode(page, 'welcome10')
  await expect(status).toHaveText('Code WELCOME10 applied.')
  await drawer(page).getByRole('button', { name: 'Remove code WELCOME10' }).click()
  await expect(status).toHaveText('Promo code removed.')
  await removeButton(page, 'Blue Mug').click()
  await expect(status).toHaveText('Removed Blue Mug.')
  expect(shop.sent('removeCoupon')).toHaveLength(1)
})

test('the same sentence twice is announced twice', async ({ page, shop }) => {
  await shop.open('/plain')
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  const status = drawer(page).getByRole('status')
  const more = line(page, 'Blue Mug').getByRole('button', { name: 'One more of Blue Mug' })
  const less = line(page, 'Blue Mug').getByRole('button', { name: 'One less of Blue Mug' })
  await more.click()
  await expect(status).toHaveText('Blue Mug: quantity 2.')
  await less.click()
  await expect(status).toHaveText('Blue Mug: quantity 1.')
  await more.click()
  await expect(status).toHaveText('Blue Mug: quantity 2.')
})

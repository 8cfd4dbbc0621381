/** The newest of both: catalog version 3 beside version 2 of the cart, from a product with choices to the order. */
import { applyCode, drawer, enterGiftCard, expectTotals, fillCheckout, line, quantity } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'

test.use({ catalogVersion: 'v3', cartVersion: 'v2' })

test('a visitor chooses, changes the choice and the quantity, uses a code and a gift card, and pays', async ({ page, shop }) => {
  await shop.show('<cartlet-buy-button product="linen-tee">Buy the tee</cartlet-buy-button>')
  await page.evaluate(() => cartlet.cart.add({ product: 'linen-tee', options: { Size: 'M', Colour: 'Sage' } }))
  await page.evaluate(() => cartlet.cart.open())
  const tee = line(page, 'Linen Tee')
  await expect(tee).toContainText('Sage')
  await drawer(page).getByRole('button', { name: 'Edit Linen Tee' }).click()
  await drawer(page).getByRole('radio', { name: 'S', exact: true }).check({ force: true })
  await drawer(page).getByRole('button', { name: 'Save' }).click()
  await expect(tee).toContainText('Size: S')
  await expect(
    drawer(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Linen Tee' }) }),
  ).toHaveCount(1)
  await drawer(page).getByRole('button', { name: 'Increase quantity for Linen Tee' }).click()
  await expect(quantity(page, 'Linen Tee')).toHaveValue('2')
  await expectTotals(page, { Subtotal: '€76.00' })
  await applyCode(page, 'WELCOME10')
  const lowered = { Subtotal: '€68.40', 'Welcome: 10% off (already deducted)': '€7.60', Total: '€68.40' }
  await expectTotals(page, lowered)
  await enterGiftCard(page, 'FERN-10-GIFT')
  await expectTotals(page, { ...lowered, 'Gift card ****-GIFT': '−€10.00', 'Due now': '€58.40' })
  await drawer(page).getByRole('button', { name: 'Checkout', exact: true }).click()
  await fillCheckout(page)
  await page.getByRole('button', { name: /^Pay €/ }).click()
  await expect(page.getByRole('complementary').filter({ hasText: 'Thank you, your order is placed.' })).toBeVisible()
  expect(shop.platform.orders()).toMatchObject([{ lines: [{ name: 'Linen Tee', quantity: 2 }], couponCode: 'WELCOME10' }])
})

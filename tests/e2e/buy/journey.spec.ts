/** The whole journey of one visitor: from an article to the platform's checkout and back. */
import { applyCode, drawer, expectTotals, fillCheckout, line, quantity, removeButton, toggle } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'
import { sampled } from '../../support/sample'

for (const width of sampled([360, 1280], 'widths of a journey')) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } })

    test('a reader of an article buys a mug and comes back to the article with an empty cart', async ({ page, shop }) => {
      const { platform } = shop
      await shop.open('/blog')
      await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
      await expect(drawer(page)).toBeVisible()
      await expect(line(page, 'Blue Mug')).toContainText('€18.00')
      await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
      await expectTotals(page, { Subtotal: '€18.00' })

      await line(page, 'Blue Mug').getByRole('button', { name: 'Increase quantity for Blue Mug' }).click()
      await expect(quantity(page, 'Blue Mug')).toHaveValue('2')
      await expectTotals(page, { Subtotal: '€36.00' })
      await quantity(page, 'Blue Mug').fill('3')
      await quantity(page, 'Blue Mug').press('Enter')
      await expectTotals(page, { Subtotal: '€54.00' })
      await quantity(page, 'Blue Mug').fill('2')
      await quantity(page, 'Blue Mug').press('Enter')
      await expectTotals(page, { Subtotal: '€36.00' })
      await expect.poll(() => shop.sent('quantity').map(({ lineItems }) => lineItems[0].quantity)).toEqual([2, 3, 2])

      await page.keyboard.press('Escape')
      // Scrolls to the next product, since an element far from the viewport is still the author's link.
      await page.getByRole('heading', { name: 'Paper that does not argue' }).scrollIntoViewIfNeeded()
      await page.getByRole('button', { name: 'Get the notebook' }).click()
      await expect(line(page, 'Field Notebook')).toContainText('€12.00')
      await expectTotals(page, { Subtotal: '€48.00' })

      await applyCode(page, 'WELCOME10')
      // On a phone the rows above the sum are folded.
      if (width < 600) await drawer(page).getByRole('button', { name: 'Price details' }).click()
      await expectTotals(page, { Subtotal: '€48.00', 'Welcome: 10% off': '−€4.80', Total: '€43.20' })
      await removeButton(page, 'Field Notebook').click()
      await expect(line(page, 'Field Notebook')).toHaveCount(0)
      await expectTotals(page, { Subtotal: '€36.00', 'Welcome: 10% off': '−€3.60', Total: '€32.40' })
      await expect.poll(() => shop.sent('remove')).toHaveLength(1)

      await drawer(page).getByRole('button', { name: 'Checkout' }).click()
      await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible()
      expect(new URL(page.url()).origin).toBe(platform.url)
      await fillCheckout(page)
      await page.getByRole('button', { name: /^Pay €/ }).click()
      await expect(page.getByRole('complementary').filter({ hasText: 'Thank you, your order is placed.' })).toBeVisible()

      const [order] = platform.orders()
      expect(platform.orders()).toHaveLength(1)
      expect(order).toMatchObject({
        couponCode: 'WELCOME10',
        contact: { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' },
        address: { city: 'London', country: 'GB', postalCode: 'SW1Y 4JH' },
        lines: [{ name: 'Blue Mug', quantity: 2, unitPriceMinor: 1800 }],
        totals: { subtotalMinor: 3600, discountMinor: 360 },
      })
      expect(platform.stockOf('blue-mug')).toBe(22)
      expect(platform.stockOf('field-notebook')).toBe(60)

      await expect(page).toHaveURL(shop.url('/blog'))
      await expect
        .poll(() => shop.events('checkout-return').map(({ detail }) => detail))
        .toMatchObject([
          { status: 'SUCCESS', order: { checkoutId: order?.checkoutId, value: { value: 32.4 }, coupon: 'WELCOME10' } },
        ])
      await expect(toggle(page, '0 items').first()).toBeVisible()
      await toggle(page, '0 items').first().press('Enter')
      await expect(drawer(page)).toContainText('Your cart is empty')
    })
  })
}

test('a visitor who comes back from the checkout without paying finds the cart unchanged', async ({ page, shop }) => {
  await shop.open('/blog')
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expectTotals(page, { Subtotal: '€18.00' })
  await drawer(page).getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible()
  await page.goBack()

  await expect.poll(() => shop.events('checkout-return').map(({ detail }) => detail)).toEqual([{ status: 'UNKNOWN' }])
  await expect(toggle(page, '1 item').first()).toBeVisible()
  if (!(await drawer(page).isVisible())) await toggle(page, '1 item').first().press('Enter')
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  await expectTotals(page, { Subtotal: '€18.00' })
  const button = drawer(page).getByRole('button', { name: 'Checkout', exact: true })
  await expect(button).not.toHaveAttribute('aria-busy')
  await button.click()
  await expect(page.getByRole('button', { name: /^Pay €/ })).toBeVisible()
  expect(shop.platform.orders()).toEqual([])
})

// hazard 16
test('a page restored from the back/forward cache has a checkout button that works', async ({ page, shop }) => {
  await shop.open('/plain')
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expectTotals(page, { Subtotal: '€18.00' })
  // The browser of these tests has no back/forward cache. An aborted navigation leaves the page as a restored one would be.
  const leave = /\/checkout\?(.*&)?session=/
  await page.route(leave, (route) => route.abort('aborted'))
  await drawer(page).getByRole('button', { name: 'Checkout', exact: true }).click()
  await expect.poll(() => shop.events('checkout')).toHaveLength(1)
  await expect(drawer(page).getByRole('button', { name: 'Opening checkout' })).toHaveAttribute('aria-busy', 'true')
  await page.unroute(leave)

  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect.poll(() => shop.events('checkout-return').map(({ detail }) => detail)).toEqual([{ status: 'UNKNOWN' }])
  await drawer(page).getByRole('button', { name: 'Checkout', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Pay €/ })).toBeVisible()
  expect(shop.sent('checkout')).toHaveLength(2)
})

test('a declined card is reported, and another card pays for the same cart', async ({ page, shop }) => {
  shop.expectStatus(402)
  await shop.open('/blog')
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expectTotals(page, { Subtotal: '€18.00' })
  await drawer(page).getByRole('button', { name: 'Checkout' }).click()
  await fillCheckout(page, { card: '4000 0000 0000 0002' })
  await page.getByRole('button', { name: /^Pay €/ }).click()
  await expect(page.getByRole('alert')).toContainText('declined')
  expect(shop.platform.orders()).toEqual([])
  expect(shop.platform.stockOf('blue-mug')).toBe(24)

  await page.getByLabel('Card number').fill('4242424242424242')
  await page.getByLabel('Security code (CVC)').fill('123')
  await page.getByRole('button', { name: /^Pay €/ }).click()
  await expect(page.getByRole('complementary').filter({ hasText: 'Thank you, your order is placed.' })).toBeVisible()
  expect(shop.platform.orders()).toHaveLength(1)
  expect(shop.platform.stockOf('blue-mug')).toBe(23)
})

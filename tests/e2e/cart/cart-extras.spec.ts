/**
 * What the cart shows beyond lines and sums: shipping and taxes, free shipping, the shop's messages, editing in place,
 * suggestions.
 */
import type { Page } from '@playwright/test'
import { variantIdOf } from '../../../demo/platform/storage/ids'
import { recordAnnouncements } from '../../support/fixtures/announcements'
import { applyCode, drawer, expectTotals, line } from '../../support/fixtures/cart'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'

const BODY = '<cartlet-buy-button product="blue-mug">Buy the mug</cartlet-buy-button>'
const add = (page: Page, request: object) => page.evaluate((wanted) => cartlet.cart.add(wanted as never), request)

async function withMug(page: Page, shop: Shop, script = ''): Promise<void> {
  await shop.show(BODY, { script })
  await page.getByRole('button', { name: 'Buy the mug' }).click()
  await expectTotals(page, { Subtotal: '€18.00' })
}

async function estimateFor(page: Page, country: string, postalCode: string): Promise<void> {
  await drawer(page).getByText('Estimate shipping and taxes').click()
  await drawer(page).getByLabel('Country').selectOption({ label: country })
  await drawer(page).getByLabel('Postal code').fill(postalCode)
  await drawer(page).getByRole('button', { name: 'Estimate', exact: true }).click()
}

test.describe('shipping and taxes', () => {
  test('an estimate of shipping and taxes is announced once and still shown after a reload', async ({ page, shop }) => {
    const announcements = await recordAnnouncements(page)
    await withMug(page, shop)
    // Changes within half a second are announced in one sentence, which would include a fast visitor's estimate.
    await expect(drawer(page).getByRole('status')).toHaveText('Added: Blue Mug, 1 in cart. Subtotal €18.00.')
    await estimateFor(page, 'United Kingdom', 'SW1Y 4JH')
    await expectTotals(page, { Subtotal: '€18.00', Shipping: '€4.90', Tax: '€4.58', Total: '€27.48' })
    await expect(drawer(page).getByRole('radio', { name: /^Standard delivery/ })).toBeChecked()
    await expect(drawer(page).getByRole('status')).toHaveText('Total with shipping and taxes: €27.48.')
    expect(await announcements()).toEqual([
      'status: Added: Blue Mug, 1 in cart. Subtotal €18.00.',
      'status: Total with shipping and taxes: €27.48.',
    ])
    expect(shop.destination()).toMatchObject({ country: 'GB', postalCode: 'SW1Y 4JH' })
    expect(shop.sent('estimate').at(-1)).toMatchObject({ calculateTax: true, calculateShipping: true })
    await page.reload()
    await page.getByRole('button', { name: 'Cart, 1 item' }).click()
    await expectTotals(page, { Subtotal: '€18.00', Shipping: '€4.90', Tax: '€4.58', Total: '€27.48' })
    await expect(drawer(page)).toContainText('Delivery to SW1Y 4JH, United Kingdom')
  })

  test('an estimate without a country focuses the country field and says why', async ({ page, shop }) => {
    await withMug(page, shop)
    await drawer(page).getByText('Estimate shipping and taxes').click()
    await drawer(page).getByRole('button', { name: 'Estimate', exact: true }).click()
    const country = drawer(page).getByLabel('Country')
    await expect(country).toBeFocused()
    await expect(drawer(page).getByRole('alert')).toHaveText('Please choose a country.')
    await expect(country).toHaveAttribute('aria-invalid', 'true')
    expect(shop.sent('estimate').filter(({ calculateShipping }) => calculateShipping)).toEqual([])
    expect(shop.destination()).toBeUndefined()
  })

  test('the estimate form asks for a state where taxes depend on it, and its fields have autocomplete values', async ({
    page,
    shop,
  }) => {
    await withMug(page, shop)
    await drawer(page).getByText('Estimate shipping and taxes').click()
    const country = drawer(page).getByLabel('Country')
    await expect(country).toHaveAttribute('autocomplete', 'shipping country')
    await country.selectOption('US')
    await drawer(page).getByLabel('State or province').selectOption({ label: 'New York' })
    await expect(drawer(page).getByLabel('State or province')).toHaveAttribute('autocomplete', 'shipping address-level1')
    await expect(drawer(page).getByLabel('Postal code')).toHaveAttribute('autocomplete', 'shipping postal-code')
    await drawer(page).getByRole('button', { name: 'Estimate', exact: true }).click()
    await expect.poll(() => shop.destination()).toMatchObject({ country: 'US', subdivision: 'US-NY' })
    await country.selectOption('GB')
    await expect(drawer(page).getByLabel('State or province')).toHaveCount(0)
  })

  test('an estimate that fails is reported, leaves the total to the checkout and can be requested again', async ({
    page,
    shop,
  }) => {
    shop.expectConsoleError(/FAULT_400/)
    await withMug(page, shop)
    shop.fault('estimate', { kind: 'status', status: 400, times: 2 })
    await estimateFor(page, 'France', '75001')
    await expect(drawer(page).getByRole('alert')).toHaveText('Shipping and taxes could not be estimated. Please try again.')
    await expectTotals(page, { Subtotal: 'Shown at checkout' })
    shop.platform.faults.clear()
    await drawer(page).getByRole('button', { name: 'Estimate', exact: true }).click()
    await expect(drawer(page).getByRole('term').filter({ hasText: 'Shipping' })).toBeVisible()
    await expect(drawer(page).getByRole('definition').first()).toHaveText('€18.00')
    await expect(drawer(page).getByRole('alert')).toHaveCount(0)
  })

  test('a pending estimate marks the totals as busy and leaves the lines alone', async ({ page, shop }) => {
    await withMug(page, shop)
    await drawer(page).getByText('Estimate shipping and taxes').click()
    await drawer(page).getByLabel('Country').selectOption('GB')
    // Drawer and form each request an estimate without an address when they open; those may still be pending.
    const held = await shop.hold('estimate', ({ calculateShipping }) => Boolean(calculateShipping))
    await drawer(page).getByRole('button', { name: 'Estimate', exact: true }).click()
    await held.arrived
    await expect(drawer(page).locator('.totals')).toHaveAttribute('aria-busy', 'true')
    await expect(line(page, 'Blue Mug')).toHaveAttribute('aria-busy', 'false')
    held.release()
    await expect(drawer(page).locator('.totals')).toHaveAttribute('aria-busy', 'false')
  })
})

test.describe('free shipping', () => {
  test('the distance to free shipping is shown in words and by a bar, and reaching it is, too', async ({ page, shop }) => {
    await withMug(page, shop, 'data-free-shipping-from="35 EUR"')
    await expect(drawer(page)).toContainText('€17.00 away from free shipping')
    // Decoration: the words say the same to screen readers.
    const bar = drawer(page).locator('.progress svg')
    const share = () =>
      bar.evaluate((svg) => {
        const [track, done] = ['.track', '.done'].map((part) => svg.querySelector(part)?.getBoundingClientRect().width ?? 0)
        return (done ?? 0) / (track || 1)
      })
    expect(await share()).toBeCloseTo(18 / 35, 2)
    await drawer(page).getByRole('button', { name: 'Increase quantity for Blue Mug' }).click()
    await expect(drawer(page)).toContainText('You get free shipping.')
    await expect.poll(share).toBe(1)
  })

  test('free shipping is no longer promised once the platform’s estimate charges for shipping', async ({ page, shop }) => {
    await withMug(page, shop, 'data-free-shipping-from="10 EUR"')
    await expect(drawer(page)).toContainText('You get free shipping.')
    await estimateFor(page, 'United Kingdom', 'SW1Y 4JH')
    await expect(drawer(page).getByRole('term').filter({ hasText: 'Shipping' })).toBeVisible()
    await expect(drawer(page)).not.toContainText('free shipping')
  })

  test('a free-shipping threshold in another currency is not compared', async ({ page, shop }) => {
    await withMug(page, shop, 'data-free-shipping-from="35 USD"')
    await expect(drawer(page).getByText('Add a promo code')).toBeVisible()
    await expect(drawer(page)).not.toContainText('free shipping')
  })

  test('an unreadable free-shipping threshold is reported once, with the name of its attribute', async ({ page, shop }) => {
    const told: string[] = []
    page.on('console', (message) => told.push(message.text()))
    shop.expectConsoleError(/data-free-shipping-from="thirty euros" is not an amount with a currency/)
    await withMug(page, shop, 'data-free-shipping-from="thirty euros"')
    await expect(drawer(page).getByText('Add a promo code')).toBeVisible()
    await expect.poll(() => told.filter((text) => text.includes('data-free-shipping-from')).length).toBe(1)
  })
})

test.describe('line item', () => {
  test('a line edited in place takes the new size, keeps its position and gets focus back', async ({ page, shop }) => {
    await shop.show(BODY)
    await add(page, { product: 'linen-tee', options: { Size: 'M', Colour: 'Sage' } })
    await add(page, { product: 'blue-mug' })
    await page.getByRole('button', { name: /^Cart,/ }).click()
    await drawer(page).getByRole('button', { name: 'Edit Linen Tee' }).click()
    const form = drawer(page).getByRole('form', { name: 'Edit Linen Tee' })
    await expect(form.getByRole('radio', { name: 'M' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(line(page, 'Linen Tee')).toContainText('Size: L')
    await expect(drawer(page).getByRole('button', { name: 'Edit Linen Tee' })).toBeFocused()
    await expect(drawer(page).getByRole('listitem').first()).toContainText('Linen Tee')
    await expect.poll(() => shop.sent('add')).toHaveLength(3)
    const catalogItemId = shop.platform.productId('linen-tee')
    const options = { variantId: variantIdOf('linen-tee', 'L', 'Sage') }
    await expect
      .poll(() => shop.sent('add').at(-1))
      .toMatchObject({ lineItems: [{ quantity: 1, catalogReference: { catalogItemId, options } }] })
    await expect.poll(() => shop.sent('remove')).toHaveLength(1)
  })

  test('a line whose custom text is edited stays one line, and the platform gets the new text', async ({ page, shop }) => {
    await shop.show(BODY)
    await add(page, { product: 'engraved-pen', customText: { Engraving: 'For Ada', 'Gift note': 'Happy day' }, quantity: 2 })
    await page.getByRole('button', { name: /^Cart,/ }).click()
    await drawer(page).getByRole('button', { name: 'Edit Engraved Pen' }).click()
    const form = drawer(page).getByRole('form', { name: 'Edit Engraved Pen' })
    await form.getByRole('textbox', { name: /^Engraving/ }).fill('For Grace')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(line(page, 'Engraved Pen')).toContainText('For Grace')
    await expect(drawer(page).getByRole('heading', { level: 3, name: 'Engraved Pen' })).toHaveCount(1)
    const texts = { Engraving: 'For Grace', 'Gift note': 'Happy day' }
    await expect
      .poll(() => shop.sent('add').at(-1))
      .toMatchObject({
        lineItems: [{ quantity: 2, catalogReference: { options: { customTextFields: texts } } }],
      })
    const { lines } = await page.evaluate(() => cartlet.cart.get())
    expect(lines).toMatchObject([{ quantity: 2, item: { options: { customTextFields: texts } } }])
  })

  test('an editor without its required text marks the field, and nothing is sent', async ({ page, shop }) => {
    await shop.show(BODY)
    await add(page, { product: 'engraved-pen', customText: { Engraving: 'For Ada' } })
    await page.getByRole('button', { name: /^Cart,/ }).click()
    await drawer(page).getByRole('button', { name: 'Edit Engraved Pen' }).click()
    const field = drawer(page).getByRole('textbox', { name: /^Engraving/ })
    await field.fill('')
    await drawer(page).getByRole('button', { name: 'Save' }).click()
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    expect([shop.sent('add').length, shop.sent('remove').length]).toEqual([1, 0])
  })

  test('a cancelled editor leaves the line as it was', async ({ page, shop }) => {
    await shop.show(BODY)
    await add(page, { product: 'engraved-pen', customText: { Engraving: 'For Ada' } })
    await page.getByRole('button', { name: /^Cart,/ }).click()
    await drawer(page).getByRole('button', { name: 'Edit Engraved Pen' }).click()
    const field = drawer(page).getByRole('textbox', { name: /^Engraving/ })
    await expect(field).toHaveValue('For Ada')
    await expect(field).toBeFocused()
    await field.fill('For Grace')
    await drawer(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(drawer(page).getByRole('button', { name: 'Edit Engraved Pen' })).toBeFocused()
    await expect(line(page, 'Engraved Pen')).toContainText('For Ada')
    expect(shop.sent('remove')).toEqual([])
  })

  test('a refused edit keeps the old option and says why in the editor', async ({ page, shop }) => {
    shop.expectConsoleError(/FAULT_400/)
    await shop.show(BODY)
    await add(page, { product: 'linen-tee', options: { Size: 'M', Colour: 'Sage' } })
    await page.getByRole('button', { name: /^Cart,/ }).click()
    await drawer(page).getByRole('button', { name: 'Edit Linen Tee' }).click()
    await drawer(page).getByRole('radio', { name: 'S', exact: true }).check({ force: true })
    shop.fault('add', { kind: 'status', status: 400 })
    await drawer(page).getByRole('button', { name: 'Save' }).click()
    await expect(drawer(page).getByRole('alert')).toHaveText(
      'The change could not be saved. Your cart has not changed. Please try again.',
    )
    await expect(line(page, 'Linen Tee')).toContainText('Size: M')
    await drawer(page).getByRole('button', { name: 'Save' }).click()
    await expect(line(page, 'Linen Tee')).toContainText('Size: S')
  })

  test('a line shows the discount that applies to it, and other lines do not', async ({ page, shop }) => {
    await withMug(page, shop)
    await add(page, { product: 'fig-candle' })
    await applyCode(page, 'MUG5')
    await expect(line(page, 'Blue Mug')).toContainText('€5 off Blue Mugs')
    await expect(line(page, 'Fig Candle')).not.toContainText('off Blue Mugs')
  })

  test('a line that is a download says that nothing is shipped', async ({ page, shop }) => {
    await shop.show(BODY)
    await add(page, { product: 'shawl-pattern' })
    await page.getByRole('button', { name: /^Cart,/ }).click()
    await expect(drawer(page).getByRole('listitem').first()).toContainText('Digital download')
  })
})

test('at most four other products of the same collections are offered, and one press adds one', async ({ page, shop }) => {
  await withMug(page, shop)
  const offered = drawer(page).getByRole('region', { name: 'More from these collections' })
  await expect(offered).toBeVisible()
  expect(await offered.getByRole('listitem').count()).toBeLessThanOrEqual(4)
  await expect(offered).not.toContainText('Blue Mug')
  const name = (await offered.getByRole('button').first().getAttribute('aria-label')) ?? ''
  await offered.getByRole('button').first().click()
  await expect(drawer(page).getByRole('heading', { level: 3, name: name.replace(/^Add (.*) to the cart$/, '$1') })).toHaveCount(1)
  await expect(offered.getByRole('button', { name })).toHaveCount(0)
})

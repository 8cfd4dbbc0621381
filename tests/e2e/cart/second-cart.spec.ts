/** The platform switches off version 1 of its cart: a page that is open loses nothing; gift cards, which version 2 alone takes. */
import type { Page } from '@playwright/test'
import { GONE_FORMS, type GoneForm } from '../../../demo/platform/cart/v2/cart-versions'
import {
  applyCode,
  drawer,
  expectTotals,
  fillCheckout,
  line,
  mugTotals,
  quantity,
  removeButton,
  toggle,
} from '../../support/fixtures/cart'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'

const switchOff = (shop: Shop, goneAs: GoneForm = '410') => {
  shop.platform.setCart({ versions: 'v2', goneAs })
}

/** The plain page with a mug in the open cart. A line is drawn before the platform has it: totals are its answer. */
async function withMug(page: Page, shop: Shop): Promise<void> {
  await shop.open('/plain')
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  await expectTotals(page, { Subtotal: '€18.00' })
}

async function enterGiftCard(page: Page, code: string): Promise<void> {
  const field = drawer(page).getByLabel('Gift card code')
  if (!(await field.isVisible())) await drawer(page).getByText('Add a gift card').click()
  await field.fill(code)
  await drawer(page).getByRole('button', { name: 'Apply' }).last().click()
}

for (const goneAs of GONE_FORMS)
  test(`two open tabs lose nothing, from an add to the order, when version 1 of the cart ends with: ${goneAs}`, async ({
    page,
    context,
    shop,
  }) => {
    await withMug(page, shop)
    await page.keyboard.press('Escape')
    const other = await context.newPage()
    await shop.open('/plain', other)
    await expect(toggle(other, '1 item')).toBeVisible()
    switchOff(shop, goneAs)
    await page.getByRole('button', { name: 'Buy the tote' }).click()
    await expect(quantity(page, 'Canvas Tote')).toHaveValue('1')
    await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
    // A page that is left before the add has arrived takes it along.
    await expectTotals(page, { Subtotal: '€40.00' })
    await expect(drawer(page).getByRole('alert')).toHaveCount(0)
    await toggle(other, '2 items').click()
    await drawer(other).getByRole('button', { name: 'Increase quantity for Blue Mug' }).click()
    await expectTotals(other, { Subtotal: '€58.00' })
    await expect(quantity(page, 'Blue Mug')).toHaveValue('2')
    await removeButton(page, 'Blue Mug').click()
    await expectTotals(page, { Subtotal: '€22.00' })
    await drawer(page).getByRole('button', { name: 'Undo' }).click()
    await expectTotals(page, { Subtotal: '€58.00' })
    await expect(quantity(other, 'Blue Mug')).toHaveValue('2')
    await drawer(other).getByRole('button', { name: 'Checkout' }).click()
    await fillCheckout(other)
    await other.getByRole('button', { name: /^Pay €/ }).click()
    const thanks = other.getByRole('complementary').filter({ hasText: 'Thank you, your order is placed.' })
    await expect(thanks.getByRole('listitem')).toHaveText([/^[12] × /, /^[12] × /])
    await expect(toggle(page, '0 items')).toBeVisible()
    expect(shop.platform.orders()).toMatchObject([{ lines: { length: 2 } }])
    // A page that is opened now knows it, and asks version 1 nothing.
    const asked = shop.platform.journal.requests().length
    await page.reload()
    await expect(toggle(page, '0 items')).toBeVisible()
    const later = shop.platform.journal.requests().slice(asked)
    expect(later.filter(({ path }) => path.startsWith('/ecom/v1/'))).toEqual([])
  })

test('a buyer who has left by the checkout of version 1 is thanked by their order when version 1 ends while they pay', async ({
  page,
  shop,
}) => {
  await withMug(page, shop)
  await drawer(page).getByRole('button', { name: 'Checkout' }).click()
  await fillCheckout(page)
  switchOff(shop, 'route')
  await page.getByRole('button', { name: /^Pay €/ }).click()
  const thanks = page.getByRole('complementary').filter({ hasText: 'Thank you, your order is placed.' })
  await expect(thanks.getByRole('listitem')).toHaveText(['1 × Blue Mug'])
  const [order] = shop.platform.orders()
  expect(shop.events('checkout-return').map(({ detail }) => detail)).toMatchObject([
    { status: 'SUCCESS', orderId: order?.id, order: { id: order?.id, items: [{ name: 'Blue Mug', quantity: 1 }] } },
  ])
})

test('quantity, removal, undo, promo code and checkout go on in an open page when version 1 ends', async ({ page, shop }) => {
  await withMug(page, shop)
  switchOff(shop)
  await drawer(page).getByRole('button', { name: 'Increase quantity for Blue Mug' }).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('2')
  await expectTotals(page, { Subtotal: '€36.00' })
  await removeButton(page, 'Blue Mug').click()
  await drawer(page).getByRole('button', { name: 'Undo' }).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('2')
  await applyCode(page, 'WELCOME10')
  await expect(drawer(page).getByRole('button', { name: 'Remove code WELCOME10' })).toBeVisible()
  await drawer(page).getByRole('button', { name: 'Checkout' }).click()
  await expect(page).toHaveURL(/checkout/)
  await fillCheckout(page)
})

test('another tab that knows version 1 alone sees and changes the same cart', async ({ page, context, shop }) => {
  await withMug(page, shop)
  const other = await context.newPage()
  await shop.open('/plain', other)
  await expect(toggle(other, '1 item')).toBeVisible()
  switchOff(shop)
  await drawer(page).getByRole('button', { name: 'Increase quantity for Blue Mug' }).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('2')
  await other.getByRole('button', { name: 'Buy the tote' }).click()
  await expect(quantity(other, 'Canvas Tote')).toHaveValue('1')
  await expect(quantity(other, 'Blue Mug')).toHaveValue('2')
  await expect(line(page, 'Canvas Tote')).toBeVisible()
})

test('a gift card pays its part, is refused with the reason beside the field, and comes back with Undo', async ({
  page,
  shop,
}) => {
  shop.platform.setCart({ versions: 'v2' })
  await shop.show('<cartlet-buy-button product="blue-mug">Buy</cartlet-buy-button>', { script: 'data-cart-api="v2"' })
  await page.getByRole('button', { name: /Buy/ }).first().click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  for (const [code, reason] of [
    ['SUMMER24-GIFT', 'This gift card has expired.'],
    ['STOPPED-GIFT', 'This gift card has been deactivated.'],
    ['EMPTY-GIFT', 'This gift card has no balance left.'],
    ['NOSUCHCARD', 'This gift card code is not valid. Please check the spelling.'],
  ] as const) {
    shop.expectCode(code === 'NOSUCHCARD' ? 'INVALID_GIFT_CARD_CODE' : 'INVALID_GIFT_CARD_STATUS')
    await enterGiftCard(page, code)
    await expect(drawer(page).getByRole('alert')).toHaveText(reason)
    await expect(drawer(page).getByLabel('Gift card code')).toHaveValue(code)
  }
  await enterGiftCard(page, 'FERN-10-GIFT')
  const remove = drawer(page).getByRole('button', { name: /^Remove gift card/ })
  await expect(remove).toBeVisible()
  await expect(drawer(page).getByRole('status')).toContainText('Gift card applied. It pays €10.00. Due now: €8.00.')
  await expect(drawer(page).getByRole('definition').filter({ hasText: '−€10.00' })).toBeVisible()
  await expect(drawer(page).getByRole('term').filter({ hasText: 'Due now' })).toBeVisible()
  await remove.click()
  await expect(drawer(page).getByText('Gift card removed.').first()).toBeVisible()
  await drawer(page)
    .getByRole('button', { name: /use the gift card again/ })
    .click()
  await expect(remove).toBeVisible()
  await expect(drawer(page).getByRole('definition').filter({ hasText: '−€10.00' })).toBeVisible()
})

test('a promo code in version 2 says what it saves, as in version 1, although the prices are after it', async ({
  page,
  shop,
}) => {
  shop.platform.setCart({ versions: 'v2' })
  await withMug(page, shop)
  await applyCode(page, 'WELCOME10')
  await expect(drawer(page).getByRole('status')).toContainText('Code WELCOME10 applied. You save €1.80 in total.')
  await expectTotals(page, mugTotals('v2'))
})

/** Names of the files of version 2 of the cart that the page asks for. */
function filesOfVersion2(page: Page): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    const [name] = /\b(cart-v2|gift-card)[\w-]*\.js$/.exec(new URL(request.url()).pathname) ?? []
    if (name) found.push(name)
  })
  return found
}

test('a shop of version 1 loads no file of version 2, from its first button to the checkout', async ({ page, shop }) => {
  const files = filesOfVersion2(page)
  await withMug(page, shop)
  await applyCode(page, 'WELCOME10')
  await expectTotals(page, mugTotals('v1'))
  await drawer(page).getByText('Estimate shipping and taxes').click()
  await expect(drawer(page).getByLabel('Country')).toBeVisible()
  await drawer(page).getByRole('button', { name: 'Checkout' }).click()
  await expect(page).toHaveURL(/checkout/)
  expect(files).toEqual([])
})

test('a shop of version 2 loads the files of version 2, by which the former test tells them', async ({ page, shop }) => {
  const files = filesOfVersion2(page)
  shop.platform.setCart({ versions: 'v2' })
  await withMug(page, shop)
  await expect(drawer(page).getByText('Add a gift card')).toBeVisible()
  await expect
    .poll(() => files.map((name) => name.replace(/-\w+\.js$/, '')).sort())
    .toEqual(['cart-v2', 'cart-v2-more', 'gift-card'])
})

test('a cart of version 1 has no field for gift cards', async ({ page, shop }) => {
  await withMug(page, shop)
  await expect(drawer(page).getByText('Add a promo code')).toBeVisible()
  await expect(drawer(page).getByText('Add a gift card')).toHaveCount(0)
})

/** Version 1 of the cart ends at a bad moment of a page: requests in flight, links that add, buttons that go to the checkout, members, pages that never heard of it. */
import { drawer, expectTotals, fillCheckout, line, quantity, toggle } from '../../support/fixtures/cart'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'
import { logIn, menu, SEEDED_PASSWORD } from '../../support/fixtures/members'

const BUTTON = '<cartlet-buy-button product="blue-mug">Buy the Blue Mug</cartlet-buy-button>'
const switchOff = (shop: Shop) => shop.platform.setCart({ versions: 'v2', goneAs: 'route' })
const versionsOf = (shop: Shop) => shop.cartCalls().map((call) => call.split('/')[2])

test('an add that is on its way when version 1 ends arrives once', async ({ page, shop }) => {
  await shop.show(BUTTON)
  const held = await shop.hold('add')
  await page.getByRole('button', { name: /^Buy the Blue Mug/ }).click()
  await held.arrived
  switchOff(shop)
  held.release()
  await expectTotals(page, { Subtotal: '€18.00' })
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
})

test('an add that version 1 carried out with its last answer, which was lost, is not made again by version 2', async ({
  page,
  shop,
}) => {
  await shop.show(BUTTON)
  const held = await shop.hold('read', () => true)
  shop.fault('add', { kind: 'reset' })
  await page.getByRole('button', { name: /^Buy the Blue Mug/ }).click()
  await held.arrived
  switchOff(shop)
  held.release()
  await expectTotals(page, { Subtotal: '€18.00' })
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  await expect(drawer(page).getByRole('alert')).toHaveCount(0)
})

test('an estimate that is on its way when version 1 ends is answered by version 2', async ({ page, shop }) => {
  await shop.show(BUTTON)
  await page.getByRole('button', { name: /^Buy the Blue Mug/ }).click()
  await expectTotals(page, { Subtotal: '€18.00' })
  await drawer(page).getByText('Estimate shipping and taxes').click()
  await drawer(page).getByLabel('Country').selectOption('IE')
  const held = await shop.hold('estimate')
  await drawer(page).getByRole('button', { name: 'Estimate', exact: true }).click()
  await held.arrived
  switchOff(shop)
  held.release()
  await expect(drawer(page).getByRole('term').filter({ hasText: 'Shipping' })).toBeVisible()
  await expect(drawer(page).locator('.totals')).toHaveAttribute('aria-busy', 'false')
  await expect(drawer(page).getByText('Add a gift card')).toBeVisible()
})

test('a link that adds products, on a page that knew version 1, adds each once in version 2', async ({ page, shop }) => {
  await shop.show(BUTTON)
  const address = page.url()
  await page.getByRole('button', { name: /^Buy the Blue Mug/ }).click()
  await expectTotals(page, { Subtotal: '€18.00' })
  switchOff(shop)
  await page.goto(`${address}?cartlet-add=blue-mug,canvas-tote:2`)
  await expect(page.getByRole('complementary')).toContainText('Added from your link: 2 products.')
  await expect(toggle(page, '4 items')).toBeVisible()
  await page.getByRole('complementary').getByRole('button', { name: 'Undo' }).click()
  await expect(toggle(page, '1 item')).toBeVisible()
})

test('a button that goes to the checkout at once sells what was pressed when version 1 has ended', async ({ page, shop }) => {
  await shop.show(BUTTON, { script: 'data-on-add="checkout"' })
  switchOff(shop)
  await page.getByRole('button', { name: /^Buy the Blue Mug/ }).click()
  await fillCheckout(page)
  await page.getByRole('button', { name: /^Pay €/ }).click()
  await expect(page.getByRole('complementary').filter({ hasText: 'Thank you, your order is placed.' })).toBeVisible()
  expect(shop.platform.orders()).toMatchObject([{ lines: [{ name: 'Blue Mug', quantity: 1 }] }])
})

test('a visitor who logs in after version 1 has ended takes the cart along, and logs out to an empty one', async ({
  page,
  shop,
}) => {
  await shop.show(`${BUTTON}<cartlet-account></cartlet-account>`)
  await page.getByRole('button', { name: /^Buy the Blue Mug/ }).click()
  await expectTotals(page, { Subtotal: '€18.00' })
  await page.keyboard.press('Escape')
  switchOff(shop)
  await logIn(page.locator('cartlet-account'), 'ada@members.example', SEEDED_PASSWORD)
  await expect(menu(page.locator('cartlet-account'), 'Ada')).toBeVisible()
  await page.getByRole('button', { name: /^Buy the Blue Mug/ }).click()
  // The platform's answer: a logout would end an add that is under way, which is told to the author.
  await expectTotals(page, { Subtotal: '€36.00' })
  await page.evaluate(() => void cartlet.session.logout().catch(() => {}))
  await expect(toggle(page, '0 items')).toBeVisible()
  await expect(line(page, 'Blue Mug')).toHaveCount(0)
})

test('a page that knows version 2 goes on with it when version 1 answers again', async ({ page, shop }) => {
  await shop.show(BUTTON)
  switchOff(shop)
  await page.getByRole('button', { name: /^Buy the Blue Mug/ }).click()
  await expectTotals(page, { Subtotal: '€18.00' })
  shop.platform.setCart({ versions: 'both' })
  await page.reload()
  await expect(toggle(page, '1 item')).toBeVisible()
  const asked = shop.cartCalls().length
  await page.getByRole('button', { name: /^Buy the Blue Mug/ }).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('2')
  expect(versionsOf(shop).slice(asked)).not.toContain('v1')
})

test('a page without elements, which uses the script alone, keeps its cart when version 1 ends', async ({ page, shop }) => {
  await shop.show('<p>No elements</p>')
  const put = (product: string) =>
    page.evaluate((slug) => cartlet.cart.add({ product: slug }).then(({ cart }) => cart.count), product)
  expect(await put('blue-mug')).toBe(1)
  switchOff(shop)
  expect(await Promise.all([put('canvas-tote'), put('blue-mug')])).toContain(3)
  expect(
    await page.evaluate(() => cartlet.cart.get().then(({ lines }) => lines.map(({ name, quantity: many }) => `${many} ${name}`))),
  ).toEqual(['2 Blue Mug', '1 Canvas Tote'])
})

/** A member's orders, from the member's menu. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { seededEmail } from '../../../demo/platform/identity/members/member-seeds'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'
import { button, logIn, logOut, menu, onPage } from '../../support/fixtures/members'
import { type PastLine, placeOrders } from '../../support/fixtures/past-orders'

const SEARCH = { method: 'POST', path: '/ecom/v1/orders/search' } as const
const BODY = '<main><h1>A page</h1><section aria-label="Log in on this page"><cartlet-account></cartlet-account></section></main>'

const item = (page: Page) => onPage(page).getByRole('button', { name: 'My orders' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your orders' })
const order = (page: Page, number: string) => dialog(page).getByRole('button', { name: `Order ${number}` })

async function enter(page: Page, shop: Shop, ...orders: PastLine[][]) {
  await placeOrders(shop.platform, orders)
  await shop.show(BODY)
  await logIn(onPage(page), seededEmail('ada'))
  await menu(onPage(page), 'Ada').click()
}

test('a member reads an order with lines, states and sums by keyboard, and puts it into the cart again', async ({
  page,
  shop,
}) => {
  await enter(page, shop, [{ slug: 'blue-mug', quantity: 2 }, { slug: 'canvas-tote' }], [{ slug: 'fig-candle' }])
  await item(page).press('Enter')
  await expect(dialog(page).getByRole('heading', { name: 'Your orders' })).toBeFocused()
  await expect(dialog(page).getByRole('button', { name: /^Order/ })).toHaveText([/10002.*Paid/, /10001.*Paid/])
  await order(page, '10001').press('Enter')
  await expect(order(page, '10001')).toHaveAttribute('aria-expanded', 'true')
  const lines = dialog(page).getByRole('listitem').filter({ hasText: 'Quantity' })
  await expect(lines.filter({ hasText: 'Blue Mug' }).last()).toContainText('Quantity: 2')
  await expect(dialog(page).getByText('Total', { exact: true })).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('cartlet-account').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  shop.platform.hideProduct('canvas-tote')
  // In the tree before its text: Firefox reads no status that arrives together with it.
  await expect(dialog(page).getByRole('status')).toHaveText('')
  await button(dialog(page), 'Order again').press('Enter')
  await expect(dialog(page).getByText('2 items were added to your cart.')).toBeVisible()
  await expect(dialog(page).getByText('No longer available')).toBeVisible()
  expect(shop.platform.journal.requests({ method: 'POST', path: '/ecom/v1/carts/current/add-to-cart' })).toHaveLength(3)
  await button(dialog(page), 'View cart').press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('spinbutton', { name: /Blue Mug/ })).toHaveValue('2')
})

test('further orders come page by page, and the first of them takes the focus', async ({ page, shop }) => {
  await enter(page, shop, ...Array.from({ length: 11 }, (): PastLine[] => [{ slug: 'blue-mug' }]))
  await item(page).click()
  await expect(dialog(page).getByRole('button', { name: /^Order/ })).toHaveCount(10)
  await button(dialog(page), 'Show more orders').click()
  await expect(order(page, '10001')).toBeFocused()
  await expect(button(dialog(page), 'Show more orders')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(menu(onPage(page), 'Ada')).toBeFocused()
  // At once, as well.
  await menu(onPage(page), 'Ada').click()
  await item(page).click()
  await page.keyboard.press('Escape')
  await menu(onPage(page), 'Ada').click()
  await item(page).click()
  await expect(dialog(page)).toBeVisible()
})

test('a shipment can be followed', async ({ page, shop }) => {
  await placeOrders(shop.platform, [[{ slug: 'blue-mug' }]])
  const [sent] = shop.platform.orders()
  const trackingInfo = { trackingNumber: '1Z999', shippingProvider: 'ups', trackingLink: 'https://ups.example/1Z999' }
  shop.platform.sendOrder(`${sent?.id}`, { lineItems: [], trackingInfo })
  await enter(page, shop)
  await item(page).click()
  await order(page, '10001').click()
  await expect(dialog(page).getByText('Shipment 1Z999')).toBeVisible()
  await expect(dialog(page).getByRole('link', { name: 'Track the shipment' })).toHaveAttribute(
    'href',
    'https://ups.example/1Z999',
  )
})

test('a member without orders is told so', async ({ page, shop }) => {
  await enter(page, shop)
  await item(page).click()
  await expect(dialog(page).getByText('You have not ordered anything here yet.')).toBeVisible()
})

for (const status of [403, 404])
  test(`a shop that answers ${status} shows no orders and no error, is asked once a day, and its author reads why`, async ({
    page,
    shop,
  }) => {
    shop.expectAnyAnswer()
    shop.expectConsoleError(/\[cartlet\] The shop does not offer orders/)
    shop.platform.faults.add({ ...SEARCH, kind: 'status', status, times: Number.POSITIVE_INFINITY })
    const told = page.waitForEvent('console', (message) => message.text().includes('does not offer orders'))
    await enter(page, shop)
    await told
    await expect(button(onPage(page), 'Log out')).toBeVisible()
    await expect(onPage(page).getByRole('listitem').filter({ hasText: 'My orders' })).toHaveCount(0)
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0)
    await page.reload()
    await menu(onPage(page), 'Ada').click()
    await expect(onPage(page).getByRole('listitem').filter({ hasText: 'My orders' })).toHaveCount(0)
    expect(shop.platform.journal.requests(SEARCH)).toHaveLength(1)
  })

test('a failure is told and can be tried again', async ({ page, shop }) => {
  shop.expectAnyAnswer()
  shop.expectConsoleError(/\[cartlet\] |500/)
  shop.platform.faults.add({ ...SEARCH, kind: 'status', status: 500, times: Number.POSITIVE_INFINITY })
  await enter(page, shop)
  await item(page).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('Your orders could not be loaded.')
  shop.platform.faults.clear()
  await button(dialog(page), 'Try again').click()
  await expect(dialog(page).getByText('You have not ordered anything here yet.')).toBeVisible()
})

test('a logout in another tab takes the orders away', async ({ page, shop, context }) => {
  await enter(page, shop, [{ slug: 'blue-mug' }])
  await item(page).click()
  await expect(order(page, '10001')).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await menu(onPage(other), 'Ada').click()
  await logOut(other, onPage(other))
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(onPage(page), 'Log in')).toBeVisible()
})

test('the link to the shop’s own page opens the orders here, and stays a link for another tab', async ({ page, shop }) => {
  await placeOrders(shop.platform, [[{ slug: 'blue-mug' }]])
  await shop.open('/members')
  await logIn(onPage(page), seededEmail('ada'))
  await menu(onPage(page), 'Ada').click()
  const link = onPage(page).getByRole('link', { name: 'My orders' })
  await expect(link).toHaveAttribute('aria-haspopup', 'dialog')
  await link.click()
  await expect(order(page, '10001')).toBeVisible()
})

/**
 * The table of returns: however a buyer comes back from the checkout, each order is counted once (GA4's `purchase`), by the browser
 * that left for it, and by the platform's own id where the platform has told it.
 */
import type { BrowserContext, Page } from '@playwright/test'
import { pay as payWithout } from '../../../demo/platform/tests/support/support'
import { applyCode, drawer, enterGiftCard, fillCheckout, line, toggle } from '../../support/fixtures/cart'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'

interface Purchase {
  transaction_id: string
  value: number
  items: { item_name: string }[]
}

/** Collects the purchases that any page of the browser counts. */
async function countPurchases(context: BrowserContext): Promise<Purchase[]> {
  const purchases: Purchase[] = []
  await context.exposeFunction('countPurchase', (json: string) => purchases.push(JSON.parse(json)))
  await context.addInitScript(() => {
    const list: unknown[] = []
    list.push = (...pushed: { event?: string; ecommerce?: object }[]) => {
      for (const { event, ecommerce } of pushed)
        if (event === 'purchase')
          (window as unknown as { countPurchase(json: string): void }).countPurchase(JSON.stringify(ecommerce))
      return 0
    }
    ;(window as unknown as { dataLayer: unknown }).dataLayer = list
  })
  return purchases
}

const BODY = '<main><cartlet-buy-button product="blue-mug">Buy the Blue Mug</cartlet-buy-button></main>'
const SCRIPT = 'data-analytics="datalayer"'
const PLACED = /Thank you, your order is placed/

async function putIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Buy the Blue Mug/ }).click()
  await expect(line(page, 'Blue Mug')).toBeVisible()
}

async function toCheckout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Checkout', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Checkout', exact: true })).toBeVisible()
}

async function pay(page: Page): Promise<void> {
  await fillCheckout(page)
  await page.getByRole('button', { name: /^Pay €/ }).click()
}

/** What a page does on a return is over once its cart is known. */
const isSettled = (page: Page, items = '0 items') => expect(toggle(page, items)).toBeVisible()
const thanked = (page: Page) => expect(page.getByRole('complementary').filter({ hasText: PLACED })).toBeVisible()

interface Return {
  way: string
  /** @param page stands at the checkout */
  come(page: Page, shop: Shop, address: string): Promise<void>
  /** Whether the address of a page of ours had the platform's id. @default true */
  isNamed?: false
}

/** Another page of the author's site, in another tab of the same browser. */
async function inAnotherTab(page: Page, address: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(address)
  return tab
}

const RETURNS: Return[] = [
  {
    way: 'by the thank-you page',
    async come(page) {
      await pay(page)
      await thanked(page)
    },
  },
  {
    way: 'and reloads the page',
    async come(page) {
      await pay(page)
      await thanked(page)
      await page.reload()
      await isSettled(page)
      await page.reload()
      await isSettled(page)
    },
  },
  {
    way: 'and goes Back to the checkout, which leads to the thank-you page again',
    async come(page) {
      await pay(page)
      await thanked(page)
      await page.goBack()
      await isSettled(page)
    },
  },
  {
    way: 'with Back, and then goes Forward and pays',
    async come(page) {
      await page.goBack()
      await expect(page.getByRole('complementary')).toContainText('Your order has not been placed')
      await page.goForward()
      await pay(page)
      await thanked(page)
    },
  },
  {
    way: 'by the link back to the cart, and then goes Back and pays',
    async come(page) {
      await page.getByRole('link', { name: 'Back to the shop' }).click()
      await expect(drawer(page)).toBeVisible()
      await page.goBack()
      await pay(page)
      await thanked(page)
    },
  },
  {
    way: 'in a new tab, after closing the one that paid',
    isNamed: false,
    async come(page, _, address) {
      expect((await payWithout(page.url())).status).toBe(303)
      const tab = await page.context().newPage()
      await page.close()
      await tab.goto(address)
      await thanked(tab)
      await tab.reload()
      await isSettled(tab)
    },
  },
  {
    way: 'while a second tab stands at the checkout of the same cart',
    async come(page, _, address) {
      const tab = await inAnotherTab(page, address)
      await toggle(tab, '1 item').click()
      await toCheckout(tab)
      await pay(page)
      await thanked(page)
      await tab.goBack()
      await isSettled(tab)
      await tab.reload()
      await isSettled(tab)
    },
  },
  {
    way: 'after another tab has opened a page of the shop',
    isNamed: false,
    async come(page, _, address) {
      const { location } = await payWithout(page.url())
      const tab = await inAnotherTab(page, address)
      await thanked(tab)
      await page.goto(location)
      await thanked(page)
    },
  },
  {
    way: 'in another browser, which the bank has opened, and in their own one later',
    isNamed: false,
    async come(page, shop, address) {
      const { location } = await payWithout(page.url())
      const other = await page.context().browser()?.newContext()
      if (!other) throw new Error('a persistent context has no browser')
      const elsewhere = await countPurchases(other)
      const foreign = await other.newPage()
      await foreign.goto(location)
      await isSettled(foreign)
      await foreign.reload()
      await isSettled(foreign)
      expect(elsewhere, 'counted by a browser that bought nothing').toEqual([])
      await other.close()
      await page.goto(address)
      await thanked(page)
      expect(shop.platform.orders()).toHaveLength(1)
    },
  },
]

for (const { way, come, isNamed = true } of RETURNS)
  test(`an order is counted once when the buyer comes back ${way}`, async ({ page, shop, context, cartVersion }) => {
    const purchases = await countPurchases(context)
    await shop.show(BODY, { script: SCRIPT })
    const address = page.url()
    await putIn(page)
    await toCheckout(page)
    await come(page, shop, address)
    const [order] = shop.platform.orders()
    // A cart of version 2 that was ordered tells the id itself.
    const id = isNamed || cartVersion === 'v2' ? order?.id : order?.checkoutId
    await expect.poll(() => purchases).toHaveLength(1)
    expect(purchases).toMatchObject([{ transaction_id: id, value: 18, items: [{ item_name: 'Blue Mug' }] }])
  })

test('an order with a promo code is worth what its lines cost after it, and a gift card pays for them all the same', async ({
  page,
  shop,
  context,
  cartVersion,
}) => {
  const purchases = await countPurchases(context)
  await shop.show(BODY, { script: SCRIPT })
  await putIn(page)
  await applyCode(page, 'WELCOME10')
  await expect(drawer(page).getByRole('button', { name: 'Remove code WELCOME10' })).toBeVisible()
  if (cartVersion === 'v2') {
    await enterGiftCard(page, 'FERN-10-GIFT')
    await expect(drawer(page).getByRole('button', { name: /^Remove gift card/ })).toBeVisible()
  }
  await toCheckout(page)
  await pay(page)
  await thanked(page)
  await expect.poll(() => purchases).toHaveLength(1)
  const items = [{ item_name: 'Blue Mug', price: 16.2, discount: 1.8, coupon: 'WELCOME10', quantity: 1 }]
  expect(purchases).toMatchObject([{ value: 16.2, coupon: 'WELCOME10', items }])
})

test('a buyer who comes back without an order is not counted', async ({ page, shop, context }) => {
  const purchases = await countPurchases(context)
  await shop.show(BODY, { script: SCRIPT })
  await putIn(page)
  await toCheckout(page)
  await page.goBack()
  await expect(page.getByRole('complementary')).toContainText('Your order has not been placed')
  await page.reload()
  await isSettled(page, '1 item')
  expect(purchases).toEqual([])
})

test.describe('the place where the buyer was', () => {
  const TALL = `<div style="height: 3000px">A long article</div>${BODY}<div style="height: 3000px"></div>`

  test('a buyer who has paid is thanked where they were on the page, with what they bought, and the event has the order’s id', async ({
    page,
    shop,
  }) => {
    await shop.show(TALL)
    const left = page.url()
    await page.locator('cartlet-buy-button').scrollIntoViewIfNeeded() // its button is drawn when it is near
    await putIn(page)
    const top = await page.evaluate(() => scrollY)
    expect(top).toBeGreaterThan(1000)
    await toCheckout(page)
    await pay(page)
    await thanked(page)
    const notice = page.getByRole('complementary').filter({ hasText: PLACED })
    await expect(notice.getByRole('listitem')).toHaveText(['1 × Blue Mug'])
    const [order] = shop.platform.orders()
    expect(shop.events('checkout-return').map(({ detail }) => detail)).toMatchObject([
      { status: 'SUCCESS', orderId: order?.id, order: { id: order?.id } },
    ])
    expect(page.url()).toBe(left)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
  })

  test('the checkout’s link back opens the cart, once', async ({ page, shop }) => {
    await shop.show(BODY)
    const left = page.url()
    await putIn(page)
    await toCheckout(page)
    await page.getByRole('link', { name: 'Back to the shop' }).click()
    await expect(drawer(page)).toBeVisible()
    await expect(line(page, 'Blue Mug')).toBeVisible()
    expect(page.url()).toBe(left)
    await page.reload()
    await isSettled(page, '1 item')
    await expect(drawer(page)).toBeHidden()
  })
})

test('a buyer who has logged in on the shop’s pages comes back as a member, once the session has said so', async ({
  page,
  shop,
}) => {
  await shop.show(BODY)
  await putIn(page)
  await toCheckout(page)
  // In the same window, as a link of the checkout would.
  const checkout = page.url()
  await page.goBack()
  const login = await page.evaluate(async () => (await cartlet.redirect('login')).fullUrl)
  await page.goto(login)
  await page.getByLabel('E-mail').fill('ada@members.example')
  await page.getByLabel('Password').fill('garden-path')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.goto(checkout)
  await pay(page)
  await thanked(page)
  await expect.poll(() => page.evaluate(async () => (await cartlet.session.current()).role)).toBe('member')
  expect(page.url()).not.toContain('wixMemberLoggedIn')
})

test('an address that claims a member asks the session, and changes nothing without one', async ({ page, shop }) => {
  await shop.show(BODY)
  const left = page.url()
  await page.goto(`${left}?wixMemberLoggedIn=true&orderId=none`)
  await putIn(page)
  await expect(page).toHaveURL(`${left}?orderId=none`)
  expect(await page.evaluate(async () => (await cartlet.session.current()).role)).toBe('visitor')
  expect(shop.events('checkout-return')).toEqual([])
})

/**
 * `data-analytics="datalayer"`: pushes the visitor's actions to the page's `dataLayer` as GA4 expects them, once each, after
 * consent.
 */
import { expect, type Page } from '@playwright/test'
import { test } from '../../support/analytics/counted-shop'
import { faultsOf } from '../../support/analytics/ga4-faults'
import type { Push } from '../../support/analytics/pushes'
import { drawer, fillCheckout, line, quantity, removeButton, toggle } from '../../support/fixtures/cart'
import { sampled } from '../../support/sample'

const LIST = '<cartlet-collection product-link="/shop/{slug}" collection="home" limit="3" filters="none"></cartlet-collection>'
const WHOLE_LIST =
  '<cartlet-collection product-link="/shop/{slug}" collection="home" limit="12" filters="none"></cartlet-collection>'
const TEE = '<cartlet-product product="linen-tee" layout="full"></cartlet-product>'
const MUG = '<cartlet-buy-button product="blue-mug" label="Buy the mug"></cartlet-buy-button>'
const DIGITS = { EUR: 2, JPY: 0, KWD: 3 }

const add = (page: Page) => page.getByRole('button', { name: 'Add to cart' })
const itemsOf = (events: Push[]) => events.flatMap(({ ecommerce }) => ecommerce.items)

async function chooseTee(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'XL' }).check({ force: true })
  await page.getByRole('radio', { name: 'Ink' }).check({ force: true })
}

async function buyMug(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Buy the mug/ }).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
}

test('the GA4 schema of these tests refuses invalid events', () => {
  const item = { item_id: 'a', item_name: 'A', price: 1, quantity: 1 }
  const push = (ecommerce: object, event = 'add_to_cart') => ({ event, ecommerce })
  expect(faultsOf(push({ currency: 'EUR', value: 1, items: [item] }))).toEqual([])
  for (const wrong of [
    push({ currency: 'EUR', value: 1, items: [] }),
    push({ currency: 'EUR', value: '1', items: [item] }),
    push({ value: 1, items: [item] }),
    push({ currency: 'EUR', value: 1, items: [{ ...item, price: '€1.00' }] }),
    push({ currency: 'EUR', value: 1, items: [item] }, 'purchase'),
    push({ items: [item] }, 'view_item_list'),
    push({ currency: 'EUR', value: 1, items: [item] }, 'cart_add'),
  ])
    expect(faultsOf(wrong), JSON.stringify(wrong)).not.toEqual([])
})

for (const currency of sampled(['EUR', 'JPY', 'KWD'] as const, 'currencies'))
  test.describe(`in ${currency}`, () => {
    test.use({ currency })

    test('every step from the list to the order is pushed, and the order only once', async ({ page, counted }) => {
      const { platform, events } = counted
      const product = counted.page(TEE)
      await page.goto(counted.page(`${LIST}<script>addEventListener('click', (event) => event.preventDefault())</script>`))
      await expect.poll(() => itemsOf(events('view_item_list')).map(({ index }) => index)).toEqual([0, 1, 2])
      expect(events('view_item_list')[0]?.ecommerce).toMatchObject({ currency, item_list_name: 'Home' })
      await page.getByRole('article').nth(1).getByRole('link').click()
      await expect.poll(() => itemsOf(events('select_item'))).toMatchObject([{ index: 1 }])

      await page.goto(product)
      await expect.poll(() => itemsOf(events('view_item'))).toMatchObject([{ item_name: 'Linen Tee', quantity: 1 }])
      await chooseTee(page)
      await add(page).click()
      await expect.poll(() => events('view_cart')).toHaveLength(1)
      await line(page, 'Linen Tee').getByRole('button', { name: 'Increase quantity for Linen Tee' }).click()
      await expect.poll(() => events('add_to_cart')).toHaveLength(2)
      await quantity(page, 'Linen Tee').fill('4')
      await quantity(page, 'Linen Tee').press('Enter')
      await expect.poll(() => events('add_to_cart')).toHaveLength(3)
      await line(page, 'Linen Tee').getByRole('button', { name: 'Decrease quantity for Linen Tee' }).click()
      await expect.poll(() => events('remove_from_cart')).toHaveLength(1)
      expect(itemsOf(events('add_to_cart'))).toMatchObject([
        { item_variant: 'XL / Ink', quantity: 1 },
        { item_variant: 'XL / Ink', quantity: 1 },
        { item_variant: 'XL / Ink', quantity: 2 },
      ])
      expect(itemsOf(events('remove_from_cart'))).toMatchObject([{ item_variant: 'XL / Ink', quantity: 1 }])

      const checkout = drawer(page).getByRole('button', { name: 'Checkout', exact: true })
      await checkout.click()
      await fillCheckout(page)
      await page.getByRole('button', { name: /^Pay / }).click()
      await expect.poll(() => events('purchase')).toHaveLength(1)
      const [order] = platform.orders()
      const coins = (amount = Number.NaN) => Number((amount * 10 ** DIGITS[currency]).toFixed(6))
      const { ecommerce } = events('purchase')[0] as Push
      expect(ecommerce).toMatchObject({ currency, transaction_id: order?.id })
      expect(coins(ecommerce.value)).toBe(order?.totals.subtotalMinor)
      expect(ecommerce.items.map(({ price, quantity: pieces }) => [coins(price), pieces])).toEqual(
        order?.lines.map(({ unitPriceMinor, quantity: pieces }) => [unitPriceMinor, pieces]),
      )
      const [begun] = events('begin_checkout')
      expect(begun?.ecommerce.items).toEqual(ecommerce.items)
      expect(coins(begun?.ecommerce.value)).toBe(order?.totals.subtotalMinor)
      for (const { ecommerce: told } of events()) expect(told.currency).toBe(currency)

      // Back on the platform's page, the visitor returns a second time; later actions are pushed, the order is not.
      await page.goBack()
      await chooseTee(page)
      await add(page).click()
      await expect.poll(() => events('add_to_cart')).toHaveLength(4)
      expect(events('purchase')).toHaveLength(1)
    })
  })

test('a coupon lowers what the items cost, and the list in which a product was picked keeps the sale', async ({
  page,
  counted,
}) => {
  const { events } = counted
  await page.goto(counted.page(WHOLE_LIST))
  await expect.poll(() => events('view_item_list').length).toBeGreaterThan(0)
  const list = { item_list_name: 'Home', item_list_id: events('view_item_list')[0]?.ecommerce.items[0]?.item_list_id }
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Blue Mug' }) })
  await card.getByRole('button').click()
  await expect.poll(() => events('add_to_cart')).toHaveLength(1)
  expect(itemsOf(events('add_to_cart'))).toMatchObject([list])

  await page.evaluate(() => cartlet.cart.applyCoupon('WELCOME10'))
  await drawer(page).getByRole('button', { name: 'Checkout', exact: true }).click()
  await fillCheckout(page)
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect.poll(() => events('purchase')).toHaveLength(1)
  for (const { ecommerce } of [...events('begin_checkout'), ...events('purchase')]) {
    expect(ecommerce.coupon).toBe('WELCOME10')
    const [item] = ecommerce.items
    expect(item).toMatchObject({ ...list, coupon: 'WELCOME10', quantity: 1 })
    expect(item?.price).toBeCloseTo((events('add_to_cart')[0]?.ecommerce.value ?? 0) * 0.9, 4)
    expect(ecommerce.value).toBeCloseTo(item?.price ?? 0, 4)
  }
})

test('a product of a grid that opens in the quick view is selected in its list and added from it', async ({ page, counted }) => {
  const { events } = counted
  await page.goto(counted.page(WHOLE_LIST))
  await expect.poll(() => events('view_item_list').length).toBeGreaterThan(0)
  await page
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click()
  const quickView = page.getByRole('dialog')
  await expect.poll(() => events().map(({ event }) => event)).toEqual(expect.arrayContaining(['select_item', 'view_item']))
  const [selected] = itemsOf(events('select_item'))
  const list = { item_list_name: 'Home', item_list_id: selected?.item_list_id, index: selected?.index }
  expect(itemsOf(events('view_item'))).toMatchObject([list])
  for (const group of await quickView.getByRole('group').all()) await group.getByRole('radio').first().check({ force: true })
  await quickView.getByRole('button', { name: 'Add to cart' }).click()
  await expect.poll(() => itemsOf(events('add_to_cart'))).toMatchObject([{ ...list, item_id: selected?.item_id }])
})

test('a cart change in flight at the time of consent is not counted, and the next one is', async ({ page, counted }) => {
  await page.goto(counted.page(MUG, { script: 'data-analytics="datalayer" data-consent="required"' }))
  await page.evaluate(() => cartlet.setConsent({ storage: true, analytics: false }))
  await buyMug(page)
  await expect(toggle(page, '1 item')).toHaveCount(1)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/update-line-items-quantity/, async (route) => {
    await released
    await route.continue()
  })
  const more = line(page, 'Blue Mug').getByRole('button', { name: 'Increase quantity for Blue Mug' })
  const asked = page.waitForRequest(/update-line-items-quantity/)
  await more.click()
  await asked
  await page.evaluate(() => cartlet.setConsent({ analytics: true }))
  const answered = page.waitForResponse(/update-line-items-quantity/)
  release()
  await answered
  await expect(drawer(page).locator('[aria-busy=true]')).toHaveCount(0)
  await expect(quantity(page, 'Blue Mug')).toHaveValue('2')
  expect(counted.events('add_to_cart')).toEqual([])
  await more.click()
  await expect.poll(() => counted.events('add_to_cart')).toHaveLength(1)
})

test('actions before consent are not counted when the analytics chunk arrives after it', async ({ page, counted }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/data-layer-[^/]*\.js/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(counted.page(`${MUG}${TEE}`, { script: 'data-analytics="datalayer" data-consent="required"' }))
  await buyMug(page)
  await expect(drawer(page).locator('[aria-busy=true]')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await page.evaluate(() => cartlet.setConsent({ analytics: true }))
  release()
  await expect.poll(() => counted.events().map(({ event }) => event)).toEqual(['view_item'])
})

test('a change still unanswered when the analytics chunk arrives after consent is not counted', async ({ page, counted }) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/data-layer-[^/]*\.js/, async (route) => {
    await arrived
    await route.continue()
  })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/current\/add-to-cart/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(counted.page(`${MUG}${TEE}`, { script: 'data-analytics="datalayer" data-consent="required"' }))
  const asked = page.waitForRequest(/current\/add-to-cart/)
  await buyMug(page)
  await asked
  await page.evaluate(() => cartlet.setConsent({ analytics: true }))
  arrive()
  await expect.poll(() => counted.events('view_item')).toHaveLength(1)
  release()
  await expect(toggle(page, '1 item')).toHaveCount(1)
  await expect(drawer(page).locator('[aria-busy=true]')).toHaveCount(0)
  expect(counted.events('add_to_cart')).toEqual([])
  const more = line(page, 'Blue Mug').getByRole('button', { name: 'Increase quantity for Blue Mug' })
  await more.click()
  await expect.poll(() => counted.events('add_to_cart')).toHaveLength(1)
})

test('nothing is pushed before consent, and after it only the product that is still on screen', async ({ page, counted }) => {
  await page.goto(counted.page(`${MUG}${TEE}`, { script: 'data-analytics="datalayer" data-consent="required"' }))
  await buyMug(page)
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  expect(counted.pushes).toEqual([])
  await page.evaluate(() => cartlet.setConsent({ storage: true, analytics: false }))
  // By key: here the floating toggle would lie over a button, so it waits for the page to be scrolled.
  await toggle(page, '1 item').press('Enter')
  await line(page, 'Blue Mug').getByRole('button', { name: 'Increase quantity for Blue Mug' }).click()
  await expect(toggle(page, '2 items')).toHaveCount(1)
  expect(counted.pushes).toEqual([])

  await page.keyboard.press('Escape')
  await page.evaluate(() => cartlet.setConsent({ analytics: true }))
  await expect.poll(() => counted.events().map(({ event }) => event)).toEqual(['view_item'])
  await page.evaluate(() => cartlet.setConsent({ analytics: false }))
  await page.evaluate(() => cartlet.cart.clear())
  expect(counted.events()).toHaveLength(1)
})

test('a view is pushed once despite redraws and a return to the page, and each tab pushes its own changes only', async ({
  page,
  context,
  counted,
}) => {
  const url = counted.page(`${MUG}${TEE}`)
  await page.goto(url)
  await expect.poll(() => counted.events('view_item')).toHaveLength(1)
  await page.evaluate(() => cartlet.setLocale('de'))
  await page.evaluate(() => cartlet.setLocale('en'))
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  const other = await context.newPage()
  await other.goto(url)
  await buyMug(other)
  await expect.poll(() => counted.events('add_to_cart')).toHaveLength(1)
  await page.bringToFront()
  await expect(toggle(page, '1 item')).toBeVisible()
  await toggle(page, '1 item').press('Enter')
  await removeButton(page, 'Blue Mug').click()
  await expect.poll(() => counted.events('remove_from_cart')).toHaveLength(1)
  expect(counted.events('add_to_cart')).toHaveLength(1)
  expect(counted.events('view_item')).toHaveLength(1)
})

test('a card below the viewport is pushed with its index when it is scrolled into view', async ({ page, counted }) => {
  await page.goto(counted.page(`${MUG}<div style="height: 3000px"></div>${LIST}`))
  await buyMug(page)
  await page.keyboard.press('Escape')
  expect(counted.events('view_item_list')).toEqual([])
  await page.locator('cartlet-collection').scrollIntoViewIfNeeded()
  await page.getByRole('article').last().scrollIntoViewIfNeeded()
  await expect.poll(() => itemsOf(counted.events('view_item_list')).map(({ index }) => index)).toEqual([0, 1, 2])
})

test('a page without data-analytics downloads nothing for it and pushes nothing', async ({ page, counted }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await page.goto(counted.page(`${MUG}${TEE}`, { script: '' }))
  await buyMug(page)
  expect(counted.pushes).toEqual([])
  expect(files.filter((file) => /data-layer/.test(file))).toEqual([])
  await page.goto(counted.page(MUG))
  await expect.poll(() => files.filter((file) => /\/data-layer[\w.-]*\.js/.test(file))).toHaveLength(1)
})

const LAYERS = {
  'that is frozen': 'window.dataLayer = Object.freeze([])',
  'that is no list': "window.dataLayer = 'none of yours'",
  'whose push throws': "window.dataLayer = { push() { throw new Error('not today') } }",
  'that cannot be read': "Object.defineProperty(window, 'dataLayer', { get() { throw new Error('not today') } })",
}
for (const [what, script] of sampled(Object.entries(LAYERS), 'data layers'))
  test(`the visitor can buy and reach the checkout beside a dataLayer ${what}`, async ({ page, counted }) => {
    counted.expectConsoleError(/\[cartlet\] window\.dataLayer/)
    await page.goto(counted.page(`${MUG}${TEE}`, { head: `<script>${script}</script>` }))
    await buyMug(page)
    await drawer(page).getByRole('button', { name: 'Checkout', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible()
    expect(counted.pushes).toEqual([])
  })

test('pushes go to a dataLayer that replaced the first one after the start', async ({ page, counted }) => {
  await page.goto(counted.page(MUG))
  await page.evaluate(() => {
    ;(window as unknown as { dataLayer: unknown[] }).dataLayer = []
  })
  await buyMug(page)
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { dataLayer: Push[] }).dataLayer.map(({ event }) => event)))
    .toEqual([undefined, 'add_to_cart', undefined, 'view_cart'])
})

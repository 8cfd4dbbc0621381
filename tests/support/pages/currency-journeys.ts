/** Journeys of visitors who read prices in another currency, for a shop with either version of the catalog. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, type Shop, test } from '../fixtures/fixtures'

const RATE = '/currency_converter/v1/currencies/rate/*'
const LIST = '/currency_converter/v1/currencies'
const BODY = `<main><h1>A page</h1><cartlet-currency>Prices in euros</cartlet-currency>
  <cartlet-buy-button product="blue-mug">Blue Mug</cartlet-buy-button>
  <cartlet-product product="linen-tee" layout="full"></cartlet-product>
  <cartlet-collection collection="home" rows="1"></cartlet-collection></main>`

const choice = (page: Page) => page.getByRole('combobox', { name: 'Currency' })
const mug = (page: Page) => page.locator('cartlet-buy-button').getByRole('button')
const prices = (page: Page) => page.locator('cartlet-product, cartlet-collection').getByText(/\d\.\d\d$/)

export function currencyJourneys(version: 'v1' | 'v3'): void {
  const show = (shop: Shop, body = BODY, more = '') => shop.show(body, { script: `data-catalog="${version}" ${more}` })

  test(`a visitor chooses a currency, reads prices in it on this page and the next, and pays in the shop's (${version})`, async ({
    page,
    shop,
  }) => {
    await show(shop)
    await expect(mug(page)).toHaveAccessibleName('Blue Mug €18.00')
    await expect(choice(page).getByRole('option')).toHaveText([
      'Euro (EUR)',
      'Japanese Yen (JPY)',
      'Kuwaiti Dinar (KWD)',
      'US Dollar (USD)',
    ])
    await choice(page).selectOption('USD')
    await expect(mug(page)).toHaveAccessibleName('Blue Mug $19.57')
    await expect(prices(page).filter({ hasText: '€' })).toHaveCount(0)
    await expect(prices(page).filter({ hasText: /^\$/ }).first()).toBeVisible()
    await expect(page.getByRole('group', { name: 'Price (EUR)' })).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).include('cartlet-currency').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])

    await show(shop)
    await expect(choice(page)).toHaveValue('USD')
    await mug(page).click()
    const cart = page.getByRole('dialog')
    await expect(cart.getByRole('definition')).toHaveText('€18.00')
    await expect(cart.getByText('You pay in EUR. Prices in USD are approximate.')).toBeVisible()
    await expect(cart.getByRole('listitem').first()).toContainText('€18.00')
    await page.keyboard.press('Escape')
    await choice(page).selectOption('EUR')
    await expect(mug(page)).toHaveAccessibleName('Blue Mug €18.00')
    await mug(page).click()
    await expect(cart.getByText('You pay in')).toHaveCount(0)
  })

  test(`the setting and the script choose a currency, and events carry the shop's amounts beside it (${version})`, async ({
    page,
    shop,
  }) => {
    await show(shop, BODY, 'data-currency="usd"')
    await expect(mug(page)).toHaveAccessibleName('Blue Mug $19.57')
    await page.evaluate(() => cartlet.setCurrency('JPY'))
    await expect(mug(page)).toHaveAccessibleName('Blue Mug ¥3,106')
    await page.evaluate(() => cartlet.setCurrency(''))
    await expect(mug(page)).toHaveAccessibleName('Blue Mug €18.00')
    expect(await page.evaluate(() => cartlet.setCurrency('euro').catch(({ code }: { code: string }) => code))).toBe(
      'INVALID_ARGUMENT',
    )
    await page.evaluate(() => cartlet.setCurrency('USD'))
    await show(shop, BODY)
    await expect(mug(page)).toHaveAccessibleName('Blue Mug $19.57')
    expect(shop.events('product-view').at(-1)).toMatchObject({ detail: { ecommerce: { currency: 'EUR' } } })
  })

  test(`where no page may send the header, prices are converted and marked, and the next page does not try again (${version})`, async ({
    page,
    shop,
  }) => {
    shop.platform.setCommerce({ currencyHeader: 'refused' })
    shop.expectConsoleError(/x-wix-currency|ERR_FAILED|takes no currency from this page/)
    await show(shop, BODY, 'data-currency="USD"')
    await expect(mug(page)).toHaveAccessibleName('Blue Mug about $19.57')
    await expect(prices(page).filter({ hasText: 'about $' }).first()).toBeVisible()
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await show(shop, BODY, 'data-currency="USD"')
    await expect(mug(page)).toHaveAccessibleName('Blue Mug about $19.57')
    expect(errors).toEqual([])
    expect(
      shop.platform.journal.requests({ method: 'GET', path: '/currency_converter/v1/currencies/rate/EUR/convert/USD' }),
    ).toHaveLength(1)
  })

  for (const [says, fault] of [
    ['refuses visitors', { kind: 'status', status: 403 }],
    ['has no such service', { kind: 'status', status: 404 }],
    ['fails', { kind: 'status', status: 500 }],
  ] as const)
    test(`a converter that ${says} leaves the shop's prices and the author's content, without an error (${version})`, async ({
      page,
      shop,
    }) => {
      shop.expectAnyAnswer()
      shop.expectConsoleError(/\[cartlet\]/)
      shop.platform.setCommerce({ currencyHeader: 'ignored' })
      for (const path of [RATE, LIST]) shop.platform.faults.add({ path, ...fault, times: Number.POSITIVE_INFINITY })
      await show(shop, BODY, 'data-currency="USD"')
      await expect(mug(page)).toHaveAccessibleName('Blue Mug €18.00')
      await page.evaluate(() => cartlet.setCurrency('JPY'))
      await expect(mug(page)).toHaveAccessibleName('Blue Mug €18.00')
      await expect(choice(page)).toHaveCount(0)
      await expect(page.getByText('Prices in euros')).toBeVisible()
      await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0)
    })

  test(`a slow converter leaves the shop's prices until it has answered (${version})`, async ({ page, shop }) => {
    shop.platform.setCommerce({ currencyHeader: 'ignored' })
    shop.platform.faults.add({ path: RATE, kind: 'delay', ms: 1500 })
    await show(shop, BODY, 'data-currency="USD"')
    await expect(mug(page)).toHaveAccessibleName('Blue Mug €18.00')
    await expect(mug(page)).toHaveAccessibleName('Blue Mug about $19.57')
  })
}

/** Journeys of visitors who want to be told of new stock, for a shop with either version of the catalog. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { seededEmail } from '../../../demo/platform/identity/members/member-seeds'
import { variantIdOf } from '../../../demo/platform/seed'
import { expect, type Shop, test } from '../fixtures/fixtures'
import { logIn, menu, onPage } from '../fixtures/members'

const CALL = { method: 'POST', path: '/back-in-stock-service/v1/back-in-stock-notification-requests' } as const
const full = (product: string) =>
  `<main><h1>A page</h1><cartlet-product product="${product}" layout="full"></cartlet-product></main>`

const offer = (page: Page) => page.getByRole('button', { name: /^Notify me/ })
const field = (page: Page) => page.getByRole('textbox', { name: 'E-mail address' })
const answer = (page: Page) => page.getByText('The shop will write to you when this is available again.')
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))

export function stockJourneys(version: 'v1' | 'v3'): void {
  const show = (shop: Shop, body: string, more = '') => shop.show(body, { script: `data-catalog="${version}" ${more}` })

  test(`a sold-out variant takes an address, which is sent with reference, name and price alone and stored nowhere (${version})`, async ({
    page,
    shop,
  }) => {
    await show(shop, full('linen-tee'))
    await page.getByRole('radio', { name: 'L', exact: true }).check()
    await expect(offer(page)).toHaveCount(0)
    await page.getByRole('radio', { name: 'Clay (sold out)' }).check()
    await offer(page).press('Enter')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveAccessibleDescription(/receives this address/)
    const { violations } = await new AxeBuilder({ page }).include('cartlet-product').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await page.keyboard.type('ada@example.com')
    await page.keyboard.press('Enter')
    await expect(answer(page)).toBeFocused()
    const [sent] = shop.platform.journal.requests(CALL)
    expect(sent?.body).toEqual({
      request: {
        catalogReference: {
          appId: expect.any(String),
          catalogItemId: shop.platform.productId('linen-tee'),
          options: { variantId: variantIdOf('linen-tee', 'L', 'Clay') },
        },
        email: 'ada@example.com',
      },
      itemDetails: { name: 'Linen Tee', price: expect.stringMatching(/^\d+\.\d\d$/) },
    })
    expect(await stored(page)).not.toContain('ada@')
    expect(JSON.stringify(shop.events())).not.toContain('ada@')
    expect(shop.events('notify-request')).toMatchObject([{ detail: { product: 'linen-tee', options: { Colour: 'Clay' } } }])
    await page.getByRole('radio', { name: 'Sage' }).check()
    await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  })

  test(`an address that has asked before reads the same as one that has not (${version})`, async ({ page, shop }) => {
    shop.expectCode('BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS')
    for (const _ of [1, 2]) {
      await show(shop, full('brass-lamp'))
      await offer(page).click()
      await field(page).fill('ada@example.com')
      await field(page).press('Enter')
      await expect(answer(page)).toBeVisible()
    }
    expect(shop.platform.stockRequests()).toHaveLength(1)
  })

  test(`a product whose sold-out variant is not chosen yet asks for the choice first (${version})`, async ({ page, shop }) => {
    for (const colour of ['Ink', 'Sage', 'Clay'])
      for (const size of ['XS', 'S', 'M', 'L', 'XL'])
        try {
          shop.platform.setStock('linen-tee', 0, variantIdOf('linen-tee', size, colour))
        } catch {
          // This combination is not made.
        }
    await show(shop, full('linen-tee'))
    await offer(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Please choose' }).first()).toBeVisible()
    await expect(field(page)).toHaveCount(0)
  })

  for (const [says, status] of [
    ['refuses visitors', 403],
    ['has no such service', 404],
  ] as const)
    test(`a shop that ${says} hides the offer for a day, without an error, and the author reads why once (${version})`, async ({
      page,
      shop,
    }) => {
      // The check-up asks whether buyers may come back, with a checkout that does not exist.
      shop.expectAnyAnswer()
      shop.expectConsoleError(/\[cartlet\] The shop does not offer back-in-stock-requests/)
      shop.platform.faults.add({ ...CALL, kind: 'status', status, times: Number.POSITIVE_INFINITY })
      await show(shop, full('brass-lamp'))
      await offer(page).click()
      await field(page).fill('ada@example.com')
      await field(page).press('Enter')
      await expect(page.getByText('This shop does not take such requests at the moment.')).toBeFocused()
      await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveText([
        'This shop does not take such requests at the moment.',
      ])
      await show(shop, full('brass-lamp'))
      await expect(page.getByRole('button', { name: 'Sold out' })).toBeVisible()
      await expect(offer(page)).toHaveCount(0)
      expect(shop.platform.journal.requests(CALL)).toHaveLength(1)
      expect(
        await page.evaluate(async () =>
          JSON.stringify(await (window as never as { cartlet: { check(): Promise<unknown> } }).cartlet.check()),
        ),
      ).toContain('service-refused')
    })

  test(`a shop that collects no requests is told to the author, and its offer goes (${version})`, async ({ page, shop }) => {
    shop.expectCode('REQUEST_COLLECTION_DISABLED')
    shop.expectConsoleError(/REQUEST_COLLECTION_DISABLED/)
    shop.platform.setCommerce({ stockRequests: 'off' })
    await show(shop, full('brass-lamp'))
    await offer(page).click()
    await field(page).fill('ada@example.com')
    await field(page).press('Enter')
    await expect(page.getByText('This shop does not take such requests at the moment.')).toBeVisible()
  })

  test(`a failure keeps what was typed and can be tried again, and a slow answer is waited for (${version})`, async ({
    page,
    shop,
  }) => {
    shop.expectConsoleError(/\[cartlet\] /)
    shop.platform.faults.add({ ...CALL, kind: 'status', status: 500 })
    await show(shop, full('brass-lamp'))
    await offer(page).click()
    await field(page).fill('ada@example.com')
    await field(page).press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'could not be sent' })).toBeVisible()
    await expect(field(page)).toHaveValue('ada@example.com')
    shop.platform.faults.add({ ...CALL, kind: 'delay', ms: 1500 })
    await offer(page).click()
    await expect(offer(page)).toHaveAttribute('aria-busy', 'true')
    await offer(page).click()
    await expect(answer(page)).toBeFocused()
    expect(shop.platform.stockRequests()).toHaveLength(1)
  })

  test(`a member’s own address stands in the field (${version})`, async ({ page, shop }) => {
    await shop.open('/members')
    await logIn(onPage(page), seededEmail('ada'))
    await expect(menu(onPage(page), 'Ada')).toBeVisible()
    await show(shop, full('brass-lamp'))
    await offer(page).click()
    await expect(field(page)).toHaveValue(seededEmail('ada'))
  })

  test(`the author’s own link stays, and data-back-in-stock="none" offers nothing (${version})`, async ({ page, shop }) => {
    await show(shop, full('brass-lamp').replace('layout', 'notify-url="/tell-me" layout'))
    await expect(page.getByRole('link', { name: /^Notify me/ })).toHaveAttribute('href', shop.url('/tell-me'))
    await expect(offer(page)).toHaveCount(0)
    await show(shop, full('brass-lamp'), 'data-back-in-stock="none"')
    await expect(page.getByRole('button', { name: 'Sold out' })).toBeVisible()
    await expect(offer(page)).toHaveCount(0)
  })
}

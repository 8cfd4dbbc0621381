/**
 * Pages that ask for consent: nothing of ours is in the visitor's storage before they allow it, by the page’s own call or by
 * Google’s.
 */
import type { Page } from '@playwright/test'
import { drawer, quantity, toggle } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'

const MUG = '<cartlet-buy-button product="blue-mug" label="Buy the mug"></cartlet-buy-button>'
const ASKING = { script: 'data-consent="required"' }
const mug = (page: Page) => page.getByRole('button', { name: /^Buy the mug/ })
const own = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((area) => Object.keys(area).filter((key) => key.startsWith('cartlet'))),
  )
const tokens = (page: Page) => page.evaluate(() => Object.entries(localStorage).find(([key]) => key.endsWith(':tokens'))?.[1])

async function addAndClose(page: Page, pieces: string): Promise<void> {
  await mug(page).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue(pieces)
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
}

test('a cart is stored once the visitor consents, and everything stored is removed when they withdraw it', async ({
  page,
  shop,
}) => {
  await shop.show(`${MUG}<script>history.replaceState(null, '', '?utm_source=letter')</script>`, ASKING)
  await addAndClose(page, '1')
  expect(await own(page)).toEqual([])
  await page.evaluate(() => cartlet.setConsent({ storage: true }))
  expect(await tokens(page)).toBeTruthy()
  expect((await own(page)).filter((key) => key.endsWith(':campaign'))).toEqual([])

  // The page asks on every visit and reports the consent again: the cart is found.
  await page.reload()
  await expect(toggle(page, '0 items')).toBeVisible()
  await page.evaluate(() => cartlet.setConsent({ storage: true, analytics: true }))
  await expect(toggle(page, '1 item')).toBeVisible()
  await addAndClose(page, '2')
  expect((await own(page)).filter((key) => key.endsWith(':campaign'))).toHaveLength(1)

  await page.evaluate(() => cartlet.setConsent({ storage: false, analytics: false }))
  expect(await own(page)).toEqual([])
  await addAndClose(page, '3')
  expect(await own(page)).toEqual([])
  const refused = await page.evaluate(() =>
    cartlet.setConsent({ storage: 'yes' as never }).catch(({ code }: { code: string }) => code),
  )
  expect(refused).toBe('INVALID_ARGUMENT')
})

for (const setting of ['data-consent="required"', ''])
  test(`consent that is withdrawn in one tab is withdrawn in the others, which go on in memory: ${setting || 'no setting'}`, async ({
    page,
    shop,
    context,
  }) => {
    await shop.show(MUG, { script: setting })
    await mug(page).click()
    await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
    await page.keyboard.press('Escape')
    await page.evaluate(() => cartlet.setConsent({ storage: true, analytics: true }))
    const second = await context.newPage()
    await second.goto(page.url())
    await second.evaluate(() => cartlet.setConsent({ storage: true, analytics: true }))
    await expect(toggle(second, '1 item')).toBeVisible()
    expect(await tokens(second)).toBeTruthy()

    await page.evaluate(() => cartlet.setConsent({ storage: false, analytics: false }))
    await expect.poll(() => own(second)).toEqual([])
    await addAndClose(second, '2')
    await addAndClose(page, '3')
    expect([...(await own(page)), ...(await own(second))]).toEqual([])
    await second.close()
  })

test('Google’s consent mode is followed, and tokens of the last visit are left alone until consent', async ({ page, shop }) => {
  const gtag = '<script>window.dataLayer = []; function gtag() { dataLayer.push(arguments) }</script>'
  const denied = `<script>gtag('consent', 'default', { functionality_storage: 'denied', analytics_storage: 'denied' })</script>`
  await shop.show(`${gtag}${denied}${MUG}`, ASKING)
  await addAndClose(page, '1')
  expect(await own(page)).toEqual([])
  const say = (storage: string) =>
    page.evaluate((functionality_storage) => {
      const { gtag } = window as unknown as { gtag(...words: unknown[]): void }
      gtag('consent', 'update', { functionality_storage })
    }, storage)
  await say('granted')
  await expect.poll(() => tokens(page)).toBeTruthy()
  const kept = await tokens(page)

  // The next page asks again: until the answer comes, the stored visitor is neither used nor changed.
  shop.platform.journal.clear()
  await page.reload()
  await expect(mug(page)).toContainText('€18.00')
  expect(shop.sent('token')).toHaveLength(1)
  expect(await tokens(page)).toBe(kept)
  await say('granted')
  await expect(toggle(page, '1 item')).toBeVisible()
  expect(await tokens(page)).toBe(kept)
  await say('denied')
  await expect.poll(() => own(page)).toEqual([])
})

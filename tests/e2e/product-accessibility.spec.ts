/** Every state of a product, looked at by axe: light and dark, wide and narrow. */
import type { Page } from '@playwright/test'
import { expectClean } from '../support/axe'
import { expect, type Shop, test } from '../support/fixtures'

const LOOKS = [
  { name: 'light', background: '#fff', color: '#111', width: 1280 },
  { name: 'dark', background: '#111', color: '#eee', width: 1280 },
  { name: 'narrow', background: '#fff', color: '#111', width: 360 },
]
const full = (slug: string) => `<cartlet-product product="${slug}" layout="full" notify-url="/tell"></cartlet-product>`
const CARDS = ['linen-tee', 'field-notebook', 'brass-lamp', 'autumn-bulbs', 'low-stock-vase', 'merino-yarn']
  .map(
    (slug) =>
      `<cartlet-product product="${slug}" notify-url=""><a href="%%API%%/product-page/${slug}">See it</a></cartlet-product>`,
  )
  .join('')

const add = (page: Page) => page.getByRole('button', { name: 'Add to cart' })

for (const { name, background, color, width } of LOOKS)
  test.describe(name, () => {
    test.use({ viewport: { width, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })
    const show = (shop: Shop, body: string) =>
      // Taller than the window: axe takes what lies below a short root element that must not scroll for clipped.
      shop.show(`<main><h1>A page</h1>${body}</main>`, {
        head: `<style>main{min-height:3000px}body{background:${background};color:${color}}a{color:inherit}</style>%%SNIPPET%%`,
      })

    test('cards of every kind', async ({ page, shop }) => {
      await show(shop, `<h2>Things</h2>${CARDS}`)
      await expect(page.getByRole('heading', { level: 3 })).toHaveCount(6)
      await expectClean(page, 'From €38.00')
    })

    test('a whole product: idle, asked for what is missing, a choice that is sold out', async ({ page, shop }) => {
      await show(shop, full('linen-tee'))
      await expect(page.getByText('Washed European linen')).toBeVisible()
      await expectClean(page, 'From €38.00')
      await add(page).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectClean(page, 'Please choose: Size')
      await page.getByRole('radio', { name: 'L', exact: true }).check()
      await page.getByRole('radio', { name: 'Clay (sold out)' }).check()
      await page.getByText('Care', { exact: true }).click()
      await expect(page.getByText('Wash at 30')).toBeVisible()
      await expectClean(page, 'Tell me when it is back')
    })

    test('words to write, a long list, a pre-order', async ({ page, shop }) => {
      await show(shop, full('engraved-pen'))
      await add(page).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectClean(page, '24 characters left')
      await show(shop, full('seed-packet'))
      await add(page).click()
      await expect(page.getByRole('combobox', { name: 'Variety' })).toBeFocused()
      await expectClean(page, 'Please choose: Variety')
      await show(shop, full('autumn-bulbs'))
      await expect(page.getByText('Ships in the last week of September')).toBeVisible()
      await expectClean(page, 'Ships in the last week of September')
    })

    test('the quick view, an error in it, and a picture enlarged', async ({ page, shop }) => {
      shop.expectConsoleError(/FAULT_400/)
      // All of it in view: axe takes what is half scrolled away for a small target.
      await page.setViewportSize({ width, height: 1600 })
      await show(shop, '<cartlet-buy-button product="watering-can">Choose</cartlet-buy-button>')
      await page.getByRole('button', { name: 'Choose options' }).click()
      const view = page.getByRole('dialog', { name: 'Watering Can, 5 l' })
      await expect(view.getByRole('button', { name: /^Enlarge/ }).first()).toBeVisible()
      await expectClean(page, '€46.00')
      shop.fault('add', { kind: 'status', status: 400 })
      await view.getByRole('radio', { name: 'Forest' }).check()
      await add(page).click()
      await expect(view.getByRole('alert')).toBeVisible()
      await expectClean(page, 'That did not reach your cart')
      await view
        .getByRole('button', { name: /^Enlarge/ })
        .first()
        .click()
      await expect(page.getByRole('dialog', { name: 'Watering Can, 5 l, enlarged' })).toBeVisible()
      await expectClean(page, '')
    })
  })

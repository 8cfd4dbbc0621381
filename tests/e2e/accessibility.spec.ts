/** Every state of page and drawer, looked at by axe: light and dark, wide and narrow. */
import type { Page } from '@playwright/test'
import { expectClean } from '../support/axe'
import { applyCode, drawer, expectTotals, removeButton } from '../support/cart'
import { expect, type Shop, test } from '../support/fixtures'

/** Taller than the window: axe takes what lies below a short root element that must not scroll for clipped, top layer or not. */
const BODY = `<main><h1>A page</h1>
  <p><cartlet-buy-button product="blue-mug">Buy the mug</cartlet-buy-button></p>
  <p><cartlet-buy-button product="field-notebook">Buy the notebook</cartlet-buy-button></p>
  <p><cartlet-buy-button product="brass-lamp">Buy the lamp</cartlet-buy-button></p>
  <p><cartlet-buy-button product="linen-tee"><a href="/blog">Buy the tee</a></cartlet-buy-button></p>
  <p><cartlet-buy-button product="low-stock-vase">Buy the vase</cartlet-buy-button></p>
  <p><cartlet-cart-toggle></cartlet-cart-toggle></p></main>`

const LOOKS = [
  { name: 'light', background: '#fff', color: '#111', width: 1280 },
  { name: 'dark', background: '#111', color: '#eee', width: 1280 },
  { name: 'narrow', background: '#fff', color: '#111', width: 360 },
]

for (const { name, background, color, width } of LOOKS) {
  test.describe(name, () => {
    test.use({ viewport: { width, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })
    const show = (shop: Shop) =>
      shop.show(BODY, {
        head: `<style>main{min-height:2000px}body{background:${background};color:${color}}a{color:inherit}</style>%%SNIPPET%%`,
      })
    const buy = (page: Page) => page.getByRole('button', { name: 'Buy the mug' }).click()

    test('buttons, toggles and what is sold out', async ({ page, shop }) => {
      await show(shop)
      await expect(page.getByRole('button', { name: 'Sold out' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Choose options' })).toBeVisible()
      await expectClean(page, '€18.00')
    })

    test('a cart with lines, a discount and a scarce piece', async ({ page, shop }) => {
      await show(shop)
      await page.getByRole('button', { name: 'Buy the vase' }).click()
      await expectTotals(page, { Subtotal: '€34.00' })
      await applyCode(page, 'FIVEOFF')
      await expectTotals(page, { Subtotal: '€34.00', '€5 off from €30': '−€5.00', Total: '€29.00' })
      await expect(drawer(page)).toContainText('Only 3 left')
      await expectClean(page, '−€5.00')
    })

    test('a refused code', async ({ page, shop }) => {
      shop.expectCode('ERROR_COUPON_DOES_NOT_EXIST')
      await show(shop)
      await buy(page)
      await applyCode(page, 'NOPE')
      await expect(drawer(page).getByRole('alert')).toBeVisible()
      await expectClean(page, 'We do not know this code')
    })

    test('the offer to undo, and a note', async ({ page, shop }) => {
      await show(shop)
      await buy(page)
      await expectTotals(page, { Subtotal: '€18.00' })
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Buy the notebook' }).click()
      await drawer(page).getByText('Add a note').click()
      await drawer(page).getByLabel('Note for the shop').fill('Please ring twice')
      await removeButton(page, 'Blue Mug').click()
      await expect(drawer(page).getByRole('button', { name: 'Put Blue Mug back' })).toBeVisible()
      await expectClean(page, 'Put Blue Mug back')
    })

    test('shipping and taxes', async ({ page, shop }) => {
      await show(shop)
      await buy(page)
      await drawer(page).getByText('Estimate shipping and taxes').click()
      await drawer(page).getByRole('button', { name: 'Estimate', exact: true }).click()
      await expect(drawer(page).getByRole('alert')).toHaveText('Choose a country first.')
      await expectClean(page, 'Choose a country first.')
      await drawer(page).getByLabel('Country').selectOption('US')
      await drawer(page).getByRole('button', { name: 'Estimate', exact: true }).click()
      await expect(drawer(page).getByRole('radio', { name: /Standard delivery/ })).toBeChecked()
      await expectClean(page, '€22.05') // four times the usual price, and the papers for the customs
    })

    test('a line that is edited', async ({ page, shop }) => {
      await show(shop)
      await page.evaluate(() => window.cartlet.cart.add({ product: 'linen-tee', options: { Size: 'M', Colour: 'Sage' } }))
      await page.getByRole('button', { name: 'Cart, 1 item' }).last().click()
      await drawer(page).getByRole('button', { name: 'Edit Linen Tee' }).click()
      await expect(drawer(page).getByRole('radio', { name: 'M', exact: true })).toBeChecked()
      await expectClean(page, 'Save')
    })

    test('the cart in the page', async ({ page, shop }) => {
      await shop.show(
        '<main><h1>A page</h1><cartlet-cart></cartlet-cart><p><cartlet-buy-button product="blue-mug">Buy the mug</cartlet-buy-button></p></main>',
        {
          head: `<style>body{background:${background};color:${color}}</style>%%SNIPPET%%`,
          script: 'data-free-shipping-from="35 EUR"',
        },
      )
      await expect(page.getByRole('region', { name: /^Your cart/ })).toContainText('Your cart is empty')
      await buy(page)
      await expect(page.getByRole('region', { name: 'From the same collections' })).toBeVisible()
      await expect(page.getByRole('region', { name: /^Your cart/ })).toContainText('€17.00 away from free shipping')
      await expectClean(page, '€17.00 away')
    })

    test('an empty cart', async ({ page, shop }) => {
      await show(shop)
      await page.getByRole('button', { name: 'Cart, 0 items' }).last().click()
      await expect(drawer(page)).toContainText('Your cart is empty')
      await expectClean(page, 'Your cart is empty')
    })

    test('a cart out of reach, and a line that was refused', async ({ page, shop }) => {
      shop.expectConsoleError(/FAULT_500/)
      shop.expectConsoleError(/FAULT_400/)
      await show(shop)
      await buy(page)
      await expectTotals(page, { Subtotal: '€18.00' })
      shop.fault('quantity', { kind: 'status', status: 500 })
      await drawer(page).getByRole('button', { name: 'One more of Blue Mug' }).click()
      await expect(drawer(page).getByRole('alert')).toContainText('the old quantity is back')
      await expectClean(page, 'Remove Blue Mug')
      // A 400 is not repeated, so that nobody waits for it here.
      shop.fault('read', { kind: 'status', status: 400, times: Number.POSITIVE_INFINITY })
      await page.reload()
      await page.getByRole('button', { name: 'Cart, 1 item' }).last().click()
      await expect(drawer(page).getByRole('button', { name: 'Try again' })).toBeVisible()
      await expectClean(page, 'Try again')
    })
  })
}

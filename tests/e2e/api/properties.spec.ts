/** Properties of the elements, as scripts and frameworks set them. */
import type { Cartlet } from '../../../src/elements-entry'
import { expect, test } from '../../support/fixtures/fixtures'

const MUG =
  '<cartlet-buy-button product="blue-mug"><a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a></cartlet-buy-button>'
const SNIPPET = '<script async src="/dist/loader.js" data-client-id="%%CLIENT_ID%%" data-api="%%API%%"></script>'

test('a property redraws the element as its attribute does', async ({ page, shop }) => {
  await shop.show(MUG)
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
  const before = await page.evaluate(() => {
    const button = document.querySelector('cartlet-buy-button') as HTMLElementTagNameMap['cartlet-buy-button']
    const read = [button.product, button.quantity, button.clientId]
    button.product = 'canvas-tote'
    button.label = 'Carry it'
    return read
  })
  expect(before).toEqual(['blue-mug', null, null])
  await expect(page.getByRole('button', { name: 'Carry it €22.00' })).toBeVisible()
  await expect(page.locator('cartlet-buy-button')).toHaveAttribute('product', 'canvas-tote')
})

test('properties set before the widget has loaded take effect, and work afterwards', async ({ page, shop }) => {
  await shop.show('<div id="here"></div>', { head: '' })
  await page.evaluate(() => {
    const button = document.createElement('cartlet-buy-button')
    Object.assign(button, { product: 'blue-mug', label: 'Mine' })
    document.querySelector('#here')?.append(button)
    // Stays outside the document until long after the other element's upgrade.
    const later = document.createElement('cartlet-product')
    Object.assign(later, { product: 'canvas-tote' })
    Object.assign(window, { later })
  })
  await page.evaluate(
    (html) => {
      const script = document.createElement('script')
      const from = new DOMParser().parseFromString(html, 'text/html').querySelector('script') as HTMLScriptElement
      for (const { name, value } of from.attributes) script.setAttribute(name, value)
      document.head.append(script)
    },
    SNIPPET.replace('%%CLIENT_ID%%', shop.platform.clientId).replace('%%API%%', shop.platform.url),
  )
  await expect(page.getByRole('button', { name: 'Mine €18.00' })).toBeVisible()
  await page.evaluate(() => {
    const button = document.querySelector('cartlet-buy-button') as HTMLElementTagNameMap['cartlet-buy-button']
    button.label = 'Still mine'
    document.querySelector('#here')?.append((window as unknown as { later: Element }).later)
  })
  await expect(page.getByRole('button', { name: 'Still mine €18.00' })).toBeVisible()
  await expect(page.locator('cartlet-product').getByText('€22.00')).toBeVisible()
  await expect(page.locator('cartlet-product')).toHaveAttribute('product', 'canvas-tote')
})

test("a product's data set as a property is drawn before the platform has answered", async ({ page, shop }) => {
  await shop.show(MUG)
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
  const { release } = await shop.hold('products')
  await page.evaluate(async () => {
    const mug = await (window.cartlet as Cartlet).products.get('blue-mug')
    const product = document.createElement('cartlet-product')
    document.body.append(product)
    // An id that the platform does not know: it comes from this script only.
    product.product = { ...mug, id: 'mug-of-the-day', slug: '', name: 'Mug of the Day' }
  })
  await expect(page.locator('cartlet-product').getByRole('link', { name: 'Mug of the Day' })).toBeVisible()
  await expect(page.locator('cartlet-product').getByText('€18.00')).toBeVisible()
  await expect(page.locator('cartlet-product')).toHaveAttribute('product', 'mug-of-the-day')
  shop.expectConsoleError(/PRODUCT_NOT_FOUND/)
  release()
  await expect(page.locator('cartlet-product').getByText('Mug of the Day')).toHaveCount(0)
})

test('an invalid property value is reported, and the elements keep working', async ({ page, shop }) => {
  const line = /<cartlet-product>: the property layout cannot be "ful".*"card", "full"/
  shop.expectConsoleError(line)
  await shop.show(`${MUG}<cartlet-product product="canvas-tote"></cartlet-product>`)
  const told = page.waitForEvent('console', (message) => line.test(message.text()))
  await page.evaluate(() => {
    const product = document.querySelector('cartlet-product') as HTMLElementTagNameMap['cartlet-product']
    Object.assign(product, { layout: 'ful' })
    Object.assign(product, { layout: 'ful' })
  })
  await told
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
  await expect(page.locator('cartlet-product').getByText('€22.00')).toBeVisible()
})

/** The button's states: its text, what a press sends, and what it never sends. */
import { productIdOf, variantIdOf } from '../../../demo/platform/seed'
import { drawer, line, quantity } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'

const mug = (attributes = '', inside = '<a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a>') =>
  `<cartlet-buy-button product="blue-mug" ${attributes}>${inside}</cartlet-buy-button>`

const QUIET = { script: 'data-on-add="none"' }

test('the button shows the label attribute, else the text of the fallback, else "Add to cart"', async ({ page, shop }) => {
  await shop.show(`${mug('label="Take one home"')}${mug()}<cartlet-buy-button product="canvas-tote"></cartlet-buy-button>`)
  await expect(page.getByRole('button', { name: 'Take one home €18.00' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to cart Canvas Tote €22.00' })).toBeVisible()
  await expect(page.getByRole('link')).toHaveCount(0)
})

test('a discounted price is shown with the price before the discount', async ({ page, shop }) => {
  await shop.show('<cartlet-buy-button product="field-notebook" label="Get it"></cartlet-buy-button>')
  await expect(page.getByRole('button', { name: 'Get it Was €16.00 Now €12.00' })).toBeVisible()
})

test('a sold-out button is labelled as such, takes focus and sends nothing', async ({ page, shop }) => {
  await shop.show('<cartlet-buy-button product="brass-lamp"><a href="/blog">Buy the lamp</a></cartlet-buy-button>')
  const button = page.getByRole('button', { name: 'Sold out Brass Lamp', exact: true })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await button.click({ force: true })
  await expect(drawer(page)).toBeHidden()
  expect(shop.cartCalls()).toEqual([])
  expect(shop.events('before-add')).toEqual([])
})

test('a button is disabled while the whole stock is in the cart, and sells again after a removal', async ({ page, shop }) => {
  shop.platform.setStock('blue-mug', 1)
  await shop.show(mug())
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expect(line(page, 'Blue Mug')).toContainText('Only 1 left')
  await page.keyboard.press('Escape')
  const full = page.getByRole('button', { name: 'Maximum in cart Blue Mug', exact: true })
  await expect(full).toHaveAttribute('aria-disabled', 'true')
  await full.click({ force: true })
  await expect.poll(() => shop.sent('add')).toHaveLength(1)

  await page.getByRole('button', { name: 'Cart, 1 item' }).click()
  await line(page, 'Blue Mug').getByRole('button', { name: 'Remove Blue Mug' }).first().click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
})

// hazard 6
test('a double click adds one', async ({ page, shop }) => {
  await shop.show(mug(), QUIET)
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).dblclick()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  await page.getByRole('button', { name: 'Cart, 1 item' }).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  await expect.poll(() => shop.sent('add')).toHaveLength(1)
})

test('a press before the catalog has answered adds the product once it has', async ({ page, shop }) => {
  const products = await shop.hold('products')
  await shop.show(mug())
  await products.arrived
  const button = page.getByRole('button', { name: 'Buy the Blue Mug', exact: true })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  products.release()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  await expect.poll(() => shop.sent('add')).toHaveLength(1)
})

test('the variant attribute decides the price that is shown and the variant that is sent', async ({ page, shop }) => {
  const variant = variantIdOf('linen-tee', 'XL', 'Ink')
  await shop.show(`<cartlet-buy-button product="linen-tee" variant="${variant}">Buy the tee</cartlet-buy-button>`)
  await page.getByRole('button', { name: 'Buy the tee €40.00' }).click()
  await expect(line(page, 'Linen Tee')).toContainText('Size: XL')
  await expect(line(page, 'Linen Tee')).toContainText('Colour: Ink')
  await expect(quantity(page, 'Linen Tee')).toHaveValue('1')
  await expect.poll(() => shop.sent('add')).toHaveLength(1)
  await expect
    .poll(() => shop.sent('add')[0]?.lineItems[0])
    .toMatchObject({
      quantity: 1,
      catalogReference: { catalogItemId: productIdOf('linen-tee'), options: { variantId: variant } },
    })
})

test('a variant without stock is sold out even where other variants are available', async ({ page, shop }) => {
  const variant = variantIdOf('linen-tee', 'L', 'Clay')
  await shop.show(`<cartlet-buy-button product="linen-tee" variant="${variant}">Buy the tee</cartlet-buy-button>`)
  await expect(page.getByRole('button', { name: 'Sold out Linen Tee', exact: true })).toBeVisible()
})

test('a press adds the quantity of the quantity attribute', async ({ page, shop }) => {
  await shop.show(mug('quantity="3"'))
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('3')
  await expect.poll(() => shop.sent('add').map(({ lineItems }) => lineItems[0].quantity)).toEqual([3])
})

test('a product with several options opens the quick view, and nothing is added by the press', async ({ page, shop }) => {
  await shop.show(
    `<cartlet-buy-button product="linen-tee"><a href="%%API%%/product-page/linen-tee">Buy the tee</a></cartlet-buy-button>
     <cartlet-buy-button product="engraved-pen"><a href="%%API%%/product-page/engraved-pen">Buy the pen</a></cartlet-buy-button>`,
  )
  const buttons = page.getByRole('button', { name: 'Choose options' })
  await expect(buttons).toHaveCount(2)
  await buttons.first().click()
  await expect(page.getByRole('dialog', { name: 'Linen Tee' })).toBeVisible()
  expect(shop.cartCalls()).toEqual([])
})

test('a busy button keeps its size, name and focus, then shows "Added" and returns to its label', async ({ page, shop }) => {
  await shop.show(mug(), QUIET)
  const button = page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })
  await expect(button).toBeVisible()
  const before = await button.boundingBox()
  const add = await shop.hold('add')
  await button.focus()
  await page.keyboard.press('Enter')
  await add.arrived
  const busy = page.getByRole('button', { name: 'Buy the Blue Mug' })
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  await expect(busy).toBeFocused()
  expect(await busy.boundingBox()).toEqual(before)
  add.release()

  const added = page.getByRole('button', { name: 'Added' })
  await expect(added).toBeFocused()
  await expect(added).not.toHaveAttribute('aria-busy')
  expect(await added.boundingBox()).toEqual(before)
  await expect(button).toBeVisible()
  await expect(page.getByText('Added', { exact: true })).toHaveCount(0)
  expect(await button.boundingBox()).toEqual(before)
  await expect.poll(() => shop.sent('add')).toHaveLength(1)
})

test('a refused add is reported below the button, and the next press adds', async ({ page, shop }) => {
  shop.expectConsoleError(/FAULT_503/)
  await shop.show(mug(), QUIET)
  shop.fault('add', { kind: 'status', status: 503 })
  const button = page.getByRole('button', { name: 'Buy the Blue Mug' })
  await button.click()
  await expect(page.getByRole('alert')).toHaveText('This could not be added to your cart. Please try again.')
  await expect.poll(() => shop.events('error')).toMatchObject([{ from: 'cartlet-buy-button', detail: { retryable: true } }])
  await button.click()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('action="checkout" goes straight to the hosted checkout', async ({ page, shop }) => {
  await shop.show(mug('action="checkout"'))
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expect(page.getByRole('button', { name: /^Pay €/ })).toBeVisible()
  await expect(page.getByText('Quantity 1')).toBeVisible()
  expect(shop.events('cart-open')).toEqual([])
})

test('the author’s margin on the element is kept when the button is drawn', async ({ page, shop }) => {
  await shop.show(mug('class="roomy"'), { head: '<style>.roomy { margin: 30px 0 0 50px }</style>%%SNIPPET%%' })
  const button = page.getByRole('button', { name: 'Buy the Blue Mug' })
  await expect(button).toBeVisible()
  expect((await button.boundingBox())?.x).toBe(8 + 50)
})

test('a label in a narrow place wraps between words, not between letters', async ({ page, shop }) => {
  await shop.show(`<div style="width: 120px">${mug('label="Add to cart"')}</div>`)
  const button = page.getByRole('button', { name: 'Add to cart €18.00' })
  await expect(button).toBeVisible()
  expect((await button.boundingBox())?.height).toBeLessThan(110)
  expect((await button.boundingBox())?.width).toBeLessThanOrEqual(120)
})

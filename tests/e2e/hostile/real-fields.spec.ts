/** What pages and browsers do to the wheel and to presses that are meant for our controls. */
import { drawer, quantity } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'

const MUG =
  '<cartlet-buy-button product="blue-mug"><a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a></cartlet-buy-button>'

// hazard 100
test('the wheel over a focused quantity changes nothing, and the arrow keys and digits of another script do', async ({
  page,
  shop,
}) => {
  await shop.show(MUG)
  await page.getByRole('button', { name: 'Buy the Blue Mug €18.00' }).click()
  const field = quantity(page, 'Blue Mug')
  await expect(field).toHaveValue('1')
  await expect(drawer(page)).toBeVisible()
  await field.click()
  await expect(field).toBeFocused()
  for (let turn = 0; turn < 4; turn++) await page.mouse.wheel(0, -120)
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => shop.sent('quantity').map(({ lineItems }) => lineItems[0].quantity)).toEqual([2])
  await expect(field).toHaveValue('2')
  await field.fill('٣')
  await page.keyboard.press('Enter')
  await expect.poll(() => shop.sent('quantity').map(({ lineItems }) => lineItems[0].quantity)).toEqual([2, 3])
  await expect(field).toHaveValue('3')
})

for (const [kind, script] of Object.entries({
  'cancels presses outside of form fields':
    'document.onmousedown = ({ target }) => /^(INPUT|TEXTAREA|SELECT|BUTTON)$/.test(target.tagName)',
  'is one list that can be sorted by dragging':
    "document.body.addEventListener('pointerdown', (event) => event.preventDefault()); document.body.addEventListener('mousedown', (event) => event.preventDefault())",
}))
  test(`a page that ${kind} lets the visitor focus the fields of the cart by mouse`, async ({ page, shop }) => {
    await shop.show(`<script>addEventListener('DOMContentLoaded', () => { ${script} })</script>${MUG}`)
    await page.getByRole('button', { name: 'Buy the Blue Mug €18.00' }).click()
    await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
    await quantity(page, 'Blue Mug').click()
    await expect(quantity(page, 'Blue Mug')).toBeFocused()
    await drawer(page).getByText('Add a promo code').click()
    await drawer(page).getByLabel('Promo code').click()
    await expect(drawer(page).getByLabel('Promo code')).toBeFocused()
  })

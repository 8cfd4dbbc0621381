/** Results of a search, saved products and lines of the cart in the author's own markup: drawn with the page's styles, kept up to date, and truthful. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { productIdOf, variantIdOf } from '../../../demo/platform/seed'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'

const STYLES = '<style>body{font-family:monospace}.mine b{color:rgb(1,2,3);letter-spacing:2px}</style>%%SNIPPET%%'

const SEARCH = `<main><h1>A shop</h1><cartlet-search limit="4"><form action="/t/1"><input name="q" aria-label="Find"></form>
<ul id="list"><template><li class="mine"><h3 data-cartlet-text="name"></h3><b data-cartlet-text="price"></b><button data-cartlet-add>Take it</button></li></template>
<li>Most people look for mugs</li></ul></cartlet-search></main>`

const WISHES = `<main><h1>A shop</h1><cartlet-product product="linen-tee" variant="${variantIdOf('linen-tee', 'XL', 'Ink')}"></cartlet-product><cartlet-product product="blue-mug"></cartlet-product>
<cartlet-wish-list><ul id="list"><template><li class="mine"><h3 data-cartlet-text="name"></h3><b data-cartlet-text="chosen"></b><p data-cartlet-if="change" data-cartlet-text="change"></p>
<button data-cartlet-add>Into the basket</button><button data-cartlet-remove data-cartlet-attr-aria-description="name">Forget it</button></li></template></ul></cartlet-wish-list></main>`

const CART = `<main><h1>A shop</h1><cartlet-cart><table><caption>Basket</caption><tbody><template><tr class="mine" data-cartlet-attr-aria-busy="busy">
<th scope="row"><b data-cartlet-text="name"></b> <small data-cartlet-each="options" data-cartlet-text="value"></small> <strong role="alert" data-cartlet-if="problem" data-cartlet-text="problem"></strong> <i data-cartlet-if="hint" data-cartlet-text="hint"></i></th>
<td><input type="number" data-cartlet-quantity data-cartlet-attr-aria-label="name"></td><td data-cartlet-text="total"></td><td><button data-cartlet-remove data-cartlet-attr-aria-description="name">Out</button></td></tr></template></tbody></table>
<a href="/elsewhere">See it there</a></cartlet-cart>
<cartlet-buy-button product="blue-mug">Buy the mug</cartlet-buy-button><cartlet-buy-button product="fig-candle">Buy the candle</cartlet-buy-button></main>`

const items = (page: Page) => page.locator('#list > li.mine')
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

async function withTwoLines(page: Page, shop: Shop): Promise<void> {
  await shop.show(CART, { head: STYLES })
  await expect(page.getByRole('region', { name: /^Your cart/ }).getByText('Your cart is empty')).toBeVisible()
  await page.getByRole('button', { name: 'Buy the mug' }).click()
  await expect(row(page, 'Blue Mug')).toContainText('€18.00')
  await page.getByRole('button', { name: 'Buy the candle' }).click()
  await expect(row(page, 'Fig Candle')).toContainText('€')
  await expect(page.getByRole('row')).toHaveCount(2)
}

test('results of a search stand in the author’s own markup, with the page’s styles, below our field', async ({ page, shop }) => {
  await shop.show(SEARCH, { head: STYLES })
  await expect(page.getByText('Most people look for mugs')).toBeVisible()
  const field = page.getByRole('combobox', { name: 'Search the shop' })
  await expect(field).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Find' }), 'the field of ours is there in its place').toBeHidden()
  await field.fill('mug')
  await field.press('Enter')
  await expect(items(page).filter({ hasText: 'Blue Mug' })).toHaveCount(1)
  await expect(page.getByText('Most people look for mugs')).toBeHidden()
  const price = items(page).first().locator('b')
  await expect(price).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(price).toHaveCSS('font-family', 'monospace')
  await expect(field).not.toHaveCSS('font-family', 'monospace')
  await items(page).filter({ hasText: 'Blue Mug' }).getByRole('button', { name: 'Take it' }).click()
  await expect
    .poll(() => shop.sent('add'))
    .toMatchObject([{ lineItems: [{ catalogReference: { catalogItemId: productIdOf('blue-mug') } }] }])
  await page.keyboard.press('Escape')
  await field.fill('nothing like this')
  await field.press('Enter')
  await expect(page.getByText('Nothing found for “nothing like this”', { exact: false })).toBeVisible()
  await expect(items(page)).toHaveCount(0)
  await expect(page.getByText('Most people look for mugs')).toBeVisible()
})

test('saved products in the author’s own markup are bought as they were chosen, taken off, and put back', async ({
  page,
  shop,
}) => {
  await shop.show(WISHES, { head: STYLES, script: 'data-wish-list="on" data-on-add="none"' })
  await page.getByRole('button', { name: 'Wish list: Linen Tee', exact: true }).click()
  await page.getByRole('button', { name: 'Wish list: Blue Mug', exact: true }).click()
  await expect(items(page).getByRole('heading')).toHaveText(['Blue Mug', 'Linen Tee'])
  const tee = items(page).filter({ hasText: 'Linen Tee' })
  await expect(tee.locator('b')).toHaveText('XL / Ink')
  await expect(tee.locator('b')).toHaveCSS('font-family', 'monospace')
  const mug = await items(page).first().elementHandle()
  await tee.getByRole('button', { name: 'Forget it' }).press('Enter')
  await expect(items(page).getByRole('heading')).toHaveText(['Blue Mug'])
  await expect(page.getByRole('button', { name: 'Undo: put Linen Tee back' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(items(page).getByRole('heading')).toHaveText(['Blue Mug', 'Linen Tee'])
  await expect(tee.getByRole('button', { name: 'Forget it' })).toBeFocused()
  expect(await mug?.evaluate((node) => node.isConnected), 'what has not changed has stayed').toBe(true)
  await tee.getByRole('button', { name: 'Into the basket' }).click()
  await expect(items(page).getByRole('heading')).toHaveText(['Blue Mug'])
  await expect(page.getByText('Linen Tee is in your cart now.').last()).toBeVisible()
  await expect
    .poll(() => shop.sent('add'))
    .toMatchObject([{ lineItems: [{ catalogReference: { options: { variantId: variantIdOf('linen-tee', 'XL', 'Ink') } } }] }])
})

test('a double click in the author’s wish list takes one product off, and adds one', async ({ page, shop }) => {
  await shop.show(WISHES, { head: STYLES, script: 'data-wish-list="on" data-on-add="none"' })
  await page.getByRole('button', { name: 'Wish list: Linen Tee', exact: true }).click()
  await page.getByRole('button', { name: 'Wish list: Blue Mug', exact: true }).click()
  await expect(items(page).getByRole('heading')).toHaveText(['Blue Mug', 'Linen Tee'])
  await items(page).first().getByRole('button', { name: 'Forget it' }).dblclick()
  await expect(items(page).getByRole('heading'), 'the second click is not for what has moved up').toHaveText(['Linen Tee'])
  await items(page).getByRole('button', { name: 'Into the basket' }).dblclick()
  await expect(page.getByText('Linen Tee is in your cart now.').last()).toBeVisible()
  await expect.poll(async () => (await page.evaluate(() => cartlet.cart.get()))?.count).toBe(1)
  expect(shop.sent('add')).toHaveLength(1)
})

test('a press with a modifier key on a control of the author’s wish list is the browser’s', async ({ page, shop }) => {
  await shop.show(WISHES, { head: STYLES, script: 'data-wish-list="on" data-on-add="none"' })
  await page.getByRole('button', { name: 'Wish list: Linen Tee', exact: true }).click()
  await page.getByRole('button', { name: 'Wish list: Blue Mug', exact: true }).click()
  const tee = items(page).filter({ hasText: 'Linen Tee' })
  for (const name of ['Into the basket', 'Forget it']) await tee.getByRole('button', { name }).click({ modifiers: ['Control'] })
  await items(page).filter({ hasText: 'Blue Mug' }).getByRole('button', { name: 'Into the basket' }).click()
  await expect(items(page).getByRole('heading')).toHaveText(['Linen Tee'])
  await expect
    .poll(() => shop.sent('add'))
    .toMatchObject([{ lineItems: [{ catalogReference: { catalogItemId: productIdOf('blue-mug') } }] }])
})

test('a press with a modifier key on a control of the author’s cart is the browser’s', async ({ page, shop }) => {
  await withTwoLines(page, shop)
  await row(page, 'Blue Mug')
    .getByRole('button', { name: 'Out' })
    .click({ modifiers: ['Control'] })
  await row(page, 'Fig Candle').getByRole('button', { name: 'Out' }).press('Enter')
  await expect(page.getByRole('row')).toHaveText([/Blue Mug/])
})

test('lines of a cart in the author’s own table change, go and come back; sums and checkout stay ours', async ({
  page,
  shop,
}) => {
  await withTwoLines(page, shop)
  await expect(page.getByRole('link', { name: 'See it there' })).toBeHidden()
  const mug = row(page, 'Blue Mug')
  await expect(mug.locator('b')).toHaveCSS('letter-spacing', '2px')
  await expect(mug.locator('b')).toHaveCSS('font-family', 'monospace')
  await expect(page.getByRole('button', { name: /^Check ?out/ })).not.toHaveCSS('font-family', 'monospace')
  const { violations } = await new AxeBuilder({ page }).include('cartlet-cart').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  const candle = await row(page, 'Fig Candle').elementHandle()
  const field = mug.getByRole('spinbutton', { name: 'Blue Mug' })
  await field.fill('3')
  await field.press('Enter')
  await expect(mug).toContainText('€54.00')
  await expect(mug).toHaveAttribute('aria-busy', 'false')
  await mug.getByRole('button', { name: 'Out' }).dblclick()
  await expect(page.getByRole('row'), 'the second click does not count, on what has moved up').toHaveCount(1)
  await expect(row(page, 'Fig Candle').getByRole('button', { name: 'Out' })).toBeFocused()
  expect(await candle?.evaluate((node) => node.isConnected), 'what has not changed has stayed').toBe(true)
  await page.getByRole('button', { name: 'Put Blue Mug back' }).click()
  await expect(mug.getByRole('spinbutton')).toHaveValue('3')
  await expect(mug.getByRole('button', { name: 'Out' })).toBeFocused()
})

test('an emptied quantity comes back, nought removes the line, and the last one leaves the cart’s heading focused', async ({
  page,
  shop,
}) => {
  await withTwoLines(page, shop)
  const field = row(page, 'Blue Mug').getByRole('spinbutton', { name: 'Blue Mug' })
  await field.fill('')
  await field.press('Enter')
  await expect(field).toHaveValue('1')
  await expect(row(page, 'Blue Mug').getByRole('alert')).toHaveCount(0)
  await field.fill('0')
  await field.press('Enter')
  await expect(row(page, 'Blue Mug')).toHaveCount(0)
  await row(page, 'Fig Candle').getByRole('button', { name: 'Out' }).press('Enter')
  await expect(page.getByRole('region', { name: /^Your cart/ }).getByText('Your cart is empty')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Your cart/ })).toBeFocused()
})

test('what cannot be the quantity is said in the author’s markup, and a number in other digits is read', async ({
  page,
  shop,
}) => {
  shop.platform.setStock('blue-mug', 8)
  await shop.show(CART.replace('type="number"', 'inputmode="numeric"'), { head: STYLES })
  // Before the cart in the page is there, a press opens the drawer over it.
  await expect(page.getByRole('region', { name: /^Your cart/ }).getByText('Your cart is empty')).toBeVisible()
  await page.getByRole('button', { name: 'Buy the mug' }).click()
  const mug = row(page, 'Blue Mug')
  const field = mug.getByRole('textbox', { name: 'Blue Mug' })
  await expect(mug).toHaveAttribute('aria-busy', 'false')
  for (const time of ['the first time', 'again']) {
    await field.fill('999')
    await field.press('Enter')
    await expect(field, time).toHaveValue('8')
    await expect(mug.getByRole('alert')).toHaveText('Only 8 left')
  }
  for (const [text, kept, good] of [
    ['1.5', '8', '7'],
    ['-3', '7', '6'],
    ['abc', '6', '5'],
  ] as const) {
    await field.fill(text)
    await field.press('Enter')
    await expect(field, text).toHaveValue(kept)
    await expect(mug.getByRole('alert'), text).toHaveText('Enter a whole number, 1 or more.')
    await field.fill(good)
    await field.press('Enter')
    await expect(mug.getByRole('alert'), text).toHaveCount(0)
  }
  // On a slow phone a visitor types on before the number that was typed first is drawn.
  await field.evaluate((input: HTMLInputElement) => {
    input.value = '4'
    input.dispatchEvent(new Event('change'))
    input.value = 'abc'
  })
  await expect(mug).toContainText('€72.00')
  await expect(field).toHaveValue('abc')
  // Nor does another quantity replace it, as from another tab.
  await page.evaluate(async () => {
    const { lines } = await cartlet.cart.get()
    await cartlet.cart.update(lines[0]?.id ?? '', { quantity: 2 })
  })
  await expect(mug).toContainText('€36.00')
  await expect(field).toHaveValue('abc')
  await field.fill('٣')
  await field.press('Enter')
  await expect(field).toHaveValue('3')
  await expect(mug).toContainText('€54.00')
  await expect(mug.getByRole('alert')).toHaveCount(0)
})

test('a line says in the author’s markup why it cannot be bought', async ({ page, shop }) => {
  await withTwoLines(page, shop)
  shop.platform.setStock('blue-mug', 0)
  await page.reload()
  await expect(row(page, 'Blue Mug').getByRole('alert')).toContainText(/available|sold out/i)
})

test('a template that hides problems, and a piece in a cart, are told to the author', async ({ page, shop }) => {
  shop.expectConsoleError(/never shows "problem"|is not in a template of a product/)
  await shop.show(
    '<h1>A shop</h1><cartlet-cart><ul><template><li><b data-cartlet-text="name"></b><cartlet-price></cartlet-price></li></template></ul></cartlet-cart><cartlet-buy-button product="blue-mug">Buy the mug</cartlet-buy-button>',
  )
  await page.getByRole('button', { name: 'Buy the mug' }).click()
  await expect
    .poll(() =>
      shop
        .events('error')
        .map(({ detail }) => detail.message.slice(0, 60))
        .sort(),
    )
    .toEqual([
      '<cartlet-price> is not in a template of a product, so it kno',
      'The template of the cart never shows "problem": visitors can',
    ])
})

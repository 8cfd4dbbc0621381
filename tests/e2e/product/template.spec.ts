/** Products in the author's own markup: drawn in the page's document with the page's CSS, kept up to date, and truthful when nothing can be read. */
import { productIdOf, variantIdOf } from '../../../demo/platform/seed'
import { drawer, line } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'

const CARD = `<li class="mine">
  <a data-cartlet-attr-href="link" data-cartlet-open><h3 data-cartlet-text="name"></h3>
    <img data-cartlet-attr-src="picture.url" data-cartlet-attr-alt="picture.alt" width="100" height="100"></a>
  <p data-cartlet-if="onSale">Reduced from <s data-cartlet-text="oldPrice"></s></p>
  <b data-cartlet-text="price"></b>
  <i data-cartlet-if="soldOut">Gone</i>
  <ul data-cartlet-if="options"><li data-cartlet-each="options"><span data-cartlet-text="name"></span>: <span data-cartlet-each="choices" data-cartlet-text="name"></span></li></ul>
  <button data-cartlet-add>Into the basket</button>
</li>`
const LIST = `<h1>Mine</h1><cartlet-collection collection="home" limit="4"><h2>For the home</h2>
<ul id="list"><template>${CARD}</template><li><a href="%%API%%/">See them in our shop</a></li></ul>
<button data-cartlet-more>More of these</button></cartlet-collection>`
const ONE = (slug: string) =>
  `<h1>Mine</h1><cartlet-product product="${slug}"><template><h2 data-cartlet-text="name"></h2><p data-cartlet-text="price"></p>
<button data-cartlet-add>Into the basket</button><button data-cartlet-open>Look closer</button></template><a href="%%API%%/p">See it</a></cartlet-product>`

const shown = (page: import('@playwright/test').Page) => page.locator('#list > li.mine')

test('a list in the author’s own markup shows what the shop has, with the page’s styles, and sells', async ({ page, shop }) => {
  await shop.show(LIST, { head: '<style>.mine b{color:rgb(1,2,3)}</style>%%SNIPPET%%' })
  await expect(shown(page)).toHaveCount(4)
  const mug = shown(page).filter({ hasText: 'Blue Mug' })
  await expect(mug.getByRole('heading', { name: 'Blue Mug', level: 3 })).toBeVisible()
  await expect(mug.locator('b')).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(mug.getByRole('img')).toHaveJSProperty('complete', true)
  await expect(page.getByRole('link', { name: 'See them in our shop' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'For the home' })).toBeVisible()
  await mug.getByRole('button', { name: 'Into the basket' }).click()
  await expect(line(page, 'Blue Mug')).toBeVisible()
  await expect
    .poll(() => shop.sent('add'))
    .toMatchObject([{ lineItems: [{ quantity: 1, catalogReference: { catalogItemId: productIdOf('blue-mug') } }] }])
})

test('more of the list comes with the author’s own button, which is gone at its end', async ({ page, shop }) => {
  await shop.show(LIST)
  await expect(shown(page)).toHaveCount(4)
  const first = await shown(page).first().elementHandle()
  const more = page.getByRole('button', { name: 'More of these' })
  await more.click()
  await expect(shown(page)).toHaveCount(8)
  await more.click()
  await expect(shown(page)).toHaveCount(11)
  await expect(more).toBeHidden()
  expect(await first?.evaluate((node) => node.isConnected), 'what stood has stayed').toBe(true)
})

test('a product in the author’s own markup opens, asks for its choice, and sells', async ({ page, shop }) => {
  await shop.show(ONE('linen-tee'))
  await expect(page.getByRole('heading', { name: 'Linen Tee', level: 2 })).toBeVisible()
  await expect(page.getByText('From €38.00')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See it' })).toBeHidden()
  await page.getByRole('button', { name: 'Look closer' }).click()
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'XL' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Into the basket' }).click()
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'XL' })).toBeVisible()
  expect(shop.cartCalls()).toEqual([])
})

test('a sold-out product cannot be pressed; another one takes its place', async ({ page, shop }) => {
  await shop.show(ONE('brass-lamp'))
  const heading = page.getByRole('heading', { level: 2 })
  await expect(heading).toHaveText('Brass Lamp')
  const add = page.getByRole('button', { name: 'Into the basket' })
  await expect(add).toBeDisabled()
  await page.locator('cartlet-product').evaluate((element) => element.setAttribute('product', 'blue-mug'))
  await expect(heading).toHaveText('Blue Mug')
  await expect(heading).toHaveCount(1)
  await expect(add).toBeEnabled()
})

for (const [what, slug] of [
  ['an unknown product', 'no-such-thing'],
  ['an unreachable shop', 'blue-mug'],
] as const)
  test(`${what} leaves the author’s own content, and no empty copy`, async ({ page, shop }) => {
    shop.expectConsoleError(/no-such-thing|FAULT_400/)
    if (slug === 'blue-mug') shop.fault('products', { kind: 'status', status: 400, times: 9 })
    await shop.show(ONE(slug))
    await expect.poll(() => shop.events('error').length).toBeGreaterThan(0)
    await expect(page.getByRole('link', { name: 'See it' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Into the basket' })).toHaveCount(0)
  })

test('two templates in one place are both drawn, and another variant changes what they show', async ({ page, shop }) => {
  await shop.show(
    '<h1>Mine</h1><cartlet-product product="linen-tee"><template><h2 data-cartlet-text="name"></h2></template><template><b data-cartlet-text="price"></b></template></cartlet-product>',
  )
  await expect(page.getByRole('heading', { name: 'Linen Tee' })).toBeVisible()
  await expect(page.locator('cartlet-product b')).toHaveText('From €38.00')
  const variant = variantIdOf('linen-tee', 'XL', 'Ink')
  await page.locator('cartlet-product').evaluate((element, id) => element.setAttribute('variant', id), variant)
  await expect(page.locator('cartlet-product b')).toHaveText('€40.00')
})

test('a removed element takes its copies with it and shows the author’s content again', async ({ page, shop }) => {
  await shop.show(LIST)
  await expect(shown(page)).toHaveCount(4)
  await page.evaluate(() => {
    const list = document.querySelector('#list') as HTMLElement
    const element = document.querySelector('cartlet-collection') as HTMLElement
    element.before(list)
    element.remove()
  })
  await expect(shown(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'See them in our shop' })).toBeVisible()
})

test('a table keeps its rows, and a strict policy with Trusted Types allows it all', async ({ page, shop }) => {
  await shop.show(
    `<h1>Mine</h1><cartlet-collection collection="home" limit="3"><table><thead><tr><th>Product<th>Price</thead>
<tbody><template><tr><td data-cartlet-text="name"><td data-cartlet-text="price"></tr></template></tbody></table></cartlet-collection>`,
    { headers: { 'content-security-policy': "require-trusted-types-for 'script'; trusted-types 'none'" } },
  )
  await expect(page.getByRole('row')).toHaveCount(4)
  await expect(page.getByRole('cell', { name: 'Blue Mug' })).toBeVisible()
})

test('each mistake in a template is told once, with what was meant, and the rest is drawn', async ({ page, shop }) => {
  shop.expectConsoleError(/names no field|cannot be set/)
  await shop.show(
    `<h1>Mine</h1><cartlet-collection collection="home" limit="3"><ul id="list"><template><li class="mine"><b data-cartlet-text="nmae"></b><i data-cartlet-text="price"></i><u data-cartlet-attr-onclick="name"></u></li></template></ul></cartlet-collection>`,
  )
  await expect(shown(page)).toHaveCount(3)
  await expect(shown(page).first().locator('i')).toHaveText(/€/)
  await expect
    .poll(() =>
      shop
        .events('error')
        .map(({ detail }) => detail.message)
        .sort(),
    )
    .toEqual([
      'data-cartlet-attr-onclick="name" in the template of <cartlet-collection> cannot be set on <u>, so nothing is shown there. Handlers, styles, names and elements that run something stay yours.',
      'data-cartlet-text="nmae" in the template of <cartlet-collection> names no field, so nothing is shown there. Did you mean "name"?',
    ])
})

test('the drawer has no part in templates: a page of its own still opens it', async ({ page, shop }) => {
  await shop.show(`${ONE('blue-mug')}<button data-cartlet-open="cart">Basket</button>`)
  await page.getByRole('button', { name: 'Basket' }).click()
  await expect(drawer(page)).toBeVisible()
})

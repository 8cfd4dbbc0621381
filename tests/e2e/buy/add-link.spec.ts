/** `?cartlet-add=` in the page's address: a link in an e-mail adds products once, with a notice and an undo. */
import type { Page } from '@playwright/test'
import { quantity, toggle } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'

const PAGE = '<main><h1>Mugs</h1><cartlet-buy-button product="blue-mug">Buy the Blue Mug</cartlet-buy-button></main>'

const notice = (page: Page) => page.getByRole('complementary')

/** Returns the address of a new page to which nothing has been added. */
async function aPage(shop: { show(body: string, options?: object): Promise<void> }, page: Page, options = {}): Promise<string> {
  await shop.show(PAGE, options)
  return page.url()
}

test('a link adds a product with a notice and an undo, and the rest of the address is kept', async ({ page, shop }) => {
  const address = await aPage(shop, page)
  await page.goto(`${address}?x=%E2%82%AC+1&cartlet-add=blue-mug:2&utm_source=mail#part`)
  await expect(notice(page)).toContainText('Added from your link: Blue Mug (2).')
  await expect(page.getByRole('status').filter({ hasText: 'Added from your link' })).toBeAttached()
  await expect(toggle(page, '2 items')).toBeVisible()
  expect(page.url()).toBe(`${address}?x=%E2%82%AC+1&utm_source=mail#part`)
  await expect.poll(() => shop.events('before-add').length).toBe(1)

  await notice(page).getByRole('button', { name: 'Undo' }).click()
  await expect(notice(page)).toContainText('Your cart is back to how it was.')
  await expect(toggle(page, '0 items')).toBeVisible()
})

test('a reload, Back and the same link again add nothing more', async ({ page, shop }) => {
  const address = await aPage(shop, page)
  await page.goto(`${address}?cartlet-add=blue-mug,canvas-tote:2`)
  await expect(notice(page)).toContainText('Added from your link: 2 products.')
  await expect.poll(() => shop.sent('add')).toHaveLength(2)
  await page.reload()
  await expect(toggle(page, '3 items')).toBeVisible()
  await page.goto(`${address}?other`)
  await page.goBack()
  await expect(toggle(page, '3 items')).toBeVisible()
  await page.goto(`${address}?cartlet-add=blue-mug,canvas-tote:2`)
  await expect(notice(page)).toContainText('You have used this link before. Nothing was added again.')
  expect(shop.sent('add')).toHaveLength(2)
})

test('nothing of a link is stored but a hash, which a later page removes when it has expired', async ({ page, shop }) => {
  const address = await aPage(shop, page)
  await page.goto(`${address}?to=ann%40mail.example&cartlet-add=blue-mug`)
  await expect(notice(page)).toContainText('Added from your link')
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(await stored()).toMatch(/:added/)
  expect(await stored()).not.toMatch(/mail\.example|cartlet-add/)
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(':added')) as string
    const [[hash, at]] = JSON.parse(localStorage[key])
    localStorage[key] = JSON.stringify([[hash, at - 86_400_001]])
  })
  await page.goto(address)
  await expect.poll(stored).not.toMatch(/:added/)
})

test('a link whose add was undone can be followed again', async ({ page, shop }) => {
  const address = await aPage(shop, page)
  await page.goto(`${address}?cartlet-add=blue-mug`)
  await notice(page).getByRole('button', { name: 'Undo' }).click()
  await expect(notice(page)).toContainText('Your cart is back to how it was.')
  await page.goto(`${address}?cartlet-add=blue-mug`)
  await expect(notice(page)).toContainText('Added from your link: Blue Mug (1).')
})

test('items of a link that are unknown, sold out or without a valid quantity are reported, and the rest is added', async ({
  page,
  shop,
}) => {
  const address = await aPage(shop, page)
  await page.goto(`${address}?cartlet-add=blue-mug,no-such-mug,brass-lamp,canvas-tote:0`)
  await expect(notice(page)).toContainText('Added from your link: Blue Mug (1).')
  await expect(notice(page)).toContainText('Your link contains a product that is not sold here.')
  await expect(notice(page)).toContainText('Brass Lamp is sold out.')
  await expect(notice(page)).toContainText('Your link asks for a quantity that is not available.')
  expect(shop.sent('add')).toHaveLength(1)
})

test('a notice repeats no words of a link, whatever hinders the products', async ({ page, shop }) => {
  const address = await aPage(shop, page)
  await page.goto(`${address}?cartlet%2Dadd=Your-order-was-stopped,call-0900:0`)
  await expect(notice(page)).toContainText('not sold here')
  await expect(notice(page)).not.toContainText(/stopped|0900/)
  expect(page.url()).toBe(address)
  shop.expectConsoleError(/FAULT_400/)
  shop.fault('products', { kind: 'status', status: 400, times: 9 })
  await page.goto(`${address}?cartlet-add=Call-0900-again`)
  await expect(notice(page)).toContainText('A product from your link could not be added to your cart.')
  await expect(notice(page)).not.toContainText('0900')
})

test('a link for more than the stock reports how many could be added', async ({ page, shop }) => {
  const address = await aPage(shop, page)
  await page.goto(`${address}?cartlet-add=low-stock-vase:9`)
  await expect(notice(page)).toContainText('Only 3 of Bud Vase could be added')
})

test('a link for a product with options opens the quick view, which adds the link’s quantity', async ({ page, shop }) => {
  const address = await aPage(shop, page)
  await page.goto(`${address}?cartlet-add=linen-tee:2`)
  const quickView = page.getByRole('dialog', { name: 'Linen Tee' })
  await expect(quickView).toBeVisible()
  expect(shop.sent('add')).toEqual([])
  await quickView.getByRole('radio', { name: 'M', exact: true }).check()
  await quickView.getByRole('radio', { name: 'Sage' }).check()
  await quickView.getByRole('button', { name: 'Add to cart' }).click()
  await expect.poll(() => shop.sent('add').map(({ lineItems }) => lineItems[0].quantity)).toEqual([2])
})

test('a link adds nothing in a frame of another site, but does in one of the same site', async ({ page, shop }) => {
  const address = await aPage(shop, page)
  await shop.show(`<iframe title="Mugs" src="${address}?cartlet-add=blue-mug"></iframe>`, { head: '' })
  await expect(page.frameLocator('iframe').getByRole('complementary')).toContainText('Added from your link')
  await expect.poll(() => shop.sent('add')).toHaveLength(1)

  await shop.show('<p>Another site', { head: '' })
  const elsewhere = new URL(page.url())
  elsewhere.hostname = elsewhere.hostname === 'localhost' ? '127.0.0.1' : 'localhost'
  await page.goto(elsewhere.href)
  const linked = `${address}?cartlet-add=canvas-tote`
  await page.evaluate((src) => {
    const frame = document.createElement('iframe')
    frame.src = src
    document.body.append(frame)
  }, linked)
  await page
    .frameLocator('iframe')
    .getByRole('button', { name: /^Buy the Blue Mug/ })
    .click()
  await expect.poll(() => shop.sent('add')).toHaveLength(2)
  const [first, second] = shop.sent('add').map(({ lineItems }) => lineItems[0].catalogReference.catalogItemId)
  expect(second).toBe(first)
  expect(page.frames().some((frame) => frame.url() === linked)).toBe(true)
})

test('a link adds before consent without storing anything', async ({ page, shop }) => {
  const address = await aPage(shop, page, { script: 'data-consent="required"' })
  await page.goto(`${address}?cartlet-add=blue-mug`)
  await expect(notice(page)).toContainText('Added from your link')
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([])
  expect(page.url()).toBe(address)
})

test('a page without the parameter downloads no code for links', async ({ page, shop }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await shop.show(PAGE)
  await page.getByRole('button', { name: /^Buy the Blue Mug/ }).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  expect(files.filter((path) => /\/(add-link|notice)\b/.test(path))).toEqual([])
})

test('a link for several products says what was added and asks for the choices of the others in one place', async ({
  page,
  shop,
}) => {
  const address = await aPage(shop, page)
  await page.goto(`${address}?cartlet-add=blue-mug,linen-tee:2`)
  await expect(notice(page)).toContainText('Added from your link: Blue Mug (1). Please choose options for Linen Tee first.')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await notice(page).getByRole('button', { name: 'Choose: Linen Tee' }).click()
  const dialog = page.getByRole('dialog', { name: 'Linen Tee' })
  await dialog.getByRole('radio', { name: 'M', exact: true }).check()
  await dialog.getByRole('radio', { name: 'Sage' }).check()
  await dialog.getByRole('button', { name: 'Add to cart' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(notice(page)).not.toContainText('Linen Tee')
  await expect(notice(page)).toContainText('Blue Mug')
  expect(await page.evaluate(async () => (await cartlet.cart.get()).lines.map(({ quantity }) => quantity))).toEqual([1, 2])
})

test('a page whose address has a coupon says at once that the code waits, and then that it is applied', async ({
  page,
  shop,
}) => {
  const address = await aPage(shop, page, { script: 'data-on-add="none"' })
  await page.goto(`${address}?coupon=WELCOME10`)
  await expect(notice(page)).toContainText('Your promo code is waiting.')
  await expect(notice(page)).not.toContainText('WELCOME10') // anyone can write a link
  await page.getByRole('button', { name: /mug/i }).first().click()
  await expect(notice(page)).toContainText('The promo code from your link is applied.')
})

test('a cart travels by its link to another browser, with its variants and quantities', async ({ page, shop, browser }) => {
  await aPage(shop, page)
  await page.evaluate(async () => {
    await cartlet.cart.add({ product: 'blue-mug', quantity: 2 })
    await cartlet.cart.add({ product: 'linen-tee', options: { Size: 'M', Colour: 'Sage' } })
  })
  const link = await page.evaluate(() => cartlet.cart.link())
  const linesOf = (where: Page) =>
    where.evaluate(async () =>
      (await cartlet.cart.get()).lines.map(({ name, variantId, quantity: pieces }) => [name, variantId, pieces]),
    )
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(link)
  await expect(notice(elsewhere)).toContainText('Added from your link: 2 products.')
  expect(await linesOf(elsewhere)).toEqual(await linesOf(page))
  await elsewhere.context().close()
})

test('a link with &checkout leads on to the checkout, but not past a choice that is missing', async ({ page, shop }) => {
  const address = await aPage(shop, page)
  await page.goto(`${address}?cartlet-add=blue-mug,linen-tee&checkout`)
  await expect(notice(page).getByRole('button', { name: 'Choose: Linen Tee' })).toBeVisible()
  expect(page.url()).toBe(address)
  await page.goto(`${address}?cartlet-add=fig-candle&checkout`)
  await expect(page.getByRole('heading', { name: 'Checkout', exact: true })).toBeVisible()
  await expect(page.getByText('Fig Candle')).toBeVisible()
})

test('a link whose checkout fails opens the cart, which says so', async ({ page, shop }) => {
  const address = await aPage(shop, page)
  shop.expectConsoleError(/FAULT_500/)
  shop.fault('checkout', { kind: 'status', status: 500 })
  await page.goto(`${address}?cartlet-add=fig-candle&checkout`)
  await expect(page.getByRole('dialog').getByText('Checkout could not be opened.')).toBeVisible()
})

test('a button of the page can add a product and go on to the checkout', async ({ page, shop }) => {
  await shop.show('<button type="button" data-cartlet-add="blue-mug" data-cartlet-checkout>Buy the mug now</button>')
  await page.getByRole('button', { name: 'Buy the mug now' }).click()
  await expect(page.getByRole('heading', { name: 'Checkout', exact: true })).toBeVisible()
})

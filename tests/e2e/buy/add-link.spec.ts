/** `?cartlet-add=` in the page's address: what a link of a mail puts into the cart, once, told and undone. */
import type { Page } from '@playwright/test'
import { quantity, toggle } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'

const PAGE = '<main><h1>Mugs</h1><cartlet-buy-button product="blue-mug">Buy the Blue Mug</cartlet-buy-button></main>'

const notice = (page: Page) => page.getByRole('complementary')

/** Where a page of its own stands; nothing is added there yet. */
async function aPage(shop: { show(body: string, options?: object): Promise<void> }, page: Page, options = {}): Promise<string> {
  await shop.show(PAGE, options)
  return page.url()
}

test('a link adds, tells and can be undone; the address keeps everything else', async ({ page, shop }) => {
  const address = await aPage(shop, page)
  await page.goto(`${address}?x=%E2%82%AC+1&cartlet-add=blue-mug:2&utm_source=mail#part`)
  await expect(notice(page)).toContainText('Added by your link: Blue Mug (2).')
  await expect(page.getByRole('status').filter({ hasText: 'Added by your link' })).toBeAttached()
  await expect(toggle(page, '2 items')).toBeVisible()
  expect(page.url()).toBe(`${address}?x=%E2%82%AC+1&utm_source=mail#part`)
  await expect.poll(() => shop.events('before-add').length).toBe(1)

  await notice(page).getByRole('button', { name: 'Undo' }).click()
  await expect(notice(page)).toContainText('Your cart is as it was before.')
  await expect(toggle(page, '0 items')).toBeVisible()
})

test('a reload, Back and the same link again add nothing more', async ({ page, shop }) => {
  const address = await aPage(shop, page)
  await page.goto(`${address}?cartlet-add=blue-mug,canvas-tote:2`)
  await expect(notice(page)).toContainText('Added by your link: 2 products.')
  await expect.poll(() => shop.sent('add')).toHaveLength(2)
  await page.reload()
  await expect(toggle(page, '3 items')).toBeVisible()
  await page.goto(`${address}?other`)
  await page.goBack()
  await expect(toggle(page, '3 items')).toBeVisible()
  await page.goto(`${address}?cartlet-add=blue-mug,canvas-tote:2`)
  await expect(notice(page)).toContainText('You have followed this link before. Nothing was added again.')
  expect(shop.sent('add')).toHaveLength(2)
})

test('a link that was undone may be followed again', async ({ page, shop }) => {
  const address = await aPage(shop, page)
  await page.goto(`${address}?cartlet-add=blue-mug`)
  await notice(page).getByRole('button', { name: 'Undo' }).click()
  await expect(notice(page)).toContainText('Your cart is as it was before.')
  await page.goto(`${address}?cartlet-add=blue-mug`)
  await expect(notice(page)).toContainText('Added by your link: Blue Mug (1).')
})

test('what is unknown, sold out or not a quantity is said, and the rest is added', async ({ page, shop }) => {
  const address = await aPage(shop, page)
  await page.goto(`${address}?cartlet-add=blue-mug,no-such-mug,brass-lamp,canvas-tote:0`)
  await expect(notice(page)).toContainText('Added by your link: Blue Mug (1).')
  await expect(notice(page)).toContainText('not sold here: no-such-mug.')
  await expect(notice(page)).toContainText('Brass Lamp is sold out.')
  await expect(notice(page)).toContainText('a quantity that is not possible: canvas-tote.')
  expect(shop.sent('add')).toHaveLength(1)
})

test('more than there is adds what there is, and says so', async ({ page, shop }) => {
  const address = await aPage(shop, page)
  await page.goto(`${address}?cartlet-add=low-stock-vase:9`)
  await expect(notice(page)).toContainText('Only 3 of Bud Vase could be added')
})

test('a product with choices is shown for choosing, in its quantity', async ({ page, shop }) => {
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

test('nothing is added in a frame of another site, and in one of this site it is', async ({ page, shop }) => {
  const address = await aPage(shop, page)
  await shop.show(`<iframe title="Mugs" src="${address}?cartlet-add=blue-mug"></iframe>`, { head: '' })
  await expect(page.frameLocator('iframe').getByRole('complementary')).toContainText('Added by your link')
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

test('before consent nothing of it is stored, and it is added all the same', async ({ page, shop }) => {
  const address = await aPage(shop, page, { script: 'data-consent="required"' })
  await page.goto(`${address}?cartlet-add=blue-mug`)
  await expect(notice(page)).toContainText('Added by your link')
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([])
  expect(page.url()).toBe(address)
})

test('a page whose address names nothing downloads nothing for links', async ({ page, shop }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await shop.show(PAGE)
  await page.getByRole('button', { name: /^Buy the Blue Mug/ }).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  expect(files.filter((path) => /\/(add-link|notice)\b/.test(path))).toEqual([])
})

import { expect, test } from '../../support/fixtures/fixtures'

const MUG =
  '<cartlet-buy-button product="blue-mug"><a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a></cartlet-buy-button>'

test('the script’s attributes take effect when they change', async ({ page, shop }) => {
  await shop.show(MUG)
  const toggle = page.getByRole('button', { name: 'Cart, 0 items' })
  await expect(toggle).toBeVisible()
  const script = page.locator('script[data-client-id]')
  await script.evaluate((element) => element.setAttribute('data-cart', 'none'))
  await expect(toggle).toHaveCount(0)
  await script.evaluate((element) => element.setAttribute('data-cart', 'drawer'))
  await script.evaluate((element) => element.setAttribute('data-cart-position', 'top-start'))
  await expect.poll(async () => (await toggle.boundingBox())?.x ?? 999).toBeLessThan(100)
  await script.evaluate((element) => element.setAttribute('data-on-add', 'toast'))
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expect(page.getByText('Added Blue Mug')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'View cart' }).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
})

// hazard 1
test('the query of the script’s URL is enough to configure it, since tag managers strip everything else', async ({
  page,
  shop,
}) => {
  await shop.show(MUG, { head: '<script async src="/dist/loader.js?client-id=%%CLIENT_ID%%&api=%%API%%&cart=none"></script>' })
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug' })).toBeVisible()
  await expect(page.getByText('€18.00')).toBeVisible()
  await expect.poll(() => shop.events('ready')).toHaveLength(1)
  await expect(page.getByRole('button', { name: /^Cart/ })).toHaveCount(0)
})

test('window.cartletConfig is enough to configure a script without attributes', async ({ page, shop }) => {
  await shop.show(`<script>window.cartletConfig = { clientId: '%%CLIENT_ID%%', api: '%%API%%' }</script>${MUG}`, {
    head: '<script defer src="/dist/loader.js"></script>',
  })
  await expect(page.getByText('€18.00')).toBeVisible()
})

test('a framed page has no floating cart toggle unless the author asks for one', async ({ page, shop }) => {
  await shop.show(MUG)
  const address = page.url()
  await shop.show(`<iframe src="${address}" width="600" height="400" title="A framed page"></iframe>`, { head: '' })
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('€18.00')).toBeVisible()
  await page.frames()[1]?.evaluate(() => (window as unknown as { cartlet: { ready: Promise<void> } }).cartlet.ready)
  await expect(frame.getByRole('button', { name: /^Cart/ })).toHaveCount(0)
})

for (const [what, before] of [
  ['an element called cartlet', '<form id="cartlet"></form>'],
  ['a text', '<script>window.cartlet = "mine"</script>'],
  ['an object', '<script>window.cartlet = { cart: 1 }</script>'],
] as const)
  test(`${what} in the place of the queue is replaced and reported`, async ({ page, shop }) => {
    shop.expectConsoleError(/Rename window\.cartlet/)
    await shop.show(`${before}${MUG}%%SNIPPET%%`, { head: '' })
    await expect(page.getByText('€18.00')).toBeVisible()
    await expect.poll(() => shop.events('ready')).toHaveLength(1)
    expect(
      await page.evaluate(() => typeof (window as unknown as { cartlet: { cart: { add: unknown } } }).cartlet.cart.add),
    ).toBe('function')
  })

/** A page with a snapshot of its shop shows prices before the platform has said anything, and sells like any other. */
import { expect, test } from '../../support/fixtures/fixtures'
import { holdPlatform, serve, takeSnapshot } from '../../support/fixtures/snapshots'

const MUG =
  '<cartlet-buy-button product="blue-mug"><a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a></cartlet-buy-button>'
const FILE = { script: 'data-snapshot="/catalog.json"' }

test('a button shows the price of the file while the platform is silent', async ({ page, shop }) => {
  const asked = await serve(page, await takeSnapshot(shop.platform, ['blue-mug']))
  const release = await holdPlatform(page, shop)
  await shop.show(MUG, FILE)
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
  expect(asked.headers).toHaveLength(1)
  expect(asked.headers[0]).not.toHaveProperty('authorization')
  release()
  await expect.poll(() => shop.sent('products')).toHaveLength(1)
  expect(shop.sent('token')).toHaveLength(1)
})

test('a button shows the price of a snapshot in the page, which costs no request', async ({ page, shop }) => {
  const text = JSON.stringify(await takeSnapshot(shop.platform, ['blue-mug']))
  const asked = await serve(page, text)
  await holdPlatform(page, shop)
  await shop.show(`${MUG}<script type="application/json" data-cartlet-snapshot>${text}</script>`)
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
  expect(asked.headers).toEqual([])
})

test('a press on a price of a snapshot adds after the platform has confirmed the product', async ({ page, shop }) => {
  await serve(page, await takeSnapshot(shop.platform, ['blue-mug']))
  await shop.show(MUG, FILE)
  await page.getByRole('button', { name: 'Buy the Blue Mug €18.00' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Blue Mug' })).toBeVisible()
  await expect.poll(() => shop.sent('add')).toHaveLength(1)
  expect(shop.sent('products')).toHaveLength(1)
})

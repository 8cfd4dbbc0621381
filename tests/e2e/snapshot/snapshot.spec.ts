/** A page with a snapshot of its shop shows prices before the platform has said anything, and sells like any other. */
import type { Page } from '@playwright/test'
import type { Snapshot } from '../../../src/store/catalog/snapshot/snapshot-model'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'
import { takeSnapshot } from '../../support/fixtures/snapshots'

const MUG =
  '<cartlet-buy-button product="blue-mug"><a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a></cartlet-buy-button>'
const FILE = { script: 'data-snapshot="/catalog.json"' }

/** What the page's own server answers for the snapshot. */
async function serve(page: Page, snapshot: Snapshot | string): Promise<{ headers: Record<string, string>[] }> {
  const seen = { headers: [] as Record<string, string>[] }
  await page.route('**/catalog.json', (route) => {
    seen.headers.push(route.request().headers())
    return route.fulfill({
      contentType: 'application/json',
      body: typeof snapshot === 'string' ? snapshot : JSON.stringify(snapshot),
    })
  })
  return seen
}

/** Keeps everything that is sent to the platform from arriving, until the result is called. */
async function holdPlatform(page: Page, { platform }: Shop): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`${platform.url}/**`, async (route) => {
    await released
    await route.fallback()
  })
  return release
}

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

/** A page with a snapshot of its shop shows prices before the platform has answered, and sells like any other. */
import type { Snapshot } from '../../../src/store/base/snapshot-model'
import { expect, test } from '../../support/fixtures/fixtures'
import { holdPlatform, priced, serve, takeSnapshot, watchShifts } from '../../support/fixtures/snapshots'

const MUG =
  '<cartlet-buy-button product="blue-mug"><a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a></cartlet-buy-button>'
const FILE = { script: 'data-snapshot="/catalog.json"' }

test('a button shows the price of the snapshot file before the platform has answered', async ({ page, shop }) => {
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

test('a button shows the price of a snapshot inside the page, without a request for a file', async ({ page, shop }) => {
  const text = JSON.stringify(await takeSnapshot(shop.platform, ['blue-mug']))
  const asked = await serve(page, text)
  await holdPlatform(page, shop)
  await shop.show(`${MUG}<script type="application/json" data-cartlet-snapshot>${text}</script>`)
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
  expect(asked.headers).toEqual([])
})

test('a press on a price of a snapshot adds, and the product is requested from the platform as well', async ({ page, shop }) => {
  await serve(page, await takeSnapshot(shop.platform, ['blue-mug']))
  await shop.show(MUG, FILE)
  await page.getByRole('button', { name: 'Buy the Blue Mug €18.00' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Blue Mug' })).toBeVisible()
  await expect.poll(() => shop.sent('add')).toHaveLength(1)
  const ofButton = () => shop.sent('products').filter((query) => JSON.stringify(query).includes('blue-mug'))
  await expect.poll(ofButton).toHaveLength(1)
})

test('a card shows the price and name of the snapshot file before the platform has answered', async ({ page, shop }) => {
  await serve(page, await takeSnapshot(shop.platform, ['blue-mug']))
  await holdPlatform(page, shop)
  await shop.show(MUG.replaceAll('buy-button', 'product'), FILE)
  await expect(page.getByRole('heading', { name: 'Blue Mug' })).toBeVisible()
  await expect(page.getByText('€18.00')).toBeVisible()
})

test('a price of a snapshot is corrected once the platform has answered, and nothing moves', async ({ page, shop }) => {
  await serve(page, priced(await takeSnapshot(shop.platform, ['blue-mug']), 17))
  const release = await holdPlatform(page, shop)
  const shifts = await watchShifts(page)
  await shop.show(`<link rel="stylesheet" href="/dist/cartlet.css"><p>Before.</p>${MUG}<p>After.</p>`, FILE)
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €17.00' })).toBeVisible()
  release()
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
  expect(await shifts()).toBe(0)
})

test('a price that rose since the snapshot is shown in the cart, with the old one', async ({ page, shop }) => {
  await serve(page, priced(await takeSnapshot(shop.platform, ['blue-mug']), 16))
  const release = await holdPlatform(page, shop)
  await shop.show(MUG, FILE)
  await page.getByRole('button', { name: 'Buy the Blue Mug €16.00' }).click()
  release()
  await expect(page.getByRole('dialog').getByText('€16.00')).toBeVisible()
  await expect(page.getByRole('dialog').getByText('€18.00').first()).toBeVisible()
})

test('a press on a button whose options the snapshot names opens them once the platform has answered', async ({ page, shop }) => {
  await serve(page, await takeSnapshot(shop.platform, ['linen-tee']))
  const release = await holdPlatform(page, shop)
  await shop.show('<cartlet-buy-button product="linen-tee">Tee</cartlet-buy-button>', FILE)
  await page.getByRole('button', { name: 'Choose options' }).click()
  expect(shop.platform.journal.requests()).toEqual([])
  release()
  const options = page.getByRole('dialog', { name: 'Linen Tee' })
  await expect(options.getByRole('radio', { name: 'M', exact: true })).toBeVisible()
  await expect(options.getByRole('radio', { name: 'Sage' })).toBeVisible()
  expect(shop.cartCalls()).toEqual([])
})

test('prices of a snapshot stay while the platform cannot be reached, and a press reports that', async ({ page, shop }) => {
  await serve(page, await takeSnapshot(shop.platform, ['blue-mug']))
  await page.route(`${shop.platform.url}/**`, (route) => route.abort())
  shop.expectConsoleError(/NETWORK/)
  await shop.show(MUG, FILE)
  const button = page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })
  await button.click()
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(/cannot be reached/)
  await page.keyboard.press('Escape')
  await expect(button).toBeVisible()
})

const YESTERDAY = () => new Date(Date.now() - 25 * 3_600_000).toISOString()

const UNUSABLE: [name: string, change: (snapshot: Snapshot) => Snapshot | string, problem: RegExp][] = [
  ['of another shop', (snapshot) => ({ ...snapshot, clientId: 'another' }), /SNAPSHOT_IGNORED: .*another shop/],
  ['of another API', (snapshot) => ({ ...snapshot, api: 'https://api.example' }), /SNAPSHOT_IGNORED: .*another API/],
  ['older than a day', (snapshot) => ({ ...snapshot, takenAt: YESTERDAY() }), /SNAPSHOT_IGNORED: .*older than 24 hours/],
  ['that is cut off', (snapshot) => JSON.stringify(snapshot).slice(0, 300), /SNAPSHOT_IGNORED: .*not readable/],
]

for (const [name, change, problem] of UNUSABLE)
  test(`a snapshot ${name} is ignored and reported, and the page loads its products as usual`, async ({ page, shop }) => {
    const snapshot = priced(await takeSnapshot(shop.platform, ['blue-mug']), 5)
    await serve(page, change(snapshot))
    shop.expectConsoleError(problem)
    const release = await holdPlatform(page, shop)
    await shop.show(MUG, FILE)
    await expect(page.getByRole('button', { name: 'Buy the Blue Mug', exact: true })).toBeVisible()
    release()
    await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
    expect(shop.sent('products')).toHaveLength(1)
    expect(shop.sent('token')).toHaveLength(1)
  })

test('an older snapshot is shown where the author allows its age', async ({ page, shop }) => {
  await serve(page, { ...(await takeSnapshot(shop.platform, ['blue-mug'])), takenAt: YESTERDAY() })
  await holdPlatform(page, shop)
  await shop.show(MUG, { script: `${FILE.script} data-snapshot-max-age="48"` })
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
})

test('a product that the snapshot lacks is requested in one query with the others', async ({ page, shop }) => {
  await serve(page, await takeSnapshot(shop.platform, ['blue-mug']))
  await shop.show(`${MUG}<cartlet-buy-button product="canvas-tote">Buy the tote</cartlet-buy-button>`, FILE)
  await expect(page.getByRole('button', { name: 'Buy the tote €22.00' })).toBeVisible()
  expect(shop.sent('products')).toHaveLength(1)
})

test('a grid shows its first page from the snapshot, and is corrected in place', async ({ page, shop }) => {
  const snapshot = priced(await takeSnapshot(shop.platform, ['blue-mug', 'canvas-tote']), 16)
  const products = snapshot.products.map(({ id }) => id)
  await serve(page, {
    ...snapshot,
    collections: [{ reference: 'home', id: products[0] ?? '', name: 'Home', products, total: 9 }],
  })
  const release = await holdPlatform(page, shop)
  await shop.show('<cartlet-collection collection="home" limit="2"></cartlet-collection>', FILE)
  await expect(page.getByRole('region', { name: 'Home' }).getByRole('article')).toHaveCount(2)
  await expect(page.getByText('€16.00')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Load more' })).toBeVisible()
  release()
  await expect(page.getByText('€16.00')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Home' }).getByRole('article')).toHaveCount(2)
})

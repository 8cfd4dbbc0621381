/** Pages that are isolated by headers, and a login page that never answers. */
import type { Page } from '@playwright/test'
import { toggle } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'
import { SEEDED_PASSWORD } from '../../support/fixtures/members'
import { sampled } from '../../support/sample'

const BODY = `<h1>A page</h1>
  <cartlet-product product="blue-mug" layout="full"><a href="%%API%%/product-page/blue-mug">The mug</a></cartlet-product>
  <cartlet-buy-button product="canvas-tote" label="Add the tote"></cartlet-buy-button>`
const SCRIPT = { script: 'data-on-add="none"' }
/** Well below the ten seconds that the widget waits for a frame that has loaded and says nothing: here the browser says that it is refused. */
const SOON_MS = 5000

const look = (page: Page) => page.evaluate(() => cartlet.session.login({ silent: true }))
const current = (page: Page) => page.evaluate(() => cartlet.session.current())

// hazard 79
for (const embedder of sampled(['require-corp', 'credentialless'], 'embedder policies'))
  test(`an isolated page shows its images and parts, and logs in by redirect: ${embedder}`, async ({ page, shop }) => {
    const headers = { 'cross-origin-embedder-policy': embedder, 'cross-origin-opener-policy': 'same-origin' }
    await shop.show(BODY, { ...SCRIPT, headers })
    expect(await page.evaluate(() => window.crossOriginIsolated)).toBe(true)
    const picture = page.locator('cartlet-product img').first()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.getByRole('button', { name: /^Add the tote/ }).click()
    await expect(toggle(page, '1 item')).toBeVisible()
    await toggle(page, '1 item').click()
    const inCart = page.getByRole('dialog', { name: 'Your cart' }).locator('img').first()
    await expect.poll(() => inCart.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.keyboard.press('Escape')

    const started = Date.now()
    await look(page)
    expect(Date.now() - started).toBeLessThan(SOON_MS)
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(await current(page)).toEqual({ role: 'visitor' })

    const left = page.url()
    await page.evaluate(() => void cartlet.session.login())
    await page.getByLabel('E-mail').fill('ada@members.example')
    await page.getByLabel('Password').fill(SEEDED_PASSWORD)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL(left)
    await expect.poll(() => current(page)).toMatchObject({ role: 'member' })
    await expect(toggle(page, '1 item')).toBeVisible()
  })

test('a silent login gives up within seconds on a page that keeps frames of other origins out', async ({ page, shop }) => {
  shop.expectAnyAnswer()
  await shop.show(BODY, { ...SCRIPT, headers: { 'cross-origin-embedder-policy': 'require-corp' } })
  expect(await page.evaluate(() => window.crossOriginIsolated)).toBe(false)
  await page.evaluate(() => cartlet.ready)
  const started = Date.now()
  await look(page)
  expect(Date.now() - started).toBeLessThan(SOON_MS)
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(await current(page)).toEqual({ role: 'visitor' })
})

// hazard 26
test('a login page that never answers does not keep the visitor from adding', async ({ page, shop }) => {
  await page.clock.install()
  await page.route('**/hosted/authorize*', () => {})
  await shop.show(BODY, SCRIPT)
  await page.evaluate(() => cartlet.ready)
  const framed = page.waitForRequest('**/hosted/authorize*')
  const looking = look(page).catch((error: Error) => error.message)
  await framed
  await page.getByRole('button', { name: /^Add the tote/ }).click()
  await expect(toggle(page, '1 item')).toBeVisible({ timeout: 2000 })
  await expect(page.locator('iframe')).toHaveCount(1)
  await page.clock.fastForward('02:01')
  await looking
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(await current(page)).toEqual({ role: 'visitor' })
})

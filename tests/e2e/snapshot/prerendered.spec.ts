/** Pre-rendered elements: they are shown without any script, and the widget takes them over in place. */
import type { Page } from '@playwright/test'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'
import { holdPlatform, serve, takeSnapshot, watchShifts } from '../../support/fixtures/snapshots'

const STYLE = '<style>body { font: 18px/1.6 Georgia, serif; margin: 40px auto; max-width: 40em }</style>'
const LINK = '<a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a>'
const BUTTON = `<cartlet-buy-button product="blue-mug">${LINK}</cartlet-buy-button>`
const CARD = `<cartlet-product product="blue-mug">${LINK}</cartlet-product>`
const SHEET = '/drawn.css'

/**
 * What the widget itself has drawn in the page's first element, as the HTML of a declarative shadow root; its style sheet is
 * served.
 */
async function drawAhead(page: Page, shop: Shop, element: string): Promise<string> {
  await shop.show(element)
  await expect(page.getByText('€18.00')).toBeVisible()
  const { html, css } = await page.evaluate(() => {
    const root = [...document.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot?.querySelector('.root'))?.shadowRoot
    const rules = (root?.adoptedStyleSheets ?? []).flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
    return { html: root?.querySelector('.root')?.outerHTML ?? '', css: rules.join('\n') }
  })
  await page.evaluate(() => localStorage.clear())
  await page.route(`**${SHEET}`, (route) => route.fulfill({ contentType: 'text/css', body: css }))
  shop.platform.journal.clear()
  // Without a script a button does nothing, so the author's link takes its place.
  const link = html.replace(/<button type="button"([^>]*)>/, `<a href="${shop.platform.url}/product-page/blue-mug"$1>`)
  const root = `<template shadowrootmode="open"><link rel="stylesheet" href="${SHEET}">${link.replace('</button>', '</a>')}</template>`
  return element.replace(LINK, root + LINK)
}

/** The content of the first shadow root: once taken over, it holds one root of ours and no linked sheet. */
const isOurs = (page: Page) =>
  page.evaluate(() => {
    const [host] = document.querySelectorAll('cartlet-buy-button, cartlet-product')
    return { roots: host?.shadowRoot?.querySelectorAll('.root').length, links: host?.shadowRoot?.querySelectorAll('link').length }
  })

for (const [name, element] of [
  ['button', BUTTON],
  ['card', CARD],
] as const) {
  test(`a pre-rendered ${name} is taken over without a shift`, async ({ page, shop }) => {
    const body = await drawAhead(page, shop, element)
    await serve(page, await takeSnapshot(shop.platform, ['blue-mug']))
    const shifts = await watchShifts(page)
    await shop.show(`${STYLE}<p>Before.</p>${body}<p>After.</p>`, { script: 'data-snapshot="/catalog.json"' })
    await expect.poll(() => isOurs(page)).toEqual({ roots: 1, links: 0 })
    await expect.poll(() => shop.sent('products')).toHaveLength(1)
    await expect(page.getByText('€18.00')).toBeVisible()
    expect(await shifts()).toBe(0)
  })
}

test('a pre-rendered link stays until the platform has answered, where there is no snapshot', async ({ page, shop }) => {
  const body = await drawAhead(page, shop, BUTTON)
  const release = await holdPlatform(page, shop)
  await shop.show(body)
  await expect(page.getByRole('button', { name: 'Cart' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
  release()
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
  expect(await isOurs(page)).toEqual({ roots: 1, links: 0 })
})

test('a press on a pre-rendered link adds, although the platform has not answered yet', async ({ page, shop }) => {
  const body = await drawAhead(page, shop, BUTTON)
  const release = await holdPlatform(page, shop)
  await shop.show(body)
  await expect(page.getByRole('button', { name: 'Cart' })).toBeVisible()
  await page.getByRole('link', { name: 'Buy the Blue Mug €18.00' }).click()
  release()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Blue Mug' })).toBeVisible()
  await expect.poll(() => shop.sent('add')).toHaveLength(1)
})

test('a press on a pre-rendered link adds while the code that takes it over is on its way', async ({ page, shop }) => {
  const body = await drawAhead(page, shop, BUTTON)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/dist\/snapshot-/, async (route) => {
    await held
    await route.fallback()
  })
  await shop.show(body)
  await expect(page.getByRole('button', { name: 'Cart' })).toBeVisible()
  await page.getByRole('link', { name: 'Buy the Blue Mug €18.00' }).click()
  await expect(page.locator('cartlet-buy-button')).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Blue Mug' })).toBeVisible()
  await expect(page.locator('cartlet-buy-button')).not.toHaveAttribute('aria-busy')
  await expect.poll(() => shop.sent('add')).toHaveLength(1)
})

test('a press that came before the widget adds, although what was pre-rendered is too old to stay', async ({ page, shop }) => {
  const body = (await drawAhead(page, shop, BUTTON)).replace('class="root"', 'class="root" data-taken-at="2020-01-01T00:00:00Z"')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/dist\/widget-/, async (route) => {
    await held
    await route.fallback()
  })
  await shop.show(body)
  await page.waitForFunction(() => 'cartlet' in window)
  await page.getByRole('link', { name: 'Buy the Blue Mug €18.00' }).click()
  release()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Blue Mug' })).toBeVisible()
  await expect.poll(() => shop.sent('add')).toHaveLength(1)
})

test('focus stays on a pre-rendered link that becomes a button', async ({ page, shop }) => {
  const body = await drawAhead(page, shop, BUTTON)
  const release = await holdPlatform(page, shop)
  await shop.show(body)
  await expect(page.getByRole('button', { name: 'Cart' })).toBeVisible()
  await page.getByRole('link', { name: 'Buy the Blue Mug €18.00' }).focus()
  release()
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeFocused()
})

test('a pre-rendered card is taken over under a strict policy for styles', async ({ page, shop }) => {
  const body = await drawAhead(page, shop, CARD)
  await shop.show(body, { headers: { 'content-security-policy': "style-src 'self'" } })
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  expect(await isOurs(page)).toEqual({ roots: 1, links: 0 })
})

test.describe('without JavaScript', () => {
  test('a pre-rendered button shows name, price and link without JavaScript', async ({ page, shop, browser }) => {
    const body = await drawAhead(page, shop, BUTTON)
    await shop.show(body)
    const still = await browser.newContext({ javaScriptEnabled: false })
    const plain = await still.newPage()
    await plain.goto(page.url())
    const link = plain.getByRole('link', { name: 'Buy the Blue Mug €18.00' })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', `${shop.platform.url}/product-page/blue-mug`)
    await still.close()
  })
})

/** What `cartlet/react` shows keeps its box while our content takes its place: at hydration, and when an app is mounted in the browser. */
import type { Page } from '@playwright/test'
import { type ReactVersion, reactPage } from '../../stacks/react-page'
import { takeSnapshotOf } from '../../stacks/snapshot-of'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'
import { seenFrames, watchFrames } from '../../support/pages/frames'

const VERSIONS: ReactVersion[] = [18, 19]

const APP = `
import { BuyButton, CartletProvider, Collection, Product } from 'cartlet/react'
export const App = () => (
  <CartletProvider {...globalThis.settings}>
    <p><BuyButton product="blue-mug"><a href="https://shop.example/product-page/blue-mug">Buy the Blue Mug</a></BuyButton></p>
    <Product product="herb-kit"><a href="https://shop.example/herb">Herbs</a></Product>
    <BuyButton product="gift-box">Gift Box</BuyButton>
    <p>What follows the products</p>
    <Collection limit={4}><a href="https://shop.example/all">All products</a></Collection>
  </CartletProvider>
)`

interface Watched extends Window {
  heights: number[]
}

async function show(page: Page, shop: Shop, version: ReactVersion, settings: object, isRendered: boolean): Promise<void> {
  const { script, render } = await reactPage(APP, version)
  const inScript = (text: string) => text.replace(/<\/script/gi, '<\\/script')
  await watchFrames(page, '#last')
  await shop.show(
    `<div id="root">${isRendered ? await render({ settings }) : ''}</div>
    <script id="last">globalThis.settings = ${inScript(JSON.stringify(settings))}</script><script>${inScript(script)}</script>`,
    { head: '' },
  )
}

const HEADER = `
import { BuyButton, CartletProvider, CartToggle, Collection } from 'cartlet/react'
const messages = { en: { button: { addToCart: 'Into the basket' } } }
export const App = () => (
  <CartletProvider {...globalThis.settings} messages={messages}>
    <header>My shop <CartToggle /></header>
    <p><BuyButton product="blue-mug" /></p>
    <Collection limit={2} filters="price"><a href="https://shop.example/all">All products</a></Collection>
  </CartletProvider>
)`

test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium slows its processor down and reports layout shifts.')

for (const version of VERSIONS) {
  test(`what a server rendered with React ${version} keeps its box and its styles in every frame of hydration, and nothing moves`, async ({
    page,
    shop,
  }) => {
    const { clientId, url: api } = shop.platform
    const snapshot = await takeSnapshotOf(shop.platform, ['blue-mug', 'herb-kit', 'gift-box'])
    await show(page, shop, version, { clientId, api, catalog: 'v1', snapshot }, true)
    await expect(page.locator('cartlet-view[product="blue-mug"]').getByRole('button')).toContainText('€18.00')
    await expect(page.locator('cartlet-view[product="herb-kit"]').getByRole('button')).toBeVisible()
    await expect(page.locator('[data-cartlet-view="collection"] article')).toHaveCount(4)
    const { frames, ...problems } = await seenFrames(page)
    expect(frames).toBeGreaterThan(3)
    expect(problems).toEqual({ without: [], bare: [], moved: [] })
  })

  test(`links inside components of React ${version} keep their box until a button or a card stands in their place, and nothing moves`, async ({
    page,
    shop,
  }) => {
    const { clientId, url: api } = shop.platform
    await show(page, shop, version, { clientId, api, catalog: 'v1' }, false)
    await expect(page.locator('cartlet-view[product="blue-mug"]').getByRole('button')).toContainText('€18.00')
    await expect(page.locator('cartlet-view[product="herb-kit"]').getByRole('button')).toBeVisible()
    await expect(page.locator('[data-cartlet-view="collection"] article')).toHaveCount(4)
    const { frames, ...problems } = await seenFrames(page)
    expect(frames).toBeGreaterThan(3)
    expect(problems).toEqual({ without: [], bare: [], moved: [] })
  })
}

for (const version of VERSIONS)
  for (const isRendered of [true, false])
    test(`the toggle of React ${version} has its room ${isRendered ? 'from the server' : 'before its code arrives'}, so that a header keeps its height`, async ({
      page,
      shop,
    }) => {
      await page.addInitScript(() => {
        const heights: number[] = []
        ;(window as unknown as Watched).heights = heights
        const look = () => {
          const header = document.querySelector('header')
          if (header) heights.push(header.getBoundingClientRect().height)
          requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
      const { script, render } = await reactPage(HEADER, version)
      const { clientId, url: api } = shop.platform
      const settings = { clientId, api, catalog: 'v1' }
      const html = isRendered ? await render({ settings }) : ''
      await shop.show(
        `<div id="root">${html}</div><script>globalThis.settings = ${JSON.stringify(settings)}</script><script>${script.replace(/<\/script/gi, '<\\/script')}</script>`,
        { head: '' },
      )
      await expect(page.getByRole('banner').getByRole('button')).toBeVisible()
      // The page's own texts, and filters as HTML writes them.
      await expect(page.locator('cartlet-view[product="blue-mug"]').getByRole('button')).toContainText('Into the basket')
      const grid = page.locator('[data-cartlet-view="collection"]')
      await expect(grid.locator('article')).toHaveCount(2)
      await expect(grid).toHaveAttribute('filters', 'price')
      expect(new Set(await page.evaluate(() => (window as unknown as Watched).heights)).size).toBe(1)
    })

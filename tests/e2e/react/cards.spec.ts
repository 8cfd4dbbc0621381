/** Cards of the page's own inside `<Collection>`: in the page's tree and with its styles, in our grid with its controls. */
import type { Page } from '@playwright/test'
import { type ReactVersion, reactPage } from '../../stacks/react-page'
import { takeSnapshotOf } from '../../stacks/snapshot-of'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'
import { seenFrames, watchFrames } from '../../support/pages/frames'
import { stageReact, unexpected } from '../../support/pages/react-stage'

const APP = `
import { createContext, useContext } from 'react'
import { BuyButton, CartDrawer, CartletProvider, Collection, useCart } from 'cartlet/react'
const Taste = createContext('plain')
function Own({ product, place }) {
  const { count } = useCart()
  return <div className="own" data-count={count}>
    <h3>{place.index + 1}. {product.name}, {useContext(Taste)}</h3>
    <p className="price">{product.price.formatted}</p>
    <button onClick={place.open}>Look at it</button>
    <BuyButton product={product.id}>Take it</BuyButton>
  </div>
}
export const App = () => (
  <CartletProvider {...globalThis.settings}>
    <Taste.Provider value="spicy">
      <Collection collection="home" limit={3} columns={3} filters="price" card={(product, place) => <Own product={product} place={place} />}>
        <a href="https://shop.example/home">All for the home</a>
      </Collection>
      <p>What follows the grid</p>
    </Taste.Provider>
    <CartDrawer />
  </CartletProvider>
)`

const LOOK = '<style>body { font: italic 17px Georgia, serif; color: rgb(90, 20, 20) } .own { min-height: 260px }</style>'
const grid = (page: Page) => page.locator('[data-cartlet-view="collection"]')
const cards = (page: Page) => grid(page).locator('.own')
const inScript = (text: string) => text.replace(/<\/script/gi, '<\\/script')

async function render(shop: Shop, version: ReactVersion, settings: object): Promise<string> {
  const { script, render } = await reactPage(APP, version)
  const html = await render({ settings })
  await shop.show(
    `${LOOK}<div id="root">${html}</div><script id="last">globalThis.settings = ${inScript(JSON.stringify(settings))}</script><script>${inScript(script)}</script>`,
    { head: '' },
  )
  return html
}

for (const version of [18, 19] as const) {
  test(`own cards of React ${version} have the contexts and the style of the page, and our grid sorts, opens and sells them`, async ({
    page,
    shop,
  }) => {
    const lines = await stageReact(
      page,
      shop,
      APP.replace('<Taste', `${'<style>{"body { font: italic 17px Georgia, serif; color: rgb(90, 20, 20) }"}</style>'}<Taste`),
      version,
    )
    await expect(cards(page)).toHaveCount(3)
    await expect(cards(page).first()).toContainText(/^1\. .+, spicy/)
    await expect(grid(page).locator('article')).toHaveCount(0)
    const styleOf = (element: Element) => [getComputedStyle(element).fontStyle, getComputedStyle(element).color]
    expect(await cards(page).first().locator('p').evaluate(styleOf)).toEqual(['italic', 'rgb(90, 20, 20)'])
    expect(
      await grid(page)
        .getByText('Sort by')
        .evaluate((label) => getComputedStyle(label).fontStyle),
    ).toBe('normal')
    expect(
      await cards(page).evaluateAll((all) => new Set(all.map((card) => Math.round(card.getBoundingClientRect().width))).size),
    ).toBe(1)

    const names = () => cards(page).locator('h3').allTextContents()
    const before = await names()
    await grid(page).getByRole('combobox').selectOption('name-desc')
    await expect.poll(names).not.toEqual(before)
    await grid(page).getByRole('button', { name: 'Load more' }).click()
    await expect(cards(page)).toHaveCount(6)

    await cards(page).last().getByRole('button', { name: 'Look at it' }).click()
    const [name = ''] = /(?<=\. ).*(?=,)/.exec((await names()).at(-1) ?? '') ?? []
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await page.keyboard.press('Escape')
    await cards(page)
      .getByRole('button', { name: /^Take it/ })
      .first()
      .click()
    await expect(cards(page).first()).toHaveAttribute('data-count', '1')
    expect(unexpected(lines)).toEqual([])
  })
}

test.describe('rendered on a server', () => {
  for (const version of [18, 19] as const)
    test(`own cards that a server rendered with React ${version} keep their boxes in every frame of hydration, and nothing moves`, async ({
      page,
      shop,
      browserName,
    }) => {
      test.skip(browserName !== 'chromium', 'Only Chromium slows its processor down and reports layout shifts.')
      const lines: string[] = []
      page.on('console', (message) => lines.push(message.text()))
      const { clientId, url: api } = shop.platform
      const snapshot = await takeSnapshotOf(shop.platform, ['blue-mug'], ['home'])
      await watchFrames(page, '#last')
      const html = await render(shop, version, { clientId, api, catalog: 'v1', snapshot })
      expect(html.match(/<slot name="card-/g)).toHaveLength(3)
      expect(html.match(/<div slot="card-/g)).toHaveLength(3)
      await expect(cards(page)).toHaveCount(3)
      await expect(cards(page).first().getByRole('button', { name: 'Take it' })).toBeVisible()
      await expect.poll(() => grid(page).evaluate((view) => view.shadowRoot?.querySelector('[data-taken-at]'))).toBeNull()
      const { frames, ...problems } = await seenFrames(page)
      expect(frames).toBeGreaterThan(3)
      expect(problems).toEqual({ without: [], bare: [], moved: [] })
      expect(unexpected(lines)).toEqual([])
    })

  test('a server without fresh data shows the children in place of own cards, and hydrates silently', async ({ page, shop }) => {
    shop.expectConsoleError(/The snapshot of <CartletProvider> was taken/)
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    const { clientId, url: api } = shop.platform
    const snapshot = { ...(await takeSnapshotOf(shop.platform, ['blue-mug'], ['home'])), takenAt: '2020-01-01T00:00:00Z' }
    const html = await render(shop, 19, { clientId, api, catalog: 'v1', snapshot })
    expect(html).toContain('<slot></slot>')
    expect(html).not.toContain('<slot name=')
    await shop.show(html, { head: '' })
    await expect(page.getByRole('link', { name: 'All for the home' })).toBeVisible()
    await expect(cards(page).first()).toBeHidden()
    await render(shop, 19, { clientId, api, catalog: 'v1', snapshot })
    await expect(cards(page)).toHaveCount(3)
    await expect(cards(page).first()).toBeVisible()
    expect(unexpected(lines).filter((line) => !/The snapshot of <CartletProvider> was taken/.test(line))).toEqual([])
  })
})

/** What an author can change without templates: parts, variables, slots, a list of dense rows, and the number on a button of their own. */
import type { Page } from '@playwright/test'
import { ELEMENTS } from '../../../src/manifest/elements'
import { drawer, line } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'
import { hardenCatalogue } from '../../support/fixtures/hard-catalogue'

const styled = (css: string) => ({ head: `<style>${css}</style>%%SNIPPET%%` })
const GRID = '<h1>Shop</h1><cartlet-collection collection="home" limit="8"></cartlet-collection>'
const cards = (page: Page) => page.locator('cartlet-collection .card')
const MARK = 'rgb(1, 2, 3)'
const outlined = (...selectors: string[]) => selectors.map((one) => `${one} { outline: 2px solid ${MARK} }`).join('')
const marked = (page: Page, selector: string) => expect(page.locator(selector).first()).toHaveCSS('outline-color', MARK)

test('every part of a grid takes the page’s style', async ({ page, shop }) => {
  const parts = ['card', 'frame', 'swatch', 'brand', 'badge', 'filters', 'sort', 'load-more', 'field', 'filter']
  await shop.show(
    '<h1>Shop</h1><cartlet-collection limit="20"></cartlet-collection>',
    styled(outlined(...parts.map((part) => `cartlet-collection::part(${part})`))),
  )
  await expect(cards(page)).toHaveCount(20)
  for (const part of parts.filter((one) => one !== 'filter')) await marked(page, `cartlet-collection [part~="${part}"]`)
  await page.getByRole('checkbox', { name: 'In stock' }).check()
  await marked(page, 'cartlet-collection [part~="filter"]')
})

test('badges of what is sold out can have a look of their own, and the focus ring has a colour of its own', async ({
  page,
  shop,
}) => {
  await shop.show(
    GRID,
    styled(`:root { --cartlet-color-focus: ${MARK} } cartlet-collection::part(sold-out) { text-decoration: underline }`),
  )
  const decoration = (name: string) => cards(page).filter({ hasText: name }).locator('.tag')
  await expect(decoration('Brass Lamp')).toHaveCSS('text-decoration-line', 'underline')
  await expect(decoration('Wool Throw')).toHaveCSS('text-decoration-line', 'none')
  const mug = cards(page).filter({ hasText: 'Blue Mug' })
  await mug.getByRole('button').focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(mug.getByRole('button')).toHaveCSS('outline-color', MARK)
})

test('arrows, thumbnails and fields of a whole product take the page’s style', async ({ page, shop }) => {
  const parts = ['frame', 'arrow', 'thumbnail', 'swatch']
  await shop.show(
    '<cartlet-product product="linen-tee" layout="full"></cartlet-product>',
    styled(outlined(...parts.map((part) => `cartlet-product::part(${part})`))),
  )
  await expect(page.getByRole('button', { name: 'Next picture' })).toBeVisible()
  for (const part of parts) await marked(page, `cartlet-product [part~="${part}"]`)
})

test('totals, fields, suggestions and notices of the drawer take the page’s style', async ({ page, shop }) => {
  const parts = ['totals', 'total', 'field', 'suggestions', 'suggestion']
  await shop.show(
    '<cartlet-buy-button product="iron-teapot">Buy the teapot</cartlet-buy-button>',
    styled(outlined(...parts.map((part) => `cartlet-overlay::part(${part})`))),
  )
  await page.getByRole('button', { name: /Buy the teapot/ }).click()
  await expect(line(page, 'Iron Teapot')).toBeVisible()
  await drawer(page).getByText('Promo code').first().click()
  await expect(drawer(page).getByRole('heading', { name: 'Often bought together' })).toBeVisible()
  for (const part of parts) await marked(page, `cartlet-overlay [part~="${part}"]`)
})

test('variables change fonts, corners, pictures, lines and shadows', async ({ page, shop }) => {
  const css = `:root { --cartlet-heading-font: "Courier New"; --cartlet-heading-weight: 300; --cartlet-button-radius: 3px; --cartlet-radius: 9px;
    --cartlet-picture-ratio: 3 / 4; --cartlet-picture-fit: contain; --cartlet-line: 4px; --cartlet-shadow: none }`
  await shop.show(`${GRID}<cartlet-buy-button product="blue-mug">Buy the mug</cartlet-buy-button>`, styled(css))
  await expect(cards(page)).toHaveCount(8)
  const card = cards(page).first()
  await expect(card.getByRole('heading')).toHaveCSS('font-family', '"Courier New"')
  await expect(card.getByRole('heading')).toHaveCSS('font-weight', '300')
  await expect(card.getByRole('button')).toHaveCSS('border-radius', '3px')
  await expect(card.locator('.frame')).toHaveCSS('border-radius', '9px')
  const { width, height } = (await card.locator('.frame').boundingBox()) ?? { width: 0, height: 0 }
  expect(Math.abs(width / height - 3 / 4)).toBeLessThan(0.01)
  await expect(card.getByRole('img').first()).toHaveCSS('object-fit', 'contain')
  const button = page.getByRole('button', { name: /Buy the mug/ })
  await expect(button).toHaveCSS('border-radius', '3px')
  await button.click()
  await expect(line(page, 'Blue Mug')).toBeVisible()
  await expect(drawer(page).locator('.header')).toHaveCSS('border-block-end-width', '4px')
  await expect(drawer(page).getByRole('heading', { name: /Your cart/ })).toHaveCSS('font-weight', '300')
  await page.keyboard.press('Escape')
  await expect(page.locator('cartlet-overlay .floating')).toHaveCSS('box-shadow', 'none')
})

test('a compact density takes less room, in the grid and in the cart, and follows the page at once', async ({ page, shop }) => {
  await shop.show(GRID, styled(':root { --cartlet-gap: 16px } .dense { --cartlet-density: compact }'))
  await expect(cards(page)).toHaveCount(8)
  const height = async () => (await cards(page).first().boundingBox())?.height ?? 0
  const before = await height()
  await page.evaluate(() => document.documentElement.classList.add('dense'))
  await expect.poll(height).toBeLessThan(before - 8)
  await cards(page).filter({ hasText: 'Blue Mug' }).getByRole('button').click()
  await expect(line(page, 'Blue Mug').locator('.picture')).toHaveCSS('inline-size', '48px')
  await page.evaluate(() => document.documentElement.classList.remove('dense'))
  await expect(line(page, 'Blue Mug').locator('.picture')).toHaveCSS('inline-size', '76px')
})

test('a collection as a list has one dense row for each product, and sells', async ({ page, shop }) => {
  await shop.show('<h1>Shop</h1><cartlet-collection collection="home" limit="8" layout="list"></cartlet-collection>')
  await expect(cards(page)).toHaveCount(8)
  const rows = await cards(page).evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ x, y, height }) => ({ x, y, height })),
  )
  expect(new Set(rows.map(({ x }) => x)).size).toBe(1)
  for (const { height } of rows) expect(height).toBeLessThan(90)
  const mug = cards(page).filter({ hasText: 'Blue Mug' })
  const top = async (part: string) => (await mug.locator(part).boundingBox())?.y ?? 0
  expect(Math.abs((await top('.name')) - (await top('.price'))), 'name and price are side by side').toBeLessThan(30)
  await mug.getByRole('button').click()
  await expect(line(page, 'Blue Mug')).toBeVisible()
})

test('on a Hebrew page, a long English name is cut at its own end, and stands at the edge of its card', async ({
  page,
  shop,
}) => {
  const long = 'Honey of the heather on the moors above the harbour, from the hives of the old lighthouse keeper and his daughter'
  await hardenCatalogue(page, { 'heather-honey': { name: long } })
  await shop.show('<div dir="rtl" lang="he"><cartlet-collection collection="kitchen" limit="12"></cartlet-collection></div>')
  const honey = cards(page).filter({ hasText: 'Honey of the heather' })
  const cut = await honey.locator('.name bdi').evaluate((name) => {
    const isCutting = (element: Element) => getComputedStyle(element).overflowY === 'hidden'
    const box = isCutting(name) ? name : name.closest('.name')
    const text = document.createRange()
    text.selectNodeContents(name)
    const [first] = text.getClientRects()
    return {
      isCut: box && box.scrollHeight > box.clientHeight,
      direction: box && getComputedStyle(box).direction,
      // Less than a letter is what the space at the end of the line takes.
      isAtEdge: (box?.getBoundingClientRect().right ?? 0) - (first?.right ?? 0) < 8,
    }
  })
  expect(cut).toEqual({ isCut: true, direction: 'ltr', isAtEdge: true })
  // A name in one line, too, stands above its price.
  const other = cards(page).filter({ hasNotText: 'Honey' }).first()
  const right = (part: string) =>
    other.locator(part).evaluate((element) => {
      const text = document.createRange()
      text.selectNodeContents(element)
      return text.getBoundingClientRect().right
    })
  expect(Math.abs((await right('.name bdi')) - (await right('.price')))).toBeLessThan(2)
})

for (const width of [320, 360, 1280])
  test(`each row of a list takes the room kept for it at ${width} px, with brand, unit price, old price and a long name`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await hardenCatalogue(page, { 'heather-honey': { name: 'Honey of the heather on the moors above the harbour' } })
    const held = await shop.hold('products')
    await shop.show('<h1>Shop</h1><cartlet-collection collection="kitchen" limit="12" layout="list"></cartlet-collection>')
    await held.arrived
    const rows = page.locator('cartlet-collection .rows > li')
    const heights = async () =>
      new Set(await rows.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height))))
    await expect(rows).toHaveCount(12)
    const kept = await heights()
    held.release()
    const honey = cards(page).filter({ hasText: 'Honey of the heather' })
    await expect(honey.locator('.brand')).toHaveText('Moor & Hive')
    await expect(honey.locator('.price-row')).toContainText('/ 100 g')
    expect(await heights()).toEqual(kept)
  })

for (const layout of ['list', 'grid'])
  test(`in a ${layout}, cards in a smaller font and with a price of two lines take the room kept for them`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: layout === 'grid' ? 360 : 1280, height: 740 })
    await hardenCatalogue(page, { 'brass-lamp': { price: '€123,456,789,000,000.00' } })
    const held = await shop.hold('products')
    await shop.show(
      `<h1>Shop</h1><cartlet-collection collection="home" limit="4" layout="${layout}"></cartlet-collection>`,
      styled(':root { --cartlet-density: compact } cartlet-collection::part(card) { font-size: 13px }'),
    )
    await held.arrived
    const places = page.locator('cartlet-collection .grid > li')
    const heights = () => places.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)))
    await expect(places).toHaveCount(4)
    const kept = await heights()
    held.release()
    await expect(cards(page)).toHaveCount(4)
    const price = await cards(page).nth(1).locator('.price-row').boundingBox()
    if (layout === 'grid') expect(price?.height, 'two lines').toBeGreaterThan(30)
    expect(await heights()).toEqual(kept)
  })

test('in a row of cards with names of one line the price follows the name, and what is left stands above the button', async ({
  page,
  shop,
}) => {
  await shop.show('<h1>Shop</h1><cartlet-collection collection="home" limit="4" columns="4"></cartlet-collection>')
  await expect(cards(page)).toHaveCount(4)
  const gaps = await cards(page).evaluateAll((all) =>
    all.map((card) => {
      const boxOf = (selector: string) => card.querySelector(selector)?.getBoundingClientRect() as DOMRect
      const [name, price, button] = [boxOf('.name'), boxOf('.price-row'), boxOf('.actions .button')]
      return { name: Math.round(price.top - name.bottom), left: button.top - price.bottom > 12 }
    }),
  )
  expect(gaps).toEqual(Array(4).fill({ name: 4, left: true }))
})

test('a grid has as many as eight columns', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1500, height: 900 })
  await shop.show('<h1>Shop</h1><cartlet-collection limit="16" columns="8"></cartlet-collection>')
  await expect.poll(() => cards(page).evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().x)).size)).toBe(8)
})

test('a button without its price is named without it, as a tag and as a div, and sells', async ({ page, shop }) => {
  await shop.show(`<cartlet-buy-button product="blue-mug" price="none">Buy the mug</cartlet-buy-button>
    <div data-cartlet="buy-button" data-product="iron-teapot" data-price="none">Buy the teapot</div>
    <cartlet-buy-button product="fig-candle" price="none">Go</cartlet-buy-button>`)
  await expect(page.getByRole('button', { name: 'Buy the teapot', exact: true })).toBeVisible()
  const gaps = await page.getByRole('button', { name: 'Go', exact: true }).evaluate((button) => {
    const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    range.selectNodeContents(walker.nextNode() as Node)
    const [box, word] = [button.getBoundingClientRect(), range.getBoundingClientRect()]
    return [word.left - box.left, box.right - word.right].map(Math.round)
  })
  expect(Math.abs((gaps[0] ?? 0) - (gaps[1] ?? 99)), `a short word is in the middle: ${gaps}`).toBeLessThan(3)
  await page.getByRole('button', { name: 'Buy the mug', exact: true }).click()
  await expect(line(page, 'Blue Mug')).toBeVisible()
})

test('every element with a width takes the page’s, and is never wider than its place', async ({ page, shop }) => {
  const names = ELEMENTS.filter(({ variables }) => variables.includes('--cartlet-width')).map(({ name }) => `cartlet-${name}`)
  expect(names).toHaveLength(5)
  const given: Record<string, string> = {
    'cartlet-product': 'product="blue-mug"',
    'cartlet-collection': 'collection="home" limit="4"',
  }
  await shop.show(names.map((name) => `<${name} ${given[name] ?? ''}></${name}>`).join(''), {
    ...styled(`${names} { --cartlet-width: 300px } .wide { --cartlet-width: 9000px }`),
    script: 'data-wish-list="on"',
  })
  for (const name of names) {
    const element = page.locator(name)
    await element.scrollIntoViewIfNeeded()
    await expect(element.locator('.root > *').first()).toBeVisible()
    await expect.poll(async () => (await element.boundingBox())?.width, name).toBe(300)
    await element.evaluate((one) => one.classList.add('wide'))
    await expect.poll(async () => (await element.boundingBox())?.width, name).toBeGreaterThan(300)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('the author’s own content stands in the drawer and on the toggles, with the page’s styles', async ({ page, shop }) => {
  const own = ['header', 'footer', 'before-checkout', 'empty']
    .map((name) => `<template data-cartlet-slot="${name}"><p class="own">Own ${name}</p></template>`)
    .join('')
  const toggles = `<cartlet-cart-toggle><span slot="label">Basket (<b data-cartlet-count>0</b>)</span></cartlet-cart-toggle>
    <template data-cartlet-slot="toggle">Bag <b data-cartlet-count></b></template><button data-cartlet-open="cart">Mine: <i data-cartlet-count>0</i></button>`
  await shop.show(
    `${toggles}${own}<cartlet-buy-button product="blue-mug" style="margin-top: 2000px">Buy the mug</cartlet-buy-button>`,
    // The page's own variables: those of ours that reach what is slotted have other names.
    styled(`:root { --text: ${MARK} } .own { color: var(--text) }`),
  )
  await page.getByRole('button', { name: 'Basket (0)' }).click()
  await expect(page.getByText('Own empty')).toHaveCSS('color', MARK)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /Buy the mug/ }).click()
  await expect(line(page, 'Blue Mug')).toBeVisible()
  for (const name of ['header', 'footer', 'before-checkout']) await expect(page.getByText(`Own ${name}`)).toHaveCSS('color', MARK)
  await expect(page.getByText('Own empty')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Basket (1)' })).toBeAttached()
  await expect(page.getByRole('button', { name: 'Bag 1' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mine: 1' })).toBeAttached()
})

test('a number that the page adds later, or without a drawer, shows the cart too', async ({ page, shop }) => {
  await shop.show(
    '<p>In it: <b data-cartlet-count></b></p><cartlet-buy-button product="blue-mug">Buy the mug</cartlet-buy-button>',
    {
      script: 'data-cart="none"',
    },
  )
  await expect(page.getByText('In it: 0')).toBeVisible()
  await page.getByRole('button', { name: /Buy the mug/ }).click()
  await expect(page.getByText('In it: 1')).toBeVisible()
  await page.evaluate(() => {
    const later = document.createElement('p')
    later.append('Later: ', Object.assign(document.createElement('b')))
    later.querySelector('b')?.setAttribute('data-cartlet-count', '')
    document.body.append(later)
  })
  await expect(page.getByText('Later: 1')).toBeVisible()
  await expect(page.locator('[data-cartlet-count="1"]')).toHaveCount(2)
})

test('a slot that there is not is reported', async ({ page, shop }) => {
  shop.expectConsoleError(/data-cartlet-slot="heading" is not known\. Use one of: header, empty/)
  await shop.show('<template data-cartlet-slot="heading">Hello</template><button data-cartlet-open="cart">Open</button>')
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(drawer(page)).toBeVisible()
  await expect(drawer(page).getByText(/empty/)).toBeVisible()
})

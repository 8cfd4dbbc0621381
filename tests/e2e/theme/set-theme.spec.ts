/** Themes by name, as an object and as a file; the page's own style sheets win. */
import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures/fixtures'

const sells = (attributes = '') =>
  `<cartlet-buy-button product="blue-mug" ${attributes}><a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a></cartlet-buy-button>`
const MUG = sells()
const PINK = 'rgb(242, 167, 192)'
const WINE = 'rgb(122, 31, 61)'
const OURS = 'rgb(31, 92, 74)'

const button = (page: Page) => page.locator('cartlet-buy-button button').first()
const expectDrawn = (page: Page) => expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' }).first()).toBeVisible()
const background = (page: Page, index = 0) =>
  page
    .locator('cartlet-buy-button button')
    .nth(index)
    .evaluate((one) => getComputedStyle(one).backgroundColor)

test('a theme of variables colours the elements, has other values for dark, and is replaced by the next one', async ({
  page,
  shop,
}) => {
  await shop.show(MUG)
  await expectDrawn(page)
  await page.evaluate(() =>
    cartlet.setTheme({
      '--cartlet-color-primary': '#7a1f3d',
      '--cartlet-radius': '3px',
      dark: { '--cartlet-color-primary': '#f2a7c0', '--cartlet-color-on-primary': '#2a0914' },
    }),
  )
  expect(await background(page)).toBe(WINE)
  await expect(button(page)).toHaveCSS('border-radius', '3px')
  await page.evaluate(() => cartlet.setTheme('dark'))
  expect(await background(page)).toBe(PINK)
  await page.evaluate(() => cartlet.setTheme({ theme: 'light' }))
  expect(await background(page)).toBe(OURS)
  await expect(button(page)).toHaveCSS('border-radius', '10px')
})

test('a variable of the page’s own style sheets wins over a theme', async ({ page, shop }) => {
  const head = '<style>.special { --cartlet-color-primary: #7a1f3d }</style>%%SNIPPET%%'
  await shop.show(`${MUG}${sells('class="special"')}`, { head })
  await expectDrawn(page)
  await page.evaluate(() => cartlet.setTheme({ '--cartlet-color-primary': '#00467f' }))
  expect(await background(page)).toBe('rgb(0, 70, 127)')
  expect(await background(page, 1)).toBe(WINE)
})

test('an invalid theme is refused, and a misspelt variable is reported', async ({ page, shop }) => {
  shop.expectConsoleError(/setTheme: there is no variable "--cartlet-colour-primary"/)
  await shop.show(MUG)
  await expectDrawn(page)
  const refused = await page.evaluate(() =>
    cartlet.setTheme(7 as never).then(
      () => '',
      ({ code }: { code: string }) => code,
    ),
  )
  expect(refused).toBe('INVALID_ARGUMENT')
  await page.evaluate(() => cartlet.setTheme({ '--cartlet-colour-primary': 'red' } as never))
  expect(await background(page)).toBe(OURS)
})

test('a theme file colours a page that names it, including the drawer', async ({ page, shop }) => {
  const theme = { theme: 'host', '--cartlet-color-primary': '#7a1f3d', '--cartlet-color-surface': '#fff4f8' }
  await page.route('**/shared/theme.json', (route) => route.fulfill({ json: theme }))
  await shop.show(MUG, { script: 'data-theme="/shared/theme.json"' })
  await expectDrawn(page)
  expect(await background(page)).toBe(WINE)
  await button(page).click()
  await expect(page.getByRole('dialog')).toHaveCSS('background-color', 'rgb(255, 244, 248)')
})

test('setTheme with the address of a file resolves once the file is loaded and applied', async ({ page, shop }) => {
  await page.route('**/shared/*.json', (route) => {
    const color = route.request().url().includes('wine') ? '#7a1f3d' : '#f2a7c0'
    return route.fulfill({ json: { '--cartlet-color-primary': color } })
  })
  await shop.show(MUG)
  await expectDrawn(page)
  await page.evaluate(() => cartlet.setTheme('/shared/wine.json'))
  expect(await background(page)).toBe(WINE)
  await page.evaluate(() => cartlet.setTheme('/shared/pink.json')) // the code is loaded by now
  expect(await background(page)).toBe(PINK)
})

test('a missing theme file is reported, and the shop keeps its own colours', async ({ page, shop }) => {
  shop.expectStatus(404)
  shop.expectConsoleError(/The theme file \/nowhere\/theme\.json cannot be used\./)
  await shop.show(MUG, { script: 'data-theme="/nowhere/theme.json"' })
  await expectDrawn(page)
  expect(await background(page)).toBe(OURS)
})

test('a button takes colours, font and corners from the page’s own buttons', async ({ page, shop }) => {
  const style = `body { font-family: Georgia, serif; background: #fffdf5; color: #222 }
    .cta { border: 0; border-radius: 999px; background: #ffd86b; color: #fff } .plain { background: #ddd; color: #000 }`
  await shop.show(
    `<button class="plain">Menu</button> <button class="cta">Join</button> <button class="plain">Search</button> ${MUG}`,
    {
      script: 'data-theme="host"',
      head: `<style>${style}</style>%%SNIPPET%%`,
    },
  )
  await expectDrawn(page)
  await expect(button(page)).toHaveCSS('background-color', 'rgb(255, 216, 107)')
  await expect(button(page)).toHaveCSS('border-radius', '999px')
  await expect(button(page)).toHaveCSS('font-family', 'Georgia, serif, sans-serif')
  // The page's own white on yellow is unreadable.
  await expect(button(page)).not.toHaveCSS('color', 'rgb(255, 255, 255)')
})

test('a button in a frame without a background takes the theme of the page that shows through', async ({ page, shop }) => {
  const frame = `<!doctype html><html lang="en"><head><title>Shop</title>%%SNIPPET%%</head><body>${sells()}</body></html>`
  await shop.show(`<iframe title="Shop" width="400" height="200" srcdoc='${frame}'></iframe>`, {
    head: '<style>body { background: #0b1120; color: #fff }</style>',
  })
  const root = page.frameLocator('iframe').locator('cartlet-buy-button .root')
  await expect(root.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
  await expect(root).toHaveAttribute('data-theme', 'dark')
})

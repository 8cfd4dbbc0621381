/** Nothing of ours takes room in a page: neither what stays in it, nor what comes and goes. */
import type { Page } from '@playwright/test'
import { drawer, toggle } from '../../support/fixtures/cart'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'

const button = (product: string, words: string) =>
  `<cartlet-buy-button product="${product}"><a href="%%API%%/product-page/${product}">${words}</a></cartlet-buy-button>`
const MUG = button('blue-mug', 'Buy the Blue Mug')
const TEE = button('linen-tee', 'Choose options')
const PARTS = '<header>Head</header><main><p>Words</p><p>More words</p></main><footer>Foot</footer>'

/** Size of the document, and the box of each element of the page. */
const room = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement
    const own = '[class], p, main, header, footer, section, body, html, cartlet-buy-button'
    return {
      document: [root.scrollWidth, root.scrollHeight, root.clientWidth],
      boxes: [...document.querySelectorAll(own)].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return `${element.localName} ${[x, y, width, height]}`
      }),
    }
  })

const filled = 'html,body{height:100%;margin:0}'
const BODIES: Record<string, string> = {
  'is an ordinary one': '',
  'fills the window': filled,
  'is a column with gaps': 'body{display:flex;flex-direction:column;gap:40px}',
  'is a row whose parts are spread': `${filled}body{display:flex;justify-content:space-between}`,
  'is a grid with gaps': 'body{display:grid;gap:40px;grid-template-columns:1fr 1fr}',
  'is a grid whose rows share the window': `${filled}body{display:grid;align-content:space-between}`,
  'has columns of text': 'body{columns:2;column-gap:30px}',
  'is positioned and scrolls': `${filled}body{position:relative;overflow:auto}`,
  'gives all its children margins and a size': 'body>*{margin:25px!important;min-height:30px!important;padding:3px!important}',
  'has large letters and lines': 'body{font-size:40px;line-height:3}',
}

// hazard 95
for (const dir of ['ltr', 'rtl'] as const)
  for (const [kind, css] of Object.entries(BODIES))
    test(`the script changes no box of a ${dir} page whose body ${kind}`, async ({ page, shop }) => {
      const style = `<style>${css}</style>`
      await shop.show(PARTS, { head: style, dir })
      const before = await room(page)
      await shop.show(PARTS, { head: `${style}%%SNIPPET%%`, dir })
      await expect(toggle(page, '0 items')).toBeVisible()
      expect(await room(page)).toEqual(before)
    })

/** A page with a button, and the boxes that it has while nothing is shown. */
async function openShop(page: Page, shop: Shop, script: string) {
  await shop.show(`${PARTS}${MUG}${TEE}`, {
    head: '<style>body{display:flex;flex-direction:column;gap:40px}</style>%%SNIPPET%%',
    script,
  })
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
  await expect(toggle(page, '0 items')).toBeVisible()
  return room(page)
}

test('a message, the drawer and the sentences for screen readers take no room', async ({ page, shop }) => {
  const before = await openShop(page, shop, 'data-on-add="toast"')
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expect(page.getByRole('button', { name: 'View cart' })).toBeVisible()
  expect(await room(page)).toEqual(before)
  await page.getByRole('button', { name: 'View cart' }).click()
  await expect(drawer(page)).toBeVisible()
  expect(await room(page)).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  expect(await room(page)).toEqual(before)
})

test('a quick view takes no room while it is open, nor afterwards', async ({ page, shop }) => {
  const before = await openShop(page, shop, '')
  await page.getByRole('button', { name: 'Choose options' }).click()
  await expect(page.getByRole('dialog', { name: 'Linen Tee' })).toBeVisible()
  expect(await room(page)).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Linen Tee' })).toHaveCount(0)
  expect(await room(page)).toEqual(before)
})

test('a notice takes no room', async ({ page, shop }) => {
  const before = await openShop(page, shop, '')
  await page.goto(`${page.url()}?cartlet-add=blue-mug`)
  await expect(page.locator('cartlet-notice').getByRole('button').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
  expect(await room(page)).toEqual(before)
})

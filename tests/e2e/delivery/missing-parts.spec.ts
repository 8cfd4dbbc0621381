/**
 * A chunk of a product or a grid that cannot be fetched: the rest works, a sentence or a link leads on, and nothing is left
 * blank.
 */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { quantity } from '../../support/fixtures/cart'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'

const full = (slug: string) => `<main><h1>A page</h1><cartlet-product product="${slug}" layout="full"></cartlet-product></main>`
const show = (shop: Shop, body: string, more = '') => shop.show(body, { script: `data-catalog="v1" ${more}` })

/** Blocks one of our files until the returned function is called. */
async function lose(page: Page, part: string): Promise<() => Promise<void>> {
  const file = new RegExp(`/dist/${part}-\\w+\\.js`)
  await page.route(file, (route) => route.abort())
  return () => page.unroute(file)
}

const add = (page: Page) => page.getByRole('button', { name: 'Add to cart' })

test('a product whose full layout cannot be loaded is a card, which sells', async ({ page, shop }) => {
  shop.expectConsoleError(/LOAD_FAILED/)
  await lose(page, 'full')
  await show(shop, full('heather-honey'))
  await expect(page.getByRole('article').getByRole('link', { name: 'Heather Honey' })).toBeVisible()
  await add(page).click()
  await expect(quantity(page, 'Heather Honey, 250 g')).toHaveValue('1')
  expect(shop.events('error')).toMatchObject([{ detail: { code: 'LOAD_FAILED' } }])
})

test('a product whose gallery cannot be loaded shows its image and sells', async ({ page, shop }) => {
  shop.expectConsoleError(/LOAD_FAILED/)
  await lose(page, 'gallery')
  await show(shop, full('blue-mug'))
  await expect(page.getByRole('img', { name: 'Blue stoneware mug on a linen cloth' })).toBeVisible()
  await add(page).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
})

test('an image whose zoom cannot be loaded becomes a link to the image and keeps focus', async ({ page, shop }) => {
  shop.expectConsoleError(/LOAD_FAILED/)
  await lose(page, 'zoom')
  await show(shop, full('blue-mug'))
  const enlarge = 'Enlarge: Blue stoneware mug on a linen cloth'
  await page.getByRole('button', { name: enlarge }).click()
  const link = page.getByRole('link', { name: enlarge })
  await expect(link).toBeFocused()
  await expect(link).toHaveAttribute('href', /^https?:.*blue-mug/)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a full product can be chosen and added before its optional chunks are requested', async ({ page, shop }) => {
  const manifest: Record<string, { file: string; imports: string[] }> = JSON.parse(readFileSync('dist/manifest.json', 'utf8'))
  const filesOf = (...names: string[]) =>
    names.flatMap((name) => [manifest[name]?.file ?? '', ...(manifest[name]?.imports ?? [])])
  const enough = filesOf('widget', 'shop', 'page-ui', 'visit', 'v1', 'product', 'full')
  const rest: string[] = []
  let stood: boolean | undefined
  await page.route(/\/dist\/(?!loader)[\w-]+\.js$/, async (route) => {
    const file = new URL(route.request().url()).pathname.replace(/.*\//, '')
    // Files for the next visit do not matter here.
    if (enough.includes(file) || filesOf('snapshot').includes(file)) return route.continue()
    stood ??= await add(page).isVisible()
    rest.push(file)
    return route.abort()
  })
  shop.expectConsoleError(/LOAD_FAILED/)
  await show(shop, full('linen-tee'), 'data-on-add="none"')
  await expect(page.getByRole('img', { name: /linen/i })).toBeVisible()
  await page.getByRole('radio', { name: /Ink/ }).check()
  await page.getByRole('radio', { name: 'M', exact: true }).check()
  await add(page).click()
  await expect.poll(() => shop.sent('add')).toHaveLength(1)
  await expect(page.getByRole('button', { name: 'Added' })).toBeVisible()
  expect(stood).toBe(true)
  expect(rest).toEqual(expect.arrayContaining(filesOf('gallery', 'product-text').filter((file) => !enough.includes(file))))
})

test('a product whose texts cannot be loaded shows a link to its own page', async ({ page, shop }) => {
  shop.expectConsoleError(/LOAD_FAILED/)
  await lose(page, 'product-text')
  await show(shop, full('blue-mug'))
  await expect(page.getByRole('link', { name: 'View details' })).toHaveAttribute('href', /\/product-page\/blue-mug$/)
  await expect(page.locator('cartlet-product .lines')).toHaveCount(0)
  await expect(add(page)).toBeVisible()
})

test('a description that cannot be drawn says so, and is drawn on "Try again"', async ({ page, shop }) => {
  shop.expectConsoleError(/LOAD_FAILED/)
  const find = await lose(page, 'html')
  await show(shop, full('blue-mug'))
  await expect(page.getByText('The description could not be loaded.').first()).toBeVisible()
  await expect(add(page)).toBeVisible()
  await page.locator('summary').first().click()
  await expect(page.locator('details[open]').getByText('The description could not be loaded.')).toBeVisible()
  await find()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('A generous stoneware mug')).toBeVisible()
})

test('an add whose catalog reference cannot be loaded is reported at the button, and the next press adds', async ({
  page,
  shop,
}) => {
  const find = await lose(page, 'catalog-reference')
  await show(shop, full('engraved-pen'), 'data-on-add="none"')
  await page.getByRole('textbox', { name: 'Engraving' }).fill('To Ada')
  await add(page).click()
  const problem = page.locator('cartlet-product [role=alert]')
  await expect(problem).toHaveText('This could not be added to your cart. Please try again.')
  await expect(add(page)).not.toHaveAttribute('aria-busy')
  expect(shop.sent('add')).toEqual([])
  await find()
  await add(page).click()
  await expect.poll(() => shop.sent('add')).toHaveLength(1)
  await expect(problem).toHaveCount(0)
})

test('a quick view that cannot be loaded is reported at its button, and the next press opens it', async ({ page, shop }) => {
  const find = await lose(page, 'quick-view')
  await show(shop, '<main><cartlet-buy-button product="stoneware-bowl">Choose</cartlet-buy-button></main>')
  const button = page.getByRole('button', { name: /Choose/ })
  await button.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(button).not.toHaveAttribute('aria-busy')
  await find()
  await button.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a grid whose listing cannot be loaded says so, and is there after "Try again"', async ({ page, shop }) => {
  shop.expectConsoleError(/LOAD_FAILED/)
  const find = await lose(page, 'v1-listing')
  await show(shop, '<main><cartlet-collection limit="4"></cartlet-collection></main>')
  await expect(page.getByText('The products could not be loaded.')).toBeVisible()
  await find()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article')).toHaveCount(4)
})

test('a grid that cannot be drawn leaves the author’s content', async ({ page, shop }) => {
  shop.expectConsoleError(/LOAD_FAILED/)
  await lose(page, 'collection')
  await show(shop, '<main><cartlet-collection><a href="%%API%%/">See them in our shop</a></cartlet-collection></main>')
  await expect.poll(() => shop.events('error')).toHaveLength(1)
  await expect(page.getByRole('link', { name: 'See them in our shop' })).toBeVisible()
})

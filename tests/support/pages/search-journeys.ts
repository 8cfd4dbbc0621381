/** Journeys through the search, for a shop with either version of the catalog. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { drawer } from '../fixtures/cart'
import { expect, type Shop, test } from '../fixtures/fixtures'

type Version = 'v1' | 'v3'

const CALL = {
  v1: { method: 'GET', path: '/stores-reader/v1/products/query-platformized' },
  v3: { method: 'GET', path: '/stores/v3/products/search' },
} as const

const FORM = '<form action="/t/1" role="search"><label>Find <input type="search" name="words"></label><button>Go</button></form>'
const IN_PLACE = '<main><h1>A shop</h1><cartlet-search limit="4"></cartlet-search></main>'

export const field = (page: Page): Locator => page.getByRole('combobox', { name: 'Search the shop' })
export const options = (page: Page): Locator => page.getByRole('listbox').getByRole('option')
const results = (page: Page) => page.getByRole('region', { name: /^Results for/ })
const names = (page: Page) => results(page).getByRole('article').getByRole('heading').allTextContents()
const layer = (page: Page) =>
  page.evaluate(() =>
    (window as { dataLayer?: { event?: string; search_term?: string }[] }).dataLayer?.filter(({ event }) => event),
  )

export function searchJourneys(version: Version): void {
  const script = `data-catalog="${version}"`
  const show = (shop: Shop, body = IN_PLACE, more = '') => shop.show(body, { script: `${script} ${more}` })
  const searches = (shop: Shop) => shop.platform.journal.requests(CALL[version])

  test(`suggestions have picture, name and price, and the keyboard alone opens one (${version})`, async ({ page, shop }) => {
    await show(shop, IN_PLACE, 'data-product-link="/shop/{slug}"')
    shop.expectStatus(404)
    await field(page).focus()
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.type('bowl')
    await expect(options(page).filter({ hasText: 'Stoneware Bowl' })).toContainText('€24.00')
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator('cartlet-search').getByRole('status')).toHaveText(/\d products? suggested/)
    const { violations } = await new AxeBuilder({ page }).include('cartlet-search').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await page.keyboard.press('ArrowDown')
    const chosen = page.getByRole('option', { selected: true })
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) as string)
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant')
    await page.keyboard.press('Escape')
    await expect(options(page)).toHaveCount(0)
    await expect(field(page)).toHaveValue('bowl')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(shop.url('/shop/stoneware-bowl'))
  })

  test(`a suggestion without a page of its own opens in place, and never leaves the site (${version})`, async ({
    page,
    shop,
  }) => {
    await show(shop)
    const address = page.url()
    await field(page).fill('bowl')
    await options(page).filter({ hasText: 'Stoneware Bowl' }).click()
    await expect(page.getByRole('dialog', { name: 'Stoneware Bowl' })).toBeVisible()
    expect(page.url()).toBe(address)
    await expect.poll(() => shop.events('product-select').length).toBe(1)
  })

  test(`a search shows its results in place, which can be sorted, bought from, and are counted once (${version})`, async ({
    page,
    shop,
  }) => {
    await show(shop, IN_PLACE, 'data-analytics="datalayer"')
    await field(page).fill('tea')
    await field(page).press('Enter')
    await expect.poll(async () => (await names(page)).length).toBeGreaterThan(1)
    await expect(options(page)).toHaveCount(0)
    await results(page).getByRole('combobox', { name: 'Sort by' }).selectOption('Price, low to high')
    await expect.poll(async () => (await names(page))[0]).toBe('Loose Tea, 80 g')
    await results(page)
      .getByRole('article')
      .filter({ hasText: 'Tea Towels' })
      .getByRole('button', { name: 'Add to cart' })
      .click()
    await expect(drawer(page).getByRole('heading', { name: 'Tea Towels, Set of Two' })).toHaveCount(1)
    const told = await layer(page)
    expect(told?.filter(({ event }) => event === 'search')).toEqual([{ event: 'search', search_term: 'tea' }])
    expect(told?.filter(({ event }) => event === 'view_search_results')).toEqual([
      { event: 'view_search_results', search_term: 'tea' },
    ])
  })

  test(`what matches nothing says what to try (${version})`, async ({ page, shop }) => {
    await show(shop)
    await field(page).fill('xyzzy')
    await field(page).press('Enter')
    await expect(results(page)).toContainText('Nothing found for “xyzzy”.')
    await expect(results(page)).toContainText(version === 'v1' ? 'Only the names of products are searched' : 'Check the spelling')
  })

  test(`the form of the author leads to the page of results, which shows them and keeps Back (${version})`, async ({
    page,
    shop,
  }) => {
    // The second page is the one that the form names: the first that is shown.
    await show(shop, '<main><h1>Results</h1><cartlet-search></cartlet-search></main>'.replace('</cartlet', `${FORM}</cartlet`))
    const resultsPage = page.url()
    await show(shop, `<main><h1>Home</h1><cartlet-search>${FORM}</cartlet-search></main>`)
    await field(page).fill('bowl')
    await field(page).press('Enter')
    await expect(page).toHaveURL(`${resultsPage}?words=bowl`)
    await expect.poll(() => names(page)).toContain('Stoneware Bowl')
    await expect(field(page)).toHaveValue('bowl')
    await field(page).fill('teapot')
    await field(page).press('Enter')
    await expect.poll(() => names(page)).toContain('Iron Teapot')
    await expect(page).toHaveURL(`${resultsPage}?words=teapot`)
    await page.goBack()
    await expect.poll(() => names(page)).toContain('Stoneware Bowl')
    await expect(field(page)).toHaveValue('bowl')
  })

  test(`the last searches are offered again, can be cleared, and are stored only with consent (${version})`, async ({
    page,
    shop,
  }) => {
    const stored = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(':searches')))
    await show(shop, IN_PLACE, 'data-consent="required"')
    await field(page).fill('bowl')
    await field(page).press('Enter')
    await expect.poll(() => names(page)).toContain('Stoneware Bowl')
    expect(await stored()).toEqual([])
    await show(shop)
    await field(page).fill('teapot')
    await field(page).press('Enter')
    await expect.poll(() => names(page)).toContain('Iron Teapot')
    expect(await stored()).toHaveLength(1)
    await field(page).fill('')
    await expect(options(page)).toHaveText(['teapot'])
    await field(page).fill('bowl')
    await field(page).press('Enter')
    await expect.poll(() => names(page)).toContain('Stoneware Bowl')
    await field(page).fill('')
    await options(page).filter({ hasText: 'teapot' }).click()
    await expect.poll(() => names(page)).toContain('Iron Teapot')
    await field(page).fill('')
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(options(page)).toHaveCount(0)
    expect(await stored()).toEqual([])
  })

  for (const status of [403, 404, 500])
    test(`when the platform answers ${status}, suggestions stay away, and results offer another try where it helps (${version})`, async ({
      page,
      shop,
    }) => {
      await show(shop)
      await expect(field(page)).toBeVisible()
      shop.expectConsoleError(/\[cartlet\] /)
      shop.platform.faults.add({ ...CALL[version], kind: 'status', status, times: Number.POSITIVE_INFINITY })
      await field(page).fill('bowl')
      await expect.poll(() => searches(shop).length).toBeGreaterThan(0)
      await field(page).press('Enter')
      await expect(page.getByRole('alert')).toHaveText(/The products could not be loaded/)
      await expect(options(page)).toHaveCount(0)
      await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toHaveCount(status === 500 ? 1 : 0)
      shop.platform.faults.clear()
      await field(page).fill('teapot')
      await field(page).press('Enter')
      await expect.poll(() => names(page)).toContain('Iron Teapot')
    })

  test(`a slow answer for earlier words never replaces a newer one (${version})`, async ({ page, shop }) => {
    await show(shop)
    await expect(field(page)).toBeVisible()
    await field(page).fill('te')
    await expect(options(page).first()).toBeVisible()
    shop.platform.faults.add({ ...CALL[version], kind: 'delay', ms: 1500 })
    const before = searches(shop).length
    await field(page).fill('bowl')
    await expect.poll(() => searches(shop).length).toBe(before + 1)
    await field(page).fill('teapot')
    await expect(options(page)).toHaveCount(1)
    await expect(options(page)).toContainText('Iron Teapot')
    await expect.poll(() => shop.platform.faults.pending().length).toBe(0)
    await expect(options(page)).toContainText('Iron Teapot')
  })
}

/** The four brands of the demo, which look nothing like ours and use nothing but what is documented: each sells, and can be used by everybody. */
import type { Page } from '@playwright/test'
import { drawer, fillCheckout, line, quantity } from '../../support/fixtures/cart'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'
import { expectClean } from '../../support/pages/axe'

interface Brand {
  path: string
  /** What is pressed first, and what it adds. */
  button: RegExp
  name: string
  slug: string
  added: number
  unitPriceMinor: number
  /** Words of the page in the drawer. */
  own: string
  /** A text of ours whose contrast is measured while the drawer is closed. */
  drawn: string
  opens(page: Page): ReturnType<Page['getByRole']>
}

const BRANDS: readonly Brand[] = [
  {
    path: '/brutalist',
    button: /^Take the tote/i,
    name: 'Canvas Tote',
    slug: 'canvas-tote',
    added: 1,
    unitPriceMinor: 2200,
    own: 'Thirty days. Any reason. Full refund.',
    drawn: 'Linen Apron',
    opens: (page) => page.getByRole('button', { name: /^Cart \d+$/ }),
  },
  {
    path: '/cosmetics',
    button: /^Light the candle/,
    name: 'Fig Candle',
    slug: 'fig-candle',
    added: 1,
    unitPriceMinor: 2400,
    own: 'A sample of something new travels with every parcel.',
    drawn: 'Heather Honey',
    opens: (page) => page.getByRole('button', { name: /^Bag \d+$/ }).first(),
  },
  {
    path: '/wholesale',
    button: /^12 mugs/,
    name: 'Blue Mug',
    slug: 'blue-mug',
    added: 12,
    unitPriceMinor: 1800,
    own: 'Ordered before 15:00, dispatched the same day.',
    drawn: 'Iron Teapot',
    opens: (page) => page.getByRole('button', { name: /^Order \d+$/ }),
  },
]

/**
 * Draws everything on the page, which happens near the viewport, and comes back to its start. The top of each element is brought to the top of the
 * viewport, as by a link to it: Playwright centres elements, by a height that may have changed since the last frame. The engine then counts what
 * follows as moved, from a place where it has never been painted.
 */
async function seeAll(page: Page, shop: Shop, { path, button }: Brand): Promise<void> {
  await shop.open(path)
  await page.locator('cartlet-buy-button').first().scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: button })).toBeVisible()
  for (const element of await page.locator('cartlet-product, cartlet-collection').all()) {
    await element.evaluate((top) => top.scrollIntoView())
    await expect(element.getByRole('heading').first()).toBeVisible()
    await expect(element.getByRole('img').first()).toBeVisible()
  }
  await page.evaluate(() => scrollTo(0, 0))
}

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

for (const brand of BRANDS) {
  for (const width of [360, 1280])
    test(`${brand.path} at ${width} px sells from its own buttons to the order, and never scrolls sideways`, async ({
      page,
      shop,
    }) => {
      await page.setViewportSize({ width, height: 740 })
      await seeAll(page, shop, brand)
      expect(await sideways(page)).toBeLessThanOrEqual(0)
      await page.getByRole('button', { name: brand.button }).click()
      await expect(quantity(page, brand.name)).toHaveValue(`${brand.added}`)
      await expect(drawer(page)).toBeVisible()
      await expect(page.getByText(brand.own)).toBeVisible()
      const heading = await drawer(page)
        .getByRole('heading', { name: /^Your cart/ })
        .boundingBox()
      const own = await page.getByText(brand.own).boundingBox()
      expect(heading?.height, 'the heading has one line').toBeLessThan(40)
      expect(own?.y, 'the words of the page are below it').toBeGreaterThan((heading?.y ?? 0) + (heading?.height ?? 0) - 1)

      await line(page, brand.name)
        .getByRole('button', { name: `Increase quantity for ${brand.name}` })
        .click()
      await expect(quantity(page, brand.name)).toHaveValue(`${brand.added + 1}`)
      await page.keyboard.press('Escape')
      await brand.opens(page).click()
      await expect(drawer(page)).toBeVisible()
      await expect(brand.opens(page)).toHaveText(new RegExp(`${brand.added + 1}`))
      await drawer(page).getByRole('button', { name: 'Checkout' }).click()
      await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible()
      await fillCheckout(page)
      await page.getByRole('button', { name: /^Pay €/ }).click()
      await expect
        .poll(() => shop.platform.orders())
        .toMatchObject([{ lines: [{ name: brand.name, quantity: brand.added + 1, unitPriceMinor: brand.unitPriceMinor }] }])
      await expect(page).toHaveURL(shop.url(brand.path))
    })

  for (const colorScheme of ['light', 'dark'] as const)
    test(`${brand.path} passes axe in a ${colorScheme} system, with the drawer closed and open`, async ({ page, shop }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await seeAll(page, shop, brand)
      await expectClean(page, brand.drawn)
      await page.getByRole('button', { name: brand.button }).click()
      await expect(quantity(page, brand.name)).toHaveValue(`${brand.added}`)
      await expectClean(page, 'Checkout')
    })

  for (const width of [360, 1280])
    test(`nothing around the elements of ${brand.path} moves at ${width} px while they are drawn`, async ({ page, shop }) => {
      await page.setViewportSize({ width, height: 740 })
      await page.addInitScript(() => {
        const shifts: string[] = []
        Object.assign(window, { shifts })
        type Source = { node?: Element; previousRect: DOMRectReadOnly }
        // What moves inside our elements has no node here. A list that is shorter than its limit brings what follows into sight.
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: Source[] })[])
            for (const { node, previousRect } of entry.sources)
              if (node && previousRect.height)
                shifts.push(`${entry.value.toFixed(4)} ${node.nodeName} ${node.textContent?.trim().slice(0, 20)}`)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await seeAll(page, shop, brand)
      const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
      expect(shifts).toEqual([])
    })
}

for (const [width, colorScheme] of [
  [360, 'dark'],
  [1280, 'light'],
] as const)
  test(`/gazette, made of templates alone, sells to the order at ${width} px in a ${colorScheme} system, and passes axe`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await shop.open('/gazette')
    await page.locator('table').scrollIntoViewIfNeeded()
    await expect(page.getByRole('rowheader')).toHaveCount(8)
    await expect(page.getByRole('button', { name: 'Buy Blue Mug' })).toBeVisible()
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    await expectClean(page, 'Prices of the day')
    await page.getByRole('button', { name: 'Buy it' }).click()
    await expect(quantity(page, 'Iron Teapot')).toHaveValue('1')
    await expectClean(page, 'Checkout')
    await drawer(page).getByRole('button', { name: 'Checkout' }).click()
    await fillCheckout(page)
    await page.getByRole('button', { name: /^Pay €/ }).click()
    await expect
      .poll(() => shop.platform.orders())
      .toMatchObject([{ lines: [{ name: 'Iron Teapot', quantity: 1, unitPriceMinor: 6715 }] }])
    await expect(page).toHaveURL(shop.url('/gazette'))
  })

/** Words of visible buttons in open shadow roots that begin on one line and end on another. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
    ]
    const found: string[] = []
    for (const root of rootsIn(document))
      for (const button of root.querySelectorAll('button')) {
        const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
        for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
          if (!node.parentElement?.checkVisibility() || node.parentElement.closest('.hidden, dialog:not([open])')) continue
          for (const { 0: word, index } of node.data.matchAll(/\p{L}{2,}/gu)) {
            const range = document.createRange()
            range.setStart(node, index)
            range.setEnd(node, index + word.length)
            const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
            if (tops.size > 1) found.push(word)
          }
        }
      }
    return found
  })

for (const { path, button } of BRANDS)
  test(`no word of a button of ${path} is broken in German on a phone`, async ({ page, shop }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.documentElement) return
        observer.disconnect()
        document.documentElement.lang = 'de'
      }).observe(document, { childList: true })
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.lang = 'de'
      })
    })
    await shop.open(path)
    await expect(page.getByRole('button', { name: button })).toBeVisible()
    const list = page.locator('cartlet-product, cartlet-collection').first()
    await list.scrollIntoViewIfNeeded()
    await expect(list.getByRole('button', { name: /hinzufügen|wählen|warenkorb/i }).first()).toBeVisible()
    expect(await brokenWords(page)).toEqual([])
  })

test('a wholesaler’s list sells from its rows, and its search finds', async ({ page, shop }) => {
  await shop.open('/wholesale')
  await page.getByRole('combobox', { name: 'Search by name' }).fill('bow')
  await expect(page.getByRole('option', { name: /Stoneware Bowl/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { name: 'Kitchen' }).scrollIntoViewIfNeeded()
  const row = page.getByRole('article').filter({ has: page.getByRole('heading', { name: /Heather Honey/ }) })
  await row.getByRole('button').click()
  await expect(line(page, 'Heather Honey')).toBeVisible()
})

test('a quick view and a whole product take the looks of their brands', async ({ page, shop }) => {
  await shop.open('/brutalist')
  await page.getByRole('heading', { name: 'Goods' }).scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: 'Linen Tee' }).click()
  const view = page.getByRole('dialog')
  await expect(view.getByRole('heading', { name: 'Linen Tee' })).toHaveCSS('text-transform', 'uppercase')
  await expect(view).toHaveCSS('border-radius', '0px')
  const [stepper, add] = await Promise.all([
    view.locator('[part~="quantity"]').boundingBox(),
    view.getByRole('button', { name: 'Add to cart' }).boundingBox(),
  ])
  expect(add?.height, 'the button is as high as the quantity beside it').toBeCloseTo(stepper?.height ?? 0, 0)

  await shop.open('/cosmetics')
  const bowl = page.getByRole('region', { name: 'The mixing bowl' })
  await bowl.scrollIntoViewIfNeeded()
  await bowl.getByRole('radio', { name: '14 cm' }).check()
  await expect(bowl.getByRole('button', { name: 'Add to cart' })).toHaveCSS('border-radius', '999px')
})

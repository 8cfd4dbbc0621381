/** Sixty malformed products, stored in the shop and drawn by the built files: no script, no error, no broken layout. */
import type { Page } from '@playwright/test'
import { NASTY_PRODUCTS } from '../../../demo/platform/seeds/shops/nasty'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'
import { isFull } from '../../support/sample'

test.use({ nastyProducts: true })

const POLICY = ["script-src 'self'", "style-src 'self'", "require-trusted-types-for 'script'", "trusted-types 'none'"].join('; ')
const SLUGS = NASTY_PRODUCTS.map(({ slug }) => slug)
const A_PAGE = 12
const PAGES = Array.from({ length: Math.ceil(SLUGS.length / A_PAGE) }, (_, place) =>
  SLUGS.slice(place * A_PAGE, (place + 1) * A_PAGE),
)

const show = (shop: Shop, body: string) =>
  shop.show(`<main><h1>A page</h1>${body}</main>`, { headers: { 'content-security-policy': POLICY } })

/** What no shadow root of ours may contain, and what must not have happened to the page. */
const faultsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const BAD =
      'script,style,iframe,object,embed,base,link,[onclick],[onerror],[onload],[srcdoc],a[href^="javascript"],a[href^="data"]'
    const { scrollWidth, clientWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : []
    if ('owned' in window) found.push('a script of the shop ran')
    for (const host of document.querySelectorAll('*')) {
      for (const one of host.shadowRoot?.querySelectorAll(BAD) ?? []) found.push(one.outerHTML.slice(0, 90))
      for (const control of host.shadowRoot?.querySelectorAll('button, a[href], select') ?? []) {
        const { left, right, width } = control.getBoundingClientRect()
        const isCut = width > 1 && (left < -0.5 || right > clientWidth + 0.5) && !control.closest('.track, .thumbnails, dialog')
        if (isCut) found.push(`${host.getAttribute('product')}: ${control.className} from ${left} to ${right}`)
      }
    }
    return found
  })

for (const width of [360, 1280])
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('sixty malformed products fill a grid without a script or a broken layout', async ({ page, shop }) => {
      await show(shop, '<cartlet-collection collection="nasty" limit="100"></cartlet-collection>')
      await expect(page.getByRole('article')).toHaveCount(SLUGS.length, { timeout: 30_000 })
      expect(await faultsIn(page)).toEqual([])
      await page.locator('cartlet-collection details').evaluate((filters) => filters.setAttribute('open', ''))
      for (const button of (await page.locator('cartlet-collection article button').all()).slice(0, 3)) await button.hover()
      expect(await faultsIn(page)).toEqual([])
    })

    test('each malformed product is shown in full with its texts, without a script or a broken layout', async ({
      page,
      shop,
    }) => {
      // On a narrow screen, `hostile-products.spec.ts` draws them in full in the short run, too.
      test.skip(width === 360 && !isFull, 'In the long run.')
      test.setTimeout(240_000)
      let drawn = 0
      for (const slugs of PAGES) {
        await show(shop, slugs.map((slug) => `<cartlet-product product="${slug}" layout="full"></cartlet-product>`).join(''))
        for (const slug of slugs) {
          const host = page.locator(`cartlet-product[product="${slug}"]`)
          await host.evaluate((element) => element.scrollIntoView())
          await expect(host.locator('article'), slug).toHaveCount(1)
          await expect(host.locator('.lines'), slug).toHaveCount(0)
          // Opens all sections and picks every first choice.
          await host.evaluate((element) => {
            for (const section of element.shadowRoot?.querySelectorAll('details') ?? []) section.open = true
            for (const radio of element.shadowRoot?.querySelectorAll<HTMLInputElement>(
              'legend + * input[type=radio]:first-of-type',
            ) ?? [])
              radio.click()
          })
        }
        expect(await faultsIn(page), slugs.join(' ')).toEqual([])
        drawn += await page.getByText('after a script').count()
      }
      // Of the product and of its section: harmless parts were not dropped with the rest.
      expect(drawn).toBe(2)
    })
  })

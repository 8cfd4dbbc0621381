/**
 * On pages of common systems and of plain authors, every text in our buttons, cards, toggle and drawer has a contrast of 4.5:1.
 */
import { drawer, expectTotals } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'
import { sampled } from '../../support/sample'
import { SAMPLE_PAGES } from './sample-pages'
import { textPairs } from './text-pairs'

const LEAST = 4.5

// A drawer that is fading in must not be measured. In a browser without this setting, its animations are waited for.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
const stands = (element: Element) =>
  Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)).then(() => {})

const button = (slug: string, label: string) =>
  `<cartlet-buy-button product="${slug}"><a href="%%API%%/product-page/${slug}">${label}</a></cartlet-buy-button>`
const card = (slug: string) =>
  `<cartlet-product product="${slug}"><a href="%%API%%/product-page/${slug}">${slug}</a></cartlet-product>`
const PARTS = `<div style="max-width: 320px">${button('blue-mug', 'Buy the Blue Mug')} ${button('field-notebook', 'A notebook')}
  ${button('brass-lamp', 'A lamp')} ${card('field-notebook')} <cartlet-cart-toggle><a href="/cart">Cart</a></cartlet-cart-toggle></div>`

for (const sample of sampled(SAMPLE_PAGES, 'theme pages'))
  test(`every text has a contrast of 4.5:1 on: ${sample.name}`, async ({ page, shop, browserName }) => {
    test.skip(browserName === 'firefox' && sample.media !== undefined, 'Playwright does not emulate media in the plain Firefox.')
    test.skip(browserName === 'firefox' && !sample.isForFirefox, 'How colours are read and computed is seen on a few pages.')
    const { html, style, around = '%', script, media, theme } = sample
    if (media) await page.emulateMedia({ colorScheme: media.colorScheme, forcedColors: media.forcedColors })
    await shop.show(around.replace('%', PARTS), { html, script, head: `<style>${style}</style>%%SNIPPET%%` })
    await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Sold out/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Field Notebook' })).toBeVisible()
    const onPage = await textPairs(page)
    expect(onPage.length).toBeGreaterThan(7)
    expect(onPage.filter(({ ratio }) => ratio < LEAST)).toEqual([])
    if (theme)
      expect(
        await page.locator('cartlet-buy-button .root').evaluateAll((all) => all.map((one) => one.getAttribute('data-theme'))),
      ).toEqual([theme, theme, theme])
    await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
    await expectTotals(page, { Subtotal: '€18.00' })
    await expect.poll(async () => (await textPairs(page)).length).toBeGreaterThan(onPage.length + 7)
    await drawer(page).evaluate(stands)
    const inDrawer = await textPairs(page)
    expect(inDrawer.filter(({ ratio }) => ratio < LEAST)).toEqual([])
    await expect(drawer(page)).toBeVisible()
  })

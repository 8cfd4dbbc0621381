/**
 * The largest screens with visitors' settings: 400 % zoom, wide text spacing, forced colours, no motion, right to left, German,
 * print.
 */
import type { Page } from '@playwright/test'
import { expect, type PageOptions, type Shop, test } from '../../support/fixtures/fixtures'
import { standStill } from '../../support/pages/still'
import { bringTools, inPage } from '../../support/states/controls'
import { lookAtKeys, NARROW } from '../../support/states/looking'
import { SCREENS } from '../../support/states/screens'
import type { Visit } from '../../support/states/walk'

test.use({ bulkProducts: 12 })

const visitOf = (page: Page, shop: Shop, options: PageOptions = {}): Visit => ({
  page,
  shop,
  async show(body) {
    await shop.show(`<main><h1>A page</h1>${body}</main>`, options)
    await page.evaluate(() => cartlet.ready)
  },
})

/** Opens the screens one after the other and collects what is wrong, a line each. */
async function onAllScreens(visit: Visit, look: () => Promise<string[]>): Promise<void> {
  const wrong: string[] = []
  await bringTools(visit.page)
  for (const [name, open] of Object.entries(SCREENS))
    await test.step(name, async () => {
      await open(visit)
      wrong.push(...(await look()).map((line) => `${name}: ${line}`))
    })
  expect(wrong).toEqual([])
}

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('at 400 % zoom nothing is unreachable, overflows sideways or covers the focused control', async ({ page, shop }) => {
    // 1280 × 1024 at 400 %.
    await page.setViewportSize({ width: 320, height: 256 })
    await onAllScreens(visitOf(page, shop), async () => {
      const scene = await inPage(page, 'scene')
      return [...(await lookAtKeys(page, scene)), ...(await inPage(page, 'tooWide', 320))]
    })
  })

  test('with the text spacing of WCAG 1.4.12 nothing is cut off', async ({ page, shop }) => {
    await page.setViewportSize(NARROW)
    await onAllScreens(visitOf(page, shop), async () => {
      await inPage(page, 'scene')
      const before = await inPage(page, 'cutOff')
      await inPage(page, 'spaceOut')
      const after = await inPage(page, 'cutOff')
      return [...after.filter((line) => !before.includes(line)), ...(await inPage(page, 'tooWide', NARROW.width))]
    })
  })

  test('in forced colours every control has an edge, and chosen, sold-out and focused ones can be told apart', async ({
    page,
    shop,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await onAllScreens(visitOf(page, shop), async () => {
      const scene = await inPage(page, 'scene')
      return [...(await lookAtKeys(page, scene)), ...(await inPage(page, 'edgeless'))]
    })
    const visit = visitOf(page, shop)
    await visit.show(
      '<cartlet-product product="linen-tee" layout="full"></cartlet-product><cartlet-buy-button product="brass-lamp">Lamp</cartlet-buy-button><cartlet-buy-button product="blue-mug">Mug</cartlet-buy-button>',
    )
    await page.getByRole('radio', { name: 'M', exact: true }).check()
    const style = (name: string, property: string) =>
      page.getByRole('button', { name }).evaluate((element, of) => getComputedStyle(element).getPropertyValue(of), property)
    expect(await style('Sold out', 'color')).not.toBe(await style('Mug', 'color'))
    const outline = (value: string) =>
      page.locator(`input[value="${value}"] + span`).evaluate((element) => getComputedStyle(element).outlineStyle)
    expect([await outline('M'), await outline('S')]).toEqual(['solid', 'none'])
  })

  test('with reduced motion no animation keeps running, not even while something loads', async ({ page, shop }) => {
    const visit = visitOf(page, shop)
    const moving = () =>
      page.evaluate(() => {
        const roots = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
          root,
          ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : [])),
        ]
        const all = roots(document).flatMap((root) => root.getAnimations())
        return all.filter(({ playState }) => playState === 'running').length
      })
    const held = await shop.hold('products')
    await visit.show('<cartlet-product product="blue-mug"></cartlet-product>')
    await expect(page.locator('.skeleton')).toBeVisible()
    await expect.poll(moving).toBe(0)
    held.release()
    const add = await shop.hold('add')
    await page.getByRole('button', { name: /^Add to cart/ }).click()
    await add.arrived
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect.poll(moving).toBe(0)
    add.release()
  })
})

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

test('very long German words wrap on a narrow screen', async ({ page, shop }) => {
  await page.setViewportSize(NARROW)
  await page.route(/\/stores-reader\/v1\/products|\/ecom\/v1\/carts/, async (route) => {
    const response = await route.fetch()
    const text = (await response.text()).replace(
      /"(?:Linen Tee|Blue Mug|Stoneware Bowl|Fig Candle)"|"Sage"|"Glaze"/g,
      `"${LONG}"`,
    )
    await route.fulfill({ response, body: text })
  })
  await onAllScreens({ ...visitOf(page, shop, { lang: 'de' }) }, async () => {
    await inPage(page, 'scene')
    return inPage(page, 'tooWide', NARROW.width)
  })
})

for (const lang of ['ar', 'he'])
  test(`from right to left (${lang}) the drawer is on the left, its lines are mirrored, and prices keep their order`, async ({
    page,
    shop,
  }) => {
    const visit = visitOf(page, shop, { lang, dir: 'rtl' })
    await visit.show('<cartlet-buy-button product="blue-mug">Buy</cartlet-buy-button>')
    await page.evaluate(() => cartlet.cart.add({ product: 'blue-mug', quantity: 2 }))
    await page.evaluate(() => cartlet.cart.open())
    const drawer = page.locator('dialog[open]')
    await expect(drawer.locator('.totals')).toHaveAttribute('aria-busy', 'false')
    await standStill(page)
    const box = async (selector: string) => (await drawer.locator(selector).first().boundingBox()) ?? { x: Number.NaN, width: 0 }
    expect((await drawer.boundingBox())?.x).toBeCloseTo(0)
    const [less, more] = [await box('.stepper button:first-child'), await box('.stepper button:last-child')]
    expect(less.x).toBeGreaterThan(more.x)
    const [picture, words] = [await box('.line .picture'), await box('.line .what')]
    expect(picture.x).toBeGreaterThan(words.x)
    // Whatever surrounds it: each digit is to the right of the one before. Where the currency's sign stands is up to the language.
    const places = await drawer
      .locator('.totals dd')
      .first()
      .evaluate((element) => {
        const text = element.firstChild as Text
        const shown = [...text.data].map((_, at) => at).filter((at) => /[\p{N}.,٫]/u.test(text.data[at] ?? ''))
        return shown.map((at) => {
          const range = document.createRange()
          range.setStart(text, at)
          range.setEnd(text, at + 1)
          return range.getBoundingClientRect().left
        })
      })
    expect(places.length).toBeGreaterThan(4)
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })

test('toast, toggle and drawer are left out when the page is printed', async ({ page, shop }) => {
  const visit = visitOf(page, shop, { script: 'data-on-add="toast"' })
  await visit.show('<cartlet-buy-button product="blue-mug">Buy</cartlet-buy-button>')
  await page.getByRole('button', { name: /^Buy/ }).click()
  await expect(page.getByRole('button', { name: 'View cart' })).toBeVisible()
  const floats = page.locator('.floating, .toast, dialog[open]')
  await expect(floats).toHaveCount(2)
  await page.emulateMedia({ media: 'print' })
  await expect(floats.filter({ visible: true })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'View cart' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(floats.filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'A page' })).toBeVisible()
})

/**
 * What visitors set in their browser and system: text size, contrast, colours, transparency, data saving. Boxes and computed
 * values are measured. The short run opens one screen for each setting, the long run every screen under every setting.
 */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'
import { standStill } from '../../support/pages/still'
import { sampled } from '../../support/sample'
import { bringTools, inPage } from '../../support/states/controls'
import { lookAtKeys, NARROW, smallTargets } from '../../support/states/looking'
import { ALL_SCREENS, askFor, setBrowserFont, smallButtons, type TextSize, textSizes } from '../../support/states/settings'
import type { Visit } from '../../support/states/walk'

test.use({ bulkProducts: 12, contextOptions: { reducedMotion: 'reduce' } })

const USUAL_PX = 16
const LARGE_PX = 32

type Screen = keyof typeof ALL_SCREENS
/** This screen closes when it loses focus, and a walk with the Tab key begins with that. */
const CLOSES: Screen = 'the menu of a member'
const namesFor = (setting: string): Screen[] => sampled(Object.keys(ALL_SCREENS), setting)

const visitOf = (page: Page, shop: Shop, style = ''): Visit => ({
  page,
  shop,
  async show(body, options) {
    await shop.show(`<style>${style}</style><main><h1>A page</h1>${body}</main>`, options)
    await page.evaluate(() => cartlet.ready)
  },
})

async function open(page: Page, shop: Shop, name: Screen, style?: string): Promise<void> {
  await bringTools(page)
  await ALL_SCREENS[name]?.(visitOf(page, shop, style))
  await standStill(page)
}

/** A new visitor with an empty cart. Not in the page of the screen: a member's session would end in the middle of it. */
async function beNew(page: Page, shop: Shop): Promise<void> {
  await shop.show('', { head: '' })
  await page.evaluate(() => localStorage.clear())
}

/** The system colour as the browser resolves it now. */
const systemColour = (page: Page, name: string): Promise<string> =>
  page.evaluate((color) => {
    const probe = document.createElement('p')
    probe.style.color = color
    document.body.append(probe)
    const shown = getComputedStyle(probe).color
    probe.remove()
    return shown
  }, name)

test.describe('text at 200 %', () => {
  for (const name of namesFor('text at 200 %'))
    test(`${name} doubles the size of every text when the browser’s font size doubles`, async ({ page, shop }) => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await open(page, shop, name)
      const usual = await textSizes(page)
      expect(usual.length).toBeGreaterThan(0)
      await beNew(page, shop)
      await setBrowserFont(page, LARGE_PX)
      await page.setViewportSize({ width: 2560, height: 1800 })
      await open(page, shop, name)
      const large = await textSizes(page)
      const found = usual.filter(({ text }) => large.some((one) => one.text === text))
      expect(found.length).toBeGreaterThan(usual.length / 2)
      // The same text may occur in several places.
      const isTwice = ({ text, px }: TextSize) =>
        large.some((one) => one.text === text && Math.abs(one.px / px - LARGE_PX / USUAL_PX) < 0.01)
      expect(found.filter((one) => !isTwice(one))).toEqual([])
    })

  for (const name of namesFor('text at 200 % on a narrow screen'))
    test(`${name} fits a 320 px screen with text at 200 %: nothing is cut off, scrolls sideways or is unreachable`, async ({
      page,
      shop,
    }) => {
      await setBrowserFont(page, LARGE_PX)
      await page.setViewportSize(NARROW)
      await open(page, shop, name, 'h1, h2 { overflow-wrap: anywhere }')
      const sizes = (await textSizes(page)).map(({ px }) => px)
      // Cartlet's smallest text is 11 px at the default font size.
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(22)
      const scene = name === CLOSES ? undefined : await inPage(page, 'scene')
      expect([
        ...(await inPage(page, 'tooWide', NARROW.width)).map((line) => `too wide: ${line}`),
        ...(await inPage(page, 'cutOff')).map((line) => `cut off: ${line}`),
        ...smallTargets(scene?.controls ?? []).map((line) => `too small: ${line}`),
        ...(scene ? await lookAtKeys(page, scene) : []),
      ]).toEqual([])
    })
})

test('page styles cannot make the text smaller than the visitor’s font size', async ({ page, shop }) => {
  const shrink = `html { font-size: 62.5% } body, main, cartlet-buy-button, cartlet-product { font-size: 50% !important }
    * { font-size: 8px !important; line-height: 1 !important }`
  await setBrowserFont(page, 20)
  await bringTools(page)
  const visit = visitOf(page, shop, shrink)
  await visit.show(
    '<cartlet-buy-button product="blue-mug">Buy</cartlet-buy-button><div style="width: 300px"><cartlet-product product="stoneware-bowl"></cartlet-product></div>',
  )
  const buy = page.getByRole('button', { name: /^Buy/ })
  await expect(buy).toHaveCSS('font-size', '20px')
  await expect(page.getByRole('heading', { name: 'Stoneware Bowl' })).toHaveCSS('font-size', '21.25px')
  await buy.click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: /^Your cart/ })).toHaveCSS('font-size', '25px')
})

test('the space reserved for a button grows with the text size, so that drawing the button moves nothing', async ({
  page,
  shop,
}) => {
  await setBrowserFont(page, LARGE_PX)
  const held = await shop.hold('products')
  await shop.show(
    '<p><cartlet-buy-button product="blue-mug"><a href="/mug">Buy the mug</a></cartlet-buy-button></p><p id="after">After</p>',
  )
  await held.arrived
  const after = () => page.locator('#after').evaluate((element) => element.getBoundingClientRect().top)
  const before = await after()
  held.release()
  await expect(page.getByRole('button', { name: /^Buy the mug/ })).toContainText('€')
  expect(await after()).toBeCloseTo(before, 0)
})

test.describe('more contrast', () => {
  for (const name of namesFor('more contrast'))
    test(`${name} has a text contrast of 7:1 and borders in the colour of its text`, async ({ page, shop }) => {
      await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 1280, height: 1600 })
      await open(page, shop, name, 'main { min-height: 2000px } a { color: inherit }')
      const { violations, passes } = await new AxeBuilder({ page }).withRules(['color-contrast-enhanced']).analyze()
      expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
      expect(passes.length).toBeGreaterThan(0)
      const edges = await page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('.root:not([data-fallback])') ?? [])])
          .map((root) => [
            getComputedStyle(root).getPropertyValue('--ct-border'),
            getComputedStyle(root).getPropertyValue('--ct-text'),
          ]),
      )
      expect(edges.length).toBeGreaterThan(0)
      for (const [border, text] of edges) expect(border?.trim()).toBe(text?.trim())
    })
})

test('with less contrast the drawer has no shadow and uses a softer text colour that still passes axe', async ({
  page,
  shop,
}) => {
  const drawer = page.getByRole('dialog')
  await open(page, shop, 'a drawer with twelve lines')
  await expect(drawer).not.toHaveCSS('box-shadow', 'none')
  await askFor(page, 'prefers-contrast', 'less')
  await expect(drawer).toHaveCSS('box-shadow', 'none')
  await expect(drawer).toHaveCSS('color', 'rgb(65, 72, 81)')
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
  expect(violations).toEqual([])
})

test.describe('forced colours', () => {
  for (const scheme of ['light', 'dark'] as const)
    for (const name of namesFor(`forced colours, ${scheme}`))
      test(`${name} shows borders, text and focus with forced colours in a ${scheme} palette`, async ({ page, shop }) => {
        await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme, reducedMotion: 'reduce' })
        await open(page, shop, name)
        if (name !== CLOSES) {
          const scene = await inPage(page, 'scene')
          expect([...(await lookAtKeys(page, scene)), ...(await inPage(page, 'edgeless'))]).toEqual([])
        }
        const text = await systemColour(page, 'CanvasText')
        const heading = page.locator(':is(h1, h2, h3, h4):not(.hidden)').filter({ visible: true }).last()
        await expect(heading).toHaveCSS('color', text)
      })

  test('a disabled button is shown in GrayText with forced colours', async ({ page, shop }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await open(page, shop, 'buttons')
    const grey = await systemColour(page, 'GrayText')
    await expect(page.getByRole('button', { name: 'Sold out' })).toHaveCSS('color', grey)
  })
})

test('with reduced transparency the backdrops of the drawer and the quick view are opaque', async ({ page, shop }) => {
  await askFor(page, 'prefers-reduced-transparency', 'reduce')
  for (const name of ['a drawer with twelve lines', 'the quick view'] as const) {
    await open(page, shop, name)
    const backdrop = await page.getByRole('dialog').evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor)
    expect(backdrop).toBe('rgb(10, 14, 18)')
  }
})

test('a visitor who asks for reduced data gets no second image on a card, and other visitors do', async ({ page, shop }) => {
  const body =
    '<cartlet-product product="stoneware-bowl"></cartlet-product><cartlet-product product="linen-tee"></cartlet-product>'
  const visit = visitOf(page, shop)
  const second = page.locator('cartlet-product .second')
  const card = page.getByRole('article').filter({ hasText: 'Stoneware Bowl' })
  await visit.show(body)
  await card.hover()
  await expect(second).toHaveCount(1)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.mouse.move(0, 0)
  await visit.show(body)
  await card.hover()
  // The other card requests its image later than this one would have.
  await page.evaluate(() => Object.assign((navigator as unknown as { connection: object }).connection, { saveData: false }))
  await page.getByRole('article').filter({ hasText: 'Linen Tee' }).hover()
  await expect(second).toHaveCount(1)
  await expect(card.locator('.second')).toHaveCount(0)
})

for (const name of namesFor('sizes of targets'))
  test(`${name} has buttons of at least 44 px, and no target under 24 px`, async ({ page, shop }) => {
    for (const viewport of [{ width: 1280, height: 900 }, NARROW]) {
      await page.setViewportSize(viewport)
      await open(page, shop, name)
      expect(await smallButtons(page)).toEqual([])
      expect(smallTargets((await inPage(page, 'scene')).controls)).toEqual([])
      // The next round logs in again.
      await beNew(page, shop)
    }
  })

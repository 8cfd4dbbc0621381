/** Sixty malformed products in a real browser under a strict policy, in each shape and at both widths. */
import type { Page } from '@playwright/test'
import type { Shape } from '../../support/fixtures/content/nasty-page'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'
import { pageModule } from '../../support/pages/page-module'
import { sampled } from '../../support/sample'

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // The address of an image runs nothing; reading a catalog leaves none but https.
  'img-src http: https: data: javascript:',
  'media-src https:',
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  "base-uri 'none'",
].join('; ')
const PIXEL = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')
const WIDTHS = sampled([360, 1280], 'widths of malformed products')

async function openPage(page: Page, shop: Shop, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 800 })
  const code = await pageModule('tests/support/fixtures/content/nasty-page.tsx')
  await page.route('**/nasty-page.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }))
  await page.route(/\/\/[\w.]+\.example\//, (route) => route.fulfill({ contentType: 'image/gif', body: PIXEL }))
  await shop.show('<main><h1>A page</h1><div id="here"></div></main>', {
    head: '<script type="module" src="/nasty-page.js"></script>',
    headers: { 'content-security-policy': POLICY },
  })
  await page.waitForFunction(() => 'nasty' in window)
  return page.evaluate(() => window.nasty.count)
}

/** Draws one of them, presses its controls, and returns what is wrong with it. */
const faultsOf = (page: Page, shape: Shape, place: number): Promise<string[]> =>
  page.evaluate(
    async ([shape, place]) => {
      const found: string[] = []
      const host = document.querySelector('#here') as HTMLElement
      const frames = async () => {
        for (let i = 0; i < 3; i++) await new Promise((drawn) => requestAnimationFrame(drawn))
      }
      const inside = <T extends Element>(selector: string) => [...(host.shadowRoot as ShadowRoot).querySelectorAll<T>(selector)]
      const look = (when: string) => {
        const { scrollWidth, clientWidth } = document.documentElement
        if (scrollWidth > clientWidth) found.push(`${place} ${when}: the page is ${scrollWidth - clientWidth} px too wide`)
        // Content cut off at the edge of its own box would be missed above.
        for (const control of inside('button,a[href],input,select')) {
          const { left, right, width } = control.getBoundingClientRect()
          const isHidden = width <= 1 || control.closest('.hidden,.track,.thumbnails,dialog')
          if (!isHidden && (left < -0.5 || right > clientWidth + 0.5))
            found.push(`${place} ${when}: ${control.localName}.${control.className} from ${left} to ${right}`)
        }
        const bad = inside(
          'script,style,iframe,object,embed,svg[onload],[onerror],[onload],a[href^="javascript"],a[href^="data"]',
        )
        if (bad.length) found.push(`${place} ${when}: ${bad[0]?.outerHTML.slice(0, 80)}`)
        if ('owned' in window) found.push(`${place} ${when}: a script of the shop ran`)
      }
      window.nasty.draw(host, shape, place)
      await frames()
      if (!inside('article').length) found.push(`${place}: nothing was drawn`)
      look('drawn')
      for (const input of inside<HTMLInputElement>('input[type=radio]').slice(0, 12)) input.click()
      for (const button of inside<HTMLButtonElement>('button').slice(0, 12)) button.click()
      await frames()
      look('pressed')
      return found
    },
    [shape, place] as const,
  )

/** The widest overflow of the page while a grid filled, a few cards at a time beside their placeholders. */
async function drawAndMeasure(): Promise<number> {
  let most = 0
  window.nasty.draw(document.querySelector('#here') as HTMLElement, 'grid', 0)
  for (let i = 0; i < 60; i++) {
    await new Promise((later) => setTimeout(later))
    most = Math.max(most, document.documentElement.scrollWidth - document.documentElement.clientWidth)
  }
  return most
}

for (const width of WIDTHS) {
  // hazard 33, 86
  for (const shape of ['card', 'full'] as const)
    test(`each of sixty malformed products is drawn as ${shape} without a script or a broken layout, ${width} px wide`, async ({
      page,
      shop,
    }) => {
      const count = await openPage(page, shop, width)
      expect(count).toBeGreaterThanOrEqual(60)
      const faults: string[] = []
      for (let place = 0; place < count; place++) faults.push(...(await faultsOf(page, shape, place)))
      expect(faults).toEqual([])
    })

  test(`sixty malformed products fill a grid without a script or an overflow, ${width} px wide`, async ({ page, shop }) => {
    const count = await openPage(page, shop, width)
    expect(await faultsOf(page, 'grid', 0)).toEqual([])
    expect(await page.evaluate(drawAndMeasure), 'while it fills').toBe(0)
    await expect(page.locator('#here article')).toHaveCount(count)
    await page.locator('#here details').evaluate((filters) => filters.setAttribute('open', ''))
    await expect(page.locator('#here fieldset')).toHaveCount(25)
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await tooWide()).toBe(0)
  })
}

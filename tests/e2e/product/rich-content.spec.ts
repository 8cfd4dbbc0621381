/** Descriptions in a real browser under the strictest policy. The elements that show them have their own tests. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { NASTY_HTML } from '../../support/fixtures/content/nasty-html'
import { EVERY_NODE, paragraph, text } from '../../support/fixtures/content/rich-fixture'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'
import { pageModule } from '../../support/pages/page-module'

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src https://*.example https://static.wixstatic.com',
  // A player requests its file long before it is played.
  'media-src https://*.example https://video.wixstatic.com',
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  "base-uri 'none'",
].join('; ')
const PIXEL = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')
type Drawing = { drawIn(host: Element, theme: string, contents: readonly unknown[]): number }

const surfaces: Record<string, string> = { light: '#fff', dark: '#1a1d21' }

/** Returns the list of all addresses that the page requests from other servers. */
async function openPage(page: Page, shop: Shop): Promise<string[]> {
  const asked: string[] = []
  const code = await pageModule('tests/support/fixtures/content/rich-page.tsx')
  await page.route('**/rich-page.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }))
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'image/gif', body: PIXEL })
  })
  await shop.show('<main><h1>A page</h1><h2>About</h2><div id="here"></div></main>', {
    head: '<script type="module" src="/rich-page.js"></script>',
    headers: { 'content-security-policy': POLICY },
  })
  await page.waitForFunction(() => 'drawIn' in window)
  return asked
}

const draw = (page: Page, contents: readonly unknown[], theme = 'light') =>
  page.evaluate(
    ([theme, surface, contents]) => {
      document.documentElement.style.backgroundColor = surface
      const host = document.querySelector('#here') as HTMLElement
      return (window as unknown as Drawing).drawIn(host, theme, contents)
    },
    [theme, surfaces[theme] as string, contents] as const,
  )

/** Searches every shadow root. */
const inPage = (page: Page, selector: string) => page.locator('#here').locator(selector)

// hazard 33
test('malicious HTML neither runs, nor sends requests, nor violates a strict policy', async ({ page, shop }) => {
  const asked = await openPage(page, shop)
  await page.evaluate(() => Object.assign(window, { alert: () => console.error('a script of the shop ran') }))
  expect(await draw(page, [EVERY_NODE, ...NASTY_HTML])).toBeGreaterThan(250)
  await expect(inPage(page, '.rich')).toHaveCount(NASTY_HTML.length + 1)
  const names = await inPage(page, '.rich *').evaluateAll((all) => [...new Set(all.map(({ localName }) => localName))])
  for (const name of ['script', 'style', 'iframe', 'svg', 'form', 'input', 'object', 'base', 'meta', 'link'])
    expect(names).not.toContain(name)
  const handlers = await inPage(page, '.rich *').evaluateAll((all) =>
    all.flatMap(({ attributes }) => [...attributes].map(({ name }) => name).filter((name) => name.startsWith('on'))),
  )
  expect(handlers).toEqual([])
  for (const link of await inPage(page, 'a').all()) expect(await link.getAttribute('href')).toMatch(/^(https:\/\/|mailto:|tel:)/)
  // Images far below are not fetched; every request is for an address that the shop named.
  expect(asked.filter((url) => !/^https:\/\/((shop|ok)\.example|static\.wixstatic\.com)\//.test(url))).toEqual([])
})

// hazard 34
test('a link that would run a script is dropped', async ({ page, shop }) => {
  await openPage(page, shop)
  await draw(page, ['<p><a href="javascript:document.title=1">Run</a> <a href="https://ok.example/">Go</a></p>'])
  await expect(inPage(page, 'a')).toHaveText(['Go'])
})

for (const theme of ['light', 'dark']) {
  for (const width of [1280, 320]) {
    test(`every kind of node passes axe and fits the page, ${theme}, ${width} pixels wide`, async ({ page, shop }) => {
      await page.setViewportSize({ width, height: 800 })
      await openPage(page, shop)
      const color = (foreground?: string, background?: string) =>
        paragraph(text('Coloured words', { type: 'COLOR', colorData: { foreground, background } }))
      const colors = ['yellow', 'navy', 'white', 'black', '#888'].flatMap((one) => [color(one), color(undefined, one)])
      await draw(
        page,
        [EVERY_NODE, { nodes: colors }, `<p>${'long'.repeat(1250)}</p><table><tr><td>${'wide '.repeat(9)}</td></tr></table>`],
        theme,
      )
      await expect(inPage(page, 'summary').first()).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).include('#here').analyze()
      expect(
        violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' ')}`,
        ),
      ).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(overflow).toBe(0)
    })
  }
}

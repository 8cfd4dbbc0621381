/** One walk as a test: the states of every step are produced and checked. */
import { expect, test } from '../fixtures/fixtures'
import { bringTools } from './controls'
import { lookAt } from './looking'
import type { Visit, Walk } from './walk'

/**
 * Taller than the window: axe takes content below a short root element that must not scroll for clipped, even in the top layer.
 */
const HEAD = `<style>
  main { min-height: 2000px }
  a { color: inherit }
  .night body { background: #111; color: #eee }
</style>%%SNIPPET%%`

export interface WalkOptions {
  dir?: 'ltr' | 'rtl'
}

export function testWalk(name: string, walk: Walk, { dir = 'ltr' }: WalkOptions = {}): void {
  test(name, async ({ page, shop, browserName }) => {
    test.setTimeout(180_000)
    // Another direction or engine has no other states, only other ways to draw them.
    const isWhole = dir === 'ltr' && browserName === 'chromium'
    const visit: Visit = {
      page,
      shop,
      async show(body, options) {
        await shop.show(`<main><h1>A page</h1>${body}</main>`, { head: HEAD, dir, ...options })
        await page.evaluate(() => cartlet.ready)
      },
    }
    await bringTools(page)
    const walked = new Set<string>()
    const wrong: string[] = []
    const isSecond = shop.cartVersion === 'v2'
    const steps = walk.filter(({ notInV2 }) => !(isSecond && notInV2)).map((step) => ({ ...step, ...(isSecond && step.inV2) }))
    for (const [place, { shows, arrive, text, says, keysIn }] of steps.entries())
      await test.step(shows.join(', '), async () => {
        await arrive(visit)
        if (says) await expect(page.locator('[role=status],[role=alert]').filter({ hasText: says }).first()).toBeAttached()
        await shop.waitForConsoleErrors()
        // Neighbours are much alike, and from right to left the colours are the same.
        if (!isWhole && place % 2) return
        const isForDark = dir === 'ltr'
        const found = await lookAt(page, { text, keys: !keysIn, walked, isForDark })
        wrong.push(...found.map((line) => `${shows[0]}: ${line}`))
      })
    visit.held?.release()
    expect(wrong, 'everything that is wrong with what was seen').toEqual([])
  })
}

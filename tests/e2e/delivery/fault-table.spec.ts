/**
 * Each request of the widget, met by each kind of fault for as long as it lasts: the visitor reads a sentence or gets what was
 * requested, no control stays unusable, nothing is done twice, and the visitor can go on once the fault is over.
 */
import type { Locator, Page } from '@playwright/test'
import { runAhead, TROUBLES, type Trouble } from '../../support/fakes/trouble'
import { CART_ROWS } from '../../support/faults/cart-fault-rows'
import type { Row } from '../../support/faults/fault-row'
import { MEMBER_ROWS } from '../../support/faults/member-fault-rows'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'
import { sampled } from '../../support/sample'

const PATIENCE_MS = 30_000
const isVisible = async (one: Locator) => (await one.count()) > 0 && one.first().isVisible()

async function meet(page: Page, shop: Shop, { method, path }: Row, { rule, refused }: Trouble): Promise<() => Promise<void>> {
  if (rule) {
    shop.platform.faults.add({ method, path, ...rule, times: Number.POSITIVE_INFINITY })
    return async () => shop.platform.faults.clear()
  }
  const isCall = (url: URL) => url.origin === shop.platform.url && url.pathname === path
  await page.route(isCall, (route) =>
    refused && route.request().method() === method ? route.abort('connectionrefused') : route.fallback(),
  )
  return () => page.unroute(isCall)
}

const CELLS = [...CART_ROWS, ...MEMBER_ROWS].flatMap((row) => TROUBLES.map((trouble) => ({ row, trouble })))

// hazard 24
for (const { row, trouble } of sampled(CELLS, 'faults'))
  test(`${row.name} copes when ${trouble.name}`, async ({ page, shop }) => {
    if (trouble.stalls) await page.clock.install()
    await row.prepare?.(page, shop)
    const end = await meet(page, shop, row, trouble)
    await row.act(page, shop)
    await expect
      .poll(
        async () => {
          if (trouble.stalls) await runAhead(page)
          return (await isVisible(row.reached(page))) || (await isVisible(row.told(page)))
        },
        { message: 'a sentence, or what was wanted', timeout: PATIENCE_MS },
      )
      .toBe(true)
    await end()
    // Nothing waits for ever: what was pressed can be pressed again.
    await expect
      .poll(
        async () => {
          if (trouble.stalls) await runAhead(page)
          return page.locator('[aria-busy=true]').count()
        },
        { message: 'nothing is busy', timeout: PATIENCE_MS },
      )
      .toBe(0)
    if (!(await isVisible(row.reached(page)))) await (row.again ?? row.act)(page, shop)
    await expect(row.reached(page).first()).toBeVisible({ timeout: PATIENCE_MS })
    await row.truth?.(page, shop)
    // Lines for the author are allowed; any other problem is harm to the page.
    shop.expectAnyAnswer()
    const harm = (await shop.takeProblems()).filter((problem) => !problem.startsWith('console.error: [cartlet]'))
    expect(harm).toEqual([])
  })

/** One cell of the table of faults: a request is met by a trouble for as long as it lasts, and the visitor goes on afterwards. */
import type { Locator, Page } from '@playwright/test'
import { runAhead, type Trouble } from '../fakes/trouble'
import { expect, type Shop } from '../fixtures/fixtures'
import type { Cell } from './cells'
import type { Row } from './fault-row'

const PATIENCE_MS = 30_000
const isVisible = async (one: Locator) => (await one.count()) > 0 && one.first().isVisible()

function placeOf({ request }: Row, shop: Shop): { method: string; path: string } {
  const [method, path] = request.split(' ')
  return path ? { method: `${method}`, path } : shop.placeOf(request as Parameters<Shop['placeOf']>[0])
}

async function meet(page: Page, shop: Shop, row: Row, { rule, refused }: Trouble): Promise<() => Promise<void>> {
  const { method, path } = placeOf(row, shop)
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

export async function takeCell(page: Page, shop: Shop, { row, trouble }: Cell): Promise<void> {
  if (trouble.stalls) await page.clock.install()
  await row.prepare?.(page, shop)
  const end = await meet(page, shop, row, trouble)
  await row.act(page, shop)
  await expect
    .poll(
      async () => {
        if (trouble.stalls) await runAhead(page)
        return (await isVisible(row.reached(page))) || (!trouble.isHarmless && (await isVisible(row.told(page))))
      },
      { message: trouble.isHarmless ? 'what was wanted' : 'a sentence, or what was wanted', timeout: PATIENCE_MS },
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
  // Once version 1 is gone, the cart is told as version 2 tells it.
  const endsInV2 = trouble.rule?.kind === 'gone'
  await row.truth?.(page, endsInV2 ? { ...shop, cartVersion: 'v2' } : shop)
  // Lines for the author are allowed; any other problem is harm to the page.
  shop.expectAnyAnswer()
  const harm = (await shop.takeProblems()).filter((problem) => !problem.startsWith('console.error: [cartlet]'))
  expect(harm).toEqual([])
}

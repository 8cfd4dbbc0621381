/** One cell of the table of services: what a visitor sees and can do where the shop refuses a service, is slow, or fails. */
import type { Page } from '@playwright/test'
import type { FaultRule } from '../../../demo/platform/faults'
import { line } from '../fixtures/cart'
import { expect, type Shop, test } from '../fixtures/fixtures'
import { sampled } from '../sample'
import { SERVICE_ROWS, type Seen, type ServiceRow } from './service-rows'

interface Answer {
  name: string
  rule: Omit<FaultRule, 'path' | 'method'>
  sees: Seen
}

const ALWAYS = Number.POSITIVE_INFINITY
const ANSWERS: readonly Answer[] = [
  { name: 'refused (403)', rule: { kind: 'status', status: 403, times: ALWAYS }, sees: 'refused' },
  { name: 'refused (404)', rule: { kind: 'status', status: 404, times: ALWAYS }, sees: 'refused' },
  { name: 'failing (500)', rule: { kind: 'status', status: 500, times: ALWAYS }, sees: 'failed' },
  { name: 'slow', rule: { kind: 'delay', ms: 1500, times: ALWAYS }, sees: 'served' },
]

const PATIENCE_MS = 20_000

async function takeService(page: Page, shop: Shop, version: 'v1' | 'v3', row: ServiceRow, { rule, sees }: Answer): Promise<void> {
  shop.expectAnyAnswer()
  row.arrange?.(shop)
  const places = row.calls(version).map((call) => {
    const [method = '', path = ''] = call.split(' ')
    return { method, path }
  })
  const arrived = () =>
    places.flatMap(({ method, path }) => shop.platform.journal.requests({ method, path: path.replace('*', 'EUR/convert/USD') }))
  const isLate = Boolean(row.prepare)
  const break_ = () => {
    for (const place of places) shop.platform.faults.add({ ...place, ...rule })
  }
  const open = () =>
    shop.show(`<main><h1>A shop</h1>${row.body}</main>`, { script: `data-catalog="${version}" ${row.script ?? ''}` })
  if (!isLate) break_()
  await open()
  if (row.prepare) {
    await row.prepare(page, shop)
    break_()
  }
  const before = arrived().length
  await row.act?.(page, sees)
  const seen = (row[sees] ?? row.refused)(page)
  await expect(seen, 'what the visitor sees').toBeVisible({ timeout: PATIENCE_MS })
  await expect(page.locator('[aria-busy=true]'), 'nothing is busy for ever').toHaveCount(0, { timeout: PATIENCE_MS })
  await expect(seen, 'shown once').toHaveCount(1)
  if (sees === 'refused' && !row.isCore) {
    // What answers the visitor's own press may be announced as one.
    const isAnswer = (await seen.getAttribute('role')) === 'alert'
    await expect(page.getByRole('alert').filter({ hasText: /\w/ }), 'no error').toHaveCount(isAnswer ? 1 : 0)
    await expect.poll(() => arrived().length, 'asked').toBeGreaterThan(before)
    // Asked once, by this page and the next.
    const asked = arrived().length
    expect(asked - before).toBeLessThanOrEqual(places.length)
    await page.reload()
    await expect(page.getByRole('button', { name: /^Buy the Blue Mug €18\.00/ })).toBeVisible()
    if (row.hidden) await expect(row.hidden(page), 'not offered').toHaveCount(0)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: PATIENCE_MS })
    expect(arrived().length, 'asked again within the day').toBe(asked)
  }
  // Whatever became of it, the shop sells.
  shop.platform.faults.clear()
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Buy the Blue Mug/ }).click()
  await expect(line(page, 'Blue Mug')).toBeVisible()
  const harm = (await shop.takeProblems()).filter((problem) => !problem.startsWith('console.error: [cartlet]'))
  expect(harm).toEqual([])
}

const CELLS = SERVICE_ROWS.flatMap((row) => ANSWERS.map((answer) => ({ row, answer })))

/** The table for a shop with this version of the catalog. */
export function services(version: 'v1' | 'v3'): void {
  for (const { row, answer } of sampled(CELLS, `services ${version}`))
    test(`nothing is blank, dead, doubled or red: ${row.name}, ${answer.name} (${version})`, ({ page, shop }) =>
      takeService(page, shop, version, row, answer))
}

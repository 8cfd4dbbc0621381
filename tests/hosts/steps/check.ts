/** What a step receives, and how it waits and fails. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Platform } from '../../../demo/platform/server'
import { describe, type Query, type Tab, type Target } from '../engines/tab'
import type { Goods } from '../server/places'

/** A visitor on a page, and the platform that records their requests. */
export interface Shopper {
  tab: Tab
  platform: Platform
  goods: Goods
  /** Self-test only: the failure that this page is built to cause. It is waited for less long than an unexpected one. */
  expects?: RegExp
}

/** An expectation that was not met. */
export class Failure extends Error {}

export const SLOW_MS = 10_000
export const QUICK_MS = 8000
const EXPECTED_MS = 2500
const FEWEST_QUESTIONS = 3

export function must(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Failure(otherwise)
}

/** How long to wait before `otherwise` is reported. */
const patience = ({ expects }: Pick<Shopper, 'expects'>, otherwise: string, timeoutMs: number) =>
  expects?.test(otherwise) ? Math.min(EXPECTED_MS, timeoutMs) : timeoutMs

/** Asks until the answer is the wanted one; reports the last answer when it never is. */
export async function settle<T>(
  shopper: Pick<Shopper, 'expects'>,
  what: string,
  ask: () => T | Promise<T>,
  wanted: T,
  timeoutMs = QUICK_MS,
): Promise<void> {
  const start = Date.now()
  // At least a few times: on a busy machine a single answer may take the whole timeout.
  for (let asked = 1; ; asked += 1) {
    const now = await ask()
    if (now === wanted) return
    const otherwise = `${what}: ${String(now)} instead of ${String(wanted)}`
    if (asked >= FEWEST_QUESTIONS && Date.now() - start > patience(shopper, otherwise, timeoutMs)) throw new Failure(otherwise)
    await wait(50)
  }
}

export async function appear(shopper: Shopper, query: Query, timeoutMs = SLOW_MS): Promise<Target> {
  const target = shopper.tab.find(query)
  await target.appear(patience(shopper, `${describe(query)} did not appear`, timeoutMs))
  return target
}

/** Name of the focused form field, through shadow roots. */
export const focusedField = (tab: Tab): Promise<string> =>
  tab.read(`(() => {
    let active = document.activeElement
    while (active && active.shadowRoot) active = active.shadowRoot.activeElement
    return String(active && active.getAttribute('name'))
  })()`)

export const vanish = (shopper: Shopper, query: Query): Promise<void> =>
  shopper.tab.find(query).vanish(patience(shopper, `${describe(query)} is still there`, QUICK_MS))

/** Presses once the target stands still and nothing covers it: what slides in has moved by the time the pointer arrives. */
export async function press(shopper: Shopper, query: Query): Promise<void> {
  const target = await appear(shopper, query)
  let [x, y] = [Number.NaN, Number.NaN]
  // Both are checked anew each time: two equal boxes may be of one frame of a busy browser, and late content moves the target
  // again.
  const isReady = async () => {
    const [beforeX, beforeY] = [x, y]
    // Each time, since an element above it that is drawn late pushes it out of view again.
    await target.scrollIntoView()
    const box = await target.box()
    ;[x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    return x === beforeX && y === beforeY && (await target.isHitAt(x, y))
  }
  await settle(shopper, `${describe(query)} stands still and is what a pointer hits`, isReady, true)
  await shopper.tab.clickAt(x, y)
}

/** What a step is given, and how it waits and complains. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Platform } from '../../../demo/platform/server'
import { describe, type Query, type Tab, type Target } from '../engines/tab'
import type { Goods } from '../server/places'

/** Somebody on a page, and what the shop behind it has heard of them. */
export interface Shopper {
  tab: Tab
  platform: Platform
  goods: Goods
  /** Self-test only: the failure that this page is built to cause. It is waited for less long than one that nobody expects. */
  expects?: RegExp
}

/** One thing that is not as promised. */
export class Failure extends Error {}

export const SLOW_MS = 10_000
export const QUICK_MS = 8000
const EXPECTED_MS = 2500
const FEWEST_QUESTIONS = 3

export function must(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Failure(otherwise)
}

/** How long `otherwise` may go on before it is said. */
const patience = ({ expects }: Pick<Shopper, 'expects'>, otherwise: string, timeoutMs: number) =>
  expects?.test(otherwise) ? Math.min(EXPECTED_MS, timeoutMs) : timeoutMs

/** Asks until the answer is the wanted one; the last answer is told when it never is. */
export async function settle<T>(
  shopper: Pick<Shopper, 'expects'>,
  what: string,
  ask: () => T | Promise<T>,
  wanted: T,
  timeoutMs = QUICK_MS,
): Promise<void> {
  const start = Date.now()
  // A machine that answers one question in ten seconds has not been asked yet.
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

/** Name of the form field that has the focus, in whatever shadow root. */
export const focusedField = (tab: Tab): Promise<string> =>
  tab.read(`(() => {
    let active = document.activeElement
    while (active && active.shadowRoot) active = active.shadowRoot.activeElement
    return String(active && active.getAttribute('name'))
  })()`)

export const vanish = (shopper: Shopper, query: Query): Promise<void> =>
  shopper.tab.find(query).vanish(patience(shopper, `${describe(query)} is still there`, QUICK_MS))

/** Once it stands still and nothing lies over it: what slides in is somewhere else by the time the pointer is there. */
export async function press(shopper: Shopper, query: Query): Promise<void> {
  const target = await appear(shopper, query)
  let [x, y] = [Number.NaN, Number.NaN]
  // One question, asked anew as a whole: two equal boxes may be of one frame of a busy browser, and what is drawn later moves it again.
  const isReady = async () => {
    const [beforeX, beforeY] = [x, y]
    // Each time: an element above it that is drawn late pushes it out of view again.
    await target.scrollIntoView()
    const box = await target.box()
    ;[x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    return x === beforeX && y === beforeY && (await target.isHitAt(x, y))
  }
  await settle(shopper, `${describe(query)} stands still and is what a pointer hits`, isReady, true)
  await shopper.tab.clickAt(x, y)
}

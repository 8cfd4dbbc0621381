/** What is checked in every state: axe, names, Tab order, focus ring, targets, width on a narrow screen. */
import type { Page } from '@playwright/test'
import { expect } from '../fixtures/fixtures'
import { expectClean } from '../pages/axe'
import { standStill } from '../pages/still'
import { type Control, inPage, type Landing, type Scene } from './controls'
import { faintFields } from './edges'
import { namesIn } from './names'

/** CSS pixels (WCAG 2.2, 2.5.8). */
const TARGET_PX = 24
export const NARROW = { width: 320, height: 640 }

const sides = ({ left, top, right, bottom }: Control['box']) => ({
  width: right - left,
  height: bottom - top,
  x: (left + right) / 2,
  y: (top + bottom) / 2,
})

/**
 * Targets that are too small and too close: a circle of 24 px around the centre of a small one must touch no other target and
 * no other small one's circle. A link in running text is as high as its line (the exceptions of 2.5.8); the author's own
 * content is left out.
 */
export function smallTargets(controls: readonly Control[]): string[] {
  const targets = controls.filter(({ inline, isOurs }) => isOurs && !inline)
  const isSmall = ({ box }: Control) => sides(box).width < TARGET_PX - 0.5 || sides(box).height < TARGET_PX - 0.5
  const isNear = (one: Control, other: Control): boolean => {
    const { x, y } = sides(one.box)
    const { left, top, right, bottom } = other.box
    if (isSmall(other)) return Math.hypot(x - sides(other.box).x, y - sides(other.box).y) < TARGET_PX
    return Math.hypot(x - Math.max(left, Math.min(x, right)), y - Math.max(top, Math.min(y, bottom))) < TARGET_PX / 2
  }
  return targets
    .filter((one) => isSmall(one) && targets.some((other) => other !== one && isNear(one, other)))
    .map(({ html, box }) => `${Math.round(sides(box).width)}×${Math.round(sides(box).height)}: ${html}`)
}

/** In reading order, no control may be followed by one that lies wholly above and before it. */
export function jumpsBack({ controls, isRtl }: Pick<Scene, 'controls' | 'isRtl'>): string[] {
  // A checked radio may be behind others of its group.
  const plain = controls.filter(({ html }) => !/type="radio"/.test(html))
  return plain.flatMap(({ box, html, scroller }, place) => {
    const before = plain[place - 1]
    if (!before || before.scroller !== scroller || box.bottom > before.box.top) return []
    return (isRtl ? box.left >= before.box.right : box.right <= before.box.left) ? [html] : []
  })
}

/** Players and date fields have further stops inside, and so has a scrolling box. */
const MORE_STOPS = 8

/** Tab goes through every control once, in document order; each has a visible focus ring and is not covered. */
export async function lookAtKeys(page: Page, { controls, isModal }: Scene): Promise<string[]> {
  if (!controls.length) return []
  await inPage(page, 'addLastStop')
  await inPage(page, 'focus', 0)
  // There and back: from now on the browser shows the ring, as for keyboard focus.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await inPage(page, 'focus', 0)
  const extra = 1 + MORE_STOPS * controls.filter(({ html }) => /^<(video|audio)|type="date"/.test(html)).length
  for (let presses = 0; presses < controls.length + extra; presses += 1) await page.keyboard.press('Tab')
  const all = await inPage(page, 'landings')
  await inPage(page, 'removeLastStop')
  const told = all.filter(({ place }, at) => place !== all[at - 1]?.place && place !== -2)
  const round = told.findIndex(({ place }, at) => at > 0 && place <= 0)
  const way = round < 0 ? told : told.slice(0, round)
  const htmlOf = ({ place, html }: Landing) => controls[place]?.html ?? html
  return [
    ...(isModal ? told.filter(({ place }) => place === -1).map(({ html }) => `outside of the dialog: ${html}`) : []),
    ...controls
      .filter((_, place) => way[place]?.place !== place)
      .map(({ html }) => `not in its place on the way of the Tab key: ${html}`),
    ...way.filter(({ isShown }) => !isShown).map((one) => `focus that cannot be seen: ${htmlOf(one)}`),
    ...way.filter(({ isUncovered }) => !isUncovered).map((one) => `focus that is covered: ${htmlOf(one)}`),
  ]
}

/** Contrast in dark colours: the page turns dark, and the widget follows. */
async function lookInTheDark(page: Page): Promise<string[]> {
  const turn = (theme: 'dark' | 'auto') =>
    page.evaluate((wanted) => {
      document.documentElement.classList.toggle('night', wanted === 'dark')
      cartlet.setTheme(wanted)
    }, theme)
  await turn('dark')
  await expect(page.locator('.root[data-theme=dark]').first()).toBeAttached()
  await standStill(page)
  const faint = await page.evaluate(async () => {
    // axe is still in the page from the check before.
    const { axe } = window as unknown as { axe: { run(context: object, options: object): Promise<AxeAnswer> } }
    const { violations } = await axe.run(document, { runOnly: ['color-contrast'] })
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
  })
  await turn('auto')
  return faint.map((html) => `too faint in the dark: ${html}`)
}

interface AxeAnswer {
  violations: { nodes: { html: string }[] }[]
}

export interface LookOptions {
  /** A text whose contrast must have been measured. */
  text: string
  /** False where leaving the state with the Tab key ends it. */
  keys: boolean
  /** Tab orders that have been checked already: the same controls have the same order. */
  walked: Set<string>
  /** Whether contrast is checked in dark colours as well. */
  isForDark: boolean
}

const small = (controls: readonly Control[], where: string) => smallTargets(controls).map((line) => `too small ${where}: ${line}`)

/**
 * All of these checks for the current state of the page: what is wrong with it, a line each. The viewport is as before
 * afterwards.
 */
export async function lookAt(page: Page, { text, keys, walked, isForDark }: LookOptions): Promise<string[]> {
  const found = (await namesIn(page)).map((line) => `name: ${line}`)
  found.push(
    ...(await expectClean(page, text).then(
      () => [],
      ({ message }: Error) => [message],
    )),
  )
  found.push(...(await faintFields(page)).map((html) => `an edge that is too faint: ${html}`))
  if (isForDark) found.push(...(await lookInTheDark(page)))
  if (keys) {
    const scene = await inPage(page, 'scene')
    const way = scene.controls.map(({ html }) => html).join('\n')
    found.push(
      ...jumpsBack(scene).map((html) => `its place is not its place in the document: ${html}`),
      ...small(scene.controls, ''),
    )
    if (!walked.has(way)) found.push(...(await lookAtKeys(page, scene)))
    walked.add(way)
  }
  const window = page.viewportSize() ?? { width: 1280, height: 800 }
  await page.setViewportSize(NARROW)
  // Code that follows the size of the window has run by the second frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  if (keys) found.push(...small((await inPage(page, 'scene')).controls, 'on a narrow screen'))
  found.push(...(await inPage(page, 'tooWide', NARROW.width)).map((html) => `wider than a narrow screen: ${html}`))
  await page.setViewportSize(window)
  return found
}

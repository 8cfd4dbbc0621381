/**
 * Light or dark. Decided here if the author sets it or if the background behind an element is plainly one of them. Everything
 * else (other colours, images, frames, `host`, a theme file) is handled by the theme chunk.
 */

import { ownOf } from '../../platform/wire/record'
import { computedStyle } from '../../widget/computed-style'
import { isDrawn } from '../dom/root-events'
import type { Page, Paint, Theme } from '../page/page'
import { readAttribute } from '../settings/read-attribute'

/**
 * Backgrounds on which our own colours reach 4.5:1, as computed styles write them: all channels below 60, all of at least 230, or
 * an equivalent lightness. Tailwind 4 writes `oklch()`.
 */
const DARK = /^(rgb\(([1-5]?\d[,)] ?){3}|oklch\(0(\.[0-2]\d*)? [^/]+)$/
const LIGHT = /^(rgb\((2[3-5]\d[,)] ?){3}|oklch\((1|0\.9[6-9]\d*) [^/]+)$/

const themeOn = (color: string): Theme | undefined => (DARK.test(color) ? 'dark' : LIGHT.test(color) ? 'light' : undefined)

/**
 * The elements that contain this one on the screen, through slots and shadow roots. Reads no properties of a form, which its
 * fields may shadow.
 */
export function pathOf(host: Element): Element[] {
  let path: EventTarget[] = []
  const type = 'cartlet:path'
  host.addEventListener(type, (event) => (path = event.composedPath()), { once: true })
  host.dispatchEvent(new Event(type, { composed: true }))
  // Not `instanceof`: the element may belong to the page around a frame.
  return path.filter((node): node is Element => !!(node as Element).tagName)
}

/** The background colours at the end of running transitions: a theme switch counts at once, not when the page has faded. */
export const transitionEnds = new WeakMap<Element, string | undefined>()

/** Undefined if the backgrounds behind the element are not plain. */
export function plainTheme(path: readonly Element[], view: Window): Theme | undefined {
  // A frame without a background shows the page around it.
  let found: Theme | undefined = view.parent === view ? 'light' : undefined
  for (const element of path) {
    const style = computedStyle(element, view)
    const color = transitionEnds.get(element) ?? style('background-color')
    if (style('background-image') !== 'none') return undefined
    if (color !== 'rgba(0, 0, 0, 0)') {
      found = themeOn(color)
      break
    }
    // The colour scheme of the root: nothing is painted, and the browser's canvas may be dark.
    if (/dark/.test(style('color-scheme'))) found = undefined
  }
  // Text of the same lightness as the background: there must be something between them that does not contain the text.
  return path[1] && themeOn(computedStyle(path[1], view)('color')) === found ? undefined : found
}

/** Repaints everything that is drawn, if its colours have changed. */
export function repaint({ embeds, paint }: Pick<Page, 'embeds' | 'paint'>): void {
  for (const { host } of embeds) {
    const root = host.shadowRoot?.querySelector<HTMLElement>('.root')
    if (root) paint(host, root)
  }
}

/** Applies what can be decided here, and returns whether that was possible. */
export type PlainPaint = (host: HTMLElement, container?: HTMLElement) => boolean

/** A page's theme switch changes an attribute of elements around ours: `class`, `style`, `data-theme`, `data-bs-theme`. */
export function createPaint(page: Page): Paint {
  const observer = new MutationObserver(() => repaint(page))
  page.life.signal.addEventListener('abort', () => observer.disconnect())
  let full: Paint | undefined
  let loading: Promise<unknown> | undefined
  /** Read before anything is drawn and kept until then: reading between two drawings would recalculate styles for each. */
  const decided = new WeakMap<Element, Theme | undefined>()
  const decide = (host: HTMLElement): Theme | undefined => {
    const path = pathOf(host)
    // Around an element in another one of ours are nodes that painting itself changes.
    for (const element of path) isDrawn(element) || observer.observe(element, ownOf({ attributes: true }))
    const read = readAttribute(host)
    const choice = read('theme') || page.config.theme
    if (/\/|host/.test(choice + page.config.theme)) return undefined
    return /^(light|dark)$/.test(choice) ? (choice as Theme) : plainTheme(path, page.view)
  }
  const plain: PlainPaint = (host, container) => {
    const theme = container && decided.has(host) ? decided.get(host) : decide(host)
    decided.delete(host)
    if (!container) decided.set(host, theme)
    else if (theme || !container.dataset.theme) container.dataset.theme = theme ?? 'light'
    return Boolean(theme)
  }
  return (host, container) => {
    if (full) return full(host, container)
    if (host && plain(host, container)) return undefined
    loading ??= import('./theme.chunk').then(
      ({ createFullPaint }) => {
        full = createFullPaint(page, plain)
        repaint(page)
      },
      () => {}, // drawn with what is known here
    )
    return loading.then(() => full?.(host))
  }
}

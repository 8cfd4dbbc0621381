/** Light or dark: `auto` follows what the page really looks like, because a dark drawer on a white page is nobody's request. */

import { unclobbered } from '../../widget/dialog/unclobbered'

export type Theme = 'light' | 'dark'
export type ThemeChoice = 'auto' | Theme

/** Relative luminance under which a background counts as dark. */
const DARK_BELOW = 0.25

function luminance(color: string): number | null {
  const parts = color.match(/[\d.]+/g)?.map(Number)
  if (!color.startsWith('rgb') || !parts || parts.length < 3) return null
  const [red, green, blue, alpha = 1] = parts as [number, number, number, number?]
  if (alpha < 0.5) return null
  const linear = (channel: number) => (channel / 255) ** 2.2
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** What `auto` means on this page now. */
export function pageTheme(view: Window): Theme {
  const document = unclobbered(view.document)
  for (const element of [document.body, document.documentElement]) {
    const light = element && luminance(view.getComputedStyle(element).backgroundColor)
    if (typeof light === 'number') return light < DARK_BELOW ? 'dark' : 'light'
  }
  // Nothing painted: the canvas is dark only where the page opted in.
  const scheme = view.getComputedStyle(document.documentElement).colorScheme
  const prefersDark = view.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false
  return /dark/.test(scheme) && (prefersDark || !/light/.test(scheme)) ? 'dark' : 'light'
}

export const resolveTheme = (choice: string | null | undefined, view: Window): Theme =>
  choice === 'light' || choice === 'dark' ? choice : pageTheme(view)

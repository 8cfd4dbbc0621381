/** Light or dark: `auto` follows the page's painted background, so that no dark drawer opens on a white page. */
import type { PageView, Theme } from './page'

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

type PaintedPage = Pick<PageView, 'view' | 'document'>

/** What `auto` means on this page now. */
export function pageTheme({ view, document }: PaintedPage): Theme {
  for (const element of [document.body, document.documentElement]) {
    const light = element && luminance(view.getComputedStyle(element).backgroundColor)
    if (typeof light === 'number') return light < DARK_BELOW ? 'dark' : 'light'
  }
  // No background painted: the canvas is dark only where the page opted in.
  const scheme = view.getComputedStyle(document.documentElement).colorScheme
  const prefersDark = view.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false
  return /dark/.test(scheme) && (prefersDark || !/light/.test(scheme)) ? 'dark' : 'light'
}

export const resolveTheme = (choice: string | null | undefined, page: PaintedPage): Theme =>
  choice === 'light' || choice === 'dark' ? choice : pageTheme(page)

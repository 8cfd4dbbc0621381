/** Applies the colours of one element, for any background and any theme. */

import { computedStyle } from '../../widget/computed-style'
import { adoptStyles } from '../dom/shadow-dom-inject'
import type { Page, Paint, Theme } from '../page/page'
import { readAttribute } from '../settings/read-attribute'
import { type Backdrop, backdropOf, type Probe } from './backdrop'
import { luminanceOf, readColour, toCss, WHITE } from './colour'
import { hostPalette, hostShape } from './host-palette'
import { paintingCss } from './painting.css'
import { canBeRead, type Palette, repaired, TOKENS, type Token, themeFor } from './palette'
import { type PlainPaint, pathOf, repaint, transitionEnds } from './plain-theme'
import { currentTheme } from './set-theme'
import { type CheckedTheme, variablesOf } from './variables'

export { setTheme } from './set-theme'

/** Text with at least this luminance was written for a dark image. */
const LIGHT_TEXT = 0.4

/** Drawer and dialogs have their own surfaces and do not depend on the page behind them. */
const isFloating = ({ localName }: Element) => /^cartlet-(overlay|quick-view)$/.test(localName)

interface Painting extends Probe {
  host: HTMLElement
  container: HTMLElement
  path: readonly Element[]
  choice: string
  pageTheme?: CheckedTheme
}

function paletteOf({ view, probe }: Probe): Palette {
  const style = computedStyle(probe, view)
  const values = Object.fromEntries(TOKENS.map((token) => [token, style(`--ct-${token}`)]))
  return Object.fromEntries(TOKENS.map((token) => [token, readColour(values[token] ?? '', probe) ?? WHITE])) as Palette
}

/** An image's colours are unknown, so the text that the author has put on it decides. */
function themeOnPicture({ view, path, probe }: Painting): Theme {
  const text = path[1] && readColour(computedStyle(path[1], view)('color'), probe)
  return text && luminanceOf(text) > LIGHT_TEXT ? 'dark' : 'light'
}

function themeOf(painting: Painting, backdrop: Backdrop): Theme {
  const { choice } = painting
  if (choice === 'light' || choice === 'dark') return choice
  return canBeRead(backdrop) ? themeFor(backdrop) : themeOnPicture(painting)
}

function applyColours(painting: Painting): void {
  const { host, container, view, probe, path, choice, pageTheme } = painting
  const backdrop = backdropOf(path, painting)
  const theme = themeOf(painting, backdrop)
  for (const { dataset } of [container, probe]) dataset.theme = theme
  const ofPage = computedStyle(host, view)
  const variables = variablesOf(pageTheme, theme)
  const isSet = (name: string) => Boolean(ofPage(name).trim() || variables[name])
  // The page's own style sheets take precedence over a theme, which may be shared by many pages.
  for (const [name, value] of Object.entries(variables))
    if (!ofPage(name).trim()) for (const { style } of [container, probe]) style.setProperty(name, value)
  if (view.matchMedia?.('(forced-colors: active)')?.matches) return
  const isHost = choice === 'host'
  if (!isHost && (choice === 'light' || choice === 'dark')) return

  const isFixed = (token: Token) => isSet(`--cartlet-color-${token}`)
  const isOnPage = !isFloating(host)
  const isBacked = isOnPage && !canBeRead(backdrop)
  container.toggleAttribute('data-backed', isBacked)
  const before = paletteOf(painting)
  const wanted = isHost ? hostPalette(painting, { palette: before, backdrop, isFixed }) : before
  const backgrounds = isOnPage && !isBacked ? [backdrop.darkest, backdrop.lightest] : []
  const palette = repaired(wanted, backgrounds, theme, isFixed)
  for (const token of TOKENS)
    if (toCss(palette[token]) !== toCss(before[token])) container.style.setProperty(`--ct-${token}`, toCss(palette[token]))
  container.toggleAttribute('data-tuned', isHost)
  if (isHost) hostShape(painting, palette, isSet)
  const root = container.getRootNode()
  if ((isHost || isBacked) && root instanceof ShadowRoot) adoptStyles(root, paintingCss)
}

/** @param plain decides plainly light or dark backgrounds, and observes the page's switches */
export function createFullPaint(page: Page, plain: PlainPaint): Paint {
  return (host, container) => {
    const found = currentTheme(page, () => repaint(page))
    const isLoading = found instanceof Promise
    if (!host) return isLoading ? found : undefined
    const isDecided = plain(host, container)
    if (!container) return isLoading ? found : undefined
    const pageTheme = isLoading ? undefined : found
    container.style.cssText = ''
    for (const name of ['data-backed', 'data-tuned']) container.removeAttribute(name)
    const { shadowRoot } = host
    if (!shadowRoot || (isDecided && !pageTheme)) return undefined
    const probe = page.document.createElement('i')
    probe.className = 'root'
    probe.style.setProperty('forced-color-adjust', 'none')
    shadowRoot.append(probe)
    const read = readAttribute(host)
    const named = read('theme') || page.config.theme
    const choice = named.includes('/') ? (pageTheme?.theme ?? 'auto') : named
    const { view } = page
    try {
      applyColours({
        host,
        container,
        view,
        probe,
        path: pathOf(host),
        choice,
        pageTheme,
        endOf: (element) => transitionEnds.get(element),
      })
    } finally {
      probe.remove()
    }
    return undefined
  }
}

/** Colours, font and corners of the page, for `data-theme="host"`. Contrast is repaired afterwards for all pairs at once. */
import { computedStyle } from '../../widget/computed-style'
import type { Backdrop, Probe } from './backdrop'
import { blend, luminanceOf, readColour } from './colour'
import { type PageButton, pageButton } from './page-colours'
import { canBeRead, type Palette, type Token, themeFor } from './palette'

export interface HostPage extends Probe {
  container: HTMLElement
  path: readonly Element[]
}

export interface Wanted {
  /** Our default colours, or those that the author has set. */
  palette: Palette
  backdrop: Backdrop
  isFixed(token: Token): boolean
}

const MUTED_ALPHA = 0.75
const BORDER_ALPHA = 0.2
/** Dialogs and images get the same corners as buttons, but not those of a pill. */
const MOST_RADIUS_PX = 16
/** Like `base.css.ts`, but away from the colour of the text. */
const LIFT = { darker: 0.93, lighter: 1.08 } as const

/** Cached until the end of the task, in which all elements of the page are painted. */
let measured: { button: PageButton | undefined } | undefined

function buttonOf({ view, probe }: HostPage, backdrop: Backdrop, surface: Palette['surface']): PageButton | undefined {
  if (!measured) {
    measured = { button: pageButton(view, backdrop, surface, probe) }
    queueMicrotask(() => {
      measured = undefined
    })
  }
  return measured.button
}

export function hostPalette(page: HostPage, { palette, backdrop, isFixed }: Wanted): Palette {
  const { view, path, probe } = page
  const found = { ...palette }
  const take = (token: Token, colour: Palette[Token] | undefined) => {
    if (colour && !isFixed(token)) found[token] = colour
  }
  if (canBeRead(backdrop)) take('surface', themeFor(backdrop) === 'dark' ? backdrop.lightest : backdrop.darkest)
  const { surface } = found
  const around = path[1] ?? view.document.documentElement
  const text = readColour(computedStyle(around, view)('color'), probe)
  take('text', text && blend(text, surface))
  take('muted', blend({ ...found.text, alpha: MUTED_ALPHA }, surface))
  take('border', blend({ ...found.text, alpha: BORDER_ALPHA }, surface))
  const button = buttonOf(page, backdrop, surface)
  take('primary', button?.background)
  take('on-primary', button && blend(button.text, found.primary))
  return found
}

/** Everything except colours: the font around the element, and the corners of the page's buttons. */
export function hostShape(page: HostPage, palette: Palette, isSet: (name: string) => boolean): void {
  const { view, path, container } = page
  const { style } = container
  const around = path[1] ?? view.document.documentElement
  if (!isSet('--cartlet-font')) style.setProperty('--cartlet-font', computedStyle(around, view)('font-family'))
  const radius = measured?.button?.radius
  if (radius && !isSet('--cartlet-radius')) {
    style.setProperty('--ct-radius', `min(${Number.parseFloat(radius)}px, ${MOST_RADIUS_PX}px)`)
    style.setProperty('--ct-button-radius', radius)
  }
  const isTextLighter = luminanceOf(palette['on-primary']) > luminanceOf(palette.primary)
  style.setProperty('--ct-lift', `${isTextLighter ? LIFT.darker : LIFT.lighter}`)
}

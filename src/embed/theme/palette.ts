/** Our colours, and their repair so that every text is readable on its background. */
import type { Theme } from '../page/page'
import type { Backdrop } from './backdrop'
import { BLACK, blend, type Colour, contrastOf, ENOUGH, readable, WHITE, worstContrast } from './colour'

export const TOKENS = ['surface', 'text', 'muted', 'border', 'primary', 'on-primary', 'danger', 'success'] as const
export type Token = (typeof TOKENS)[number]
export type Palette = Record<Token, Colour>

/** Colours of text on the page and on our own surfaces. */
const TEXT_TOKENS = ['text', 'muted', 'danger', 'success'] as const

/** Light or dark text: whichever has more contrast in the worst place. */
export const themeFor = ({ darkest, lightest }: Backdrop): Theme =>
  contrastOf(WHITE, lightest) > contrastOf(BLACK, darkest) ? 'dark' : 'light'

/** Whether one text colour is readable on the whole backdrop. For most images there is none. */
export const canBeRead = (backdrop: Backdrop): boolean =>
  Math.max(contrastOf(WHITE, backdrop.lightest), contrastOf(BLACK, backdrop.darkest)) >= ENOUGH

const HOVER_ALPHA = { light: 0.05, dark: 0.08 } as const

/** A surface in its normal and its hover state. */
export const withHover = (colour: Colour, theme: Theme): Colour[] => [
  colour,
  blend({ ...(theme === 'dark' ? WHITE : BLACK), alpha: HOVER_ALPHA[theme] }, colour),
]

/**
 * Returns a palette in which every pair that is drawn together has a contrast of 4.5:1 or more.
 * @param backgrounds of text outside our own surfaces
 * @param isFixed for colours set by the author: they stay, and the other colour of the pair is changed
 */
export function repaired(
  palette: Palette,
  backgrounds: readonly Colour[],
  theme: Theme,
  isFixed: (token: Token) => boolean,
): Palette {
  const result = { ...palette }
  const below = [...backgrounds, result.surface]
  const withPointer = below.flatMap((colour) => withHover(colour, theme))
  for (const token of TEXT_TOKENS) {
    if (isFixed(token)) continue
    const found = readable(palette[token], withPointer)
    // On some colours, such as a strong red, neither black nor white is readable in both the normal and the hover state.
    result[token] = worstContrast(found, below) < ENOUGH ? readable(palette[token], below) : found
  }
  if (!isFixed('on-primary')) result['on-primary'] = readable(result['on-primary'], [result.primary])
  if (!isFixed('primary') && worstContrast(result['on-primary'], [result.primary]) < ENOUGH)
    result.primary = readable(result.primary, [result['on-primary']])
  return result
}

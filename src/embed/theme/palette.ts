/** Our own colours, and what becomes of them so that every text is readable where it stands. */
import type { Theme } from '../page/page'
import type { Backdrop } from './backdrop'
import { BLACK, blend, type Colour, contrastOf, ENOUGH, readable, WHITE, worstContrast } from './colour'

export const TOKENS = ['surface', 'text', 'muted', 'border', 'primary', 'on-primary', 'danger', 'success'] as const
export type Token = (typeof TOKENS)[number]
export type Palette = Record<Token, Colour>

/** Colours that text has on the page and on a surface of ours. */
const TEXT_TOKENS = ['text', 'muted', 'danger', 'success'] as const

/** Light text or dark text: whichever is read better at the worst place. */
export const themeFor = ({ darkest, lightest }: Backdrop): Theme =>
  contrastOf(WHITE, lightest) > contrastOf(BLACK, darkest) ? 'dark' : 'light'

/** Whether one colour of text can be read everywhere on it. Over most pictures none can. */
export const canBeRead = (backdrop: Backdrop): boolean =>
  Math.max(contrastOf(WHITE, backdrop.lightest), contrastOf(BLACK, backdrop.darkest)) >= ENOUGH

const HOVER_ALPHA = { light: 0.05, dark: 0.08 } as const

/** A surface as it is, and below the pointer. */
export const withHover = (colour: Colour, theme: Theme): Colour[] => [
  colour,
  blend({ ...(theme === 'dark' ? WHITE : BLACK), alpha: HOVER_ALPHA[theme] }, colour),
]

/**
 * Every pair that is drawn at 4.5:1 or more.
 * @param backgrounds of text outside of our own surfaces
 * @param isFixed set by the author: stays, and the other half of the pair is moved
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
    // On some colours, such as a strong red, neither black nor white can be read both as they are and below the pointer.
    result[token] = worstContrast(found, below) < ENOUGH ? readable(palette[token], below) : found
  }
  if (!isFixed('on-primary')) result['on-primary'] = readable(result['on-primary'], [result.primary])
  if (!isFixed('primary') && worstContrast(result['on-primary'], [result.primary]) < ENOUGH)
    result.primary = readable(result.primary, [result['on-primary']])
  return result
}

/** The one place where a colour of the platform's reaches a style: by CSSOM, which a strict policy allows, and only if it is a colour. */

const COLOR = /^(#[0-9a-f]{3,8}|(rgb|hsl)a?\([\d\s.,%/]{1,60}(deg[\d\s.,%/]{1,40})?\)|[a-z]{3,24})$/i
/** Words that are colours to CSS and none to the eye: they take what stands around them. */
const NO_PAINT = /^(inherit|initial|unset|revert|transparent|currentcolor)$/i

/** The colour as CSS may have it; undefined for everything that is more, or less, than a colour. */
export function toColor(text: unknown): string | undefined {
  if (typeof text !== 'string' || !COLOR.test(text.trim()) || NO_PAINT.test(text.trim())) return undefined
  return text.trim()
}

/** Fills a swatch; an element without a colour keeps what the style sheet gives it. */
export function paint(element: Element | null, color: string | undefined): void {
  const { style } = (element ?? {}) as Partial<HTMLElement>
  const safe = toColor(color)
  if (safe) style?.setProperty('background-color', safe)
  else style?.removeProperty('background-color')
}

/** Contrast of two colours. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
import type { BrowserFacts, Finding } from '../model'

const LEAST = 4.5

/** Pairs of colours that are shown on each other, by the ends of their variables' names. */
export const COLOR_PAIRS = [
  ['on-primary', 'primary'],
  ['text', 'surface'],
  ['muted', 'surface'],
  ['danger', 'surface'],
  ['success', 'surface'],
] as const

function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((component) => {
    const share = component / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** @returns 1 to 21 @param a components 0 to 255 */
export function contrastOf(a: readonly number[], b: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other)
  return (light + 0.05) / (dark + 0.05)
}

/** One row for each pair with too little contrast. */
export const lowContrasts = (colors: BrowserFacts['colors']): Finding[] =>
  colors.flatMap(({ name, on, text, ground, element }) => {
    const ratio = contrastOf(text, ground)
    if (ratio >= LEAST) return []
    return [
      {
        code: 'contrast-low',
        severity: 'warning' as const,
        where: name,
        cause: `${name} on ${on} has a contrast of ${ratio.toFixed(1)} : 1; text needs 4.5 : 1.`,
        hint: `Make one of the two darker or lighter.`,
        ...(element && { element }),
      },
    ]
  })

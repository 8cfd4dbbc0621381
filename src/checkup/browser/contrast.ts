/** Contrast of two colours. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */

function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((component) => {
    const share = component / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** 1 to 21. @param a components 0 to 255 */
export function contrastOf(a: readonly number[], b: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other)
  return (light + 0.05) / (dark + 0.05)
}

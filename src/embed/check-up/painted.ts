/** Colours as numbers. */

/** The components of any CSS colour as the browser paints it; undefined unless it is an opaque colour. */
export function painted(document: Document, color: string): number[] | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d')
  if (!context || !color || !CSS.supports('color', color)) return undefined
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
  return alpha === 255 ? [red, green, blue] : undefined
}

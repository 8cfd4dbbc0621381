/** Colours that the author has chosen by `--cartlet-color-…`, in pairs that are shown on each other. */
import type { BrowserFacts } from '../../checkup/model'

const PAIRS = [
  ['on-primary', 'primary'],
  ['text', 'surface'],
  ['muted', 'surface'],
  ['danger', 'surface'],
  ['success', 'surface'],
] as const

const variable = (name: string) => `--cartlet-color-${name}`

/** Components of any CSS colour, as the browser paints it; undefined for what is no opaque colour. */
function painted(document: Document, color: string): number[] | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d')
  if (!context || !color || !CSS.supports('color', color)) return undefined
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
  return alpha === 255 ? [red, green, blue] : undefined
}

/** @param drawn elements of Cartlet on the page */
export function chosenColors(view: Window, document: Document, drawn: Iterable<HTMLElement>): BrowserFacts['colors'] {
  const found = new Map<string, BrowserFacts['colors'][number]>()
  for (const host of drawn) {
    const root = host.shadowRoot?.querySelector('.root')
    if (!root) continue
    const [own, inner] = [view.getComputedStyle(host), view.getComputedStyle(root)]
    for (const [name, on] of PAIRS) {
      const isChosen = [name, on].some((one) => own.getPropertyValue(variable(one)).trim())
      // The other one of the pair may be ours.
      const [text, ground] = [name, on].map((one) => painted(document, inner.getPropertyValue(`--${one}`).trim()))
      const key = `${name} ${text} ${ground}`
      if (isChosen && text && ground && !found.has(key))
        found.set(key, { name: variable(name), on: variable(on), text, ground, element: host })
    }
  }
  return [...found.values()]
}

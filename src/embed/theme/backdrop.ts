/** What stands behind an element: the backgrounds of all that contains it, as far down as the first that lets nothing through. */
import { pathOf } from '../page/theme'
import { BLACK, blend, type Colour, luminanceOf, readColour, WHITE } from './colour'

/** The darkest and the lightest that text may lie on; the same where the background is one colour. Opaque. */
export interface Backdrop {
  darkest: Colour
  lightest: Colour
}

export interface Probe {
  view: Window
  /** See `readColour`. */
  probe: HTMLElement
  /** The background colour that a running transition leads to, if any: the switch counts at once, not when the page has faded. */
  endOf?(element: Element): string | undefined
}

/** Splits at commas outside of parentheses. */
function layersOf(backgroundImage: string): string[] {
  const layers = ['']
  let depth = 0
  for (const character of backgroundImage) {
    if (character === '(') depth += 1
    else if (character === ')') depth -= 1
    if (character === ',' && !depth) layers.push('')
    else layers[layers.length - 1] += character
  }
  return layers.map((layer) => layer.trim())
}

const COLOURS = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\((?:[^()]|\([^()]*\))*\)/g

const extremes = (colours: readonly Colour[]): Backdrop => {
  const [first = WHITE, ...others] = colours
  const found = { darkest: first, lightest: first }
  for (const colour of others) {
    if (luminanceOf(colour) < luminanceOf(found.darkest)) found.darkest = colour
    if (luminanceOf(colour) > luminanceOf(found.lightest)) found.lightest = colour
  }
  return found
}

const over = (colours: readonly Colour[], { darkest, lightest }: Backdrop): Backdrop =>
  extremes(colours.flatMap((colour) => [blend(colour, darkest), blend(colour, lightest)]))

/** Of a gradient the colours at its stops; of a picture nothing is known, so it may be anything from black to white. */
function paintedOn(backgroundImage: string, below: Backdrop, probe: HTMLElement): Backdrop {
  let painted = below
  for (const layer of layersOf(backgroundImage).reverse()) {
    const stops = layer.includes('gradient(') ? layer.match(COLOURS)?.map((css) => readColour(css, probe)) : undefined
    painted = stops?.every((stop) => stop !== undefined) ? over(stops as Colour[], painted) : { darkest: BLACK, lightest: WHITE }
  }
  return painted
}

/** The frame's own element, where the page around it is of the same origin and shows through. */
function frameOf(view: Window): Element | null {
  try {
    return view.frameElement
  } catch {
    return null
  }
}

/** White, or what the browser takes in a dark colour scheme. */
function canvasOf({ view, probe }: Probe): Colour {
  const { colorScheme } = view.getComputedStyle(view.document.documentElement)
  probe.style.colorScheme = colorScheme
  probe.style.color = 'Canvas'
  const canvas = readColour(view.getComputedStyle(probe).color, probe)
  probe.style.colorScheme = ''
  return canvas ?? WHITE
}

function behind(path: readonly Element[], view: Window, tools: Probe): Backdrop {
  const { probe } = tools
  const layers: { colour: Colour | undefined; backgroundImage: string }[] = []
  let isCovered = false
  for (const element of path) {
    const { backgroundColor, backgroundImage } = view.getComputedStyle(element)
    const colour = readColour(tools.endOf?.(element) ?? backgroundColor, probe)
    layers.push({ colour, backgroundImage })
    isCovered = colour?.alpha === 1
    if (isCovered) break
  }
  const frame = !isCovered && frameOf(view)
  const outer = frame ? frame.ownerDocument.defaultView : null
  const canvas = canvasOf(tools)
  let backdrop = frame && outer ? behind(pathOf(frame), outer, tools) : { darkest: canvas, lightest: canvas }
  for (const { colour, backgroundImage } of layers.reverse()) {
    if (colour) backdrop = over([colour], backdrop)
    if (backgroundImage !== 'none') backdrop = paintedOn(backgroundImage, backdrop, probe)
  }
  return backdrop
}

export const backdropOf = (path: readonly Element[], tools: Probe): Backdrop => behind(path, tools.view, tools)

/** The backdrop of an element: the backgrounds of everything that contains it, down to the first opaque one. */

import { computedStyle } from '../../widget/computed-style'
import { BLACK, blend, type Colour, luminanceOf, readColour, WHITE } from './colour'
import { pathOf } from './plain-theme'

/** The darkest and the lightest colour that may be behind text; equal where the background is one colour. Opaque. */
export interface Backdrop {
  darkest: Colour
  lightest: Colour
}

export interface Probe {
  view: Window
  /** See `readColour`. */
  probe: HTMLElement
  /**
   * The background colour at the end of a running transition, if any: a theme switch counts at once, not when the page has faded.
   */
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

/** For a gradient, the colours at its stops. The colours of an image are unknown, so they may be anything from black to white. */
function paintedOn(backgroundImage: string, below: Backdrop, probe: HTMLElement): Backdrop {
  let painted = below
  for (const layer of layersOf(backgroundImage).reverse()) {
    const stops = layer.includes('gradient(') ? layer.match(COLOURS)?.map((css) => readColour(css, probe)) : undefined
    painted = stops?.every((stop) => stop !== undefined) ? over(stops as Colour[], painted) : { darkest: BLACK, lightest: WHITE }
  }
  return painted
}

/** The frame element of this window, if the page around it has the same origin and can show through. */
function frameOf(view: Window): Element | null {
  try {
    return view.frameElement
  } catch {
    return null
  }
}

/** White, or what the browser uses in a dark colour scheme. */
function canvasOf({ view, probe }: Probe): Colour {
  probe.style.setProperty('color-scheme', computedStyle(view.document.documentElement, view)('color-scheme'))
  probe.style.setProperty('color', 'Canvas')
  const canvas = readColour(computedStyle(probe, view)('color'), probe)
  probe.style.setProperty('color-scheme', '')
  return canvas ?? WHITE
}

interface Layer {
  colour: Colour | undefined
  backgroundImage: string
}

const PICTURES = /^(img|picture|video|canvas|svg|iframe)$/
/** Covers have their image and overlay first. */
const MOST_SIBLINGS = 8

/**
 * Images and overlays that are behind the text without containing it: absolutely positioned siblings of elements on the path.
 * Topmost first.
 */
function siblingsUnder(element: Element, child: Element | undefined, { x, y }: DOMRect, view: Window): Element[] {
  if (!child) return []
  // Not spread: a field of a form may have the name `children`.
  const found = Array.from(element.children)
    .slice(0, MOST_SIBLINGS)
    .filter((sibling) => {
      if (sibling === child || !/absolute|fixed/.test(computedStyle(sibling, view)('position'))) return false
      if (sibling.shadowRoot || !(sibling.compareDocumentPosition(child) & Node.DOCUMENT_POSITION_FOLLOWING)) return false
      const { left, top, right, bottom } = sibling.getBoundingClientRect()
      return left <= x && x < right && top <= y && y < bottom
    })
  return found.reverse()
}

/** @param contains whether the element contains the text, which may be fading in with it: then its opacity is temporary */
function layerOf(element: Element, contains: boolean, view: Window, { probe, endOf }: Probe): Layer {
  const style = computedStyle(element, view)
  const isPicture = !contains && PICTURES.test(element.localName)
  const colour = readColour(endOf?.(element) ?? style('background-color'), probe)
  return {
    colour: colour && { ...colour, alpha: isPicture ? 0 : colour.alpha * (contains ? 1 : Number(style('opacity'))) },
    backgroundImage: isPicture ? 'url()' : style('background-image'),
  }
}

function behind(path: readonly Element[], view: Window, tools: Probe): Backdrop {
  const { probe } = tools
  const layers: Layer[] = []
  const place = path[0]?.getBoundingClientRect() ?? new DOMRect()
  const covers = () => layers[layers.length - 1]?.colour?.alpha === 1
  for (const [index, element] of path.entries()) {
    for (const sibling of siblingsUnder(element, path[index - 1], place, view)) {
      if (!covers()) layers.push(layerOf(sibling, false, view, tools))
    }
    if (covers()) break
    layers.push(layerOf(element, true, view, tools))
    if (covers()) break
  }
  const isCovered = covers()
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

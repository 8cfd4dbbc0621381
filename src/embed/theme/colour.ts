/** Colours as numbers. The browser itself resolves the CSS, so every colour that it can paint is understood. */

import { computedStyle } from '../../widget/computed-style'

/** In sRGB, each from 0 to 1; out-of-gamut values are clamped. */
export interface Colour {
  red: number
  green: number
  blue: number
  alpha: number
}

export const BLACK: Colour = { red: 0, green: 0, blue: 0, alpha: 1 }
export const WHITE: Colour = { red: 1, green: 1, blue: 1, alpha: 1 }

const clamp = (value: number) => Math.min(1, Math.max(0, value))
const NUMBER = /-?[\d.]+(?:e-?\d+)?/g

/** `rgb(…)`, `rgba(…)` and `color(srgb …)`, as computed styles write them. */
function parse(css: string): Colour | undefined {
  const isFraction = css.startsWith('color(srgb ')
  if (!isFraction && !css.startsWith('rgb')) return undefined
  const [red, green, blue, alpha = 1] = css.match(NUMBER)?.map(Number) ?? []
  if (red === undefined || green === undefined || blue === undefined) return undefined
  const scale = isFraction ? 1 : 255
  return { red: clamp(red / scale), green: clamp(green / scale), blue: clamp(blue / scale), alpha: clamp(alpha) }
}

const cache = new Map<string, Colour>()

/**
 * Undefined for a value that the browser does not accept as a colour.
 * @param css a computed value, without variables and `currentcolor`
 * @param probe an element of ours in the document whose own style may be changed: a canvas would be simpler, but browsers that
 * resist fingerprinting return noise
 */
export function readColour(css: string, probe: HTMLElement): Colour | undefined {
  const found = cache.get(css) ?? parse(css)
  if (found) return found
  const view = probe.ownerDocument.defaultView
  probe.style.setProperty('color', '')
  probe.style.setProperty('color', `color-mix(in srgb, ${css}, ${css})`)
  const mixed = probe.style.getPropertyValue('color') && view ? parse(computedStyle(probe, view)('color')) : undefined
  // System colours, which `color-mix` may leave unresolved, are not cached: they follow the colour scheme.
  if (mixed && /\(/.test(css)) cache.set(css, mixed)
  return mixed
}

/** @param over the colour that shows through */
export function blend(colour: Colour, over: Colour): Colour {
  const { alpha } = colour
  const mix = (name: 'red' | 'green' | 'blue') => colour[name] * alpha + over[name] * (1 - alpha)
  return { red: mix('red'), green: mix('green'), blue: mix('blue'), alpha: alpha + over.alpha * (1 - alpha) }
}

export function luminanceOf({ red, green, blue }: Colour): number {
  const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrastOf(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].sort((first, second) => first - second)
  return (high + 0.05) / (low + 0.05)
}

export const worstContrast = (colour: Colour, backgrounds: readonly Colour[]): number =>
  Math.min(...backgrounds.map((background) => contrastOf(blend(colour, background), background)))

/** A little more than 4.5, because the screen rounds channels to 255 steps. */
export const ENOUGH = 4.55
const STEPS = 40

/**
 * Returns the colour, or the nearest one between it and black or white that is readable on all backgrounds. If there is none:
 * black or white, whichever has more contrast.
 */
export function readable(colour: Colour, backgrounds: readonly Colour[]): Colour {
  if (worstContrast(colour, backgrounds) >= ENOUGH) return colour
  for (let step = 1; step <= STEPS; step += 1)
    for (const end of [BLACK, WHITE]) {
      const moved = blend({ ...end, alpha: step / STEPS }, { ...colour, alpha: 1 })
      if (worstContrast(moved, backgrounds) >= ENOUGH) return moved
    }
  return worstContrast(BLACK, backgrounds) > worstContrast(WHITE, backgrounds) ? BLACK : WHITE
}

export const toCss = ({ red, green, blue }: Colour): string =>
  `rgb(${[red, green, blue].map((channel) => Math.round(channel * 255)).join(' ')})`

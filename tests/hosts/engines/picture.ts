/**
 * Compares how the open cart is drawn here and on a clean page: what lies over it, and what the browser paints, is in no
 * computed style.
 */
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { DRAWER } from '../server/places'
import type { Tab } from './tab'

export interface Picture {
  width: number
  height: number
  /** Four bytes a pixel. */
  data: Uint8Array
}

/** Text falls on other fractions of a pixel where the window has another width. */
const MOST_DIFFERENT = 0.02
const THRESHOLD = 0.2

/** The drawer, cropped from a screenshot of the window. */
export async function takePicture(tab: Tab): Promise<Picture> {
  const { x, y, width, height } = await tab.find(DRAWER).box()
  const whole = PNG.sync.read(await tab.picture())
  const [left, top] = [Math.max(0, Math.round(x)), Math.max(0, Math.round(y))]
  const cut = new PNG({
    width: Math.min(Math.round(width), whole.width - left),
    height: Math.min(Math.round(height), whole.height - top),
  })
  PNG.bitblt(whole, cut, left, top, cut.width, cut.height, 0, 0)
  return cut
}

/** What differs; empty when the difference is small enough. */
export function comparePictures(clean: Picture, page: Picture): string {
  const { width, height } = clean
  if (page.width !== width || page.height !== height)
    return `the cart is ${page.width} × ${page.height} instead of ${width} × ${height}`
  const different = pixelmatch(clean.data, page.data, undefined, width, height, { threshold: THRESHOLD }) / (width * height)
  return different > MOST_DIFFERENT ? `${(different * 100).toFixed(1)} % of the cart looks different` : ''
}

/**
 * Computes how many columns the style sheet lays out for a width. `collection.css.ts` repeats these numbers in `em` of the visitor's font size,
 * except the gaps. Here they are in pixels at the usual font size.
 */

import { computedStyle } from '../computed-style'

const USUAL_FONT_PX = 16
const PHONE_PX = 520
/** Below this width, two cards do not fit side by side. */
const ONE_BELOW_PX = 241
const SIDE_FROM_PX = 900
const SIDE_PX = 240
const SIDE_GAP_PX = 32
const CARD_PX = 220
/** From seven columns on, which the author asks for by number. */
const SMALL_CARD_PX = 144
const USUAL_COLUMNS = 6
const GAP_PX = 16

/** The style sheet has no rules for more columns. */
export const MOST_COLUMNS = 8

/**
 * @param width of the whole element, in CSS pixels
 * @param hasSide the grid has filters, which are placed beside it if there is room
 * @param font the visitor's font size, in CSS pixels
 */
export function columnsIn(width: number, cap: number = Number.POSITIVE_INFINITY, hasSide = false, font = USUAL_FONT_PX): number {
  const scale = font / USUAL_FONT_PX
  // A width of 0 has not been measured yet.
  if (width && width < ONE_BELOW_PX * scale) return 1
  if (width < PHONE_PX * scale) return Math.min(2, cap)
  const room = hasSide && width >= SIDE_FROM_PX * scale ? width - SIDE_PX * scale - SIDE_GAP_PX : width
  const isMany = cap > USUAL_COLUMNS && cap <= MOST_COLUMNS
  const card = isMany ? SMALL_CARD_PX : CARD_PX
  return Math.max(1, Math.min(cap, Math.floor((room + GAP_PX) / (card * scale + GAP_PX))))
}

/** The font size in CSS pixels in one of our shadow roots, which is the visitor's own. */
export const fontIn = (element: Element | null | undefined): number | undefined =>
  element ? Number.parseFloat(computedStyle(element)('font-size')) || undefined : undefined

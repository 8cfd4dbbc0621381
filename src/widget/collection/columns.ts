/** Number of columns that the style sheet makes of a width; `collection.css.ts` has the same numbers. */
const PHONE_PX = 520
const SIDE_FROM_PX = 900
const SIDE_PX = 240
const SIDE_GAP_PX = 32
const CARD_PX = 220
const GAP_PX = 16

/** The style sheet has rules for no more columns. */
export const MOST_COLUMNS = 6

/**
 * @param width of the whole element, in CSS pixels
 * @param hasSide has filters, which stand beside the grid where there is room
 */
export function columnsIn(width: number, cap: number = Number.POSITIVE_INFINITY, hasSide = false): number {
  if (width < PHONE_PX) return Math.min(2, cap)
  const room = hasSide && width >= SIDE_FROM_PX ? width - SIDE_PX - SIDE_GAP_PX : width
  return Math.max(1, Math.min(cap, Math.floor((room + GAP_PX) / (CARD_PX + GAP_PX))))
}

/** What the stock of something comes to, in a word (product contract §6 "Options"). Cards need no more of the choices than this. */
import { quantityOf } from '../../cart/quantity'
import type { OptionChoiceView, PreorderView, VariantView } from '../../views'

export type ChoiceStatus =
  | 'available'
  /** Few are left. */
  | 'low-stock'
  /** Can be ordered before it is there. */
  | 'pre-order'
  /** Struck and still selectable. */
  | 'sold-out'
  /** There is no such variant: disabled. */
  | 'not-made'

export interface ChoiceState {
  choice: OptionChoiceView
  status: ChoiceStatus
  /** Pieces, where all of them are counted. */
  quantityLeft?: number
  preorder?: PreorderView
}

/** So few that the visitor is told. */
export const LOW_STOCK = 5

type Stock = Pick<VariantView, 'inStock' | 'quantityAvailable' | 'preorder'>

/** One stock or several that are still possible, as one. */
export function stockStatus(stocks: readonly Stock[]): Omit<ChoiceState, 'choice'> {
  if (!stocks.length) return { status: 'not-made' }
  const there = stocks.filter(({ inStock }) => inStock)
  if (there.length) {
    const counts = there.flatMap(({ quantityAvailable }) => quantityAvailable ?? [])
    const quantityLeft = counts.length < there.length ? undefined : quantityOf(counts.map((quantity) => ({ quantity })))
    const isLow = quantityLeft !== undefined && quantityLeft <= LOW_STOCK
    return { status: isLow ? 'low-stock' : 'available', quantityLeft }
  }
  const preorder = stocks.find((stock) => stock.preorder)?.preorder
  return preorder ? { status: 'pre-order', preorder } : { status: 'sold-out', quantityLeft: 0 }
}

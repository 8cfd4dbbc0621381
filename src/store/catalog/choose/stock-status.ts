/** Stock summarized as one status (docs/behaviour.md §5); cards need nothing else of the choices. */

import { quantityOf } from '../../base/state'
import type { OptionChoiceView, PreorderView, VariantView } from '../../base/views'

export type ChoiceStatus =
  | 'available'
  /** `LOW_STOCK` or fewer are left. */
  | 'low-stock'
  /** Can be ordered before it is in stock. */
  | 'pre-order'
  /** Crossed out but selectable. */
  | 'sold-out'
  /** No such variant exists: disabled. */
  | 'not-made'

export interface ChoiceState {
  choice: OptionChoiceView
  status: ChoiceStatus
  /** Present when the stock of every variant is tracked. */
  quantityLeft?: number
  preorder?: PreorderView
}

/** At this quantity and below, the visitor sees how many are left. */
export const LOW_STOCK = 5

type Stock = Pick<VariantView, 'inStock' | 'quantityAvailable' | 'preorder'>

/** @param stocks of all variants that are still possible */
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

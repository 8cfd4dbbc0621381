/** What every choice of an option comes to, given what is picked of the others (product contract §6 "Options"). */
import { type ItemChoice, pickedValue } from '../choose-variant'
import { quantityOf } from '../quantity'
import type { OptionChoiceView, PreorderView, ProductOptionView, ProductView, VariantView } from '../views'

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

/** The options as they stand once a variant is named by its id. */
const picksOf = (product: ProductView, choice: ItemChoice): ItemChoice =>
  choice.variant ? { ...choice, options: product.variants.find(({ id }) => id === choice.variant)?.choices } : choice

/**
 * The choices of `option` in the shop's order, each with what it comes to when it is picked beside the other options' picks; options that
 * are still open leave everything possible. A product without variants of its own has one stock for all of its choices.
 */
export function choiceStates(product: ProductView, option: ProductOptionView, choice: ItemChoice): ChoiceState[] {
  const picks = picksOf(product, choice)
  const others = product.options.filter((other) => other !== option)
  return option.choices.map((one) => {
    if (!product.variants.length)
      return { choice: one, ...stockStatus([{ ...product, inStock: product.inStock && one.inStock }]) }
    const possible = product.variants.filter(
      ({ choices }) =>
        choices[option.name] === one.value &&
        others.every((other) => {
          const value = pickedValue(other, picks)
          return value === undefined || choices[other.name] === value
        }),
    )
    return { choice: one, ...stockStatus(possible) }
  })
}

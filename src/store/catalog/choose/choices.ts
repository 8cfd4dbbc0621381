/** Availability of every choice of an option, given the choices of the others (docs/behaviour.md §5). */

import type { ProductOptionView, ProductView } from '../../base/views'
import { type ItemChoice, pickedValue, variantOf } from './choose-variant'
import { type ChoiceState, stockStatus } from './stock-status'

/** The chosen options, also when the variant was chosen by its id. */
const picksOf = (product: ProductView, choice: ItemChoice): ItemChoice =>
  choice.variant ? { ...choice, options: variantOf(product.variants, choice.variant)?.choices } : choice

/**
 * The choices of `option` in the shop's order, each with its stock when combined with the other options' choices. Options without a choice yet
 * exclude nothing. A product without variants has one stock for all of its choices.
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

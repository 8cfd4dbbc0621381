/** What of a choice is made, and what is still missing: options, modifiers, texts and a subscription where it takes one. Throws nothing. */

import type { ChoiceModifierView, ModifierView, ProductOptionView, ProductView } from '../views'
import { choiceOf, type ItemChoice, pickedValue } from './choose-variant'

/** The value picked for one modifier; undefined while it is open, or left out. */
export function pickedModifier({ key, title, required, choices }: ChoiceModifierView, choice: ItemChoice): string | undefined {
  if (required && choices.length === 1) return choices[0]?.value
  const { modifiers, options } = choice
  return choiceOf(choices, modifiers?.[key] ?? modifiers?.[title] ?? options?.[title])
}

/** What was written into one text modifier, without the space around it. */
export function writtenText({ key, title }: ModifierView, { customText }: ItemChoice): string {
  const text: unknown = customText?.[key] ?? customText?.[title]
  return typeof text === 'string' ? text.trim() : ''
}

const isAnswered = (modifier: ModifierView, choice: ItemChoice): boolean =>
  modifier.kind === 'text' ? Boolean(writtenText(modifier, choice)) : pickedModifier(modifier, choice) !== undefined

/** The first thing that has to be picked or written before the product can be added; undefined when nothing is missing. */
export function firstMissing(
  product: ProductView,
  choice: ItemChoice,
): ProductOptionView | ModifierView | 'subscription' | undefined {
  return (
    (choice.variant ? undefined : product.options.find((option) => pickedValue(option, choice) === undefined)) ??
    product.modifiers.find((modifier) => modifier.required && !isAnswered(modifier, choice)) ??
    (product.oneTimePurchase || choice.subscription ? undefined : 'subscription')
  )
}

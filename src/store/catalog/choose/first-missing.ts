/** What is still missing in a choice: options, modifiers, texts, or a required subscription. Never throws. */
import type { ChoiceModifierView, ModifierView, ProductOptionView, ProductView } from '../../base/views'
import { choiceOf, type ItemChoice, pickedValue } from './choose-variant'

/** The chosen value of a modifier; undefined when none is chosen. */
export function pickedModifier({ key, title, required, choices }: ChoiceModifierView, choice: ItemChoice): string | undefined {
  if (required && choices.length === 1) return choices[0]?.value
  const { modifiers, options } = choice
  return choiceOf(choices, modifiers?.[key] ?? modifiers?.[title] ?? options?.[title])
}

/** The text written for a modifier, trimmed. */
export function writtenText({ key, title }: ModifierView, { customText }: ItemChoice): string {
  const text: unknown = customText?.[key] ?? customText?.[title]
  return typeof text === 'string' ? text.trim() : ''
}

export const isAnswered = (modifier: ModifierView, choice: ItemChoice): boolean =>
  modifier.kind === 'text' ? Boolean(writtenText(modifier, choice)) : pickedModifier(modifier, choice) !== undefined

/** The first thing to choose or write before the product can be added; undefined when nothing is missing. */
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

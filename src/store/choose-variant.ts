/** What is still to be picked, and the variant that a choice comes to. Throws nothing: the first button draws from it. */
import type { ChoiceModifierView, ModifierView, OptionChoiceView, ProductOptionView, ProductView, VariantView } from './views'

export interface ItemChoice {
  /** Variant id. */
  variant?: string
  /** Option name → choice, by value or label. Also taken for modifiers, which some shops have in the place of options. */
  options?: Record<string, string>
  /** Title or key of a modifier → choice, by value or label. */
  modifiers?: Record<string, string>
  /** Title or key of a text modifier → text. */
  customText?: Record<string, string>
  /** Subscription id; without one it is bought once. */
  subscription?: string
}

/** One choice an option leaves nothing to pick. */
export const hasOpenOption = (product: ProductView): boolean => product.options.some((option) => option.choices.length > 1)

/** True while a variant, a required modifier or a way to pay is still to be picked. */
export const needsChoices = (product: ProductView): boolean =>
  hasOpenOption(product) || !product.oneTimePurchase || product.modifiers.some(({ required }) => required)

const choiceOf = (choices: readonly OptionChoiceView[], asked?: string): string | undefined =>
  choices.find(({ value, label }) => value === asked || label === asked)?.value

/** The value picked for one option; undefined while it is open. */
export const pickedValue = ({ name, choices }: ProductOptionView, { options }: ItemChoice): string | undefined =>
  choices.length === 1 ? choices[0]?.value : choiceOf(choices, options?.[name])

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

/** The variant of a choice, by id or by its options; undefined when there is none, or none yet. */
export function matchVariant({ variants, options }: ProductView, choice: ItemChoice): VariantView | undefined {
  if (choice.variant) return variants.find(({ id }) => id === choice.variant)
  return variants.find(({ choices }) =>
    options.every((option) => {
      const value = pickedValue(option, choice)
      return value !== undefined && choices[option.name] === value
    }),
  )
}

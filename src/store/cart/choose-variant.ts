/** The variant that a choice comes to. Throws nothing. */
import type { OptionChoiceView, ProductOptionView, ProductView, VariantView } from '../views'

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

/** The value of the choice that was asked for by value or label. */
export const choiceOf = (choices: readonly OptionChoiceView[], asked?: string): string | undefined =>
  choices.find(({ value, label }) => value === asked || label === asked)?.value

/** The value picked for one option; undefined while it is open. */
export const pickedValue = ({ name, choices }: ProductOptionView, { options }: ItemChoice): string | undefined =>
  choices.length === 1 ? choices[0]?.value : choiceOf(choices, options?.[name])

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

/** Finds the variant of a choice. Never throws. */

import { pastedText } from '../../base/pasted-text'
import type { OptionChoiceView, ProductOptionView, ProductView, VariantView } from '../../base/views'

export interface ItemChoice {
  /** Variant id. */
  variant?: string
  /** Option name → choice, by value or label. Also used for modifiers, which some shops have instead of options. */
  options?: Record<string, string>
  /** Title or key of a modifier → choice, by value or label. */
  modifiers?: Record<string, string>
  /** Title or key of a text modifier → text. */
  customText?: Record<string, string>
  /** Subscription id; absent: a one-time purchase. */
  subscription?: string
}

/** The value of the choice with this value or label. */
export const choiceOf = (choices: readonly OptionChoiceView[], asked?: string): string | undefined =>
  choices.find(({ value, label }) => value === asked || label === asked)?.value

/** The chosen value of an option; undefined while none is chosen. */
export const pickedValue = ({ name, choices }: ProductOptionView, { options }: ItemChoice): string | undefined =>
  choices.length === 1 ? choices[0]?.value : choiceOf(choices, options?.[name])

/** The variant with this id, which an author may have pasted with something invisible, or in capitals. */
export function variantOf(variants: readonly VariantView[], asked: string): VariantView | undefined {
  const plain = pastedText(asked).toLowerCase()
  return variants.find(({ id }) => id.toLowerCase() === plain)
}

/** The variant of a choice, by id or by options; undefined when none matches (yet). */
export function matchVariant({ variants, options }: ProductView, choice: ItemChoice): VariantView | undefined {
  if (choice.variant) return variantOf(variants, choice.variant)
  return variants.find(({ choices }) =>
    options.every((option) => {
      const value = pickedValue(option, choice)
      return value !== undefined && choices[option.name] === value
    }),
  )
}

/** What is still to be picked, and the variant that a choice comes to. Throws nothing: the first button draws from it. */
import type { ProductOptionView, ProductView, VariantView } from './views'

export interface ItemChoice {
  /** Variant id. */
  variant?: string
  /** Option name → choice. */
  options?: Record<string, string>
  /** Text field title → text. */
  customText?: Record<string, string>
}

/** One choice an option leaves nothing to pick. */
export const hasOpenOption = (product: ProductView): boolean => product.options.some((option) => option.choices.length > 1)

/** True while a variant or a required text is still to be picked. */
export const needsChoices = (product: ProductView): boolean =>
  hasOpenOption(product) || product.textFields.some((field) => field.required)

/** The value picked for one option; undefined while it is open. */
export const pickedValue = ({ name, choices }: ProductOptionView, asked: Record<string, string> = {}): string | undefined =>
  (choices.length === 1 ? choices[0] : choices.find(({ value, label }) => value === asked[name] || label === asked[name]))?.value

/** The variant of a choice, by id or by its options; undefined when there is none, or none yet. */
export function matchVariant({ variants, options }: ProductView, choice: ItemChoice): VariantView | undefined {
  if (choice.variant) return variants.find(({ id }) => id === choice.variant)
  return variants.find(({ choices }) =>
    options.every((option) => {
      const value = pickedValue(option, choice.options)
      return value !== undefined && choices[option.name] === value
    }),
  )
}

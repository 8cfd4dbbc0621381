/** As much of choosing as a button needs that offers no choices itself: is there anything to choose, and which variant did its author name. */
import type { ProductView, VariantView } from '../views'

/** One choice an option leaves nothing to pick. */
const hasOpenOption = (product: ProductView): boolean => product.options.some((option) => option.choices.length > 1)

/** True while something is to be picked or written: the options unless the variant is named, a required modifier, a subscription. */
export const needsChoices = (product: ProductView, variant?: string): boolean =>
  (!variant && hasOpenOption(product)) ||
  !product.oneTimePurchase ||
  product.modifiers.some((modifier) => modifier.required && (modifier.kind === 'text' || modifier.choices.length !== 1))

/** The variant that is named; without a name the only one there is. */
export const namedVariant = ({ variants }: ProductView, variant?: string): VariantView | undefined =>
  variant ? variants.find(({ id }) => id === variant) : variants.length === 1 ? variants[0] : undefined

/** For buttons without controls for choices: whether anything must be chosen, and which variant the author named. */
import type { ProductView, VariantView } from '../base/views'

/** An option with a single choice needs no decision. */
const hasOpenOption = (product: ProductView): boolean => product.options.some((option) => option.choices.length > 1)

/** True when something must be chosen or written: options unless a variant is named, required modifiers, a subscription. */
export const needsChoices = (product: ProductView, variant?: string): boolean =>
  (!variant && hasOpenOption(product)) ||
  !product.oneTimePurchase ||
  product.modifiers.some((modifier) => modifier.required && (modifier.kind === 'text' || modifier.choices.length !== 1))

/** The named variant; without a name the only one. */
export const namedVariant = ({ variants }: ProductView, variant?: string): VariantView | undefined =>
  variant ? variants.find(({ id }) => id === variant) : variants.length === 1 ? variants[0] : undefined

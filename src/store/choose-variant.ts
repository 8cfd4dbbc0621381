/** From what the author or the visitor picked to what the platform wants in a catalog reference. */
import type { CatalogReference } from '../platform/cart/model'
import { CartletError } from '../platform/http/errors'
import type { ProductView, VariantView } from './views'

/** The platform's stores app: the catalog that product ids belong to. */
export const STORES_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

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

function pickOptions(product: ProductView, asked: Record<string, string> = {}): Record<string, string> {
  const picked: Record<string, string> = {}
  for (const { name, choices } of product.options) {
    const choice =
      choices.length === 1 ? choices[0] : choices.find(({ value, label }) => value === asked[name] || label === asked[name])
    if (!choice) throw new CartletError('OPTIONS_REQUIRED', `"${product.name}" needs a choice for "${name}"`)
    picked[name] = choice.value
  }
  return picked
}

/** The variant asked for, by id or by its choices; none for a product without variants of its own. */
export function findVariant(product: ProductView, choice: ItemChoice): VariantView | undefined {
  if (!product.variants.length) return undefined
  if (choice.variant) {
    const variant = product.variants.find(({ id }) => id === choice.variant)
    if (!variant) throw new CartletError('VARIANT_NOT_FOUND', `"${product.name}" has no variant "${choice.variant}"`)
    return variant
  }
  const picked = pickOptions(product, choice.options)
  const match = product.variants.find(({ choices }) => Object.entries(picked).every(([name, value]) => choices[name] === value))
  if (!match) throw new CartletError('VARIANT_NOT_FOUND', `"${product.name}" is not made in this combination`)
  return match
}

/** Spec §3 "Add to cart": the reference of one line item. Throws where the platform would answer 200 and add nothing. */
export function toCatalogReference(product: ProductView, choice: ItemChoice): CatalogReference {
  for (const { title, required } of product.textFields) {
    if (required && !choice.customText?.[title]?.trim())
      throw new CartletError('TEXT_REQUIRED', `"${product.name}" needs a text for "${title}"`)
  }
  const variant = findVariant(product, choice)
  const options: Record<string, unknown> = {}
  if (variant) options.variantId = variant.id
  else if (product.options.length) options.options = pickOptions(product, choice.options)
  if (choice.customText) options.customTextFields = choice.customText
  return {
    appId: STORES_APP_ID,
    catalogItemId: product.id,
    ...(Object.keys(options).length ? { options } : {}),
  }
}

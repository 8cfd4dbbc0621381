/** From what the author or the visitor picked to what the platform wants in a catalog reference (spec §3 "Add to cart"). */
import type { CatalogReference } from '../platform/cart/model'
import { CartletError } from '../platform/http/errors'
import { type ItemChoice, matchVariant, pickedValue } from './choose-variant'
import type { ProductView, VariantView } from './views'

/** The platform's stores app: the catalog that product ids belong to. */
export const STORES_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

function pickOptions(product: ProductView, choice: ItemChoice): Record<string, string> {
  return Object.fromEntries(
    product.options.map((option) => {
      const value = pickedValue(option, choice.options)
      if (value === undefined) throw new CartletError('OPTIONS_REQUIRED', `"${product.name}" needs a choice for "${option.name}"`)
      return [option.name, value]
    }),
  )
}

/** The variant asked for; none for a product without variants of its own. Throws where a choice is missing or leads to no variant. */
export function findVariant(product: ProductView, choice: ItemChoice): VariantView | undefined {
  if (!product.variants.length) return undefined
  if (!choice.variant) pickOptions(product, choice)
  const variant = matchVariant(product, choice)
  if (variant) return variant
  throw new CartletError(
    'VARIANT_NOT_FOUND',
    choice.variant ? `"${product.name}" has no variant "${choice.variant}"` : `"${product.name}" is not made in this combination`,
  )
}

/** The reference of one line item. Throws where the platform would answer 200 and add nothing. */
export function toCatalogReference(product: ProductView, choice: ItemChoice): CatalogReference {
  for (const { title, required } of product.textFields) {
    if (required && !choice.customText?.[title]?.trim())
      throw new CartletError('TEXT_REQUIRED', `"${product.name}" needs a text for "${title}"`)
  }
  const variant = findVariant(product, choice)
  const options: Record<string, unknown> = {}
  if (variant) options.variantId = variant.id
  else if (product.options.length) options.options = pickOptions(product, choice)
  if (choice.customText) options.customTextFields = choice.customText
  return {
    appId: STORES_APP_ID,
    catalogItemId: product.id,
    ...(Object.keys(options).length ? { options } : {}),
  }
}

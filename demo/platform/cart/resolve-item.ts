/**
 * Resolves a catalog reference to an item that can be bought. `null` means that the add has no effect, which the platform
 * does not report: it answers 200 with the cart unchanged (unknown app, product or variant, missing choice or mandatory text).
 */
import type { Catalog } from '../catalog/catalog'
import { findVariantById, matchesChoices, type Product, soleVariant, type Variant } from '../catalog/product'
import { fromCart } from '../catalog/v3/products/cart-options'
import { NO_VARIANT_ID, STORES_APP_ID } from '../storage/ids'
import { isRecord, type Json, own } from '../untrusted'
import type { CatalogItem } from './cart-store'

const asStrings = (value: unknown): Record<string, string> | null => {
  if (value === undefined || value === null) return {}
  if (!isRecord(value)) return null
  const entries = Object.entries(value)
  return entries.every(([, text]) => typeof text === 'string') ? (Object.fromEntries(entries) as Record<string, string>) : null
}

/** True when each option is answered with one of its choices, and nothing else is chosen. */
const answersAllOptions = (product: Product, choices: Record<string, string>): boolean =>
  Object.keys(choices).length === product.options.length &&
  product.options.every((option) => option.choices.some((choice) => choice.name === choices[option.name]))

const chooseVariant = (product: Product, variantId: unknown, choices: Record<string, string>): Variant | undefined => {
  const asked = variantId === undefined || variantId === null || variantId === '' ? NO_VARIANT_ID : variantId
  if (!product.managesVariants)
    return asked === NO_VARIANT_ID && answersAllOptions(product, choices) ? soleVariant(product) : undefined
  if (asked === NO_VARIANT_ID)
    return answersAllOptions(product, choices) ? product.variants.find((v) => matchesChoices(v, choices)) : undefined
  const variant = typeof asked === 'string' ? findVariantById(product, asked) : undefined
  // A variant id that contradicts the choices is a mistake, so nothing is added.
  return variant && matchesChoices(variant, choices) ? variant : undefined
}

const acceptTexts = (product: Product, sent: Record<string, string>): Record<string, string> | null => {
  const texts = Object.entries(sent).filter(([, text]) => text.trim() !== '')
  const fields = product.customTextFields
  const fits = ([title, text]: [string, string]) => fields.some((f) => f.title === title && text.length <= f.maxLength)
  const complete = fields.every((field) => !field.mandatory || texts.some(([title]) => title === field.title))
  return complete && texts.every(fits) ? Object.fromEntries(texts) : null
}

export const resolveItem = (catalog: Catalog, reference: Json): CatalogItem | null => {
  const { appId, catalogItemId } = reference
  if (appId !== STORES_APP_ID || typeof catalogItemId !== 'string') return null
  const product = catalog.findProduct(catalogItemId)
  const options = own(reference, 'options') ?? {}
  if (!product || !isRecord(options)) return null
  const asked = catalog.version === 'v3' ? fromCart(product, options) : { options, modifiers: {} }
  if (!asked) return null
  const { variantId, options: sentChoices, customTextFields, ...extras } = asked.options
  const choices = asStrings(sentChoices)
  const sentTexts = asStrings(customTextFields)
  const variant = choices && chooseVariant(product, variantId, choices)
  const customTexts = sentTexts && acceptTexts(product, sentTexts)
  if (!choices || !variant || !customTexts) return null
  return {
    kind: 'catalog',
    productId: product.id,
    variantId: variant.id,
    choices: product.managesVariants ? variant.choices : choices,
    customTexts,
    ...(Object.keys(asked.modifiers).length > 0 && { modifiers: asked.modifiers }),
    extras,
  }
}

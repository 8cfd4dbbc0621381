/**
 * How a cart names choices in version 3: the variant by its own id, modifiers and free texts by key.
 * Internally the platform uses names in both versions.
 */
import { isRecord, type Json, own } from '../../../untrusted'
import { findVariantById, type Product } from '../../product'
import { keyOf, v1VariantId, v3VariantId } from '../keys'
import { choiceModifiers, looseOptions } from './customizations'

const mapEntries = (value: unknown, map: (key: string, value: unknown) => [string, unknown] | null): Json | null => {
  if (value === undefined || value === null) return {}
  if (!isRecord(value)) return null
  const entries = Object.entries(value).map(([key, entry]) => map(key, entry))
  return entries.every((entry) => entry !== null) ? Object.fromEntries(entries) : null
}

export interface CartChoice {
  /** The options as version 1 would send them: choices and texts by name. */
  options: Json
  /** The chosen modifiers that have a price, by name. */
  modifiers: Record<string, string>
}

/** Returns null when a variant, modifier or key is missing, or the product does not have it. */
export const fromCart = (product: Product, sent: Json): CartChoice | null => {
  const variantId = own(sent, 'variantId')
  const id = typeof variantId === 'string' ? v1VariantId(product, variantId) : undefined
  // Version 3 requires a variant id for every product.
  if (id === undefined || !findVariantById(product, id)) return null
  const known = choiceModifiers(product)
  const chosen = mapEntries(own(sent, 'options'), (key, choiceKey) => {
    const modifier = known.find(({ name }) => keyOf(name) === key)
    const choice = modifier?.choices.find(({ name }) => keyOf(name) === choiceKey)
    return modifier && choice ? [modifier.name, choice.name] : null
  })
  const texts = mapEntries(own(sent, 'customTextFields'), (key, text) => {
    const field = product.customTextFields.find(({ title }) => keyOf(title) === key)
    return field ? [field.title, text] : null
  })
  if (!chosen || !texts) return null
  if (known.some(({ name, mandatory }) => mandatory && !Object.hasOwn(chosen, name))) return null
  if (!subscriptionFits(product, own(sent, 'subscriptionOptionId'))) return null
  const loose = looseOptions(product).map(({ name }) => name)
  const isLoose = ([name]: [string, unknown]) => loose.includes(name)
  const entries = Object.entries(chosen) as [string, string][]
  const choices = product.managesVariants
    ? (findVariantById(product, id)?.choices ?? {})
    : Object.fromEntries(entries.filter(isLoose))
  return {
    options: { ...sent, variantId: id, options: choices, customTextFields: texts },
    modifiers: Object.fromEntries(entries.filter((entry) => !isLoose(entry))),
  }
}

const subscriptionFits = ({ v3 }: Product, id: unknown): boolean =>
  id === undefined || id === null ? v3.oneTimePurchase : v3.subscriptions.some((subscription) => subscription.id === id)

/** The options in the cart's response: the same ids and keys that were sent. */
export const toCart = (
  product: Product,
  item: {
    variantId: string
    choices: Record<string, string>
    customTexts: Record<string, string>
    modifiers?: Record<string, string>
  },
): Json => {
  const byKey = (record: Record<string, string>, written: (value: string) => string) =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [keyOf(name), written(value)]))
  const chosen = byKey({ ...(product.managesVariants ? {} : item.choices), ...item.modifiers }, keyOf)
  const texts = byKey(item.customTexts, (text) => text)
  return {
    variantId: v3VariantId(product, item.variantId),
    ...(Object.keys(chosen).length > 0 && { options: chosen }),
    ...(Object.keys(texts).length > 0 && { customTextFields: texts }),
  }
}

/** The added price of the chosen modifiers, in minor units. */
export const addedMinor = (product: Product, modifiers: Record<string, string>): number => {
  let added = 0
  for (const [name, choice] of Object.entries(modifiers))
    added +=
      product.v3.modifiers.find((modifier) => modifier.name === name)?.choices.find((one) => one.name === choice)?.addedMinor ?? 0
  return added
}

/** The percentage discount of a subscription; 0 for a single purchase. */
export const subscriptionPercent = ({ v3 }: Product, id: unknown): number =>
  v3.subscriptions.find((subscription) => subscription.id === id)?.percentOff ?? 0

/** What the author or the visitor chose → the platform's catalog reference (docs/platform.md §3 "Add to cart"). */

import { CartletError } from '../../platform/http/errors'
import { ownOf } from '../../platform/wire/record'
import type { CartItem } from '../base/cart-answer'
import type { ProductView, TextModifierView, VariantView } from '../base/views'
import { type ItemChoice, matchVariant, pickedValue } from '../catalog/choose/choose-variant'
import { firstMissing, pickedModifier, writtenText } from '../catalog/choose/first-missing'
import { STORES_APP_ID } from './plain-reference'

function assertComplete(product: ProductView, choice: ItemChoice): void {
  const found = firstMissing(product, choice)
  if (!found) return
  const needs = (code: string, what: string) => new CartletError(code, `"${product.name}" needs ${what}`)
  if (found === 'subscription') throw needs('SUBSCRIPTION_REQUIRED', 'a subscription')
  const missing = ownOf(found)
  if ('name' in missing) throw needs('OPTIONS_REQUIRED', `a choice for "${missing.name}"`)
  const isText = missing.kind === 'text'
  throw needs(isText ? 'TEXT_REQUIRED' : 'OPTIONS_REQUIRED', `a ${isText ? 'text' : 'choice'} for "${missing.title}"`)
}

/** The chosen variant; undefined for a product without variants. Throws when a choice is missing or matches no variant. */
export function findVariant(product: ProductView, choice: ItemChoice): VariantView | undefined {
  if (!product.variants.length) return undefined
  assertComplete({ ...product, modifiers: [], oneTimePurchase: true }, choice)
  const variant = matchVariant(product, choice)
  if (variant) return variant
  throw new CartletError(
    'VARIANT_NOT_FOUND',
    choice.variant
      ? `"${product.name}" has no variant "${choice.variant}"`
      : `"${product.name}" does not come in this combination`,
  )
}

function assertSubscription({ name, subscriptions }: ProductView, { subscription }: ItemChoice): void {
  if (!subscription || subscriptions.some(({ id }) => id === subscription)) return
  throw new CartletError('SUBSCRIPTION_NOT_FOUND', `"${name}" has no subscription "${subscription}"`)
}

function assertLength({ title, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: TextModifierView, text: string): void {
  if (!text || (text.length >= minLength && text.length <= maxLength)) return
  throw new CartletError('TEXT_LENGTH', `"${title}" takes ${minLength} to ${maxLength} characters`)
}

type Entries = [key: string, value: string][]

/** Texts by key. A text for no known modifier is sent under its own name, for the platform to refuse. */
function textsOf({ modifiers }: ProductView, choice: ItemChoice): Entries {
  const fields = modifiers.filter((modifier) => modifier.kind === 'text')
  const unknown = Object.entries(choice.customText ?? {}).filter(([name]) =>
    fields.every(({ key, title }) => key !== name && title !== name),
  )
  const texts = fields.map((field): [string, string] => {
    const text = writtenText(field, choice)
    assertLength(field, text)
    return [field.key, text]
  })
  return [...texts, ...unknown].filter(([, text]) => text)
}

const pickedModifiers = ({ modifiers }: ProductView, choice: ItemChoice): Entries =>
  modifiers.flatMap((modifier): Entries => {
    const value = modifier.kind === 'choice' ? pickedModifier(modifier, choice) : undefined
    return value === undefined ? [] : [[modifier.key, value]]
  })

/**
 * The reference of one line item: variants by id, or options by name; modifiers and texts by key. Throws where the platform would answer 200
 * and add nothing.
 */
export function toCatalogReference(product: ProductView, choice: ItemChoice): CartItem {
  const variant = findVariant(product, choice)
  // Without a matching variant its options still have to be chosen.
  assertComplete(product, variant ? choice : ownOf({ ...choice, variant: undefined }))
  assertSubscription(product, choice)
  const options = variant
    ? []
    : product.options.map((option): [string, string] => [option.name, pickedValue(option, choice) as string])
  const picked = [...options, ...pickedModifiers(product, choice)]
  const texts = textsOf(product, choice)
  const { subscription } = choice
  const parts: CartItem['options'] = {
    ...(variant && { variantId: variant.id }),
    ...(picked.length && { options: Object.fromEntries(picked) }),
    ...(texts.length && { customTextFields: Object.fromEntries(texts) }),
    ...(subscription && { subscriptionOptionId: subscription }),
  }
  return {
    appId: STORES_APP_ID,
    catalogItemId: product.id,
    ...(Object.keys(parts).length && { options: parts }),
  }
}

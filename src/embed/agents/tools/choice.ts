/**
 * Translates a choice that an agent names in words into the cart's form. Missing or unknown parts become errors that list all
 * alternatives.
 */

import { ownOf } from '../../../platform/wire/record'
import type { ChoiceModifierView, OptionChoiceView, ProductView, VariantView } from '../../../store/base/views'
import { type ItemChoice, matchVariant, variantOf } from '../../../store/catalog/choose/choose-variant'
import { firstMissing } from '../../../store/catalog/choose/first-missing'
import { AgentError } from '../agent-error'
import { choicesOf, optionsAnswer, subscriptionsAnswer, textsAnswer } from '../answers'

export interface AskedChoice {
  variant_id?: string
  options?: Readonly<Record<string, string>>
  custom_text?: Readonly<Record<string, string>>
  subscription?: string
}

const MOST_NAMED = 20

const plain = (text: string) => text.trim().toLowerCase()
const isSame = (one: string, other: string) => plain(one) === plain(other)

const findChoice = (choices: readonly OptionChoiceView[], asked: string) =>
  choices.find(({ label, value }) => label === asked || value === asked) ??
  choices.find(({ label, value }) => isSame(label, asked) || isSame(value, asked))

/** The name of an option or modifier, and its choices. */
interface Choosable {
  name: string
  choices: readonly OptionChoiceView[]
}

function choosables({ options, modifiers }: ProductView): Choosable[] {
  const ofModifiers = modifiers.filter((one): one is ChoiceModifierView => one.kind === 'choice')
  return [...options, ...ofModifiers.map(({ title, choices }) => ({ name: title, choices }))]
}

/** Returns the shop's exact names and values; the agent's are compared without regard to case. */
function readOptions(product: ProductView, asked: Readonly<Record<string, string>>): Record<string, string> {
  const available = choosables(product)
  return Object.fromEntries(
    Object.entries(asked).map(([name, value]) => {
      const option = available.find((one) => one.name === name) ?? available.find((one) => isSame(one.name, name))
      if (!option)
        throw new AgentError('UNKNOWN_OPTION', `${product.name} has no option "${name}". Use those listed, or leave it out.`, {
          field: `options.${name}`,
          options: optionsAnswer(product),
        })
      const choice = findChoice(option.choices, value)
      if (!choice)
        throw new AgentError('UNKNOWN_CHOICE', `${product.name} has no "${value}" for ${option.name}. Use one of those listed.`, {
          field: `options.${option.name}`,
          choices: option.choices.map(({ label, value: own, inStock }) => ({ value: label || own, in_stock: inStock })),
        })
      return [option.name, choice.value]
    }),
  )
}

function readTexts(product: ProductView, asked: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(asked).map(([name, text]) => {
      const field = product.modifiers.find((one) => one.kind === 'text' && (one.key === name || isSame(one.title, name)))
      if (field?.kind !== 'text')
        throw new AgentError('UNKNOWN_TEXT', `${product.name} has no text field "${name}".`, {
          field: `custom_text.${name}`,
          custom_text: textsAnswer(product),
        })
      const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, title } = field
      const { length } = text.trim()
      if (length > maxLength || (length > 0 && length < minLength))
        throw new AgentError('TEXT_LENGTH', `The text "${title}" has ${length} characters, which the shop does not take.`, {
          field: `custom_text.${name}`,
          custom_text: textsAnswer(product),
        })
      return [field.key, text.trim()]
    }),
  )
}

/** Combinations that could be bought instead. */
const inStockOf = (product: ProductView) =>
  product.variants
    .filter(({ inStock, preorder }) => inStock || preorder)
    .slice(0, MOST_NAMED)
    .map((variant) => choicesOf(product, variant))

function refuseMissing(product: ProductView, choice: ItemChoice): void {
  const found = firstMissing(product, choice)
  if (found === undefined) return
  if (found === 'subscription')
    throw new AgentError('SUBSCRIPTION_REQUIRED', `${product.name} is sold by subscription only. Ask the visitor which one.`, {
      field: 'subscription',
      subscriptions: subscriptionsAnswer(product),
    })
  const missing = ownOf(found)
  if ('kind' in missing && missing.kind === 'text' && 'title' in missing)
    throw new AgentError('TEXT_REQUIRED', `${product.name} needs a text from the visitor: ${missing.title}.`, {
      field: 'custom_text',
      custom_text: textsAnswer(product),
    })
  throw new AgentError('OPTIONS_REQUIRED', `${product.name} comes with options. Ask the visitor, then call again with options.`, {
    field: 'options',
    missing: 'title' in missing ? missing.title : missing.name,
    options: optionsAnswer(product),
  })
}

export interface ReadChoice {
  choice: ItemChoice
  variant?: VariantView
}

/** Throws an `AgentError` where the widget would show no button or a disabled one. */
export function readChoice(product: ProductView, asked: AskedChoice): ReadChoice {
  const { variant_id: id, options = {}, custom_text: written = {}, subscription } = asked
  if (id !== undefined && !variantOf(product.variants, id))
    throw new AgentError('VARIANT_NOT_FOUND', `${product.name} has no variant "${id}". Use options instead, by their names.`, {
      field: 'variant_id',
      options: optionsAnswer(product),
    })
  if (subscription !== undefined && !product.subscriptions.some((one) => one.id === subscription))
    throw new AgentError('UNKNOWN_SUBSCRIPTION', `${product.name} has no subscription "${subscription}".`, {
      field: 'subscription',
      subscriptions: subscriptionsAnswer(product),
    })
  const choice: ItemChoice = {
    ...(id !== undefined && { variant: id }),
    options: readOptions(product, options),
    customText: readTexts(product, written),
    ...(subscription !== undefined && { subscription }),
  }
  refuseMissing(product, choice)
  const variant = matchVariant(product, choice)
  if (!variant && product.options.length && product.variants.length)
    throw new AgentError('NOT_MADE', `${product.name} does not come in this combination. Choose one that is in stock.`, {
      field: 'options',
      in_stock: inStockOf(product),
    })
  const { inStock, preorder } = variant ?? product
  if (!inStock && !preorder)
    throw new AgentError('SOLD_OUT', `${product.name} is sold out${variant && product.inStock ? ' in this choice' : ''}.`, {
      in_stock: inStockOf(product),
    })
  return { choice, variant }
}

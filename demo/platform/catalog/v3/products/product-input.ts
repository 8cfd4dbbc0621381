/** Reads a new product, or changes of one, in the JSON of version 3 into the document that both versions share. */
import { randomUUID } from 'node:crypto'
import { refuse } from '../../../gateway/errors'
import type { Money } from '../../../money'
import { NO_VARIANT_ID } from '../../../storage/ids'
import {
  isRecord,
  type Json,
  optionalBoolean,
  optionalList,
  optionalOneOf,
  optionalRecord,
  optionalString,
  own,
  requiredRecord,
  requiredString,
} from '../../../untrusted'
import type { Choice, ProductDocument, ProductOption, RichNode, Variant } from '../../product'
import { MAX_VARIANTS, sameChoices } from '../../variants'
import { MAX_NAME, type ProductChange, readSlug, readWeight } from '../../writes/product-input'
import { plainText } from './rich-content'

const MAX_DEPTH = 12
const TYPES = ['PHYSICAL', 'DIGITAL'] as const

const readAmount = (value: unknown, at: string, money: Money): number | undefined => {
  const price = optionalRecord(value, at)
  if (!price) return undefined
  const text = requiredString(own(price, 'amount'), `${at}.amount`, 30)
  return money.parse(text) ?? refuse(`${at}.amount`, 'must be a decimal number, not negative', 'FORMAT')
}

const readChoice = (value: unknown, at: string): Choice => {
  const choice = optionalRecord(value, at) ?? {}
  const type = optionalOneOf(own(choice, 'choiceType'), `${at}.choiceType`, ['CHOICE_TEXT', 'ONE_COLOR'] as const)
  const name = requiredString(own(choice, 'name'), `${at}.name`, 50)
  return type === 'ONE_COLOR' ? { name, colour: requiredString(own(choice, 'colorCode'), `${at}.colorCode`, 30) } : { name }
}

const readOption = (value: unknown, at: string): ProductOption => {
  const option = optionalRecord(value, at) ?? {}
  const renders = ['TEXT_CHOICES', 'SWATCH_CHOICES'] as const
  const render = optionalOneOf(own(option, 'optionRenderType'), `${at}.optionRenderType`, renders) ?? 'TEXT_CHOICES'
  const settings = requiredRecord(own(option, 'choicesSettings'), `${at}.choicesSettings`)
  const list = `${at}.choicesSettings.choices`
  const choices = optionalList(own(settings, 'choices'), list, 100) ?? refuse(list, 'is required', 'REQUIRED_FIELD')
  return {
    name: requiredString(own(option, 'name'), `${at}.name`, 50),
    type: render === 'SWATCH_CHOICES' ? 'color' : 'drop_down',
    choices: choices.map((choice, index) => readChoice(choice, `${list}[${index}]`)),
  }
}

/** Reads choices by name, since a new product has no ids yet: the platform assigns them. */
const readVariantChoices = (value: unknown, at: string, options: readonly ProductOption[]): Record<string, string> => {
  const pairs = (optionalList(value, at, options.length) ?? []).map((entry, index) => {
    const here = `${at}[${index}].optionChoiceNames`
    const names = requiredRecord(own(optionalRecord(entry, `${at}[${index}]`) ?? {}, 'optionChoiceNames'), here)
    const optionName = requiredString(own(names, 'optionName'), `${here}.optionName`, 50)
    const choiceName = requiredString(own(names, 'choiceName'), `${here}.choiceName`, 50)
    const known = options.find(({ name }) => name === optionName)?.choices.some(({ name }) => name === choiceName)
    return known ? ([optionName, choiceName] as const) : refuse(here, 'is not a choice of this product')
  })
  if (pairs.length !== options.length)
    return refuse(at, `has size ${pairs.length}, expected ${options.length}`, 'EXACT_SIZE', { threshold: options.length })
  return Object.fromEntries(pairs)
}

const readVariant = (value: unknown, at: string, options: readonly ProductOption[], money: Money): Variant => {
  const variant = optionalRecord(value, at) ?? {}
  const price = requiredRecord(own(variant, 'price'), `${at}.price`)
  const actual =
    readAmount(own(price, 'actualPrice'), `${at}.price.actualPrice`, money) ??
    refuse(`${at}.price.actualPrice`, 'is required', 'REQUIRED_FIELD')
  const physical = optionalRecord(own(variant, 'physicalProperties'), `${at}.physicalProperties`) ?? {}
  const revenue = optionalRecord(own(variant, 'revenueDetails'), `${at}.revenueDetails`) ?? {}
  return {
    id: options.length > 0 ? randomUUID() : NO_VARIANT_ID,
    choices: readVariantChoices(own(variant, 'choices'), `${at}.choices`, options),
    sku: optionalString(own(variant, 'sku'), `${at}.sku`, 40) ?? '',
    priceMinor: actual,
    discountedMinor: actual,
    weightGrams: readWeight(own(physical, 'weight'), `${at}.physicalProperties.weight`) ?? 0,
    costMinor: readAmount(own(revenue, 'cost'), `${at}.revenueDetails.cost`, money) ?? null,
    visible: optionalBoolean(own(variant, 'visible'), `${at}.visible`) ?? true,
  }
}

/** Keeps unknown node types and fields as they are. */
const readNodes = (value: unknown, at: string, depth = 0): RichNode[] => {
  if (depth > MAX_DEPTH) return refuse(at, `is nested deeper than ${MAX_DEPTH} levels`)
  return (optionalList(value, at, 1000) ?? []).map((entry, index) => {
    const here = `${at}[${index}]`
    const found = isRecord(entry) ? entry : refuse(here, 'must be an object', 'FORMAT')
    const type = requiredString(own(found, 'type'), `${here}.type`, 50)
    return { ...found, type, id: '', nodes: readNodes(own(found, 'nodes'), `${here}.nodes`, depth + 1) }
  })
}

const readNamed = (value: unknown, at: string, maxLength: number): string | undefined => {
  const named = optionalRecord(value, at)
  return named && requiredString(own(named, 'name'), `${at}.name`, maxLength)
}

export interface NewProductV3 {
  change: ProductChange & { name: string }
  more: Partial<ProductDocument>
}

interface Described {
  description: string
  richDescription: RichNode[] | null
}

const readDescription = (product: Json): Described | undefined => {
  const description = optionalRecord(own(product, 'description'), 'product.description')
  const nodes = description && readNodes(own(description, 'nodes'), 'product.description.nodes')
  const plain = optionalString(own(product, 'plainDescription'), 'product.plainDescription', 16_000)
  if (plain === undefined && !nodes) return undefined
  return { description: plain ?? plainText(nodes ?? []), richDescription: nodes ?? null }
}

const readOptions = (product: Json): ProductOption[] | undefined =>
  optionalList(own(product, 'options'), 'product.options', 6)?.map((option, index) =>
    readOption(option, `product.options[${index}]`),
  )

const readVariants = (product: Json, options: readonly ProductOption[], money: Money): [Variant, ...Variant[]] => {
  const info = requiredRecord(own(product, 'variantsInfo'), 'product.variantsInfo')
  const at = 'product.variantsInfo.variants'
  const variants = (optionalList(own(info, 'variants'), at, MAX_VARIANTS) ?? []).map((variant, index) =>
    readVariant(variant, `${at}[${index}]`, options, money),
  )
  const [first, ...others] = variants
  if (!first) return refuse(at, 'has size 0, expected 1 or more', 'MIN_SIZE', { threshold: 1 })
  const combinations = new Set(variants.map(({ choices }) => JSON.stringify(Object.entries(choices).sort())))
  if (combinations.size < variants.length) return refuse(at, 'names the same choices twice')
  return [first, ...others]
}

/** What product and variants have in common. */
const ofVariants = (options: ProductOption[], variants: [Variant, ...Variant[]]) => ({
  change: {
    priceMinor: variants[0].priceMinor,
    weightGrams: variants[0].weightGrams,
    options,
    managesVariants: options.length > 0,
  },
  more: { sku: variants[0].sku, costMinor: variants[0].costMinor, variants },
})

export const readNewProductV3 = (body: Json, money: Money): NewProductV3 => {
  const product = requiredRecord(own(body, 'product'), 'product')
  const type =
    optionalOneOf(own(product, 'productType'), 'product.productType', TYPES) ??
    refuse('product.productType', 'is required', 'REQUIRED_FIELD')
  if (type === 'PHYSICAL') requiredRecord(own(product, 'physicalProperties'), 'product.physicalProperties')
  const options = readOptions(product) ?? []
  const { change, more } = ofVariants(options, readVariants(product, options, money))
  const { description, richDescription } = readDescription(product) ?? { description: '', richDescription: null }
  return {
    change: {
      name: requiredString(own(product, 'name'), 'product.name', MAX_NAME),
      type: type === 'DIGITAL' ? 'digital' : 'physical',
      description,
      visible: optionalBoolean(own(product, 'visible'), 'product.visible') ?? true,
      ribbon: readNamed(own(product, 'ribbon'), 'product.ribbon', 30) ?? '',
      brand: readNamed(own(product, 'brand'), 'product.brand', 50) ?? null,
      ...change,
      ...slugChange(product),
    },
    more: { ...more, v3: { modifiers: [], subscriptions: [], oneTimePurchase: true, richDescription } },
  }
}

export interface ProductPatchV3 {
  revision: string
  /** Only what was sent. */
  changed(before: ProductDocument): ProductDocument
}

/** A variant that keeps its choices keeps its id, and so its stock. */
const keepIds = (variants: readonly Variant[], before: readonly Variant[]): Variant[] =>
  variants.map((variant) => ({
    ...variant,
    id: before.find(({ choices }) => sameChoices(choices, variant.choices))?.id ?? variant.id,
  }))

export const readProductPatchV3 = (body: Json, money: Money): ProductPatchV3 => {
  const product = requiredRecord(own(body, 'product'), 'product')
  const revision = requiredString(own(product, 'revision'), 'product.revision', 20)
  const type = optionalOneOf(own(product, 'productType'), 'product.productType', TYPES)
  const name = own(product, 'name') === undefined ? undefined : requiredString(own(product, 'name'), 'product.name', MAX_NAME)
  const visible = optionalBoolean(own(product, 'visible'), 'product.visible')
  const ribbon = readNamed(own(product, 'ribbon'), 'product.ribbon', 30)
  const brand = readNamed(own(product, 'brand'), 'product.brand', 50)
  const described = readDescription(product)
  const sentOptions = readOptions(product)
  const hasVariants = own(product, 'variantsInfo') !== undefined
  if (sentOptions && !hasVariants) refuse('product.variantsInfo', 'is required with options', 'REQUIRED_FIELD')
  return {
    revision,
    changed(before) {
      const options = sentOptions ?? before.options
      const sent = hasVariants ? ofVariants(options, readVariants(product, options, money)) : undefined
      return {
        ...before,
        ...(name !== undefined && { name }),
        ...(type && { type: type === 'DIGITAL' ? ('digital' as const) : ('physical' as const) }),
        ...(visible !== undefined && { visible }),
        ...(ribbon !== undefined && { ribbon }),
        ...(brand !== undefined && { brand }),
        ...(described && {
          description: described.description,
          v3: { ...before.v3, richDescription: described.richDescription },
        }),
        ...(sent && { ...sent.change, ...sent.more, variants: keepIds(sent.more.variants, before.variants) }),
        ...slugChange(product),
      }
    },
  }
}

const slugChange = (product: Json): ProductChange => {
  const slug = readSlug(own(product, 'slug'), 'product.slug')
  return slug === undefined ? {} : { slug }
}

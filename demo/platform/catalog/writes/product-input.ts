/** Reads the fields of a v1 product from a merchant's request. Only fields that were sent change anything. */
import { refuse } from '../../gateway/errors'
import type { Money } from '../../money'
import {
  type Json,
  optionalBoolean,
  optionalList,
  optionalNumber,
  optionalOneOf,
  optionalRecord,
  optionalString,
  own,
  requiredRecord,
  requiredString,
} from '../../untrusted'
import type { Choice, CustomTextField, PricePerUnit, ProductDocument, ProductOption } from '../product'
import { combinations, MAX_VARIANTS } from '../variants'

export type ProductChange = Partial<
  Pick<
    ProductDocument,
    | 'name'
    | 'slug'
    | 'type'
    | 'description'
    | 'sku'
    | 'visible'
    | 'weightGrams'
    | 'priceMinor'
    | 'costMinor'
    | 'discount'
    | 'managesVariants'
    | 'options'
    | 'customTextFields'
    | 'brand'
    | 'ribbon'
    | 'pricePerUnit'
    | 'infoSections'
  >
>

export const MAX_PRICE = 999_999_999.99
const MAX_WEIGHT_KG = 999_999_999
const MAX_OPTIONS = 6
const MAX_CHOICES = 100
const MAX_TEXT_FIELDS = 10
export const MAX_NAME = 80
const UNITS = ['G', 'KG', 'ML', 'L', 'M'] as const

export const readPrice = (value: unknown, field: string, money: Money): number | undefined => {
  const major = optionalNumber(value, field, 0, MAX_PRICE)
  return major === undefined ? undefined : money.fromMajor(major)
}

export const readWeight = (value: unknown, field: string): number | undefined => {
  const kilos = optionalNumber(value, field, 0, MAX_WEIGHT_KG)
  return kilos === undefined ? undefined : Math.round(kilos * 1000)
}

const COLOUR = /^(#[0-9a-f]{3,8}|[a-z]+|rgba?\([\d.,%\s]+\))$/i

const readChoice = (value: unknown, at: string, isColour: boolean): Choice => {
  const choice = optionalRecord(value, at) ?? {}
  const shown = requiredString(own(choice, 'value'), `${at}.value`, 150)
  if (!isColour) return { name: optionalString(own(choice, 'description'), `${at}.description`, 150) ?? shown }
  if (!COLOUR.test(shown)) return refuse(`${at}.value`, 'must be a CSS colour', 'FORMAT')
  return { name: requiredString(own(choice, 'description'), `${at}.description`, 150), colour: shown }
}

const requireUnique = (names: readonly string[], at: string): void => {
  names.forEach((name, index) => {
    if (names.indexOf(name) !== index) refuse(`${at}[${index}]`, `"${name}" is there twice`, 'VALIDATION')
  })
}

const readOption = (value: unknown, at: string): ProductOption => {
  const option = optionalRecord(value, at) ?? {}
  const name = requiredString(own(option, 'name'), `${at}.name`, 50)
  const type = optionalOneOf(own(option, 'optionType'), `${at}.optionType`, ['drop_down', 'color'] as const) ?? 'drop_down'
  const choices = (optionalList(own(option, 'choices'), `${at}.choices`, MAX_CHOICES) ?? []).map((choice, index) =>
    readChoice(choice, `${at}.choices[${index}]`, type === 'color'),
  )
  if (choices.length === 0) return refuse(`${at}.choices`, 'has size 0, expected 1 or more', 'MIN_SIZE', { threshold: 1 })
  requireUnique(
    choices.map((choice) => choice.name),
    `${at}.choices`,
  )
  return { name, type, choices }
}

const readOptions = (value: unknown, at: string): ProductOption[] | undefined => {
  const options = optionalList(value, at, MAX_OPTIONS)?.map((option, index) => readOption(option, `${at}[${index}]`))
  if (!options) return undefined
  requireUnique(
    options.map((option) => option.name),
    at,
  )
  const count = combinations(options).length
  return count > MAX_VARIANTS ? refuse(at, `makes ${count} variants, expected ${MAX_VARIANTS} or less`, 'MAX_SIZE') : options
}

export const readDiscount = (value: unknown, at: string): ProductDocument['discount'] | undefined => {
  const discount = optionalRecord(value, at)
  if (!discount) return undefined
  const types = ['NONE', 'AMOUNT', 'PERCENT', 'UNDEFINED'] as const
  const type = optionalOneOf(own(discount, 'type'), `${at}.type`, types) ?? 'NONE'
  if (type === 'NONE' || type === 'UNDEFINED') return { type: 'NONE', value: 0 }
  const max = type === 'PERCENT' ? 100 : MAX_PRICE
  return { type, value: optionalNumber(own(discount, 'value'), `${at}.value`, 0, max) ?? 0 }
}

const readTextFields = (value: unknown, at: string): CustomTextField[] | undefined =>
  optionalList(value, at, MAX_TEXT_FIELDS)?.map((entry, index) => {
    const here = `${at}[${index}]`
    const field = optionalRecord(entry, here) ?? {}
    return {
      title: requiredString(own(field, 'title'), `${here}.title`, 150),
      maxLength: optionalNumber(own(field, 'maxLength'), `${here}.maxLength`, 1, 500) ?? 500,
      mandatory: optionalBoolean(own(field, 'mandatory'), `${here}.mandatory`) ?? false,
    }
  })

const readPricePerUnit = (value: unknown, at: string): PricePerUnit | undefined => {
  const data = optionalRecord(value, at)
  if (!data) return undefined
  const quantity = (name: string) =>
    optionalNumber(own(data, name), `${at}.${name}`, 0.000_001, 1e9) ?? refuse(`${at}.${name}`, 'is required', 'REQUIRED_FIELD')
  const unit = (name: string) =>
    optionalOneOf(own(data, name), `${at}.${name}`, UNITS) ?? refuse(`${at}.${name}`, 'is required', 'REQUIRED_FIELD')
  return {
    totalQuantity: quantity('totalQuantity'),
    totalMeasurementUnit: unit('totalMeasurementUnit'),
    baseQuantity: quantity('baseQuantity'),
    baseMeasurementUnit: unit('baseMeasurementUnit'),
  }
}

const readInfoSections = (value: unknown, at: string) =>
  optionalList(value, at, 50)?.map((entry, index) => {
    const here = `${at}[${index}]`
    const section = optionalRecord(entry, here) ?? {}
    return {
      title: requiredString(own(section, 'title'), `${here}.title`, 250),
      description: optionalString(own(section, 'description'), `${here}.description`, 8000) ?? '',
    }
  })

const SLUG = /^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u
export const readSlug = (value: unknown, at: string): string | undefined => {
  const slug = optionalString(value, at, 100)
  return slug === undefined || SLUG.test(slug) ? slug : refuse(at, 'must be letters, digits, "-" and "_"', 'FORMAT')
}

/** Drops `undefined` values, which were not sent and must not overwrite anything. */
const sent = (change: ProductChange): ProductChange =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))

export const readProductChange = (product: Json, money: Money, at = 'product'): ProductChange => {
  const priceData = optionalRecord(own(product, 'priceData'), `${at}.priceData`) ?? {}
  const cost = optionalRecord(own(product, 'costAndProfitData'), `${at}.costAndProfitData`) ?? {}
  const name = own(product, 'name')
  return sent({
    name: name === undefined ? undefined : requiredString(name, `${at}.name`, MAX_NAME),
    slug: readSlug(own(product, 'slug'), `${at}.slug`),
    type: optionalOneOf(own(product, 'productType'), `${at}.productType`, ['physical', 'digital'] as const),
    description: optionalString(own(product, 'description'), `${at}.description`, 8000),
    sku: optionalString(own(product, 'sku'), `${at}.sku`, 40),
    visible: optionalBoolean(own(product, 'visible'), `${at}.visible`),
    weightGrams: readWeight(own(product, 'weight'), `${at}.weight`),
    priceMinor: readPrice(own(priceData, 'price'), `${at}.priceData.price`, money),
    costMinor: readPrice(own(cost, 'itemCost'), `${at}.costAndProfitData.itemCost`, money),
    discount: readDiscount(own(product, 'discount'), `${at}.discount`),
    managesVariants: optionalBoolean(own(product, 'manageVariants'), `${at}.manageVariants`),
    options: readOptions(own(product, 'productOptions'), `${at}.productOptions`),
    customTextFields: readTextFields(own(product, 'customTextFields'), `${at}.customTextFields`),
    brand: optionalString(own(product, 'brand'), `${at}.brand`, 50),
    ribbon: optionalString(own(product, 'ribbon'), `${at}.ribbon`, 30),
    pricePerUnit: readPricePerUnit(own(product, 'pricePerUnitData'), `${at}.pricePerUnitData`),
    infoSections: readInfoSections(own(product, 'additionalInfoSections'), `${at}.additionalInfoSections`),
  })
}

/** A new product needs a name and a price; everything else has a default. */
export const readNewProduct = (body: Json, money: Money): ProductChange & { name: string; priceMinor: number } => {
  const product = requiredRecord(own(body, 'product'), 'product')
  const name = requiredString(own(product, 'name'), 'product.name', MAX_NAME)
  const change = readProductChange(product, money)
  const { priceMinor } = change
  return priceMinor === undefined
    ? refuse('product.priceData.price', 'is required', 'REQUIRED_FIELD')
    : { ...change, name, priceMinor }
}

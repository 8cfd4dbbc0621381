/** The catalog's internal model: prices in minor units, weights in grams, choices as plain text. */
import { NO_VARIANT_ID } from '../storage/ids'

export interface Picture {
  id: string
  alt: string
  /** The address of an image outside the shop's media folder. */
  url?: string
  /** A video; the image with this `id` is its poster. */
  video?: { file: string; seconds: number }
}

export interface Choice {
  /** The name that buyers read and that a variant's `choices` contain: "Sage", "M". */
  name: string
  /** For colour options only: the CSS colour of the swatch. */
  colour?: string
  pictures?: Picture[]
}

export interface ProductOption {
  name: string
  type: 'drop_down' | 'color'
  choices: Choice[]
}

export interface Variant {
  id: string
  choices: Record<string, string>
  sku: string
  priceMinor: number
  discountedMinor: number
  weightGrams: number
  /** The shop's cost; null when unknown. */
  costMinor: number | null
  /** False when this combination is not offered. */
  visible: boolean
}

export interface CustomTextField {
  title: string
  maxLength: number
  mandatory: boolean
}

/** Can be ordered before it is in stock: only while the stock is 0, and at most `limit` of each variant. */
export interface Preorder {
  message: string
  limit: number
}

/** `totalQuantity` is the content of one unit, `baseQuantity` the quantity the price is given for: 250 g, per 100 g. */
export interface PricePerUnit {
  totalQuantity: number
  totalMeasurementUnit: 'G' | 'KG' | 'ML' | 'L' | 'M'
  baseQuantity: number
  baseMeasurementUnit: 'G' | 'KG' | 'ML' | 'L' | 'M'
}

/** A choice that defines no variant: gift wrap, for example. Only in version 3 of the catalog. */
export interface PricedModifier {
  name: string
  mandatory: boolean
  choices: { name: string; colour?: string; addedMinor: number }[]
}

export interface Subscription {
  id: string
  title: string
  description: string
  frequency: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
  interval: number
  /** The number of deliveries; null: until it is cancelled. */
  cycles: number | null
  percentOff: number
}

export interface V3Facts {
  modifiers: PricedModifier[]
  subscriptions: Subscription[]
  /** False when only a subscription can be bought. */
  oneTimePurchase: boolean
  /** A description that is more than paragraphs; null when it is derived from the HTML. */
  richDescription: RichNode[] | null
}

/** A node of a rich content document; its other keys depend on `type`. */
export interface RichNode {
  type: string
  id: string
  nodes: RichNode[]
  [data: string]: unknown
}

export interface ProductDocument {
  id: string
  slug: string
  name: string
  description: string
  type: 'physical' | 'digital'
  sku: string
  weightGrams: number
  priceMinor: number
  /** Equal to `priceMinor` without a discount. */
  discountedMinor: number
  discount: { type: 'NONE' | 'AMOUNT' | 'PERCENT'; value: number }
  preorder: Preorder | null
  pricePerUnit: PricePerUnit | null
  /** False when only the merchant sees it. */
  visible: boolean
  costMinor: number | null
  ribbon: string
  brand: string | null
  collectionIds: string[]
  pictures: Picture[]
  options: ProductOption[]
  /** True: a variant must be chosen and has its own stock. False: `variants` contains the single all-zero variant. */
  managesVariants: boolean
  variants: Variant[]
  customTextFields: CustomTextField[]
  infoSections: { title: string; description: string }[]
  /** Properties that only exist in version 3 of the catalog. */
  v3: V3Facts
  /** Incremented with every write. */
  revision: number
  createdDate: string
  lastUpdated: string
}

export interface Product extends ProductDocument {
  /** By variant id; null when not tracked. */
  stock: ReadonlyMap<string, number | null>
  /** By variant id: how many were pre-ordered. */
  preordered: ReadonlyMap<string, number>
  /** Ids of variants without tracked stock that were set to sold out. */
  heldBack: ReadonlySet<string>
  /** By variant id: incremented with every change of the stock. */
  stockRevision: ReadonlyMap<string, number>
  /** By variant id: the date of the last change of the stock, if any. */
  stockUpdated: ReadonlyMap<string, string>
}

export interface Collection {
  id: string
  slug: string
  name: string
  description: string
  picture: Picture | null
  /** False when only the merchant sees it. */
  visible: boolean
  /** Only in version 3 of the catalog, where categories form a tree. */
  parentId: string | null
  revision: number
  createdDate: string
  lastUpdated: string
}

export type InventoryStatus = 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK'

export const isTracked = (product: Product): boolean => [...product.stock.values()].some((quantity) => quantity !== null)

/** The stock of a variant; `Infinity` when not tracked, 0 for a variant that does not exist. */
export const stockOfVariant = (product: Product, variantId: string): number => {
  const quantity = product.stock.get(variantId)
  if (quantity !== null) return quantity ?? 0
  return product.heldBack.has(variantId) ? 0 : Number.POSITIVE_INFINITY
}

/** How many can be sold: the stock, or what may still be pre-ordered. */
export const sellable = (product: Product, variantId: string): number => {
  if (findVariantById(product, variantId)?.visible === false) return 0
  const inStock = stockOfVariant(product, variantId)
  if (inStock > 0 || !product.preorder || !product.stock.has(variantId)) return inStock
  return Math.max(0, product.preorder.limit - (product.preordered.get(variantId) ?? 0))
}

export const totalStock = (product: Product): number =>
  product.variants.reduce((sum, variant) => sum + stockOfVariant(product, variant.id), 0)

export const inventoryStatus = (product: Product): InventoryStatus => {
  const offered = product.variants.filter((variant) => variant.visible)
  const inStock = offered.filter((variant) => stockOfVariant(product, variant.id) > 0).length
  if (inStock === offered.length && inStock > 0) return 'IN_STOCK'
  return inStock === 0 ? 'OUT_OF_STOCK' : 'PARTIALLY_OUT_OF_STOCK'
}

export const findVariantById = (product: Product, variantId: string): Variant | undefined =>
  product.variants.find((variant) => variant.id === variantId)

export const matchesChoices = (variant: Variant, choices: Record<string, unknown>): boolean =>
  Object.entries(choices).every(([name, value]) => Object.hasOwn(variant.choices, name) && variant.choices[name] === value)

export const soleVariant = (product: Product): Variant | undefined => findVariantById(product, NO_VARIANT_ID)

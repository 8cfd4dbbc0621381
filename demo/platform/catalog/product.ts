/** The catalog in the platform's own terms: minor units, grams, plain text choices. */
import { NO_VARIANT_ID } from '../storage/ids'

export interface Picture {
  id: string
  alt: string
  /** Where it is kept when that is not the shop's own media folder. */
  url?: string
  /** A clip; the picture with this `id` is its still. */
  video?: { file: string; seconds: number }
}

export interface Choice {
  /** What the buyer reads and what a variant's `choices` hold: "Sage", "M". */
  name: string
  /** Only colours: the CSS colour of the swatch. */
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
  /** The shop's own cost; null when unknown. */
  costMinor: number | null
  /** False: this combination is not offered. */
  visible: boolean
}

export interface CustomTextField {
  title: string
  maxLength: number
  mandatory: boolean
}

/** Sold before it is there: only while the stock is 0, and at most `limit` of each variant. */
export interface Preorder {
  message: string
  limit: number
}

/** `totalQuantity` is what one piece holds, `baseQuantity` what the price is given for: 250 g, per 100 g. */
export interface PricePerUnit {
  totalQuantity: number
  totalMeasurementUnit: 'G' | 'KG' | 'ML' | 'L' | 'M'
  baseQuantity: number
  baseMeasurementUnit: 'G' | 'KG' | 'ML' | 'L' | 'M'
}

/** A choice that makes no variant of its own: gift wrap, say. Only the third version of the catalog offers it. */
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
  /** How many times it is delivered; null: until it is cancelled. */
  cycles: number | null
  percentOff: number
}

export interface V3Facts {
  modifiers: PricedModifier[]
  subscriptions: Subscription[]
  /** False: only a subscription can be bought. */
  oneTimePurchase: boolean
  /** A description with more than paragraphs in it; null: the HTML says all there is. */
  richDescription: RichNode[] | null
}

/** One node of a rich-content document; which other keys it has depends on `type`. */
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
  /** Equal to `priceMinor` when nothing is off. */
  discountedMinor: number
  discount: { type: 'NONE' | 'AMOUNT' | 'PERCENT'; value: number }
  preorder: Preorder | null
  pricePerUnit: PricePerUnit | null
  /** False: only the merchant sees it. */
  visible: boolean
  costMinor: number | null
  ribbon: string
  brand: string | null
  collectionIds: string[]
  pictures: Picture[]
  options: ProductOption[]
  /** True: a variant must be chosen and has its own stock. False: `variants` holds the one all-zero variant. */
  managesVariants: boolean
  variants: Variant[]
  customTextFields: CustomTextField[]
  infoSections: { title: string; description: string }[]
  /** What only the third version of the catalog can say. */
  v3: V3Facts
  /** Goes up with every write. */
  revision: number
  createdDate: string
  lastUpdated: string
}

export interface Product extends ProductDocument {
  /** By variant id; null is not tracked. */
  stock: ReadonlyMap<string, number | null>
  /** By variant id: how many were ordered ahead. */
  preordered: ReadonlyMap<string, number>
  /** Variants that are not tracked and yet were declared sold out. */
  heldBack: ReadonlySet<string>
  /** By variant id: goes up with every change of the stock. */
  stockRevision: ReadonlyMap<string, number>
  /** By variant id, where the stock changed at all. */
  stockUpdated: ReadonlyMap<string, string>
}

export interface Collection {
  id: string
  slug: string
  name: string
  description: string
  picture: Picture | null
  /** False: only the merchant sees it. */
  visible: boolean
  /** Only the third version of the catalog has a tree. */
  parentId: string | null
  revision: number
  createdDate: string
  lastUpdated: string
}

export type InventoryStatus = 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK'

export const isTracked = (product: Product): boolean => [...product.stock.values()].some((quantity) => quantity !== null)

/** How many are there; `Infinity` when not tracked, 0 for a variant that does not exist. */
export const stockOfVariant = (product: Product, variantId: string): number => {
  const quantity = product.stock.get(variantId)
  if (quantity !== null) return quantity ?? 0
  return product.heldBack.has(variantId) ? 0 : Number.POSITIVE_INFINITY
}

/** How many can be sold: what is there, or what may still be ordered ahead. */
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

/** The catalog in the platform's own terms: minor units, grams, plain text choices. */
import { NO_VARIANT_ID } from '../ids'

export interface Picture {
  id: string
  alt: string
}

export interface Choice {
  /** What the buyer reads and what a variant's `choices` hold: "Sage", "M". */
  name: string
  /** Only colours: the CSS colour of the swatch. */
  colour?: string
  picture?: Picture
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
  createdDate: string
  lastUpdated: string
}

export interface Product extends ProductDocument {
  /** By variant id; null is not tracked. */
  stock: ReadonlyMap<string, number | null>
  /** By variant id: how many were ordered ahead. */
  preordered: ReadonlyMap<string, number>
}

export interface Collection {
  id: string
  slug: string
  name: string
  description: string
  picture: Picture | null
  lastUpdated: string
}

export type InventoryStatus = 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK'

export const isTracked = (product: Product): boolean => [...product.stock.values()].some((quantity) => quantity !== null)

/** How many are there; `Infinity` when not tracked, 0 for a variant that does not exist. */
export const stockOfVariant = (product: Product, variantId: string): number => {
  const quantity = product.stock.get(variantId)
  return quantity === null ? Number.POSITIVE_INFINITY : (quantity ?? 0)
}

/** How many can be sold: what is there, or what may still be ordered ahead. */
export const sellable = (product: Product, variantId: string): number => {
  const inStock = stockOfVariant(product, variantId)
  if (inStock > 0 || !product.preorder || !product.stock.has(variantId)) return inStock
  return Math.max(0, product.preorder.limit - (product.preordered.get(variantId) ?? 0))
}

export const totalStock = (product: Product): number =>
  product.variants.reduce((sum, variant) => sum + stockOfVariant(product, variant.id), 0)

export const inventoryStatus = (product: Product): InventoryStatus => {
  const inStock = product.variants.filter((variant) => stockOfVariant(product, variant.id) > 0).length
  if (inStock === product.variants.length) return 'IN_STOCK'
  return inStock === 0 ? 'OUT_OF_STOCK' : 'PARTIALLY_OUT_OF_STOCK'
}

export const findVariantById = (product: Product, variantId: string): Variant | undefined =>
  product.variants.find((variant) => variant.id === variantId)

export const matchesChoices = (variant: Variant, choices: Record<string, unknown>): boolean =>
  Object.entries(choices).every(([name, value]) => Object.hasOwn(variant.choices, name) && variant.choices[name] === value)

export const soleVariant = (product: Product): Variant | undefined => findVariantById(product, NO_VARIANT_ID)

/** The payloads of catalog events: a few fields in version 1, whole entities in version 3. */
import { inventoryBody } from '../catalog/inventory'
import { type Collection, type Product, type ProductDocument, stockOfVariant } from '../catalog/product'
import { productBody } from '../catalog/product-body'
import type { CategoryTree } from '../catalog/v3/categories/categories'
import { productBodyV3 } from '../catalog/v3/products/product-body'
import { REQUESTED_FIELDS } from '../catalog/v3/requested-fields'
import type { Site } from '../site'
import type { Json } from '../untrusted'

const VERSION = { originatedFromVersion: 'V1_CATALOG' }
/** Fields that change with every write, or not by the merchant. */
const UNTOLD = new Set(['revision', 'lastUpdated', 'stock', 'preordered', 'heldBack', 'stockRevision', 'stockUpdated'])

export const createdDataV1 = (site: Site, product: Product): Json => {
  const { name, slug, sku, visible, brand, price, media, productPageUrl } = productBody(site, product) as Json
  return { productId: product.id, name, slug, sku, visible, brand, price, media, productPageUrl, ...VERSION }
}

/** The names of the fields that differ. */
export const changedFields = (before: ProductDocument, after: ProductDocument): string[] =>
  Object.keys(after).filter((key) => {
    const name = key as keyof ProductDocument
    return !UNTOLD.has(key) && JSON.stringify(before[name]) !== JSON.stringify(after[name])
  })

export const changedDataV1 = (before: Product, after: Product): Json => ({
  productId: after.id,
  changedFields: changedFields(before, after),
  ...VERSION,
})

export const deletedDataV1 = (productId: string): Json => ({ productId, ...VERSION })

export const collectionDataV1 = ({ id, name, slug, visible }: Collection): Json => ({
  collection_Id: id,
  name,
  slug,
  visible,
  ...VERSION,
})

export const wholeProductV3 = (site: Site, product: Product, tree: CategoryTree): Json =>
  productBodyV3(product, { site, tree, requested: new Set(REQUESTED_FIELDS), withVariants: true })

const stockData = (product: Product, variantId: string): Json => {
  const [variant] = inventoryBody(product, [variantId]).variants
  const { variantId: _, ...stock } = variant ?? { variantId, inStock: stockOfVariant(product, variantId) > 0 }
  return stock
}

export interface StockChange {
  id: string
  oldValue: Json
  newValue: Json
}

/** The variants whose stock changed, with both quantities. */
export const stockChanges = (before: Product, after: Product): StockChange[] =>
  after.variants.flatMap(({ id }) => {
    if (!before.stock.has(id)) return []
    const [oldValue, newValue] = [stockData(before, id), stockData(after, id)]
    return JSON.stringify(oldValue) === JSON.stringify(newValue) ? [] : [{ id, oldValue, newValue }]
  })

/** The fields of the catalog that can be filtered and sorted, under every name that the platform gives them. */
import type { Money } from '../money'
import type { Fields } from './filter'
import { type Collection, inventoryStatus, type Product, type Variant } from './product'

const collectionIds = (product: Product) => product.collectionIds
const inStock = (product: Product) => inventoryStatus(product) !== 'OUT_OF_STOCK'
const lastUpdated = (product: Product) => product.lastUpdated

/** Prices are compared in major units, in which requests give them. */
export const productFields = ({ toMajor }: Money): Fields<Product> => {
  const price = (product: Product) => toMajor(product.priceMinor)
  const discountedPrice = (product: Product) => toMajor(product.discountedMinor)
  return {
    id: (product) => product.id,
    slug: (product) => product.slug,
    name: (product) => product.name,
    description: (product) => product.description,
    sku: (product) => product.sku,
    brand: (product) => product.brand,
    ribbon: (product) => product.ribbon,
    visible: (product) => product.visible,
    weight: (product) => product.weightGrams / 1000,
    productType: (product) => product.type,
    price,
    'price.price': price,
    'priceData.price': price,
    discountedPrice,
    'price.discountedPrice': discountedPrice,
    'priceData.discountedPrice': discountedPrice,
    collectionIds,
    collections: collectionIds,
    'collections.id': collectionIds,
    inStock,
    'stock.inStock': inStock,
    inventoryStatus,
    'stock.inventoryStatus': inventoryStatus,
    createdDate: (product) => product.createdDate,
    lastUpdated,
    updatedDate: lastUpdated,
    numericId: (product) => String(Date.parse(product.createdDate)),
  }
}

export interface CountedCollection extends Collection {
  numberOfProducts: number
}

export const COLLECTION_FIELDS: Fields<CountedCollection> = {
  id: (collection) => collection.id,
  slug: (collection) => collection.slug,
  name: (collection) => collection.name,
  description: (collection) => collection.description,
  visible: (collection) => collection.visible,
  numberOfProducts: (collection) => collection.numberOfProducts,
  lastUpdated: (collection) => collection.lastUpdated,
  updatedDate: (collection) => collection.lastUpdated,
}

export interface StoreVariant {
  product: Product
  variant: Variant
}

export const storeVariantId = ({ product, variant }: StoreVariant): string => `${product.id}-${variant.id}`

export const STORE_VARIANT_FIELDS: Fields<StoreVariant> = {
  id: storeVariantId,
  variantId: ({ variant }) => variant.id,
  productId: ({ product }) => product.id,
  productName: ({ product }) => product.name,
  sku: ({ variant }) => variant.sku,
  managedVariant: ({ product }) => product.managesVariants,
  collectionIds: ({ product }) => product.collectionIds,
}

/**
 * docs/platform.md §3 "Inventory item" and §4 "Stock availability": stock in catalog version 3 and version 1. Quantities are
 * units.
 */
import { enumOf, type Open, type ValueOf } from '../wire/enum'
import type { ExtendedFields } from '../wire/primitives'

export const StockAvailability = /*#__PURE__*/ enumOf('OUT_OF_STOCK', 'IN_STOCK', 'PREORDER')
export type StockAvailability = ValueOf<typeof StockAvailability>

export const InventoryChangeReason = /*#__PURE__*/ enumOf('ORDER', 'MANUAL', 'REVERT_INVENTORY_CHANGE')
export type InventoryChangeReason = ValueOf<typeof InventoryChangeReason>

export interface PreorderInfo {
  enabled?: boolean
  /** Text for the buyer. */
  message?: string
  /** Maximum number of preordered units. */
  limit?: number
  /** Units preordered so far. */
  counter?: number
  quantity?: number
}

/** Catalog version 3: one variant at one location. */
export interface InventoryItemV3 {
  id: string
  /** Increases with each change; a write must send the revision that it is based on. */
  revision?: string
  createdDate?: Date
  updatedDate?: Date
  productId?: string
  variantId?: string
  locationId?: string
  /** True with `quantity`, false with `inStock`. */
  trackQuantity?: boolean
  quantity?: number
  inStock?: boolean
  availabilityStatus?: Open<StockAvailability>
  preorderInfo?: PreorderInfo
  /** Data of the product and variant. */
  product?: {
    name?: string
    variantName?: string
    variantSku?: string
    variantVisible?: boolean
    mainCategoryId?: string
    directCategoryIds?: string[]
  }
  extendedFields?: ExtendedFields
}

/** Catalog version 1: one product with its variants. */
export interface InventoryItemV1 {
  id: string
  externalId?: string
  productId?: string
  numericId?: string
  trackQuantity?: boolean
  variants?: InventoryVariantV1[]
  lastUpdated?: Date
  preorderInfo?: PreorderInfo
}

export interface InventoryVariantV1 {
  /** All zeros when the product has no variants. */
  variantId?: string
  inStock?: boolean
  quantity?: number
  availableForPreorder?: boolean
}

/** docs/platform.md §7 "Products and collections, write" (catalog version 1): request bodies, and responses of bulk calls. */
import type { Collection, ProductV1 } from './v1-model'

/** A product to create; needs at least `price` and `productType`. Prices are numbers in major units. */
export type NewProductV1 = Omit<Partial<ProductV1>, 'id' | 'priceData'> & { priceData?: { price?: number; currency?: string } }

export type NewCollection = Pick<Collection, 'name' | 'description' | 'visible' | 'slug'>

/** New values for variants, given by choices or ids. Prices are numbers in major units, weight is in the shop's unit. */
export interface VariantOverride {
  /** Option name → choice description. */
  choices?: Record<string, string>
  variantIds?: readonly string[]
  price?: number
  cost?: number
  weight?: number
  sku?: string
  visible?: boolean
}

/** A file of the shop's media (`mediaId`) or a URL to fetch (`url`), for the whole product or for one choice. */
export interface NewMedia {
  mediaId?: string
  url?: string
  choice?: { option?: string; choice?: string }
}

export interface ChoiceMedia {
  /** Name of the option. */
  option?: string
  /** Description of the choice. */
  choice?: string
  mediaIds?: readonly string[]
}

/** Values to set on every product. Prices are numbers in major units. */
export interface SetProperties {
  price?: number
  cost?: number
  weight?: number
  ribbon?: string
  brand?: string
  visible?: boolean
}

/** Changes a number by a fixed amount or by a percentage of itself. */
export interface Adjustment {
  amount?: number
  percentage?: {
    /** Per cent: -10 reduces by a tenth. */
    rate?: number
    roundToInt?: boolean
  }
}

export interface AdjustProperties {
  price?: Adjustment
  cost?: Adjustment
  weight?: Adjustment
}

export interface BulkResult {
  itemMetadata?: {
    id?: string
    /** Index in the list that was sent. */
    originalIndex?: number
    success?: boolean
    error?: { code?: string; description?: string; data?: unknown }
  }
}

/** The call succeeds even when single products fail: check each result. */
export interface BulkResponse {
  results: BulkResult[]
  bulkActionMetadata?: { totalSuccesses?: number; totalFailures?: number; undetailedFailures?: number }
}

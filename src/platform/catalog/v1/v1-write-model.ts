/** docs/platform.md §7 "Products and collections, write" (catalog version 1): what is sent and what bulk calls answer. */
import type { Collection, ProductV1 } from './v1-model'

/** What becomes a product; `price` and `productType` at least. Numbers are major units. */
export type NewProductV1 = Omit<Partial<ProductV1>, 'id' | 'priceData'> & { priceData?: { price?: number; currency?: string } }

export type NewCollection = Pick<Collection, 'name' | 'description' | 'visible' | 'slug'>

/** Which variants of the product are meant, and what becomes of them. Numbers are major units, weight is in the shop's unit. */
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

/** A file of the shop's media (`mediaId`) or one to fetch (`url`), for the whole product or for one choice. */
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

/** One or more members, set on every product. Numbers are major units. */
export interface SetProperties {
  price?: number
  cost?: number
  weight?: number
  ribbon?: string
  brand?: string
  visible?: boolean
}

/** A number is changed by a fixed amount or by per cent of itself. */
export interface Adjustment {
  amount?: number
  percentage?: {
    /** -10 takes a tenth off. */
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
    /** Place in the list that was sent. */
    originalIndex?: number
    success?: boolean
    error?: { code?: string; description?: string; data?: unknown }
  }
}

/** The call as a whole succeeds even where single products failed: look at each result. */
export interface BulkResponse {
  results: BulkResult[]
  bulkActionMetadata?: { totalSuccesses?: number; totalFailures?: number; undetailedFailures?: number }
}

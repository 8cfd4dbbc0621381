/** docs/platform.md §7 "Back in stock". */
import type { CatalogReference } from '../cart/model'
import type { Image } from '../wire/media'

/** Whose address is told when the item is in stock again. */
export interface NewBackInStockRequest {
  catalogReference: CatalogReference
  email: string
  /** The item's page. Some shops refuse it from a browser: leave it out unless yours takes it. */
  itemUrl?: string
}

/** What the e-mail says of the item. */
export interface BackInStockItemDetails {
  name: string
  /** Decimal text without a currency: `"42.50"`. */
  price: string
  /** Some shops refuse it from a browser: leave it out unless yours takes it. */
  image?: Image | { url: string }
}

export interface BackInStockSettings {
  /** Whether requests are collected, by the app whose catalog the items belong to. */
  collectionStates: { appId: string; collectingRequests?: boolean }[]
}

export interface BackInStockCount {
  catalogReference: CatalogReference
  count: number
}

/** docs/platform.md §7 "Wish list". */
import type { CatalogReference } from '../cart/model'

export interface WishListItem {
  /** The whole of it tells items apart: two variants of a product are two items. */
  catalogReference: CatalogReference
  addedDate?: Date
}

/** The list of the member who is logged in; a member without one has an empty list. */
export interface WishList {
  id?: string
  memberId?: string
  /** At most 100. */
  items: WishListItem[]
  createdDate?: Date
  updatedDate?: Date
}

/** A wish list as the shop's own server reads it. */
export interface StoredWishList {
  id: string
  ownerId?: string
  items: { id: string; dateAdded?: Date; type?: string; origin?: string }[]
  totalCount?: number
}

export interface StoredWishListQuery {
  id: string
  /** At most 100. */
  limit?: number
  offset?: number
  kind?: { type: string; origin: string }[]
}

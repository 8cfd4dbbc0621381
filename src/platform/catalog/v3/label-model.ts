/** docs/platform.md §3 "Ribbon" and "brand": names that products carry. */

interface Label {
  id: string
  /** Counts the changes. */
  revision?: string
  createdDate?: Date
  updatedDate?: Date
  name?: string
}

export interface Ribbon extends Label {
  /** Field `ASSIGNED_PRODUCT_COUNT`. */
  assignedProductCount?: number
}

export interface Brand extends Label {
  assignedProductsCount?: number
}

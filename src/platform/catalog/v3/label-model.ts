/** docs/platform.md §3 "Ribbon" and "brand": labels of products. */

interface Label {
  id: string
  /** Increases with each change. */
  revision?: string
  createdDate?: Date
  updatedDate?: Date
  name?: string
}

export interface Ribbon extends Label {
  /** Only with the field `ASSIGNED_PRODUCT_COUNT`. */
  assignedProductCount?: number
}

export interface Brand extends Label {
  assignedProductsCount?: number
}

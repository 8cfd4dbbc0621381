/** The items of categories. They belong to the app that has the catalog (today only the stores app). */

/** For a product of the stores app: the product id, and the app id `215238eb-22a5-4c36-9e7b-e7c08025e04e`. */
export interface ItemReference {
  catalogItemId: string
  /** Id of the app with the catalog. */
  appId: string
}

/** Ids of categories. */
export interface CategoriesOfItem {
  /** The categories that the item was added to. */
  directCategoryIds: string[]
  /** The same and all their parent categories. */
  allCategoryIds: string[]
}

export interface CategoriesOfListedItem {
  item?: ItemReference
  /** The categories that the item was added to. */
  directCategoryIds?: string[]
  /** All parent categories of those. */
  indirectCategoryIds?: string[]
}

/** What stands in categories: items of whichever app has the catalog (today the stores alone). */

/** A product of the stores: its id, and `215238eb-22a5-4c36-9e7b-e7c08025e04e` as the app. */
export interface ItemReference {
  catalogItemId: string
  /** Whose catalog it is in. */
  appId: string
}

/** Ids of categories. */
export interface CategoriesOfItem {
  /** Those that the item was put in. */
  directCategoryIds: string[]
  /** Those, and everything above them. */
  allCategoryIds: string[]
}

export interface CategoriesOfListedItem {
  item?: ItemReference
  /** Those that the item was put in. */
  directCategoryIds?: string[]
  /** Everything above those. */
  indirectCategoryIds?: string[]
}

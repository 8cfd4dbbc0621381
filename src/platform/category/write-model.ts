/** What writes of categories are given, and what they answer. */
import type { BulkResult } from '../catalog/v1/v1-write-model'
import type { ItemReference } from './item-model'
import type { Category } from './model'

/** What becomes a category; the platform names what is missing (`VALIDATION` errors with their fields). */
export type NewCategory = Omit<Category, 'id' | 'revision' | 'createdDate' | 'updatedDate'>

/** The members that are given replace the ones there. `revision` is the one that was read: an older one is refused, so that no other change is lost. */
export type CategoryChange = Partial<NewCategory> & { revision: string }

/** Where a category goes below its new parent. */
export interface CategoryMove {
  /** Absent: to the top. */
  parentCategoryId?: string
  position: 'FIRST' | 'LAST' | 'AFTER'
  /** With `AFTER`. */
  moveAfterCategoryId?: string
}

export interface MovedCategory {
  parentCategoryId?: string | null
  /** Ids of the categories below that parent, in their new order. */
  categoriesAfterMove?: string[]
}

interface BulkTotals {
  bulkActionMetadata?: { totalSuccesses?: number; totalFailures?: number; undetailedFailures?: number }
}

/** The call as a whole succeeds even where single categories failed: look at each result. `category` comes with `returnEntity`. */
export interface CategoryBulkResponse extends BulkTotals {
  results: (BulkResult & { category?: Category })[]
}

export interface ItemBulkResult {
  itemMetadata?: Omit<NonNullable<BulkResult['itemMetadata']>, 'id'> & { item?: ItemReference }
}

/** The call as a whole succeeds even where single items failed: look at each result. */
export interface ItemBulkResponse extends BulkTotals {
  results: ItemBulkResult[]
}

/** By category, for those that the item was put in and those it was taken out of. */
export interface SetCategoriesResponse extends BulkTotals {
  addResults: BulkResult[]
  removeResults: BulkResult[]
}

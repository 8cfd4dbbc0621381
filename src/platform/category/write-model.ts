/** Arguments and results of writes of categories. */
import type { BulkResult } from '../catalog/v1/v1-write-model'
import type { Category, ItemReference } from './model'

/** A category to create; the platform refuses missing fields with `VALIDATION` errors that name them. */
export type NewCategory = Omit<Category, 'id' | 'revision' | 'createdDate' | 'updatedDate'>

/**
 * The given members replace the current ones. `revision` is that of the category that was read: the platform refuses an older
 * one, so that concurrent changes are not lost.
 */
export type CategoryChange = Partial<NewCategory> & { revision: string }

/** The new parent and position of a category. */
export interface CategoryMove {
  /** Absent: the top level. */
  parentCategoryId?: string
  position: 'FIRST' | 'LAST' | 'AFTER'
  /** For the position `AFTER`. */
  moveAfterCategoryId?: string
}

export interface MovedCategory {
  parentCategoryId?: string | null
  /** Ids of the children of that parent, in their new order. */
  categoriesAfterMove?: string[]
}

interface BulkTotals {
  bulkActionMetadata?: { totalSuccesses?: number; totalFailures?: number; undetailedFailures?: number }
}

/** The call succeeds even when single categories fail: check each result. `category` is present with `returnEntity`. */
export interface CategoryBulkResponse extends BulkTotals {
  results: (BulkResult & { category?: Category })[]
}

export interface ItemBulkResult {
  itemMetadata?: Omit<NonNullable<BulkResult['itemMetadata']>, 'id'> & { item?: ItemReference }
}

/** The call succeeds even when single items fail: check each result. */
export interface ItemBulkResponse extends BulkTotals {
  results: ItemBulkResult[]
}

/** One result per category, for the additions and for the removals. */
export interface SetCategoriesResponse extends BulkTotals {
  addResults: BulkResult[]
  removeResults: BulkResult[]
}

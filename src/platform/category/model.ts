/** Categories, with which catalog version 3 groups products (docs/platform.md §3, as the platform has them today). */
import type { RichContent } from '../catalog/content/rich-content-model'
import type { Breadcrumb, CategoryPlace, SeoData } from '../catalog/v3/v3-model'
import { enumOf, type ValueOf } from '../wire/enum'
import type { Image } from '../wire/media'
import type { ExtendedFields } from '../wire/primitives'

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

/** Optional fields of a category that a read can request. */
export const CategoryField = /*#__PURE__*/ enumOf('BREADCRUMBS_INFO', 'DESCRIPTION', 'RICH_CONTENT_DESCRIPTION')
export type CategoryField = ValueOf<typeof CategoryField>

/** Identifies a tree of categories. Those of products are in `{ appNamespace: '@wix/stores' }`. */
export interface TreeReference {
  appNamespace?: string
  treeKey?: string | null
}

export interface Category {
  id: string
  revision?: string
  createdDate?: Date
  updatedDate?: Date
  name?: string
  slug?: string
  visible?: boolean
  image?: Image
  /** Number of products in it. */
  itemCounter?: number
  /** Field `DESCRIPTION`. */
  description?: string
  /** Field `RICH_CONTENT_DESCRIPTION`. */
  richContentDescription?: RichContent
  /** Absent for a root category. */
  parentCategory?: CategoryPlace
  /** Field `BREADCRUMBS_INFO`. */
  breadcrumbsInfo?: { breadcrumbs?: Breadcrumb[] }
  treeReference?: TreeReference
  managingAppId?: string
  seoData?: SeoData
  extendedFields?: ExtendedFields
}

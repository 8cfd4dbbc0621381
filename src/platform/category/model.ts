/** Categories: how catalog version 3 groups products (docs/platform.md §3, after today's platform). */
import type { RichContent } from '../catalog/content/rich-content-model'
import type { Breadcrumb, CategoryPlace, SeoData } from '../catalog/v3/v3-model'
import type { ValueOf } from '../wire/enum'
import type { Image } from '../wire/media'
import type { ExtendedFields } from '../wire/primitives'

/** What a read brings beyond the plain category. */
export const CategoryField = {
  BREADCRUMBS_INFO: 'BREADCRUMBS_INFO',
  DESCRIPTION: 'DESCRIPTION',
  RICH_CONTENT_DESCRIPTION: 'RICH_CONTENT_DESCRIPTION',
} as const
export type CategoryField = ValueOf<typeof CategoryField>

/** Categories stand in trees; those of products in `{ appNamespace: '@wix/stores' }`. */
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
  /** Products in it. */
  itemCounter?: number
  /** Field `DESCRIPTION`. */
  description?: string
  /** Field `RICH_CONTENT_DESCRIPTION`. */
  richContentDescription?: RichContent
  /** Absent at the root. */
  parentCategory?: CategoryPlace
  /** Field `BREADCRUMBS_INFO`. */
  breadcrumbsInfo?: { breadcrumbs?: Breadcrumb[] }
  treeReference?: TreeReference
  managingAppId?: string
  seoData?: SeoData
  extendedFields?: ExtendedFields
}

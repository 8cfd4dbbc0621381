/** docs/platform.md §7 "Promotions": what a shop shows above the products of a category. */
import type { Aggregated, CursorPage } from '../../query/model'
import type { MediaItemV3 } from './v3-option-model'

export interface Promotion {
  id: string
  revision?: string
  createdDate?: Date
  updatedDate?: Date
  name?: string
  /** Media from outside the platform have `url` and `uploadId` only. */
  media?: MediaItemV3 & { uploadId?: string }
  /** Where a press leads. */
  destinationUrl?: string
  categories?: { id?: string; position?: number; appliedToSubcategories?: boolean }[]
  enabled?: boolean
  tags?: { privateTags?: { tagIds?: string[] }; publicTags?: { tagIds?: string[] } }
}

export interface PositionedPromotion {
  promotion: Promotion
  /** Among the products of the category, from 1. */
  position?: number
}

export interface PromotionPage extends CursorPage {
  promotions: Promotion[]
}

export type PromotionSearchPage = PromotionPage & Aggregated

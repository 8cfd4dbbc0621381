/** docs/platform.md §7 "Product groups": products that are one another's choices, as the colours of a shirt. */
import type { Aggregated, CursorPage } from '../../query/model'
import type { Open } from '../../wire/enum'
import type { CustomizationChoice } from './customization-model'
import type { ModifierRenderType, ProductAvailability } from './v3-constants'
import type { MediaItemV3 } from './v3-option-model'

export interface ProductGroupMember {
  productId: string
  slug?: string
  productName?: string
  /** What the product stands for in the group. */
  choice?: CustomizationChoice
  inventoryAvailabilityStatus?: Open<ProductAvailability>
  status?: Open<'ACTIVE' | 'HIDDEN' | 'OUT_OF_SYNC'>
}

export interface ProductGroup {
  id: string
  revision?: string
  createdDate?: Date
  updatedDate?: Date
  name?: string
  handle?: string
  groupingCustomizationId?: string
  /** Only if the field `GROUPING_CUSTOMIZATION` was requested. */
  groupingCustomization?: { name?: string; customizationRenderType?: Open<ModifierRenderType> }
  /** Ids of choices, in the order in which they are shown. */
  choiceOrder?: string[]
  /** At most 100. */
  members?: ProductGroupMember[]
  media?: MediaItemV3
}

export interface ProductGroupPage extends CursorPage {
  productGroups: ProductGroup[]
}

export type ProductGroupSearchPage = ProductGroupPage & Aggregated

/** docs/platform.md §7 "Server-pushed events": products, inventory, categories and the smaller catalog entities. */
import { CUSTOMIZATION_CONVERSION } from '../../catalog/v3/customization-api'
import { INFO_SECTION, PRODUCT_V3 } from '../../catalog/v3/v3-conversion'
import { CATEGORY_CONVERSION } from '../../category/api'
import { DATED_CONVERSION } from '../../checkout/conversion'
import type { EventDefinition } from './definition'

export const productCreated = {
  type: 'wix.stores.catalog.v3.product_created',
  entity: PRODUCT_V3,
} as const satisfies EventDefinition
export const productUpdated = {
  type: 'wix.stores.catalog.v3.product_updated',
  entity: PRODUCT_V3,
} as const satisfies EventDefinition
export const productDeleted = {
  type: 'wix.stores.catalog.v3.product_deleted',
  entity: PRODUCT_V3,
} as const satisfies EventDefinition

export const infoSectionCreated = {
  type: 'wix.stores.catalog.v3.info_section_created',
  entity: INFO_SECTION,
} as const satisfies EventDefinition
export const infoSectionUpdated = {
  type: 'wix.stores.catalog.v3.info_section_updated',
  entity: INFO_SECTION,
} as const satisfies EventDefinition
export const infoSectionDeleted = {
  type: 'wix.stores.catalog.v3.info_section_deleted',
  entity: INFO_SECTION,
} as const satisfies EventDefinition

export const ribbonCreated = {
  type: 'wix.stores.catalog.v3.ribbon_created',
  entity: DATED_CONVERSION,
} as const satisfies EventDefinition
export const ribbonUpdated = {
  type: 'wix.stores.catalog.v3.ribbon_updated',
  entity: DATED_CONVERSION,
} as const satisfies EventDefinition
export const ribbonDeleted = {
  type: 'wix.stores.catalog.v3.ribbon_deleted',
  entity: DATED_CONVERSION,
} as const satisfies EventDefinition

export const brandCreated = {
  type: 'wix.stores.catalog.v3.brand_created',
  entity: DATED_CONVERSION,
} as const satisfies EventDefinition
export const brandUpdated = {
  type: 'wix.stores.catalog.v3.brand_updated',
  entity: DATED_CONVERSION,
} as const satisfies EventDefinition
export const brandDeleted = {
  type: 'wix.stores.catalog.v3.brand_deleted',
  entity: DATED_CONVERSION,
} as const satisfies EventDefinition

export const customizationCreated = {
  type: 'wix.stores.catalog.v3.customization_created',
  entity: CUSTOMIZATION_CONVERSION,
} as const satisfies EventDefinition
export const customizationUpdated = {
  type: 'wix.stores.catalog.v3.customization_updated',
  entity: CUSTOMIZATION_CONVERSION,
} as const satisfies EventDefinition
export const customizationDeleted = {
  type: 'wix.stores.catalog.v3.customization_deleted',
  entity: CUSTOMIZATION_CONVERSION,
} as const satisfies EventDefinition

export const inventoryItemCreated = {
  type: 'wix.stores.catalog.v3.inventory_item_created',
  entity: DATED_CONVERSION,
} as const satisfies EventDefinition
export const inventoryItemUpdated = {
  type: 'wix.stores.catalog.v3.inventory_item_updated',
  entity: DATED_CONVERSION,
} as const satisfies EventDefinition
export const inventoryItemDeleted = {
  type: 'wix.stores.catalog.v3.inventory_item_deleted',
  entity: DATED_CONVERSION,
} as const satisfies EventDefinition
export const inventoryItemStockStatusUpdated = {
  type: 'wix.stores.catalog.v3.inventory_item_stock_status_updated',
} as const satisfies EventDefinition
export const inventoryItemUpdatedWithReason = {
  type: 'wix.stores.catalog.v3.inventory_item_updated_with_reason',
  parts: { currentEntity: DATED_CONVERSION },
} as const satisfies EventDefinition

export const categoryCreated = {
  type: 'wix.categories.v1.category_created',
  entity: CATEGORY_CONVERSION,
} as const satisfies EventDefinition
export const categoryUpdated = {
  type: 'wix.categories.v1.category_updated',
  entity: CATEGORY_CONVERSION,
} as const satisfies EventDefinition
export const categoryDeleted = {
  type: 'wix.categories.v1.category_deleted',
  entity: CATEGORY_CONVERSION,
} as const satisfies EventDefinition
export const categoryItemAdded = { type: 'wix.categories.v1.category_item_added_to_category' } as const satisfies EventDefinition
export const categoryItemRemoved = {
  type: 'wix.categories.v1.category_item_removed_from_category',
} as const satisfies EventDefinition
export const categoryItemsArranged = {
  type: 'wix.categories.v1.category_items_arranged_in_category',
} as const satisfies EventDefinition
export const categoryMoved = { type: 'wix.categories.v1.category_category_moved' } as const satisfies EventDefinition

import type { Conversion } from '../../wire/convert'
import { toDate, toFieldMask, toNumber } from '../../wire/scalars'
import type { EventDefinition } from './definition'

const ITEM: Conversion = [
  [toFieldMask, 'fieldMask'],
  [toDate, 'updatedDate'],
]
const DATED: Conversion = [[toDate, 'updatedDate']]
const PRODUCT: Conversion = [
  [
    toNumber,
    'price.price',
    'price.discountedPrice',
    'price.pricePerUnit',
    'costAndProfitData.itemCost',
    'costAndProfitData.profit',
    'costAndProfitData.profitMargin',
  ],
]

export const legacyInventoryItemChanged = {
  type: 'com.wix.ecommerce.inventory.api.v1.InventoryItemChanged',
  data: ITEM,
  legacy: true,
} as const satisfies EventDefinition
export const legacyInventoryVariantsChanged = {
  type: 'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged',
  data: DATED,
  legacy: true,
} as const satisfies EventDefinition

export const legacyProductCreated = {
  type: 'com.wix.ecommerce.catalog.api.v1.ProductCreated',
  data: PRODUCT,
  legacy: true,
} as const satisfies EventDefinition
export const legacyProductChanged = {
  type: 'com.wix.ecommerce.catalog.api.v1.ProductChanged',
  legacy: true,
} as const satisfies EventDefinition
export const legacyProductDeleted = {
  type: 'com.wix.ecommerce.catalog.api.v1.ProductDeleted',
  legacy: true,
} as const satisfies EventDefinition
export const legacyVariantsChanged = {
  type: 'com.wix.ecommerce.catalog.api.v1.VariantsChanged',
  legacy: true,
} as const satisfies EventDefinition
export const legacyCollectionCreated = {
  type: 'com.wix.ecommerce.catalog.api.v1.CollectionCreated',
  legacy: true,
} as const satisfies EventDefinition
export const legacyCollectionChanged = {
  type: 'com.wix.ecommerce.catalog.api.v1.CollectionChanged',
  legacy: true,
} as const satisfies EventDefinition
export const legacyCollectionDeleted = {
  type: 'com.wix.ecommerce.catalog.api.v1.CollectionDeleted',
  legacy: true,
} as const satisfies EventDefinition

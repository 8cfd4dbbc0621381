/** Data of actions and legacy events (docs/platform.md §3 "Event payload shapes", "two older events"). */
import type { MediaItemV1 } from '../../catalog/v1/v1-model'
import type { TreeReference } from '../../category/model'
import type { InventoryChangeReason, InventoryItemV3 } from '../../inventory/model'
import type { Order, OrderChanges } from '../../order/model'
import type { Chargeback, OrderTransactions, Refund, RefundSideEffects } from '../../order/payment-model'
import type { Open } from '../../wire/enum'

/** Common data of actions on an order. */
export interface OrderData {
  order?: Order
}

export interface OrderCommitted extends OrderData {
  changes?: OrderChanges
  commitSettings?: Record<string, unknown>
  draftOrderId?: string
  commitDate?: Date
}

export interface OrderPaymentStatusUpdated extends OrderData {
  previousPaymentStatus?: string
}

export interface TransactionsData {
  orderTransactions?: OrderTransactions
  [detail: string]: unknown
}

export interface ChargebackData extends TransactionsData {
  orderId?: string
  paymentId?: string
  chargeback?: Chargeback
}

export interface RefundCompleted extends TransactionsData {
  orderId?: string
  refund?: Refund
  sideEffects?: RefundSideEffects
}

export interface InventoryItemChanged {
  inventoryItemId?: string
  externalId?: string
  productId?: string
  trackInventory?: boolean
  preorderInfo?: { enabled?: boolean; message?: string; limit?: number }
  /** The paths of the changed fields. */
  fieldMask?: string[]
  updatedDate?: Date
}

export interface VariantStock {
  quantity?: number
  inStock?: boolean
  availableForPreorder?: boolean
}

export interface InventoryVariantsChanged {
  inventoryItemId?: string
  externalId?: string
  productId?: string
  variants?: { id?: string; oldValue?: VariantStock; newValue?: VariantStock }[]
  updatedDate?: Date
}

export interface LegacyProductCreated {
  productId?: string
  name?: string
  slug?: string
  sku?: string
  brand?: string
  visible?: boolean
  price?: {
    /** ISO 4217. */
    currency?: string
    /** Major units. */
    price?: number
    discountedPrice?: number
    pricePerUnit?: number
    formatted?: { price?: string; discountedPrice?: string; pricePerUnit?: string }
  }
  costAndProfitData?: {
    itemCost?: number
    profit?: number
    /** A fraction, 0.25 for 25 %. */
    profitMargin?: number
    formattedItemCost?: string
    formattedProfit?: string
  }
  media?: { mainMedia?: MediaItemV1; items?: MediaItemV1[] }
  productPageUrl?: { base?: string; path?: string }
  originatedFromVersion?: string
}

export interface LegacyProductChanged {
  productId?: string
  changedFields?: string[]
  originatedFromVersion?: string
  [field: string]: unknown
}

export interface LegacyCollection {
  /** Spelled as on the wire. */
  collection_Id?: string
  name?: string
  slug?: string
  visible?: boolean
  media?: { mainMedia?: MediaItemV1; items?: MediaItemV1[] }
  originatedFromVersion?: string
  [field: string]: unknown
}

export interface InventoryItemUpdatedWithReason {
  currentEntity?: InventoryItemV3
  reason?: Open<InventoryChangeReason>
  /** Id of the app that caused the change. */
  appId?: string
}

export interface CategoryItem {
  catalogItemId?: string
  appId?: string
}

export interface CategoryItemAdded {
  categoryId?: string
  addedItem?: CategoryItem
  treeReference?: TreeReference
  [detail: string]: unknown
}

export interface CategoryItemRemoved {
  categoryId?: string
  removedItem?: CategoryItem
  treeReference?: TreeReference
}

/** Arranged or moved: other members are passed through. */
export interface CategoryChange {
  categoryId?: string
  treeReference?: TreeReference
  [detail: string]: unknown
}

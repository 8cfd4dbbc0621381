import type { ProductV3 } from '../../../platform/catalog/v3/v3-model'
import type { MoneyV3 } from '../../../platform/catalog/v3/v3-variant-model'
import type { InventoryItemV3 } from '../../../platform/inventory/model'
import type { Amount } from '../../base/views'

/** A product with its inventory, which is read only for products that need it. */
export type StockedProductV3 = ProductV3 & { inventoryItems?: InventoryItemV3[] }

/** Version 3 money as an amount in the product's currency. */
export type ToAmount = (money: MoneyV3 | null | undefined) => Amount | undefined

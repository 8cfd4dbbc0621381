/** Rules for `inventory` and `inventoryItemsV3`. */
import { getInventoryItemV3, queryInventoryItemsV3, searchInventoryItemsV3 } from '../../../../src/platform/inventory/api'
import { getInventoryVariantsV1, type InventoryQueryV1, queryInventoryV1 } from '../../../../src/platform/inventory/v2-api'
import {
  createInventoryItemV3,
  decrementInventoryV1,
  deleteInventoryItemV3,
  incrementInventoryV1,
  updateInventoryItemV3,
  updateInventoryVariantsV1,
} from '../../../../src/platform/inventory/write-api'
import { positional } from '../positional'
import { cursorQuery } from '../query'
import type { Rules } from '../rule'

export const inventoryRules: Rules = {
  'inventory.queryInventory': positional(
    'inventory.queryInventory',
    { fields: [], options: ['query'] },
    (caller, { query }: { query?: InventoryQueryV1 }) => queryInventoryV1(caller, query),
  ),
  'inventory.getInventoryVariants': positional(
    'inventory.getInventoryVariants',
    { fields: ['inventoryId'], options: ['externalId', 'productId', 'variantIds'] },
    async (caller, { inventoryId, ...narrow }: { inventoryId: string; productId?: string }) => ({
      inventoryItem: await getInventoryVariantsV1(caller, inventoryId, narrow),
    }),
  ),
  'inventory.updateInventoryVariants': positional(
    'inventory.updateInventoryVariants',
    { fields: ['productId', 'inventoryItem'], named: { 'inventoryItem.productId': 'productId' } },
    (caller, { productId, inventoryItem }: { productId: string; inventoryItem: object }) =>
      updateInventoryVariantsV1(caller, productId, inventoryItem),
  ),
  'inventory.decrementInventory': positional(
    'inventory.decrementInventory',
    { fields: ['decrementData'] },
    (caller, { decrementData }: { decrementData: [] }) => decrementInventoryV1(caller, decrementData),
  ),
  'inventory.incrementInventory': positional(
    'inventory.incrementInventory',
    { fields: ['incrementData'] },
    (caller, { incrementData }: { incrementData: [] }) => incrementInventoryV1(caller, incrementData),
  ),
  'inventoryItemsV3.getInventoryItem': positional(
    'inventoryItemsV3.getInventoryItem',
    { fields: ['inventoryItemId'] },
    async (caller, { inventoryItemId }: { inventoryItemId: string }) => ({
      inventoryItem: await getInventoryItemV3(caller, inventoryItemId),
    }),
  ),
  'inventoryItemsV3.queryInventoryItems': cursorQuery(
    'inventoryItemsV3.queryInventoryItems',
    'inventoryItems',
    queryInventoryItemsV3,
  ),
  'inventoryItemsV3.searchInventoryItems': positional(
    'inventoryItemsV3.searchInventoryItems',
    { fields: ['search'] },
    (caller, { search }: { search?: object }) => searchInventoryItemsV3(caller, search),
  ),
  'inventoryItemsV3.createInventoryItem': positional(
    'inventoryItemsV3.createInventoryItem',
    { fields: ['inventoryItem'] },
    async (caller, { inventoryItem }: { inventoryItem: object }) => ({
      inventoryItem: await createInventoryItemV3(caller, inventoryItem),
    }),
  ),
  'inventoryItemsV3.updateInventoryItem': positional(
    'inventoryItemsV3.updateInventoryItem',
    { fields: ['id', 'inventoryItem'], named: { 'inventoryItem.id': '_id' } },
    async (caller, { id, inventoryItem }: { id: string; inventoryItem: { revision: string } }) => ({
      inventoryItem: await updateInventoryItemV3(caller, id, inventoryItem),
    }),
  ),
  'inventoryItemsV3.deleteInventoryItem': positional(
    'inventoryItemsV3.deleteInventoryItem',
    { fields: ['inventoryItemId'] },
    (caller, { inventoryItemId }: { inventoryItemId: string }) => deleteInventoryItemV3(caller, inventoryItemId),
  ),
}

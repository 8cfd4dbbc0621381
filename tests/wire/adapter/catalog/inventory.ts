/** Rules for `inventory` and `inventoryItemsV3`. */
import { getInventoryItem, queryInventoryItems, searchInventoryItems } from '../../../../src/platform/inventory/api'
import { getInventoryVariants, type InventoryQueryV2, queryInventory } from '../../../../src/platform/inventory/v2-api'
import {
  createInventoryItem,
  decrementInventory,
  deleteInventoryItem,
  incrementInventory,
  updateInventoryItem,
  updateInventoryVariants,
} from '../../../../src/platform/inventory/write-api'
import { positional } from '../positional'
import { cursorQuery } from '../query'
import type { Rules } from '../rule'

export const inventoryRules: Rules = {
  'inventory.queryInventory': positional(
    'inventory.queryInventory',
    { fields: [], options: ['query'] },
    (caller, { query }: { query?: InventoryQueryV2 }) => queryInventory(caller, query),
  ),
  'inventory.getInventoryVariants': positional(
    'inventory.getInventoryVariants',
    { fields: ['inventoryId'], options: ['externalId', 'productId', 'variantIds'] },
    async (caller, { inventoryId, ...narrow }: { inventoryId: string; productId?: string }) => ({
      inventoryItem: await getInventoryVariants(caller, inventoryId, narrow),
    }),
  ),
  'inventory.updateInventoryVariants': positional(
    'inventory.updateInventoryVariants',
    { fields: ['productId', 'inventoryItem'], named: { 'inventoryItem.productId': 'productId' } },
    (caller, { productId, inventoryItem }: { productId: string; inventoryItem: object }) =>
      updateInventoryVariants(caller, productId, inventoryItem),
  ),
  'inventory.decrementInventory': positional(
    'inventory.decrementInventory',
    { fields: ['decrementData'] },
    (caller, { decrementData }: { decrementData: [] }) => decrementInventory(caller, decrementData),
  ),
  'inventory.incrementInventory': positional(
    'inventory.incrementInventory',
    { fields: ['incrementData'] },
    (caller, { incrementData }: { incrementData: [] }) => incrementInventory(caller, incrementData),
  ),
  'inventoryItemsV3.getInventoryItem': positional(
    'inventoryItemsV3.getInventoryItem',
    { fields: ['inventoryItemId'] },
    async (caller, { inventoryItemId }: { inventoryItemId: string }) => ({
      inventoryItem: await getInventoryItem(caller, inventoryItemId),
    }),
  ),
  'inventoryItemsV3.queryInventoryItems': cursorQuery(
    'inventoryItemsV3.queryInventoryItems',
    'inventoryItems',
    queryInventoryItems,
  ),
  'inventoryItemsV3.searchInventoryItems': positional(
    'inventoryItemsV3.searchInventoryItems',
    { fields: ['search'] },
    (caller, { search }: { search?: object }) => searchInventoryItems(caller, search),
  ),
  'inventoryItemsV3.createInventoryItem': positional(
    'inventoryItemsV3.createInventoryItem',
    { fields: ['inventoryItem'] },
    async (caller, { inventoryItem }: { inventoryItem: object }) => ({
      inventoryItem: await createInventoryItem(caller, inventoryItem),
    }),
  ),
  'inventoryItemsV3.updateInventoryItem': positional(
    'inventoryItemsV3.updateInventoryItem',
    { fields: ['id', 'inventoryItem'], named: { 'inventoryItem.id': '_id' } },
    async (caller, { id, inventoryItem }: { id: string; inventoryItem: { revision: string } }) => ({
      inventoryItem: await updateInventoryItem(caller, id, inventoryItem),
    }),
  ),
  'inventoryItemsV3.deleteInventoryItem': positional(
    'inventoryItemsV3.deleteInventoryItem',
    { fields: ['inventoryItemId'] },
    (caller, { inventoryItemId }: { inventoryItemId: string }) => deleteInventoryItem(caller, inventoryItemId),
  ),
}

/** docs/platform.md §3 "Inventory item" (catalog version 3): reads. */
import type { Caller, CallOptions } from '../http/call'
import { STORES } from '../http/gateway/gateway'
import { get, getComplex } from '../http/read-call'
import { path } from '../http/request-target'
import type { Aggregated, CursorPage, CursorQuery, Search } from '../query/model'
import { readPage, readSearch } from '../query/read-page'
import { type Conversion, entityIn } from '../wire/convert'
import { toDate } from '../wire/scalars'
import type { InventoryItemV3 } from './model'

const ITEM: Conversion = [[toDate, 'createdDate', 'updatedDate']]

export interface InventoryPageV3 extends CursorPage {
  inventoryItems: InventoryItemV3[]
}

/**
 * GET /v3/inventory-items/{id} (§3 "Inventory item"). Resolves the stock of one variant at one location, in units. Rejects with
 * the platform's code, else `HTTP_404`, when there is no such item.
 */
export const getInventoryItemV3 = (client: Caller, id: string, options?: CallOptions): Promise<InventoryItemV3> =>
  client.request({
    ...get(STORES, path`/v3/inventory-items/${id}`, { inventoryItemId: id }, options),
    read: (body) => entityIn<InventoryItemV3>(body, 'inventoryItem', ITEM),
  })

/**
 * GET /v3/inventory-items/query, POST when it is long (§3). Without a query: the first 50. Resolves a page. Rejects with
 * `INVALID_ARGUMENT` and `violations` for a query that the platform refuses.
 */
export const queryInventoryItemsV3 = (
  client: Caller,
  query: CursorQuery = { filter: {}, cursorPaging: { limit: 50 } },
  options?: CallOptions,
): Promise<InventoryPageV3> =>
  client.request({
    ...getComplex(STORES, '/v3/inventory-items/query', { query }, options),
    read: readPage<InventoryPageV3>('inventoryItems', ITEM),
  })

/**
 * GET /v3/inventory-items/search, POST when it is long (§3). Filter, free text, sort and aggregations. Resolves a page with the
 * aggregations in `aggregationData`. Rejects with `INVALID_ARGUMENT` and `violations` for a search that the platform refuses.
 */
export const searchInventoryItemsV3 = (
  client: Caller,
  search?: Search,
  options?: CallOptions,
): Promise<InventoryPageV3 & Aggregated> =>
  client.request({
    ...getComplex(STORES, '/v3/inventory-items/search', { search }, options),
    read: readSearch<InventoryPageV3 & Aggregated>('inventoryItems', ITEM),
  })

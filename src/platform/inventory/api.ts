/** Specification §3 "Inventory item" (catalog version 3), read. */
import type { Caller, CallOptions } from '../http/call'
import { STORES } from '../http/gateway/gateway'
import { get, getComplex } from '../http/read-call'
import { path } from '../http/request-target'
import type { Aggregated, CursorPage, CursorQuery, Search } from '../query/model'
import { readPage, readSearch } from '../query/read-page'
import { type Conversion, entityIn } from '../wire/convert'
import { toDate } from '../wire/scalars'
import type { InventoryItem } from './model'

const ITEM: Conversion = [[toDate, 'createdDate', 'updatedDate']]

export interface InventoryItemPage extends CursorPage {
  inventoryItems: InventoryItem[]
}

/**
 * GET /v3/inventory-items/{id} (§3 "Inventory item"). Resolves one variant's stock at one location, in pieces. Rejects with the
 * platform's code, else `HTTP_404`, when there is none.
 */
export const getInventoryItem = (client: Caller, id: string, options?: CallOptions): Promise<InventoryItem> =>
  client.request({
    ...get(STORES, path`/v3/inventory-items/${id}`, { inventoryItemId: id }, options),
    read: (body) => entityIn<InventoryItem>(body, 'inventoryItem', ITEM),
  })

/**
 * GET /v3/inventory-items/query, POST when it is long (§3). Without a query: the first 50. Rejects with `INVALID_ARGUMENT` and
 * `violations` for a query the platform refuses.
 */
export const queryInventoryItems = (
  client: Caller,
  query: CursorQuery = { filter: {}, cursorPaging: { limit: 50 } },
  options?: CallOptions,
): Promise<InventoryItemPage> =>
  client.request({
    ...getComplex(STORES, '/v3/inventory-items/query', { query }, options),
    read: readPage<InventoryItemPage>('inventoryItems', ITEM),
  })

/**
 * GET /v3/inventory-items/search, POST when it is long (§3). Filter, free text, sort and aggregations. Rejects with `INVALID_ARGUMENT`
 * and `violations` for a query the platform refuses.
 */
export const searchInventoryItems = (
  client: Caller,
  search?: Search,
  options?: CallOptions,
): Promise<InventoryItemPage & Aggregated> =>
  client.request({
    ...getComplex(STORES, '/v3/inventory-items/search', { search }, options),
    read: readSearch<InventoryItemPage & Aggregated>('inventoryItems', ITEM),
  })

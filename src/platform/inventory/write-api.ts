/** Writes of the inventory. They need an elevated client (docs/platform.md §6). */
import type { Call, Caller, CallOptions } from '../http/call'
import { STORES } from '../http/gateway/gateway'
import { path } from '../http/request-target'
import { type Conversion, entityIn } from '../wire/convert'
import type { JsonRecord } from '../wire/record'
import { toDate } from '../wire/scalars'
import type { InventoryItemV1, InventoryItemV3 } from './model'

const ITEM: Conversion = [[toDate, 'createdDate', 'updatedDate']]

/** The stock to change: `inventoryId` or `productId`, and the variant. */
export interface StockChange {
  inventoryId?: string
  productId?: string
  variantId?: string
}

const write = (method: 'POST' | 'PATCH', path: Call['path'], body: JsonRecord, options?: CallOptions): Call<never> => ({
  ...options,
  service: STORES,
  method,
  path,
  body,
})
const nothing = (): void => {}

/**
 * PATCH /v2/inventoryItems/product/{productId} with `{ inventoryItem }` (§3, catalog version 1). Sets stock (in units) and
 * tracking of the given variants. Resolves nothing. Rejects with `INVALID_ARGUMENT` and `violations` for fields that the platform
 * refuses, `status` 403 without the permission, and the platform's code or `HTTP_404` when there is no such product.
 */
export const updateInventoryVariantsV1 = (
  client: Caller,
  productId: string,
  inventoryItem: Omit<Partial<InventoryItemV1>, 'productId'>,
  options?: CallOptions,
): Promise<void> =>
  client.request<void>({
    ...write('PATCH', path`/v2/inventoryItems/product/${productId}`, { inventoryItem: { ...inventoryItem, productId } }, options),
    read: nothing,
  })

/**
 * POST /v2/inventoryItems/decrement with `{ decrementData }` (§3, catalog version 1). Reduces stock by a number of units. Not
 * retried after a lost response, since it is relative: read the stock first. Resolves nothing. Rejects with `INVALID_ARGUMENT`
 * and `violations` for fields that the platform refuses, and with `status` 403 without the permission.
 */
export const decrementInventoryV1 = (
  client: Caller,
  decrementData: readonly (StockChange & { decrementBy?: number })[],
  options?: CallOptions,
): Promise<void> =>
  client.request<void>({ ...write('POST', '/v2/inventoryItems/decrement', { decrementData }, options), read: nothing })

/**
 * POST /v2/inventoryItems/increment with `{ incrementData }` (§3, catalog version 1). Increases stock by a number of units. Not
 * retried after a lost response, since it is relative: read the stock first. Resolves nothing. Rejects with `INVALID_ARGUMENT`
 * and `violations` for fields that the platform refuses, and with `status` 403 without the permission.
 */
export const incrementInventoryV1 = (
  client: Caller,
  incrementData: readonly (StockChange & { incrementBy?: number })[],
  options?: CallOptions,
): Promise<void> =>
  client.request<void>({ ...write('POST', '/v2/inventoryItems/increment', { incrementData }, options), read: nothing })

/**
 * POST /v3/inventory-items with `{ inventoryItem }` (§3; not among the recorded calls). Resolves the created item. Rejects with
 * `INVALID_ARGUMENT` and `violations` for fields that the platform refuses, and with `status` 403 without the permission.
 */
export const createInventoryItemV3 = (
  client: Caller,
  inventoryItem: Omit<InventoryItemV3, 'id'>,
  options?: CallOptions,
): Promise<InventoryItemV3> =>
  client.request({ ...write('POST', '/v3/inventory-items', { inventoryItem }, options), read: readItem })

/**
 * PATCH /v3/inventory-items/{id} with `{ inventoryItem }` (§3; not among the recorded calls). `revision` is that of the item that
 * was read: the platform refuses an older one. Resolves the whole item. Rejects with `INVALID_ARGUMENT` and `violations` for
 * fields that the platform refuses, `status` 403 without the permission, and the platform's code or `HTTP_404` when there is no
 * such item.
 */
export const updateInventoryItemV3 = (
  client: Caller,
  id: string,
  inventoryItem: Omit<Partial<InventoryItemV3>, 'id'> & { revision: string },
  options?: CallOptions,
): Promise<InventoryItemV3> =>
  client.request({
    ...write('PATCH', path`/v3/inventory-items/${id}`, { inventoryItem: { ...inventoryItem, id } }, options),
    read: readItem,
  })

/**
 * DELETE /v3/inventory-items/{id} (§3; not among the recorded calls). Resolves nothing. Rejects with `INVALID_ARGUMENT` and
 * `violations` for a request that the platform refuses, `status` 403 without the permission, and the platform's code or `HTTP_404`
 * when there is no such item.
 */
export const deleteInventoryItemV3 = (client: Caller, id: string, options?: CallOptions): Promise<void> =>
  client.request<void>({
    ...options,
    service: STORES,
    method: 'DELETE',
    path: path`/v3/inventory-items/${id}`,
    query: { inventoryItemId: id },
    read: nothing,
  })

const readItem = (body: JsonRecord): InventoryItemV3 => entityIn(body, 'inventoryItem', ITEM)

/** Stock, written. Needs an elevated client (docs/platform.md §6). */
import type { Call, Caller, CallOptions } from '../http/call'
import { STORES } from '../http/gateway/gateway'
import { path } from '../http/request-target'
import { type Conversion, entityIn } from '../wire/convert'
import type { JsonRecord } from '../wire/record'
import { toDate } from '../wire/scalars'
import type { InventoryItemV1, InventoryItemV3 } from './model'

const ITEM: Conversion = [[toDate, 'createdDate', 'updatedDate']]

/** Which stock is meant: by `inventoryId`, or by `productId`; and which variant of it. */
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
 * PATCH /v2/inventoryItems/product/{productId} with `{ inventoryItem }` (§3, catalog version 1). Sets stock (pieces) and tracking of the
 * variants that are named. Resolves nothing. Rejects with `INVALID_ARGUMENT` and `violations` for what the platform refuses, `HTTP_403`
 * without the permission, the platform's code or `HTTP_404` where there is none.
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
 * POST /v2/inventoryItems/decrement with `{ decrementData }` (§3, catalog version 1). Takes pieces out of stock. Relative, so never
 * repeated by the client: after a lost answer read the stock first. Resolves nothing. Rejects with `INVALID_ARGUMENT` and `violations`
 * for what the platform refuses, `HTTP_403` without the permission.
 */
export const decrementInventoryV1 = (
  client: Caller,
  decrementData: readonly (StockChange & { decrementBy?: number })[],
  options?: CallOptions,
): Promise<void> =>
  client.request<void>({ ...write('POST', '/v2/inventoryItems/decrement', { decrementData }, options), read: nothing })

/**
 * POST /v2/inventoryItems/increment with `{ incrementData }` (§3, catalog version 1). Puts pieces into stock. Relative, so never
 * repeated by the client: after a lost answer read the stock first. Resolves nothing. Rejects with `INVALID_ARGUMENT` and `violations`
 * for what the platform refuses, `HTTP_403` without the permission.
 */
export const incrementInventoryV1 = (
  client: Caller,
  incrementData: readonly (StockChange & { incrementBy?: number })[],
  options?: CallOptions,
): Promise<void> =>
  client.request<void>({ ...write('POST', '/v2/inventoryItems/increment', { incrementData }, options), read: nothing })

/**
 * POST /v3/inventory-items with `{ inventoryItem }` (§3; not among the recorded calls). Resolves the item as it was made. Rejects with
 * `INVALID_ARGUMENT` and `violations` for what the platform refuses, `HTTP_403` without the permission.
 */
export const createInventoryItemV3 = (
  client: Caller,
  inventoryItem: Omit<InventoryItemV3, 'id'>,
  options?: CallOptions,
): Promise<InventoryItemV3> =>
  client.request({ ...write('POST', '/v3/inventory-items', { inventoryItem }, options), read: readItem })

/**
 * PATCH /v3/inventory-items/{id} with `{ inventoryItem }` (§3; not among the recorded calls). `revision` is the one that was read, an
 * older one is refused. Resolves the whole item. Rejects with `INVALID_ARGUMENT` and `violations` for what the platform refuses,
 * `HTTP_403` without the permission, the platform's code or `HTTP_404` where there is none.
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
 * DELETE /v3/inventory-items/{id} (§3; not among the recorded calls). Resolves nothing. Rejects with `INVALID_ARGUMENT` and `violations`
 * for what the platform refuses, `HTTP_403` without the permission, the platform's code or `HTTP_404` where there is none.
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

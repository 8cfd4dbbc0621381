/** docs/platform.md §7 "Products and collections, write": collections. They need an elevated client (§6). */
import type { Caller, CallOptions } from '../../http/call'
import { path } from '../../http/request-target'
import { entityIn } from '../../wire/convert'
import type { JsonRecord } from '../../wire/record'
import { COLLECTION } from './v1-conversion'
import type { Collection } from './v1-model'
import { nothing, remove, write } from './v1-write-call'
import type { NewCollection } from './v1-write-model'

/**
 * POST /v1/collections with `{ collection }` (§7). Resolves the created collection. Rejects with `INVALID_ARGUMENT` and
 * `violations` for fields that the platform refuses, and with `status` 403 without the permission.
 */
export const createCollection = (client: Caller, collection: NewCollection, options?: CallOptions): Promise<Collection> =>
  client.request({ ...write('POST', '/v1/collections', { collection }, options), read: readCollection })

/**
 * PATCH /v1/collections/{id} with `{ collection }` (§7). The given members replace the current ones. Resolves the whole
 * collection. Rejects with `INVALID_ARGUMENT` and `violations` for fields that the platform refuses, `status` 403 without the
 * permission, and the platform's code or `HTTP_404` when there is no such collection.
 */
export const updateCollection = (
  client: Caller,
  id: string,
  collection: NewCollection,
  options?: CallOptions,
): Promise<Collection> =>
  client.request({
    ...write('PATCH', path`/v1/collections/${id}`, { collection: { ...collection, id } }, options),
    read: readCollection,
  })

/**
 * DELETE /v1/collections/{id} (§7). Does not delete its products. Resolves nothing. Rejects with `INVALID_ARGUMENT` and
 * `violations` for a request that the platform refuses, `status` 403 without the permission, and the platform's code or `HTTP_404`
 * when there is no such collection.
 */
export const deleteCollection = (client: Caller, id: string, options?: CallOptions): Promise<void> =>
  client.request(remove(path`/v1/collections/${id}`, id, options))

/**
 * POST /v1/collections/{id}/productIds with `{ id, productIds }` (§7). Resolves nothing. Rejects with `INVALID_ARGUMENT` and
 * `violations` for fields that the platform refuses, `status` 403 without the permission, and the platform's code or `HTTP_404`
 * when there is no such collection.
 */
export const addProductsToCollection = (
  client: Caller,
  id: string,
  productIds: readonly string[],
  options?: CallOptions,
): Promise<void> =>
  client.request<void>({ ...write('POST', path`/v1/collections/${id}/productIds`, { id, productIds }, options), read: nothing })

/**
 * POST /v1/collections/{id}/productIds/delete with `{ id, productIds }` (§7). Does not delete the products. Resolves nothing.
 * Rejects with `INVALID_ARGUMENT` and `violations` for fields that the platform refuses, `status` 403 without the permission, and
 * the platform's code or `HTTP_404` when there is no such collection.
 */
export const removeProductsFromCollection = (
  client: Caller,
  id: string,
  productIds: readonly string[],
  options?: CallOptions,
): Promise<void> =>
  client.request<void>({
    ...write('POST', path`/v1/collections/${id}/productIds/delete`, { id, productIds }, options),
    read: nothing,
  })

const readCollection = (body: JsonRecord): Collection => entityIn(body, 'collection', COLLECTION)

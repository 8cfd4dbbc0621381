/**
 * Writes of the items of categories (paths as the platform's own SDK sends them). They need an elevated client
 * (docs/platform.md §6).
 */
import type { BulkResponse, BulkResult } from '../catalog/v1/v1-write-model'
import type { Caller, CallOptions, Path } from '../http/call'
import { CATEGORIES } from '../http/gateway/gateway'
import { path } from '../http/request-target'
import { entitiesIn } from '../wire/convert'
import type { JsonRecord } from '../wire/record'
import type { ItemReference, TreeReference } from './model'
import type { ItemBulkResponse, SetCategoriesResponse } from './write-model'

const post = <T>(
  client: Caller,
  path: Path,
  body: JsonRecord,
  read: (body: JsonRecord) => T,
  options: CallOptions | undefined,
): Promise<T> => client.request({ ...options, service: CATEGORIES, method: 'POST', path, body, read })

const readResults = <T extends { results: unknown[] }>(body: JsonRecord): T =>
  ({ ...body, results: entitiesIn(body, 'results') }) as T

/**
 * POST /v1/bulk/categories/{categoryId}/add-items with `{ items, treeReference }` (§3), 1 to 1000 items. Resolves one result per
 * item. Rejects with `INVALID_ARGUMENT` and `violations`, `status` 403 without the permission.
 */
export const bulkAddItemsToCategory = (
  client: Caller,
  categoryId: string,
  items: readonly ItemReference[],
  treeReference: TreeReference,
  options?: CallOptions,
): Promise<ItemBulkResponse> =>
  post(
    client,
    path`/v1/bulk/categories/${categoryId}/add-items`,
    { categoryId, items, treeReference },
    readResults<ItemBulkResponse>,
    options,
  )

/**
 * POST /v1/bulk/categories/{categoryId}/remove-items with `{ items, treeReference }` (§3), 1 to 100 items. Resolves one result
 * per item. Rejects with `INVALID_ARGUMENT` and `violations`, `status` 403 without the permission.
 */
export const bulkRemoveItemsFromCategory = (
  client: Caller,
  categoryId: string,
  items: readonly ItemReference[],
  treeReference: TreeReference,
  options?: CallOptions,
): Promise<ItemBulkResponse> =>
  post(
    client,
    path`/v1/bulk/categories/${categoryId}/remove-items`,
    { categoryId, items, treeReference },
    readResults<ItemBulkResponse>,
    options,
  )

/**
 * POST /v1/bulk/categories/add-item with `{ item, categoryIds, treeReference }` (§3), 1 to 100 categories. Resolves one result
 * per category. Rejects with `INVALID_ARGUMENT` and `violations`, `status` 403 without the permission.
 */
export const bulkAddItemToCategories = (
  client: Caller,
  item: ItemReference,
  categoryIds: readonly string[],
  treeReference: TreeReference,
  options?: CallOptions,
): Promise<BulkResponse> =>
  post(client, '/v1/bulk/categories/add-item', { item, categoryIds, treeReference }, readResults<BulkResponse>, options)

/**
 * POST /v1/bulk/categories/remove-item with `{ item, categoryIds, treeReference }` (§3), 1 to 100 categories. Resolves one result
 * per category. Rejects with `INVALID_ARGUMENT` and `violations`, `status` 403 without the permission.
 */
export const bulkRemoveItemFromCategories = (
  client: Caller,
  item: ItemReference,
  categoryIds: readonly string[],
  treeReference: TreeReference,
  options?: CallOptions,
): Promise<BulkResponse> =>
  post(client, '/v1/bulk/categories/remove-item', { item, categoryIds, treeReference }, readResults<BulkResponse>, options)

/**
 * POST /v1/bulk/categories/set-item-categories with `{ item, categoryIds, treeReference }` (§3): adds the item to these
 * categories and removes it from all others. Resolves the additions and removals, one result per category. Rejects with
 * `INVALID_ARGUMENT` and `violations`, `status` 403 without the permission.
 */
export const bulkSetItemCategories = (
  client: Caller,
  item: ItemReference,
  categoryIds: readonly string[],
  treeReference: TreeReference,
  options?: CallOptions,
): Promise<SetCategoriesResponse> =>
  post(
    client,
    '/v1/bulk/categories/set-item-categories',
    { item, categoryIds, treeReference },
    (body) => ({
      ...body,
      addResults: entitiesIn<BulkResult>(body, 'addResults'),
      removeResults: entitiesIn<BulkResult>(body, 'removeResults'),
    }),
    options,
  )

/**
 * POST /v1/categories/{categoryId}/set-arranged-items with `{ items, treeReference }` (§3): replaces the merchant's order of the
 * items, at most 100. Resolves the items in that order. Rejects with `INVALID_ARGUMENT` and `violations`, `status` 403 without the
 * permission.
 */
export const setArrangedItems = (
  client: Caller,
  categoryId: string,
  items: readonly ItemReference[],
  treeReference: TreeReference,
  options?: CallOptions,
): Promise<ItemReference[]> =>
  post(
    client,
    path`/v1/categories/${categoryId}/set-arranged-items`,
    { categoryId, treeReference, items },
    (body) => entitiesIn<ItemReference>(body, 'items'),
    options,
  )

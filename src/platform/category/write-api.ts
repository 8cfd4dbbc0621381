/**
 * Writes of categories (paths as the platform's own SDK sends them). They need an elevated client (docs/platform.md §6) and
 * catalog version 3.
 */
import type { Call, Caller, CallOptions, Path } from '../http/call'
import { CATEGORIES } from '../http/gateway/gateway'
import { path } from '../http/request-target'
import { type Conversion, convert, entitiesIn, entityIn } from '../wire/convert'
import { fromMedia } from '../wire/media'
import { type JsonRecord, ownOf } from '../wire/record'
import { CATEGORY_CONVERSION, type CategoryReadOptions } from './api'
import type { Category, TreeReference } from './model'
import type { CategoryBulkResponse, CategoryChange, CategoryMove, MovedCategory, NewCategory } from './write-model'

/** Only images need a conversion, since the encoder writes dates and decimals. */
const CATEGORY_REQUEST: Conversion = [[fromMedia, 'image']]

interface BulkOptions extends CategoryReadOptions {
  /** Whether each result includes the updated category. @default false */
  returnEntity?: boolean
}

const write = (method: 'POST' | 'PATCH', path: Path, body: JsonRecord, options: CallOptions): Call<never> => ({
  ...options,
  service: CATEGORIES,
  method,
  path,
  body,
})
const readCategory = (body: JsonRecord): Category => entityIn(body, 'category', CATEGORY_CONVERSION)

/**
 * POST /v1/categories with `{ category, treeReference, fields }` (§3). The category needs at least a name. Resolves the created
 * category. Rejects with `INVALID_ARGUMENT` and `violations` for fields that the platform refuses, and with `status` 403 without
 * the permission.
 */
export const createCategory = (
  client: Caller,
  category: NewCategory,
  treeReference: TreeReference,
  given: CategoryReadOptions = {},
): Promise<Category> => {
  const { fields, ...options } = ownOf(given)
  return client.request({
    ...write('POST', '/v1/categories', { category: convert(category, CATEGORY_REQUEST), treeReference, fields }, options),
    read: readCategory,
  })
}

/**
 * PATCH /v1/categories/{id} with `{ category, treeReference, fields }` (§3). Resolves the updated category. Rejects with
 * `INVALID_ARGUMENT` and `violations` for fields that the platform refuses, `status` 403 without the permission, and the platform's
 * code or `HTTP_404` when there is no such category.
 */
export const updateCategory = (
  client: Caller,
  id: string,
  category: CategoryChange,
  treeReference: TreeReference,
  given: CategoryReadOptions = {},
): Promise<Category> => {
  const { fields, ...options } = ownOf(given)
  return client.request({
    ...write(
      'PATCH',
      path`/v1/categories/${id}`,
      { category: { ...convert<JsonRecord>(category, CATEGORY_REQUEST), id }, treeReference, fields },
      options,
    ),
    read: readCategory,
  })
}

/**
 * DELETE /v1/categories/{id} in the tree `treeReference` (§3). Deletes the category and those below it, but not their items.
 * Resolves nothing. Rejects with `status` 403 without the permission, and the platform's code or `HTTP_404` when there is no such
 * category.
 */
export const deleteCategory = (client: Caller, id: string, treeReference: TreeReference, options?: CallOptions): Promise<void> =>
  client.request<void>({
    ...options,
    service: CATEGORIES,
    method: 'DELETE',
    path: path`/v1/categories/${id}`,
    query: { categoryId: id, treeReference },
    read: () => {},
  })

/**
 * POST /v1/categories/{id}/move: moves a category to another parent or to another position below its parent (§3). Resolves the
 * parent and the new order of its children. Rejects with `INVALID_ARGUMENT` and `violations` for a move that the platform
 * refuses, and with `status` 403 without the permission.
 */
export const moveCategory = (
  client: Caller,
  id: string,
  { parentCategoryId, position, moveAfterCategoryId }: CategoryMove,
  treeReference: TreeReference,
  options: CallOptions = {},
): Promise<MovedCategory> =>
  client.request(
    write(
      'POST',
      path`/v1/categories/${id}/move`,
      { categoryId: id, treeReference, parentCategoryId, position, moveAfterCategoryId },
      options,
    ),
  )

/**
 * PATCH /v1/categories/visibility with `{ categoryId, visible, revision, treeReference, fields }` (§3). Hiding a category hides
 * all below it; the platform refuses to show one below a hidden parent. Resolves the category. Rejects with `status` 403 without
 * the permission, and the platform's code or `HTTP_404` when there is no such category.
 */
export const updateCategoryVisibility = (
  client: Caller,
  id: string,
  { visible, revision }: { visible: boolean; revision: string },
  treeReference: TreeReference,
  given: CategoryReadOptions = {},
): Promise<Category> => {
  const { fields, ...options } = ownOf(given)
  return client.request({
    ...write('PATCH', '/v1/categories/visibility', { categoryId: id, visible, treeReference, revision, fields }, options),
    read: readCategory,
  })
}

/**
 * POST /v1/bulk/categories/update with `{ categories, treeReference, returnEntity, fields }` (§3), 1 to 100 categories. Resolves
 * one result per category, in the given order. Rejects with `INVALID_ARGUMENT` and `violations`, `status` 403 without the
 * permission.
 */
export const bulkUpdateCategories = (
  client: Caller,
  categories: readonly { category: CategoryChange & { id: string } }[],
  treeReference: TreeReference,
  { returnEntity, fields, ...options }: BulkOptions = {},
): Promise<CategoryBulkResponse> =>
  client.request({
    ...write(
      'POST',
      '/v1/bulk/categories/update',
      {
        categories: categories.map(({ category }) => ({ category: convert(category, CATEGORY_REQUEST) })),
        treeReference,
        returnEntity,
        fields,
      },
      options,
    ),
    read: readBulk,
  })

/**
 * POST /v1/bulk/categories/show with `{ categoryIds, treeReference, returnEntity, fields }` (§3): makes 1 to 100 categories
 * visible. Resolves one result per category. Rejects with `INVALID_ARGUMENT` and `violations`, `status` 403 without the permission.
 */
export const bulkShowCategories = (
  client: Caller,
  categoryIds: readonly string[],
  treeReference: TreeReference,
  { returnEntity, fields, ...options }: BulkOptions = {},
): Promise<CategoryBulkResponse> =>
  client.request({
    ...write('POST', '/v1/bulk/categories/show', { categoryIds, treeReference, returnEntity, fields }, options),
    read: readBulk,
  })

const IN_RESULT: Conversion = [[(category) => convert(category, CATEGORY_CONVERSION), 'category']]
const readBulk = (body: JsonRecord): CategoryBulkResponse => ({ ...body, results: entitiesIn(body, 'results', IN_RESULT) })

/** Reads of categories (paths as the platform's own SDK sends them). The platform refuses every call without a tree reference. */

import { toRichContent } from '../catalog/content/rich-content-conversion'
import type { Caller, CallOptions } from '../http/call'
import { CATEGORIES } from '../http/gateway/gateway'
import { get, readByPost } from '../http/read-call'
import { path } from '../http/request-target'
import type { Aggregated, CursorPage, CursorQuery, Filter, Search, SearchText } from '../query/model'
import { readCount, readPage, readSearch } from '../query/read-page'
import { type Conversion, entityIn } from '../wire/convert'
import { toFullImage } from '../wire/full-image'
import { type JsonRecord, ownOf } from '../wire/record'
import { toDate } from '../wire/scalars'
import type { Category, CategoryField, TreeReference } from './model'

export const CATEGORY_CONVERSION: Conversion = [
  [toDate, 'createdDate', 'updatedDate'],
  [toFullImage, 'image'],
  [toRichContent, 'richContentDescription'],
]

export interface CategoryReadOptions extends CallOptions {
  /** Optional fields to return. */
  fields?: readonly CategoryField[]
}

/** Accepted by every list of categories. */
export interface CategoryListOptions extends CategoryReadOptions {
  /** Needs an elevated client. */
  returnNonVisibleCategories?: boolean
}

export interface CategoryPage extends CursorPage {
  categories: Category[]
}

/**
 * GET /v1/categories/{id} in the tree `treeReference`, with the requested `fields` (§3). Resolves the category. Rejects with the
 * platform's code, else `HTTP_404`, when there is no such category.
 */
export const getCategory = (
  client: Caller,
  id: string,
  treeReference: TreeReference,
  given: CategoryReadOptions = {},
): Promise<Category> => {
  const { fields, ...options } = ownOf(given)
  return client.request({
    ...get(CATEGORIES, path`/v1/categories/${id}`, { categoryId: id, treeReference, fields }, options),
    read: readCategory,
  })
}

/**
 * GET /v1/categories/slug/{slug} in the tree `treeReference`, with the requested `fields` (§3), for example `BREADCRUMBS_INFO`:
 * names and slugs of all parent categories. Resolves the category. Rejects with the platform's code, else `HTTP_404`, when there
 * is no such category.
 */
export const getCategoryBySlug = (
  client: Caller,
  slug: string,
  treeReference: TreeReference,
  given: CategoryReadOptions = {},
): Promise<Category> => {
  const { fields, ...options } = ownOf(given)
  return client.request({
    ...get(CATEGORIES, path`/v1/categories/slug/${slug}`, { slug, treeReference, fields }, options),
    read: readCategory,
  })
}

/**
 * POST /v1/categories/query in the tree `treeReference`, a read (§3). Without a query: the first 50 of the tree. Resolves a page.
 * Rejects with `INVALID_ARGUMENT` and `violations` for a query that the platform refuses.
 */
export const queryCategories = (
  client: Caller,
  query: CursorQuery = { filter: {}, cursorPaging: { limit: 50 } },
  treeReference: TreeReference,
  given: CategoryListOptions = {},
): Promise<CategoryPage> => {
  const { signal, timeoutMs, ...body } = ownOf(given)
  return client.request({
    ...readByPost(CATEGORIES, '/v1/categories/query', { query, treeReference, ...body }, { signal, timeoutMs }),
    read: readPage<CategoryPage>('categories', CATEGORY_CONVERSION),
  })
}

/**
 * POST /v1/categories/search in the tree `treeReference`, a read (§3). Free text, filter, sort and aggregations. Resolves a page
 * with the aggregations in `aggregationData`. Rejects with `INVALID_ARGUMENT` and `violations` for a search that the platform refuses.
 */
export const searchCategories = (
  client: Caller,
  search: Search | undefined,
  treeReference: TreeReference,
  given: CategoryListOptions = {},
): Promise<CategoryPage & Aggregated> => {
  const { signal, timeoutMs, ...body } = ownOf(given)
  return client.request({
    ...readByPost(CATEGORIES, '/v1/categories/search', { search, treeReference, ...body }, { signal, timeoutMs }),
    read: readSearch<CategoryPage & Aggregated>('categories', CATEGORY_CONVERSION),
  })
}

/**
 * POST /v1/categories/count in the tree `treeReference`, a read (§3). Resolves the number of its categories. Rejects with `INVALID_ARGUMENT` and
 * `violations` for a filter that the platform refuses.
 */
export const countCategories = (
  client: Caller,
  treeReference: TreeReference,
  given: Omit<CategoryListOptions, 'fields'> & { filter?: Filter; search?: SearchText } = {},
): Promise<number> => {
  const { signal, timeoutMs, ...body } = ownOf(given)
  return client.request({
    ...readByPost(CATEGORIES, '/v1/categories/count', { treeReference, ...body }, { signal, timeoutMs }),
    read: readCount,
  })
}

const readCategory = (body: JsonRecord): Category => entityIn(body, 'category', CATEGORY_CONVERSION)

/** Reads of the items of categories (paths as the platform's own SDK sends them). They need catalog version 3. */
import type { Caller, CallOptions } from '../http/call'
import { CATEGORIES } from '../http/gateway/gateway'
import { get, getPlain, readByPost } from '../http/read-call'
import { path } from '../http/request-target'
import type { CursorPage, CursorPaging } from '../query/model'
import { readPage } from '../query/read-page'
import { entitiesIn } from '../wire/convert'
import type { CategoriesOfItem, CategoriesOfListedItem, ItemReference, TreeReference } from './model'

export interface CategoryItemQuery {
  /**
   * Uses the merchant's order: first the arranged items (at most 100), then the others, the last added first.
   * @default false, which is the newest first
   */
  useCategoryArrangement?: boolean
  /** @default false */
  includeItemsFromSubcategories?: boolean
  /** At most 100 items per page. A `cursor` includes the two options above: leave them out, as `pageByCursor` does. */
  cursorPaging?: CursorPaging
}

export interface CategoryItemPage extends CursorPage {
  items: ItemReference[]
}

/**
 * GET /v1/categories/{id}/list-items in the tree `treeReference`, POST when the cursor is long (§3). Resolves a page of
 * references; read the products with `queryProductsV3` (`{ id: { $in: … } }`). `pageByCursor((query, options) =>
 * listItemsInCategory(client, id, tree, { ...query, ...options }), 'items', { useCategoryArrangement: true })` returns the first
 * page, with a way to the others. Rejects with the platform's code, else `HTTP_404`, when there is no such category.
 */
export const listItemsInCategory = (
  client: Caller,
  id: string,
  treeReference: TreeReference,
  { useCategoryArrangement, includeItemsFromSubcategories, cursorPaging, ...options }: CategoryItemQuery & CallOptions = {},
): Promise<CategoryItemPage> =>
  client.request({
    ...getPlain(
      CATEGORIES,
      path`/v1/categories/${id}/list-items`,
      { categoryId: id, treeReference, useCategoryArrangement, includeItemsFromSubcategories, cursorPaging },
      options,
    ),
    read: readPage<CategoryItemPage>('items'),
  })

/**
 * GET /v1/categories/{id}/arranged-items in the tree `treeReference` (§3). Resolves the references of only those items that the
 * merchant has arranged, at most 100. Rejects with the platform's code, else `HTTP_404`, when there is no such category.
 */
export const getArrangedItems = (
  client: Caller,
  id: string,
  treeReference: TreeReference,
  options?: CallOptions,
): Promise<ItemReference[]> =>
  client.request({
    ...get(CATEGORIES, path`/v1/categories/${id}/arranged-items`, { categoryId: id, treeReference }, options),
    read: (body) => entitiesIn<ItemReference>(body, 'items'),
  })

/**
 * GET /v1/categories/list-categories-for-item in the tree `treeReference`, POST when it is long (§3). Resolves the ids of the
 * categories of the item, for example a product; two empty lists when it is in none. Rejects with the platform's code.
 */
export const listCategoriesForItem = (
  client: Caller,
  item: ItemReference,
  treeReference: TreeReference,
  options?: CallOptions,
): Promise<CategoriesOfItem> =>
  client.request({
    ...getPlain(CATEGORIES, '/v1/categories/list-categories-for-item', { item, treeReference }, options),
    read: (body) => ({ directCategoryIds: [], allCategoryIds: [], ...body }),
  })

/**
 * POST /v1/categories/list-categories-for-items in the tree `treeReference`, a read (§3). As `listCategoriesForItem` for up to
 * 100 items. Always a POST: URL parameters cannot hold a list of objects, and the platform's own SDK loses the items there.
 */
export const listCategoriesForItems = (
  client: Caller,
  items: readonly ItemReference[],
  treeReference: TreeReference,
  options?: CallOptions,
): Promise<CategoriesOfListedItem[]> =>
  client.request({
    ...readByPost(CATEGORIES, '/v1/categories/list-categories-for-items', { items, treeReference }, options),
    read: (body) => entitiesIn<CategoriesOfListedItem>(body, 'categoriesForItems'),
  })

/** GET /v1/categories/list-trees (§3). Resolves the references of the site's category trees. Rejects with the platform's code. */
export const listCategoryTrees = (client: Caller, options?: CallOptions): Promise<TreeReference[]> =>
  client.request({
    ...get(CATEGORIES, '/v1/categories/list-trees', {}, options),
    read: (body) => entitiesIn<TreeReference>(body, 'trees'),
  })

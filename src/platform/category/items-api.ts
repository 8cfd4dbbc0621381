/** What stands in categories, read (paths as the platform's own SDK sends them). Needs catalog version 3. */
import type { Caller, CallOptions } from '../http/call'
import { CATEGORIES } from '../http/gateway/gateway'
import { get, getPlain, readByPost } from '../http/read-call'
import { path } from '../http/request-target'
import type { CursorPage, CursorPaging } from '../query/model'
import { readPage } from '../query/read-page'
import { entitiesIn } from '../wire/convert'
import type { CategoriesOfItem, CategoriesOfListedItem, ItemReference } from './item-model'
import type { TreeReference } from './model'

export interface CategoryItemQuery {
  /**
   * The merchant's own order: first what was put in order (at most 100 items), then the rest, the newest in the category first.
   * @default false, which is the newest first
   */
  useCategoryArrangement?: boolean
  /** @default false */
  includeItemsFromSubcategories?: boolean
  /** At most 100 a page. With a `cursor` the two others are in it already: leave them out, as `pageByCursor` does. */
  cursorPaging?: CursorPaging
}

export interface CategoryItemPage extends CursorPage {
  items: ItemReference[]
}

/**
 * GET /v1/categories/{id}/list-items in the tree `treeReference`, POST when the cursor is long (§3). Resolves a page of references; the
 * products themselves come with `queryProductsV3` (`{ id: { $in: … } }`). `pageByCursor((query, options) => listItemsInCategory(client, id,
 * tree, { ...query, ...options }), 'items', { useCategoryArrangement: true })` is the first of all its pages. Rejects with the platform's
 * code, else `HTTP_404`, when there is no such category.
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
 * GET /v1/categories/{id}/arranged-items in the tree `treeReference` (§3). Resolves what the merchant has put in order and nothing else, at
 * most 100 references. Rejects with the platform's code, else `HTTP_404`, when there is no such category.
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
 * GET /v1/categories/list-categories-for-item in the tree `treeReference`, POST when it is long (§3). Resolves the ids of the categories that
 * the item, for example a product, stands in; two empty lists where it stands in none. Rejects with the platform's code.
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
 * POST /v1/categories/list-categories-for-items in the tree `treeReference`, a read (§3). As `listCategoriesForItem` for up to 100 items.
 * Always by POST: the parameters of an address hold no list of objects, and the platform's own SDK loses the items there.
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

/** GET /v1/categories/list-trees (§3). Resolves the references of the site's trees of categories. Rejects with the platform's code. */
export const listCategoryTrees = (client: Caller, options?: CallOptions): Promise<TreeReference[]> =>
  client.request({
    ...get(CATEGORIES, '/v1/categories/list-trees', {}, options),
    read: (body) => entitiesIn<TreeReference>(body, 'trees'),
  })

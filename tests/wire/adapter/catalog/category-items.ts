/** Rules for the items of `categories`. */

import {
  getArrangedItems,
  listCategoriesForItem,
  listCategoriesForItems,
  listCategoryTrees,
  listItemsInCategory,
} from '../../../../src/platform/category/items-api'
import {
  bulkAddItemsToCategory,
  bulkAddItemToCategories,
  bulkRemoveItemFromCategories,
  bulkRemoveItemsFromCategory,
  bulkSetItemCategories,
  setArrangedItems,
} from '../../../../src/platform/category/items-write-api'
import type { ItemReference, TreeReference } from '../../../../src/platform/category/model'
import { type Arguments, positional, type Send } from '../positional'
import type { Rule, Rules } from '../rule'

interface Body {
  categoryId: string
  treeReference: TreeReference
  items: ItemReference[]
  item: ItemReference
  categoryIds: string[]
}

const rule = (name: string, args: Arguments, send: Send): [string, Rule] => {
  const fn = `categories.${name}`
  return [fn, positional(fn, args, send)]
}

export const categoryItemsRules: Rules = Object.fromEntries([
  rule(
    'listItemsInCategory',
    {
      fields: ['categoryId', 'treeReference'],
      options: ['useCategoryArrangement', 'includeItemsFromSubcategories', 'cursorPaging'],
    },
    (caller, { categoryId, treeReference, ...query }: Pick<Body, 'categoryId' | 'treeReference'>) =>
      listItemsInCategory(caller, categoryId, treeReference, query),
  ),
  rule('getArrangedItems', { fields: ['categoryId', 'treeReference'] }, async (caller, { categoryId, treeReference }: Body) => ({
    items: await getArrangedItems(caller, categoryId, treeReference),
  })),
  rule('listCategoriesForItem', { fields: ['item'], options: ['treeReference'] }, (caller, { item, treeReference }: Body) =>
    listCategoriesForItem(caller, item, treeReference),
  ),
  rule(
    'listCategoriesForItems',
    { fields: ['items'], options: ['treeReference'] },
    async (caller, { items, treeReference }: Body) => ({
      categoriesForItems: await listCategoriesForItems(caller, items, treeReference),
    }),
  ),
  rule('listTrees', { fields: [] }, async (caller) => ({ trees: await listCategoryTrees(caller) })),
  rule(
    'setArrangedItems',
    { fields: ['categoryId', 'treeReference'], options: ['items'] },
    async (caller, { categoryId, items, treeReference }: Body) => ({
      items: await setArrangedItems(caller, categoryId, items, treeReference),
    }),
  ),
  rule(
    'bulkAddItemsToCategory',
    { fields: ['categoryId', 'items'], options: ['treeReference'] },
    (caller, { categoryId, items, treeReference }: Body) => bulkAddItemsToCategory(caller, categoryId, items, treeReference),
  ),
  rule(
    'bulkRemoveItemsFromCategory',
    { fields: ['categoryId', 'items'], options: ['treeReference'] },
    (caller, { categoryId, items, treeReference }: Body) => bulkRemoveItemsFromCategory(caller, categoryId, items, treeReference),
  ),
  rule(
    'bulkAddItemToCategories',
    { fields: ['item'], options: ['categoryIds', 'treeReference'] },
    (caller, { item, categoryIds, treeReference }: Body) => bulkAddItemToCategories(caller, item, categoryIds, treeReference),
  ),
  rule(
    'bulkRemoveItemFromCategories',
    { fields: ['item'], options: ['categoryIds', 'treeReference'] },
    (caller, { item, categoryIds, treeReference }: Body) =>
      bulkRemoveItemFromCategories(caller, item, categoryIds, treeReference),
  ),
  rule(
    'bulkSetItemCategories',
    { fields: ['item'], options: ['categoryIds', 'treeReference'] },
    (caller, { item, categoryIds, treeReference }: Body) => bulkSetItemCategories(caller, item, categoryIds, treeReference),
  ),
])

/** Rules for `categories`. */
import { countCategories, getCategory, queryCategories, searchCategories } from '../../../src/platform/category/api'
import type { CategoryField, TreeReference } from '../../../src/platform/category/model'
import { positional } from './positional'
import { cursorQuery } from './query'
import type { Rules } from './rule'

export const categoriesRules: Rules = {
  'categories.getCategory': positional(
    'categories.getCategory',
    { fields: ['categoryId', 'treeReference'], options: ['fields'] },
    async (
      caller,
      { categoryId, treeReference, fields }: { categoryId: string; treeReference: TreeReference; fields?: CategoryField[] },
    ) => ({ category: await getCategory(caller, categoryId, treeReference, { fields }) }),
  ),
  'categories.queryCategories': cursorQuery('categories.queryCategories', 'categories', queryCategories),
  'categories.searchCategories': positional(
    'categories.searchCategories',
    { fields: ['search'], options: ['treeReference', 'returnNonVisibleCategories', 'fields'] },
    (caller, { search, ...options }: { search?: object; treeReference?: TreeReference }) =>
      searchCategories(caller, search, options),
  ),
  'categories.countCategories': positional(
    'categories.countCategories',
    { fields: [], options: ['filter', 'search', 'treeReference', 'returnNonVisibleCategories'] },
    async (caller, options: { treeReference?: TreeReference }) => ({ count: await countCategories(caller, options) }),
  ),
}

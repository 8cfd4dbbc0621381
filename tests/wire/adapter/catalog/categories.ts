/** Rules for `categories`; those for their items are in `category-items.ts`. */
import {
  countCategories,
  getCategory,
  getCategoryBySlug,
  queryCategories,
  searchCategories,
} from '../../../../src/platform/category/api'
import type { CategoryField, TreeReference } from '../../../../src/platform/category/model'
import {
  bulkShowCategories,
  bulkUpdateCategories,
  createCategory,
  deleteCategory,
  moveCategory,
  updateCategory,
  updateCategoryVisibility,
} from '../../../../src/platform/category/write-api'
import { type Arguments, positional, type Send } from '../positional'
import { cursorQuery } from '../query'
import type { Rule, Rules } from '../rule'
import { categoryItemsRules } from './category-items'

interface Body {
  categoryId: string
  treeReference: TreeReference
  fields?: CategoryField[]
}

const rule = (name: string, args: Arguments, send: Send): [string, Rule] => {
  const fn = `categories.${name}`
  return [fn, positional(fn, args, send)]
}
const inTree = ['treeReference', 'fields']

export const categoriesRules: Rules = {
  'categories.queryCategories': cursorQuery(
    'categories.queryCategories',
    'categories',
    (caller, query, { treeReference = {}, ...options }: { treeReference?: TreeReference }) =>
      queryCategories(caller, query, treeReference, options),
  ),
  ...categoryItemsRules,
  ...Object.fromEntries([
    rule(
      'getCategory',
      { fields: ['categoryId', 'treeReference'], options: ['fields'] },
      async (caller, { categoryId, treeReference, fields }: Body) => ({
        category: await getCategory(caller, categoryId, treeReference, { fields }),
      }),
    ),
    rule(
      'getCategoryBySlug',
      { fields: ['slug', 'treeReference'], options: ['fields'] },
      async (caller, { slug, treeReference, fields }: Body & { slug: string }) => ({
        category: await getCategoryBySlug(caller, slug, treeReference, { fields }),
      }),
    ),
    rule(
      'searchCategories',
      { fields: ['search'], options: ['treeReference', 'returnNonVisibleCategories', 'fields'] },
      (caller, { search, treeReference, ...options }: { search?: object; treeReference: TreeReference }) =>
        searchCategories(caller, search, treeReference, options),
    ),
    rule(
      'countCategories',
      { fields: [], options: ['filter', 'search', 'treeReference', 'returnNonVisibleCategories'] },
      async (caller, { treeReference, ...options }: { treeReference: TreeReference }) => ({
        count: await countCategories(caller, treeReference, options),
      }),
    ),
    rule(
      'createCategory',
      { fields: ['category'], options: inTree },
      async (caller, { category, treeReference, fields }: Body & { category: { name: string } }) => ({
        category: await createCategory(caller, category, treeReference, { fields }),
      }),
    ),
    rule(
      'updateCategory',
      { fields: ['categoryId', 'category'], options: inTree, named: { 'category.id': 'categoryId' } },
      async (caller, { categoryId, category, treeReference, fields }: Body & { category: { revision: string } }) => ({
        category: await updateCategory(caller, categoryId, category, treeReference, { fields }),
      }),
    ),
    rule('deleteCategory', { fields: ['categoryId', 'treeReference'] }, (caller, { categoryId, treeReference }: Body) =>
      deleteCategory(caller, categoryId, treeReference),
    ),
    rule(
      'moveCategory',
      { fields: ['categoryId', 'treeReference'], options: ['parentCategoryId', 'position', 'moveAfterCategoryId'] },
      (caller, { categoryId, treeReference, ...move }: Body & { position: 'LAST' }) =>
        moveCategory(caller, categoryId, move, treeReference),
    ),
    rule(
      'updateCategoryVisibility',
      { fields: ['categoryId'], options: ['visible', 'treeReference', 'revision', 'fields'] },
      async (caller, { categoryId, treeReference, fields, ...change }: Body & { visible: boolean; revision: string }) => ({
        category: await updateCategoryVisibility(caller, categoryId, change, treeReference, { fields }),
      }),
    ),
    rule(
      'bulkUpdateCategories',
      { fields: ['categories'], options: ['treeReference', 'returnEntity', 'fields'] },
      (caller, { categories, treeReference, ...options }: Body & { categories: [] }) =>
        bulkUpdateCategories(caller, categories, treeReference, options),
    ),
    rule(
      'bulkShowCategories',
      { fields: ['categoryIds'], options: ['treeReference', 'returnEntity', 'fields'] },
      (caller, { categoryIds, treeReference, ...options }: Body & { categoryIds: string[] }) =>
        bulkShowCategories(caller, categoryIds, treeReference, options),
    ),
  ]),
}

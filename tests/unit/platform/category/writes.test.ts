/** Writes of categories: what each call sends, and what it returns. */
import { describe, expect, it } from 'vitest'
import {
  bulkAddItemsToCategory,
  bulkAddItemToCategories,
  bulkRemoveItemFromCategories,
  bulkRemoveItemsFromCategory,
  bulkSetItemCategories,
  setArrangedItems,
} from '../../../../src/platform/category/items-write-api'
import {
  bulkShowCategories,
  bulkUpdateCategories,
  createCategory,
  deleteCategory,
  moveCategory,
  updateCategory,
  updateCategoryVisibility,
} from '../../../../src/platform/category/write-api'
import type { Caller } from '../../../../src/platform/http/call'
import { ask } from '../../../support/pages/ask'

const treeReference = { appNamespace: '@wix/stores', treeKey: null }
const item = { catalogItemId: 'p1', appId: 'a1' }
const wire = { id: 'c', revision: '1', createdDate: '2026-01-15T12:00:00.000Z', image: { id: 'i', altText: 'Tea' } }
const ours = {
  id: 'c',
  revision: '1',
  createdDate: new Date('2026-01-15T12:00:00.000Z'),
  image: { kind: 'image', id: 'i', alt: 'Tea' },
} as const

type Row = [name: string, call: (caller: Caller) => Promise<unknown>, sent: object, reply: unknown, result: unknown]

const CATEGORIES: Row[] = [
  [
    'createCategory',
    (c) =>
      createCategory(c, { name: 'Tea', image: { kind: 'image', id: 'i', alt: 'Tea' } }, treeReference, {
        fields: ['DESCRIPTION'],
      }),
    {
      method: 'POST',
      path: '/categories/v1/categories',
      body: { category: { name: 'Tea', image: { id: 'i', altText: 'Tea' } }, treeReference, fields: ['DESCRIPTION'] },
    },
    { category: wire },
    ours,
  ],
  [
    'updateCategory',
    (c) => updateCategory(c, 'c', ours, treeReference),
    { method: 'PATCH', path: '/categories/v1/categories/c', body: { category: wire, treeReference } },
    { category: wire },
    ours,
  ],
  [
    'deleteCategory',
    (c) => deleteCategory(c, 'c', treeReference),
    {
      method: 'DELETE',
      path: '/categories/v1/categories/c?categoryId=c&treeReference.appNamespace=%40wix%2Fstores',
    },
    {},
    undefined,
  ],
  [
    'moveCategory',
    (c) => moveCategory(c, 'c', { parentCategoryId: 'p', position: 'AFTER', moveAfterCategoryId: 'm' }, treeReference),
    {
      method: 'POST',
      path: '/categories/v1/categories/c/move',
      body: { categoryId: 'c', treeReference, parentCategoryId: 'p', position: 'AFTER', moveAfterCategoryId: 'm' },
    },
    { parentCategoryId: 'p', categoriesAfterMove: ['m', 'c'] },
    { parentCategoryId: 'p', categoriesAfterMove: ['m', 'c'] },
  ],
  [
    'updateCategoryVisibility',
    (c) => updateCategoryVisibility(c, 'c', { visible: false, revision: '1' }, treeReference, { fields: ['DESCRIPTION'] }),
    {
      method: 'PATCH',
      path: '/categories/v1/categories/visibility',
      body: { categoryId: 'c', visible: false, treeReference, revision: '1', fields: ['DESCRIPTION'] },
    },
    { category: wire },
    ours,
  ],
  [
    'bulkUpdateCategories',
    (c) => bulkUpdateCategories(c, [{ category: ours }], treeReference, { returnEntity: true }),
    {
      method: 'POST',
      path: '/categories/v1/bulk/categories/update',
      body: { categories: [{ category: wire }], treeReference, returnEntity: true },
    },
    { results: [{ itemMetadata: { id: 'c', success: true }, category: wire }], bulkActionMetadata: { totalSuccesses: 1 } },
    { results: [{ itemMetadata: { id: 'c', success: true }, category: ours }], bulkActionMetadata: { totalSuccesses: 1 } },
  ],
  [
    'bulkShowCategories',
    (c) => bulkShowCategories(c, ['c'], treeReference),
    { method: 'POST', path: '/categories/v1/bulk/categories/show', body: { categoryIds: ['c'], treeReference } },
    {},
    { results: [] },
  ],
]

const results = [{ itemMetadata: { item, originalIndex: 0, success: true } }]
const bulkActionMetadata = { totalSuccesses: 1, totalFailures: 0 }

const ITEMS: Row[] = [
  [
    'bulkAddItemsToCategory',
    (c) => bulkAddItemsToCategory(c, 'c', [item], treeReference),
    {
      method: 'POST',
      path: '/categories/v1/bulk/categories/c/add-items',
      body: { categoryId: 'c', items: [item], treeReference },
    },
    { results, bulkActionMetadata },
    { results, bulkActionMetadata },
  ],
  [
    'bulkRemoveItemsFromCategory',
    (c) => bulkRemoveItemsFromCategory(c, 'c', [item], treeReference),
    {
      method: 'POST',
      path: '/categories/v1/bulk/categories/c/remove-items',
      body: { categoryId: 'c', items: [item], treeReference },
    },
    {},
    { results: [] },
  ],
  [
    'bulkAddItemToCategories',
    (c) => bulkAddItemToCategories(c, item, ['c'], treeReference),
    { method: 'POST', path: '/categories/v1/bulk/categories/add-item', body: { item, categoryIds: ['c'], treeReference } },
    { results, bulkActionMetadata },
    { results, bulkActionMetadata },
  ],
  [
    'bulkRemoveItemFromCategories',
    (c) => bulkRemoveItemFromCategories(c, item, ['c'], treeReference),
    { method: 'POST', path: '/categories/v1/bulk/categories/remove-item', body: { item, categoryIds: ['c'], treeReference } },
    {},
    { results: [] },
  ],
  [
    'bulkSetItemCategories',
    (c) => bulkSetItemCategories(c, item, ['c'], treeReference),
    {
      method: 'POST',
      path: '/categories/v1/bulk/categories/set-item-categories',
      body: { item, categoryIds: ['c'], treeReference },
    },
    { addResults: results, bulkActionMetadata },
    { addResults: results, removeResults: [], bulkActionMetadata },
  ],
  [
    'setArrangedItems',
    (c) => setArrangedItems(c, 'c', [item], treeReference),
    {
      method: 'POST',
      path: '/categories/v1/categories/c/set-arranged-items',
      body: { categoryId: 'c', treeReference, items: [item] },
    },
    { items: [item] },
    [item],
  ],
]

describe('writes of categories', () => {
  it.each([
    ...CATEGORIES,
    ...ITEMS,
  ])('%s sends one request and returns the content of the response', async (_, call, sent, reply, result) => {
    expect(await ask(call, reply)).toEqual({ sent: [sent], result })
  })

  it('createCategory accepts a frozen category and leaves the other arguments unchanged', async () => {
    const given = Object.freeze({ name: 'Tea', image: Object.freeze({ kind: 'image', id: 'i', alt: 'Tea' } as const) })
    const tree = { appNamespace: '@wix/stores', treeKey: null }
    const before = structuredClone([given, tree])
    const { sent } = await ask((c) => createCategory(c, given, tree), { category: wire })
    expect(sent).toHaveLength(1)
    expect([given, tree]).toEqual(before)
  })
})

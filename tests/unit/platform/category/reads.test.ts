/** Reads of categories beyond the plain lists: by slug, the items of a category, the categories of an item. */
import { describe, expect, it } from 'vitest'
import { getCategoryBySlug } from '../../../../src/platform/category/api'
import {
  getArrangedItems,
  listCategoriesForItem,
  listCategoriesForItems,
  listCategoryTrees,
  listItemsInCategory,
} from '../../../../src/platform/category/items-api'
import { allItems, pageByCursor } from '../../../../src/platform/query/pages'
import { aCaller, ask } from '../../../support/pages/ask'

const treeReference = { appNamespace: '@wix/stores', treeKey: null }
const TREE = 'treeReference.appNamespace=%40wix%2Fstores'
const item = { catalogItemId: 'p1', appId: 'a1' }
const other = { catalogItemId: 'p2', appId: 'a1' }

describe('a category', () => {
  it('getCategoryBySlug converts dates and the image, and keeps the breadcrumbs', async () => {
    const breadcrumbsInfo = { breadcrumbs: [{ categoryId: 'c0', categoryName: 'Home', categorySlug: 'home' }] }
    const category = {
      id: 'c',
      createdDate: '2026-01-15T12:00:00.000Z',
      image: { id: 'i', altText: 'Tea' },
      breadcrumbsInfo,
    }
    const { sent, result } = await ask(
      (c) => getCategoryBySlug(c, 'tea & mugs', treeReference, { fields: ['BREADCRUMBS_INFO'] }),
      { category },
    )
    const path = `/categories/v1/categories/slug/tea%20&%20mugs?slug=tea+%26+mugs&${TREE}&fields=BREADCRUMBS_INFO`
    expect(sent).toEqual([{ method: 'GET', path }])
    expect(result).toEqual({
      id: 'c',
      createdDate: new Date('2026-01-15T12:00:00.000Z'),
      image: { kind: 'image', id: 'i', alt: 'Tea' },
      breadcrumbsInfo,
    })
  })

  it('getCategoryBySlug rejects with BAD_RESPONSE when the response holds no category', async () => {
    await expect(ask((c) => getCategoryBySlug(c, 's', treeReference))).rejects.toMatchObject({ code: 'BAD_RESPONSE' })
  })
})

describe('the items of a category', () => {
  it('listItemsInCategory sends plain parameters, never `.r`, and keeps the other members of the response', async () => {
    const reply = { items: [item, null], pagingMetadata: { count: 1, cursors: { next: 'n' } }, unheardOf: 1 }
    const { sent, result } = await ask(
      (c) =>
        listItemsInCategory(c, 'c', treeReference, {
          useCategoryArrangement: true,
          includeItemsFromSubcategories: true,
          cursorPaging: { limit: 10 },
        }),
      reply,
    )
    const path = `/categories/v1/categories/c/list-items?categoryId=c&${TREE}&useCategoryArrangement=true&includeItemsFromSubcategories=true&cursorPaging.limit=10`
    expect(sent).toEqual([{ method: 'GET', path }])
    expect(result).toEqual({ ...reply, items: [item] })
  })

  it('listItemsInCategory sends a POST when the cursor is too long for a URL', async () => {
    const cursor = 'x'.repeat(4000)
    const { sent } = await ask((c) => listItemsInCategory(c, 'c', treeReference, { cursorPaging: { cursor } }))
    expect(sent).toEqual([
      {
        method: 'POST',
        path: '/categories/v1/categories/c/list-items',
        body: { categoryId: 'c', treeReference, cursorPaging: { cursor } },
      },
    ])
  })

  it('listItemsInCategory resolves an empty page when the response has no items', async () => {
    expect((await ask((c) => listItemsInCategory(c, 'c', treeReference))).result).toEqual({ items: [] })
  })

  it('later pages of listItemsInCategory send the cursor in place of the arrangement', async () => {
    const { caller, sent } = aCaller({ items: [item], pagingMetadata: { cursors: { next: 'n' } } })
    const first = await pageByCursor(
      (query, options) => listItemsInCategory(caller, 'c', treeReference, { ...query, ...options }),
      'items',
      { useCategoryArrangement: true, cursorPaging: { limit: 2 } },
    )
    await first.next()
    expect(sent.map(({ path }) => path.split(`${TREE}&`)[1])).toEqual([
      'useCategoryArrangement=true&cursorPaging.limit=2',
      'cursorPaging.limit=2&cursorPaging.cursor=n',
    ])
  })

  it('allItems iterates over the items of a category', async () => {
    const { caller } = aCaller({ items: [item, other] })
    const found: unknown[] = []
    const first = pageByCursor((query) => listItemsInCategory(caller, 'c', treeReference, query), 'items')
    for await (const each of allItems(first)) found.push(each)
    expect(found).toEqual([item, other])
  })

  it('getArrangedItems returns the items in the order of the merchant, or an empty list', async () => {
    const { sent, result } = await ask((c) => getArrangedItems(c, 'c', treeReference), { items: [other, item] })
    expect(sent).toEqual([{ method: 'GET', path: `/categories/v1/categories/c/arranged-items?categoryId=c&${TREE}` }])
    expect(result).toEqual([other, item])
    expect((await ask((c) => getArrangedItems(c, 'c', treeReference))).result).toEqual([])
  })
})

describe('the categories of an item', () => {
  it('listCategoriesForItem returns the direct category ids and all category ids of an item', async () => {
    const reply = { directCategoryIds: ['b'], allCategoryIds: ['a', 'b'] }
    const { sent, result } = await ask((c) => listCategoriesForItem(c, item, treeReference), reply)
    const path = `/categories/v1/categories/list-categories-for-item?item.catalogItemId=p1&item.appId=a1&${TREE}`
    expect(sent).toEqual([{ method: 'GET', path }])
    expect(result).toEqual(reply)
  })

  it('listCategoriesForItem returns two empty lists when the response has none', async () => {
    expect((await ask((c) => listCategoriesForItem(c, item, treeReference))).result).toEqual({
      directCategoryIds: [],
      allCategoryIds: [],
    })
  })

  it('listCategoriesForItems sends a POST, because URL parameters cannot hold a list of objects', async () => {
    const categoriesForItems = [{ item, directCategoryIds: ['b'], indirectCategoryIds: ['a'] }]
    const { sent, result } = await ask((c) => listCategoriesForItems(c, [item, other], treeReference), { categoriesForItems })
    expect(sent).toEqual([
      {
        method: 'POST',
        path: '/categories/v1/categories/list-categories-for-items',
        body: { items: [item, other], treeReference },
      },
    ])
    expect(result).toEqual(categoriesForItems)
  })
})

it('listCategoryTrees returns the references of the trees of a site', async () => {
  const { sent, result } = await ask((c) => listCategoryTrees(c), { trees: [treeReference] })
  expect(sent).toEqual([{ method: 'GET', path: '/categories/v1/categories/list-trees' }])
  expect(result).toEqual([treeReference])
})

/** Categories of the local platform through the client: reads by a visitor, writes by a server. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { collectionIdOf, productIdOf } from '../../demo/platform/seed'
import { type Platform, startPlatform } from '../../demo/platform/server'
import { ALL_PRODUCTS_ID } from '../../demo/platform/storage/ids'
import {
  type AdminClient,
  bulkAddItemToCategories,
  createAdminClient,
  createCategory,
  deleteCategory,
  setArrangedItems,
  updateCategory,
} from '../../src/admin-entry'
import {
  type Client,
  getArrangedItems,
  getCategoryBySlug,
  listCategoriesForItem,
  listCategoriesForItems,
  listCategoryTrees,
  listItemsInCategory,
} from '../../src/index'
import { allItems, pageByCursor } from '../../src/query-entry'
import { aLocalShop } from '../support/fakes/local-shop'

const TREE = { appNamespace: '@wix/stores', treeKey: null }
const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const KITCHEN = collectionIdOf('kitchen')
const item = (slug: string) => ({ catalogItemId: productIdOf(slug), appId: STORES })

let platform: Platform
let client: Client
let server: AdminClient
beforeAll(async () => {
  platform = await startPlatform({ catalogVersion: 'v3' })
  client = aLocalShop(platform).client()
  const { apiKey, siteId } = platform.credentials()
  server = createAdminClient({ apiKey, siteId, api: platform.url })
})
beforeEach(() => platform.reset())
afterAll(() => platform.close())

const arranged = async (limit: number): Promise<unknown[]> => {
  const found: unknown[] = []
  const first = pageByCursor((query, options) => listItemsInCategory(client, KITCHEN, TREE, { ...query, ...options }), 'items', {
    useCategoryArrangement: true,
    cursorPaging: { limit },
  })
  for await (const each of allItems(first)) found.push(each)
  return found
}

describe('a category of the local platform', () => {
  it('lists the items of a category in the merchant’s own order, independent of the page size', async () => {
    const whole = await arranged(100)
    expect(whole.slice(0, 4)).toEqual(['iron-teapot', 'stoneware-bowl', 'loose-tea', 'dinner-plate'].map(item))
    expect(await arranged(3)).toEqual(whole)
    expect(await getArrangedItems(client, KITCHEN, TREE)).toEqual(whole.slice(0, 4))
  })

  it('a server can rearrange a category, and a visitor gets PERMISSION_DENIED', async () => {
    const items = [item('heather-honey'), item('loose-tea')]
    expect(await setArrangedItems(server, KITCHEN, items, TREE)).toEqual(items)
    expect((await arranged(100)).slice(0, 2)).toEqual(items)
    await expect(setArrangedItems(client, KITCHEN, [], TREE)).rejects.toMatchObject({ code: 'PERMISSION_DENIED' })
  })

  it('finds a category by its slug, with its breadcrumbs', async () => {
    const category = await getCategoryBySlug(client, 'kitchen', TREE, { fields: ['BREADCRUMBS_INFO'] })
    expect(category).toMatchObject({ id: KITCHEN, image: { kind: 'image' } })
    expect(category.breadcrumbsInfo?.breadcrumbs?.map(({ categorySlug }) => categorySlug)).toEqual(['home', 'kitchen'])
    await expect(getCategoryBySlug(client, 'nope', TREE)).rejects.toMatchObject({ code: 'CATEGORY_NOT_FOUND', status: 404 })
    expect(await listCategoryTrees(client)).toEqual([TREE])
  })

  it('a server creates, fills, updates and deletes a category', async () => {
    const made = await createCategory(server, { name: 'Trays' }, TREE)
    const { results } = await bulkAddItemToCategories(server, item('blue-mug'), [made.id], TREE)
    expect(results).toEqual([{ itemMetadata: { id: made.id, originalIndex: 0, success: true } }])
    expect((await listItemsInCategory(client, made.id, TREE)).items).toEqual([item('blue-mug')])
    const change = { name: 'Boards', revision: made.revision as string }
    expect(await updateCategory(server, made.id, change, TREE)).toMatchObject({ name: 'Boards', revision: '2' })
    await expect(updateCategory(server, made.id, change, TREE)).rejects.toMatchObject({ code: 'REVISION_MISMATCH', status: 409 })
    await deleteCategory(server, made.id, TREE)
    await expect(listItemsInCategory(client, made.id, TREE)).rejects.toMatchObject({ code: 'CATEGORY_NOT_FOUND' })
  })
})

describe('a product of the local platform', () => {
  it('lists the categories of a product with their parent categories', async () => {
    const above = collectionIdOf('home')
    expect(await listCategoriesForItem(client, item('iron-teapot'), TREE)).toEqual({
      directCategoryIds: [ALL_PRODUCTS_ID, KITCHEN],
      allCategoryIds: [ALL_PRODUCTS_ID, above, KITCHEN],
    })
    const several = await listCategoriesForItems(client, [item('iron-teapot'), item('blue-mug')], TREE)
    expect(several.map(({ indirectCategoryIds }) => indirectCategoryIds)).toEqual([[above], []])
  })
})

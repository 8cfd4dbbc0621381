/** The items of the categories in version 3 of the catalog: their order, and how a merchant changes it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { collectionIdOf, productIdOf } from '../../seed'
import { type Platform, startPlatform } from '../../server'
import { ALL_PRODUCTS_ID, STORES_APP_ID } from '../../storage/ids'
import { codeOf, createMerchant, createShopper, type Merchant, type Shopper, violationOf } from '../support/support'

const ROOT = '/categories/v1/categories'
const BULK = '/categories/v1/bulk/categories'
const treeReference = { appNamespace: '@wix/stores', treeKey: null }
const TREE = 'treeReference.appNamespace=%40wix%2Fstores'
const KITCHEN = collectionIdOf('kitchen')
const HOME = collectionIdOf('home')

interface Items {
  items: { catalogItemId: string; appId: string }[]
  pagingMetadata: { count: number; cursors: { next?: string; prev?: string } }
}
interface Category {
  id: string
  revision: string
  slug: string
  visible: boolean
  parentCategory?: { id: string; index: number }
}

let platform: Platform
let shopper: Shopper
let merchant: Merchant
beforeAll(async () => {
  platform = await startPlatform({ catalogVersion: 'v3' })
  shopper = await createShopper(platform)
  merchant = createMerchant(platform)
})
beforeEach(() => platform.reset())
afterAll(() => platform.close())

const itemOf = (slug: string) => ({ catalogItemId: productIdOf(slug), appId: STORES_APP_ID })
const SLUGS = [
  'iron-teapot',
  'stoneware-bowl',
  'loose-tea',
  'dinner-plate',
  'blue-mug',
  'fig-candle',
  'canvas-tote',
  'herb-kit',
  'olive-board',
  'linen-apron',
  'heather-honey',
  'monogram-mug',
  'beeswax-wraps',
]
const slugOf = (id: string) => SLUGS.find((slug) => productIdOf(slug) === id) ?? id
const list = async (category: string, query = '') =>
  (await shopper.call<Items>('GET', `${ROOT}/${category}/list-items?${TREE}${query}`)).body
const slugsIn = async (category: string, query = '') =>
  (await list(category, query)).items.map(({ catalogItemId }) => slugOf(catalogItemId))
const ARRANGED = '&useCategoryArrangement=true'
const categoryOf = async (id: string) =>
  (await merchant.call<{ category: Category }>('GET', `${ROOT}/${id}?${TREE}`)).body.category

describe('the items of a category', () => {
  it('lists the newest items first, or the arranged items first when the arrangement is requested', async () => {
    const newestFirst = await slugsIn(KITCHEN)
    expect(newestFirst.slice(0, 2)).toEqual(['herb-kit', 'beeswax-wraps'])
    expect(newestFirst.at(-1)).toBe('stoneware-bowl')
    const arranged = await slugsIn(KITCHEN, ARRANGED)
    const first = ['iron-teapot', 'stoneware-bowl', 'loose-tea', 'dinner-plate']
    expect(arranged).toEqual([...first, ...newestFirst.filter((slug) => !first.includes(slug))])
    expect((await list(KITCHEN)).items[0]).toEqual(itemOf('herb-kit'))
  })

  it('includes items of subcategories only on request, and lists every product under all products', async () => {
    expect(await slugsIn(HOME)).not.toContain('iron-teapot')
    expect(await slugsIn(HOME, '&includeItemsFromSubcategories=true')).toEqual(
      expect.arrayContaining(['iron-teapot', 'blue-mug']),
    )
    expect((await list(ALL_PRODUCTS_ID)).pagingMetadata.count).toBe(47)
  })

  it('pages through the items by cursor, in the arrangement of the first request', async () => {
    const whole = await slugsIn(KITCHEN, ARRANGED)
    const first = await list(KITCHEN, `${ARRANGED}&cursorPaging.limit=4`)
    const { next } = first.pagingMetadata.cursors
    expect(first.pagingMetadata).toMatchObject({ count: 4, cursors: { next: expect.any(String) } })
    const second = await list(KITCHEN, `&cursorPaging.limit=4&cursorPaging.cursor=${next}`)
    const byPost = await shopper.post<Items>(`${ROOT}/${KITCHEN}/list-items`, {
      treeReference,
      cursorPaging: { limit: 4, cursor: second.pagingMetadata.cursors.next },
    })
    const pages = [first, second, byPost.body].flatMap(({ items }) => items.map(({ catalogItemId }) => slugOf(catalogItemId)))
    expect(pages).toEqual(whole.slice(0, 12))
    expect(byPost.body.pagingMetadata.cursors).toEqual({ prev: expect.any(String) })
  })

  it('refuses a list without a tree, with a limit over 100, with a foreign cursor or an unknown category', async () => {
    expect(violationOf(await shopper.call('GET', `${ROOT}/${KITCHEN}/list-items`))?.field).toBe('treeReference')
    const call = (query: string, id = KITCHEN) => shopper.call('GET', `${ROOT}/${id}/list-items?${TREE}${query}`)
    expect(violationOf(await call('&cursorPaging.limit=101'))?.field).toBe('cursorPaging.limit')
    expect(violationOf(await call('&cursorPaging.cursor=nonsense'))?.field).toBe('cursorPaging.cursor')
    expect(codeOf(await call('', 'nope'))).toBe('CATEGORY_NOT_FOUND')
  })

  it("a merchant's new arrangement replaces the previous one, and refuses an item of another category", async () => {
    const items = [itemOf('heather-honey'), itemOf('iron-teapot')]
    const answer = await merchant.call('POST', `${ROOT}/${KITCHEN}/set-arranged-items`, { treeReference, items })
    expect(answer.body).toEqual({ items })
    expect((await slugsIn(KITCHEN, ARRANGED)).slice(0, 2)).toEqual(['heather-honey', 'iron-teapot'])
    expect((await shopper.call('GET', `${ROOT}/${KITCHEN}/arranged-items?${TREE}`)).body).toEqual({ items })
    const foreign = { treeReference, items: [itemOf('blue-mug')] }
    const refused = await merchant.call('POST', `${ROOT}/${KITCHEN}/set-arranged-items`, foreign)
    expect(violationOf(refused)?.field).toBe('items[0].catalogItemId')
  })

  it('lists an added item as the newest, and takes a removed item out of the arrangement', async () => {
    await merchant.call('POST', `${BULK}/${KITCHEN}/add-items`, { treeReference, items: [itemOf('blue-mug')] })
    expect((await slugsIn(KITCHEN))[0]).toBe('blue-mug')
    const items = [itemOf('iron-teapot'), { catalogItemId: 'nope', appId: STORES_APP_ID }]
    const removed = await merchant.call('POST', `${BULK}/${KITCHEN}/remove-items`, { treeReference, items })
    expect(removed.body).toMatchObject({
      results: [
        { itemMetadata: { item: items[0], originalIndex: 0, success: true } },
        { itemMetadata: { item: items[1], success: false, error: { code: 'PRODUCT_NOT_FOUND' } } },
      ],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 1 },
    })
    expect((await slugsIn(KITCHEN, ARRANGED))[0]).toBe('stoneware-bowl')
  })
})

describe('the categories of an item', () => {
  const of = (slug: string) =>
    shopper.call(
      'GET',
      `${ROOT}/list-categories-for-item?${TREE}&item.catalogItemId=${productIdOf(slug)}&item.appId=${STORES_APP_ID}`,
    )

  it('lists the direct categories of an item and all their ancestors', async () => {
    expect((await of('iron-teapot')).body).toEqual({
      directCategoryIds: [ALL_PRODUCTS_ID, KITCHEN],
      allCategoryIds: [ALL_PRODUCTS_ID, HOME, KITCHEN],
    })
    const items = [itemOf('iron-teapot'), itemOf('blue-mug'), { catalogItemId: 'nope', appId: STORES_APP_ID }]
    const several = await shopper.post(`${ROOT}/list-categories-for-items`, { treeReference, items })
    expect(several.body).toEqual({
      categoriesForItems: [
        { item: items[0], directCategoryIds: [ALL_PRODUCTS_ID, KITCHEN], indirectCategoryIds: [HOME] },
        { item: items[1], directCategoryIds: [ALL_PRODUCTS_ID, HOME], indirectCategoryIds: [] },
        { item: items[2], directCategoryIds: [], indirectCategoryIds: [] },
      ],
    })
  })

  it('adds, removes and sets the categories of an item', async () => {
    const item = itemOf('blue-mug')
    const change = (path: string, categoryIds: string[]) =>
      merchant.call('POST', `${BULK}/${path}`, { treeReference, item, categoryIds })
    expect((await change('add-item', [KITCHEN, 'nope'])).body).toMatchObject({
      results: [{ itemMetadata: { id: KITCHEN, success: true } }, { itemMetadata: { success: false } }],
    })
    expect((await change('remove-item', [HOME])).body).toMatchObject({ bulkActionMetadata: { totalSuccesses: 1 } })
    expect((await of('blue-mug')).body).toMatchObject({ directCategoryIds: [ALL_PRODUCTS_ID, KITCHEN] })
    expect((await change('set-item-categories', [HOME])).body).toMatchObject({
      addResults: [{ itemMetadata: { id: HOME } }],
      removeResults: [{ itemMetadata: { id: KITCHEN } }],
    })
    expect((await of('blue-mug')).body).toMatchObject({ directCategoryIds: [ALL_PRODUCTS_ID, HOME] })
  })
})

describe('a category', () => {
  it('finds a category by its slug, and lists a single tree', async () => {
    const { body } = await shopper.call('GET', `${ROOT}/slug/kitchen?${TREE}&fields=BREADCRUMBS_INFO`)
    expect(body).toMatchObject({
      category: { id: KITCHEN, breadcrumbsInfo: { breadcrumbs: [{ categorySlug: 'home' }, { categorySlug: 'kitchen' }] } },
    })
    expect(codeOf(await shopper.call('GET', `${ROOT}/slug/nope?${TREE}`))).toBe('CATEGORY_NOT_FOUND')
    expect((await shopper.call('GET', `${ROOT}/list-trees`)).body).toEqual({ trees: [treeReference] })
  })

  it('creates a subcategory, updates it only under its current revision, and deletes it with its parent', async () => {
    const category = { name: 'Trays', parentCategory: { id: KITCHEN } }
    const made = await merchant.call<{ category: Category }>('POST', ROOT, { treeReference, category, fields: ['DESCRIPTION'] })
    const { id } = made.body.category
    expect(made.body.category).toMatchObject({ slug: 'trays', description: '', revision: '1', parentCategory: { id: KITCHEN } })
    const change = (revision: string) =>
      merchant.call<{ category: Category }>('PATCH', `${ROOT}/${id}`, { treeReference, category: { name: 'Boards', revision } })
    expect((await change('1')).body.category).toMatchObject({ name: 'Boards', revision: '2' })
    expect(codeOf(await change('1'))).toBe('REVISION_MISMATCH')
    await merchant.call('DELETE', `${ROOT}/${KITCHEN}?${TREE}`)
    expect(codeOf(await merchant.call('GET', `${ROOT}/${id}?${TREE}`))).toBe('CATEGORY_NOT_FOUND')
    expect((await shopper.call('GET', `/stores/v3/products/${productIdOf('iron-teapot')}`)).status).toBe(200)
  })

  it('moves a category among its siblings and to another parent, but never below its own child', async () => {
    const move = (id: string, body: object) => merchant.call('POST', `${ROOT}/${id}/move`, { treeReference, ...body })
    const [garden, craft] = [collectionIdOf('garden'), collectionIdOf('craft')]
    await move(garden, { parentCategoryId: HOME, position: 'FIRST' })
    expect((await move(craft, { parentCategoryId: HOME, position: 'AFTER', moveAfterCategoryId: garden })).body).toEqual({
      parentCategoryId: HOME,
      categoriesAfterMove: [garden, craft, KITCHEN],
    })
    expect((await categoryOf(craft)).parentCategory).toEqual({ id: HOME, index: 1 })
    expect(violationOf(await move(HOME, { parentCategoryId: KITCHEN, position: 'LAST' }))?.field).toBe('parentCategoryId')
    expect((await move(craft, { position: 'LAST' })).body).not.toHaveProperty('parentCategoryId')
  })

  it('a hidden category hides its subcategories, which cannot be shown without it', async () => {
    const hide = { treeReference, categoryId: HOME, visible: false, revision: '1' }
    expect((await merchant.call('PATCH', `${ROOT}/visibility`, hide)).body).toMatchObject({ category: { visible: false } })
    expect((await shopper.call('GET', `${ROOT}/${KITCHEN}?${TREE}`)).status).toBe(404)
    const show = (categoryIds: string[]) =>
      merchant.call('POST', `${BULK}/show`, { treeReference, categoryIds, returnEntity: true })
    expect((await show([KITCHEN])).body).toMatchObject({
      results: [{ itemMetadata: { success: false, error: { code: 'PARENT_CATEGORY_NOT_VISIBLE' } } }],
    })
    expect((await show([HOME, KITCHEN])).body).toMatchObject({
      results: [{ category: { id: HOME, visible: true } }, { category: { id: KITCHEN, visible: true } }],
    })
    expect(codeOf(await merchant.call('PATCH', `${ROOT}/visibility`, hide))).toBe('REVISION_MISMATCH')
  })

  it('updates several categories at once, each under its own revision', async () => {
    const categories = [
      { category: { id: HOME, revision: '1', name: 'At home' } },
      { category: { id: KITCHEN, revision: '9', name: 'Cooking' } },
    ]
    expect((await merchant.call('POST', `${BULK}/update`, { treeReference, categories })).body).toMatchObject({
      results: [
        { itemMetadata: { id: HOME, success: true } },
        { itemMetadata: { id: KITCHEN, success: false, error: { code: 'REVISION_MISMATCH' } } },
      ],
    })
    expect(await categoryOf(HOME)).toMatchObject({ name: 'At home' })
  })
})

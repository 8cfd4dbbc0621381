/** The smaller entities of version 3 of the catalog: inventory items, categories, and what products share. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { collectionIdOf, productIdOf, variantIdOf } from '../../seed'
import { type Platform, startPlatform } from '../../server'
import { ALL_PRODUCTS_ID } from '../../storage/ids'
import { codeOf, createMerchant, createShopper, type Merchant, type Shopper, violationOf } from '../support/support'

interface Item {
  id: string
  revision: string
  productId: string
  variantId: string
  trackQuantity: boolean
  quantity?: number
  inStock?: boolean
  availabilityStatus: string
  preorderInfo: { enabled: boolean; limit?: number; counter: number }
  product: { name: string; variantName: string }
}
interface Items {
  inventoryItems: Item[]
  pagingMetadata: { hasNext: boolean }
}

let platform: Platform
let merchant: Merchant
let shopper: Shopper
beforeAll(async () => {
  platform = await startPlatform({ catalogVersion: 'v3' })
})
beforeEach(async () => {
  platform.reset()
  merchant = createMerchant(platform)
  shopper = await createShopper(platform)
})
afterAll(() => platform.close())

const ITEMS = '/stores/v3/inventory-items'
const items = async (query: unknown) => (await shopper.post<Items>(`${ITEMS}/query`, { query })).body.inventoryItems
const itemOf = async (slug: string): Promise<Item> => {
  const [item] = await items({ filter: { productId: productIdOf(slug) } })
  if (!item) throw new Error(`no item of ${slug}`)
  return item
}

describe('an inventory item', () => {
  it('an inventory item describes one variant', async () => {
    const tee = await items({ filter: { productId: productIdOf('linen-tee') }, cursorPaging: { limit: 1000 } })
    expect(tee).toHaveLength(12)
    const clay = tee.find(({ variantId }) => variantId === variantIdOf('linen-tee', 'L', 'Clay'))
    expect(clay).toMatchObject({
      trackQuantity: true,
      quantity: 0,
      availabilityStatus: 'OUT_OF_STOCK',
      product: { name: 'Linen Tee', variantName: 'Size:L, Colour:Clay' },
    })
    const one = await shopper.call<{ inventoryItem: Item }>('GET', `${ITEMS}/${clay?.id}?inventoryItemId=${clay?.id}`)
    expect(one.body.inventoryItem).toEqual(clay)
  })

  it('an inventory item reports pre-orders, and has no quantity when the stock is not tracked', async () => {
    expect(await itemOf('autumn-bulbs')).toMatchObject({
      availabilityStatus: 'PREORDER',
      quantity: 0,
      preorderInfo: { enabled: true, limit: 20, counter: 0 },
    })
    const download = await itemOf('shawl-pattern')
    expect(download).toMatchObject({ trackQuantity: false, inStock: true, availabilityStatus: 'IN_STOCK' })
    expect(download).not.toHaveProperty('quantity')
  })

  it('searches inventory items by product, with an aggregation of their availability', async () => {
    const { body } = await shopper.post<Items & { aggregationData: { results: unknown[] } }>(`${ITEMS}/search`, {
      search: {
        filter: { productId: productIdOf('linen-tee') },
        aggregations: [{ name: 'a', type: 'VALUE', fieldPath: 'availabilityStatus' }],
      },
    })
    expect(body.inventoryItems).toHaveLength(12)
    expect(body.aggregationData.results).toMatchObject([
      {
        values: {
          results: [
            { value: 'IN_STOCK', count: 11 },
            { value: 'OUT_OF_STOCK', count: 1 },
          ],
        },
      },
    ])
  })

  it('finds the inventory item of one variant by its SKU', async () => {
    const [clay] = await items({ filter: { variantId: variantIdOf('linen-tee', 'L', 'Clay') } })
    const sku = 'FF-LINEN-TEE-L-CLAY'
    expect(clay?.product).toMatchObject({ name: 'Linen Tee', variantSku: sku })
    const { body } = await shopper.post<Items>(`${ITEMS}/search`, { search: { filter: { 'product.variantSku': sku } } })
    expect(body.inventoryItems).toEqual([clay])
  })

  it('updates an inventory item only under its current revision, and only for the merchant', async () => {
    const { id, revision } = await itemOf('blue-mug')
    const change = (inventoryItem: object) =>
      merchant.call('PATCH', `${ITEMS}/${id}`, { inventoryItem: { id, ...inventoryItem } })
    expect((await change({ revision, quantity: 3 })).status).toBe(200)
    expect([await itemOf('blue-mug'), platform.stockOf('blue-mug')]).toMatchObject([{ quantity: 3, revision: '2' }, 3])
    const late = await change({ revision, quantity: 9 })
    expect([late.status, codeOf(late)]).toEqual([409, 'REVISION_MISMATCH'])
    await change({ revision: '2', inStock: false })
    expect(await itemOf('blue-mug')).toMatchObject({ trackQuantity: false, inStock: false, availabilityStatus: 'OUT_OF_STOCK' })
    expect(violationOf(await change({ revision: '3' }))?.field).toBe('inventoryItem')
    expect((await shopper.call('PATCH', `${ITEMS}/${id}`, { inventoryItem: { revision: '3', quantity: 1 } })).status).toBe(403)
  })

  it('answers 404 for an unknown inventory item', async () => {
    expect(codeOf(await shopper.call('GET', `${ITEMS}/nope`))).toBe('INVENTORY_ITEM_NOT_FOUND')
  })
})

describe('a category', () => {
  const ROOT = '/categories/v1/categories'
  const treeReference = { appNamespace: '@wix/stores', treeKey: null }
  const TREE = 'treeReference.appNamespace=%40wix%2Fstores'
  interface Category {
    id: string
    slug: string
    itemCounter: number
    description?: string
    parentCategory?: { id: string }
    breadcrumbsInfo?: { breadcrumbs: { categorySlug: string }[] }
  }

  it('a category is a collection of version 1, in a tree', async () => {
    const path = `${ROOT}/${collectionIdOf('kitchen')}?${TREE}&fields=DESCRIPTION&fields=BREADCRUMBS_INFO`
    const { category } = (await shopper.call<{ category: Category }>('GET', path)).body
    expect(category).toMatchObject({ slug: 'kitchen', parentCategory: { id: collectionIdOf('home') }, treeReference })
    expect(category.breadcrumbsInfo?.breadcrumbs.map(({ categorySlug }) => categorySlug)).toEqual(['home', 'kitchen'])
    expect(category.description).toMatch(/^For the table/)
    const plain = await shopper.call<{ category: Category }>('GET', `${ROOT}/${collectionIdOf('kitchen')}?${TREE}`)
    expect(plain.body.category).not.toHaveProperty('description')
  })

  it('queries, searches and counts categories', async () => {
    const query = { filter: { 'parentCategory.id': collectionIdOf('home') } }
    const found = await shopper.post<{ categories: Category[] }>(`${ROOT}/query`, { query, treeReference })
    expect(found.body.categories.map(({ slug }) => slug)).toEqual(['kitchen'])
    const searched = await shopper.post<{ categories: Category[] }>(`${ROOT}/search`, {
      search: { search: { expression: 'paper' } },
      treeReference,
    })
    expect(searched.body.categories.map(({ slug }) => slug)).toEqual(['stationery'])
    const counted = await shopper.post<{ count: number }>(`${ROOT}/count`, { treeReference })
    expect(counted.body.count).toBe(7)
  })

  it('requires the tree of the stores app, and has one category of all products', async () => {
    expect(violationOf(await shopper.post(`${ROOT}/query`, { query: {} }))?.field).toBe('treeReference')
    const other = await shopper.post(`${ROOT}/query`, { treeReference: { appNamespace: '@acme/x' } })
    expect(violationOf(other)?.field).toBe('treeReference.appNamespace')
    const all = await shopper.call<{ categoryId: string }>('GET', '/stores/v3/all-products-category')
    expect(all.body).toEqual({ categoryId: ALL_PRODUCTS_ID, treeReference })
    const { category } = (await shopper.call<{ category: Category }>('GET', `${ROOT}/${all.body.categoryId}?${TREE}`)).body
    expect(category.itemCounter).toBe(47)
    expect(codeOf(await shopper.call('GET', `${ROOT}/nope?${TREE}`))).toBe('CATEGORY_NOT_FOUND')
  })
})

describe('entities that products share', () => {
  interface Named {
    id: string
    name?: string
    title?: string
  }
  const list = async (path: string, many: string, body: object = {}) =>
    (await shopper.post<Record<string, Named[]>>(`/stores/v3/${path}/query`, body)).body[many] ?? []

  it.each([
    ['brands', 'brands', 'brand', 'ASSIGNED_PRODUCTS_COUNT', 'assignedProductsCount'],
    ['ribbons', 'ribbons', 'ribbon', 'ASSIGNED_PRODUCT_COUNT', 'assignedProductCount'],
    ['info-sections', 'infoSections', 'infoSection', 'DESCRIPTION', 'description'],
    ['customizations', 'customizations', 'customization', 'ASSIGNED_PRODUCTS_COUNT', 'assignedProductsCount'],
  ])('%s can be listed and found by id, and return a field only on request', async (path, many, one, field, key) => {
    const [first] = await list(path, many)
    const answer = await shopper.call<Record<string, Named>>('GET', `/stores/v3/${path}/${first?.id}`)
    expect(answer.body[one]).toEqual(first)
    expect(first).not.toHaveProperty(key)
    const asked = await shopper.call<Record<string, Named>>('GET', `/stores/v3/${path}/${first?.id}?fields=${field}`)
    expect(asked.body[one]).toHaveProperty(key)
    expect((await shopper.call('GET', `/stores/v3/${path}/nope`)).status).toBe(404)
  })

  it('a shared entity has the same id and name as in the product', async () => {
    const path = '/stores/v3/products/slug/fig-candle?fields=INFO_SECTION'
    const { product } = (
      await shopper.call<{ product: { ribbon: Named; modifiers: Named[]; infoSections: Named[] } }>('GET', path)
    ).body
    expect((await list('ribbons', 'ribbons')).find(({ id }) => id === product.ribbon.id)?.name).toBe('New')
    const ids = (await list('customizations', 'customizations', { query: { cursorPaging: { limit: 100 } } })).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(product.modifiers.map(({ id }) => id)))
  })

  it('a customization lists the choices of all its products without duplicates', async () => {
    const query = { filter: { name: 'Size', customizationType: 'PRODUCT_OPTION' } }
    const [size] = (await list('customizations', 'customizations', { query })) as unknown as {
      choicesSettings: { choices: { id: string; name: string }[] }
    }[]
    const names = size?.choicesSettings.choices.map(({ name }) => name) ?? []
    expect(names).toEqual(expect.arrayContaining(['XL', '18 cm', 'S/M']))
    expect(new Set(names).size).toBe(names.length)
  })
})

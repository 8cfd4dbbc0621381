/** The request that each read of the catalog sends: one row per call. */
import { describe, expect, it } from 'vitest'
import {
  getCollection,
  getCollectionBySlug,
  getCollectionBySlugV1,
  queryCollections,
} from '../../../../src/platform/catalog/v1/collection-api'
import { getProductV1, getProductVariantsV1 } from '../../../../src/platform/catalog/v1/v1-api'
import {
  getProductOptionsAvailabilityV1,
  getStoreVariantV1,
  queryStoreVariantsV1,
} from '../../../../src/platform/catalog/v1/v1-variant-api'
import { getCustomization, queryCustomizations } from '../../../../src/platform/catalog/v3/customization-api'
import { getInfoSection, queryInfoSections } from '../../../../src/platform/catalog/v3/info-section-api'
import { getBrand, getRibbon, queryBrands, queryRibbons } from '../../../../src/platform/catalog/v3/label-api'
import {
  countProductsV3,
  getAllProductsCategory,
  getProductBySlugV3,
  getProductV3,
  queryProductsV3,
  queryVariantsV3,
  searchProductsV3,
  searchVariantsV3,
} from '../../../../src/platform/catalog/v3/v3-api'
import { getCatalogVersion } from '../../../../src/platform/catalog/version-api'
import { countCategories, getCategory, queryCategories, searchCategories } from '../../../../src/platform/category/api'
import type { Caller } from '../../../../src/platform/http/call'
import { getInventoryItemV3, queryInventoryItemsV3, searchInventoryItemsV3 } from '../../../../src/platform/inventory/api'
import { getInventoryVariantsV1, queryInventoryV1 } from '../../../../src/platform/inventory/v2-api'
import { getOrder } from '../../../../src/platform/order/api'
import { ask, decodeR } from '../../../support/pages/ask'

type Call = (caller: Caller) => Promise<unknown>

const E = { id: 'e1' }
const treeReference = { appNamespace: '@wix/stores', treeKey: null }

/** Name, call, path with query, response, result where it is not the entity. */
const GETS: [string, Call, string, unknown, unknown?][] = [
  [
    'getProduct',
    (c) => getProductV1(c, 'p', { includeMerchantSpecificData: true }),
    '/stores-reader/v1/products/p?id=p&includeMerchantSpecificData=true',
    { product: E },
  ],
  ['getStoreVariant', (c) => getStoreVariantV1(c, 'p-v'), '/stores-reader/v1/variants/p-v?id=p-v', { variant: E }],
  ['getCollection', (c) => getCollection(c, 'c'), '/stores-reader/v2/collections/c?id=c', { collection: E }],
  [
    'getCollectionBySlug',
    (c) => getCollectionBySlug(c, 'tea & mugs'),
    '/stores-reader/v2/collections/slug/tea%20&%20mugs?slug=tea+%26+mugs',
    { collection: E },
  ],
  [
    'getCollectionBySlugV1',
    (c) => getCollectionBySlugV1(c, 'mugs'),
    '/stores-reader/v1/collections/slug/mugs?slug=mugs',
    { collection: E },
  ],
  [
    'getProductV3',
    (c) => getProductV3(c, 'p', { fields: ['URL', 'CURRENCY'] }),
    '/stores/v3/products/p?productId=p&fields=URL&fields=CURRENCY',
    { product: E },
  ],
  ['getProductBySlugV3', (c) => getProductBySlugV3(c, 's'), '/stores/v3/products/slug/s?slug=s', { product: E }],
  [
    'getAllProductsCategory',
    (c) => getAllProductsCategory(c),
    '/stores/v3/all-products-category',
    { categoryId: 'c', treeReference },
    { categoryId: 'c', treeReference },
  ],
  [
    'getCatalogVersion',
    (c) => getCatalogVersion(c),
    '/stores/v3/provision/version',
    { catalogVersion: 'V3_CATALOG' },
    'V3_CATALOG',
  ],
  ['getInfoSection', (c) => getInfoSection(c, 'i'), '/stores/v3/info-sections/i?infoSectionId=i', { infoSection: E }],
  [
    'getRibbon',
    (c) => getRibbon(c, 'r', { fields: ['ASSIGNED_PRODUCT_COUNT'] }),
    '/stores/v3/ribbons/r?ribbonId=r&fields=ASSIGNED_PRODUCT_COUNT',
    { ribbon: E },
  ],
  ['getBrand', (c) => getBrand(c, 'b'), '/stores/v3/brands/b?brandId=b', { brand: E }],
  ['getCustomization', (c) => getCustomization(c, 'c'), '/stores/v3/customizations/c?customizationId=c', { customization: E }],
  [
    'getCategory',
    (c) => getCategory(c, 'c', treeReference, { fields: ['DESCRIPTION'] }),
    '/categories/v1/categories/c?categoryId=c&treeReference.appNamespace=%40wix%2Fstores&fields=DESCRIPTION',
    { category: E },
  ],
  ['getInventoryItem', (c) => getInventoryItemV3(c, 'i'), '/stores/v3/inventory-items/i?inventoryItemId=i', { inventoryItem: E }],
  ['getOrder', (c) => getOrder(c, 'o'), '/ecom/v1/orders/o?id=o', { order: E }],
]

/** Name, call, path, the object in `.r`, the member of the response that is the list. */
const QUERIES: [string, Call, string, unknown, string][] = [
  [
    'queryCollections',
    (c) => queryCollections(c),
    '/stores-reader/v2/collections/query',
    { query: { filter: {}, paging: { offset: 0, limit: 50 } } },
    'collections',
  ],
  [
    'queryProductsV3',
    (c) => queryProductsV3(c, { filter: { slug: 's' } }, { fields: ['THUMBNAIL'] }),
    '/stores/v3/products/query',
    { query: { filter: { slug: 's' } }, fields: ['THUMBNAIL'] },
    'products',
  ],
  [
    'queryProductsV3 without a query',
    (c) => queryProductsV3(c),
    '/stores/v3/products/query',
    { query: { filter: {}, cursorPaging: { limit: 50 } } },
    'products',
  ],
  [
    'searchProductsV3',
    (c) => searchProductsV3(c, { search: { expression: 'mug' } }),
    '/stores/v3/products/search',
    { search: { search: { expression: 'mug' } } },
    'products',
  ],
  [
    'queryInfoSections',
    (c) => queryInfoSections(c),
    '/stores/v3/info-sections/query',
    { query: { filter: {}, cursorPaging: { limit: 50 } } },
    'infoSections',
  ],
  [
    'queryBrands',
    (c) => queryBrands(c),
    '/stores/v3/brands/query',
    { query: { filter: {}, cursorPaging: { limit: 50 } } },
    'brands',
  ],
  [
    'queryCustomizations',
    (c) => queryCustomizations(c),
    '/stores/v3/customizations/query',
    { query: { filter: {}, cursorPaging: { limit: 50 } } },
    'customizations',
  ],
  [
    'queryInventoryItems',
    (c) => queryInventoryItemsV3(c),
    '/stores/v3/inventory-items/query',
    { query: { filter: {}, cursorPaging: { limit: 50 } } },
    'inventoryItems',
  ],
  [
    'searchInventoryItems',
    (c) => searchInventoryItemsV3(c, { filter: { productId: 'p' } }),
    '/stores/v3/inventory-items/search',
    { search: { filter: { productId: 'p' } } },
    'inventoryItems',
  ],
]

/** Name, call, path, body, the member of the response that is the list. */
const POSTS: [string, Call, string, unknown, string][] = [
  [
    'getProductVariants',
    (c) => getProductVariantsV1(c, 'p', { variantIds: ['v'], signal: undefined, timeoutMs: 5_000 }),
    '/stores-reader/v1/products/p/variants/query',
    { id: 'p', variantIds: ['v'] },
    'variants',
  ],
  ['queryStoreVariants', (c) => queryStoreVariantsV1(c), '/stores-reader/v1/variants/query', {}, 'variants'],
  [
    'queryVariantsV3',
    (c) => queryVariantsV3(c, {}, { fields: ['CURRENCY'] }),
    '/stores/v3/products/query-variants',
    { query: {}, fields: ['CURRENCY'] },
    'variants',
  ],
  [
    'searchVariantsV3',
    (c) => searchVariantsV3(c, { search: { expression: 'x' } }),
    '/stores/v3/products/search-variants',
    { search: { search: { expression: 'x' } } },
    'variants',
  ],
  [
    'queryRibbons',
    (c) => queryRibbons(c, {}, { fields: ['ASSIGNED_PRODUCT_COUNT'] }),
    '/stores/v3/ribbons/query',
    { query: {}, fields: ['ASSIGNED_PRODUCT_COUNT'] },
    'ribbons',
  ],
  [
    'queryInventory',
    (c) => queryInventoryV1(c, { filter: '{"productId":"p"}' }),
    '/stores-reader/v2/inventoryItems/query',
    { query: { filter: '{"productId":"p"}' } },
    'inventoryItems',
  ],
  [
    'queryCategories',
    (c) => queryCategories(c, {}, treeReference, { timeoutMs: 5_000 }),
    '/categories/v1/categories/query',
    { query: {}, treeReference },
    'categories',
  ],
  [
    'searchCategories',
    (c) => searchCategories(c, { search: { expression: 'x' } }, treeReference),
    '/categories/v1/categories/search',
    { search: { search: { expression: 'x' } }, treeReference },
    'categories',
  ],
]

describe('reads of the catalog', () => {
  it.each(GETS)('%s sends one GET and returns the content of the response', async (_, call, path, reply, result = E) => {
    expect(await ask(call, reply)).toEqual({ sent: [{ method: 'GET', path }], result })
  })

  it.each(
    QUERIES,
  )('%s sends its query as one parameter and keeps the other members of the response', async (_, call, path, r, key) => {
    const { sent, result } = await ask(call, { [key]: [E], unheardOf: 1 })
    expect(sent[0]).toMatchObject({ method: 'GET', path: expect.stringMatching(/\?\.r=/) })
    expect(sent[0]?.path.split('?')[0]).toBe(path)
    expect(decodeR(sent[0]?.path ?? '')).toEqual(r)
    expect(result).toEqual({ [key]: [E], unheardOf: 1 })
  })

  it.each(POSTS)('%s sends one POST and keeps the other members of the response', async (_, call, path, body, key) => {
    const { sent, result } = await ask(call, { [key]: [E, null], unheardOf: 1 })
    expect(sent).toEqual([{ method: 'POST', path, body }])
    expect(result).toEqual({ [key]: [E], unheardOf: 1 })
  })

  it.each([
    ...QUERIES,
    ...POSTS,
  ])('%s treats a response without its list as an empty page', async (_, call, _path, _body, key) => {
    expect((await ask(call)).result).toEqual({ [key]: [] })
  })

  it('getProductOptionsAvailability sends the choices as `options` and converts the selected variant', async () => {
    const { sent, result } = await ask((c) => getProductOptionsAvailabilityV1(c, 'p', { Size: 'S' }), {
      availableForPurchase: true,
      selectedVariant: { price: { price: 'NaN', formatted: { price: '?' } } },
    })
    expect(sent).toEqual([
      {
        method: 'POST',
        path: '/stores-reader/v1/products/p/productOptionsAvailability',
        body: { id: 'p', options: { Size: 'S' } },
      },
    ])
    expect(result).toEqual({
      availableForPurchase: true,
      selectedVariant: { price: { price: Number.NaN, formatted: { price: '?' } } },
    })
  })

  it('getInventoryVariants returns the inventory item, or undefined when the response has none', async () => {
    const call: Call = (c) => getInventoryVariantsV1(c, 'i', { variantIds: ['v'] })
    const { sent, result } = await ask(call, { inventoryItem: E })
    expect(sent).toEqual([
      {
        method: 'POST',
        path: '/stores-reader/v2/inventoryItems/i/getVariants',
        body: { inventoryId: 'i', variantIds: ['v'] },
      },
    ])
    expect(result).toEqual(E)
    expect((await ask(call)).result).toBeUndefined()
  })

  it('countProducts and countCategories return the number in the response', async () => {
    expect(await ask((c) => countProductsV3(c, { filter: { visible: true } }), { count: 5 })).toMatchObject({ result: 5 })
    const { sent, result } = await ask((c) => countCategories(c, treeReference), { count: 2 })
    expect(sent).toEqual([{ method: 'POST', path: '/categories/v1/categories/count', body: { treeReference } }])
    expect(result).toBe(2)
  })

  it.each<[string, Call]>([
    ['a count', (c) => countProductsV3(c)],
    ['a version', (c) => getCatalogVersion(c)],
    ['a product', (c) => getProductV3(c, 'p')],
    ['an order', (c) => getOrder(c, 'o')],
  ])('rejects with BAD_RESPONSE when the response should hold %s and does not', async (_, call) => {
    await expect(ask(call, { somethingElse: 1 })).rejects.toMatchObject({ code: 'BAD_RESPONSE' })
  })

  it('searchProducts sends a POST when the search is too long for a URL', async () => {
    const expression = 'x'.repeat(4000)
    const { sent } = await ask((c) => searchProductsV3(c, { search: { expression } }), { products: [] })
    expect(sent).toEqual([{ method: 'POST', path: '/stores/v3/products/search', body: { search: { search: { expression } } } }])
  })
})

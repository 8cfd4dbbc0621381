/** Every row of docs/platform.md §7 about the catalog, and of today's catalog calls, under each of its paths. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brandIdOf, customizationId, infoSectionIdOf, inventoryItemIdOf, ribbonIdOf, v3VariantId } from '../../catalog/v3/keys'
import {
  CATALOG_V1_ROUTES,
  CATALOG_V3_ROUTES,
  INVENTORY_ROUTES,
  ROUTE_TABLE,
  type RouteRow,
  SUBSCRIPTION_OPTION_ROUTES,
} from '../../routes/route-table'
import { collectionIdOf, productIdOf, variantIdOf } from '../../seed'
import { CARE } from '../../seeds/product-seed'
import { type Platform, startPlatform } from '../../server'
import { idFor, NO_VARIANT_ID, STORES_APP_ID } from '../../storage/ids'
import { codeOf, createMerchant, createShopper, type Merchant, type Shopper } from '../support/support'

const TEE = productIdOf('linen-tee')
const TEA = productIdOf('loose-tea')
const HOME = collectionIdOf('home')
const MUG_ITEM = { productId: productIdOf('blue-mug'), variantId: NO_VARIANT_ID }
const MUG_STOCK = inventoryItemIdOf({ id: productIdOf('blue-mug') }, NO_VARIANT_ID)

/** What is sent to a call: values for the path, the query of a GET or DELETE, the body. */
interface Sample {
  /** A path that is deleted first. */
  without?: string
  path?: Record<string, string>
  query?: string
  body?: unknown
}

const V1_SAMPLES: Record<string, Sample> = {
  'GET /v2/collections/{id}': { path: { id: HOME } },
  'GET /v2/collections/slug/{slug}': { path: { slug: 'home' } },
  'POST /v2/collections/query': { body: { query: { paging: { limit: 1 } } } },
  'POST /v1/products': { body: { product: { name: 'Tray', priceData: { price: 12 } } } },
  'PATCH /v1/products/{id}': { path: { id: TEE }, body: { product: { id: TEE, name: 'Linen T-shirt' } } },
  'DELETE /v1/products/{id}': { path: { id: TEE } },
  'PATCH /v1/products/{id}/variants': { path: { id: TEE }, body: { variants: [{ choices: { Size: 'S' }, price: 30 }] } },
  'POST /v1/products/{id}/variants/resetToDefault': { path: { id: TEE }, body: { id: TEE } },
  'POST /v1/collections/{id}/productIds': { path: { id: HOME }, body: { productIds: [TEE] } },
  'POST /v1/collections/{id}/productIds/delete': { path: { id: HOME }, body: { productIds: [productIdOf('blue-mug')] } },
  'POST /v1/products/{id}/media': { path: { id: TEE }, body: { media: [{ url: 'https://pictures.example/tee.jpg' }] } },
  'POST /v1/products/{id}/media/delete': { path: { id: TEE }, body: { mediaIds: ['linen-tee-ink.svg'] } },
  'PATCH /v1/products/{id}/choices/media': {
    path: { id: TEE },
    body: { media: [{ option: 'Colour', choice: 'Clay', mediaIds: ['linen-tee-ink.svg'] }] },
  },
  'POST /v1/products/{id}/choices/media/delete': {
    path: { id: TEE },
    body: { media: [{ option: 'Colour', choice: 'Ink', mediaIds: ['linen-tee-ink.svg'] }] },
  },
  'DELETE /v1/products/{id}/options': { path: { id: TEE } },
  'POST /v1/products/{id}/remove-brand': { path: { id: TEE }, body: {} },
  'POST /v1/products/{id}/remove-ribbon': { path: { id: TEE }, body: {} },
  'POST /v1/collections': { body: { collection: { name: 'Trays' } } },
  'PATCH /v1/collections/{id}': { path: { id: HOME }, body: { collection: { name: 'At home' } } },
  'DELETE /v1/collections/{id}': { path: { id: HOME } },
  'POST /v1/bulk/products/update': { body: { ids: [TEE], set: { ribbon: 'Sale' } } },
  'POST /v1/bulk/products/adjust-properties': { body: { ids: [TEE], adjust: { price: { amount: 1 } } } },
  'GET /v1/products/{id}': { path: { id: TEE } },
  'GET /v1/collections/slug/{slug}': { path: { slug: 'home' } },
  'POST /v1/products/{id}/productOptionsAvailability': { path: { id: TEE }, body: { options: {} } },
  'POST /v1/products/{id}/variants/query': { path: { id: TEE }, body: {} },
  'POST /v1/variants/query': { body: {} },
  'GET /v1/variants/{id}': { path: { id: `${TEE}-${variantIdOf('linen-tee', 'M', 'Sage')}` } },
  'POST /v1/products/query-platformized': { body: { query: { paging: { limit: 1 } } } },
  'POST /v2/inventoryItems/query': { body: {} },
  'POST /v2/inventoryItems/{id}/getVariants': { path: { id: TEE }, body: {} },
  'PATCH /v2/inventoryItems/{id}': { path: { id: TEE }, body: { inventoryItem: { trackQuantity: true } } },
  'POST /v2/inventoryItems/decrement': { body: { decrementData: [{ ...MUG_ITEM, decrementBy: 1 }] } },
  'POST /v2/inventoryItems/increment': { body: { incrementData: [{ ...MUG_ITEM, incrementBy: 1 }] } },
  'GET /v1/subscription-options/byProduct/{productId}': { path: { productId: TEA } },
  'GET /v1/subscription-options/product/{productId}/oneTimePurchasesStatus': { path: { productId: TEA } },
  'GET /v1/subscription-options/{id}': { path: { id: idFor('subscription/loose-tea/A tin every month') } },
}

const TREE_QUERY = 'treeReference.appNamespace=%40wix%2Fstores'
const TEE_ITEM = { catalogItemId: TEE, appId: STORES_APP_ID }
const TREE = { treeReference: { appNamespace: '@wix/stores' } }
const TRAY = {
  name: 'Tray',
  productType: 'PHYSICAL',
  physicalProperties: {},
  variantsInfo: { variants: [{ price: { actualPrice: { amount: '12' } } }] },
}
/** Ids that only version 3 has are derived from names. */
const V3_SAMPLES: Record<string, Sample> = {
  'GET /v3/provision/version': {},
  'GET /v3/products/{id}': { path: { id: TEE } },
  'GET /v3/products/slug/{slug}': { path: { slug: 'linen-tee' } },
  'GET /v3/products/query': { body: {} },
  'GET /v3/products/search': { body: {} },
  'GET /v3/products/count': { body: {} },
  'GET /v3/products/query-variants': { body: {} },
  'GET /v3/products/search-variants': { body: {} },
  'POST /v3/products': { body: { product: TRAY } },
  'PATCH /v3/products/{id}': { path: { id: TEE }, body: { product: { revision: '1', name: 'Tray' } } },
  'DELETE /v3/products/{id}': { path: { id: TEE } },
  'GET /v3/all-products-category': {},
  'GET /v3/inventory-items/{inventoryItemId}': { path: { inventoryItemId: MUG_STOCK } },
  'GET /v3/inventory-items/query': { body: {} },
  'GET /v3/inventory-items/search': { body: {} },
  'POST /v3/inventory-items': {
    without: `/stores/v3/inventory-items/${MUG_STOCK}`,
    body: { inventoryItem: { ...MUG_ITEM, variantId: v3VariantId({ id: MUG_ITEM.productId }, NO_VARIANT_ID), quantity: 7 } },
  },
  'DELETE /v3/inventory-items/{id}': { path: { id: MUG_STOCK } },
  'PATCH /v3/inventory-items/{inventoryItemId}': {
    path: { inventoryItemId: MUG_STOCK },
    body: { inventoryItem: { revision: '1', quantity: 7 } },
  },
  'GET /v3/info-sections/{infoSectionId}': { path: { infoSectionId: infoSectionIdOf(CARE) } },
  'GET /v3/info-sections/query': { body: {} },
  'GET /v3/brands/{brandId}': { path: { brandId: brandIdOf('Haldane') } },
  'GET /v3/brands/query': { body: {} },
  'GET /v3/ribbons/{ribbonId}': { path: { ribbonId: ribbonIdOf('Sale') } },
  'GET /v3/ribbons/query': { body: {} },
  'GET /v3/customizations/{customizationId}': { path: { customizationId: customizationId('PRODUCT_OPTION', 'Size') } },
  'GET /v3/customizations/query': { body: {} },
  'GET /v3/promotions/resolve': { query: `categoryId=${HOME}` },
  'GET /v3/promotions/{promotionId}': { path: { promotionId: idFor('promotion/Winter table') } },
  'GET /v3/promotions/query': { body: {} },
  'POST /v3/promotions/search': { body: {} },
  'GET /v3/product-groups/{productGroupId}': { path: { productGroupId: idFor('product-group/Mug') } },
  'GET /v3/product-groups/query': { body: {} },
  'GET /v3/product-groups/search': { body: {} },
  'GET /v1/categories/{categoryId}': { path: { categoryId: HOME }, query: TREE_QUERY },
  'GET /v1/categories/slug/{slug}': { path: { slug: 'home' }, query: TREE_QUERY },
  'POST /v1/categories/query': { body: TREE },
  'POST /v1/categories/search': { body: TREE },
  'POST /v1/categories/count': { body: TREE },
  'GET /v1/categories/{categoryId}/list-items': { path: { categoryId: HOME }, query: TREE_QUERY, body: TREE },
  'GET /v1/categories/{categoryId}/arranged-items': { path: { categoryId: HOME }, query: TREE_QUERY },
  'GET /v1/categories/list-categories-for-item': {
    query: `${TREE_QUERY}&item.catalogItemId=${TEE}&item.appId=${STORES_APP_ID}`,
    body: { ...TREE, item: TEE_ITEM },
  },
  'POST /v1/categories/list-categories-for-items': { body: { ...TREE, items: [TEE_ITEM] } },
  'GET /v1/categories/list-trees': {},
  'POST /v1/categories': { body: { ...TREE, category: { name: 'Trays' } } },
  'PATCH /v1/categories/{id}': { path: { id: HOME }, body: { ...TREE, category: { name: 'At home', revision: '1' } } },
  'DELETE /v1/categories/{id}': { path: { id: HOME }, query: TREE_QUERY },
  'POST /v1/categories/{id}/move': { path: { id: HOME }, body: { ...TREE, position: 'LAST' } },
  'PATCH /v1/categories/visibility': { body: { ...TREE, categoryId: HOME, visible: false, revision: '1' } },
  'POST /v1/bulk/categories/update': {
    body: { ...TREE, categories: [{ category: { id: HOME, revision: '1', name: 'At home' } }] },
  },
  'POST /v1/bulk/categories/show': { body: { ...TREE, categoryIds: [HOME] } },
  'POST /v1/categories/{categoryId}/set-arranged-items': {
    path: { categoryId: HOME },
    body: { ...TREE, items: [{ catalogItemId: productIdOf('blue-mug'), appId: STORES_APP_ID }] },
  },
  'POST /v1/bulk/categories/{categoryId}/add-items': { path: { categoryId: HOME }, body: { ...TREE, items: [TEE_ITEM] } },
  'POST /v1/bulk/categories/{categoryId}/remove-items': { path: { categoryId: HOME }, body: { ...TREE, items: [TEE_ITEM] } },
  'POST /v1/bulk/categories/add-item': { body: { ...TREE, item: TEE_ITEM, categoryIds: [HOME] } },
  'POST /v1/bulk/categories/remove-item': { body: { ...TREE, item: TEE_ITEM, categoryIds: [HOME] } },
  'POST /v1/bulk/categories/set-item-categories': { body: { ...TREE, item: TEE_ITEM, categoryIds: [HOME] } },
}

/** The calls of the specification, copied from it and not from the table under test. */
const SPECIFIED = Object.keys(V1_SAMPLES).filter((call) => !/inventoryItems|subscription-options/.test(call))

it('the route table lists every row of the specification once', () => {
  expect(SPECIFIED).toHaveLength(3 + 19 + 7)
  expect(CATALOG_V1_ROUTES.map(({ call }) => call).sort()).toEqual([...SPECIFIED].sort())
  const calls = ROUTE_TABLE.map(({ section, call }) => `${section} ${call}`)
  expect(new Set(calls).size).toBe(calls.length)
})

describe.each([
  ['v1', [...CATALOG_V1_ROUTES, ...INVENTORY_ROUTES, ...SUBSCRIPTION_OPTION_ROUTES], V1_SAMPLES],
  ['v3', CATALOG_V3_ROUTES, V3_SAMPLES],
] as const)('every call of the catalog %s', (catalogVersion, rows, samples) => {
  let platform: Platform
  let merchant: Merchant
  let shopper: Shopper
  beforeAll(async () => {
    platform = await startPlatform({ catalogVersion })
    merchant = createMerchant(platform)
    shopper = await createShopper(platform)
  })
  afterAll(() => platform.close())

  const calls = rows.flatMap((row) => row.routes.map((route) => [route, row] as const))
  const send = (row: RouteRow, route: string, call: Shopper['call']) => {
    const { path = {}, query, body } = samples[row.call] ?? {}
    const [method = '', template = ''] = route.split(' ')
    const target = template.replace(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '')
    const hasBody = method !== 'GET' && method !== 'DELETE'
    return call(method, query && !hasBody ? `${target}?${query}` : target, hasBody ? body : undefined)
  }

  it('every call of the route table has a sample', () => {
    expect(Object.keys(samples).sort()).toEqual(rows.map(({ call }) => call).sort())
  })

  it.each(calls)('%s answers 200 to the caller that the table names', async (route, row) => {
    // Only elevated calls change data.
    if (row.caller === 'elevated') platform.reset()
    const { without } = samples[row.call] ?? {}
    if (without) await merchant.call('DELETE', without)
    const answer = await send(row, route, row.caller === 'elevated' ? merchant.call : shopper.call)
    expect([answer.status, codeOf(answer)]).toEqual([200, undefined])
  })

  it.each(calls.filter(([, row]) => row.caller === 'elevated'))('%s is refused to visitors', async (route, row) => {
    const answer = await send(row, route, shopper.call)
    expect([answer.status, codeOf(answer)]).toEqual([403, 'PERMISSION_DENIED'])
  })
})

/** Checks that our calls convert every member that the platform's own SDK converts, as the recorded tables list them. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { getCollection, getCollectionBySlugV1, queryCollections } from '../../../../src/platform/catalog/v1/collection-api'
import { createCollection, updateCollection } from '../../../../src/platform/catalog/v1/collection-write-api'
import { getProductV1, getProductVariantsV1, queryProductsV1 } from '../../../../src/platform/catalog/v1/v1-api'
import {
  createProductV1,
  updateProductV1,
  updateProductVariantsV1,
} from '../../../../src/platform/catalog/v1/v1-product-write-api'
import {
  getProductOptionsAvailabilityV1,
  getStoreVariantV1,
  queryStoreVariantsV1,
} from '../../../../src/platform/catalog/v1/v1-variant-api'
import { getCustomization, queryCustomizations } from '../../../../src/platform/catalog/v3/customization-api'
import { getInfoSection, queryInfoSections } from '../../../../src/platform/catalog/v3/info-section-api'
import { getBrand, getRibbon, queryBrands, queryRibbons } from '../../../../src/platform/catalog/v3/label-api'
import {
  getProductBySlugV3,
  getProductV3,
  queryProductsV3,
  queryVariantsV3,
  searchProductsV3,
  searchVariantsV3,
} from '../../../../src/platform/catalog/v3/v3-api'
import { createProductV3, updateProductV3 } from '../../../../src/platform/catalog/v3/v3-write-api'
import { getCategory, queryCategories, searchCategories } from '../../../../src/platform/category/api'
import type { Caller } from '../../../../src/platform/http/call'
import { getInventoryItemV3, queryInventoryItemsV3, searchInventoryItemsV3 } from '../../../../src/platform/inventory/api'
import { getInventoryVariantsV1, queryInventoryV1 } from '../../../../src/platform/inventory/v2-api'
import { createInventoryItemV3, updateInventoryItemV3 } from '../../../../src/platform/inventory/write-api'
import { getOrder } from '../../../../src/platform/order/api'
import { ask } from '../../../support/pages/ask'

type Kinds = Record<string, string[]>
interface Table {
  response?: { http?: Kinds; sdk?: Kinds }
}
const TABLES = JSON.parse(readFileSync('tests/wire/tables/field-conversions.json', 'utf8')) as {
  entities: Record<string, { functions: Record<string, Table> }>
}

const WIRE_DATE = '2026-01-14T17:45:30.250Z'
/** Kind → the value on the wire, and the converted value. Values of other kinds are not converted. */
const KINDS: Record<string, [wire: unknown, ours: unknown]> = {
  timestamp: [WIRE_DATE, new Date(WIRE_DATE)],
  float: ['NaN', Number.NaN],
  image: [
    { id: 'a.jpg', width: 2, height: 1, altText: 'A' },
    { kind: 'image', id: 'a.jpg', width: 2, height: 1, alt: 'A' },
  ],
  videoV2: [
    { id: 'v', posters: [] },
    { kind: 'video', id: 'v', posters: [] },
  ],
}

/** Entity and function of the table, our call, and the member of the response that our call returns. */
const ROWS: [entity: string, fn: string, call: (caller: Caller) => Promise<unknown>, opened?: string][] = [
  ['productV1', 'getProduct', (c) => getProductV1(c, 'p'), 'product'],
  ['productV1', 'queryProducts (typed)', (c) => queryProductsV1(c)],
  ['productV1', 'queryProductVariants', (c) => getProductVariantsV1(c, 'p')],
  ['productV1', 'getProductOptionsAvailability', (c) => getProductOptionsAvailabilityV1(c, 'p', {})],
  ['productV1', 'queryStoreVariants', (c) => queryStoreVariantsV1(c)],
  ['productV1', 'getStoreVariant', (c) => getStoreVariantV1(c, 'p-v'), 'variant'],
  ['productV1', 'getCollectionBySlug', (c) => getCollectionBySlugV1(c, 's'), 'collection'],
  ['productV1', 'createProduct', (c) => createProductV1(c, {}), 'product'],
  ['productV1', 'updateProduct', (c) => updateProductV1(c, 'p', {}), 'product'],
  ['productV1', 'updateProductVariants', (c) => updateProductVariantsV1(c, 'p', [])],
  ['productV1', 'createCollection', (c) => createCollection(c, {}), 'collection'],
  ['productV1', 'updateCollection', (c) => updateCollection(c, 'p', {}), 'collection'],
  ['collectionV2', 'getCollection', (c) => getCollection(c, 'c'), 'collection'],
  ['collectionV2', 'queryCollections (typed)', (c) => queryCollections(c)],
  ['productV3', 'getProduct', (c) => getProductV3(c, 'p'), 'product'],
  ['productV3', 'getProductBySlug', (c) => getProductBySlugV3(c, 's'), 'product'],
  ['productV3', 'queryProducts (typed)', (c) => queryProductsV3(c)],
  ['productV3', 'searchProducts', (c) => searchProductsV3(c)],
  ['productV3', 'createProduct', (c) => createProductV3(c, {}), 'product'],
  ['productV3', 'updateProduct', (c) => updateProductV3(c, 'p', { revision: '1' }), 'product'],
  ['readOnlyVariant', 'queryVariants (typed)', (c) => queryVariantsV3(c)],
  ['readOnlyVariant', 'searchVariants', (c) => searchVariantsV3(c)],
  ['infoSection', 'getInfoSection', (c) => getInfoSection(c, 'i'), 'infoSection'],
  ['infoSection', 'queryInfoSections (typed)', (c) => queryInfoSections(c)],
  ['ribbon', 'getRibbon', (c) => getRibbon(c, 'r'), 'ribbon'],
  ['brand', 'getBrand', (c) => getBrand(c, 'b'), 'brand'],
  ['customization', 'getCustomization', (c) => getCustomization(c, 'c'), 'customization'],
  ['ribbon', 'queryRibbons (typed)', (c) => queryRibbons(c)],
  ['brand', 'queryBrands (typed)', (c) => queryBrands(c)],
  ['customization', 'queryCustomizations (typed)', (c) => queryCustomizations(c)],
  ['category', 'getCategory', (c) => getCategory(c, 'c', {}), 'category'],
  ['category', 'queryCategories (typed)', (c) => queryCategories(c, {}, {})],
  ['category', 'searchCategories', (c) => searchCategories(c, {}, {})],
  ['inventoryItemV3', 'getInventoryItem', (c) => getInventoryItemV3(c, 'i'), 'inventoryItem'],
  ['inventoryItemV3', 'queryInventoryItems (typed)', (c) => queryInventoryItemsV3(c)],
  ['inventoryItemV3', 'searchInventoryItems', (c) => searchInventoryItemsV3(c)],
  ['inventoryItemV3', 'createInventoryItem', (c) => createInventoryItemV3(c, {}), 'inventoryItem'],
  ['inventoryItemV3', 'updateInventoryItem', (c) => updateInventoryItemV3(c, 'i', { revision: '1' }), 'inventoryItem'],
  ['inventoryV1V2', 'queryInventory', (c) => queryInventoryV1(c)],
  ['inventoryV1V2', 'getInventoryVariants', (c) => getInventoryVariantsV1(c, 'i'), 'inventoryItem'],
  ['order', 'getOrder', (c) => getOrder(c, 'o'), 'order'],
]

/** A response with only `value` at `path`. Its first member is a list where the call reads one; the others are objects. */
function replyWith(path: readonly string[], value: unknown, isList: boolean): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  const inner = replyWith(rest, value, false)
  return { [step === '*' ? 'any' : step]: isList && rest.length ? [inner] : inner }
}

const at = (value: unknown, path: readonly string[]): unknown => {
  let node = value
  for (const step of path) {
    const member = (node as Record<string, unknown> | undefined)?.[step === '*' ? 'any' : step]
    node = Array.isArray(member) && step !== path[path.length - 1] ? member[0] : member
  }
  return node
}

describe.each(ROWS)('%s.%s', (entity, fn, call, opened) => {
  const { http = {}, sdk = {} } = TABLES.entities[entity]?.functions[fn]?.response ?? {}
  const cases = Object.entries({ ...http, ...sdk }).flatMap(([kind, paths]) =>
    KINDS[kind] ? paths.map((path): [string, string] => [kind, path]) : [],
  )

  it('converts every value that the recorded table lists for the call', async () => {
    expect(cases.length).toBeGreaterThan(0)
    for (const [kind, path] of cases) {
      const [wire, ours] = KINDS[kind] as [unknown, unknown]
      const steps = path.split('.')
      // In a path of an image inside an image, the outer one is an object on the wire, too.
      const { result } = await ask(
        call,
        replyWith(steps, wire, opened === undefined && !/^(aggregationData|selectedVariant)$/.test(steps[0] ?? '')),
      )
      expect(at(result, opened === undefined ? steps : steps.slice(1)), `${kind} ${path}`).toEqual(ours)
    }
  })
})

/** Rules for `products`: catalog version 1. */

import { getCollectionBySlugV1 } from '../../../../src/platform/catalog/v1/collection-api'
import {
  addProductsToCollection,
  createCollection,
  deleteCollection,
  removeProductsFromCollection,
  updateCollection,
} from '../../../../src/platform/catalog/v1/collection-write-api'
import { getProductV1, getProductVariantsV1, queryProductsV1 } from '../../../../src/platform/catalog/v1/v1-api'
import {
  addProductMediaToChoicesV1,
  addProductMediaV1,
  removeProductMediaFromChoicesV1,
  removeProductMediaV1,
} from '../../../../src/platform/catalog/v1/v1-media-write-api'
import {
  bulkAdjustProductsV1,
  bulkUpdateProductsV1,
  createProductV1,
  deleteProductOptionsV1,
  deleteProductV1,
  removeProductBrandV1,
  removeProductRibbonV1,
  resetProductVariantsV1,
  updateProductV1,
  updateProductVariantsV1,
} from '../../../../src/platform/catalog/v1/v1-product-write-api'
import {
  getProductOptionsAvailabilityV1,
  getStoreVariantV1,
  queryStoreVariantsV1,
} from '../../../../src/platform/catalog/v1/v1-variant-api'
import type { Caller } from '../../../../src/platform/http/call'
import { type Arguments, positional, type Send } from '../positional'
import { offsetQuery } from '../query'
import type { Rule, Rules } from '../rule'

interface Body {
  id: string
}

const byId = { fields: ['id'] }
const rule = (name: string, args: Arguments, send: Send): [string, Rule] => {
  const fn = `products.${name}`
  return [fn, positional(fn, args, send)]
}
/** One of our calls whose only argument is an id. */
const withId = (call: (caller: Caller, id: string) => Promise<unknown>) => (caller: Caller, body: Body) => call(caller, body.id)
/** One of our calls with an id and one further field. */
const withIdAnd =
  <Value>(field: string, call: (caller: Caller, id: string, value: Value) => Promise<unknown>) =>
  (caller: Caller, body: Body) =>
    call(caller, body.id, (body as unknown as Record<string, Value>)[field] as Value)
const inProduct = { 'product.id': '_id' }
const inCollection = { 'collection.id': '_id' }

export const productsRules: Rules = Object.fromEntries([
  rule('getProduct', { ...byId, options: ['includeMerchantSpecificData'] }, async (caller, { id, ...options }: Body) => ({
    product: await getProductV1(caller, id, options),
  })),
  rule('getCollectionBySlug', { fields: ['slug'] }, async (caller, { slug }: { slug: string }) => ({
    collection: await getCollectionBySlugV1(caller, slug),
  })),
  rule('getProductOptionsAvailability', { fields: ['id', 'options'] }, withIdAnd('options', getProductOptionsAvailabilityV1)),
  rule(
    'queryProductVariants',
    { ...byId, options: ['choices', 'variantIds', 'paging', 'includeMerchantSpecificData'] },
    (caller, { id, ...options }: Body) => getProductVariantsV1(caller, id, options),
  ),
  rule('queryStoreVariants', { fields: ['query'] }, (caller, { query }: { query?: object }) =>
    queryStoreVariantsV1(caller, query),
  ),
  rule('getStoreVariant', byId, async (caller, { id }: Body) => ({ variant: await getStoreVariantV1(caller, id) })),
  ['products.queryProducts', offsetQuery('products.queryProducts', 'products', queryProductsV1)],

  rule('createProduct', { fields: ['product'] }, async (caller, { product }: { product: object }) => ({
    product: await createProductV1(caller, product),
  })),
  rule('updateProduct', { fields: ['id', 'product'], named: inProduct }, async (caller, body: Body & { product: object }) => ({
    product: await updateProductV1(caller, body.id, body.product),
  })),
  rule('deleteProduct', byId, withId(deleteProductV1)),
  rule('updateProductVariants', { fields: ['id', 'variants'] }, withIdAnd('variants', updateProductVariantsV1)),
  rule('resetAllProductVariantData', byId, withId(resetProductVariantsV1)),
  rule('deleteProductOptions', byId, withId(deleteProductOptionsV1)),
  rule('removeBrand', byId, withId(removeProductBrandV1)),
  rule('removeRibbon', byId, withId(removeProductRibbonV1)),
  rule('addProductMedia', { fields: ['id', 'media'] }, withIdAnd('media', addProductMediaV1)),
  rule('removeProductMedia', { fields: ['id', 'mediaIds'] }, withIdAnd('mediaIds', removeProductMediaV1)),
  rule('addProductMediaToChoices', { fields: ['id', 'media'] }, withIdAnd('media', addProductMediaToChoicesV1)),
  rule('removeProductMediaFromChoices', { fields: ['id', 'media'] }, withIdAnd('media', removeProductMediaFromChoicesV1)),
  rule('bulkUpdateProductsProperty', { fields: ['ids', 'set'] }, (caller, { ids, set }: { ids: string[]; set: object }) =>
    bulkUpdateProductsV1(caller, ids, set),
  ),
  rule('bulkAdjustProductProperty', { fields: ['adjust', 'ids'] }, (caller, { adjust, ids }: { adjust: object; ids: string[] }) =>
    bulkAdjustProductsV1(caller, ids, adjust),
  ),

  rule('createCollection', { fields: ['collection'] }, async (caller, { collection }: { collection: object }) => ({
    collection: await createCollection(caller, collection),
  })),
  rule(
    'updateCollection',
    { fields: ['id', 'collection'], named: inCollection },
    async (caller, { id, collection }: Body & { collection: object }) => ({
      collection: await updateCollection(caller, id, collection),
    }),
  ),
  rule('deleteCollection', byId, withId(deleteCollection)),
  rule('addProductsToCollection', { fields: ['id', 'productIds'] }, withIdAnd('productIds', addProductsToCollection)),
  rule('removeProductsFromCollection', { fields: ['id', 'productIds'] }, withIdAnd('productIds', removeProductsFromCollection)),
])

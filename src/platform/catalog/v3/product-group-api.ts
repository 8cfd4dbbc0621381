/** docs/platform.md §7 "Product groups". Internal to the platform, which serves them all the same; a preview. */
import type { Caller, CallOptions } from '../../http/call'
import { STORES } from '../../http/gateway/gateway'
import { get, getComplex } from '../../http/read-call'
import { path } from '../../http/request-target'
import type { CursorQuery, Search } from '../../query/model'
import { readPage, readSearch } from '../../query/read-page'
import { type Conversion, entityIn } from '../../wire/convert'
import { ownOf } from '../../wire/record'
import { toDate } from '../../wire/scalars'
import { FIRST_PAGE_V3 } from '../first-page'
import { toMediaItem } from '../media/media-conversion'
import type { ProductGroup, ProductGroupPage, ProductGroupSearchPage } from './product-group-model'

const GROUP: Conversion = [
  [toDate, 'createdDate', 'updatedDate'],
  [toMediaItem, 'media'],
]

/** Accepted by every read of groups. */
export interface ProductGroupOptions extends CallOptions {
  /** Optional fields to return. */
  fields?: readonly 'GROUPING_CUSTOMIZATION'[]
}

/**
 * GET /v3/product-groups/{productGroupId} with the requested `fields`. Whether visitors may ask is not known: see `status` 403. Rejects with the
 * platform's code, else `HTTP_404`, when there is no such group.
 */
export const getProductGroup = (
  client: Caller,
  productGroupId: string,
  given: ProductGroupOptions = {},
): Promise<ProductGroup> => {
  const { fields, ...options } = ownOf(given)
  return client.request({
    ...get(STORES, path`/v3/product-groups/${productGroupId}`, { productGroupId, fields }, options),
    read: (body) => entityIn<ProductGroup>(body, 'productGroup', GROUP),
  })
}

/**
 * GET /v3/product-groups/query, POST when it is long. Without a query: the first 50. Resolves a page. Whether visitors may ask is not known: see
 * `status` 403.
 */
export const queryProductGroups = (
  client: Caller,
  query: CursorQuery = FIRST_PAGE_V3,
  given: ProductGroupOptions = {},
): Promise<ProductGroupPage> => {
  const { fields, ...options } = ownOf(given)
  return client.request({
    ...getComplex(STORES, '/v3/product-groups/query', { query, fields }, options),
    read: readPage<ProductGroupPage>('productGroups', GROUP),
  })
}

/**
 * GET /v3/product-groups/search, POST when it is long: free text, filter, sort and aggregations. The groups of a product are found by the filter
 * `{ 'members.productId': { $hasSome: [productId] } }`. Whether visitors may ask is not known: see `status` 403.
 */
export const searchProductGroups = (
  client: Caller,
  search: Search = {},
  given: ProductGroupOptions = {},
): Promise<ProductGroupSearchPage> => {
  const { fields, ...options } = ownOf(given)
  return client.request({
    ...getComplex(STORES, '/v3/product-groups/search', { search, fields }, options),
    read: readSearch<ProductGroupSearchPage>('productGroups', GROUP),
  })
}

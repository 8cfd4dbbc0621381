/**
 * Reads of catalog version 3 (docs/platform.md §3; paths as the platform's own SDK sends them). Amounts are decimal text in major
 * units.
 */
import type { Caller, CallOptions } from '../../http/call'
import { STORES } from '../../http/gateway/gateway'
import { get, getComplex, readByPost } from '../../http/read-call'
import { path } from '../../http/request-target'
import type { Aggregated, CursorPage, CursorQuery, Filter, Search, SearchText } from '../../query/model'
import { readCount, readPage, readSearch } from '../../query/read-page'
import { entityIn } from '../../wire/convert'
import { type JsonRecord, ownOf } from '../../wire/record'
import { FIRST_PAGE_V3 } from '../first-page'
import { PRODUCT_V3, READ_ONLY_VARIANT } from './v3-conversion'
import type { ProductV3 } from './v3-model'
import { type ProductReadOptions, productQuery, productSearch, type VariantReadOptions, variantQuery } from './v3-sent-api'
import type { ReadOnlyVariant } from './v3-variant-model'

export type { ProductReadOptions, VariantReadOptions } from './v3-sent-api'

export interface ProductPageV3 extends CursorPage {
  products: ProductV3[]
}

export interface ProductSearchPage extends ProductPageV3, Aggregated {}

export interface ReadOnlyVariantPage extends CursorPage {
  variants: ReadOnlyVariant[]
}

/**
 * GET /v3/products/{id} with the requested `fields` (§3 "Product (catalog version 3)"). Resolves the product with its variants;
 * amounts are decimal text in major units. The platform refuses every call of this file for a shop of catalog version 1. Rejects
 * with the platform's code, else `HTTP_404`, when there is no such product.
 */
export const getProductV3 = (client: Caller, id: string, given: ProductReadOptions = {}): Promise<ProductV3> => {
  const { fields, ...options } = ownOf(given)
  return client.request({ ...get(STORES, path`/v3/products/${id}`, { productId: id, fields }, options), read: readProduct })
}

/**
 * GET /v3/products/slug/{slug} with the requested `fields` (§3). As `getProductV3`, by slug: the last segment of the product
 * page's URL. Rejects with the platform's code, else `HTTP_404`, when there is no such product.
 */
export const getProductBySlugV3 = (client: Caller, slug: string, given: ProductReadOptions = {}): Promise<ProductV3> => {
  const { fields, ...options } = ownOf(given)
  return client.request({ ...get(STORES, path`/v3/products/slug/${slug}`, { slug, fields }, options), read: readProduct })
}

/**
 * GET /v3/products/query, POST when the query is long (§3). Without a query: the first 50 products. Resolves a page of products
 * without their variants: for these see `getProductV3` and `queryVariantsV3`. Amounts are decimal text in major units. Rejects
 * with `INVALID_ARGUMENT` and `violations` for a query that the platform refuses.
 */
export const queryProductsV3 = (
  client: Caller,
  query: CursorQuery = FIRST_PAGE_V3,
  options?: ProductReadOptions,
): Promise<ProductPageV3> =>
  client.request({ ...productQuery(query, options), read: readPage<ProductPageV3>('products', PRODUCT_V3) })

/**
 * GET /v3/products/search, POST when it is long (§3 "Aggregation and query"). Free text, filter, sort and aggregations. Resolves
 * a page with the aggregations in `aggregationData`. Rejects with `INVALID_ARGUMENT` and `violations` for a search that the
 * platform refuses.
 */
export const searchProductsV3 = (client: Caller, search?: Search, given: ProductReadOptions = {}): Promise<ProductSearchPage> => {
  const { fields, ...options } = ownOf(given)
  return client.request({
    ...productSearch(search, { fields, ...options }),
    read: readSearch<ProductSearchPage>('products', PRODUCT_V3),
  })
}

/**
 * GET /v3/products/count, POST when it is long (§3). Resolves the number of visible products, or of all with
 * `returnNonVisibleProducts`, which needs an elevated client. Rejects with `INVALID_ARGUMENT` and `violations` for a filter that
 * the platform refuses.
 */
export const countProductsV3 = (
  client: Caller,
  {
    filter,
    search,
    returnNonVisibleProducts,
    ...options
  }: CallOptions & { filter?: Filter; search?: SearchText; returnNonVisibleProducts?: boolean } = {},
): Promise<number> =>
  client.request({
    ...getComplex(STORES, '/v3/products/count', { filter, search, returnNonVisibleProducts }, options),
    read: readCount,
  })

/**
 * GET /v3/all-products-category (§3). Resolves the id of the category that contains every product, and the reference of its tree.
 * Rejects with `status` 403.
 */
export const getAllProductsCategory = (
  client: Caller,
  options?: CallOptions,
): Promise<{ categoryId: string; treeReference?: { appNamespace?: string; treeKey?: string | null } }> =>
  client.request(get(STORES, '/v3/all-products-category', {}, options))

/**
 * POST /v3/products/query-variants, a read (§3; not among the recorded calls). Resolves a page of variants of all products;
 * amounts are decimal text in major units. Rejects with `INVALID_ARGUMENT` and `violations` for a query that the platform
 * refuses.
 */
export const queryVariantsV3 = (
  client: Caller,
  query: CursorQuery = FIRST_PAGE_V3,
  options?: VariantReadOptions,
): Promise<ReadOnlyVariantPage> =>
  client.request({ ...variantQuery(query, options), read: readPage<ReadOnlyVariantPage>('variants', READ_ONLY_VARIANT) })

/**
 * POST /v3/products/search-variants, a read (§3; not among the recorded calls). As `queryVariantsV3`, with free text and
 * aggregations. Rejects with `INVALID_ARGUMENT` and `violations` for a search that the platform refuses.
 */
export const searchVariantsV3 = (
  client: Caller,
  search?: Search,
  given: VariantReadOptions = {},
): Promise<ReadOnlyVariantPage & Aggregated> => {
  const { fields, ...options } = ownOf(given)
  return client.request({
    ...readByPost(STORES, '/v3/products/search-variants', { search, fields }, options),
    read: readSearch<ReadOnlyVariantPage & Aggregated>('variants', READ_ONLY_VARIANT),
  })
}

const readProduct = (body: JsonRecord): ProductV3 => entityIn(body, 'product', PRODUCT_V3)

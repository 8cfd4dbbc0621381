/** Products of catalog version 3 as the platform sends them: unconverted, for callers that validate responses themselves. */
import type { Caller, CallOptions } from '../../http/call'
import { STORES } from '../../http/gateway/gateway'
import { getComplex, readByPost } from '../../http/read-call'
import type { CursorQuery, Search } from '../../query/model'
import type { JsonRecord } from '../../wire/record'
import type { ProductField, VariantField } from './v3-constants'

/** Accepted by every read of products. */
export interface ProductReadOptions extends CallOptions {
  /** Optional fields to return, for example `['CURRENCY', 'URL']`. */
  fields?: readonly ProductField[]
}

/** Accepted by every read of standalone variants. */
export interface VariantReadOptions extends CallOptions {
  fields?: readonly VariantField[]
}

export const PRODUCT_QUERY_V3 = '/v3/products/query'

/** The call of every product query of version 3. */
export const productQuery = (query: CursorQuery, { fields, ...options }: ProductReadOptions = {}) =>
  getComplex(STORES, PRODUCT_QUERY_V3, { query, fields }, options)

/** As `queryProductsV3` (§3), but resolves the unconverted body of the response. */
export const queryProductsV3AsSent = (client: Caller, query: CursorQuery, options?: ProductReadOptions): Promise<JsonRecord> =>
  client.request(productQuery(query, options))

/** The call of every query of standalone variants. */
export const variantQuery = (query: CursorQuery, { fields, ...options }: VariantReadOptions = {}) =>
  readByPost(STORES, '/v3/products/query-variants', { query, fields }, options)

/** As `queryVariantsV3` (§3), but resolves the unconverted body of the response. */
export const queryVariantsV3AsSent = (client: Caller, query: CursorQuery, options?: VariantReadOptions): Promise<JsonRecord> =>
  client.request(variantQuery(query, options))

export const productSearch = (search: Search | undefined, { fields, ...options }: ProductReadOptions = {}) =>
  getComplex(STORES, '/v3/products/search', { search, fields }, options)

/** As `searchProductsV3`, but resolves the unconverted body of the response. */
export const searchProductsV3AsSent = (client: Caller, search: Search, options?: ProductReadOptions): Promise<JsonRecord> =>
  client.request(productSearch(search, options))

/** Products of catalog version 1 as the platform sends them: unconverted, for callers that validate responses themselves. */
import type { Caller, CallOptions } from '../../http/call'
import { STORES_READER } from '../../http/gateway/gateway'
import { getComplex } from '../../http/read-call'
import type { OffsetQuery } from '../../query/model'
import type { JsonRecord } from '../../wire/record'

export const PRODUCT_QUERY_V1 = '/v1/products/query-platformized'

/** The call of every product query of version 1. */
export const productQuery = (query: OffsetQuery, options?: CallOptions) =>
  getComplex(STORES_READER, PRODUCT_QUERY_V1, { query }, options)

/** As `queryProductsV1` (§7), but resolves the unconverted body of the response. */
export const queryProductsAsSent = (client: Caller, query: OffsetQuery, options?: CallOptions): Promise<JsonRecord> =>
  client.request(productQuery(query, options))

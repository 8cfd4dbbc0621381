/** Products of catalog version 1 as sent: unconverted, for callers that validate replies themselves. */
import type { Caller, CallOptions } from '../../http/call'
import { STORES_READER } from '../../http/gateway/gateway'
import { getComplex } from '../../http/read-call'
import type { OffsetQuery } from '../../query/model'
import type { JsonRecord } from '../../wire/record'

/** The call behind every product query of version 1. */
export const productQuery = (query: OffsetQuery, options?: CallOptions) =>
  getComplex(STORES_READER, '/v1/products/query-platformized', { query }, options)

/** As `queryProductsV1` (§7), the reply's body as it came. */
export const queryProductsAsSent = (client: Caller, query: OffsetQuery, options?: CallOptions): Promise<JsonRecord> =>
  client.request(productQuery(query, options))

/** docs/platform.md §7 "Products, read" (catalog version 1). Prices are numbers in major units of the product's currency. */

import type { Caller, CallOptions } from '../../http/call'
import { STORES_READER } from '../../http/gateway/gateway'
import { get, readByPost } from '../../http/read-call'
import { path } from '../../http/request-target'
import type { OffsetQuery } from '../../query/model'
import { readPage } from '../../query/read-page'
import { entityIn } from '../../wire/convert'
import type { Paging } from '../../wire/primitives'
import { ownOf } from '../../wire/record'
import { FIRST_PAGE } from '../first-page'
import { PRODUCT, VARIANT } from './v1-conversion'
import type { ProductPageV1, ProductV1, VariantPageV1 } from './v1-model'
import { productQuery } from './v1-sent-api'

/** Narrows a query of one product's variants. */
export interface VariantQueryOptions extends CallOptions {
  /** Option name → choice description. */
  choices?: Record<string, string>
  variantIds?: readonly string[]
  paging?: Paging
  /** Includes costs and profits; needs an elevated client. */
  includeMerchantSpecificData?: boolean
}

/**
 * GET /v1/products/{id} (§7). Resolves the product: prices as numbers in major units of its currency, dates as `Date`. Rejects
 * with the platform's code, else `HTTP_404`, when there is no such product.
 */
export const getProductV1 = (
  client: Caller,
  id: string,
  { includeMerchantSpecificData, ...options }: CallOptions & { includeMerchantSpecificData?: boolean } = {},
): Promise<ProductV1> =>
  client.request({
    ...get(STORES_READER, path`/v1/products/${id}`, { id, includeMerchantSpecificData }, options),
    read: (body) => entityIn<ProductV1>(body, 'product', PRODUCT),
  })

/**
 * GET /v1/products/query-platformized, POST when the query is long (§7). Without a query: the first 50 products. Resolves a page;
 * prices are numbers in major units. Rejects with `INVALID_ARGUMENT` and `violations` for a query that the platform refuses.
 */
export const queryProductsV1 = (client: Caller, query: OffsetQuery = FIRST_PAGE, options?: CallOptions): Promise<ProductPageV1> =>
  client.request({ ...productQuery(query, options), read: readPage<ProductPageV1>('products', PRODUCT) })

/**
 * POST /v1/products/{id}/variants/query, a read (§7). `choices` or `variantIds` narrow it. Resolves a page; prices are numbers in
 * major units, weights are in the shop's unit. Rejects with the platform's code, else `HTTP_404`, when there is no such product.
 */
export const getProductVariantsV1 = (client: Caller, id: string, given: VariantQueryOptions = {}): Promise<VariantPageV1> => {
  const { signal, timeoutMs, ...narrow } = ownOf(given)
  return client.request({
    ...readByPost(STORES_READER, path`/v1/products/${id}/variants/query`, { id, ...narrow }, { signal, timeoutMs }),
    read: readPage<VariantPageV1>('variants', VARIANT),
  })
}

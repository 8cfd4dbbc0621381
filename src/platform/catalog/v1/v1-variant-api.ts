/** docs/platform.md §7 "Products, read" (catalog version 1): choices and variants. */
import type { Caller, CallOptions } from '../../http/call'
import { STORES_READER } from '../../http/gateway/gateway'
import { get, readByPost } from '../../http/read-call'
import { path } from '../../http/request-target'
import type { OffsetQuery } from '../../query/model'
import { readPage } from '../../query/read-page'
import { type Conversion, convert, entityIn } from '../../wire/convert'
import { toNumber } from '../../wire/scalars'
import { toMediaItem } from '../media/media-conversion'
import type { OptionsAvailability, StoreVariant, StoreVariantPage } from './v1-variant-model'

const AVAILABILITY: Conversion = [
  [toNumber, 'selectedVariant.weight', 'selectedVariant.price.*', 'selectedVariant.convertedPriceData.*'],
]
const STORE_VARIANT: Conversion = [[toMediaItem, 'media']]

/**
 * POST /v1/products/{id}/productOptionsAvailability, a read (§7). Resolves stock and prices (numbers in major units) for
 * `choices` (option name → choice). Rejects with the platform's code, else `HTTP_404`, when there is no such product.
 */
export const getProductOptionsAvailabilityV1 = (
  client: Caller,
  id: string,
  choices: Record<string, string>,
  options?: CallOptions,
): Promise<OptionsAvailability> =>
  client.request({
    ...readByPost(STORES_READER, path`/v1/products/${id}/productOptionsAvailability`, { id, options: choices }, options),
    read: (body) => convert<OptionsAvailability>(body, AVAILABILITY),
  })

/**
 * POST /v1/variants/query, a read (§7). Resolves a page of variants of all products; without a query, the platform's default
 * first page. Rejects with `INVALID_ARGUMENT` and `violations` for a query that the platform refuses.
 */
export const queryStoreVariantsV1 = (client: Caller, query?: OffsetQuery, options?: CallOptions): Promise<StoreVariantPage> =>
  client.request({
    ...readByPost(STORES_READER, '/v1/variants/query', { query }, options),
    read: readPage<StoreVariantPage>('variants', STORE_VARIANT),
  })

/**
 * GET /v1/variants/{id} (§7). `id` is `productId-variantId`. Resolves the variant. Rejects with the platform's code, else
 * `HTTP_404`, when there is none.
 */
export const getStoreVariantV1 = (client: Caller, id: string, options?: CallOptions): Promise<StoreVariant> =>
  client.request({
    ...get(STORES_READER, path`/v1/variants/${id}`, { id }, options),
    read: (body) => entityIn<StoreVariant>(body, 'variant', STORE_VARIANT),
  })

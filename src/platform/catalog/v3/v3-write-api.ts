/** Catalog version 3, written. Needs an elevated client (docs/platform.md §6). */
import type { Caller, CallOptions } from '../../http/call'
import { STORES } from '../../http/gateway/gateway'
import { path } from '../../http/request-target'
import { convert, entityIn } from '../../wire/convert'
import type { JsonRecord } from '../../wire/record'
import type { ProductField } from './v3-constants'
import { PRODUCT_V3, PRODUCT_V3_REQUEST } from './v3-conversion'
import type { ProductV3 } from './v3-model'

/** What becomes a product; the platform names what is missing (`VALIDATION` errors with their fields). */
export type NewProductV3 = Omit<ProductV3, 'id' | 'revision' | 'createdDate' | 'updatedDate'>

interface WriteOptions extends CallOptions {
  /** What the reply brings beyond the plain product. */
  fields?: readonly ProductField[]
}

/**
 * POST /v3/products with `{ product, fields }` (§3). At least a name, a type and one variant with a price (decimal text, major units).
 * Resolves the product as it was made. Rejects with `INVALID_ARGUMENT` and `violations` for what the platform refuses, `HTTP_403`
 * without the permission.
 */
export const createProductV3 = (
  client: Caller,
  product: NewProductV3,
  { fields, ...options }: WriteOptions = {},
): Promise<ProductV3> =>
  client.request({
    ...options,
    service: STORES,
    method: 'POST',
    path: '/v3/products',
    body: { product: convert(product, PRODUCT_V3_REQUEST), fields },
    read: readProduct,
  })

/**
 * PATCH /v3/products/{id} with `{ product, fields }` (§3; not among the recorded calls). The members that are given replace the ones
 * there. `revision` is the one that was read: an older one is refused, so that concurrent changes are not lost. Rejects with `INVALID_ARGUMENT`
 * and `violations` for what the platform refuses, `HTTP_403` without the permission, the platform's code or `HTTP_404` where there is
 * none.
 */
export const updateProductV3 = (
  client: Caller,
  id: string,
  product: Partial<NewProductV3> & { revision: string },
  { fields, ...options }: WriteOptions = {},
): Promise<ProductV3> =>
  client.request({
    ...options,
    service: STORES,
    method: 'PATCH',
    path: path`/v3/products/${id}`,
    body: { product: { ...convert<JsonRecord>(product, PRODUCT_V3_REQUEST), id }, fields },
    read: readProduct,
  })

/**
 * DELETE /v3/products/{id}, with its variants (§3; not among the recorded calls). Resolves nothing. Rejects with `INVALID_ARGUMENT` and
 * `violations` for what the platform refuses, `HTTP_403` without the permission, the platform's code or `HTTP_404` where there is none.
 */
export const deleteProductV3 = (client: Caller, id: string, options?: CallOptions): Promise<void> =>
  client.request<void>({
    ...options,
    service: STORES,
    method: 'DELETE',
    path: path`/v3/products/${id}`,
    query: { productId: id },
    read: () => {},
  })

const readProduct = (body: JsonRecord): ProductV3 => entityIn(body, 'product', PRODUCT_V3)

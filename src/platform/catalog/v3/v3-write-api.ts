/** Writes of catalog version 3. They need an elevated client (docs/platform.md §6). */
import type { Caller, CallOptions } from '../../http/call'
import { STORES } from '../../http/gateway/gateway'
import { path } from '../../http/request-target'
import { convert, entityIn } from '../../wire/convert'
import { type JsonRecord, ownOf } from '../../wire/record'
import type { ProductField } from './v3-constants'
import { PRODUCT_V3, PRODUCT_V3_REQUEST } from './v3-conversion'
import type { ProductV3 } from './v3-model'

/** A product to create; the platform refuses missing fields with `VALIDATION` errors that name them. */
export type NewProductV3 = Omit<ProductV3, 'id' | 'revision' | 'createdDate' | 'updatedDate'>

interface WriteOptions extends CallOptions {
  /** Optional fields to return. */
  fields?: readonly ProductField[]
}

/**
 * POST /v3/products with `{ product, fields }` (§3). The product needs at least a name, a type and one variant with a price
 * (decimal text in major units). Resolves the created product. Rejects with `INVALID_ARGUMENT` and `violations` for fields that
 * the platform refuses, and with `status` 403 without the permission.
 */
export const createProductV3 = (client: Caller, product: NewProductV3, given: WriteOptions = {}): Promise<ProductV3> => {
  const { fields, ...options } = ownOf(given)
  return client.request({
    ...options,
    service: STORES,
    method: 'POST',
    path: '/v3/products',
    body: { product: convert(product, PRODUCT_V3_REQUEST), fields },
    read: readProduct,
  })
}

/**
 * PATCH /v3/products/{id} with `{ product, fields }` (§3; not among the recorded calls). The given members replace the current
 * ones. `revision` is that of the product that was read: the platform refuses an older one, so that concurrent changes are not
 * lost. Resolves the product. Rejects with `INVALID_ARGUMENT` and `violations` for fields that the platform refuses, `status` 403
 * without the permission, and the platform's code or `HTTP_404` when there is no such product.
 */
export const updateProductV3 = (
  client: Caller,
  id: string,
  product: Partial<NewProductV3> & { revision: string },
  given: WriteOptions = {},
): Promise<ProductV3> => {
  const { fields, ...options } = ownOf(given)
  return client.request({
    ...options,
    service: STORES,
    method: 'PATCH',
    path: path`/v3/products/${id}`,
    body: { product: { ...convert<JsonRecord>(product, PRODUCT_V3_REQUEST), id }, fields },
    read: readProduct,
  })
}

/**
 * DELETE /v3/products/{id} (§3; not among the recorded calls). Deletes the product and its variants. Resolves nothing. Rejects
 * with `INVALID_ARGUMENT` and `violations` for a request that the platform refuses, `status` 403 without the permission, and the
 * platform's code or `HTTP_404` when there is no such product.
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

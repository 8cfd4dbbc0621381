/** docs/platform.md §7 "Products and collections, write" (catalog version 1): products. They need an elevated client (§6). */
import type { Caller, CallOptions } from '../../http/call'
import { path } from '../../http/request-target'
import { entitiesIn, entityIn } from '../../wire/convert'
import type { JsonRecord } from '../../wire/record'
import { PRODUCT, VARIANT } from './v1-conversion'
import type { ProductV1, VariantV1 } from './v1-model'
import { nothing, remove, write } from './v1-write-call'
import type { AdjustProperties, BulkResponse, NewProductV1, SetProperties, VariantOverride } from './v1-write-model'

/**
 * POST /v1/products with `{ product }` (§7). Prices are numbers in major units. Resolves the created product. Not retried after a
 * lost response: the product may exist then. Rejects with `INVALID_ARGUMENT` and `violations` for fields that the platform
 * refuses, and with `status` 403 without the permission.
 */
export const createProductV1 = (client: Caller, product: NewProductV1, options?: CallOptions): Promise<ProductV1> =>
  client.request({ ...write('POST', '/v1/products', { product }, options), read: readProduct })

/**
 * PATCH /v1/products/{id} with `{ product }` (§7). The given members replace the current ones. Resolves the whole product.
 * Rejects with `INVALID_ARGUMENT` and `violations` for fields that the platform refuses, `status` 403 without the permission, and
 * the platform's code or `HTTP_404` when there is no such product.
 */
export const updateProductV1 = (client: Caller, id: string, product: NewProductV1, options?: CallOptions): Promise<ProductV1> =>
  client.request({ ...write('PATCH', path`/v1/products/${id}`, { product: { ...product, id } }, options), read: readProduct })

/**
 * DELETE /v1/products/{id} (§7). Resolves nothing. Rejects with `INVALID_ARGUMENT` and `violations` for a request that the
 * platform refuses, `status` 403 without the permission, and the platform's code or `HTTP_404` when there is no such product.
 */
export const deleteProductV1 = (client: Caller, id: string, options?: CallOptions): Promise<void> =>
  client.request(remove(path`/v1/products/${id}`, id, options))

/**
 * PATCH /v1/products/{id}/variants with `{ id, variants }` (§7). Overrides price, cost, weight, … of the product for variants
 * given by choices or ids; prices are numbers in major units. Resolves the changed variants. Rejects with `INVALID_ARGUMENT` and
 * `violations` for fields that the platform refuses, `status` 403 without the permission, and the platform's code or `HTTP_404`
 * when there is no such product.
 */
export const updateProductVariantsV1 = (
  client: Caller,
  id: string,
  variants: readonly VariantOverride[],
  options?: CallOptions,
): Promise<{ variants: VariantV1[] }> =>
  client.request({
    ...write('PATCH', path`/v1/products/${id}/variants`, { id, variants }, options),
    read: (body) => ({ ...body, variants: entitiesIn<VariantV1>(body, 'variants', VARIANT) }),
  })

/**
 * POST /v1/products/{id}/variants/resetToDefault (§7). Removes every override of variants. Resolves nothing. Rejects with
 * `INVALID_ARGUMENT` and `violations` for a request that the platform refuses, `status` 403 without the permission, and the
 * platform's code or `HTTP_404` when there is no such product.
 */
export const resetProductVariantsV1 = (client: Caller, id: string, options?: CallOptions): Promise<void> =>
  client.request<void>({ ...write('POST', path`/v1/products/${id}/variants/resetToDefault`, { id }, options), read: nothing })

/**
 * DELETE /v1/products/{id}/options (§7). Deletes the options of the product and their variants. Resolves nothing. Rejects with
 * `INVALID_ARGUMENT` and `violations` for a request that the platform refuses, `status` 403 without the permission, and the
 * platform's code or `HTTP_404` when there is no such product.
 */
export const deleteProductOptionsV1 = (client: Caller, id: string, options?: CallOptions): Promise<void> =>
  client.request(remove(path`/v1/products/${id}/options`, id, options))

/**
 * POST /v1/products/{id}/remove-brand (§7). Resolves nothing. Rejects with `INVALID_ARGUMENT` and `violations` for a request that
 * the platform refuses, `status` 403 without the permission, and the platform's code or `HTTP_404` when there is no such product.
 */
export const removeProductBrandV1 = (client: Caller, id: string, options?: CallOptions): Promise<void> =>
  client.request<void>({ ...write('POST', path`/v1/products/${id}/remove-brand`, { id }, options), read: nothing })

/**
 * POST /v1/products/{id}/remove-ribbon (§7). Resolves nothing. Rejects with `INVALID_ARGUMENT` and `violations` for a request
 * that the platform refuses, `status` 403 without the permission, and the platform's code or `HTTP_404` when there is no such
 * product.
 */
export const removeProductRibbonV1 = (client: Caller, id: string, options?: CallOptions): Promise<void> =>
  client.request<void>({ ...write('POST', path`/v1/products/${id}/remove-ribbon`, { id }, options), read: nothing })

/**
 * POST /v1/bulk/products/update with `{ ids, set }` (§7). Sets the same members on each product; prices are numbers in major
 * units. Resolves one result per product; check each, since the call succeeds even when single products fail. Rejects with
 * `INVALID_ARGUMENT` and `violations` for fields that the platform refuses, and with `status` 403 without the permission.
 */
export const bulkUpdateProductsV1 = (
  client: Caller,
  ids: readonly string[],
  set: SetProperties,
  options?: CallOptions,
): Promise<BulkResponse> =>
  client.request({ ...write('POST', '/v1/bulk/products/update', { ids, set }, options), read: readBulk })

/**
 * POST /v1/bulk/products/adjust-properties with `{ adjust, ids }` (§7). Changes price, cost or weight of each product by a fixed
 * amount (major units) or by a percentage. Resolves one result per product. Rejects with `INVALID_ARGUMENT` and `violations` for
 * fields that the platform refuses, and with `status` 403 without the permission.
 */
export const bulkAdjustProductsV1 = (
  client: Caller,
  ids: readonly string[],
  adjust: AdjustProperties,
  options?: CallOptions,
): Promise<BulkResponse> =>
  client.request({ ...write('POST', '/v1/bulk/products/adjust-properties', { adjust, ids }, options), read: readBulk })

const readProduct = (body: JsonRecord): ProductV1 => entityIn(body, 'product', PRODUCT)
const readBulk = (body: JsonRecord): BulkResponse => ({ ...body, results: entitiesIn(body, 'results') })

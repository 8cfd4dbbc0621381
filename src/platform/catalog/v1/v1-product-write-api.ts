/** docs/platform.md §7 "Products and collections, write" (catalog version 1): products. Needs an elevated client (§6). */
import type { Caller, CallOptions } from '../../http/call'
import { path } from '../../http/request-target'
import { entitiesIn, entityIn } from '../../wire/convert'
import type { JsonRecord } from '../../wire/record'
import { PRODUCT, VARIANT } from './v1-conversion'
import type { ProductV1, VariantV1 } from './v1-model'
import { nothing, remove, write } from './v1-write-call'
import type { AdjustProperties, BulkResponse, NewProductV1, SetProperties, VariantOverride } from './v1-write-model'

/**
 * POST /v1/products with `{ product }` (§7). Numbers in major units. Resolves the product as it was made. Sent once: an answer lost on
 * the way leaves the product there. Rejects with `INVALID_ARGUMENT` and `violations` for what the platform refuses, `HTTP_403` without
 * the permission.
 */
export const createProductV1 = (client: Caller, product: NewProductV1, options?: CallOptions): Promise<ProductV1> =>
  client.request({ ...write('POST', '/v1/products', { product }, options), read: readProduct })

/**
 * PATCH /v1/products/{id} with `{ product }` (§7). The members that are given replace the ones there. Resolves the whole product.
 * Rejects with `INVALID_ARGUMENT` and `violations` for what the platform refuses, `HTTP_403` without the permission, the platform's code
 * or `HTTP_404` where there is none.
 */
export const updateProductV1 = (client: Caller, id: string, product: NewProductV1, options?: CallOptions): Promise<ProductV1> =>
  client.request({ ...write('PATCH', path`/v1/products/${id}`, { product: { ...product, id } }, options), read: readProduct })

/**
 * DELETE /v1/products/{id} (§7). Resolves nothing. Rejects with `INVALID_ARGUMENT` and `violations` for what the platform refuses,
 * `HTTP_403` without the permission, the platform's code or `HTTP_404` where there is none.
 */
export const deleteProductV1 = (client: Caller, id: string, options?: CallOptions): Promise<void> =>
  client.request(remove(path`/v1/products/${id}`, id, options))

/**
 * PATCH /v1/products/{id}/variants with `{ id, variants }` (§7). Overrides the product's own price, cost, weight, … by choices or by
 * ids; numbers in major units. Resolves the variants concerned. Rejects with `INVALID_ARGUMENT` and `violations` for what the platform
 * refuses, `HTTP_403` without the permission, the platform's code or `HTTP_404` where there is none.
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
 * POST /v1/products/{id}/variants/resetToDefault (§7). Takes every override away. Resolves nothing. Rejects with `INVALID_ARGUMENT` and
 * `violations` for what the platform refuses, `HTTP_403` without the permission, the platform's code or `HTTP_404` where there is none.
 */
export const resetProductVariantsV1 = (client: Caller, id: string, options?: CallOptions): Promise<void> =>
  client.request<void>({ ...write('POST', path`/v1/products/${id}/variants/resetToDefault`, { id }, options), read: nothing })

/**
 * DELETE /v1/products/{id}/options, with the variants they made (§7). Resolves nothing. Rejects with `INVALID_ARGUMENT` and `violations`
 * for what the platform refuses, `HTTP_403` without the permission, the platform's code or `HTTP_404` where there is none.
 */
export const deleteProductOptionsV1 = (client: Caller, id: string, options?: CallOptions): Promise<void> =>
  client.request(remove(path`/v1/products/${id}/options`, id, options))

/**
 * POST /v1/products/{id}/remove-brand (§7). Resolves nothing. Rejects with `INVALID_ARGUMENT` and `violations` for what the platform
 * refuses, `HTTP_403` without the permission, the platform's code or `HTTP_404` where there is none.
 */
export const removeProductBrandV1 = (client: Caller, id: string, options?: CallOptions): Promise<void> =>
  client.request<void>({ ...write('POST', path`/v1/products/${id}/remove-brand`, { id }, options), read: nothing })

/**
 * POST /v1/products/{id}/remove-ribbon (§7). Resolves nothing. Rejects with `INVALID_ARGUMENT` and `violations` for what the platform
 * refuses, `HTTP_403` without the permission, the platform's code or `HTTP_404` where there is none.
 */
export const removeProductRibbonV1 = (client: Caller, id: string, options?: CallOptions): Promise<void> =>
  client.request<void>({ ...write('POST', path`/v1/products/${id}/remove-ribbon`, { id }, options), read: nothing })

/**
 * POST /v1/bulk/products/update with `{ ids, set }` (§7). Sets the same members on each; numbers in major units. Resolves a result for
 * each: look at them, the call succeeds even where products failed. Rejects with `INVALID_ARGUMENT` and `violations` for what the
 * platform refuses, `HTTP_403` without the permission.
 */
export const bulkUpdateProductsV1 = (
  client: Caller,
  ids: readonly string[],
  set: SetProperties,
  options?: CallOptions,
): Promise<BulkResponse> =>
  client.request({ ...write('POST', '/v1/bulk/products/update', { ids, set }, options), read: readBulk })

/**
 * POST /v1/bulk/products/adjust-properties with `{ adjust, ids }` (§7). Changes prices, costs or weights of each by an amount (major
 * units) or by per cent. Resolves a result for each. Rejects with `INVALID_ARGUMENT` and `violations` for what the platform refuses,
 * `HTTP_403` without the permission.
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

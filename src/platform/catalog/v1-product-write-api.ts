/** Specification §7 "Products and collections, write" (catalog version 1): products. Needs an elevated client (§6). */
import type { Caller, CallOptions } from '../http/call'
import { path } from '../http/request-target'
import { entitiesIn, entityIn } from '../wire/convert'
import type { JsonRecord } from '../wire/record'
import { PRODUCT, VARIANT } from './v1-conversion'
import type { Product, Variant } from './v1-model'
import { nothing, remove, write } from './v1-write-call'
import type { AdjustProperties, BulkResponse, NewProduct, SetProperties, VariantOverride } from './v1-write-model'

/** POST /v1/products. Resolves the product as it was made. Sent once: an answer lost on the way leaves the product there. */
export const createProduct = (client: Caller, product: NewProduct, options?: CallOptions): Promise<Product> =>
  client.request({ ...write('POST', '/v1/products', { product }, options), read: readProduct })

/** PATCH /v1/products/{id}: the members that are given replace the ones there. Resolves the whole product. */
export const updateProduct = (client: Caller, id: string, product: NewProduct, options?: CallOptions): Promise<Product> =>
  client.request({ ...write('PATCH', path`/v1/products/${id}`, { product: { ...product, id } }, options), read: readProduct })

/** DELETE /v1/products/{id}. */
export const deleteProduct = (client: Caller, id: string, options?: CallOptions): Promise<void> =>
  client.request(remove(path`/v1/products/${id}`, id, options))

/** PATCH /v1/products/{id}/variants: overrides of the product's own price, cost, weight, … by choices or by ids. Resolves the variants concerned. */
export const updateProductVariants = (
  client: Caller,
  id: string,
  variants: readonly VariantOverride[],
  options?: CallOptions,
): Promise<{ variants: Variant[] }> =>
  client.request({
    ...write('PATCH', path`/v1/products/${id}/variants`, { id, variants }, options),
    read: (body) => ({ ...body, variants: entitiesIn<Variant>(body, 'variants', VARIANT) }),
  })

/** POST /v1/products/{id}/variants/resetToDefault: takes every override away. */
export const resetProductVariants = (client: Caller, id: string, options?: CallOptions): Promise<void> =>
  client.request<void>({ ...write('POST', path`/v1/products/${id}/variants/resetToDefault`, { id }, options), read: nothing })

/** DELETE /v1/products/{id}/options, with the variants they made. */
export const deleteProductOptions = (client: Caller, id: string, options?: CallOptions): Promise<void> =>
  client.request(remove(path`/v1/products/${id}/options`, id, options))

/** POST /v1/products/{id}/remove-brand. */
export const removeProductBrand = (client: Caller, id: string, options?: CallOptions): Promise<void> =>
  client.request<void>({ ...write('POST', path`/v1/products/${id}/remove-brand`, { id }, options), read: nothing })

/** POST /v1/products/{id}/remove-ribbon. */
export const removeProductRibbon = (client: Caller, id: string, options?: CallOptions): Promise<void> =>
  client.request<void>({ ...write('POST', path`/v1/products/${id}/remove-ribbon`, { id }, options), read: nothing })

/** POST /v1/bulk/products/update: sets the same members on each of `ids`. */
export const bulkUpdateProducts = (
  client: Caller,
  ids: readonly string[],
  set: SetProperties,
  options?: CallOptions,
): Promise<BulkResponse> =>
  client.request({ ...write('POST', '/v1/bulk/products/update', { ids, set }, options), read: readBulk })

/** POST /v1/bulk/products/adjust-properties: changes prices, costs or weights of each of `ids` by an amount or by per cent. */
export const bulkAdjustProducts = (
  client: Caller,
  ids: readonly string[],
  adjust: AdjustProperties,
  options?: CallOptions,
): Promise<BulkResponse> =>
  client.request({ ...write('POST', '/v1/bulk/products/adjust-properties', { adjust, ids }, options), read: readBulk })

const readProduct = (body: JsonRecord): Product => entityIn(body, 'product', PRODUCT)
const readBulk = (body: JsonRecord): BulkResponse => ({ ...body, results: entitiesIn(body, 'results') })

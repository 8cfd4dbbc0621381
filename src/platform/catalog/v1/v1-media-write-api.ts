/**
 * docs/platform.md §7 "Products and collections, write" (catalog version 1): media of products. They need an elevated client
 * (§6).
 */
import type { Caller, CallOptions } from '../../http/call'
import { path } from '../../http/request-target'
import { nothing, write } from './v1-write-call'
import type { ChoiceMedia, NewMedia } from './v1-write-model'

/**
 * POST /v1/products/{id}/media with `{ id, media }` (§7). Appends the media; files given by `url` appear once the platform has
 * fetched them. Resolves nothing. Rejects with `INVALID_ARGUMENT` and `violations` for fields that the platform refuses,
 * `status` 403 without the permission, and the platform's code or `HTTP_404` when there is no such product.
 */
export const addProductMediaV1 = (client: Caller, id: string, media: readonly NewMedia[], options?: CallOptions): Promise<void> =>
  client.request<void>({ ...write('POST', path`/v1/products/${id}/media`, { id, media }, options), read: nothing })

/**
 * POST /v1/products/{id}/media/delete with `{ id, mediaIds }` (§7). Without `mediaIds` it removes all media. Resolves nothing.
 * Rejects with `INVALID_ARGUMENT` and `violations` for fields that the platform refuses, `status` 403 without the permission, and
 * the platform's code or `HTTP_404` when there is no such product.
 */
export const removeProductMediaV1 = (
  client: Caller,
  id: string,
  mediaIds?: readonly string[],
  options?: CallOptions,
): Promise<void> =>
  client.request<void>({ ...write('POST', path`/v1/products/${id}/media/delete`, { id, mediaIds }, options), read: nothing })

/**
 * PATCH /v1/products/{id}/choices/media with `{ id, media }` (§7). Assigns media of the product to choices. Resolves nothing.
 * Rejects with `INVALID_ARGUMENT` and `violations` for fields that the platform refuses, `status` 403 without the permission, and
 * the platform's code or `HTTP_404` when there is no such product.
 */
export const addProductMediaToChoicesV1 = (
  client: Caller,
  id: string,
  media: readonly ChoiceMedia[],
  options?: CallOptions,
): Promise<void> =>
  client.request<void>({ ...write('PATCH', path`/v1/products/${id}/choices/media`, { id, media }, options), read: nothing })

/**
 * POST /v1/products/{id}/choices/media/delete with `{ id, media }` (§7). Removes the media from choices, not from the product.
 * Resolves nothing. Rejects with `INVALID_ARGUMENT` and `violations` for fields that the platform refuses, `status` 403 without the
 * permission, and the platform's code or `HTTP_404` when there is no such product.
 */
export const removeProductMediaFromChoicesV1 = (
  client: Caller,
  id: string,
  media: readonly ChoiceMedia[],
  options?: CallOptions,
): Promise<void> =>
  client.request<void>({ ...write('POST', path`/v1/products/${id}/choices/media/delete`, { id, media }, options), read: nothing })

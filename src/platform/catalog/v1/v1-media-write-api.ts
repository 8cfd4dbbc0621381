/** docs/platform.md §7 "Products and collections, write" (catalog version 1): a product's media. Needs an elevated client (§6). */
import type { Caller, CallOptions } from '../../http/call'
import { path } from '../../http/request-target'
import { nothing, write } from './v1-write-call'
import type { ChoiceMedia, NewMedia } from './v1-write-model'

/**
 * POST /v1/products/{id}/media with `{ id, media }` (§7). Adds behind the media there; files named by `url` appear once the platform has
 * fetched them. Resolves nothing. Rejects with `INVALID_ARGUMENT` and `violations` for what the platform refuses, `HTTP_403` without the
 * permission, the platform's code or `HTTP_404` where there is none.
 */
export const addProductMediaV1 = (client: Caller, id: string, media: readonly NewMedia[], options?: CallOptions): Promise<void> =>
  client.request<void>({ ...write('POST', path`/v1/products/${id}/media`, { id, media }, options), read: nothing })

/**
 * POST /v1/products/{id}/media/delete with `{ id, mediaIds }` (§7). Without `mediaIds`: all of them. Resolves nothing. Rejects with
 * `INVALID_ARGUMENT` and `violations` for what the platform refuses, `HTTP_403` without the permission, the platform's code or
 * `HTTP_404` where there is none.
 */
export const removeProductMediaV1 = (
  client: Caller,
  id: string,
  mediaIds?: readonly string[],
  options?: CallOptions,
): Promise<void> =>
  client.request<void>({ ...write('POST', path`/v1/products/${id}/media/delete`, { id, mediaIds }, options), read: nothing })

/**
 * PATCH /v1/products/{id}/choices/media with `{ id, media }` (§7). Shows media of the product when a choice is made. Resolves nothing.
 * Rejects with `INVALID_ARGUMENT` and `violations` for what the platform refuses, `HTTP_403` without the permission, the platform's code
 * or `HTTP_404` where there is none.
 */
export const addProductMediaToChoicesV1 = (
  client: Caller,
  id: string,
  media: readonly ChoiceMedia[],
  options?: CallOptions,
): Promise<void> =>
  client.request<void>({ ...write('PATCH', path`/v1/products/${id}/choices/media`, { id, media }, options), read: nothing })

/**
 * POST /v1/products/{id}/choices/media/delete with `{ id, media }` (§7). The media stay with the product. Resolves nothing. Rejects with
 * `INVALID_ARGUMENT` and `violations` for what the platform refuses, `HTTP_403` without the permission, the platform's code or
 * `HTTP_404` where there is none.
 */
export const removeProductMediaFromChoicesV1 = (
  client: Caller,
  id: string,
  media: readonly ChoiceMedia[],
  options?: CallOptions,
): Promise<void> =>
  client.request<void>({ ...write('POST', path`/v1/products/${id}/choices/media/delete`, { id, media }, options), read: nothing })

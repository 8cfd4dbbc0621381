/** Specification §7 "Products and collections, write" (catalog version 1): a product's media. Needs an elevated client (§6). */
import type { Caller, CallOptions } from '../http/call'
import { path } from '../http/request-target'
import { nothing, write } from './v1-write-call'
import type { ChoiceMedia, NewMedia } from './v1-write-model'

/** POST /v1/products/{id}/media: adds behind the media there. Files named by `url` appear once the platform has fetched them. */
export const addProductMedia = (client: Caller, id: string, media: readonly NewMedia[], options?: CallOptions): Promise<void> =>
  client.request<void>({ ...write('POST', path`/v1/products/${id}/media`, { id, media }, options), read: nothing })

/** POST /v1/products/{id}/media/delete. Without `mediaIds`: all of them. */
export const removeProductMedia = (
  client: Caller,
  id: string,
  mediaIds?: readonly string[],
  options?: CallOptions,
): Promise<void> =>
  client.request<void>({ ...write('POST', path`/v1/products/${id}/media/delete`, { id, mediaIds }, options), read: nothing })

/** PATCH /v1/products/{id}/choices/media: shows media of the product when a choice is made. */
export const addProductMediaToChoices = (
  client: Caller,
  id: string,
  media: readonly ChoiceMedia[],
  options?: CallOptions,
): Promise<void> =>
  client.request<void>({ ...write('PATCH', path`/v1/products/${id}/choices/media`, { id, media }, options), read: nothing })

/** POST /v1/products/{id}/choices/media/delete. The media stay with the product. */
export const removeProductMediaFromChoices = (
  client: Caller,
  id: string,
  media: readonly ChoiceMedia[],
  options?: CallOptions,
): Promise<void> =>
  client.request<void>({ ...write('POST', path`/v1/products/${id}/choices/media/delete`, { id, media }, options), read: nothing })

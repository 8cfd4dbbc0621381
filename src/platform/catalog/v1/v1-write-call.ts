/** docs/platform.md §7: writes of catalog version 1. Each needs an elevated client (docs/platform.md §6). */
import type { Call, CallOptions, Path } from '../../http/call'
import { STORES } from '../../http/gateway/gateway'
import type { JsonRecord } from '../../wire/record'

/** The platform requires path parameters in the body, too. */
export const write = (method: 'POST' | 'PATCH', path: Path, body: JsonRecord, options?: CallOptions): Call<never> => ({
  ...options,
  service: STORES,
  method,
  path,
  body,
})

/** The platform requires path parameters in the query, too. */
export const remove = (path: Path, id: string, options?: CallOptions): Call<void> => ({
  ...options,
  service: STORES,
  method: 'DELETE',
  path,
  query: { id },
  read: nothing,
})

/** The response has no content that a caller needs. */
export const nothing = (): void => {}

/** docs/platform.md §7: writes of catalog version 1. Each needs an elevated client (docs/platform.md §6). */
import type { Call, CallOptions, Path } from '../../http/call'
import { STORES } from '../../http/gateway/gateway'
import type { JsonRecord } from '../../wire/record'

/** The platform wants path parameters repeated in the body. */
export const write = (method: 'POST' | 'PATCH', path: Path, body: JsonRecord, options?: CallOptions): Call<never> => ({
  ...options,
  service: STORES,
  method,
  path,
  body,
})

/** The platform wants path parameters repeated in the query. */
export const remove = (path: Path, id: string, options?: CallOptions): Call<void> => ({
  ...options,
  service: STORES,
  method: 'DELETE',
  path,
  query: { id },
  read: nothing,
})

/** The reply says no more than that it is done. */
export const nothing = (): void => {}

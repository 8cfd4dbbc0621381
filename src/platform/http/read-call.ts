/** Calls that only read, as most calls of the catalog do. */
import type { JsonRecord } from '../wire/record'
import type { Call, CallOptions, Path } from './call'
import type { Service } from './gateway/gateway'

/** The platform requires path parameters in the query, too. */
export const get = (service: Service, path: Path, query: JsonRecord, options?: CallOptions): Call<never> => ({
  ...options,
  service,
  method: 'GET',
  path,
  query,
})

/** A GET whose query is an object: sent with `.r`, or as POST when it is too long (docs/platform.md §5). */
export const getComplex = (service: Service, path: Path, query: JsonRecord, options?: CallOptions): Call<never> => ({
  ...get(service, path, query, options),
  complex: true,
})

/** A GET with plain parameters, sent as POST when they are too long. */
export const getPlain = (service: Service, path: Path, query: JsonRecord, options?: CallOptions): Call<never> => ({
  ...get(service, path, query, options),
  complex: 'plain',
})

/** A POST that changes nothing and may therefore be retried. */
export const readByPost = (service: Service, path: Path, body: JsonRecord, options?: CallOptions): Call<never> => ({
  ...options,
  service,
  method: 'POST',
  path,
  body,
  idempotent: true,
})

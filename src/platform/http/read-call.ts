/** Calls that only read, as most of the catalog's are. */
import type { JsonRecord } from '../wire/record'
import type { Call, CallOptions, Path } from './call'
import type { Service } from './gateway/gateway'

/** The platform wants path parameters repeated in the query. */
export const get = (service: Service, path: Path, query: JsonRecord, options?: CallOptions): Call<never> => ({
  ...options,
  service,
  method: 'GET',
  path,
  query,
})

/** A GET whose query is an object: written as `.r`, and as POST when it is too long (docs/platform.md §5). */
export const getComplex = (service: Service, path: Path, query: JsonRecord, options?: CallOptions): Call<never> => ({
  ...get(service, path, query, options),
  complex: true,
})

/** A GET whose parameters stay plain, and which is written as POST when they are too long. */
export const getPlain = (service: Service, path: Path, query: JsonRecord, options?: CallOptions): Call<never> => ({
  ...get(service, path, query, options),
  complex: 'plain',
})

/** A POST that changes nothing, so that it may be repeated. */
export const readByPost = (service: Service, path: Path, body: JsonRecord, options?: CallOptions): Call<never> => ({
  ...options,
  service,
  method: 'POST',
  path,
  body,
  idempotent: true,
})

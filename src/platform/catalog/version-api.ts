/** The catalog version of a shop (docs/platform.md §3 "Catalog version"). */
import type { Caller, CallOptions } from '../http/call'
import { STORES } from '../http/gateway/gateway'
import { get } from '../http/read-call'
import { enumOf, type Open, type ValueOf } from '../wire/enum'

export const CatalogVersion = /*#__PURE__*/ enumOf('V1_CATALOG', 'V3_CATALOG', 'STORES_NOT_INSTALLED')
export type CatalogVersion = ValueOf<typeof CatalogVersion>

/**
 * GET /v3/provision/version (§3 "Catalog version"; not among the recorded calls). Resolves `V1_CATALOG`, `V3_CATALOG` or
 * `STORES_NOT_INSTALLED`. A shop moves from version 1 to 3 at most once and never back, so the result may be cached. Rejects with
 * `status` 403 for visitors without the permission: then read products with version 3, and use version 1 if the platform refuses
 * that.
 */
export const getCatalogVersion = (client: Caller, options?: CallOptions): Promise<Open<CatalogVersion>> =>
  client.request({
    ...get(STORES, '/v3/provision/version', {}, options),
    read: ({ catalogVersion }) => {
      if (typeof catalogVersion !== 'string') throw new TypeError('catalogVersion')
      return catalogVersion
    },
  })

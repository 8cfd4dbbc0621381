/** What a caller may read of the catalog, and which calls are reserved for a shop's own server. */
import type { MiddlewareHandler } from 'hono'
import type { ApiContext, ApiEnv } from '../../api-app'
import type { Catalog } from '../../catalog/catalog'
import { requireElevated } from './caller'

/** Middleware for every write. */
export const elevatedOnly: MiddlewareHandler<ApiEnv> = async (c, next) => {
  requireElevated(c)
  await next()
}

/** The catalog with hidden products for the merchant, without them for all other callers. */
export const catalogFor = (c: ApiContext): Catalog => (c.var.caller.elevated ? c.var.shop.fullCatalog : c.var.shop.catalog)

/** What a caller sees of the catalog, and what only a shop's own server may do with it. */
import type { MiddlewareHandler } from 'hono'
import type { ApiContext, ApiEnv } from '../../api-app'
import type { Catalog } from '../../catalog/catalog'
import { requireElevated } from './caller'

/** In front of every write. */
export const elevatedOnly: MiddlewareHandler<ApiEnv> = async (c, next) => {
  requireElevated(c)
  await next()
}

/** Hidden products exist for the merchant alone. */
export const catalogFor = (c: ApiContext): Catalog => (c.var.caller.elevated ? c.var.shop.fullCatalog : c.var.shop.catalog)

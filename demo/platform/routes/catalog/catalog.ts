/** Both versions of the catalog. A shop has one of them; calls of the other are refused with an error that names it. */
import type { MiddlewareHandler } from 'hono'
import { type ApiEnv, createRouter } from '../../api-app'
import type { CatalogVersion } from '../../catalog/catalog'
import { applicationError } from '../../gateway/errors'
import { createCollectionRoutes } from './catalog-collections'
import { createInventoryRoutes } from './catalog-inventory'
import { createProductReadRoutes } from './catalog-product-reads'
import { createProductWriteRoutes } from './catalog-product-writes'
import { createCategoryRoutes } from './catalog-v3-categories'
import { createCategoryItemRoutes } from './catalog-v3-category-items'
import { createCategoryWriteRoutes } from './catalog-v3-category-writes'
import { createV3EntityRoutes } from './catalog-v3-entities'
import { createV3InventoryRoutes } from './catalog-v3-inventory'
import { createV3ProductRoutes } from './catalog-v3-products'
import { createSubscriptionOptionRoutes } from './subscription-options'

const V1_PATHS = [
  '/stores-reader/*',
  '/stores/v1/*',
  '/stores/v2/*',
  '/v2/collections/*',
  '/_api/subscription-options-reader-server/*',
]
const V3_PATHS = ['/stores/v3/*', '/categories/*']
/** The only call that works in both catalog versions. */
const VERSION_PATH = '/stores/v3/provision/version'

const VERSION_NAMES = { v1: 'V1_CATALOG', v3: 'V3_CATALOG' } as const

const REFUSALS = {
  v1: {
    code: 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API',
    description: 'Endpoint belongs to CATALOG_V3, but your site is using CATALOG_V1',
  },
  v3: {
    code: 'CATALOG_V3_CALLING_CATALOG_V1_API',
    description: 'Endpoint belongs to CATALOG_V1, but your site is using CATALOG_V3',
  },
} as const

const only =
  (version: CatalogVersion): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const { catalogVersion } = c.var.shop.site
    if (catalogVersion === version || c.req.path === VERSION_PATH) return next()
    const { code, description } = REFUSALS[catalogVersion]
    throw applicationError(428, code, description)
  }

export const createCatalogRoutes = () => {
  const app = createRouter()
  for (const path of V1_PATHS) app.use(path, only('v1'))
  for (const path of V3_PATHS) app.use(path, only('v3'))
  app.get(VERSION_PATH, (c) => c.json({ catalogVersion: VERSION_NAMES[c.var.shop.site.catalogVersion] }))
  for (const routes of [
    createProductReadRoutes(),
    createProductWriteRoutes(),
    createCollectionRoutes(),
    createInventoryRoutes(),
    createSubscriptionOptionRoutes(),
    createV3ProductRoutes(),
    createV3InventoryRoutes(),
    createCategoryItemRoutes(),
    createCategoryRoutes(),
    createCategoryWriteRoutes(),
    createV3EntityRoutes(),
  ])
    app.route('/', routes)
  return app
}

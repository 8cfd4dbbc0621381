/** The services that a shop may not offer to its visitors; this one offers them all. */
import { createRouter } from '../api-app'
import { createBackInStockRoutes } from './back-in-stock'
import { createCurrencyRoutes } from './currencies'
import { createMemberOrderRoutes } from './member-orders'
import { createRecommendationRoutes } from './recommendations'
import { createSiteRoutes } from './site'
import { createWishListRoutes } from './wish-lists'

/** Each takes the token of a visitor or member. */
export const SERVICE_PREFIXES = [
  '/v1/recommendations/*',
  '/back-in-stock-service/*',
  '/currency_converter/*',
  '/assets/scripts/*',
]

export const createServiceRoutes = () => {
  const app = createRouter()
  for (const create of [
    createRecommendationRoutes,
    createBackInStockRoutes,
    createMemberOrderRoutes,
    createWishListRoutes,
    createCurrencyRoutes,
    createSiteRoutes,
  ])
    app.route('/', create())
  return app
}

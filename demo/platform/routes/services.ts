/** The services that a shop may not offer to its visitors; this one offers them all. */
import { createRouter } from '../api-app'
import { createBackInStockRoutes } from './back-in-stock'
import { createMemberOrderRoutes } from './member-orders'
import { createRecommendationRoutes } from './recommendations'

/** Each takes the token of a visitor or member. */
export const SERVICE_PREFIXES = ['/v1/recommendations/*', '/back-in-stock-service/*']

export const createServiceRoutes = () => {
  const app = createRouter()
  for (const routes of [createRecommendationRoutes(), createBackInStockRoutes(), createMemberOrderRoutes()])
    app.route('/', routes)
  return app
}

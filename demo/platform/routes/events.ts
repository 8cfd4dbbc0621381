/** The key that verifies the platform's events. */
import { createRouter } from '../api-app'
import type { Events } from '../events/start'

const KEYS_MAX_AGE_S = 300

export const createEventRoutes = ({ jwks }: Events) => {
  const app = createRouter()
  app.get('/events/keys', async (c) => c.json(await jwks(), 200, { 'cache-control': `public, max-age=${KEYS_MAX_AGE_S}` }))
  return app
}

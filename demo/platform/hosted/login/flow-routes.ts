/** All hosted pages except the checkout. Product pages with a session come before the ordinary ones. */
import { readFileSync } from 'node:fs'
import { createRouter } from '../../api-app'
import type { Shop } from '../../shop'
import { createProductFlowRoutes } from '../checkout/product-flow'
import { createReserveRoutes } from '../checkout/reserve'
import { createMailboxRoutes } from '../mailbox'
import { createAuthorizeRoutes } from './authorize'
import { createLoginRoutes } from './login'
import { createMemberPageRoutes } from './member-pages'
import { createProviderRoutes } from './provider'
import { createRecoverPageRoutes } from './recover-page'

const SCRIPT = new URL('./web-message.js', import.meta.url)

export const createHostedFlowRoutes = (shops: readonly Shop[]) => {
  const app = createRouter()
  const script = readFileSync(SCRIPT, 'utf8')
  app.get('/hosted/web-message.js', (c) =>
    c.body(script, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    }),
  )
  const parts = [
    createProductFlowRoutes,
    createAuthorizeRoutes,
    createLoginRoutes,
    createReserveRoutes,
    createRecoverPageRoutes,
    createProviderRoutes,
    createMailboxRoutes,
    createMemberPageRoutes,
  ]
  for (const create of parts) app.route('/', create(shops))
  return app
}

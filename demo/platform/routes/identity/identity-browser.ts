/** The calls of docs/platform.md §7 that a browser navigates to: SSO, its callback, logout. None needs a token. */
import { type ApiContext, createRouter } from '../../api-app'
import { applicationError, refuse } from '../../gateway/errors'
import { endLogin, readSessionToken, setLogin } from '../../hosted/login/login-cookie'
import { isAllowedCallback, isAllowedRedirectUri } from '../../identity/allowed-redirects'
import type { Shop } from '../../shop'
import { isApiClient, redirectAnswer } from '../raw-http'
import { identifyCaller } from './caller'

const BASE = '/_api/iam/authentication/v1'

export const createIdentityBrowserRoutes = (shops: readonly Shop[]) => {
  const app = createRouter()
  const queryOf = (c: ApiContext, name: string): string => c.req.query(name) || refuse(name, 'is required', 'REQUIRED_FIELD')

  app.get(`${BASE}/sso/login/:tenantId/:idpConnectionId`, async (c) => {
    const shop = shops.find(({ credentials }) => credentials.siteId === c.req.param('tenantId'))
    if (!shop) throw applicationError(404, 'TENANT_NOT_FOUND', 'There is no such tenant.', undefined, 'Not Found')
    const tenantType = c.req.query('tenantType') ?? 'SITE'
    if (tenantType !== 'SITE') return refuse('tenantType', 'must be SITE', 'INVALID_ENUM_VALUE')
    if (isApiClient(c)) await identifyCaller(shops, c)
    const connectionId = c.req.param('idpConnectionId')
    return redirectAnswer(c, shop.identity.sso.start({ connectionId, returnTo: '/hosted/account' }))
  })

  /** The URL that the provider's page returns to. */
  app.get(`${BASE}/callback`, async (c) => {
    const [state, sessionToken] = [queryOf(c, 'state'), queryOf(c, 'sessionToken')]
    if (isApiClient(c)) await identifyCaller(shops, c)
    for (const shop of shops) {
      const member = await readSessionToken(shop, sessionToken)
      const finished = member && shop.identity.sso.finish(state)
      if (!member || !finished) continue
      await setLogin(c, shop, member)
      return redirectAnswer(c, new URL(finished.returnTo, shop.site.url).href)
    }
    throw applicationError(400, 'INVALID_STATE', 'This login has ended or is too old. Start again.')
  })

  app.get(`${BASE}/logout`, async (c) => {
    const clientId = c.req.query('clientId')
    const caller = isApiClient(c) ? await identifyCaller(shops, c) : undefined
    const named = shops.find((shop) => shop.clientId === clientId)
    if (clientId !== undefined && !named) return refuse('clientId', 'is not known')
    const shop = caller?.shop ?? named ?? shops[0]
    if (!shop) throw new Error('a platform has at least one shop')
    const target = c.req.query('postLogoutRedirectUri')
    const rules = shop.identity.rules.get()
    if (target !== undefined && !isAllowedRedirectUri(rules, target) && !isAllowedCallback(rules, target))
      throw applicationError(403, 'REDIRECT_URL_NOT_ALLOWED', `"${target}" is not an allowed redirect URL.`, {
        field: 'postLogoutRedirectUri',
        url: target,
      })
    if (caller?.subject?.sessionId !== undefined) shop.identity.sessions.end(caller.subject.sessionId)
    await endLogin(c, shop)
    return redirectAnswer(c, target ?? new URL(shop.site.homePath, shop.site.url).href)
  })
  return app
}

/** The API of the stub identity provider: a page that talks to the provider directly gets a token for the address it names. */
import { createRouter, jsonBody } from '../../api-app'
import { refuse } from '../../gateway/errors'
import { readEmail } from '../../identity/members/email-address'
import type { Shop } from '../../shop'
import { optionalString, own, requiredString } from '../../untrusted'

export const createIdentityProviderRoutes = (shops: readonly Shop[]) => {
  const app = createRouter()
  app.post('/idp/token', (c) => {
    const body = jsonBody(c)
    const clientId = requiredString(own(body, 'clientId'), 'clientId', 100)
    const shop = shops.find((candidate) => candidate.clientId === clientId) ?? refuse('clientId', 'is not known')
    const connectionId = requiredString(own(body, 'idpConnectionId'), 'idpConnectionId', 100)
    const email = readEmail(own(body, 'email'), 'email')
    const nonce = optionalString(own(body, 'nonce'), 'nonce', 200)
    return c.json({ token: shop.identity.sso.issueIdToken(connectionId, email, nonce) })
  })
  return app
}

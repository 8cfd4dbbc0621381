/** docs/platform.md §7 "OAuth": the token endpoint with all grants, and the endpoints that describe tokens. */
import { createRouter } from '../../api-app'
import { PlatformError, violation } from '../../gateway/errors'
import type { TokenPair } from '../../gateway/tokens'
import { identityBody } from '../../identity/members/account'
import { isSameSecret } from '../../identity/secrets'
import type { Shop } from '../../shop'
import { type Json, own } from '../../untrusted'
import { isApiClient, jsonAnswer, unwrappedBody } from '../raw-http'
import { firstNotInvalid, identifyCaller } from './caller'

const oauthError = (status: 400 | 401 | 403, error: string, message: string, field?: string): PlatformError =>
  new PlatformError(
    status,
    {
      message,
      error,
      error_description: message,
      ...(field && { details: { validationError: { fieldViolations: [violation(field, 'is required', 'REQUIRED_FIELD')] } } }),
    },
    error,
  )
const invalidGrant = (why: string) => oauthError(400, 'invalid_grant', why)

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Reads a field by its current camelCase name, or the snake_case one of the specification. */
const readField = (body: Json, name: string): string | undefined => {
  const value = own(body, name) ?? own(body, snake(name))
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string' || value === '' || value.length > 4000)
    throw oauthError(400, 'invalid_request', `${name} must be a string that is not empty`, name)
  return value
}

const required = (body: Json, name: string): string => {
  const value = readField(body, name)
  if (value === undefined) throw oauthError(400, 'invalid_request', `${name} is required`, name)
  return value
}

const WHY_REFUSED = {
  invalid: 'the refresh token is not valid',
  expired: 'the login behind the refresh token has ended',
  reused: 'the refresh token was used already',
} as const

export const createOauthRoutes = (shops: readonly Shop[]) => {
  const app = createRouter()
  const shopOf = (clientId: string): Shop => {
    const shop = shops.find((candidate) => candidate.clientId === clientId)
    if (!shop) throw oauthError(401, 'invalid_client', 'unknown client')
    return shop
  }
  const shopOfApp = (body: Json): Shop => {
    const [id, secret] = [required(body, 'clientId'), required(body, 'clientSecret')]
    const shop = shops.find(({ credentials }) => credentials.appId === id)
    if (!shop || !isSameSecret(shop.credentials.appSecret, secret))
      throw oauthError(401, 'invalid_client', 'unknown app or wrong secret')
    return shop
  }

  const renew = async (candidates: readonly Shop[], refreshToken: string): Promise<TokenPair> => {
    const spent = await firstNotInvalid(candidates, ({ tokens }) => tokens.spendRefresh(refreshToken))
    if ('refused' in spent) throw invalidGrant(WHY_REFUSED[spent.refused])
    return spent.shop.tokens.renew(spent.subject, refreshToken)
  }

  const exchangeCode = async (body: Json): Promise<TokenPair> => {
    const { identity, tokens } = shopOf(required(body, 'clientId'))
    const [code, verifier] = [required(body, 'code'), required(body, 'codeVerifier')]
    const exchanged = identity.codes.exchange(code, verifier, readField(body, 'redirectUri'))
    if ('refused' in exchanged) throw invalidGrant(exchanged.refused)
    const { identityId, sessionId, visitorId } = exchanged.grant
    if (identity.sessions.ownerOf(sessionId) !== identityId) throw invalidGrant('the login behind the code has ended')
    if (visitorId !== undefined) identity.adoptCart(visitorId, identityId)
    return tokens.issue({ role: 'MEMBER', id: identityId, sessionId })
  }

  app.post('/oauth2/token', async (c) => {
    const { body, wrapped } = unwrappedBody(c)
    const answer = (tokens: object) => (wrapped && isApiClient(c) ? jsonAnswer(c, { ...tokens }) : c.json(tokens))
    const grant = required(body, 'grantType')
    if (grant === 'anonymous') return answer(await shopOf(required(body, 'clientId')).tokens.issue())
    if (grant === 'refresh_token') {
      // Older clients send no client id here; the shop is found by the token.
      const clientId = readField(body, 'clientId')
      return answer(await renew(clientId === undefined ? shops : [shopOf(clientId)], required(body, 'refreshToken')))
    }
    if (grant === 'authorization_code') return answer(await exchangeCode(body))
    if (grant === 'authorized_client') {
      const caller = await identifyCaller(shops, c)
      if (!caller.elevated) throw oauthError(403, 'unauthorized_client', 'this grant needs an API key')
      const { identity, tokens } = caller.shop
      const memberId = required(body, 'memberId')
      if (identity.accounts.find(memberId)?.status !== 'ACTIVE') throw invalidGrant('there is no such active member')
      const sent = readField(body, 'sessionToken')
      const session = sent === undefined ? null : await tokens.verifySession(sent)
      if (sent !== undefined && (session?.id !== memberId || !identity.isLive(session)))
        throw invalidGrant('the session token is not of this member')
      const sessionId = session?.sessionId ?? identity.sessions.start(memberId)
      if (caller.subject?.role === 'VISITOR') identity.adoptCart(caller.subject.id, memberId)
      return answer(await tokens.issue({ role: 'MEMBER', id: memberId, sessionId }))
    }
    if (grant === 'client_credentials') {
      const shop = shopOfApp(body)
      const instanceId = required(body, 'instanceId')
      if (instanceId !== shop.credentials.appInstanceId) throw invalidGrant('the app has no such instance')
      return answer(await shop.tokens.signAccess({ role: 'APP', id: instanceId }))
    }
    throw oauthError(400, 'unsupported_grant_type', `grantType "${grant.slice(0, 50)}" is not supported by this shop`)
  })

  /** The token endpoint for apps: the code of an installation, then refresh tokens. */
  app.post('/oauth/access', async (c) => {
    const { body } = unwrappedBody(c)
    const shop = shopOfApp(body)
    const grant = required(body, 'grantType')
    if (grant === 'refresh_token') {
      const refreshToken = required(body, 'refreshToken')
      const { access_token, refresh_token } = await renew([shop], refreshToken)
      return c.json({ access_token, refresh_token })
    }
    if (grant !== 'authorization_code')
      throw oauthError(400, 'unsupported_grant_type', `grant_type "${grant.slice(0, 50)}" is not supported here`)
    if (!shop.identity.oneTime.spend('INSTALL', required(body, 'code'))) throw invalidGrant('the code is not valid')
    const { access_token, refresh_token } = await shop.tokens.issue({ role: 'APP', id: shop.credentials.appInstanceId })
    return c.json({ access_token, refresh_token })
  })

  /** Describes the token in the body, or that of the request. */
  app.post('/oauth2/token-info', async (c) => {
    const token = readField(unwrappedBody(c).body, 'token') ?? (c.req.header('authorization') ?? '').split(',')[0] ?? ''
    const verified = await firstNotInvalid(shops, ({ tokens }) => tokens.verifyAccess(token))
    if ('refused' in verified) return c.json({ active: false })
    const { shop, subject, issuedAtS, expiresAtS } = verified
    return c.json({
      active: true,
      subjectType: subject.role,
      subjectId: subject.id,
      exp: String(expiresAtS),
      iat: String(issuedAtS),
      clientId: shop.clientId,
      siteId: shop.credentials.siteId,
    })
  })

  app.get('/oauth2/jwks', (c) => jsonAnswer(c, { keys: shops.flatMap(({ tokens }) => tokens.jwks().keys) }))

  app.get('/oauth2/user-info', async (c) => {
    const { shop, subject } = await identifyCaller(shops, c)
    const account = subject?.role === 'MEMBER' ? shop.identity.accounts.find(subject.id) : null
    if (!account) return c.json({ sub: subject?.id ?? shop.credentials.siteId })
    const { firstName, lastName, picture } = identityBody(account, shop.credentials.siteId).identityProfile as Json
    return c.json({
      sub: account.id,
      email: account.email,
      email_verified: account.emailVerified,
      ...(firstName !== undefined && { given_name: firstName }),
      ...(lastName !== undefined && { family_name: lastName }),
      ...(picture !== undefined && { picture }),
    })
  })
  return app
}

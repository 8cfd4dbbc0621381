/** Specification §7 "OAuth": tokens for anonymous visitors, and the guard of every other API call. */
import type { MiddlewareHandler } from 'hono'
import { type ApiEnv, createRouter, jsonBody } from '../api-app'
import { applicationError, PlatformError, violation } from '../errors'
import { type Json, own } from '../read'
import type { Shop } from '../shop'
import type { Refusal, Verified } from '../tokens'
import { shopOfApiKey } from './access'

const oauthError = (status: 400 | 401, error: string, message: string, field?: string): PlatformError =>
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

/** Today's camelCase name, or the specification's snake_case one. */
const readField = (body: Json, name: string, alias: string): string | undefined => {
  const value = own(body, name) ?? own(body, alias)
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string' || value === '' || value.length > 4000)
    throw oauthError(400, 'invalid_request', `${name} must be a string that is not empty`, name)
  return value
}

const required = (body: Json, name: string, alias: string): string => {
  const value = readField(body, name, alias)
  if (value === undefined) throw oauthError(400, 'invalid_request', `${name} is required`, name)
  return value
}

const WHY_REFUSED = {
  invalid: 'the refresh token is not valid',
  expired: 'the refresh token has expired',
  reused: 'the refresh token was used already',
} as const

/** A token belongs to the one shop that signed it; every other one calls it invalid. */
const firstNotInvalid = async (
  shops: readonly Shop[],
  ask: (shop: Shop) => Promise<Verified>,
): Promise<{ shop: Shop; visitorId: string } | { refused: Refusal }> => {
  for (const shop of shops) {
    const verified = await ask(shop)
    if ('visitorId' in verified) return { shop, visitorId: verified.visitorId }
    if (verified.refused !== 'invalid') return verified
  }
  return { refused: 'invalid' }
}

export const createOauthRoutes = (shops: readonly Shop[]) => {
  const app = createRouter()
  const shopOf = (clientId: string): Shop => {
    const shop = shops.find((candidate) => candidate.clientId === clientId)
    if (!shop) throw oauthError(401, 'invalid_client', 'unknown client')
    return shop
  }

  app.post('/oauth2/token', async (c) => {
    const body = jsonBody(c)
    const grant = required(body, 'grantType', 'grant_type')
    if (grant === 'anonymous') {
      return c.json(await shopOf(required(body, 'clientId', 'client_id')).tokens.issue())
    }
    if (grant === 'refresh_token') {
      // The older clients send no client id here; the token itself belongs to one.
      const clientId = readField(body, 'clientId', 'client_id')
      const candidates = clientId === undefined ? shops : [shopOf(clientId)]
      const token = required(body, 'refreshToken', 'refresh_token')
      const spent = await firstNotInvalid(candidates, ({ tokens }) => tokens.spendRefresh(token))
      if ('refused' in spent) throw oauthError(400, 'invalid_grant', WHY_REFUSED[spent.refused])
      return c.json(await spent.shop.tokens.issue(spent.visitorId))
    }
    throw oauthError(400, 'unsupported_grant_type', `grantType "${grant.slice(0, 50)}" is not supported by this shop`)
  })
  return app
}

/** The raw token, no `Bearer`: that word is the most common mistake, so the answer says so. */
export const requireVisitor =
  (shops: readonly Shop[]): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const merchantShop = shopOfApiKey(c, shops)
    if (merchantShop) {
      // A key is nobody in particular: it has no cart and no session of its own.
      if (/^\/(ecom\/v1\/carts\/current|_api)\b/.test(c.req.path))
        throw applicationError(403, 'PERMISSION_DENIED', 'This call acts for a visitor; an API key is none.', {}, 'Forbidden')
      c.set('shop', merchantShop)
      c.set('elevated', true)
      return next()
    }
    const token = c.req.header('authorization') ?? ''
    const verified = await firstNotInvalid(shops, ({ tokens }) => tokens.verifyAccess(token))
    if ('refused' in verified) {
      const why = token === '' ? 'missing' : /^bearer /i.test(token) ? 'send the raw token without "Bearer"' : verified.refused
      throw applicationError(401, 'UNAUTHENTICATED', why, undefined, 'Unauthorized')
    }
    c.set('shop', verified.shop)
    c.set('elevated', false)
    c.set('visitorId', verified.visitorId)
    await next()
  }

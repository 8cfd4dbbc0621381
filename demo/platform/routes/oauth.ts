/** Specification §7 "OAuth": tokens for anonymous visitors, and the guard of every other API call. */
import type { MiddlewareHandler } from 'hono'
import { type ApiEnv, createRouter, jsonBody } from '../api-app'
import { applicationError, PlatformError, violation } from '../errors'
import { type Json, own } from '../read'
import type { Tokens } from '../tokens'

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

export const createOauthRoutes = (tokens: Tokens, shopClientId: string) => {
  const app = createRouter()
  const checkClient = (clientId: string) => {
    if (clientId !== shopClientId) throw oauthError(401, 'invalid_client', 'unknown client')
  }

  app.post('/oauth2/token', async (c) => {
    const body = jsonBody(c)
    const grant = required(body, 'grantType', 'grant_type')
    if (grant === 'anonymous') {
      checkClient(required(body, 'clientId', 'client_id'))
      return c.json(await tokens.issue())
    }
    if (grant === 'refresh_token') {
      // The older clients send no client id here; the token itself belongs to one.
      const clientId = readField(body, 'clientId', 'client_id')
      if (clientId !== undefined) checkClient(clientId)
      const spent = await tokens.spendRefresh(required(body, 'refreshToken', 'refresh_token'))
      if ('refused' in spent) throw oauthError(400, 'invalid_grant', WHY_REFUSED[spent.refused])
      return c.json(await tokens.issue(spent.visitorId))
    }
    throw oauthError(400, 'unsupported_grant_type', `grantType "${grant.slice(0, 50)}" is not supported by this shop`)
  })
  return app
}

/** The raw token, no `Bearer`: that word is the most common mistake, so the answer says so. */
export const requireVisitor =
  (tokens: Tokens): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const token = c.req.header('authorization') ?? ''
    const verified = await tokens.verifyAccess(token)
    if ('refused' in verified) {
      const why = token === '' ? 'missing' : /^bearer /i.test(token) ? 'send the raw token without "Bearer"' : verified.refused
      throw applicationError(401, 'UNAUTHENTICATED', why, undefined, 'Unauthorized')
    }
    c.set('visitorId', verified.visitorId)
    await next()
  }

/**
 * Identifies the caller. `Authorization` contains an access token; or an API key, with its site in `wix-site-id`; or both as
 * `<access token>,<API key>`, when a server acts for a visitor.
 */
import type { MiddlewareHandler } from 'hono'
import type { ApiContext, ApiEnv, Caller } from '../../api-app'
import { applicationError } from '../../gateway/errors'
import type { Refusal, Subject, Verified } from '../../gateway/tokens'
import { isSameSecret } from '../../identity/secrets'
import type { Shop } from '../../shop'

type Live = { shop: Shop; subject: Subject; issuedAtS: number; expiresAtS: number }

/** A token belongs to the shop that signed it; all other shops consider it invalid. */
export const firstNotInvalid = async (
  shops: readonly Shop[],
  ask: (shop: Shop) => Promise<Verified>,
): Promise<Live | { refused: Refusal }> => {
  for (const shop of shops) {
    const verified = await ask(shop)
    if ('subject' in verified) return shop.identity.isLive(verified.subject) ? { shop, ...verified } : { refused: 'expired' }
    if (verified.refused !== 'invalid') return verified
  }
  return { refused: 'invalid' }
}

const unauthenticated = (why: string) => applicationError(401, 'UNAUTHENTICATED', why, undefined, 'Unauthorized')

const shopOfKey = (shops: readonly Shop[], key: string, siteId: string | undefined): Shop => {
  const shop = shops.find(({ credentials }) => isSameSecret(credentials.apiKey, key))
  if (!shop) throw unauthenticated('the API key is not valid')
  if (siteId !== undefined && siteId !== shop.credentials.siteId)
    throw applicationError(403, 'PERMISSION_DENIED', 'The API key is not for this site.', undefined, 'Forbidden')
  return shop
}

/** Throws 401 with a reason; a "Bearer" prefix is the most common mistake, so the message mentions it. */
export const identifyCaller = async (shops: readonly Shop[], c: ApiContext): Promise<Caller> => {
  const [token = '', key] = (c.req.header('authorization') ?? '').split(',').map((part) => part.trim())
  const siteId = c.req.header('wix-site-id')
  if (/^IST\./.test(token)) return { shop: shopOfKey(shops, token, siteId), elevated: true }
  const verified = await firstNotInvalid(shops, ({ tokens }) => tokens.verifyAccess(token))
  if ('refused' in verified) {
    if (token === '') throw unauthenticated('missing')
    throw unauthenticated(/^bearer /i.test(token) ? 'send the raw token without "Bearer"' : verified.refused)
  }
  const { shop, subject } = verified
  if (key === undefined) return { shop, subject, elevated: subject.role === 'APP' }
  if (shopOfKey(shops, key, siteId) !== shop) throw unauthenticated('the API key is of another shop than the token')
  return { shop, subject, elevated: true }
}

export const requireVisitor =
  (shops: readonly Shop[]): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const caller = await identifyCaller(shops, c)
    c.set('caller', caller)
    c.set('shop', caller.shop)
    c.set('visitorId', caller.subject?.id ?? caller.shop.credentials.siteId)
    await next()
  }

const permissionDenied = (description: string) => applicationError(403, 'PERMISSION_DENIED', description, undefined, 'Forbidden')

/** For calls that only a shop's own server may make. */
export const requireElevated = (c: ApiContext): void => {
  if (!c.var.caller.elevated) throw permissionDenied('This call needs an API key or the credential of an app.')
}

/** The calling member; a visitor is refused. */
export const requireMember = (c: ApiContext): Subject & { sessionId: string } => {
  const { subject } = c.var.caller
  if (subject?.role !== 'MEMBER' || subject.sessionId === undefined) throw permissionDenied('This call is for members.')
  return { ...subject, sessionId: subject.sessionId }
}

/** The visitor id of the device that a login comes from; null for servers. */
export const visitorOf = ({ subject }: Caller): string | null => (subject?.role === 'VISITOR' ? subject.id : null)

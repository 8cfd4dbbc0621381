/** Who may do what: visitors and members read what is shown; a merchant's key or app reads and writes everything. */
import type { MiddlewareHandler } from 'hono'
import type { ApiContext, ApiEnv } from '../api-app'
import type { Catalog } from '../catalog/catalog'
import { applicationError } from '../errors'
import type { Shop } from '../shop'

/** The shop that the key opens: the site named in `wix-site-id`, if the key is one of its keys. */
export const shopOfApiKey = (c: ApiContext, shops: readonly Shop[]): Shop | null => {
  const key = c.req.header('authorization') ?? ''
  // Tokens of visitors never begin like this.
  if (!key.startsWith('IST.')) return null
  const siteId = c.req.header('wix-site-id')
  const shop = shops.find(({ credentials }) => credentials.siteId === siteId)
  if (shop?.credentials.apiKey !== key)
    throw applicationError(
      403,
      'PERMISSION_DENIED',
      'This API key does not open the site in wix-site-id.',
      { siteId },
      'Forbidden',
    )
  return shop
}

const forbidden = (what: string) =>
  applicationError(
    403,
    'PERMISSION_DENIED',
    `${what} needs an API key or an app: a visitor's or member's token may not.`,
    {},
    'Forbidden',
  )

/** In front of every write. */
export const requireElevated: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (!c.var.elevated) throw forbidden('This call')
  await next()
}

/** For a field of an ordinary read that only the merchant may ask for. */
export const checkElevated = (c: ApiContext, what: string): void => {
  if (!c.var.elevated) throw forbidden(what)
}

/** Hidden products exist for the merchant alone. */
export const catalogFor = (c: ApiContext): Catalog => (c.var.elevated ? c.var.shop.fullCatalog : c.var.shop.catalog)

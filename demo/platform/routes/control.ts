/** Control calls, with which a person or a test in another process changes the platform. Loopback callers only. */
import { createRouter, jsonBody } from '../api-app'
import type { BehindTheBack } from '../cart/behind-the-back'
import { AUTO_TAX, type Commerce, type CommerceRules, CURRENCY_HEADER, STOCK_REQUESTS } from '../cart/commerce-rules'
import { CART_VERSIONS, type CartSwitch, GONE_FORMS } from '../cart/v2/cart-versions'
import { FAULT_KINDS, type FaultRule, type Faults } from '../faults'
import { applicationError, refuse } from '../gateway/errors'
import type { Journal } from '../journal'
import {
  integerBetween,
  type Json,
  optionalBoolean,
  optionalOneOf,
  optionalRecord,
  optionalString,
  own,
  requiredString,
} from '../untrusted'
import { loopbackOnly } from './loopback'

export interface Controls {
  faults: Faults
  journal: Journal
  /** For the main shop. */
  behindTheBack: BehindTheBack
  commerce: Commerce
  /** For both shops. */
  setCart(changes: Partial<CartSwitch>): CartSwitch
  reset(): void
  setAccessTokenLifetime(seconds: number): void
  expireAccessTokens(): void
}

const MAX_DELAY_MS = 600_000
const DAY_S = 86_400
const MAX_STOCK = 1_000_000
const MAX_PRICE_MINOR = 100_000_000

const optionalInteger = (value: unknown, field: string, min: number, max: number): number | undefined =>
  value === undefined || value === null ? undefined : integerBetween(value, field, min, max)

const readHeaders = (value: unknown): Record<string, string> | undefined => {
  const record = optionalRecord(value, 'headers')
  if (!record) return undefined
  return Object.fromEntries(
    Object.entries(record).map(([name, text]) => {
      if (!/^[\w-]+$/.test(name)) return refuse(`headers.${name}`, 'is not a header name', 'FORMAT')
      const header = requiredString(text, `headers.${name}`)
      return /^[\x20-\x7e]*$/.test(header) ? [name, header] : refuse(`headers.${name}`, 'must be printable ASCII', 'FORMAT')
    }),
  )
}

/** Only the fields that were sent change. */
const readCommerce = (body: Json): Partial<CommerceRules> => {
  const minor = (field: keyof CommerceRules) => optionalInteger(own(body, field), field, 0, MAX_PRICE_MINOR)
  const sent = {
    taxIncluded: optionalBoolean(own(body, 'taxIncluded'), 'taxIncluded'),
    autoTax: optionalOneOf(own(body, 'autoTax'), 'autoTax', AUTO_TAX),
    minimumOrderMinor: minor('minimumOrderMinor'),
    freeDeliveryFromMinor: own(body, 'freeDeliveryFromMinor') === null ? null : minor('freeDeliveryFromMinor'),
    warnBelow: optionalInteger(own(body, 'warnBelow'), 'warnBelow', 0, MAX_STOCK),
    stockRequests: optionalOneOf(own(body, 'stockRequests'), 'stockRequests', STOCK_REQUESTS),
    currencyHeader: optionalOneOf(own(body, 'currencyHeader'), 'currencyHeader', CURRENCY_HEADER),
    warnOfPriceChanges: optionalBoolean(own(body, 'warnOfPriceChanges'), 'warnOfPriceChanges'),
    picksDelivery: optionalBoolean(own(body, 'picksDelivery'), 'picksDelivery'),
  }
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
}

export const readFault = (body: Json): FaultRule => {
  const path = requiredString(own(body, 'path'), 'path')
  if (!path.startsWith('/')) return refuse('path', 'must start with "/"', 'FORMAT')
  const kind = FAULT_KINDS.find((known) => known === own(body, 'kind'))
  if (!kind) return refuse('kind', `must be one of ${FAULT_KINDS.join(', ')}`, 'INVALID_ENUM_VALUE')
  const when = own(body, 'when') ?? 'before'
  if (when !== 'before' && when !== 'after') return refuse('when', 'must be before or after', 'INVALID_ENUM_VALUE')
  const times = own(body, 'times')
  return {
    method: optionalString(own(body, 'method'), 'method', 10),
    path,
    kind,
    status: optionalInteger(own(body, 'status'), 'status', 200, 599),
    ms: optionalInteger(own(body, 'ms'), 'ms', 0, MAX_DELAY_MS),
    body: own(body, 'body'),
    as: optionalOneOf(own(body, 'as'), 'as', GONE_FORMS),
    headers: readHeaders(own(body, 'headers')),
    // JSON has no Infinity, so requests send a word.
    times: times === 'always' ? Number.POSITIVE_INFINITY : optionalInteger(times, 'times', 1, 1_000_000),
    when,
  }
}

export const createControlRoutes = ({
  faults,
  journal,
  behindTheBack,
  commerce,
  setCart,
  reset,
  setAccessTokenLifetime,
  expireAccessTokens,
}: Controls) => {
  const app = createRouter()

  app.use('/_control/*', loopbackOnly)
  app.use('/_control/*', async (c, next) => {
    // This content type forces a preflight, which is never granted, so that no web page can make these calls.
    if (c.req.method === 'POST' && !/^application\/json\b/i.test(c.req.header('content-type') ?? ''))
      throw applicationError(415, 'UNSUPPORTED_MEDIA_TYPE', 'The content type must be application/json.')
    await next()
  })

  app.get('/_control/faults', (c) => c.json({ faults: faults.pending() }))
  app.post('/_control/faults', (c) => {
    faults.add(readFault(jsonBody(c)))
    return c.json({ faults: faults.pending() })
  })
  app.delete('/_control/faults', (c) => {
    faults.clear()
    return c.json({ faults: [] })
  })
  app.get('/_control/journal', (c) =>
    c.json({ requests: journal.requests(), unexpected: journal.unexpected(), preflights: journal.preflights() }),
  )
  app.post('/_control/reset', (c) => {
    reset()
    return c.json({})
  })
  app.post('/_control/token-lifetime', (c) => {
    const body = jsonBody(c)
    const seconds = integerBetween(own(body, 'seconds'), 'seconds', 0, DAY_S)
    setAccessTokenLifetime(seconds)
    return c.json({ seconds })
  })
  app.post('/_control/stock', (c) => {
    const body = jsonBody(c)
    const slug = requiredString(own(body, 'slug'), 'slug')
    const quantity = integerBetween(own(body, 'quantity'), 'quantity', 0, MAX_STOCK)
    behindTheBack.setStock(slug, quantity, optionalString(own(body, 'variantId'), 'variantId'))
    return c.json({ slug, quantity })
  })
  app.post('/_control/price', (c) => {
    const body = jsonBody(c)
    const slug = requiredString(own(body, 'slug'), 'slug')
    const minor = integerBetween(own(body, 'minor'), 'minor', 0, MAX_PRICE_MINOR)
    behindTheBack.setPrice(slug, minor)
    return c.json({ slug, minor })
  })
  app.post('/_control/expire-coupon', (c) => {
    const code = requiredString(own(jsonBody(c), 'code'), 'code')
    behindTheBack.expireCoupon(code)
    return c.json({ code })
  })
  app.get('/_control/commerce', (c) => c.json(commerce.get()))
  app.post('/_control/commerce', (c) => c.json(commerce.set(readCommerce(jsonBody(c)))))
  app.post('/_control/cart', (c) => {
    const body = jsonBody(c)
    const versions = optionalOneOf(own(body, 'versions'), 'versions', CART_VERSIONS)
    const goneAs = optionalOneOf(own(body, 'goneAs'), 'goneAs', GONE_FORMS)
    return c.json(setCart({ ...(versions && { versions }), ...(goneAs && { goneAs }) }))
  })
  app.post('/_control/ignore-adds', (c) => {
    const times = integerBetween(own(jsonBody(c), 'times') ?? 1, 'times', 0, MAX_STOCK)
    behindTheBack.ignoreAdds(times)
    return c.json({ times })
  })
  app.post('/_control/conflicts', (c) => {
    const times = integerBetween(own(jsonBody(c), 'times') ?? 1, 'times', 0, MAX_STOCK)
    behindTheBack.refuseChanges(times)
    return c.json({ times })
  })
  app.post('/_control/hide-product', (c) => {
    const slug = requiredString(own(jsonBody(c), 'slug'), 'slug')
    behindTheBack.hide(slug)
    return c.json({ slug })
  })
  app.post('/_control/expire-tokens', (c) => {
    expireAccessTokens()
    return c.json({})
  })
  return app
}

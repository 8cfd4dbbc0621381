/** Specification §7 "Redirect session": the way from the shop's page to the hosted checkout and back. */
import { randomUUID } from 'node:crypto'
import { createRouter, jsonBody } from '../api-app'
import { applicationError, refuse } from '../errors'
import { type Json, optionalRecord, optionalString, own, requiredString } from '../read'

const KINDS = [
  'bookingsCheckout',
  'ecomCheckout',
  'eventsCheckout',
  'paidPlansCheckout',
  'login',
  'logout',
  'auth',
  'storesProduct',
  'bookingsBook',
] as const

/** What the hosted pages need; the rest of the callbacks is checked and not kept. */
const KEPT_CALLBACKS = ['postFlowUrl', 'thankYouPageUrl', 'cartPageUrl']
const MAX_URL = 4000
const MAX_PARAMETERS = 30

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || /^127(\.\d{1,3}){3}$/.test(hostname) || hostname === '[::1]'

/** https, or http to this machine: anything else would let a stranger's link carry the buyer away. */
const checkCallback = (value: unknown, field: string): string => {
  const text = requiredString(value, field, MAX_URL)
  const url = URL.canParse(text) ? new URL(text) : refuse(field, 'must be an absolute URL', 'FORMAT')
  const allowed = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
  if (!allowed || url.username !== '' || url.password !== '')
    throw applicationError(403, 'REDIRECT_URL_NOT_ALLOWED', `${field} "${text}" is not an allowed redirect URL.`, {
      field,
      url: text,
    })
  return url.href
}

const readCallbacks = (body: Json): Record<string, string> => {
  const sent = Object.entries(optionalRecord(own(body, 'callbacks'), 'callbacks') ?? {}).filter(([, url]) => url !== null)
  const checked = sent.map(([name, url]) => [name, checkCallback(url, `callbacks.${name}`)] as const)
  return Object.fromEntries(checked.filter(([name]) => KEPT_CALLBACKS.includes(name)))
}

const readParameters = (body: Json): [string, string][] => {
  const preferences = optionalRecord(own(body, 'preferences'), 'preferences') ?? {}
  const at = 'preferences.additionalQueryParameters'
  const entries = Object.entries(optionalRecord(own(preferences, 'additionalQueryParameters'), at) ?? {})
  if (entries.length > MAX_PARAMETERS)
    return refuse(at, `has size ${entries.length}, expected ${MAX_PARAMETERS} or less`, 'MAX_SIZE')
  return entries.map(([name, value]) => [name, optionalString(value, `${at}.${name}`, MAX_URL) ?? ''])
}

const readKind = (body: Json): (typeof KINDS)[number] => {
  const sent = KINDS.filter((kind) => own(body, kind) !== undefined && own(body, kind) !== null)
  if (sent.length === 1 && sent[0]) return sent[0]
  return refuse('intent', `exactly one of ${KINDS.join(', ')} is needed`, 'ONE_OF_ALIGNMENT')
}

export const createRedirectRoutes = () => {
  const app = createRouter()

  app.post('/_api/redirects-api/v1/redirect-session', (c) => {
    const { db, site } = c.var.shop
    const body = jsonBody(c)
    const kind = readKind(body)
    if (kind !== 'ecomCheckout') throw applicationError(400, 'NOT_OFFERED', `${kind} is not offered by this shop yet.`, { kind })
    const intent = optionalRecord(own(body, 'ecomCheckout'), 'ecomCheckout') ?? {}
    const checkoutId = requiredString(own(intent, 'checkoutId'), 'ecomCheckout.checkoutId', 100)
    const callbacks = readCallbacks(body)
    const parameters = readParameters(body)
    if (!db.get('SELECT 1 FROM checkout WHERE id = ? AND visitor_id = ?', checkoutId, c.var.visitorId))
      throw applicationError(404, 'CHECKOUT_NOT_FOUND', `There is no checkout "${checkoutId}".`, { checkoutId })

    const id = randomUUID()
    const url = new URL('/checkout', site.url)
    for (const [name, value] of parameters) url.searchParams.set(name, value)
    // Last, so that no forwarded parameter can take its name.
    url.searchParams.set('session', id)
    const now = new Date().toISOString()
    db.run('INSERT INTO redirect_session VALUES (?, ?, ?, ?, ?)', id, checkoutId, JSON.stringify(callbacks), url.href, now)
    return c.json({
      redirectSession: {
        id,
        fullUrl: url.href,
        urlDetails: { endpoint: `${site.url}/checkout`, searchParams: Object.fromEntries(url.searchParams) },
        sessionToken: null,
        shortUrl: `${site.url}/r/${id}`,
      },
    })
  })
  return app
}

/** docs/platform.md §7 "Redirect session": leads from the shop's page to a hosted page and back. */
import { type ApiContext, createRouter, jsonBody } from '../api-app'
import { isOwnCart, openCheckout } from '../cart/v2/open-checkout'
import { applicationError, refuse } from '../gateway/errors'
import type { Subject } from '../gateway/tokens'
import { isAllowedCallback } from '../identity/allowed-redirects'
import { CALLBACKS, type Callbacks, REDIRECT_PAGES, type RedirectKind } from '../identity/redirect-sessions'
import { type Json, optionalBoolean, optionalRecord, optionalString, own, requiredString } from '../untrusted'
import { notAllowed, readIntent } from './redirect-intent'

const MAX_URL = 4000
const MAX_PARAMETERS = 30

const checkCallback = (c: ApiContext, value: unknown, field: string): string => {
  const text = requiredString(value, field, MAX_URL)
  if (!URL.canParse(text)) return refuse(field, 'must be an absolute URL', 'FORMAT')
  if (!isAllowedCallback(c.var.shop.identity.rules.get(), text)) throw notAllowed(field, text)
  return new URL(text).href
}

const readCallbacks = (c: ApiContext, body: Json): Callbacks => {
  const sent = Object.entries(optionalRecord(own(body, 'callbacks'), 'callbacks') ?? {}).filter(([, url]) => url !== null)
  const checked = sent.map(([name, url]) => [name, checkCallback(c, url, `callbacks.${name}`)] as const)
  return Object.fromEntries(checked.filter(([name]) => (CALLBACKS as readonly string[]).includes(name)))
}

interface Preferences {
  /** Whether the hosted page gets the identity of the requesting member. */
  maintainIdentity: boolean
  parameters: [string, string][]
}

const readPreferences = (body: Json): Preferences => {
  const preferences = optionalRecord(own(body, 'preferences'), 'preferences') ?? {}
  const flag = (name: string) => optionalBoolean(own(preferences, name), `preferences.${name}`)
  flag('useGenericWixPages')
  flag('customize')
  const at = 'preferences.additionalQueryParameters'
  const entries = Object.entries(optionalRecord(own(preferences, 'additionalQueryParameters'), at) ?? {})
  if (entries.length > MAX_PARAMETERS)
    return refuse(at, `has size ${entries.length}, expected ${MAX_PARAMETERS} or less`, 'MAX_SIZE')
  return {
    maintainIdentity: flag('maintainIdentity') ?? true,
    parameters: entries.map(([name, value]) => [name, optionalString(value, `${at}.${name}`, MAX_URL) ?? '']),
  }
}

const pagePath = (kind: RedirectKind, params: Json): string =>
  kind === 'storesProduct' ? `${REDIRECT_PAGES[kind]}/${encodeURIComponent(String(params.productSlug))}` : REDIRECT_PAGES[kind]

/** Without identity, the hosted page gets the visitor, whose cart it needs, but not the member. */
const ownerFor = (subject: Subject | undefined, visitorId: string, maintainIdentity: boolean): Subject => {
  const owner: Subject = subject ?? { role: 'VISITOR', id: visitorId }
  return maintainIdentity ? owner : { role: 'VISITOR', id: owner.id }
}

export const createRedirectRoutes = () => {
  const app = createRouter()

  app.post('/_api/redirects-api/v1/redirect-session', (c) => {
    const { db, site, identity } = c.var.shop
    const body = jsonBody(c)
    // Browsers send `origin` with cross-origin calls; `null` means a page without one.
    const sentOrigin = c.req.header('origin')
    const origin = sentOrigin === 'null' ? undefined : sentOrigin
    const { kind, params } = readIntent(c, body, origin)
    const callbacks = readCallbacks(c, body)
    const { maintainIdentity, parameters } = readPreferences(body)
    const checkoutId = kind === 'ecomCheckout' ? String(params.checkoutId) : undefined
    // A cart of version 2 is its own checkout.
    if (checkoutId !== undefined && isOwnCart(db, checkoutId, c.var.visitorId)) openCheckout(db, checkoutId)
    if (
      checkoutId !== undefined &&
      !db.get('SELECT 1 FROM checkout WHERE id = ? AND visitor_id = ?', checkoutId, c.var.visitorId)
    )
      throw applicationError(404, 'CHECKOUT_NOT_FOUND', `There is no checkout "${checkoutId}".`, { checkoutId })

    const endpoint = site.url + pagePath(kind, params)
    const session = identity.redirects.create(
      {
        kind,
        params,
        callbacks,
        owner: ownerFor(c.var.caller.subject, c.var.visitorId, maintainIdentity || kind === 'logout'),
        ...(origin !== undefined && { origin }),
        ...(checkoutId !== undefined && { checkoutId }),
      },
      (id) => {
        const url = new URL(endpoint)
        for (const [name, value] of parameters) url.searchParams.set(name, value)
        // Last, so that no forwarded parameter can take its name.
        url.searchParams.set('session', id)
        return url
      },
    )
    const { searchParams } = new URL(session.fullUrl)
    return c.json({
      redirectSession: {
        id: session.id,
        fullUrl: session.fullUrl,
        urlDetails: { endpoint, searchParams: Object.fromEntries(searchParams) },
        sessionToken: null,
        shortUrl: `${site.url}/r/${session.id}`,
      },
    })
  })
  return app
}

/** The intent of a redirect session request: exactly one of the nine kinds, each with its own parameters. */
import type { ApiContext } from '../api-app'
import { applicationError, refuse } from '../gateway/errors'
import { isAllowedOrigin, isAllowedRedirectUri } from '../identity/allowed-redirects'
import { REDIRECT_KINDS, type RedirectKind } from '../identity/redirect-sessions'
import { type Json, optionalRecord, optionalString, own, requiredString } from '../untrusted'

const MAX_URL = 4000

export const RESPONSE_MODES = ['fragment', 'query', 'web_message'] as const
export type ResponseMode = (typeof RESPONSE_MODES)[number]
export const PROMPTS = ['login', 'none', 'consent', 'select_account'] as const
export type Prompt = (typeof PROMPTS)[number]

/** The `params` of a session of kind `auth`. */
export interface AuthParams {
  codeChallenge: string
  responseMode: ResponseMode
  redirectUri?: string
  state?: string
  sessionToken?: string
  idp?: string
  prompt?: Prompt
}

export const notAllowed = (field: string, url: string) =>
  applicationError(403, 'REDIRECT_URL_NOT_ALLOWED', `${field} "${url}" is not an allowed redirect URL.`, { field, url })

const oneOf = <T extends string>(value: unknown, field: string, allowed: readonly T[]): T | undefined => {
  const text = optionalString(value, field, 100)
  if (text === undefined) return undefined
  return allowed.find((one) => one === text) ?? refuse(field, `must be one of ${allowed.join(', ')}`, 'INVALID_ENUM_VALUE')
}

const readAuth = (c: ApiContext, intent: Json, origin: string | undefined): AuthParams => {
  const at = 'auth.authRequest'
  const request = optionalRecord(own(intent, 'authRequest'), at) ?? {}
  const text = (name: string) => optionalString(own(request, name), `${at}.${name}`, MAX_URL) || undefined
  const { clientId, identity } = c.var.shop
  if (requiredString(own(request, 'clientId'), `${at}.clientId`, 100) !== clientId)
    return refuse(`${at}.clientId`, 'is not the client of the token')
  const codeChallenge = requiredString(own(request, 'codeChallenge'), `${at}.codeChallenge`, 200)
  if (!/^[A-Za-z0-9_-]{43}$/.test(codeChallenge))
    return refuse(`${at}.codeChallenge`, 'must be the base64url form of a SHA-256 digest', 'FORMAT')
  oneOf(own(request, 'codeChallengeMethod'), `${at}.codeChallengeMethod`, ['S256'])
  oneOf(own(request, 'responseType'), `${at}.responseType`, ['code'])
  const responseMode = oneOf(own(request, 'responseMode'), `${at}.responseMode`, RESPONSE_MODES) ?? 'query'
  const redirectUri = text('redirectUri')
  const rules = identity.rules.get()
  if (redirectUri !== undefined && !isAllowedRedirectUri(rules, redirectUri)) throw notAllowed(`${at}.redirectUri`, redirectUri)
  if (redirectUri === undefined && responseMode !== 'web_message')
    return refuse(`${at}.redirectUri`, 'is required', 'REQUIRED_FIELD')
  // Without a redirect URI the message goes to the page that sent this request, so its origin must be allowed.
  if (redirectUri === undefined && origin !== undefined && !isAllowedOrigin(rules, origin)) throw notAllowed('origin', origin)
  const prompt = oneOf(own(intent, 'prompt'), 'auth.prompt', PROMPTS)
  const [state, sessionToken, idp] = [text('state'), text('sessionToken'), text('idp')]
  return {
    codeChallenge,
    responseMode,
    ...(redirectUri !== undefined && { redirectUri }),
    ...(state !== undefined && { state }),
    ...(sessionToken !== undefined && { sessionToken }),
    ...(idp !== undefined && { idp }),
    ...(prompt !== undefined && { prompt }),
  }
}

const readBookingsCheckout = (intent: Json): Json => {
  const at = 'bookingsCheckout.slotAvailability'
  const availability = optionalRecord(own(intent, 'slotAvailability'), at)
  if (!availability) return refuse(at, 'is required', 'REQUIRED_FIELD')
  const timezone = optionalString(own(intent, 'timezone'), 'bookingsCheckout.timezone', 100)
  return { slotAvailability: availability, ...(timezone !== undefined && { timezone }) }
}

/** The parameters that the hosted page needs; unknown ones are dropped. */
export const readIntent = (c: ApiContext, body: Json, origin: string | undefined): { kind: RedirectKind; params: Json } => {
  const sent = REDIRECT_KINDS.filter((kind) => own(body, kind) !== undefined && own(body, kind) !== null)
  const [kind] = sent
  if (sent.length !== 1 || !kind)
    return refuse('intent', `exactly one of ${REDIRECT_KINDS.join(', ')} is needed`, 'ONE_OF_ALIGNMENT')
  const intent = optionalRecord(own(body, kind), kind) ?? {}
  const text = (name: string) => requiredString(own(intent, name), `${kind}.${name}`, 200)
  switch (kind) {
    case 'bookingsCheckout':
      return { kind, params: readBookingsCheckout(intent) }
    case 'ecomCheckout':
      return { kind, params: { checkoutId: text('checkoutId') } }
    case 'eventsCheckout':
      return { kind, params: { reservationId: text('reservationId'), eventSlug: text('eventSlug') } }
    case 'paidPlansCheckout': {
      const checkoutData = optionalString(own(intent, 'checkoutData'), 'paidPlansCheckout.checkoutData', MAX_URL)
      return { kind, params: { planId: text('planId'), ...(checkoutData !== undefined && { checkoutData }) } }
    }
    case 'logout':
      if (text('clientId') !== c.var.shop.clientId) return refuse('logout.clientId', 'is not the client of the token')
      return { kind, params: {} }
    case 'auth':
      return { kind, params: { ...readAuth(c, intent, origin) } }
    case 'storesProduct':
      return { kind, params: { productSlug: text('productSlug') } }
    case 'bookingsBook':
      return { kind, params: { resourceSlug: text('resourceSlug') } }
    case 'login':
      return { kind, params: {} }
  }
}
